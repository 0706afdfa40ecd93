//! A part of the table, and the labels around it. All lengths are in points of 1/72 inch.

use crate::export::worksheet::sheet::Worksheet;
use crate::game::Interval;
use crate::number::exact;
use crate::picture::{Face, fonts};
use crate::wording::worksheet as wording;

/// The height of the row above the table, with its indices.
pub const HEADER_HEIGHT: f32 = 44.0;
/// The height of the legend, with the space below the table.
pub const LEGEND_HEIGHT: f32 = 30.0;
/// The text size of labels.
pub const LABEL: f32 = 8.0;
/// The space between two columns of labels.
pub const LABEL_GAP: f32 = 7.0;
/// The largest width of a coin's value beside the table.
const MAX_VALUE_WIDTH: f32 = 62.0;

/// A block of rows and columns of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The first row and the first column.
    pub first: (usize, usize),
    /// The number of rows and of columns.
    pub length: (usize, usize),
}

impl Block {
    /// Returns the whole table of `n` coins.
    pub fn whole(n: usize) -> Self {
        Self { first: (0, 0), length: (n, n) }
    }

    /// Returns the first and the last row.
    pub fn rows(self) -> [usize; 2] {
        [self.first.0, self.first.0 + self.length.0 - 1]
    }

    /// Returns the first and the last column.
    pub fn columns(self) -> [usize; 2] {
        [self.first.1, self.first.1 + self.length.1 - 1]
    }

    /// Returns whether a cell is in the block.
    pub fn contains(self, Interval { i, j }: Interval) -> bool {
        let is_in = |[first, last]: [usize; 2], index: usize| (first..=last).contains(&index);
        is_in(self.rows(), i) && is_in(self.columns(), j)
    }
}

/// Returns the text size and the width of the values beside a square table.
pub fn value_labels(sheet: &Worksheet) -> (f32, f32) {
    let width = |value: &i64| fonts::width(Face::Regular, LABEL, &exact(*value));
    let widest = sheet.row().coins().iter().map(width).fold(fonts::width(Face::Regular, LABEL, &values()), f32::max);
    let size = LABEL * (MAX_VALUE_WIDTH / widest).min(1.0);
    (size, widest * size / LABEL)
}

/// The name of the values beside the table.
fn values() -> String {
    wording::value_of("i")
}

fn index_width(sheet: &Worksheet) -> f32 {
    fonts::width(Face::Strong, LABEL, &sheet.index(sheet.n() - 1).to_string())
}

/// Returns the width of the labels beside a square table: the indices and the values of the coins.
pub fn label_width(sheet: &Worksheet) -> f32 {
    index_width(sheet) + value_labels(sheet).1 + 2.0 * LABEL_GAP
}
