//! Announces the present step, move, pinned cell or question to screen readers, once everything is at rest.

use egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::shown::Secret;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::game::Interval;
use crate::wording::window as texts;
use crate::wording::{self, spoken, table_view};

/// Updates the announcement. While something moves, the last one stays.
pub fn show(ui: &Ui, state: &State) {
    let last = Id::unique("what-was-announced-last");
    let text = if state.is_moving() { ui.data(|data| data.get_temp(last)).unwrap_or_default() } else { news(state) };
    // It is invisible, but a screen reader needs a place to go to.
    let place = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
    let response = ui.interact(place, Id::unique("announcer"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Status);
        node.set_label(text.as_str());
        node.set_live(egui::accesskit::Live::Polite);
    });
    ui.data_mut(|data| data.insert_temp(last, text));
}

/// Returns the text of the announcement.
fn news(state: &State) -> String {
    if state.is_blank() {
        return texts::table_is_hidden().to_owned();
    }
    if let Some(asked) = state.open_question() {
        return asked.question.counting(state.view().count_from).spoken();
    }
    if let Some(question) = state.class_question() {
        return question.spoken();
    }
    if let Some(pinned) = state.pinned {
        return texts::pinned(&cell(state, pinned));
    }
    match state.transports.active {
        Transport::Fill => {
            let cell = |interval| state.derivation(interval).cell;
            spoken::fill_position(state.view().count_from, state.fill(), state.progress().as_ref(), cell)
        }
        Transport::Game => spoken::game_position(state.view().count_from, state.game(), state.ply()),
        Transport::Fusion => {
            state.fusion_run().zip(state.fusion_position()).map_or_else(String::new, |(run, position)| {
                wording::fusion::summary(state.view().count_from, run, &position)
            })
        }
    }
}

/// Returns the name of a cell, with its numbers if it is written.
fn cell(state: &State, interval: Interval) -> String {
    let written = (!state.hides(Secret::Cell(interval))).then(|| state.derivation(interval).cell);
    table_view::name(state.view().count_from, state.view().recurrence, interval, written.as_ref())
}
