//! Names of what a user chooses.
//!
//! They are methods of types of `game`, which has no texts.

use super::text::names as text;
use crate::game::{Fill, FillOrder, Players};

impl Players {
    /// Returns the names of both strategies, without their seeds.
    pub fn names(self) -> [&'static str; 2] {
        [self.first.name(), self.second.name()]
    }
}

impl Fill {
    /// Returns the word for one of its sweeps, the cells that it writes from end to end before it goes on: `diagonal`.
    pub fn sweep_name(self) -> &'static str {
        match (self.order, self.recurrence.skips_lengths()) {
            (FillOrder::Diagonals, _) => text::sweep::diagonal(),
            (FillOrder::Recursion, true) => text::sweep::pair_of_rows(),
            (FillOrder::Rows | FillOrder::Recursion, _) => text::sweep::row(),
            (FillOrder::Columns, _) => text::sweep::column(),
        }
    }

    /// Returns why each cell is written after the cells that it reads, in one line: `a cell reads row i + 1 and its left
    /// neighbor`.
    pub fn reason(self) -> &'static str {
        let is_two_ahead = self.recurrence.skips_lengths();
        if !is_two_ahead && !self.recurrence.reads_neighbors() && self.order != FillOrder::Recursion {
            return text::reason::own();
        }
        match (self.order, is_two_ahead) {
            (FillOrder::Diagonals, true) => text::reason::diagonals_two_ahead(),
            (FillOrder::Diagonals, false) => text::reason::diagonals(),
            (FillOrder::Rows, true) => text::reason::rows_two_ahead(),
            (FillOrder::Rows, false) => text::reason::rows(),
            (FillOrder::Columns, true) => text::reason::columns_two_ahead(),
            (FillOrder::Columns, false) => text::reason::columns(),
            (FillOrder::Recursion, _) => text::reason::recursion(),
        }
    }
}

pub use text::{key, lesson_name, order, reason, strategy, transport};

/// Returns the title of a lesson, or that it has none.
pub fn title_or(title: &str) -> &str {
    if title.trim().is_empty() { text::untitled() } else { title }
}
