//! The moves of a long game: those near the replay are found as it comes there, those far ahead beside the window.

use egui::Context;

use super::job::Job;
use super::state::State;
use crate::game::{Game, Row};

/// The search for the moves up to where the replay was sent.
#[derive(Default)]
pub struct FarMoves {
    search: Option<Search>,
}

struct Search {
    row: Row,
    /// How many moves are found, and the game with them when it has all that are asked for.
    job: Job<(usize, Option<Game>)>,
    /// The game that it began with.
    from: Game,
}

impl FarMoves {
    /// Begins a search, or hands over what one has found. How many moves are found so far, while one goes on.
    pub fn update(&mut self, ctx: &Context, state: &mut State) -> Option<usize> {
        // Another game makes it useless, and so does going back.
        self.search.take_if(|search| {
            !state.lacks_far_moves() || search.row != *state.row() || !search.from.is_same_as(state.game())
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
        let (table, from, needed) = (state.table().clone(), state.game().clone(), state.moves_needed());
        let mut game = from.clone();
        let job = Job::spawn(ctx, (game.moves().len(), None), move |worker| {
            while game.moves().len() < needed && worker.keep_on().is_continue() {
                game.extend(&table);
                worker.update(|(found, _)| *found = game.moves().len());
            }
            if worker.keep_on().is_continue() {
                worker.update(|(_, whole)| *whole = Some(game));
            }
        });
        Self { row: state.row().clone(), job, from }
    }
}
