//! The text of the map's caption.

use super::text::map as text;
use crate::game::table::overview::SampleGrid;

pub use text::*;

/// Returns what a pixel of the map shows: `One even-length cell sampled per 1,251 × 1,251 block`.
pub fn pixel_text(samples: &SampleGrid) -> String {
    let [rows, columns] = [samples.rows, samples.columns].map(|steps| steps.step());
    // With one pixel for each column, the cells of the other lengths are left out.
    match (rows, columns) {
        (1, 1) => text::own_color(samples.lengths).to_owned(),
        (_, 1) => text::sampled_with_copies(rows, columns, samples.lengths),
        _ => text::sampled(rows, columns, samples.lengths),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::table::overview::Lengths;
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
