//! Intervals of the row.

use serde::{Deserialize, Serialize};

use crate::game::player::End;

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

/// The number that stands for the first coin wherever an index of a coin is shown or typed.
///
/// The code itself always counts from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CountFrom {
    /// As most programming languages count.
    #[default]
    Zero,
    /// As many textbooks count.
    One,
}

impl CountFrom {
    pub const ALL: [Self; 2] = [Self::Zero, Self::One];

    /// Returns the choice in which the first coin has this number: 0 or 1.
    pub fn of_first(number: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|count_from| count_from.first() == number)
    }

    /// Returns the number of the first coin.
    pub fn first(self) -> usize {
        match self {
            Self::Zero => 0,
            Self::One => 1,
        }
    }

    /// Returns the number that is shown for an index.
    pub fn index(self, index: usize) -> usize {
        index + self.first()
    }

    /// Returns the numbers that are shown for both ends of an interval: `[i, j]`.
    pub fn ends(self, interval: Interval) -> [usize; 2] {
        [interval.i, interval.j].map(|index| self.index(index))
    }

    /// Returns the index that a shown number stands for. The inverse of [`Self::index`].
    ///
    /// `None` for a number below that of the first coin.
    pub fn from_shown(self, shown: usize) -> Option<usize> {
        shown.checked_sub(self.first())
    }

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Zero => Self::One,
            Self::One => Self::Zero,
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
    fn a_shown_index_leads_back_to_its_coin() {
        for count_from in CountFrom::ALL {
            for index in [0, 1, 5, 2_999_999] {
                assert_eq!(count_from.from_shown(count_from.index(index)), Some(index));
            }
        }
        assert_eq!(CountFrom::One.ends(Interval::new(1, 3)), [2, 4]);
        assert_eq!(CountFrom::One.from_shown(0), None);
    }

    #[test]
    fn only_0_and_1_are_numbers_of_the_first_coin() {
        let choices = [0, 1, 2].map(CountFrom::of_first);
        assert_eq!(choices, [Some(CountFrom::Zero), Some(CountFrom::One), None]);
    }
}
