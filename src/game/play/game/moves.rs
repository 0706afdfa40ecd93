//! The moves of a game in little memory: an end and a number for each of them.

use std::iter::FusedIterator;
use std::ops::Range;

use crate::game::fusion::difference::partition_point;
use crate::game::play::turn::{Move, Turn};
use crate::game::{End, Interval, Row};

/// Of so many moves, the first one is kept with its whole turn. As many moves as a `u64` has bits.
const STRIDE: usize = u64::BITS as usize;

/// The moves of a game, as far as they are computed.
///
/// A turn follows from the one before it with the end that was taken there, and with one number: by how much the left
/// end is worth more than the right one. So 1,000,000 moves take 10 MB. As values of [`Move`] they would take 96 MB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    row: Row,
    /// The turns of the moves 0, [`STRIDE`], 2·[`STRIDE`], …
    turns: Vec<Turn>,
    /// Whether left was taken: a bit for each move, that of the first of [`STRIDE`] moves lowest.
    lefts: Vec<u64>,
    /// For each move, what left was worth minus what right was worth.
    leads: Vec<i64>,
}

impl Moves {
    /// No moves on this row.
    pub(super) fn none(row: Row) -> Self {
        Self { row, turns: Vec::new(), lefts: Vec::new(), leads: Vec::new() }
    }

    /// The row of the game.
    pub fn row(&self) -> &Row {
        &self.row
    }

    /// Replaces the row by an equal one, whose memory is shared.
    pub(super) fn share_row(&mut self, row: &Row) {
        self.row = row.clone();
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.leads.len()
    }

    /// Whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.leads.is_empty()
    }

    /// The move after `ply` others. `None` if it is not computed yet. O(1), up to 64 steps.
    pub fn get(&self, ply: usize) -> Option<Move> {
        self.range(ply..ply.checked_add(1)?).next()
    }

    /// The last move.
    pub fn last(&self) -> Option<Move> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All moves, the first one first.
    pub fn iter(&self) -> MoveIter<'_> {
        self.range(0..self.len())
    }

    /// The moves of these plies, as far as they are computed. To find the first one takes as long as [`Self::get`].
    pub fn range(&self, plies: Range<usize>) -> MoveIter<'_> {
        let end = plies.end.min(self.len());
        let start = plies.start.min(end);
        let kept = start / STRIDE;
        let turn = self.turns.get(kept).copied();
        let mut moves = MoveIter { moves: self, turn, plies: kept * STRIDE..end };
        for _ in kept * STRIDE..start {
            moves.next();
        }
        moves
    }

    /// The number of moves before the first one for whose interval `precedes` is false. It must be true only before
    /// that. O(log n).
    pub fn partition_point(&self, precedes: impl Fn(Interval) -> bool) -> usize {
        partition_point(0..self.len(), |ply| precedes(self.interval(ply)))
    }

    /// The interval of a move. O(1).
    pub(super) fn interval(&self, ply: usize) -> Interval {
        let Interval { i, j } = self.turns[ply / STRIDE].interval;
        let taken = ply % STRIDE;
        let lefts = (self.lefts[ply / STRIDE] & ((1 << taken) - 1)).count_ones() as usize;
        Interval::new(i + lefts, j - (taken - lefts))
    }

    /// The bytes that they take beside the row.
    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        let of_turns = self.turns.capacity() * size_of::<Turn>();
        of_turns + (self.lefts.capacity() + self.leads.capacity()) * size_of::<u64>()
    }

    /// The end that a move takes.
    fn taken(&self, ply: usize) -> End {
        if self.lefts[ply / STRIDE] >> (ply % STRIDE) & 1 == 1 { End::Left } else { End::Right }
    }

    /// Adds a move after the last one: `taken` in `turn`, which must be the turn after that one. Returns the move.
    pub(super) fn push(&mut self, turn: Turn, taken: End) -> Move {
        let ply = self.len();
        if ply.is_multiple_of(STRIDE) {
            self.turns.push(turn);
            self.lefts.push(0);
        }
        self.lefts[ply / STRIDE] |= u64::from(taken == End::Left) << (ply % STRIDE);
        self.leads.push(turn.cell.lead());
        self.made(turn, taken)
    }

    fn made(&self, turn: Turn, taken: End) -> Move {
        Move { turn, taken, coin: self.row.coins()[turn.interval.coin_at(taken)] }
    }
}

impl<'a> IntoIterator for &'a Moves {
    type Item = Move;
    type IntoIter = MoveIter<'a>;

    fn into_iter(self) -> MoveIter<'a> {
        self.iter()
    }
}

/// Moves of a game that follow each other. O(1) for each.
#[derive(Clone, Debug)]
pub struct MoveIter<'a> {
    moves: &'a Moves,
    /// The turn of the next move.
    turn: Option<Turn>,
    /// The plies of the moves to come.
    plies: Range<usize>,
}

impl Iterator for MoveIter<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let ply = self.plies.next()?;
        let made = self.moves.made(self.turn?, self.moves.taken(ply));
        self.turn = self.moves.leads.get(ply + 1).and_then(|lead| made.next_turn(*lead));
        Some(made)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.plies.size_hint()
    }
}

impl ExactSizeIterator for MoveIter<'_> {}
impl FusedIterator for MoveIter<'_> {}
