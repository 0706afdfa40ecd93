//! The moves of a long game, far ahead of its replay.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::{Game, Table};

/// A search for the moves of a game. O(n·√n) for all of them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FarMoves {
    /// The game, with the moves found before.
    pub game: Arc<Game>,
    /// How many moves are wanted, from the first one.
    pub needed: usize,
}

/// What a search has found.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct FoundMoves {
    /// The number of moves.
    pub count: usize,
    /// The game, once all moves are found that are needed.
    pub game: Option<Game>,
}

impl FarMoves {
    /// Whether it searches the same game.
    pub fn is_of(&self, game: &Game) -> bool {
        self.game.row() == game.row() && self.game.players() == game.players() && self.game.line() == game.line()
    }
}

/// The moves found before make no difference.
impl PartialEq for FarMoves {
    fn eq(&self, other: &Self) -> bool {
        self.needed == other.needed && self.is_of(&other.game)
    }
}

impl Work for FarMoves {
    type Found = FoundMoves;
    const KIND: &'static str = "far-moves";

    fn first(&self) -> FoundMoves {
        FoundMoves { count: self.game.moves().len(), game: None }
    }

    fn run(self, worker: &Worker<FoundMoves>) {
        let (table, mut game) = (Table::new(self.game.row().clone()), Arc::unwrap_or_clone(self.game));
        while game.moves().len() < self.needed && worker.keep_on().is_continue() {
            game.extend(&table);
            worker.update(|found| found.count = game.moves().len());
        }
        if worker.keep_on().is_continue() {
            worker.update(|found| found.game = Some(game));
        }
    }
}
