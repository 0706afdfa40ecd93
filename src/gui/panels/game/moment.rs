//! Where the replay of the game stands, for the parts of its panel.

use crate::app::state::State;
use crate::game::{End, Move, Player, Scores, Strategy, Turn};

/// The part of a move's time that passes before who answers a person moves.
const BEAT: f32 = 0.4;

/// Where the replay stands.
pub struct Moment<'a> {
    /// The moves that are made.
    pub played: usize,
    /// How far the next one is, from 0 to below 1.
    pub fraction: f32,
    /// How far its coin has flown: a coin that answers a person waits for a beat.
    pub flight: f32,
    /// The move that the line that is shown goes on with, if it does.
    pub next: Option<&'a Move>,
    /// The position before it; `None` at the end of the game.
    pub turn: Option<&'a Turn>,
    pub scores: Scores,
    pub guaranteed: Scores,
}

impl<'a> Moment<'a> {
    pub fn of(state: &'a State) -> Self {
        let head = state.game_head();
        let (played, fraction) = (head as usize, head.fract() as f32);
        let (game, turn) = (state.game(), state.game().turn(head as usize));
        let answers = state.has_person() && turn.is_some_and(|turn| state.strategy(turn.player) != Strategy::You);
        let flight = if answers { ((fraction - BEAT) / (1.0 - BEAT)).max(0.0) } else { fraction };
        Self {
            played,
            fraction,
            flight,
            next: game.moves().get(played),
            turn,
            scores: game.scores_after(played),
            guaranteed: game.guaranteed_after(played),
        }
    }

    /// Who is to move, or would be.
    pub fn to_move(&self) -> Player {
        Player::to_move(self.played)
    }

    /// The end that a coin lies at, while it can be taken.
    pub fn open_end(&self, coin: usize) -> Option<End> {
        let interval = self.turn.filter(|_| self.fraction == 0.0)?.interval;
        End::BOTH.into_iter().find(|end| interval.coin_at(*end) == coin)
    }
}
