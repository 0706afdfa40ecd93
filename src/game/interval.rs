//! Intervals of the row, their two ends, and the end that best play takes.

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

    /// Its name on the screen and in the JSON output.
    pub fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// The end that best play takes. On a tie both ends are equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    Left,
    Right,
    Tie,
}

impl Pick {
    /// The pick of a player for whom taking left and taking right are worth this much.
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

    /// The end to take if there can be only one: left on a tie.
    pub fn end(self) -> End {
        match self {
            Self::Left | Self::Tie => End::Left,
            Self::Right => End::Right,
        }
    }

    /// Its name on the screen and in the JSON output.
    pub fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::Tie => "tie",
        }
    }
}

/// The coins `i..=j` that are still there, both ends included. Never empty.
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
    /// If `i > j`, because an interval has at least one coin.
    pub fn new(i: usize, j: usize) -> Self {
        assert!(i <= j, "an interval needs i <= j, got {i} and {j}");
        Self { i, j }
    }

    /// The whole row of `n ≥ 1` coins.
    pub fn whole(n: usize) -> Self {
        Self::new(0, n - 1)
    }

    /// The number of its coins, which is also the number of its diagonal: `j - i + 1`.
    #[expect(clippy::len_without_is_empty, reason = "an interval is never empty")]
    pub fn len(self) -> usize {
        self.j - self.i + 1
    }

    /// Whether it has only one coin. Then both ends are the same coin.
    pub fn is_single(self) -> bool {
        self.i == self.j
    }

    /// Whether the coin with the index `coin` is in it.
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

    /// The interval that is left after the coin at `end` is taken. `None` if it was the last coin.
    ///
    /// In the table, taking left leads to the cell below, and taking right leads to the cell on the left.
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
