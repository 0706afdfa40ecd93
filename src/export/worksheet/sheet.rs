//! One worksheet, before it is laid out in a format.

use super::blanks::Blanks;
use super::error::WorksheetError;
use super::limits::{MAX_COINS_OF_WORKSHEET, MAX_SUMS_IN_TEXT};
use crate::export::text::filled_table::ShownCell;
use crate::game::table::recurrence::Derivation;
use crate::game::{CountFrom, Interval, Recurrence, Row, Table, Window};
use crate::session::Layout;

/// The choices that all worksheets of a set share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetStyle {
    pub blanks: Blanks,
    pub recurrence: Recurrence,
    pub layout: Layout,
    pub count_from: CountFrom,
}

/// Whether a page is to write on or shows the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Sheet,
    Solution,
}

/// The texts around the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetTexts {
    pub title: String,
    /// The label with the number of the sheet and its seed, or nothing.
    pub label: String,
    /// What the row was drawn from, or nothing.
    pub origin: String,
    /// What the rows of the set have in common, or nothing. Only the solution shows it, because it counts the ties.
    pub alike: String,
}

/// A worksheet: a row, its table, and which cells are empty.
#[derive(Clone, Debug)]
pub struct Worksheet {
    pub style: SheetStyle,
    pub texts: SheetTexts,
    table: Table,
    window: Window,
    /// By diagonals.
    blanks: Vec<Interval>,
    /// Whether the cell of row `i` and column `j` is empty, at `i * n + j`.
    is_blank: Vec<bool>,
}

/// A cell of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetCell {
    pub interval: Interval,
    pub shown: ShownCell,
    /// Whether students fill it in.
    pub is_blank: bool,
}

impl Worksheet {
    /// Returns the worksheet of a row. O(n²).
    ///
    /// # Errors
    /// If the row is too long, or has no such empty cells.
    pub fn new(row: Row, style: SheetStyle, texts: SheetTexts) -> Result<Self, WorksheetError> {
        let n = row.len();
        if n > MAX_COINS_OF_WORKSHEET {
            return Err(WorksheetError::TooManyCoins { n });
        }
        let blanks = style.blanks.cells(n)?;
        let table = Table::new(row);
        let window = table.window(0..=n - 1, 0..=n - 1);
        let mut is_blank = vec![false; n * n];
        for interval in &blanks {
            is_blank[interval.i * n + interval.j] = true;
        }
        Ok(Self { style, texts, table, window, blanks, is_blank })
    }

    /// Returns the row.
    pub fn row(&self) -> &Row {
        self.table.row()
    }

    /// Returns the number of coins.
    pub fn n(&self) -> usize {
        self.table.n()
    }

    /// Returns the empty cells by diagonals, the shortest intervals first.
    pub fn blanks(&self) -> &[Interval] {
        &self.blanks
    }

    /// Returns a cell of the table.
    pub fn cell(&self, interval: Interval) -> SheetCell {
        let cell = self.window.cell(interval).expect("the window is the whole table");
        SheetCell {
            interval,
            shown: ShownCell::new(self.style.recurrence, interval, cell),
            is_blank: self.is_blank[interval.i * self.n() + interval.j],
        }
    }

    /// Returns all cells by rows of the table.
    pub fn cells(&self) -> impl Iterator<Item = SheetCell> {
        self.window.iter().map(|(interval, _)| self.cell(interval))
    }

    /// Returns how the empty cells of two coins or more are computed, by diagonals.
    pub fn sums(&self) -> impl Iterator<Item = Derivation> {
        let blanks = self.blanks.iter().filter(|interval| !interval.is_single());
        blanks.map(|interval| Derivation::in_window(&self.window, self.row(), self.style.recurrence, *interval))
    }

    /// Returns those of the sums that a document of text has lines for, and whether these are all.
    pub fn sums_in_text(&self) -> (Vec<Derivation>, bool) {
        let all = self.sums().count() <= MAX_SUMS_IN_TEXT;
        (self.sums().take(MAX_SUMS_IN_TEXT).collect(), all)
    }

    /// Returns whether a cell is given.
    pub fn has_given(&self) -> bool {
        self.blanks.len() < self.n() * (self.n() + 1) / 2
    }

    /// Returns the number that is shown for an index of a coin.
    pub fn index(&self, index: usize) -> usize {
        self.style.count_from.index(index)
    }
}
