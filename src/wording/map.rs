//! The text of the map's caption.

use crate::game::table::overview::{Lengths, SampleGrid};
use crate::number::group_count;

/// Returns what a pixel of the map shows: `each pixel is one cell of 1,251 × 1,251, all lengths even`.
pub fn pixel_text(samples: &SampleGrid) -> String {
    let [rows, columns] = [samples.rows, samples.columns].map(|steps| steps.step());
    let cell = if (rows, columns) == (1, 1) {
        "each cell has a colour".to_owned()
    } else {
        let [height, width] = [rows, columns].map(group_count);
        format!("each pixel is one cell of {height} × {width}")
    };
    match (samples.lengths, columns) {
        (Lengths::All, 1) => cell,
        (Lengths::All, _) => format!("{cell}, lengths odd and even by turns"),
        (Lengths::Even, 1) => format!("{cell}; one of odd length, that of the cell before it"),
        (Lengths::Odd, 1) => format!("{cell}; one of even length, that of the cell before it"),
        (Lengths::Even, _) => format!("{cell}, all lengths even"),
        (Lengths::Odd, _) => format!("{cell}, all lengths odd"),
    }
}

/// Returns what is seen in the picture of the whole table of a long row, and what to try.
pub fn picture_text() -> &'static str {
    "Each dot is a cell: best play on the coins between two ends. Try this: zoom into the corner with the wheel, \
     colour by the pick, or show one parity of the lengths."
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
        let begin = "each pixel is one cell of 1,251 × 3, ";
        assert_eq!(texts[0], format!("{begin}lengths odd and even by turns"));
        assert_eq!(texts[1], format!("{begin}all lengths even"));
        assert_eq!(texts[2], format!("{begin}all lengths odd"));
    }

    #[test]
    fn if_each_column_has_a_pixel_a_cell_stands_for_the_next_one() {
        assert_eq!(text(800, 800, Lengths::All), "each cell has a colour");
        assert_eq!(
            text(800, 800, Lengths::Even),
            "each cell has a colour; one of odd length, that of the cell before it"
        );
        assert_eq!(
            text(2_000, 800, Lengths::Odd),
            "each pixel is one cell of 3 × 1; one of even length, that of the cell before it"
        );
    }
}
