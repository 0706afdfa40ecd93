//! What the formats for documents have in common: the square of cells, and what is said above it.

use super::sheet::Sheet;
use crate::game::{Interval, Pick, Window};
use crate::number::group_digits;

/// What is seen of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The first number that the recurrence stores.
    pub first: i64,
    /// The second one, if it has one.
    pub second: Option<i64>,
    /// The end that best play takes; a single coin is no choice.
    pub pick: Option<Pick>,
}

impl Shown {
    /// The sign of the end that is best to take: of the left one, the right one, or either; nothing for a single coin.
    pub fn arrow(&self, [left, right, either]: [&'static str; 3]) -> &'static str {
        match self.pick {
            Some(Pick::Left) => left,
            Some(Pick::Right) => right,
            Some(Pick::Tie) => either,
            None => "",
        }
    }
}

/// A sheet with all its cells computed.
pub struct Grid<'a> {
    sheet: &'a Sheet<'a>,
    window: Window,
}

impl<'a> Grid<'a> {
    /// O(n²) time and space.
    pub fn new(sheet: &'a Sheet<'a>) -> Self {
        let last = sheet.table.n() - 1;
        Self { sheet, window: sheet.table.window(0..=last, 0..=last) }
    }

    /// The values of the row.
    pub fn coins(&self) -> &[i64] {
        self.sheet.table.row().coins()
    }

    /// The cell in row `i` and column `j`; nothing below the diagonal, and nothing while it is not written.
    pub fn shown(&self, i: usize, j: usize) -> Option<Shown> {
        if i > j {
            return None;
        }
        let interval = Interval::new(i, j);
        let fill = self.sheet.fill;
        let cell = self.window.cell(interval).filter(|_| fill.is_written(interval, self.sheet.head))?;
        let (first, second) = fill.recurrence.numbers(cell);
        Some(Shown { first, second, pick: (!interval.is_single()).then(|| cell.pick()) })
    }

    /// The names of the numbers in a cell, with this between two.
    pub fn names(&self, between: &str) -> String {
        let (first, second) = self.sheet.fill.recurrence.quantities();
        let second = second.map(|second| format!("{between}{}", second.name()));
        format!("{}{}", first.name(), second.unwrap_or_default())
    }

    /// What the table holds, in two sentences; with this between two numbers of a cell.
    pub fn caption(&self, between: &str) -> String {
        let fill = self.sheet.fill;
        let (done, steps) = (self.sheet.head.max(0.0) as u64, fill.steps());
        let so_far = if done < steps {
            format!(", after {} of {} steps", group_digits(&done.to_string()), group_digits(&steps.to_string()))
        } else {
            String::new()
        };
        format!(
            "{} of the coins i to j, in row i and column j, filled by {}{so_far}. \
             An arrow points to the end that best play takes.",
            self.names(between),
            fill.order.name(),
        )
    }
}
