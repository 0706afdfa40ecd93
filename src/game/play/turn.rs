//! A position of the game before a move, and the move.

use serde::{Deserialize, Serialize};

use crate::game::{Cell, End, Interval, Pick, Player, Row, Scores};

/// A position of the game before a move: the coins that are left, the player to move, and what each end is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub interval: Interval,
    pub player: Player,
    /// What taking left and taking right is worth to the player, to the end of the game and under best play after it.
    pub cell: Cell,
    /// Both scores so far.
    pub scores: Scores,
    /// What both players have thrown away so far; see [`Self::thrown_away_by`].
    pub thrown_away: Scores,
}

impl Turn {
    /// The first turn of a game on `row`, in the cell of the whole row.
    pub(in crate::game::play) fn first(row: &Row, cell: Cell) -> Self {
        let (scores, thrown_away) = (Scores::default(), Scores::default());
        Self { interval: Interval::whole(row.len()), player: Player::First, cell, scores, thrown_away }
    }

    /// The final scores if both play as well as they can from here.
    pub fn guaranteed(&self) -> Scores {
        self.scores.with(self.player, self.cell.fir()).with(self.player.other(), self.cell.sec())
    }

    /// The loss of margin from taking `end`, against best play. 0 for a best move.
    ///
    /// Each point that the player loses goes to the other player. So the loss is twice the difference between what the
    /// best end and `end` are worth.
    pub fn thrown_away_by(&self, end: End) -> i64 {
        2 * self.points_lost_by(end)
    }

    /// The points that the player loses by taking `end`, against best play. 0 for a best move. The margin changes by twice
    /// as much; see [`Self::thrown_away_by`].
    pub fn points_lost_by(&self, end: End) -> i64 {
        self.cell.fir() - self.cell.worth(end)
    }

    /// Whether best play by both players can lead here: neither has thrown anything away.
    pub fn is_on_best_path(&self) -> bool {
        self.thrown_away == Scores::default()
    }
}

/// One move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The position before it.
    pub turn: Turn,
    /// The end that was taken.
    pub taken: End,
    /// The value of the coin taken.
    pub coin: i64,
}

impl Move {
    /// The index in the row of the coin that was taken.
    pub fn coin_index(&self) -> usize {
        self.turn.interval.coin_at(self.taken)
    }

    /// Whether the two ends were equally good, and not the same coin.
    pub fn is_tie(&self) -> bool {
        self.turn.cell.pick() == Pick::Tie && !self.turn.interval.is_single()
    }

    /// Both scores after the move.
    pub fn scores(&self) -> Scores {
        self.turn.scores.with(self.turn.player, self.coin)
    }

    /// What the move threw away; see [`Turn::thrown_away_by`].
    pub fn thrown_away(&self) -> i64 {
        self.turn.thrown_away_by(self.taken)
    }

    /// The points that the move lost; see [`Turn::points_lost_by`].
    pub fn points_lost(&self) -> i64 {
        self.turn.points_lost_by(self.taken)
    }

    /// What both players have thrown away, this move included.
    pub fn thrown_away_with_it(&self) -> Scores {
        self.turn.thrown_away.with(self.turn.player, self.thrown_away())
    }

    /// The turn after it, in which the left end is worth `lead` more than the right one. `None` at the end of the game.
    pub(in crate::game::play) fn next_turn(&self, lead: i64) -> Option<Turn> {
        let Self { turn, taken, coin } = *self;
        let interval = turn.interval.without(taken)?;
        // The end that was taken is worth its coin, and what the other player leaves of the rest.
        let (sum, sec) = (turn.cell.sum - coin, turn.cell.worth(taken) - coin);
        let fir = sum - sec;
        Some(Turn {
            interval,
            player: turn.player.other(),
            cell: Cell { left: fir + lead.min(0), right: fir - lead.max(0), sum },
            scores: self.scores(),
            thrown_away: self.thrown_away_with_it(),
        })
    }
}

/// The moves that are chosen by hand: those of a person, and those that try something else than a player's strategy.
///
/// A ply is the number of moves made before a move. The choices are in the order of their plies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Line(Vec<(usize, End)>);

impl Line {
    /// The line of those choices that a game of `n` coins can have: plies below `n`, each one larger than the last.
    pub fn new(choices: impl IntoIterator<Item = (usize, End)>, n: usize) -> Self {
        let mut line = Self::default();
        for (ply, end) in choices {
            if ply < n && line.0.last().is_none_or(|(last, _)| *last < ply) {
                line.0.push((ply, end));
            }
        }
        line
    }

    /// The choices, each with its ply.
    pub fn choices(&self) -> &[(usize, End)] {
        &self.0
    }

    /// The end that is chosen after `ply` moves. O(log(choices)).
    pub fn at(&self, ply: usize) -> Option<End> {
        self.0.binary_search_by_key(&ply, |(ply, _)| *ply).ok().map(|index| self.0[index].1)
    }

    /// The line with only the choices among the first `ply` moves.
    #[must_use]
    pub fn before(&self, ply: usize) -> Self {
        Self(self.0[..self.0.partition_point(|choice| choice.0 < ply)].to_vec())
    }

    /// The same line up to `ply`, where it takes `end`. Nothing is chosen after that.
    #[must_use]
    pub fn branch(&self, ply: usize, end: End) -> Self {
        let mut line = self.before(ply);
        line.0.push((ply, end));
        line
    }

    /// The number of moves before the first choice that differs. `usize::MAX` if the lines are equal.
    pub fn shared(&self, other: &Self) -> usize {
        let differs = self.0.iter().zip(&other.0).find(|(one, another)| one != another);
        let longer = |line: &Self, than: &Self| line.0.get(than.0.len()).map(|choice| choice.0);
        let first = differs.map(|(one, another)| one.0.min(another.0));
        first.or_else(|| longer(self, other)).or_else(|| longer(other, self)).unwrap_or(usize::MAX)
    }
}

#[cfg(test)]
mod tests {
    use End::*;

    use super::*;

    #[test]
    fn lines_share_their_moves_up_to_the_choice_that_differs() {
        let main = Line::default();
        let branch = main.branch(3, Left);
        assert_eq!((main.shared(&branch), branch.shared(&main), main.shared(&main)), (3, 3, usize::MAX));
        assert_eq!(branch.branch(5, Right).shared(&branch.branch(4, Left)), 4);
        assert_eq!(branch.shared(&main.branch(3, Right)), 3);
        assert_eq!(branch.branch(5, Right).before(5), branch);
    }

    #[test]
    fn choices_that_no_game_can_have_are_left_out() {
        let line = Line::new([(1, Left), (1, Right), (0, Left), (2, Right), (9, Left)], 4);
        assert_eq!(line.choices(), [(1, Left), (2, Right)]);
        assert_eq!((line.at(1), line.at(0)), (Some(Left), None));
    }
}
