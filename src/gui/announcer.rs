//! Announces the present step, move, pinned cell or question to screen readers, once everything is at rest.

use egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::table_view;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::game::{FillAction, Interval};
use crate::number::{exact, group_count};
use crate::wording;

/// Updates the announcement. While something moves, the last one stays.
pub fn show(ui: &Ui, state: &State) {
    let last = Id::unique("what was announced last");
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
        return "the table is hidden".to_owned();
    }
    if let Some(asked) = state.open_question() {
        return asked.question.spoken();
    }
    if let Some(pinned) = state.pinned {
        return format!("pinned {}", cell(state, pinned));
    }
    match state.transports.active {
        Transport::Fill => step(state),
        Transport::Game => position(state),
        Transport::Fusion => state
            .fusion_run()
            .zip(state.fusion_position())
            .map_or_else(String::new, |(run, position)| wording::fusion::summary(run, &position)),
    }
}

/// Returns the name of a cell, with its numbers if it is written.
fn cell(state: &State, interval: Interval) -> String {
    let written = state.is_written(interval).then(|| state.derivation(interval).cell);
    table_view::name(state.view().recurrence, interval, written.as_ref())
}

/// Returns the step of the fill: `step 17 of 21, cell 1 to 4: first 22, second 12, take left`.
fn step(state: &State) -> String {
    let Some(progress) = state.progress() else { return "nothing filled yet".to_owned() };
    let [step, steps] = [progress.step + 1, state.fill().steps()].map(group_count);
    let what = match progress.action {
        FillAction::Write => cell(state, progress.interval),
        FillAction::Enter | FillAction::Hit | FillAction::Empty => {
            let call = wording::call_text(state.fill(), &progress, || state.derivation(progress.interval).cell);
            format!("{}, {}: {}", call.code, call.asked_by, call.answer)
        }
    };
    format!("step {step} of {steps}, {what}")
}

/// Returns the position of the game: `after 2 moves, First 7, Second 8: First to move on coins 1 to 2`.
fn position(state: &State) -> String {
    let ply = state.ply();
    let scores = state.game().scores_after(ply);
    let next = state.turn().map_or_else(
        || "the end of the game".to_owned(),
        |turn| {
            let [i, j] = [turn.interval.i, turn.interval.j].map(group_count);
            let coins = if turn.interval.is_single() { format!("coin {i}") } else { format!("coins {i} to {j}") };
            format!("{} to move on {coins}", turn.player.name())
        },
    );
    let moves = if ply == 1 { "move" } else { "moves" };
    format!(
        "after {} {moves}, First {}, Second {}: {next}",
        group_count(ply),
        exact(scores.first),
        exact(scores.second)
    )
}
