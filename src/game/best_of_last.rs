//! The best one of the last numbers of a sequence.

use std::collections::VecDeque;

use crate::game::recurrence::definition::Extreme;
use crate::number::Number;

/// The best one of the last numbers of a sequence. O(1) for each number, on average.
#[derive(Clone, Debug)]
pub struct BestOfLast {
    wants: Extreme,
    /// So many numbers count.
    most: usize,
    /// How many there were so far.
    count: usize,
    /// The places of those that are better than all after them, with these numbers. The first one is the best.
    better: VecDeque<(usize, Number)>,
}

impl BestOfLast {
    /// A sequence without numbers, of which the last `most ≥ 1` count.
    pub fn new(wants: Extreme, most: usize) -> Self {
        Self { wants, most, count: 0, better: VecDeque::new() }
    }

    pub fn push(&mut self, number: Number) {
        let is_worse = |other: Number| if self.wants == Extreme::Max { other <= number } else { other >= number };
        while self.better.back().is_some_and(|(_, other)| is_worse(*other)) {
            self.better.pop_back();
        }
        self.better.push_back((self.count, number));
        self.count += 1;
        if self.better[0].0 + self.most < self.count {
            self.better.pop_front();
        }
    }

    /// The best number.
    ///
    /// # Panics
    /// If there was none so far.
    pub fn best(&self) -> Number {
        self.better[0].1
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_best_one_is_that_of_the_last_numbers(
            numbers in prop::collection::vec(-9..9_i128, 1..30),
            most in 1..9_usize,
        ) {
            let mut sequences = [Extreme::Max, Extreme::Min].map(|wants| BestOfLast::new(wants, most));
            for count in 1..=numbers.len() {
                for sequence in &mut sequences {
                    sequence.push(numbers[count - 1]);
                }
                let last = &numbers[count.saturating_sub(most)..count];
                let found = sequences.each_ref().map(BestOfLast::best);
                prop_assert_eq!(found.map(Some), [last.iter().copied().max(), last.iter().copied().min()]);
            }
        }
    }
}
