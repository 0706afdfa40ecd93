//! Random rows. The same seed gives the same row on every machine and in every version.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::game::row::{BoundsError, Row};

/// The shape of a random row, from left to right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum RowShape {
    /// In random order.
    #[default]
    Uniform,
    /// Sorted, the smallest coin first.
    Rising,
    /// Sorted, the largest coin first.
    Falling,
    /// Falling, then rising. On such rows greedy is optimal.
    Valley,
    /// Rising, then falling.
    Peak,
    /// Small and large coins by turns.
    Alternating,
}

impl RowShape {
    pub const ALL: [Self; 6] =
        [Self::Uniform, Self::Rising, Self::Falling, Self::Valley, Self::Peak, Self::Alternating];
}

/// All that determines a random row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// The number of coins, at least 1.
    pub count: usize,
    /// One bound of the values, included. It may be the larger one.
    pub low: i64,
    /// The other bound of the values, included.
    pub high: i64,
    pub shape: RowShape,
    pub seed: u64,
}

impl Default for Recipe {
    fn default() -> Self {
        Self { count: 8, low: 1, high: 20, shape: RowShape::default(), seed: 1 }
    }
}

impl Recipe {
    /// Draws the row. O(n) time for a uniform row, O(n log n) for the other shapes.
    ///
    /// # Errors
    /// If the count or a value is out of the bounds of a row.
    pub fn row(&self) -> Result<Row, BoundsError> {
        let mut coins = Vec::new();
        // One coin too many is enough for the error.
        let count = self.count.min(crate::limits::MAX_COINS + 1);
        Self { count, ..*self }.draw(&mut ChaCha8Rng::seed_from_u64(self.seed), &mut coins);
        Row::new(coins)
    }

    /// Draws a row from `rng` into `coins`, and ignores the seed. Takes as long as [`Self::row`]. Allocates nothing if
    /// `coins` has room for twice the count.
    pub(in crate::game) fn draw(&self, rng: &mut ChaCha8Rng, coins: &mut Vec<i64>) {
        let (low, high) = (self.low.min(self.high), self.low.max(self.high));
        coins.resize(self.count, 0);
        coins.fill_with(|| rng.random_range(low..=high));
        if self.shape != RowShape::Uniform {
            coins.sort_unstable();
        }
        match self.shape {
            RowShape::Uniform | RowShape::Rising => {}
            RowShape::Falling => coins.reverse(),
            RowShape::Peak => two_slopes(coins, rng),
            RowShape::Valley => {
                coins.reverse();
                two_slopes(coins, rng);
            }
            RowShape::Alternating => alternating(coins, rng),
        }
    }
}

/// Deals the coins one by one to the left or the right slope. Both keep the order of the coins towards the middle.
fn two_slopes(coins: &mut Vec<i64>, rng: &mut ChaCha8Rng) {
    let n = coins.len();
    let mut left = 0;
    for k in 0..n {
        let coin = coins[k];
        if rng.random_bool(0.5) {
            coins[left] = coin;
            left += 1;
        } else {
            // The right slope is collected behind the row, the outermost coin first.
            coins.push(coin);
        }
    }
    coins[n..].reverse();
    coins.drain(left..n);
}

/// Mixes sorted coins: a coin of the smaller half and one of the larger half by turns, each half in random order.
fn alternating(coins: &mut Vec<i64>, rng: &mut ChaCha8Rng) {
    let n = coins.len();
    let middle = n.div_ceil(2);
    let (small, large) = coins.split_at_mut(middle);
    small.shuffle(rng);
    large.shuffle(rng);
    for k in 0..n {
        coins.push(coins[k / 2 + if k.is_multiple_of(2) { 0 } else { middle }]);
    }
    coins.drain(..n);
}

/// A seed that is short enough to be written on a board.
pub fn fresh_seed() -> u64 {
    u64::from(rand::random_range(1..=999_999_u32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn draw(shape: RowShape, count: usize, seed: u64) -> Vec<i64> {
        Recipe { count, low: -50, high: 50, shape, seed }.row().unwrap().coins().to_vec()
    }

    #[test]
    fn a_seed_gives_the_same_row_in_every_version() {
        for (shape, coins) in [
            (RowShape::Uniform, [9, 2, 12, 5, 6, 15, 10, 4]),
            (RowShape::Rising, [2, 4, 5, 6, 9, 10, 12, 15]),
            (RowShape::Falling, [15, 12, 10, 9, 6, 5, 4, 2]),
            (RowShape::Valley, [10, 6, 5, 4, 2, 9, 12, 15]),
            (RowShape::Peak, [5, 9, 10, 12, 15, 6, 4, 2]),
            (RowShape::Alternating, [6, 10, 4, 9, 2, 15, 5, 12]),
        ] {
            let row = Recipe { count: 8, low: 1, high: 20, shape, seed: 1 }.row().unwrap();
            assert_eq!(row.coins(), coins, "{shape:?}");
        }
    }

    proptest! {
        #[test]
        fn a_row_has_the_count_and_the_range_of_its_recipe(
            count in 1..200_usize,
            seed: u64,
            shape in prop::sample::select(&RowShape::ALL[..]),
        ) {
            let coins = draw(shape, count, seed);
            prop_assert_eq!(coins.len(), count);
            prop_assert!(coins.iter().all(|value| (-50..=50).contains(value)));
            prop_assert_eq!(draw(shape, count, seed), coins);
        }

        #[test]
        fn a_row_has_its_shape(count in 1..200_usize, seed: u64) {
            prop_assert!(draw(RowShape::Rising, count, seed).is_sorted());
            prop_assert!(draw(RowShape::Falling, count, seed).is_sorted_by(|a, b| a >= b));
            let valley = draw(RowShape::Valley, count, seed);
            let bottom = valley.iter().position(|value| value == valley.iter().min().unwrap()).unwrap();
            prop_assert!(valley[..=bottom].is_sorted_by(|a, b| a >= b) && valley[bottom..].is_sorted());
            let peak = draw(RowShape::Peak, count, seed);
            let top = peak.iter().position(|value| value == peak.iter().max().unwrap()).unwrap();
            prop_assert!(peak[..=top].is_sorted() && peak[top..].is_sorted_by(|a, b| a >= b));
            let alternating = draw(RowShape::Alternating, count, seed);
            let goes_up_first =
                |(k, pair): (usize, &[i64])| k.is_multiple_of(2) == (pair[0] <= pair[1]) || pair[0] == pair[1];
            prop_assert!(alternating.windows(2).enumerate().all(goes_up_first));
        }
    }

    #[test]
    fn a_count_or_a_value_out_of_bounds_is_an_error() {
        let recipe = Recipe::default();
        assert_eq!(Recipe { count: 0, ..recipe }.row(), Err(BoundsError::Empty));
        assert!(matches!(Recipe { count: usize::MAX, ..recipe }.row(), Err(BoundsError::TooManyCoins { .. })));
        assert!(matches!(
            Recipe { low: i64::MAX, high: i64::MAX, ..recipe }.row(),
            Err(BoundsError::ValueOutOfRange { .. })
        ));
    }
}
