//! One worksheet, before it is laid out in a format.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::error::{MAX_SUMS_IN_TEXT, WorksheetError};
use super::gaps::GappedRecurrence;
use super::task::{Facts, RecurrenceShown, TableShown, Task, WrongNumber};
use super::variants::{AlikeRows, Difficulty};
use crate::game::table::derivation::{CellNumbers, Derivation, Numbers};
use crate::game::{CountFrom, Interval, Recurrence, Row, Table, Window};
use crate::limits::MAX_COINS_OF_WORKSHEET;
use crate::number::Number;
use crate::session::Layout;
use crate::wording::recurrence::formula;
use crate::wording::{row_text, sentences, worksheet as wording};

/// The choices that all worksheets of a set share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetStyle {
    pub task: Task,
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
    /// The wrong number of a sheet that asks for it.
    wrong: Option<WrongNumber>,
    /// The recurrence with gaps of a sheet that asks for them.
    gaps: Option<&'static GappedRecurrence>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetCell {
    pub interval: Interval,
    pub shown: CellNumbers,
    /// Whether students fill it in.
    pub is_blank: bool,
}

impl Worksheet {
    /// Returns the worksheet of a row. O(n²).
    ///
    /// # Errors
    /// If the row is too long, or has no such empty cells, or the recurrence has none that can be gaps.
    pub fn new(row: Row, style: SheetStyle, texts: SheetTexts) -> Result<Self, WorksheetError> {
        let n = row.len();
        if n > MAX_COINS_OF_WORKSHEET {
            return Err(WorksheetError::TooManyCoins { n });
        }
        let (shown, recurrence) = (style.task.definition().table, style.task.definition().recurrence);
        let gaps = match recurrence {
            RecurrenceShown::Gaps => Some(GappedRecurrence::of(style.recurrence).ok_or(WorksheetError::NoForm)?),
            _ => None,
        };
        let blanks = if shown == TableShown::Blanks { style.blanks.cells(n)? } else { Vec::new() };
        let table = Table::new(row);
        let window = table.window(0..=n - 1, 0..=n - 1);
        let mut is_blank = vec![false; n * n];
        for interval in &blanks {
            is_blank[interval.i * n + interval.j] = true;
        }
        let mut sheet = Self { style, texts, table, window, blanks, is_blank, wrong: None, gaps };
        sheet.wrong = (shown == TableShown::Wrong).then(|| sheet.wrong_number());
        Ok(sheet)
    }

    /// Returns a wrong number: in a cell whose ends differ, that of the worse end. The row decides which cell it is.
    fn wrong_number(&self) -> WrongNumber {
        let mut cells: Vec<_> = by_diagonals(self.n()).into_iter().map(|interval| self.derivation(interval)).collect();
        let worse = |cell: &Derivation| {
            let best = cell.numbers().first;
            cell.branches.iter().flatten().filter_map(|branch| branch.worth).find(|worth| best != Some(*worth))
        };
        // A cell of two coins shows its mistake at once.
        for least in [3, 2] {
            let wrong = |cell: &&Derivation| cell.interval.len() >= least && worse(cell).is_some();
            let count = cells.iter().filter(wrong).count().max(1) as u64;
            let number = self.row().coins().iter().map(|coin| coin.unsigned_abs()).sum::<u64>();
            if let Some(cell) = cells.iter().filter(wrong).nth((number % count) as usize) {
                return WrongNumber { shown: worse(cell).expect("the cell is one of these"), cell: cell.clone() };
            }
        }
        let cell = cells.pop().expect("a row has a coin");
        WrongNumber { shown: cell.numbers().first.map_or(0, |number| number + 1), cell }
    }

    /// Returns how the recurrence computes a cell.
    pub fn derivation(&self, interval: Interval) -> Derivation {
        Derivation::in_window(&self.window, &self.table, self.style.recurrence, interval)
    }

    /// Returns the answer in words: the result and the reason, each as a paragraph.
    pub fn answer(&self) -> Vec<String> {
        let &SheetStyle { task, recurrence, count_from, .. } = &self.style;
        let (wrong, gaps) = (self.wrong.as_ref(), self.gaps);
        (task.definition().solve)(&Facts { table: &self.table, recurrence, count_from, wrong, gaps })
    }

    /// Returns the names of the lines to write on.
    pub fn lines(&self) -> Vec<String> {
        (self.style.task.definition().lines)(self.n())
    }

    /// Returns the recurrence with gaps, if the sheet asks for them. Such a sheet shows no row.
    pub fn gaps(&self) -> Option<&'static GappedRecurrence> {
        self.gaps
    }

    pub fn row(&self) -> &Row {
        self.table.row()
    }

    /// Returns the table of the classic rule.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the wrong number of a sheet that asks for it: how its cell is computed, and what is shown.
    pub fn wrong(&self) -> Option<(&Derivation, Number)> {
        self.wrong.as_ref().map(|wrong| (&wrong.cell, wrong.shown))
    }

    /// Returns the rules, and what a cell is about: in the rows and columns of a square if `in_square`. The recurrence
    /// follows if the sheet shows it.
    pub fn rules(&self, in_square: bool) -> Vec<String> {
        let (shown, recurrence) = (self.style.task.definition().recurrence, self.style.recurrence);
        if shown == RecurrenceShown::None {
            return vec![wording::rules().to_owned()];
        }
        // What another rule is stands in the meaning.
        let rules = if recurrence.other_rule().is_some() { "" } else { wording::rules() };
        let mut texts = vec![sentences([rules, &wording::meaning(recurrence, in_square)])];
        if shown == RecurrenceShown::Formula {
            texts.push(formula(recurrence));
        }
        texts
    }

    /// Returns how difficult the row is.
    pub fn difficulty(&self) -> String {
        wording::difficulty(row_text(self.row()), &AlikeRows::from(Difficulty::of(self.row().coins())).numbers())
    }

    /// Returns the number of coins.
    pub fn n(&self) -> usize {
        self.table.n()
    }

    /// Returns the empty cells by diagonals, the shortest intervals first.
    pub fn blanks(&self) -> &[Interval] {
        &self.blanks
    }

    /// Returns a cell of the sheet or of its solution. A sheet with a wrong number has no arrows, which would tell it, and
    /// its solution marks the cell.
    pub fn cell(&self, interval: Interval, side: Side) -> SheetCell {
        let cell = self.window.cell(interval).expect("the window is the whole table");
        let mut shown = Numbers::new(&self.table, self.style.recurrence).cell(interval, cell);
        let mut is_blank = self.is_blank[interval.i * self.n() + interval.j];
        if let Some(wrong) = &self.wrong {
            let is_wrong = wrong.cell.interval == interval;
            is_blank = is_wrong && side == Side::Solution;
            if side == Side::Sheet {
                shown.pick = None;
                shown.first = if is_wrong { Some(wrong.shown) } else { shown.first };
            }
        }
        SheetCell { interval, shown, is_blank }
    }

    /// Returns all cells by rows of the table.
    pub fn cells(&self, side: Side) -> impl Iterator<Item = SheetCell> {
        self.window.iter().map(move |(interval, _)| self.cell(interval, side))
    }

    /// Returns how the empty cells of two coins or more are computed, by diagonals.
    pub fn sums(&self) -> impl Iterator<Item = Derivation> {
        let blanks = self.blanks.iter().filter(|interval| self.style.recurrence.has_choice(interval.len()));
        blanks.map(|interval| self.derivation(*interval))
    }

    /// Returns those of the sums that a document of text has lines for, and whether these are all.
    pub fn sums_in_text(&self) -> (Vec<Derivation>, bool) {
        let all = self.sums().count() <= MAX_SUMS_IN_TEXT;
        (self.sums().take(MAX_SUMS_IN_TEXT).collect(), all)
    }

    /// Returns whether the sheet has a table.
    pub fn has_table(&self) -> bool {
        self.style.task.definition().table != TableShown::None
    }

    /// Returns whether some cells are given and others are empty.
    pub fn has_given(&self) -> bool {
        !self.blanks.is_empty() && self.blanks.len() < self.n() * (self.n() + 1) / 2
    }

    /// Returns the number that is shown for an index of a coin.
    pub fn index(&self, index: usize) -> usize {
        self.style.count_from.index(index)
    }
}

/// Which cells of the table are empty, so that students fill them in. The others are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Blanks {
    /// All cells, those of single coins, too.
    #[default]
    All,
    /// The cells of the intervals with this many coins, from 1.
    Diagonal(usize),
    /// Every second cell in the order of the diagonals. The cell of the whole row is always empty.
    EverySecond,
    /// Cells that are drawn with a seed. The same seed gives the same cells of all rows of a length.
    Seed {
        seed: u64,
        /// The share of the cells in percent, from 1 to 100. It is rounded up to whole cells.
        percent: u8,
    },
}

impl Blanks {
    /// Returns the empty cells of the table of `n` coins by diagonals, the shortest intervals first. There is at least
    /// one. O(n²).
    ///
    /// # Errors
    /// If the table has no such diagonal, or the share is out of range.
    pub fn cells(self, n: usize) -> Result<Vec<Interval>, WorksheetError> {
        let mut all = by_diagonals(n);
        match self {
            Self::All => {}
            Self::Diagonal(length) if !(1..=n).contains(&length) => {
                return Err(WorksheetError::NoDiagonal { length, n });
            }
            Self::Diagonal(length) => all.retain(|interval| interval.len() == length),
            Self::EverySecond => {
                let last = all.len() - 1;
                let mut number = 0;
                all.retain(|_| {
                    number += 1;
                    (last + 1 - number).is_multiple_of(2)
                });
            }
            Self::Seed { percent, .. } if !(1..=100).contains(&percent) => {
                return Err(WorksheetError::Share { percent });
            }
            Self::Seed { seed, percent } => {
                let count = (all.len() * usize::from(percent)).div_ceil(100);
                all.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
                all.truncate(count);
                all.sort_unstable_by_key(|interval| (interval.len(), interval.i));
            }
        }
        Ok(all)
    }
}

/// Returns all intervals of a row of `n` coins, by length and then from the left.
fn by_diagonals(n: usize) -> Vec<Interval> {
    (1..=n).flat_map(|length| (0..=n - length).map(move |i| Interval::new(i, i + length - 1))).collect()
}

#[cfg(test)]
mod tests {
    use crate::text::said;
    use proptest::prelude::*;

    use super::*;

    fn cells(blanks: Blanks, n: usize) -> Vec<(usize, usize)> {
        blanks.cells(n).unwrap().into_iter().map(|interval| (interval.i, interval.j)).collect()
    }

    #[test]
    fn all_cells_are_empty_or_those_of_one_diagonal() {
        assert_eq!(cells(Blanks::All, 3), [(0, 0), (1, 1), (2, 2), (0, 1), (1, 2), (0, 2)]);
        assert_eq!(cells(Blanks::Diagonal(2), 3), [(0, 1), (1, 2)]);
        assert_eq!(cells(Blanks::Diagonal(3), 3), [(0, 2)]);
    }

    #[test]
    fn every_second_cell_is_empty_and_always_that_of_the_whole_row() {
        assert_eq!(cells(Blanks::EverySecond, 1), [(0, 0)]);
        assert_eq!(cells(Blanks::EverySecond, 3), [(1, 1), (0, 1), (0, 2)]);
        for n in 1..20 {
            let empty = cells(Blanks::EverySecond, n);
            assert_eq!((empty.len(), empty.last()), ((n * (n + 1) / 2).div_ceil(2), Some(&(0, n - 1))));
        }
    }

    #[test]
    fn a_seed_draws_the_same_cells_in_every_version() {
        // Worksheets that are handed out rely on it.
        let expected = [(0, 0), (2, 2), (1, 2), (0, 2), (0, 3)];
        assert_eq!(cells(Blanks::Seed { seed: 7, percent: 50 }, 4), expected);
    }

    #[test]
    fn a_diagonal_or_a_share_that_does_not_exist_is_refused() {
        for (blanks, message) in [
            (Blanks::Diagonal(0), "there is no diagonal 0; a row of 4 coins has the diagonals 1 to 4"),
            (Blanks::Diagonal(5), "there is no diagonal 5; a row of 4 coins has the diagonals 1 to 4"),
            (Blanks::Seed { seed: 7, percent: 0 }, said("errors.worksheet-share-out-of-range", &["0"])),
            (Blanks::Seed { seed: 7, percent: 101 }, said("errors.worksheet-share-out-of-range", &["101"])),
        ] {
            assert_eq!(blanks.cells(4).unwrap_err().to_string(), message);
        }
    }

    proptest! {
        #[test]
        fn a_seed_draws_a_share_of_different_cells_in_order(n in 1..30_usize, seed: u64, percent in 1..=100_u8) {
            let empty = cells(Blanks::Seed { seed, percent }, n);
            let all = n * (n + 1) / 2;
            prop_assert_eq!(empty.len(), (all * usize::from(percent)).div_ceil(100));
            prop_assert!(empty.is_sorted_by_key(|(i, j)| (j - i, *i)));
            prop_assert!(empty.windows(2).all(|pair| pair[0] != pair[1]));
            prop_assert!(empty.iter().all(|(i, j)| i <= j && *j < n));
        }
    }
}
