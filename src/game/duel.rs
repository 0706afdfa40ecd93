//! The optimal game: what happens when both players follow the table.

use super::{End, Interval, Pick, Table};

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

    pub fn name(self) -> &'static str {
        match self {
            Self::First => "First",
            Self::Second => "Second",
        }
    }
}

/// What both players have taken so far.
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

    fn with(mut self, player: Player, coin: i64) -> Self {
        match player {
            Player::First => self.first += coin,
            Player::Second => self.second += coin,
        }
        self
    }
}

/// One move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The coins that lie there before the move.
    pub interval: Interval,
    pub player: Player,
    /// What taking left and taking right is worth to the player, from here to the end.
    pub left: i64,
    pub right: i64,
    /// The end, or ends, that best play takes.
    pub pick: Pick,
    /// The end that was taken.
    pub taken: End,
    /// The value of the coin taken.
    pub coin: i64,
    /// Both scores before the move.
    pub before: Scores,
}

impl Move {
    /// The index in the row of the coin taken.
    pub fn coin_index(&self) -> usize {
        self.interval.coin_at(self.taken)
    }

    /// Both scores after the move.
    pub fn after(&self) -> Scores {
        self.before.with(self.player, self.coin)
    }
}

/// The game in which both players take the end that the table picks, left on a tie.
///
/// Moves are found in order and only as far as asked for: [`Self::extend`]. The game steps through the table
/// from the corner `[0, n−1]` to the diagonal, one cell down or left a move, so a square window of the
/// table at its present cell holds its next moves. With windows of √n × √n cells the whole game costs O(n·√n).
#[derive(Clone, Debug)]
pub struct OptimalGame {
    n: usize,
    moves: Vec<Move>,
}

impl OptimalGame {
    /// A game of which no move is known yet. O(1).
    pub fn new(table: &Table) -> Self {
        Self { n: table.n(), moves: Vec::new() }
    }

    /// The whole game.
    pub fn solved(table: &Table) -> Self {
        let mut game = Self::new(table);
        while !game.is_complete() {
            game.extend(table);
        }
        game
    }

    /// Finds the moves of one more window of `table`, which must be the one that the game was made for. O(n) time
    /// and space.
    pub fn extend(&mut self, table: &Table) {
        let Some(interval) = self.interval_after(self.moves.len()) else { return };
        let side = interval.len().isqrt();
        let window =
            table.window(interval.i..=interval.i + side - 1, (interval.j + 1).saturating_sub(side)..=interval.j);
        while let Some(interval) = self.interval_after(self.moves.len())
            && let Some(cell) = window.cell(interval)
        {
            let taken = cell.pick().end();
            self.moves.push(Move {
                interval,
                player: Player::to_move(self.moves.len()),
                left: cell.left,
                right: cell.right,
                pick: cell.pick(),
                taken,
                coin: table.row().coins()[interval.coin_at(taken)],
                before: self.scores_after(self.moves.len()),
            });
        }
    }

    /// How many moves the game has: one a coin.
    #[expect(clippy::len_without_is_empty, reason = "a row is never empty")]
    pub fn len(&self) -> usize {
        self.n
    }

    /// The moves found so far, first move first.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    pub fn is_complete(&self) -> bool {
        self.moves.len() == self.n
    }

    /// The coins that lie there after `moves` moves; `None` at the end of the game.
    ///
    /// # Panics
    /// If that move is not found yet.
    pub fn interval_after(&self, moves: usize) -> Option<Interval> {
        match moves.checked_sub(1) {
            None => Some(Interval::whole(self.n)),
            Some(last) => self.moves[last].interval.without(self.moves[last].taken),
        }
    }

    /// Both scores after `moves` moves.
    ///
    /// # Panics
    /// If that move is not found yet.
    pub fn scores_after(&self, moves: usize) -> Scores {
        moves.checked_sub(1).map_or_else(Scores::default, |last| self.moves[last].after())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Row;
    use proptest::prelude::*;

    use {End::*, Player::*};

    fn solved(text: &str) -> OptimalGame {
        OptimalGame::solved(&Table::new(text.parse().unwrap()))
    }

    #[test]
    fn the_game_of_the_design_picture_has_its_moves() {
        let moves: Vec<_> =
            solved("8 15 3 7 9 2").moves.iter().map(|m| (m.player, m.taken, m.coin, m.left, m.right)).collect();
        assert_eq!(
            moves,
            [
                (First, Right, 2, 20, 24),
                (Second, Left, 8, 20, 20),
                (First, Left, 15, 22, 16),
                (Second, Right, 9, 10, 12),
                (First, Right, 7, 3, 7),
                (Second, Left, 3, 3, 3),
            ]
        );
    }

    #[test]
    fn before_the_first_move_the_whole_row_lies_there_and_nobody_has_scored() {
        let game = OptimalGame::new(&Table::new("4 5".parse().unwrap()));
        assert_eq!(game.interval_after(0), Some(Interval::new(0, 1)));
        assert_eq!(game.scores_after(0), Scores::default());
    }

    proptest! {
        #[test]
        fn the_game_ends_with_the_scores_of_the_table(coins in prop::collection::vec(-50..51_i64, 1..300)) {
            let table = Table::new(Row::new(coins).unwrap());
            let game = OptimalGame::solved(&table);
            let result = table.result();
            prop_assert_eq!(game.moves().len(), table.n());
            prop_assert_eq!(game.interval_after(table.n()), None);
            prop_assert_eq!(game.scores_after(table.n()), Scores { first: result.fir(), second: result.sec() });
        }

        #[test]
        fn every_move_shows_the_cell_it_is_made_in(coins in prop::collection::vec(-50..51_i64, 1..60)) {
            let table = Table::new(Row::new(coins).unwrap());
            for played in OptimalGame::solved(&table).moves() {
                let cell = table.cell(played.interval);
                prop_assert_eq!((played.left, played.right, played.pick), (cell.left, cell.right, cell.pick()));
                prop_assert!(played.pick.allows(played.taken));
            }
        }
    }
}
