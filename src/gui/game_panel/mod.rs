//! The game: who plays, the row with its taken coins, both scores, what is guaranteed, and the list of moves.

mod ends;
mod margin;
mod moves;
mod players;
mod row;
mod score;

use egui::{Align, Button, Frame, Layout, Panel, ScrollArea, Ui, vec2};

use super::command::Command;
use super::message::{Message, Transport};
use super::state::State;
use super::transport;
use crate::game::{End, Move, Player, Scores, Strategy, Turn};
use margin::OptimalGamesRow;
use moves::MoveList;

/// The least that the list of moves has of the panel's height; where there is less, the panel scrolls.
const LEAST_FOR_MOVES: f32 = 96.0;
/// The part of a move's time that passes before who answers a person moves.
const BEAT: f32 = 0.4;

/// The game's panel, with what it has found out and where its list was last scrolled to.
#[derive(Default)]
pub struct GamePanel {
    list: MoveList,
    optimal_games: OptimalGamesRow,
}

impl GamePanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let moment = Moment::of(state);
        Panel::bottom("game commands").frame(Frame::NONE).show_separator_line(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            ui.add_space(4.0);
            commands(ui, state, out);
        });
        let whole_height = ui.available_height();
        ScrollArea::vertical().id_salt("game").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            let top = ui.cursor().top();
            players::show(ui, state, out);
            let places = row::Places::new(ui, state, &moment);
            let cards = score::cards(ui, state, &moment);
            row::coins(ui, state, &moment, &places, cards, out);
            score::guarantee(ui, state, &moment, out);
            ends::show(ui, state, &moment, out);
            transport::bar(ui, Transport::Game, state, out);
            margin::show(ui, state, &moment, whole_height);
            self.optimal_games.show(ui, state, out);
            moves::heading(ui, state, &moment, out);
            let used = ui.cursor().top() - top;
            let height = (whole_height - used).max(LEAST_FOR_MOVES);
            self.list.show(ui, state, moment.played, height, out);
        });
    }
}

/// What a person who plays may ask for, or the way to become one.
fn commands(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let buttons: &[(Command, bool)] = if state.has_person() {
        let takes_back = state.own_move().is_some();
        &[(Command::Hint, state.is_your_turn()), (Command::TakeBack, takes_back), (Command::NewGame, true)]
    } else {
        &[(Command::PlayTheTable, true)]
    };
    ui.horizontal(|ui| {
        let gaps = (buttons.len() - 1) as f32 * ui.spacing().item_spacing.x;
        let width = (ui.available_width() - gaps) / buttons.len() as f32;
        for (command, enabled) in buttons {
            let button = Button::new(command.about().label).min_size(vec2(width, 27.0));
            if ui.add_enabled(*enabled, button).on_hover_text(command.tooltip(ui.ctx())).clicked() {
                out.push((*command).into());
            }
        }
    });
}

/// Where the replay stands.
struct Moment<'a> {
    /// The moves that are made.
    played: usize,
    /// How far the next one is, from 0 to below 1.
    fraction: f32,
    /// How far its coin has flown: a coin that answers a person waits for a beat.
    flight: f32,
    /// The move that the line that is shown goes on with, if it does.
    next: Option<&'a Move>,
    /// The position before it; `None` at the end of the game.
    turn: Option<&'a Turn>,
    scores: Scores,
    guaranteed: Scores,
}

impl<'a> Moment<'a> {
    fn of(state: &'a State) -> Self {
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
    fn to_move(&self) -> Player {
        Player::to_move(self.played)
    }

    /// The end that a coin lies at, while it can be taken.
    fn open_end(&self, coin: usize) -> Option<End> {
        let interval = self.turn.filter(|_| self.fraction == 0.0)?.interval;
        End::BOTH.into_iter().find(|end| interval.coin_at(*end) == coin)
    }
}

fn right_aligned<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::right_to_left(Align::Center), add).inner
}
