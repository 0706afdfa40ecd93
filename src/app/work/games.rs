//! Games, rows and players, which take long on long rows.

use crate::app::job::{Work, Worker};
use crate::game::play::pairings::{Pairing, pairings};
use crate::game::play::survey::{Survey, SurveyFindings};
use crate::game::row::BoundsError;
use crate::game::row::random::Recipe;
use crate::game::{Duel, Game, OptimalGames, Row, Table};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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

/// The progress is reported each time when this part more is done.
const REPORTED_PART: f32 = 0.01;

/// Plays all pairs of strategies on a row. Its cost is that of [`pairings`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayPairs(pub Row);

/// What is found so far.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct PairsFound {
    /// The part that is done, from 0 to 1.
    pub part: f32,
    /// All pairs, once the work is done.
    pub pairings: Option<Vec<Pairing>>,
}

impl Work for PlayPairs {
    type Found = PairsFound;
    const KIND: &'static str = "play-pairs";

    fn first(&self) -> PairsFound {
        PairsFound::default()
    }

    fn run(self, worker: &Worker<PairsFound>) {
        let mut shown = 0.0;
        let pairings = pairings(&Table::new(self.0), |part| {
            if part >= shown + REPORTED_PART {
                shown = part;
                worker.update(|found| found.part = part);
            }
            worker.keep_on()
        });
        worker.update(|found| found.pairings = pairings);
    }

    fn is_short(&self) -> bool {
        self.0.len() <= 8
    }
}

/// The surveys of rows with n and with n + 1 coins, so that one of the two numbers is even. Both run at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunSurveys(pub [Survey; 2]);

impl Work for RunSurveys {
    /// The findings of both surveys so far.
    type Found = [SurveyFindings; 2];
    const KIND: &'static str = "run-surveys";

    fn first(&self) -> Self::Found {
        <[SurveyFindings; 2]>::default()
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let run = |which: usize| {
            self.0[which].run(|findings| {
                worker.update(|found| found[which].merge(&findings));
                worker.keep_on()
            })
        };
        // The findings say how many rows each survey has done, so its end needs no other report.
        let _ = rayon::join(|| run(0), || run(1));
    }
}

/// Draws the row of a recipe. Its cost is that of [`Recipe::row`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DrawRow(pub Recipe);

impl Work for DrawRow {
    type Found = Option<Result<Row, BoundsError>>;
    const KIND: &'static str = "draw-row";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let row = self.0.row();
        worker.update(|found| *found = Some(row));
    }

    fn is_short(&self) -> bool {
        self.0.count <= 20_000
    }
}
