//! Intervals of the row, its two ends, and which of them best play takes.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

/// The end of an interval that a player takes a coin from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    Left,
    Right,
}

impl End {
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The word for it, as the screen and the JSON output say it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// The end that best play takes; on a tie both are equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    Left,
    Right,
    Tie,
}

impl Pick {
    /// The pick of a player to whom taking left and taking right are worth this much.
    pub fn of(left: i64, right: i64) -> Self {
        match left.cmp(&right) {
            Ordering::Greater => Self::Left,
            Ordering::Less => Self::Right,
            Ordering::Equal => Self::Tie,
        }
    }

    /// Whether taking `end` is best play.
    pub fn allows(self, end: End) -> bool {
        match self {
            Self::Left => end == End::Left,
            Self::Right => end == End::Right,
            Self::Tie => true,
        }
    }

    /// The end that is taken when one must be: left on a tie.
    pub fn end(self) -> End {
        match self {
            Self::Left | Self::Tie => End::Left,
            Self::Right => End::Right,
        }
    }

    /// The word for it, as the screen and the JSON output say it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::Tie => "tie",
        }
    }
}

/// The coins `i..=j` that still lie there, both ends included; never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Interval {
    /// The leftmost coin.
    pub i: usize,
    /// The rightmost coin, at least `i`.
    pub j: usize,
}

impl Interval {
    /// The coins `i..=j`.
    ///
    /// # Panics
    /// If `i > j`: an interval holds at least one coin.
    pub fn new(i: usize, j: usize) -> Self {
        assert!(i <= j, "an interval needs i <= j, got {i} and {j}");
        Self { i, j }
    }

    /// The whole row of `n ≥ 1` coins.
    pub fn whole(n: usize) -> Self {
        Self::new(0, n - 1)
    }

    /// How many coins it holds, which is also the number of its diagonal: `j - i + 1`.
    #[expect(clippy::len_without_is_empty, reason = "an interval is never empty")]
    pub fn len(self) -> usize {
        self.j - self.i + 1
    }

    /// Whether one coin is left, so that both ends are the same coin.
    pub fn is_single(self) -> bool {
        self.i == self.j
    }

    pub fn contains(self, coin: usize) -> bool {
        (self.i..=self.j).contains(&coin)
    }

    /// The index of the coin at `end`.
    pub fn coin_at(self, end: End) -> usize {
        match end {
            End::Left => self.i,
            End::Right => self.j,
        }
    }

    /// What is left once the coin at `end` is taken; `None` if it was the last one.
    ///
    /// In the table, taking left leads to the cell below, taking right to the cell on the left.
    pub fn without(self, end: End) -> Option<Self> {
        match end {
            _ if self.is_single() => None,
            End::Left => Some(Self::new(self.i + 1, self.j)),
            End::Right => Some(Self::new(self.i, self.j - 1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_left_leads_one_row_down_and_taking_right_one_column_left() {
        let interval = Interval::new(1, 4);
        assert_eq!(interval.without(End::Left), Some(Interval::new(2, 4)));
        assert_eq!(interval.without(End::Right), Some(Interval::new(1, 3)));
    }

    #[test]
    fn nothing_is_left_of_a_single_coin() {
        for end in End::BOTH {
            assert_eq!(Interval::new(3, 3).without(end), None);
        }
    }

    #[test]
    fn a_tie_allows_both_ends_and_takes_the_left_one() {
        let tie = Pick::of(5, 5);
        assert!(End::BOTH.into_iter().all(|end| tie.allows(end)));
        assert_eq!(tie.end(), End::Left);
    }

    #[test]
    fn the_end_worth_more_is_the_only_one_allowed() {
        assert_eq!(Pick::of(6, 5), Pick::Left);
        assert_eq!(Pick::of(5, 6), Pick::Right);
        assert!(!Pick::Right.allows(End::Left));
    }
}
