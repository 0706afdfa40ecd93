//! The costs of a fill: calls, memo hits, cells, additions and comparisons.

use crate::game::fill::{triangular, triangular_root};
use crate::game::{Fill, FillOrder, Recurrence};

/// What a fill has done up to a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Calls of the recursion, memo hits and calls on empty intervals included. Bottom-up orders call nothing.
    pub calls: u64,
    /// Calls that the memo answered.
    pub hits: u64,
    /// Cells that are written.
    pub cells: u64,
    /// Additions and subtractions of a coin and a number of the table.
    pub additions: u64,
    /// Comparisons of two values. Comparisons of indices do not count.
    pub comparisons: u64,
}

impl Fill {
    /// Counts what the first `steps` steps do. O(1), in the recursion O(log n).
    pub fn tally(self, steps: u64) -> Tally {
        let (cells, singles, hits) = self.written(steps);
        let (additions, comparisons) = match self.recurrence {
            Recurrence::FirSec | Recurrence::Difference => (2, 1),
            Recurrence::MyTurn => (2, 2),
            Recurrence::TwoAhead => (2, 3),
        };
        let choices = cells - singles;
        let mut tally = Tally {
            calls: if self.order == FillOrder::Recursion { steps - cells } else { 0 },
            hits,
            cells,
            additions: additions * choices,
            comparisons: comparisons * choices,
        };
        if self.recurrence == Recurrence::TwoAhead && self.order != FillOrder::Recursion {
            // Bottom-up, two coins are a base case: the larger one, by a single comparison.
            let pairs = self.written_of_length(2, steps);
            tally.additions -= 2 * pairs;
            tally.comparisons -= 2 * pairs;
        }
        tally
    }

    /// The number of cells with a choice, of two coins or more, that the first `steps` steps write. O(1), in the
    /// recursion O(log n).
    pub fn choices(self, steps: u64) -> u64 {
        let (cells, singles, _) = self.written(steps);
        cells - singles
    }

    /// The numbers of cells, of cells of a single coin, and of memo hits in the first `steps` steps.
    fn written(self, steps: u64) -> (u64, u64, u64) {
        if self.order == FillOrder::Recursion {
            let count = self.memo().count(steps);
            (count.returns, count.singles, count.hits)
        } else {
            (steps, self.written_of_length(1, steps), 0)
        }
    }

    /// The number of the first `steps` cells of a bottom-up order that have `len` coins.
    fn written_of_length(self, len: usize, steps: u64) -> u64 {
        if len > self.n {
            return 0;
        }
        if self.order == FillOrder::Diagonals {
            let start = self.sweep_start(len - 1);
            return steps.saturating_sub(start).min((self.n + 1 - len) as u64);
        }
        // Each row or column that has at least `len` cells holds one cell of that length.
        let complete = triangular_root(steps);
        let within = steps - triangular(complete);
        (complete + 1).saturating_sub(len as u64) + u64::from(within >= len as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fill::memo::{FillAction, FillStep};
    use crate::game::fill::tests::any_fill;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_tally_is_the_count_of_the_steps(fill in any_fill(1..10)) {
            let (mut tally, mut choices) = (Tally::default(), 0);
            for step in 0..fill.steps() {
                prop_assert_eq!((fill.tally(step), fill.choices(step)), (tally, choices));
                let FillStep { action, interval, .. } = fill.step(step);
                tally.calls += u64::from(fill.order == FillOrder::Recursion && action != FillAction::Write);
                tally.hits += u64::from(action == FillAction::Hit);
                if action == FillAction::Write {
                    tally.cells += 1;
                    choices += u64::from(!interval.is_single());
                    let (additions, comparisons) = match (fill.recurrence, interval.len()) {
                        (_, 1) => (0, 0),
                        (Recurrence::TwoAhead, 2) if fill.order != FillOrder::Recursion => (0, 1),
                        (Recurrence::TwoAhead, _) => (2, 3),
                        (Recurrence::MyTurn, _) => (2, 2),
                        (Recurrence::FirSec | Recurrence::Difference, _) => (2, 1),
                    };
                    tally.additions += additions;
                    tally.comparisons += comparisons;
                }
            }
            prop_assert_eq!(fill.tally(fill.steps()), tally);
        }
    }

    #[test]
    fn the_recursion_with_a_memo_makes_the_published_number_of_calls() {
        let total = |recurrence| {
            let fill = Fill { order: FillOrder::Recursion, recurrence, n: 6 };
            let Tally { calls, hits, cells, .. } = fill.tally(fill.steps());
            (calls, hits, cells)
        };
        assert_eq!(total(Recurrence::FirSec), (31, 10, 21));
        // Every other diagonal: 1 + 3 + 5 cells with four calls each.
        assert_eq!(total(Recurrence::TwoAhead), (37, 8, 9));
    }
}
