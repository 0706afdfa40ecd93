//! The two players, and a number for each of them.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::number::Number;

/// One of the two players. First begins, and they alternate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Player {
    First,
    Second,
}

impl Player {
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The player to move after `moves` moves.
    pub fn to_move(moves: usize) -> Self {
        if moves.is_multiple_of(2) { Self::First } else { Self::Second }
    }

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The index in an array of both players: 0 for First, 1 for Second.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A number for each player: the scores so far, or those at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scores {
    pub first: Number,
    pub second: Number,
}

impl Scores {
    /// The number of one player.
    pub fn of(&self, player: Player) -> Number {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }

    /// The lead of First: First's score minus Second's.
    pub fn margin(&self) -> Number {
        self.first - self.second
    }

    /// The player who has more. `None` for a draw.
    pub fn winner(&self) -> Option<Player> {
        match self.margin() {
            0 => None,
            1.. => Some(Player::First),
            _ => Some(Player::Second),
        }
    }

    /// Adds `more` to the number of `player`.
    #[must_use]
    pub(in crate::game) fn with(mut self, player: Player, more: Number) -> Self {
        match player {
            Player::First => self.first += more,
            Player::Second => self.second += more,
        }
        self
    }
}

/// The end of an interval that a player takes a coin from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
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
}

/// The end that best play takes. On a tie both ends are equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Pick {
    Left,
    Right,
    Tie,
}

impl Pick {
    /// The pick of a player for whom taking left and taking right are worth this much.
    pub fn of<N: Ord + Copy>(left: N, right: N) -> Self {
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
}

#[cfg(test)]
mod tests {
    use super::*;

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
