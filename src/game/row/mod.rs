//! The row of coins, bounded so that every sum of it fits an `i64`.

pub mod parse;
pub mod random;

use std::fmt;
use std::sync::Arc;

use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::number::exact_len;

/// The most coins a row can hold.
pub const MAX_COINS: usize = 1_000_000;

/// The largest value of a coin, and, negated, the smallest: 10¹².
///
/// With [`MAX_COINS`] coins no sum leaves ±10¹⁸, and a sum of two of those still fits an `i64`.
pub const MAX_VALUE: i64 = 1_000_000_000_000;

/// A row of 1 to [`MAX_COINS`] coins with |value| ≤ [`MAX_VALUE`]. Cloning shares the coins.
///
/// What is asked of all coins again and again is known from the start, for a row may be long.
#[derive(Clone, Debug, Eq)]
pub struct Row {
    coins: Arc<[i64]>,
    smallest: i64,
    largest: i64,
    magnitude: i64,
}

/// Why a list of numbers is not a row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoundsError {
    #[error("a row needs at least one coin")]
    Empty,
    #[error("a row holds at most 1,000,000 coins; this one has {count}")]
    TooManyCoins { count: usize },
    #[error("coin {index} is {value}; a coin lies between −10¹² and 10¹²")]
    ValueOutOfRange { index: usize, value: i64 },
}

impl Row {
    /// # Errors
    /// If `coins` is empty, too long, or holds a value out of bounds.
    pub fn new(coins: impl Into<Arc<[i64]>>) -> Result<Self, BoundsError> {
        let coins = coins.into();
        if coins.is_empty() {
            return Err(BoundsError::Empty);
        }
        if coins.len() > MAX_COINS {
            return Err(BoundsError::TooManyCoins { count: coins.len() });
        }
        match coins.iter().position(|value| !in_bounds(*value)) {
            Some(index) => Err(BoundsError::ValueOutOfRange { index, value: coins[index] }),
            None => Ok(Self {
                smallest: coins.iter().copied().min().unwrap_or_default(),
                largest: coins.iter().copied().max().unwrap_or_default(),
                magnitude: coins.iter().map(|value| value.abs()).sum(),
                coins,
            }),
        }
    }

    /// The value of the smallest coin, and of the largest one. O(1).
    pub fn range(&self) -> (i64, i64) {
        (self.smallest, self.largest)
    }

    /// The sum of what the coins are worth without their signs, which no sum of some of them leaves. O(1).
    pub fn magnitude(&self) -> i64 {
        self.magnitude
    }

    /// How many characters the longest number in the table of this row may have: no score leaves the sum of what all
    /// coins are worth without their signs, and it has a sign if a coin has one. O(1).
    pub fn max_number_len(&self) -> usize {
        exact_len(self.magnitude) + usize::from(self.smallest < 0)
    }

    /// The values, leftmost coin first.
    pub fn coins(&self) -> &[i64] {
        &self.coins
    }

    /// How many coins there are, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "a row is never empty")]
    pub fn len(&self) -> usize {
        self.coins.len()
    }

    /// Whether both share the memory of their coins, as clones do.
    pub fn shares_coins(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.coins, &other.coins)
    }

    /// The row after `edit` has changed a copy of its coins.
    ///
    /// # Errors
    /// If the changed coins are no row any more; see [`Row::new`].
    pub fn edited(&self, edit: impl FnOnce(&mut Vec<i64>)) -> Result<Self, BoundsError> {
        let mut coins = self.coins.to_vec();
        edit(&mut coins);
        Self::new(coins)
    }
}

/// Whether a coin may have this value.
pub fn in_bounds(value: i64) -> bool {
    (-MAX_VALUE..=MAX_VALUE).contains(&value)
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.shares_coins(other) || self.coins == other.coins
    }
}

/// The coins with `, ` between them: the form in which the text field shows a row.
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
        serializer.collect_seq(self.coins())
    }
}

/// Each coin is checked as it is read, so that a format which knows its place names the place of the bad one.
impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(RowVisitor)
    }
}

struct RowVisitor;

impl<'de> Visitor<'de> for RowVisitor {
    type Value = Row;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of whole numbers")
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
