//! The game on the stage. The board is always shown, and the rest when it is asked for.
//!
//! | module | shows |
//! | --- | --- |
//! | `strategy_menus` | who plays: a strategy for each player, such as optimal, greedy or the exploiter |
//! | `board` | the row as large coins between the piles of both players |
//! | `end_buttons` | a button for each end that can be taken, with what it is worth |
//! | `score` | what best play guarantees from here, and the guaranteed margin over the moves |
//! | `optimal_games` | what was lost and where, at the end of the game, and the number of optimal games |
//! | `move_list` | the list of moves, with the lines that branch off |
//!
//! Most of them read `replay_position`, which says where the replay stands.

mod board;
mod end_buttons;
mod move_list;
mod optimal_games;
mod replay_position;
mod score;
pub mod strategy_menus;

use egui::{Button, Frame, Panel, Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::shown::{Secret, Shown};
use crate::app::state::State;
use crate::game::Rule;
use crate::gui::keys;
use crate::gui::panels::with_details;
use crate::gui::widgets::controls::show_later;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::slide::Slide;
use crate::session::Subject;
use crate::wording::panels::game as texts;
use end_buttons::end_buttons;
use move_list::MoveList;
use optimal_games::OptimalGamesRow;
use replay_position::ReplayPosition;
use score::{Bar, guarantee_bar, margin_plot, margin_sum};

/// The least height of the list of moves, in points. The panel scrolls if it has less room.
const MIN_MOVE_LIST_HEIGHT: f32 = 96.0;

/// The game. It keeps what is drawn of the board and the bar, the number of optimal games and the position of its list.
#[derive(Default)]
pub struct GamePanel {
    board: board::Drawn,
    bar: Bar,
    list: MoveList,
    optimal_games: OptimalGamesRow,
}

impl GamePanel {
    pub fn show(&mut self, ui: &mut Ui, state: &State, slide: Option<Slide>, out: &mut Vec<Message>) {
        if state.leaves_out(Shown::Subject(Subject::Game)) {
            return show_later(ui, state, (texts::game_later(), texts::go_to_the_game()), Subject::Game, out);
        }
        let moment = ReplayPosition::of(state);
        if let Some(error) = state.game().refusal() {
            let label = ui.centered_and_justified(|ui| ui.label(error.to_string())).inner;
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, error.to_string()));
            return;
        }
        let (board, analysis) = with_details(ui, state);
        board::show(ui, state, &moment, (board, slide), &mut self.board, out);
        if let Some(mut analysis) = analysis {
            self.analysis(&mut analysis, state, &moment, out);
        }
    }

    /// Shows the players, what both ends are worth, and the moves.
    fn analysis(&mut self, ui: &mut Ui, state: &State, moment: &ReplayPosition, out: &mut Vec<Message>) {
        Panel::bottom("game-commands").frame(Frame::NONE).show_separator_line(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            ui.add_space(4.0);
            commands(ui, state, out);
        });
        let whole_height = ui.available_height();
        ScrollArea::vertical().id_salt("game").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            let top = ui.cursor().top();
            strategy_menus::show(ui, state, out);
            end_buttons(ui, state, moment, out);
            guarantee_bar(ui, state, moment, &mut self.bar, out);
            // The margin would give a result away that is still to be found.
            if !state.hides(Secret::Result) {
                let rule = state.game().rule();
                if !rule.is_alone {
                    margin_plot(ui, state, moment, whole_height);
                    margin_sum(ui, state, moment);
                }
                if rule == Rule::CLASSIC {
                    self.optimal_games.show(ui, state, out);
                }
            }
            move_list::heading(ui, state, moment, out);
            let used = ui.cursor().top() - top;
            let height = (whole_height - used).max(MIN_MOVE_LIST_HEIGHT);
            self.list.show(ui, state, moment.played, height, out);
        });
    }
}

/// Shows the buttons of a person who plays, or the button that begins such a game.
fn commands(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    if !state.has_person() {
        return row_of_buttons(ui, &[(Command::PlayTheTable, true)], out);
    }
    let again = if state.can_retry() { (Command::Retry, true) } else { (Command::Hint, state.is_your_turn()) };
    row_of_buttons(ui, &[again, (Command::TakeBack, state.own_move().is_some())], out);
    row_of_buttons(ui, &[(Command::NewGame, true), (Command::StopPlaying, true)], out);
}

/// Shows buttons of the same width.
fn row_of_buttons(ui: &mut Ui, buttons: &[(Command, bool)], out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        let gaps = (buttons.len() - 1) as f32 * ui.spacing().item_spacing.x;
        let width = (ui.available_width() - gaps) / buttons.len() as f32;
        for (command, enabled) in buttons {
            let button = Button::new(command.about().label).min_size(vec2(width, 27.0));
            if ui.add_enabled(*enabled, button).tooltip(|| keys::tooltip(*command, ui.ctx())).clicked() {
                out.push((*command).into());
            }
        }
    });
}
