//! The two players, and a number for each of them.

/// Who moves: First begins, and they alternate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    First,
    Second,
}

impl Player {
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Who makes the move after `moves` moves.
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

    /// Its place in a pair: 0 for First, 1 for Second.
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::First => "First",
            Self::Second => "Second",
        }
    }
}

/// A number for each player: what both have taken so far, or will have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    pub first: i64,
    pub second: i64,
}

impl Scores {
    pub fn of(&self, player: Player) -> i64 {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }

    /// By how much First is ahead.
    pub fn margin(&self) -> i64 {
        self.first - self.second
    }

    /// Who has more; nobody of a draw.
    pub fn winner(&self) -> Option<Player> {
        match self.margin() {
            0 => None,
            1.. => Some(Player::First),
            _ => Some(Player::Second),
        }
    }

    pub(in crate::game) fn with(mut self, player: Player, more: i64) -> Self {
        match player {
            Player::First => self.first += more,
            Player::Second => self.second += more,
        }
        self
    }
}
