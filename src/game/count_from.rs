//! The number of the first coin, as people read it.

use crate::game::interval::Interval;

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
