//! Intervals of the row.

use serde::{Deserialize, Serialize};

use crate::game::pick::End;

/// The coins `i..=j` that are still there, both ends included. Never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
}
