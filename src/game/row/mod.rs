//! The row of coins. Its bounds make every sum of coins fit an `i64`.
//!
//! | module | holds |
//! | --- | --- |
//! | [`read`] | rows from text, with errors that name the place |
//! | [`random`] | rows from a seed |

pub mod random;
pub mod read;

use crate::limits::MAX_COINS;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::de::{self, DeserializeSeed, Deserializer, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::game::packed;
use crate::number::exact_len;

/// The largest value of a coin: 10¹². The smallest value is its negative.
///
/// So no sum of [`MAX_COINS`] coins leaves ±10¹⁸, and the sum of two such sums still fits an `i64`.
pub const MAX_VALUE: i64 = 1_000_000_000_000;

/// A row of 1 to [`MAX_COINS`] coins with |value| ≤ [`MAX_VALUE`]. Clones share the memory of the coins.
///
/// ```
/// use coin_duel::game::Row;
///
/// let row: Row = "8, 15, 3, 7".parse()?;
/// assert_eq!(row, Row::new([8, 15, 3, 7])?);
/// assert_eq!((row.len(), row.range()), (4, (3, 15)));
///
/// let error = "8 15 x 7".parse::<Row>().unwrap_err();
/// assert!(error.to_string().starts_with("character 6: “x” is not a whole number"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Eq)]
pub struct Row {
    /// `Arc<[i64]>` would copy all coins that were read.
    coins: Arc<Vec<i64>>,
    // Computed once, because a row can be long and frames need these numbers again and again.
    smallest: i64,
    largest: i64,
    magnitude: i64,
}

/// All lists of coins of these lengths with values from 0 to `largest`: the shorter ones first, and of these those with smaller
/// values from the left.
pub fn small_rows(lens: RangeInclusive<u32>, largest: i64) -> impl Iterator<Item = Vec<i64>> {
    let values = largest + 1;
    lens.flat_map(move |n| {
        (0..values.pow(n)).map(move |code| (0..n).rev().map(|place| code / values.pow(place) % values).collect())
    })
}

/// Why a list of numbers is not a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum BoundsError {
    Empty,
    TooManyCoins { count: usize },
    ValueOutOfRange { index: usize, value: i64 },
}

impl Row {
    /// A row of these coins. O(n).
    ///
    /// # Errors
    /// If `coins` is empty, too long, or holds a value out of bounds.
    pub fn new(coins: impl Into<Vec<i64>>) -> Result<Self, BoundsError> {
        let coins: Vec<i64> = coins.into();
        if coins.is_empty() {
            return Err(BoundsError::Empty);
        }
        if coins.len() > MAX_COINS {
            return Err(BoundsError::TooManyCoins { count: coins.len() });
        }
        let range = (coins[0], coins[0]);
        let (smallest, largest) = coins.iter().fold(range, |(least, most), coin| (least.min(*coin), most.max(*coin)));
        if !in_bounds(smallest) || !in_bounds(largest) {
            let (index, value) =
                coins.into_iter().enumerate().find(|(_, value)| !in_bounds(*value)).expect("one of them");
            return Err(BoundsError::ValueOutOfRange { index, value });
        }
        let magnitude = coins.iter().map(|value| value.abs()).sum();
        Ok(Self { smallest, largest, magnitude, coins: Arc::new(coins) })
    }

    /// The values of the smallest and the largest coin. O(1).
    pub fn range(&self) -> (i64, i64) {
        (self.smallest, self.largest)
    }

    /// The sum of the absolute values of the coins. No sum or difference of some coins is further from 0. O(1).
    pub fn magnitude(&self) -> i64 {
        self.magnitude
    }

    /// The number of characters that are enough for every number in the table of this row. No score is further from 0
    /// than [`Self::magnitude`], and a score can be negative only if a coin is. O(1).
    pub fn max_number_len(&self) -> usize {
        exact_len(self.magnitude) + usize::from(self.smallest < 0)
    }

    /// The values, leftmost coin first.
    pub fn coins(&self) -> &[i64] {
        &self.coins
    }

    /// The number of coins, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "a row is never empty")]
    pub fn len(&self) -> usize {
        self.coins.len()
    }

    /// Whether both rows share the memory of their coins, as clones do. O(1).
    pub fn shares_coins(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.coins, &other.coins)
    }

    /// Returns the row after `edit` has changed a copy of its coins.
    ///
    /// # Errors
    /// If the changed coins are not a row; see [`Row::new`].
    pub fn edited(&self, edit: impl FnOnce(&mut Vec<i64>)) -> Result<Self, BoundsError> {
        let mut coins = self.coins.to_vec();
        edit(&mut coins);
        Self::new(coins)
    }
}

/// Whether a coin may have this value.
#[inline] // it is asked for each coin of a long row, in several parts of the crate
pub(in crate::game) fn in_bounds(value: i64) -> bool {
    (-MAX_VALUE..=MAX_VALUE).contains(&value)
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.shares_coins(other) || self.coins == other.coins
    }
}

/// The coins with `, ` between them, as the text field shows a row.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, value) in self.coins.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{value}")?;
        }
        Ok(())
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.coins())
        } else {
            packed::serialize(self.coins(), serializer)
        }
    }
}

/// Checks each coin as it is read, so that the format's error names the place of a bad one.
impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_seq(RowVisitor)
        } else {
            Self::new(packed::deserialize(deserializer)?).map_err(de::Error::custom)
        }
    }
}

struct RowVisitor;

impl<'de> Visitor<'de> for RowVisitor {
    type Value = Row;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("row")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Row, A::Error> {
        let mut coins = Vec::new();
        while let Some(value) = seq.next_element_seed(CoinSeed { index: coins.len() })? {
            coins.push(value);
        }
        Row::new(coins).map_err(de::Error::custom)
    }
}

/// Reads the coin at `index`.
struct CoinSeed {
    index: usize,
}

impl<'de> DeserializeSeed<'de> for CoinSeed {
    type Value = i64;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<i64, D::Error> {
        let index = self.index;
        let value = i64::deserialize(deserializer)?;
        let error = match value {
            _ if index >= MAX_COINS => BoundsError::TooManyCoins { count: index + 1 },
            value if !in_bounds(value) => BoundsError::ValueOutOfRange { index, value },
            value => return Ok(value),
        };
        Err(de::Error::custom(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_needs_a_coin() {
        assert_eq!(Row::new(vec![]), Err(BoundsError::Empty));
    }

    #[test]
    fn the_largest_values_are_legal_and_one_more_is_not() {
        assert!(Row::new(vec![MAX_VALUE, -MAX_VALUE]).is_ok());
        assert_eq!(
            Row::new(vec![0, -MAX_VALUE - 1]),
            Err(BoundsError::ValueOutOfRange { index: 1, value: -MAX_VALUE - 1 })
        );
    }

    #[test]
    fn a_million_coins_are_legal_and_one_more_is_not() {
        assert!(Row::new(vec![1; MAX_COINS]).is_ok());
        assert_eq!(Row::new(vec![1; MAX_COINS + 1]), Err(BoundsError::TooManyCoins { count: MAX_COINS + 1 }));
    }

    #[test]
    fn a_row_shows_as_the_text_that_parses_back_to_it() {
        let row = Row::new(vec![8, -15, 0]).unwrap();
        assert_eq!(row.to_string(), "8, -15, 0");
        assert_eq!(row.to_string().parse(), Ok(row));
    }
}
