//! The cells and the caption of a table, which all formats for documents share.

use super::filled_table::FilledTable;
use crate::game::{Interval, Pick, Window};
use crate::wording::export::table_caption;

/// The numbers and the pick of a filled cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownCell {
    /// The first number that the recurrence stores.
    pub first: i64,
    /// The second number, if the recurrence stores one.
    pub second: Option<i64>,
    /// The end that best play takes, or `None` for a single coin, which is no choice.
    pub pick: Option<Pick>,
}

impl ShownCell {
    /// Returns the sign of the best end from these for left, right and either. It is empty for a single coin.
    pub fn arrow(&self, [left, right, either]: [&'static str; 3]) -> &'static str {
        match self.pick {
            Some(Pick::Left) => left,
            Some(Pick::Right) => right,
            Some(Pick::Tie) => either,
            None => "",
        }
    }
}

/// The computed cells of a [`FilledTable`].
pub struct TableCells<'a> {
    filled: &'a FilledTable<'a>,
    window: Window,
}

impl<'a> TableCells<'a> {
    /// Computes the cells. O(n²) time and memory.
    pub fn new(filled: &'a FilledTable<'a>) -> Self {
        let last = filled.table.n() - 1;
        Self { filled, window: filled.table.window(0..=last, 0..=last) }
    }

    /// Returns the values of the row's coins.
    pub fn coins(&self) -> &[i64] {
        self.filled.table.row().coins()
    }

    /// Returns the number that stands for the coin with this index.
    pub fn number(&self, index: usize) -> usize {
        self.filled.count_from.index(index)
    }

    /// Returns the cell in row `i` and column `j`, or `None` if it is below the diagonal or not filled yet.
    pub fn cell(&self, i: usize, j: usize) -> Option<ShownCell> {
        if i > j {
            return None;
        }
        let interval = Interval::new(i, j);
        let fill = self.filled.fill;
        let cell = self.window.cell(interval).filter(|_| fill.is_written(interval, self.filled.head))?;
        let (first, second) = fill.recurrence.numbers(cell);
        Some(ShownCell { first, second, pick: (!interval.is_single()).then(|| cell.pick()) })
    }

    /// Returns the names of the numbers in a cell, with `between` between two.
    pub fn names(&self, between: &str) -> String {
        let (first, second) = self.filled.fill.recurrence.quantities();
        let second = second.map(|second| format!("{between}{}", second.name()));
        format!("{}{}", first.name(), second.unwrap_or_default())
    }

    /// Returns two sentences about the table, with `between` between the numbers of a cell.
    pub fn caption(&self, between: &str) -> String {
        let fill = self.filled.fill;
        let (done, steps) = (self.filled.head.max(0.0) as u64, fill.steps());
        table_caption(&self.names(between), fill.order, done, steps)
    }
}
