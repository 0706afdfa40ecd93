//! The order in which the table is filled, and where in it a position of the fill stands.
//!
//! A position, `head`, is counted in steps and is an `f64` between 0 (nothing written) and the number of
//! steps (all written). A whole number says how many cells are done; a fraction says how far the next one is.
//! Rows of [`MAX_COINS`](super::MAX_COINS) coins have 5·10¹¹ steps, which an `f64` still divides
//! into ten thousand parts each.

use serde::{Deserialize, Serialize};

use super::Interval;

/// The order in which cells are written. Every order writes a cell only after the cells that it reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FillOrder {
    /// All intervals of length 1, then all of length 2, and so on, each diagonal from the top left down.
    #[default]
    Diagonals,
}

/// What happens to a cell while it is written, in this order, a quarter of its step each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The two source cells are looked at.
    Read,
    /// Each end's coin is added to its source.
    Add,
    /// The larger sum is chosen.
    Choose,
    /// `fir` and `sec` are written.
    Write,
}

impl Phase {
    pub const ALL: [Self; 4] = [Self::Read, Self::Add, Self::Choose, Self::Write];

    pub fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Add => "add",
            Self::Choose => "choose",
            Self::Write => "write",
        }
    }
}

/// How far one press of a step button goes, and the unit of the playing speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stride {
    Phase,
    #[default]
    Cell,
    Diagonal,
}

/// The cell that a position of the fill is at, and how far it is with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The number of the step, from 0.
    pub step: u64,
    /// The cell that the step writes.
    pub interval: Interval,
    /// How much of the step is done, above 0 and at most 1, which is all of it.
    pub fraction: f64,
}

impl Progress {
    /// The phase that the step is in, or has just ended.
    pub fn phase(&self) -> Phase {
        match self.fraction {
            f if f <= 0.25 => Phase::Read,
            f if f <= 0.5 => Phase::Add,
            f if f <= 0.75 => Phase::Choose,
            _ => Phase::Write,
        }
    }
}

impl FillOrder {
    /// How many steps a row of `n` coins takes: one a cell, `n(n + 1) / 2`.
    pub fn steps(self, n: usize) -> u64 {
        triangular(n as u64)
    }

    /// The cell that step number `step`, from 0, writes. O(1), exact for every row that is legal.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn interval(self, n: usize, step: u64) -> Interval {
        assert!(step < self.steps(n), "a row of {n} coins has no step {step}");
        // Counted from the far end, the diagonals hold 1, 2, 3, … cells, so the diagonal is a triangular root.
        let cells_after = self.steps(n) - 1 - step;
        let longer_diagonals = triangular_root(cells_after);
        let i = longer_diagonals - (cells_after - triangular(longer_diagonals));
        let len = n as u64 - longer_diagonals;
        Interval::new(to_index(i), to_index(i + len - 1))
    }

    /// The number of the step, from 0, that writes the cell `interval`. O(1), the inverse of [`Self::interval`].
    pub fn step(self, n: usize, interval: Interval) -> u64 {
        self.diagonal_start(n, interval.len()) + interval.i as u64
    }

    /// The first step of the diagonal of intervals of length `len`, from 1 to `n`;
    /// for `n + 1` the number of all steps.
    pub fn diagonal_start(self, n: usize, len: usize) -> u64 {
        self.steps(n) - triangular((n + 1 - len) as u64)
    }

    /// The step that the position `head` is at; `None` while nothing has begun.
    pub fn progress(self, n: usize, head: f64) -> Option<Progress> {
        let head = head.min(to_head(self.steps(n)));
        (head > 0.0).then(|| {
            let step = to_step(head.ceil()) - 1;
            Progress { step, interval: self.interval(n, step), fraction: head - to_head(step) }
        })
    }

    /// Whether the cell `interval` is written, and not just begun, at the position `head`.
    pub fn is_written(self, n: usize, interval: Interval, head: f64) -> bool {
        to_head(self.step(n, interval)) + 1.0 <= head
    }

    /// The next position after `head` at which a step of `stride` ends; the end of the fill at the latest.
    pub fn next_stop(self, n: usize, head: f64, stride: Stride) -> f64 {
        let end = to_head(self.steps(n));
        let next = match stride {
            // A cell of one coin reads nothing and chooses nothing: its four phases are one.
            Stride::Phase if head.floor() < n as f64 => head.floor() + 1.0,
            Stride::Phase => (head * 4.0).floor() / 4.0 + 0.25,
            Stride::Cell => head.floor() + 1.0,
            Stride::Diagonal if head >= end => end,
            Stride::Diagonal => to_head(self.diagonal_start(n, self.interval(n, to_step(head)).len() + 1)),
        };
        next.min(end)
    }

    /// The last position before `head` at which a step of `stride` ends; 0 at the earliest.
    pub fn previous_stop(self, n: usize, head: f64, stride: Stride) -> f64 {
        let previous = match stride {
            Stride::Phase if head.ceil() <= n as f64 => head.ceil() - 1.0,
            Stride::Phase => (head * 4.0).ceil() / 4.0 - 0.25,
            Stride::Cell => head.ceil() - 1.0,
            Stride::Diagonal => {
                self.progress(n, head).map_or(0.0, |at| to_head(self.diagonal_start(n, at.interval.len())))
            }
        };
        previous.max(0.0)
    }
}

/// `0 + 1 + … + k`.
fn triangular(k: u64) -> u64 {
    k * (k + 1) / 2
}

/// The largest `k` with `triangular(k) <= x`.
fn triangular_root(x: u64) -> u64 {
    ((8 * x + 1).isqrt() - 1) / 2
}

fn to_index(value: u64) -> usize {
    usize::try_from(value).expect("an index of a coin fits a usize")
}

/// A number of steps as a position. Exact: below 2⁵³ even for the longest row.
#[expect(clippy::cast_precision_loss, reason = "5·10¹¹ steps at most")]
fn to_head(steps: u64) -> f64 {
    steps as f64
}

/// The whole steps of a position.
fn to_step(head: f64) -> u64 {
    head as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::MAX_COINS;
    use proptest::prelude::*;

    const ORDER: FillOrder = FillOrder::Diagonals;

    #[test]
    fn diagonals_come_by_length_and_each_from_the_left() {
        let mut expected = vec![];
        for len in 1..=6 {
            expected.extend((0..=6 - len).map(|i| Interval::new(i, i + len - 1)));
        }
        let filled: Vec<_> = (0..ORDER.steps(6)).map(|step| ORDER.interval(6, step)).collect();
        assert_eq!(filled, expected);
    }

    #[test]
    fn every_cell_comes_after_the_cells_it_reads() {
        for n in 1..12 {
            for step in 0..ORDER.steps(n) {
                let interval = ORDER.interval(n, step);
                for end in crate::game::End::BOTH {
                    assert!(interval.without(end).is_none_or(|source| ORDER.step(n, source) < step));
                }
            }
        }
    }

    #[test]
    fn the_ends_of_the_longest_fill_are_exact() {
        let steps = ORDER.steps(MAX_COINS);
        assert_eq!(steps, 500_000_500_000);
        assert_eq!(ORDER.interval(MAX_COINS, 0), Interval::new(0, 0));
        assert_eq!(ORDER.interval(MAX_COINS, 999_999), Interval::new(999_999, 999_999));
        assert_eq!(ORDER.interval(MAX_COINS, 1_000_000), Interval::new(0, 1));
        assert_eq!(ORDER.interval(MAX_COINS, steps - 2), Interval::new(1, 999_999));
        assert_eq!(ORDER.interval(MAX_COINS, steps - 1), Interval::whole(MAX_COINS));
    }

    proptest! {
        #[test]
        fn step_and_interval_are_inverse_for_a_million_coins(step in 0..500_000_500_000_u64) {
            let interval = ORDER.interval(MAX_COINS, step);
            prop_assert!(interval.j < MAX_COINS);
            prop_assert_eq!(ORDER.step(MAX_COINS, interval), step);
        }

        #[test]
        fn a_head_inside_a_step_of_the_longest_fill_keeps_its_phase(step in 0..500_000_500_000_u64, quarter in 1..=4_u8) {
            let at = ORDER.progress(MAX_COINS, to_head(step) + f64::from(quarter) / 4.0).unwrap();
            prop_assert_eq!(at.step, step);
            prop_assert_eq!(at.phase(), Phase::ALL[usize::from(quarter) - 1]);
        }

        #[test]
        fn stepping_back_retraces_stepping_forward(n in 1..9_usize, stride in prop::sample::select(vec![Stride::Phase, Stride::Cell, Stride::Diagonal])) {
            let end = to_head(ORDER.steps(n));
            let mut stops = vec![0.0];
            while *stops.last().unwrap() < end {
                stops.push(ORDER.next_stop(n, *stops.last().unwrap(), stride));
            }
            for pair in stops.windows(2) {
                prop_assert!(pair[0] < pair[1]);
                prop_assert_eq!(ORDER.previous_stop(n, pair[1], stride), pair[0]);
            }
            prop_assert_eq!(ORDER.next_stop(n, end, stride), end);
            prop_assert_eq!(ORDER.previous_stop(n, 0.0, stride), 0.0);
        }
    }

    #[test]
    fn a_whole_head_shows_the_cell_that_it_has_just_written() {
        let at = ORDER.progress(6, 17.0).unwrap();
        assert_eq!((at.step, at.interval, at.phase()), (16, Interval::new(1, 4), Phase::Write));
        assert!(ORDER.is_written(6, at.interval, 17.0));
        assert!(!ORDER.is_written(6, at.interval, 16.9));
        assert_eq!(ORDER.progress(6, 0.0), None);
    }

    #[test]
    fn single_coins_have_one_phase_and_others_four() {
        assert_eq!(ORDER.next_stop(3, 0.0, Stride::Phase), 1.0);
        assert_eq!(ORDER.next_stop(3, 3.0, Stride::Phase), 3.25);
        assert_eq!(ORDER.previous_stop(3, 3.25, Stride::Phase), 3.0);
        assert_eq!(ORDER.previous_stop(3, 3.0, Stride::Phase), 2.0);
    }

    #[test]
    fn a_diagonal_stride_ends_at_the_ends_of_diagonals() {
        assert_eq!(ORDER.next_stop(4, 0.0, Stride::Diagonal), 4.0);
        assert_eq!(ORDER.next_stop(4, 5.5, Stride::Diagonal), 7.0);
        assert_eq!(ORDER.previous_stop(4, 5.5, Stride::Diagonal), 4.0);
        assert_eq!(ORDER.previous_stop(4, 7.0, Stride::Diagonal), 4.0);
    }
}
