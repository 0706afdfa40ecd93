//! The text of the map's caption.

use crate::game::table::overview::{Lengths, SampleGrid};
use crate::number::group_count;

/// Returns what a pixel of the map shows: `One even-length cell sampled per 1,251 × 1,251 block`.
pub fn pixel_text(samples: &SampleGrid) -> String {
    let [rows, columns] = [samples.rows, samples.columns].map(|steps| steps.step());
    let block = format!("{} × {} block", group_count(rows), group_count(columns));
    // With one pixel for each column, the cells of the other lengths are left out.
    let copies = match samples.lengths {
        Lengths::All => None,
        Lengths::Even => Some("Odd-length cells copy their neighbor's color"),
        Lengths::Odd => Some("Even-length cells copy their neighbor's color"),
    };
    match (samples.lengths, rows, columns) {
        (_, 1, 1) => copies.unwrap_or("Each cell has its own color").to_owned(),
        (_, _, 1) => {
            let copies = copies.map_or(String::new(), |copies| format!(". {copies}"));
            format!("One cell sampled per {block}{copies}")
        }
        (Lengths::All, ..) => format!("One cell sampled per {block}, odd and even lengths in turn"),
        (Lengths::Even, ..) => format!("One even-length cell sampled per {block}"),
        (Lengths::Odd, ..) => format!("One odd-length cell sampled per {block}"),
    }
}

/// Returns what is seen in the map of the table of a long row, and what to try.
pub fn picture_text() -> &'static str {
    "Each dot is a cell: the result of best play on one interval. Try this: zoom into the corner with the mouse wheel, \
     color by pick, or show only even or odd lengths."
}

/// What the colors on the left of the scale mean, on a slide.
pub fn mover_is_behind() -> &'static str {
    "mover behind"
}

/// What the colors on the right of the scale mean, on a slide.
pub fn mover_is_ahead() -> &'static str {
    "ahead"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::table::overview::SampleAxis;

    fn text(rows: usize, columns: usize, lengths: Lengths) -> String {
        let [rows, columns] = [rows, columns].map(|count| SampleAxis::covering(0..count, 800));
        pixel_text(&SampleGrid { rows, columns, lengths })
    }

    #[test]
    fn a_pixel_is_one_cell_of_a_block() {
        let texts = Lengths::ALL.map(|lengths| text(1_000_000, 2_000, lengths));
        assert_eq!(
            texts,
            [
                "One cell sampled per 1,251 × 3 block, odd and even lengths in turn",
                "One even-length cell sampled per 1,251 × 3 block",
                "One odd-length cell sampled per 1,251 × 3 block",
            ]
        );
    }

    #[test]
    fn if_each_column_has_a_pixel_a_cell_stands_for_the_next_one() {
        assert_eq!(text(800, 800, Lengths::All), "Each cell has its own color");
        assert_eq!(text(800, 800, Lengths::Even), "Odd-length cells copy their neighbor's color");
        assert_eq!(
            text(2_000, 800, Lengths::Odd),
            "One cell sampled per 3 × 1 block. Even-length cells copy their neighbor's color"
        );
        assert_eq!(text(2_000, 800, Lengths::All), "One cell sampled per 3 × 1 block");
    }
}
