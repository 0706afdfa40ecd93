//! What was lost and where: each player's worst move, shown at the end of the game.

use egui::{Role, Ui, Vec2, WidgetInfo};

use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{Player, Strategy};
use crate::gui::theme;
use crate::gui::widgets::button::link;
use crate::gui::widgets::tooltip::Tooltip;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::game as texts;

/// Shows the worst move of each player who has lost points. A person who has lost nothing is praised.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    for player in Player::BOTH {
        let color = theme::color(ui, ColorRole::of_player(player));
        match state.game().worst(player) {
            Some(ply) => {
                let made = state.game().moves().get(ply).expect("it is found");
                let text = texts::worst_move(state.view().count_from, ply, &made, state.row().coins());
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
        ui.label(theme::weak(ui, texts::nobody_threw_anything_away()));
    }
}
