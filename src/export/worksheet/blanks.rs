//! The cells of a worksheet that are empty.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::error::WorksheetError;
use crate::game::Interval;

/// Which cells of the table are empty, so that students fill them in. The others are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Blanks {
    /// All cells, those of single coins, too.
    #[default]
    All,
    /// The cells of the intervals with this many coins, from 1.
    Diagonal(usize),
    /// Every second cell in the order of the diagonals. The cell of the whole row is always empty.
    EverySecond,
    /// Cells that are drawn with a seed. The same seed gives the same cells of all rows of a length.
    Seed {
        seed: u64,
        /// The share of the cells in percent, from 1 to 100. It is rounded up to whole cells.
        percent: u8,
    },
}

impl Blanks {
    /// Returns the empty cells of the table of `n` coins by diagonals, the shortest intervals first. There is at least
    /// one. O(n²).
    ///
    /// # Errors
    /// If the table has no such diagonal, or the share is out of range.
    pub fn cells(self, n: usize) -> Result<Vec<Interval>, WorksheetError> {
        let mut all = by_diagonals(n);
        match self {
            Self::All => {}
            Self::Diagonal(length) if !(1..=n).contains(&length) => {
                return Err(WorksheetError::NoDiagonal { length, n });
            }
            Self::Diagonal(length) => all.retain(|interval| interval.len() == length),
            Self::EverySecond => {
                let last = all.len() - 1;
                let mut number = 0;
                all.retain(|_| {
                    number += 1;
                    (last + 1 - number).is_multiple_of(2)
                });
            }
            Self::Seed { percent, .. } if !(1..=100).contains(&percent) => {
                return Err(WorksheetError::Share { percent });
            }
            Self::Seed { seed, percent } => {
                let count = (all.len() * usize::from(percent)).div_ceil(100);
                all.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
                all.truncate(count);
                all.sort_unstable_by_key(|interval| (interval.len(), interval.i));
            }
        }
        Ok(all)
    }
}

/// Returns all intervals of a row of `n` coins, by length and then from the left.
fn by_diagonals(n: usize) -> Vec<Interval> {
    (1..=n).flat_map(|length| (0..=n - length).map(move |i| Interval::new(i, i + length - 1))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cells(blanks: Blanks, n: usize) -> Vec<(usize, usize)> {
        blanks.cells(n).unwrap().into_iter().map(|interval| (interval.i, interval.j)).collect()
    }

    #[test]
    fn all_cells_are_empty_or_those_of_one_diagonal() {
        assert_eq!(cells(Blanks::All, 3), [(0, 0), (1, 1), (2, 2), (0, 1), (1, 2), (0, 2)]);
        assert_eq!(cells(Blanks::Diagonal(2), 3), [(0, 1), (1, 2)]);
        assert_eq!(cells(Blanks::Diagonal(3), 3), [(0, 2)]);
    }

    #[test]
    fn every_second_cell_is_empty_and_always_that_of_the_whole_row() {
        assert_eq!(cells(Blanks::EverySecond, 1), [(0, 0)]);
        assert_eq!(cells(Blanks::EverySecond, 3), [(1, 1), (0, 1), (0, 2)]);
        for n in 1..20 {
            let empty = cells(Blanks::EverySecond, n);
            assert_eq!((empty.len(), empty.last()), ((n * (n + 1) / 2).div_ceil(2), Some(&(0, n - 1))));
        }
    }

    #[test]
    fn a_seed_draws_the_same_cells_in_every_version() {
        // Worksheets that are handed out rely on it.
        let expected = [(0, 0), (2, 2), (1, 2), (0, 2), (0, 3)];
        assert_eq!(cells(Blanks::Seed { seed: 7, percent: 50 }, 4), expected);
    }

    #[test]
    fn a_diagonal_or_a_share_that_does_not_exist_is_refused() {
        for (blanks, message) in [
            (Blanks::Diagonal(0), "there is no diagonal 0; a row of 4 coins has the diagonals 1 to 4"),
            (Blanks::Diagonal(5), "there is no diagonal 5; a row of 4 coins has the diagonals 1 to 4"),
            (Blanks::Seed { seed: 7, percent: 0 }, "the share of empty cells is 0 %; choose 1 to 100"),
            (Blanks::Seed { seed: 7, percent: 101 }, "the share of empty cells is 101 %; choose 1 to 100"),
        ] {
            assert_eq!(blanks.cells(4).unwrap_err().to_string(), message);
        }
    }

    proptest! {
        #[test]
        fn a_seed_draws_a_share_of_different_cells_in_order(n in 1..30_usize, seed: u64, percent in 1..=100_u8) {
            let empty = cells(Blanks::Seed { seed, percent }, n);
            let all = n * (n + 1) / 2;
            prop_assert_eq!(empty.len(), (all * usize::from(percent)).div_ceil(100));
            prop_assert!(empty.is_sorted_by_key(|(i, j)| (j - i, *i)));
            prop_assert!(empty.windows(2).all(|pair| pair[0] != pair[1]));
            prop_assert!(empty.iter().all(|(i, j)| i <= j && *j < n));
        }
    }
}
