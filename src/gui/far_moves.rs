//! The moves of a long game: those near the replay are found as it comes there, those far ahead beside the window.

use egui::Context;

use super::job::Job;
use super::state::State;
use crate::game::{Game, Line, Players, Row};

/// The search for the moves up to where the replay was sent.
#[derive(Default)]
pub struct FarMoves {
    search: Option<Search>,
}

struct Search {
    row: Row,
    /// How many moves are found, and the game with them when it has all that are asked for.
    job: Job<(usize, Option<Game>)>,
    /// The game that it began with, and how many moves were asked for then.
    players: Players,
    line: Line,
    needed: usize,
}

impl FarMoves {
    /// Begins a search, or hands over what one has found. How many moves are found so far, while one goes on.
    pub fn update(&mut self, ctx: &Context, state: &mut State) -> Option<usize> {
        // Another game makes it useless, and so does going back to where fewer moves are needed.
        self.search.take_if(|search| {
            let is_same_game = (search.players, &search.line) == (state.game().players(), state.game().line());
            search.row != *state.row() || !is_same_game || state.moves_needed() < search.needed
        });
        if !state.lacks_far_moves() {
            return None;
        }
        let search = self.search.get_or_insert_with(|| Search::begin(ctx, state));
        let (found, game) = search.job.change(|(found, game)| (*found, game.take()));
        if let Some(game) = game {
            state.go_on_with(game);
            self.search = None;
            return None;
        }
        Some(found)
    }
}

impl Search {
    fn begin(ctx: &Context, state: &State) -> Self {
        let (table, mut game, needed) = (state.table().clone(), state.game().clone(), state.moves_needed());
        let (players, line) = (game.players(), game.line().clone());
        let job = Job::spawn(ctx, (game.moves().len(), None), move |worker| {
            while game.moves().len() < needed && worker.keep_on().is_continue() {
                game.extend(&table);
                worker.update(|(found, _)| *found = game.moves().len());
            }
            if worker.keep_on().is_continue() {
                worker.update(|(_, whole)| *whole = Some(game));
            }
        });
        Self { row: state.row().clone(), job, players, line, needed }
    }
}
