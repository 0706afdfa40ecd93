//! What a move takes.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::game::{End, Interval};

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "TakingForm", into = "TakingForm")]
pub enum Taking {
    /// So many coins from an end.
    Coins(End, usize),
    /// The coin with this index, of a whole ring.
    OfRing(usize),
}

/// A move as it is saved. That of one coin is an end, as it was when there were no others.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TakingForm {
    Left,
    Right,
    LeftCoins(usize),
    RightCoins(usize),
    Coin(usize),
}

impl From<TakingForm> for Taking {
    fn from(form: TakingForm) -> Self {
        match form {
            TakingForm::Left => Self::one(End::Left),
            TakingForm::Right => Self::one(End::Right),
            TakingForm::LeftCoins(count) => Self::Coins(End::Left, count),
            TakingForm::RightCoins(count) => Self::Coins(End::Right, count),
            TakingForm::Coin(index) => Self::OfRing(index),
        }
    }
}

impl From<Taking> for TakingForm {
    fn from(taking: Taking) -> Self {
        match taking {
            Taking::Coins(End::Left, 1) => Self::Left,
            Taking::Coins(End::Right, 1) => Self::Right,
            Taking::Coins(End::Left, count) => Self::LeftCoins(count),
            Taking::Coins(End::Right, count) => Self::RightCoins(count),
            Taking::OfRing(index) => Self::Coin(index),
        }
    }
}

impl From<End> for Taking {
    fn from(end: End) -> Self {
        Self::one(end)
    }
}

impl Taking {
    /// The coin at an end.
    pub fn one(end: End) -> Self {
        Self::Coins(end, 1)
    }

    /// The end. `None` for a coin of a whole ring.
    pub fn end(self) -> Option<End> {
        match self {
            Self::Coins(end, _) => Some(end),
            Self::OfRing(_) => None,
        }
    }

    /// How many coins it takes.
    pub fn count(self) -> usize {
        match self {
            Self::Coins(_, count) => count,
            Self::OfRing(_) => 1,
        }
    }

    /// The same move in this position. All coins are taken from the left, because from both ends it is the same.
    #[must_use]
    pub fn of_all(self, interval: Interval) -> Self {
        match self {
            Self::Coins(_, count) if count == interval.len() => Self::Coins(End::Left, count),
            other => other,
        }
    }

    /// The coins of `interval` that it takes.
    pub fn coins(self, interval: Interval) -> Range<usize> {
        match self {
            Self::Coins(End::Left, count) => interval.i..interval.i + count,
            Self::Coins(End::Right, count) => interval.j + 1 - count..interval.j + 1,
            Self::OfRing(index) => index..index + 1,
        }
    }
}
