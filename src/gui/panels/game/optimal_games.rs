//! The number of optimal games, which of them is shown, and the way to the others.

use crate::limits::MAX_COINS_FOR_ALL_INTERVALS;
use std::sync::Arc;

use egui::{Button, Role, Ui, Vec2, WidgetInfo};
use num_bigint::BigUint;

use crate::app::command::Command;
use crate::app::job::{Slot, Status};
use crate::app::message::Message;
use crate::app::state::State;
use crate::app::work::games::CountGames;
use crate::game::{OptimalGames, Player, Strategy};
use crate::gui::widgets::controls::{link, right_aligned};
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, notices, theme};
use crate::number::{group_count, group_digits, power_of_ten};
use crate::picture::color_role::ColorRole;
use crate::wording::panels::game as texts;

/// A number of more digits is shown by its power of ten. Its tooltip has all digits.
const MAX_DIGITS_IN_FULL: usize = 12;

/// The number of optimal games, counted in the background for a row, its players and a line.
#[derive(Default)]
pub struct OptimalGamesRow {
    job: Slot<CountGames>,
}

impl OptimalGamesRow {
    /// Shows how many optimal games there are and which of them this is, with buttons to the previous and the next one.
    pub fn show(&mut self, ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
        let is_counted = state.n() <= MAX_COINS_FOR_ALL_INTERVALS;
        let (games, status) = if is_counted { self.counted(ui, state) } else { (Arc::new(None), Status::Done) };
        let at_start = (*games).as_ref().is_some_and(|games| games.number == Some(1_u8.into()));
        let at_end = (*games).as_ref().is_some_and(|games| games.number.as_ref() == Some(&games.count));
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 20.0;
            if let Some(games) = &*games {
                let all_digits = || count_text(games, |number| group_count(number));
                let response = ui.label(theme::weak(ui, count_text(games, in_short)));
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, all_digits()));
                response.tooltip(all_digits);
            } else if notices::show_failure(ui, texts::number_of_optimal_games(), &status) {
            } else if is_counted {
                ui.label(theme::weak(ui, texts::counting_optimal_games()));
            } else {
                ui.label(theme::weak(ui, texts::optimal_games_counted_up_to(MAX_COINS_FOR_ALL_INTERVALS)));
            }
            right_aligned(ui, |ui| {
                // The layout goes from right to left.
                for (sign, command, at_last) in
                    [("›", Command::NextGame, at_end), ("‹", Command::PreviousGame, at_start)]
                {
                    let enabled = state.can_walk() && !at_last;
                    let size = egui::Vec2::splat(theme::target(ui, 0.0));
                    let response = ui.add_enabled(enabled, Button::new(sign).small().min_size(size));
                    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, command.about().label));
                    if response.tooltip(|| keys::tooltip(command, ui.ctx())).clicked() {
                        out.push(command.into());
                    }
                }
            });
        });
    }

    /// Returns the number once it is counted, and the status of its job. Starts the job for another game.
    fn counted(&mut self, ui: &Ui, state: &State) -> (Arc<Option<OptimalGames>>, Status) {
        let work = CountGames { row: state.row().clone(), duel: state.document().duel.clone(), line: state.line() };
        let job = self.job.get_or_start(&notices::waker(ui.ctx()), work);
        (job.found(), job.status())
    }
}

/// Writes a number with all digits, or by its power of ten.
fn in_short(number: &BigUint) -> String {
    let digits = number.to_string();
    if digits.len() <= MAX_DIGITS_IN_FULL { group_digits(&digits) } else { power_of_ten(&digits) }
}

/// Returns the sentence about the optimal games. `write` writes its numbers.
fn count_text(games: &OptimalGames, write: impl Fn(&BigUint) -> String) -> String {
    match &games.number {
        Some(_) if games.count == BigUint::from(1_u8) => texts::only_optimal_game().to_owned(),
        Some(number) => texts::optimal_game(write(number), write(&games.count)),
        None if games.count == BigUint::from(1_u8) => texts::one_optimal_game().to_owned(),
        None => texts::optimal_games(write(&games.count)),
    }
}

/// Shows the worst move of each player who has lost points. A person who has lost nothing is praised.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let color = theme::color(ui, ColorRole::Text);
    for player in Player::BOTH {
        match state.game().worst(player) {
            Some(ply) => {
                let made = state.game().moves().get(ply).expect("it is found");
                let text = texts::worst_move(state.view().count_from, state.game(), ply, &made);
                ui.label(theme::weak(ui, text).color(color));
                let button = ui.scope(|ui| {
                    // The link is as low as a line of the text.
                    ui.spacing_mut().interact_size.y = 0.0;
                    ui.spacing_mut().button_padding = Vec2::ZERO;
                    ui.add(link(ui, true, texts::show_it()).small())
                });
                let button = button.inner;
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::show_worst_move(player)));
                if button.tooltip(texts::show_worst_move_tooltip).clicked() {
                    out.push(Message::Review(ply));
                }
            }
            None if state.strategy(player) == Strategy::You => {
                ui.label(theme::weak(ui, texts::threw_nothing_away(player)).color(color));
            }
            None => {}
        }
    }
    if state.game().is_optimal() && !state.has_person() {
        ui.label(theme::weak(ui, texts::both_played_perfectly()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::said;

    fn text(count: u128, number: Option<u128>) -> (String, String) {
        let games = OptimalGames { count: count.into(), number: number.map(BigUint::from) };
        (count_text(&games, in_short), count_text(&games, |number| group_count(number)))
    }

    #[test]
    fn the_number_of_optimal_games_has_a_short_and_a_full_text() {
        assert_eq!(text(1, Some(1)).0, crate::wording::panels::game::only_optimal_game());
        assert_eq!(text(1, None).0, crate::wording::panels::game::one_optimal_game());
        assert_eq!(text(12, Some(3)).0, said("panels.game-optimal-game", &["3", "12"]));
        let (short, full) = text(1 << 70, None);
        assert_eq!(short, said("panels.game-optimal-games", &["1.18 × 10²¹"]));
        assert_eq!(full, said("panels.game-optimal-games", &["1,180,591,620,717,411,303,424"]));
    }
}
