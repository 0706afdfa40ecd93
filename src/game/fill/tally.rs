//! What a fill costs: calls, memo hits, cells, additions and comparisons, so far and in all.

use crate::game::fill::{triangular, triangular_root};
use crate::game::{Fill, FillOrder, Recurrence};

/// What is done at a position of the fill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The calls of the recursion, those that the memo answers and those on empty intervals among them. Bottom-up
    /// orders call nothing.
    pub calls: u64,
    pub hits: u64,
    /// The cells that are written.
    pub cells: u64,
    /// Sums of a coin and a number of the table; differences count as sums.
    pub additions: u64,
    /// Comparisons of two values; those of indices do not count.
    pub comparisons: u64,
}

impl Fill {
    /// What is done after the first `steps` steps. O(1), in the recursion O(log n).
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
            // Bottom-up, two coins are a base of their own: the larger one, a single comparison.
            let pairs = self.written_of_length(2, steps);
            tally.additions -= 2 * pairs;
            tally.comparisons -= 2 * pairs;
        }
        tally
    }

    /// How many cells of two coins or more the first `steps` steps write: those with a choice. O(1), in the recursion
    /// O(log n).
    pub fn choices(self, steps: u64) -> u64 {
        let (cells, singles, _) = self.written(steps);
        cells - singles
    }

    /// How many cells the first `steps` steps write, how many of them have one coin, and how often the memo answers.
    fn written(self, steps: u64) -> (u64, u64, u64) {
        if self.order == FillOrder::Recursion {
            let count = self.memo().count(steps);
            (count.returns, count.singles, count.hits)
        } else {
            (steps, self.written_of_length(1, steps), 0)
        }
    }

    /// How many of the first `steps` cells of a bottom-up order have `len` coins.
    fn written_of_length(self, len: usize, steps: u64) -> u64 {
        if len > self.n {
            return 0;
        }
        if self.order == FillOrder::Diagonals {
            let start = self.sweep_start(len - 1);
            return steps.saturating_sub(start).min((self.n + 1 - len) as u64);
        }
        // Each row or column that has come to its cell number `len` holds one.
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
        fn a_tally_is_what_counting_the_steps_gives(fill in any_fill(1..10)) {
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
    fn the_recursion_with_a_memo_makes_as_many_calls_as_the_write_ups_say() {
        let total = |recurrence| {
            let fill = Fill { order: FillOrder::Recursion, recurrence, n: 6 };
            let Tally { calls, hits, cells, .. } = fill.tally(fill.steps());
            (calls, hits, cells)
        };
        assert_eq!(total(Recurrence::FirSec), (31, 10, 21));
        // Every other diagonal: 1 + 3 + 5 cells, each of which makes four calls.
        assert_eq!(total(Recurrence::TwoAhead), (37, 8, 9));
    }
}
