//! A position of the game before a move, and the move.

use serde::{Deserialize, Serialize};

use crate::game::rule::taking::Taking;
use crate::game::{Cell, End, Interval, Pick, Player, Row, Rule, Scores};
use crate::number::Number;

/// A position of the game before a move: the coins that are left, the player to move, and what best play leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The cell of the coins that are left. It is the whole row if they lie around the gap of a ring.
    pub interval: Interval,
    /// The coins that are left. In a ring they may go on behind the last coin: coin `n` is coin 0 again.
    pub span: Interval,
    pub player: Player,
    pub(in crate::game::play) outlook: Outlook,
    /// Both scores so far.
    pub scores: Scores,
    /// What both players have thrown away so far; see [`Move::thrown_away`].
    pub thrown_away: Scores,
}

/// What best play leads to from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game::play) enum Outlook {
    /// Under the classic rule: what taking each end is worth to the player, to the end of the game.
    Cell(Cell),
    /// Under another rule.
    Solved {
        /// What the player to move gets from here, and what the other one does.
        gets: [Number; 2],
        /// See [`Turn::worths`].
        worths: Option<[Number; 2]>,
        pick: Pick,
        /// Whether another move is as good as the best one.
        is_tie: bool,
    },
}

impl Turn {
    /// The first turn of a game on `row`, in the cell of the whole row.
    pub(in crate::game::play) fn first(row: &Row, cell: Cell) -> Self {
        let (scores, thrown_away) = (Scores::default(), Scores::default());
        let interval = Interval::whole(row.len());
        Self { interval, span: interval, player: Player::First, outlook: Outlook::Cell(cell), scores, thrown_away }
    }

    /// The cell of the position.
    ///
    /// # Panics
    /// Under another rule than the classic one.
    pub(in crate::game::play) fn cell(&self) -> &Cell {
        let Outlook::Cell(cell) = &self.outlook else { panic!("only the classic rule has cells of two numbers") };
        cell
    }

    /// What the player to move gets from here, and what the other one does, if both play as well as they can.
    pub(in crate::game::play) fn gets(&self) -> [Number; 2] {
        match &self.outlook {
            Outlook::Cell(cell) => [cell.fir(), cell.sec()].map(Number::from),
            Outlook::Solved { gets, .. } => *gets,
        }
    }

    /// What the player to move gets from here if both play as well as they can.
    pub fn fir(&self) -> Number {
        self.gets()[0]
    }

    /// What the best move at each end is worth to the player: under the classic rule the points that it leads to, and
    /// under another one what the position is worth after it, see [`Solution::worth`](crate::game::rule::solution::Solution::worth).
    /// `None` before the first move in a ring, which has no ends.
    pub fn worths(&self) -> Option<[Number; 2]> {
        match &self.outlook {
            Outlook::Cell(cell) => Some([cell.left, cell.right].map(Number::from)),
            Outlook::Solved { worths, .. } => *worths,
        }
    }

    /// The end of the best move, or both.
    pub fn pick(&self) -> Pick {
        match &self.outlook {
            Outlook::Cell(cell) => cell.pick(),
            Outlook::Solved { pick, .. } => *pick,
        }
    }

    /// The final scores if both play as well as they can from here.
    pub fn guaranteed(&self) -> Scores {
        let [own, others] = self.gets();
        self.scores.with(self.player, own).with(self.player.other(), others)
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
    /// What was taken.
    pub taking: Taking,
    /// What the move was worth to its player: under the classic rule the value of the coin.
    pub gain: Number,
    /// What the player is worse off by, against best play: see [`Self::points_lost`].
    pub(in crate::game::play) points_lost: Number,
    /// See [`Self::thrown_away`].
    pub(in crate::game::play) thrown_away: Number,
}

impl Move {
    /// A move under the classic rule, which takes a coin of this value.
    ///
    /// Each point that the player loses goes to the other player. So the loss of margin is twice the difference between
    /// what the best end and the taken one are worth.
    pub(in crate::game::play) fn of_end(turn: Turn, end: End, coin: i64) -> Self {
        let points_lost = Number::from(turn.cell().fir() - turn.cell().worth(end));
        Self { turn, taking: Taking::one(end), gain: coin.into(), points_lost, thrown_away: 2 * points_lost }
    }

    /// The indices in a row of `n` coins of those that were taken.
    pub fn coins(&self, n: usize) -> impl Iterator<Item = usize> + use<> {
        self.taking.coins(self.turn.span).map(move |coin| coin % n)
    }

    /// The index in the row of the coin that was taken, or of the first one of several.
    pub fn coin_index(&self, n: usize) -> usize {
        self.coins(n).next().expect("a move takes a coin")
    }

    /// The end from which it took. `None` for a coin of a whole ring.
    pub fn end(&self) -> Option<End> {
        self.taking.end()
    }

    /// The end from which it took its coin, under the classic rule.
    pub(in crate::game::play) fn end_taken(&self) -> End {
        self.end().expect("the classic rule takes from an end")
    }

    /// Whether it was a best move and another one was equally good, and not the same coin.
    pub fn is_tie(&self) -> bool {
        match &self.turn.outlook {
            Outlook::Cell(cell) => cell.pick() == Pick::Tie && !self.turn.interval.is_single(),
            Outlook::Solved { is_tie, .. } => *is_tie && self.thrown_away == 0,
        }
    }

    /// Both scores after the move.
    pub fn scores(&self) -> Scores {
        self.turn.scores.with(self.turn.player, self.gain)
    }

    /// The loss of margin by the move, against best play. 0 for a best move.
    pub fn thrown_away(&self) -> Number {
        self.thrown_away
    }

    /// The points that the player lost by the move, against best play. 0 for a best move. Where all points are shared by the
    /// players, the margin changes by twice as much; see [`Self::thrown_away`].
    pub fn points_lost(&self) -> Number {
        self.points_lost
    }

    /// What both players have thrown away, this move included.
    pub fn thrown_away_with_it(&self) -> Scores {
        self.turn.thrown_away.with(self.turn.player, self.thrown_away())
    }

    /// The turn after it under the classic rule, in which the left end is worth `lead` more than the right one. `None` at
    /// the end of the game.
    pub(in crate::game::play) fn next_turn(&self, lead: i64) -> Option<Turn> {
        let turn = self.turn;
        let (cell, taken) = (turn.cell(), self.end_taken());
        let coin = i64::try_from(self.gain).expect("the classic rule counts coins");
        let interval = turn.interval.without(taken)?;
        // The end that was taken is worth its coin, and what the other player leaves of the rest.
        let (sum, sec) = (cell.sum - coin, cell.worth(taken) - coin);
        let fir = sum - sec;
        Some(Turn {
            interval,
            span: interval,
            player: turn.player.other(),
            outlook: Outlook::Cell(Cell { left: fir + lead.min(0), right: fir - lead.max(0), sum }),
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
pub struct Line(Vec<(usize, Taking)>);

impl Line {
    /// The line of those choices that a game of `n` coins can have: plies below `n`, each one larger than the last.
    pub fn new<T: Into<Taking>>(choices: impl IntoIterator<Item = (usize, T)>, n: usize) -> Self {
        let mut line = Self::default();
        for (ply, taking) in choices {
            if ply < n && line.0.last().is_none_or(|(last, _)| *last < ply) {
                line.0.push((ply, taking.into()));
            }
        }
        line
    }

    /// The line of the choices that a rule can have on a row of `n` coins.
    #[must_use]
    pub fn by(self, rule: Rule, n: usize) -> Self {
        Self::new(self.0.into_iter().filter(|(_, taking)| rule.may_take(*taking, n)), n)
    }

    /// The choices, each with its ply.
    pub fn choices(&self) -> &[(usize, Taking)] {
        &self.0
    }

    /// What is chosen to be taken after `ply` moves. O(log(choices)).
    pub fn at(&self, ply: usize) -> Option<Taking> {
        self.0.binary_search_by_key(&ply, |(ply, _)| *ply).ok().map(|index| self.0[index].1)
    }

    /// The line with only the choices among the first `ply` moves.
    #[must_use]
    pub fn before(&self, ply: usize) -> Self {
        Self(self.0[..self.0.partition_point(|choice| choice.0 < ply)].to_vec())
    }

    /// The same line up to `ply`, where this is taken. Nothing is chosen after that.
    #[must_use]
    pub fn branch(&self, ply: usize, taking: impl Into<Taking>) -> Self {
        let mut line = self.before(ply);
        line.0.push((ply, taking.into()));
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
        assert_eq!(line.choices(), [(1, Taking::one(Left)), (2, Taking::one(Right))]);
        assert_eq!((line.at(1), line.at(0)), (Some(Left.into()), None));
    }
}
