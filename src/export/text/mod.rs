//! The table, the steps that fill it and a game as text: to compute with, to hand out, or to put into a document.
//!
//! A [`Sheet`] is the table at a position of its fill, in one of four [`Format`]s. [`steps`] tells how its cells come
//! to their values, in the words of the step panel, and [`game`] lists the moves of a game.

use std::io::{self, BufWriter, Write};

use crate::game::{Fill, Table};
use crate::number::group_thousands;

mod csv;
mod game;
mod grid;
mod latex;
mod markdown;
mod steps;
mod typst;

use grid::Grid;

pub(crate) use game::moves;
pub use game::{MAX_COINS_OF_GAME, game};
pub use steps::{MAX_COINS_OF_STEPS, MAX_STEPS, steps};

/// What a table is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Comma-separated values by RFC 4180, a line for each cell that is written: `i`, `j`, `coin_i`, `coin_j`, `sum`,
    /// the numbers of the recurrence by their names, `pick` (`left`, `right` or `tie`; nothing for a single coin), and
    /// `step`, the number of the step that writes the cell, from 1. In UTF-8, with the minus of ASCII.
    Csv,
    /// A pipe table in the square layout, below a line that says what it holds.
    Markdown,
    /// A `tabular` with the rules of `booktabs`, to be read by `\input`.
    Latex,
    /// A `#table` with the same rules.
    Typst,
}

impl Format {
    pub const ALL: [Self; 4] = [Self::Csv, Self::Markdown, Self::Latex, Self::Typst];

    /// What the screen calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Csv => "CSV",
            Self::Markdown => "Markdown",
            Self::Latex => "LaTeX",
            Self::Typst => "Typst",
        }
    }

    /// The extension of its files, without a dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Markdown => "md",
            Self::Latex => "tex",
            Self::Typst => "typ",
        }
    }

    /// The longest row that is written in it. Tables to compute with may be longer than those to read; the longest has
    /// 8,002,000 cells.
    pub fn max_coins(self) -> usize {
        match self {
            Self::Csv => 4_000,
            Self::Markdown | Self::Latex | Self::Typst => 1_000,
        }
    }
}

/// Why nothing, or not all, has been written.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The row is too long.
    #[error("{text} holds at most {} coins; this row has {}", grouped(*.most as u64), grouped(*.n as u64))]
    TooManyCoins {
        /// What was to be written: `a LaTeX table`.
        text: &'static str,
        most: usize,
        n: usize,
    },
    /// More steps are asked for than are told.
    #[error("at most {} steps are told at once; these are {}", grouped(*.most), grouped(*.steps))]
    TooManySteps { most: u64, steps: u64 },
    /// What was written to took no more.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// The table of a row at a position of its fill: only what is written by then, so that the rest can be filled in by
/// hand.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    table: &'a Table,
    fill: Fill,
    head: f64,
}

impl<'a> Sheet<'a> {
    /// The table at the position `head`, in steps of `fill`; the number of its steps and more is all of it.
    ///
    /// # Panics
    /// If `fill` is that of a row of another length.
    pub fn new(table: &'a Table, fill: Fill, head: f64) -> Self {
        assert_eq!(fill.n, table.n(), "a table is filled by a fill of its own length");
        Self { table, fill, head }
    }

    /// Writes it to `out`, which needs no buffer of its own.
    ///
    /// O(n²) time. CSV takes 24 bytes for each cell of 64 rows; the others take that for all n² cells.
    ///
    /// # Errors
    /// If the row is longer than the format's [`max_coins`](Format::max_coins), of which nothing is written, or if
    /// `out` fails.
    pub fn write(&self, format: Format, out: &mut impl Write) -> Result<(), TextError> {
        let text = match format {
            Format::Csv => "a CSV table",
            Format::Markdown => "a Markdown table",
            Format::Latex => "a LaTeX table",
            Format::Typst => "a Typst table",
        };
        check_length(text, format.max_coins(), self.table.n())?;
        let mut out = BufWriter::new(out);
        match format {
            Format::Csv => csv::write(self, &mut out)?,
            Format::Markdown => markdown::write(&Grid::new(self), &mut out)?,
            Format::Latex => latex::write(&Grid::new(self), &mut out)?,
            Format::Typst => typst::write(&Grid::new(self), &mut out)?,
        }
        Ok(out.flush()?)
    }

    /// The text of it, to copy.
    ///
    /// # Errors
    /// If the row is longer than the format's [`max_coins`](Format::max_coins).
    pub fn text(&self, format: Format) -> Result<String, TextError> {
        let mut bytes = Vec::new();
        self.write(format, &mut bytes)?;
        Ok(String::from_utf8(bytes).expect("every format is UTF-8"))
    }
}

fn check_length(text: &'static str, most: usize, n: usize) -> Result<(), TextError> {
    if n > most { Err(TextError::TooManyCoins { text, most, n }) } else { Ok(()) }
}

fn grouped(count: u64) -> String {
    group_thousands(i64::try_from(count).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::game::{Cell, FillAction, FillOrder, Pick, Recurrence, Row};
    use crate::number::exact;
    use proptest::prelude::*;

    /// A table at a position of its fill.
    #[derive(Clone, Debug)]
    pub struct Case {
        pub table: Table,
        pub fill: Fill,
        pub head: f64,
    }

    impl Case {
        pub fn new(coins: Vec<i64>, order: FillOrder, recurrence: Recurrence, share: f64) -> Self {
            let fill = Fill { order, recurrence, n: coins.len() };
            Self { table: Table::new(Row::new(coins).unwrap()), fill, head: share * fill.steps() as f64 }
        }

        pub fn text(&self, format: Format) -> String {
            Sheet::new(&self.table, self.fill, self.head).text(format).unwrap()
        }

        /// The cells that are written by then with the numbers of their steps, found by doing all steps up to then.
        pub fn written(&self) -> BTreeMap<(usize, usize), (u64, Cell)> {
            let steps = (0..self.fill.steps()).take_while(|step| *step as f64 + 1.0 <= self.head);
            let written =
                steps.map(|step| (step, self.fill.step(step))).filter(|(_, step)| step.action == FillAction::Write);
            let cell = |(number, step): (u64, crate::game::fill::memo::FillStep)| {
                ((step.interval.i, step.interval.j), (number + 1, self.table.cell(step.interval)))
            };
            written.map(cell).collect()
        }

        /// The text of every cell, row by row: `→ 22 : 12` with these signs for left, right, tie and between.
        pub fn square(&self, [left, right, tie, between]: [&str; 4]) -> Vec<Vec<String>> {
            let written = self.written();
            let text = |i, j| {
                let Some((_, cell)) = written.get(&(i, j)) else { return String::new() };
                let arrow = match cell.pick() {
                    _ if i == j => "",
                    Pick::Left => left,
                    Pick::Right => right,
                    Pick::Tie => tie,
                };
                match self.fill.recurrence.numbers(cell) {
                    (first, Some(second)) => format!("{arrow} {} {between} {}", exact(first), exact(second)),
                    (first, None) => format!("{arrow} {}", exact(first)),
                }
                .trim()
                .to_owned()
            };
            (0..self.fill.n).map(|i| (0..self.fill.n).map(|j| text(i, j)).collect()).collect()
        }
    }

    /// Any row of up to `most` coins, small and large, in any order and recurrence, empty, filled and in between.
    pub fn any_case(most: usize) -> impl Strategy<Value = Case> {
        let coin = prop_oneof![4 => -9..30_i64, 1 => -1_000_000_000_000..=1_000_000_000_000_i64];
        let (order, recurrence) =
            (prop::sample::select(&FillOrder::ALL[..]), prop::sample::select(&Recurrence::ALL[..]));
        (prop::collection::vec(coin, 1..=most), order, recurrence, 0.0..1.5)
            .prop_map(|(coins, order, recurrence, share)| Case::new(coins, order, recurrence, share))
    }

    #[test]
    fn a_row_that_is_too_long_is_refused_before_anything_is_written() {
        for (format, n, message) in [
            (Format::Csv, 4_001, "a CSV table holds at most 4,000 coins; this row has 4,001"),
            (Format::Markdown, 1_001, "a Markdown table holds at most 1,000 coins; this row has 1,001"),
            (Format::Latex, 1_001, "a LaTeX table holds at most 1,000 coins; this row has 1,001"),
            (Format::Typst, 1_000_000, "a Typst table holds at most 1,000 coins; this row has 1,000,000"),
        ] {
            let case = Case::new(vec![1; n], FillOrder::Rows, Recurrence::FirSec, 1.0);
            let mut bytes = Vec::new();
            let error = Sheet::new(&case.table, case.fill, case.head).write(format, &mut bytes).unwrap_err();
            assert_eq!((error.to_string().as_str(), bytes.len()), (message, 0));
        }
    }

    #[test]
    fn what_cannot_be_written_to_says_so() {
        let case = Case::new(vec![8, 15, 3, 7], FillOrder::Rows, Recurrence::FirSec, 1.0);
        for format in Format::ALL {
            let mut full: &mut [u8] = &mut [0; 20];
            let error = Sheet::new(&case.table, case.fill, case.head).write(format, &mut full).unwrap_err();
            assert!(matches!(error, TextError::Io(_)), "{error}");
        }
    }
}
