//! The table at a position of its fill, and its cells.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::game::table::derivation::{CellNumbers, Numbers};
use crate::game::{CountFrom, Fill, Interval, Table, Window};
use crate::text::parts::keyed_by_name;
use crate::wording::export::table_caption;

/// The table of a row at a position of its fill. It holds only the cells that are filled by then, so that students can
/// fill in the rest by hand.
#[derive(Clone, Copy, Debug)]
pub struct FilledTable<'a> {
    pub table: &'a Table,
    /// The fill of a row of this length.
    pub fill: Fill,
    /// The position in steps. At or behind the last step the table is complete.
    pub head: f64,
    pub count_from: CountFrom,
}

/// What stands between two values of a CSV table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Separator {
    #[default]
    Comma,
    /// For Excel where the decimal mark is a comma.
    Semicolon,
    Tab,
}

keyed_by_name! { Separator }

impl Separator {
    pub const ALL: [Self; 3] = [Self::Comma, Self::Semicolon, Self::Tab];

    pub fn character(self) -> char {
        match self {
            Self::Comma => ',',
            Self::Semicolon => ';',
            Self::Tab => '\t',
        }
    }
}

/// The computed cells of a [`FilledTable`].
pub struct TableCells<'a> {
    filled: &'a FilledTable<'a>,
    window: Window,
    numbers: Numbers<'a>,
}

impl<'a> TableCells<'a> {
    /// Computes the cells. O(n²) time and memory.
    pub fn new(filled: &'a FilledTable<'a>) -> Self {
        let last = filled.table.n() - 1;
        let numbers = Numbers::new(filled.table, filled.fill.recurrence);
        Self { filled, window: filled.table.window(0..=last, 0..=last), numbers }
    }

    /// Returns the values of the row's coins.
    pub fn coins(&self) -> &[i64] {
        self.filled.table.row().coins()
    }

    /// Returns the number that stands for the coin with this index.
    pub fn number(&self, index: usize) -> usize {
        self.filled.count_from.index(index)
    }

    /// Returns the names of the numbers in a cell, with `between` between two.
    pub fn names(&self, between: &str) -> String {
        self.filled.fill.recurrence.names(between)
    }

    /// Returns the cell in row `i` and column `j`, or `None` if it is below the diagonal or not filled yet.
    pub fn cell(&self, i: usize, j: usize) -> Option<CellNumbers> {
        let FilledTable { fill, head, .. } = *self.filled;
        let interval = (i <= j).then(|| Interval::new(i, j)).filter(|interval| fill.is_written(*interval, head))?;
        Some(self.numbers.cell(interval, self.window.cell(interval)?))
    }

    /// Returns two sentences about the table, with `between` between the numbers of a cell.
    pub fn caption(&self, between: &str) -> String {
        let FilledTable { fill, head, .. } = *self.filled;
        table_caption(&self.names(between), fill.order, head.max(0.0) as u64, fill.steps())
    }
}
