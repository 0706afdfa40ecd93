//! The number of optimal games.

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::{Duel, Game, OptimalGames, Row, Table};

/// Counts the optimal games of a row, and finds the number of one game among them. Its cost is that of
/// [`OptimalGames::of`] and of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CountGames {
    pub row: Row,
    pub duel: Duel,
    /// The index of the game's line.
    pub line: usize,
}

impl Work for CountGames {
    type Found = Option<OptimalGames>;
    const KIND: &'static str = "count-games";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let table = Table::new(self.row);
        let Some(line) = self.duel.lines().get(self.line).cloned() else { return };
        let games = OptimalGames::of(&table, &Game::solved(&table, self.duel.players, line));
        worker.update(|found| *found = games);
    }

    fn is_short(&self) -> bool {
        self.row.len() <= 300
    }
}
