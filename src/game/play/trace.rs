//! The coins that a number of the table consists of: what best play gives to each player, coin by coin.

use crate::game::{Game, Interval, Line, Player, Players, Recurrence, Row, Table};

/// The coins of at most this many are traced. More would take too long within a frame.
pub const MAX_COINS_TRACED: usize = 20_000;

/// The part of a cell's result that is traced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Share {
    /// The score of the player to move: `fir`.
    Fir,
    /// The score of the other player: `sec`.
    Sec,
    /// Both scores, of which the difference is stored.
    Both,
}

impl Share {
    /// The same share in a recurrence that may store only one number: its score, or the difference of both.
    #[must_use]
    pub fn in_recurrence(self, recurrence: Recurrence) -> Self {
        match recurrence {
            Recurrence::TwoAhead => Self::Fir,
            Recurrence::Difference => Self::Both,
            Recurrence::FirSec | Recurrence::MyTurn => self,
        }
    }

    /// Whether it holds the coins that a player takes. `First` is the player to move in the cell.
    pub fn includes(self, player: Player) -> bool {
        self == Self::Both || (self == Self::Fir) == (player == Player::First)
    }
}

/// Best play from a cell to its end. On a tie it takes left.
///
/// ```
/// use coin_duel::game::play::trace::Trace;
/// use coin_duel::game::{Interval, Player, Table};
///
/// let table = Table::new("8 15 3 7".parse()?);
/// let trace = Trace::of(&table, Interval::new(0, 3)).unwrap();
/// // The coins 7 and 15 are fir, the coins 8 and 3 are sec.
/// assert_eq!(trace.coins(Player::First).collect::<Vec<_>>(), [3, 1]);
/// assert_eq!(trace.coins(Player::Second).collect::<Vec<_>>(), [0, 2]);
/// # Ok::<(), coin_duel::game::RowError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The cell of each move and the index of the coin that it takes, in the order of the game.
    moves: Vec<(Interval, usize)>,
}

impl Trace {
    /// The best play from `interval`. O(n·√n) time for n coins. `None` for more than [`MAX_COINS_TRACED`] coins.
    pub fn of(table: &Table, interval: Interval) -> Option<Self> {
        if interval.len() > MAX_COINS_TRACED {
            return None;
        }
        let Interval { i, j } = interval;
        let part = Row::new(table.row().coins()[i..=j].to_vec()).expect("a part of a row is a row");
        let game = Game::solved(&Table::new(part), Players::default(), Line::default());
        let moves = game.moves().iter().map(|made| {
            let at = made.turn.interval;
            (Interval::new(i + at.i, i + at.j), i + made.coin_index())
        });
        Some(Self { moves: moves.collect() })
    }

    /// The moves: the cell, the player to move there, and the index of the coin that the player takes. `First` is the
    /// player to move at the start.
    pub fn moves(&self) -> impl Iterator<Item = (Interval, Player, usize)> {
        self.moves.iter().enumerate().map(|(ply, (interval, coin))| (*interval, Player::to_move(ply), *coin))
    }

    /// The indices of the coins that a player takes, in this order.
    pub fn coins(&self, player: Player) -> impl Iterator<Item = usize> {
        self.moves().filter(move |(_, mover, _)| *mover == player).map(|(_, _, coin)| coin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn on_a_tie_the_left_coin_is_taken() {
        let table = Table::new("9 5 5".parse().unwrap());
        let trace = Trace::of(&table, Interval::new(1, 2)).unwrap();
        assert_eq!(trace.moves().map(|(_, _, coin)| coin).collect::<Vec<_>>(), [1, 2]);
    }

    proptest! {
        #[test]
        fn the_traced_coins_come_to_fir_and_sec(
            coins in prop::collection::vec(-20..21_i64, 1..14), i in 0..14_usize, length in 1..15_usize,
        ) {
            let n = coins.len();
            let i = i % n;
            let interval = Interval::new(i, (i + length - 1).min(n - 1));
            let table = Table::new(Row::new(coins.clone()).unwrap());
            let (cell, trace) = (table.cell(interval), Trace::of(&table, interval).unwrap());
            let [fir, sec] =
                Player::BOTH.map(|player| trace.coins(player).map(|coin| coins[coin]).sum::<i64>());
            prop_assert_eq!((fir, sec), (cell.fir(), cell.sec()));
            prop_assert_eq!(trace.moves().count(), interval.len());
        }
    }
}
