//! The game: who plays, the row with its taken coins, both scores, what is guaranteed, and the list of moves.

mod ends;
mod margin;
mod moment;
mod moves;
mod players;
mod row;
mod score;

use egui::{Button, Frame, Panel, ScrollArea, Ui, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::gui::keys;
use crate::gui::panels::transport;
use margin::OptimalGamesRow;
use moment::Moment;
use moves::MoveList;

/// The least that the list of moves has of the panel's height; where there is less, the panel scrolls.
const LEAST_FOR_MOVES: f32 = 96.0;
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
            if ui.add_enabled(*enabled, button).on_hover_text(keys::tooltip(*command, ui.ctx())).clicked() {
                out.push((*command).into());
            }
        }
    });
}
