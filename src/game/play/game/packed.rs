//! A game as a list of numbers, as it travels between a worker and the program: four for each move.
//!
//! The rules of the players do not travel, because they follow from the row. What else a move says follows from the
//! moves before it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::packed;
use crate::game::play::game::{Game, Move, Turn};
use crate::game::{Cell, End, Interval, Line, Player, Players, Scores};

/// A game without what follows from its moves.
#[derive(Serialize, Deserialize)]
struct PackedGame {
    n: usize,
    end: usize,
    players: Players,
    line: Line,
    /// For each move: the coin taken, and the cell before it.
    #[serde(with = "packed")]
    moves: Vec<i64>,
    /// The ends that were taken: left ones as `true`.
    taken: Vec<bool>,
    /// The cell after the last move. `None` at the end of the game.
    next: Option<Cell>,
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let numbers = |made: &Move| {
            let Cell { left, right, sum } = made.turn.cell;
            [made.coin, left, right, sum]
        };
        PackedGame {
            n: self.n,
            end: self.end,
            players: self.players,
            line: self.line.clone(),
            moves: self.moves.iter().flat_map(numbers).collect(),
            taken: self.moves.iter().map(|made| made.taken == End::Left).collect(),
            next: self.next.map(|turn| turn.cell),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PackedGame { n, end, players, line, moves, taken, next } = PackedGame::deserialize(deserializer)?;
        let (moves, _) = moves.as_chunks::<4>();
        let cells = moves.iter().map(|&[_, left, right, sum]| Cell { left, right, sum });
        let cells: Vec<_> = cells.map(Some).chain([next]).collect();
        let (scores, thrown_away) = (Scores::default(), Scores::default());
        let turn = |cell| Turn { interval: Interval::whole(n), player: Player::First, cell, scores, thrown_away };
        let mut game = Self {
            n,
            players,
            rules: None,
            line,
            moves: Vec::with_capacity(moves.len()),
            mistakes: Vec::new(),
            worst: [None; 2],
            next: cells.first().copied().flatten().map(turn),
            end,
        };
        for (ply, ([coin, ..], is_left)) in moves.iter().zip(taken).enumerate() {
            let Some(turn) = game.next else { break };
            let taken = if is_left { End::Left } else { End::Right };
            game.add(Move { turn, taken, coin: *coin }, cells.get(ply + 1).copied().flatten());
        }
        Ok(game)
    }
}
