//! The strategies by which a player can choose an end, and which player each of them fits.

use serde::{Deserialize, Serialize};

use crate::game::Player;

/// The length of the longest row for which all `n(n+1)/2` intervals are visited, as the exploiter does.
pub const MAX_COINS_FOR_ALL_INTERVALS: usize = 2_000;

/// How a player chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strategy {
    /// The pick of the table, left on a tie.
    #[default]
    Optimal,
    /// The larger end, left on a tie.
    Greedy,
    /// Always from the seats, even or odd, that hold more in the whole row. From the even ones if both hold the same.
    Seats,
    /// Either end, by a coin flip. The seed gives one flip for each move of the game.
    Random { seed: u64 },
    /// The best reply to the other player's strategy: no sequence of ends wins by more against it. It also knows the seed
    /// of a random player. It expects a person to play greedily.
    Exploiter,
    /// A person, who follows none of these.
    You,
}

/// Why a strategy cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Misfit {
    OddRow,
    NotFirst,
    AgainstExploiter,
    LongRow,
}

impl Strategy {
    /// All strategies. The random one gets this seed.
    pub fn all(seed: u64) -> [Self; 6] {
        [Self::Optimal, Self::Greedy, Self::Seats, Self::Random { seed }, Self::Exploiter, Self::You]
    }

    /// The reason why `player` cannot play it on a row of `n` coins against `other`. `None` if it fits.
    pub fn misfit(self, player: Player, other: Self, n: usize) -> Option<Misfit> {
        match (self, other) {
            (Self::Seats, _) if player == Player::Second => Some(Misfit::NotFirst),
            (Self::Seats, _) if !n.is_multiple_of(2) => Some(Misfit::OddRow),
            (Self::Exploiter, Self::Exploiter) => Some(Misfit::AgainstExploiter),
            (Self::Exploiter, _) if n > MAX_COINS_FOR_ALL_INTERVALS => Some(Misfit::LongRow),
            _ => None,
        }
    }
}

/// The strategies of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Players {
    pub first: Strategy,
    pub second: Strategy,
}

impl Players {
    /// The strategy of `player`.
    pub fn of(self, player: Player) -> Strategy {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }

    /// The same players, but `player` plays `strategy`.
    #[must_use]
    pub fn with(mut self, player: Player, strategy: Strategy) -> Self {
        match player {
            Player::First => self.first = strategy,
            Player::Second => self.second = strategy,
        }
        self
    }

    /// Whether a person plays a row of `n` coins.
    pub fn has_person(self, n: usize) -> bool {
        Player::BOTH.into_iter().any(|player| self.fitting(player, n) == Strategy::You)
    }

    /// The reason why `player` cannot play as chosen on a row of `n` coins. `None` if it fits.
    pub fn misfit(self, player: Player, n: usize) -> Option<Misfit> {
        self.of(player).misfit(player, self.of(player.other()), n)
    }

    /// The strategy of `player` on a row of `n` coins: the chosen one if it fits, and otherwise the optimal one.
    pub fn fitting(self, player: Player, n: usize) -> Strategy {
        if self.misfit(player, n).is_some() { Strategy::Optimal } else { self.of(player) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use {Player::*, Strategy::*};

    #[test]
    fn a_misfit_names_the_reason() {
        let random = Random { seed: 1 };
        assert_eq!(Seats.misfit(First, Optimal, 7), Some(Misfit::OddRow));
        assert_eq!(Seats.misfit(First, Optimal, 8), None);
        assert_eq!(Seats.misfit(Second, Optimal, 8), Some(Misfit::NotFirst));
        assert_eq!(Exploiter.misfit(First, Exploiter, 8), Some(Misfit::AgainstExploiter));
        assert_eq!(Exploiter.misfit(First, Greedy, MAX_COINS_FOR_ALL_INTERVALS + 1), Some(Misfit::LongRow));
        for player in Player::BOTH {
            assert_eq!([Optimal, Greedy, random, You].map(|one| one.misfit(player, Exploiter, 9)), [None; 4]);
            assert_eq!(
                [random, You].map(|other| Exploiter.misfit(player, other, MAX_COINS_FOR_ALL_INTERVALS)),
                [None; 2]
            );
        }
    }

    #[test]
    fn a_strategy_that_does_not_fit_is_kept_while_the_player_plays_optimally() {
        let players = Players { first: Seats, second: Greedy };
        assert_eq!((players.fitting(First, 5), players.fitting(First, 6)), (Optimal, Seats));
        assert_eq!(players.of(First), Seats);
    }
}
