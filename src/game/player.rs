//! The two players, and a number for each of them.

use serde::{Deserialize, Serialize};

/// One of the two players. First begins, and they alternate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

    /// The player's name on the screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::First => "First",
            Self::Second => "Second",
        }
    }
}

/// A number for each player: the scores so far, or those at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scores {
    pub first: i64,
    pub second: i64,
}

impl Scores {
    /// The number of one player.
    pub fn of(&self, player: Player) -> i64 {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }

    /// The lead of First: First's score minus Second's.
    pub fn margin(&self) -> i64 {
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
    pub(in crate::game) fn with(mut self, player: Player, more: i64) -> Self {
        match player {
            Player::First => self.first += more,
            Player::Second => self.second += more,
        }
        self
    }
}
