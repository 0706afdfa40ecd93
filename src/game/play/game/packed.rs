//! A game as lists of numbers, as it travels between a worker and the program: an end and a number for each move.
//!
//! The choosers of the players do not travel, because they follow from the row. What else a move says follows from the
//! moves before it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::packed;
use crate::game::play::game::Game;
use crate::game::play::game::moves::Moves;
use crate::game::play::turn::Turn;
use crate::game::{Cell, End, Line, Players, Row};

/// A game without what follows from its moves.
#[derive(Serialize, Deserialize)]
struct PackedGame {
    row: Row,
    end: usize,
    players: Players,
    line: Line,
    /// The cell of the whole row.
    first: Cell,
    /// The ends that were taken: left ones as `true`.
    taken: Vec<bool>,
    /// After each move, how much more left is worth than right. 0 at the end of the game.
    #[serde(with = "packed")]
    leads: Vec<i64>,
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let turns = self.moves.iter().map(|made| Some(made.turn)).chain([self.next]);
        PackedGame {
            row: self.row().clone(),
            end: self.end,
            players: self.players,
            line: self.line.clone(),
            first: self.turn(0).expect("a row has a coin").cell,
            taken: self.moves.iter().map(|made| made.taken == End::Left).collect(),
            leads: turns.skip(1).map(|turn| turn.map_or(0, |turn| turn.cell.lead())).collect(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PackedGame { row, end, players, line, first, taken, leads } = PackedGame::deserialize(deserializer)?;
        let mut game = Self {
            players,
            choosers: None,
            line,
            next: Some(Turn::first(&row, first)),
            moves: Moves::none(row),
            mistakes: Vec::new(),
            worst: [None; 2],
            end,
        };
        for (is_left, lead) in taken.into_iter().zip(leads) {
            let Some(turn) = game.next else { break };
            game.add(turn, if is_left { End::Left } else { End::Right }, lead);
        }
        Ok(game)
    }
}
