//! The position of the replay, as the parts of the panel need it.

use crate::app::state::State;
use crate::game::rule::taking::Taking;
use crate::game::{Move, Scores, Turn};

/// The position of the replay, with what follows from it.
pub struct ReplayPosition {
    /// How many moves are made.
    pub played: usize,
    /// The progress of the next move, from 0 to below 1.
    pub fraction: f32,
    /// The next move of the line that is shown; `None` if the line stops here.
    pub next: Option<Move>,
    /// The position before the next move; `None` at the end of the game.
    pub turn: Option<Turn>,
    /// What both players have taken so far.
    pub scores: Scores,
    /// What both players end with if both play optimally from here.
    pub guaranteed: Scores,
}

impl ReplayPosition {
    /// Reads the position from `state`.
    pub fn of(state: &State) -> Self {
        let head = state.game_head();
        let (played, fraction) = (head as usize, head.fract() as f32);
        let (game, turn) = (state.game(), state.game().turn(head as usize));
        Self {
            played,
            fraction,
            next: game.moves().get(played),
            turn,
            scores: game.scores_after(played),
            guaranteed: game.guaranteed_after(played),
        }
    }

    /// Returns the move that takes `coin`, and all coins before it; `None` if the coin cannot be taken now.
    pub fn open_taking(&self, state: &State, coin: usize) -> Option<Taking> {
        self.turn.filter(|_| self.fraction == 0.0)?;
        state.game().taking_up_to(self.played, coin)
    }
}
