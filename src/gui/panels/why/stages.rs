//! The stages from tree to table: a button for each, a slider between them, and a line that explains what is seen.

use egui::{Button, RichText, Role, Slider, Ui, WidgetInfo};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::FillOrder;
use crate::game::fill::count::CallCount;
use crate::gui::widgets::align::right_aligned;
use crate::gui::widgets::button::link;
use crate::gui::{keys, theme};
use crate::number::group_count;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// The height of the line, in points: room for two lines of text.
const TEXT_HEIGHT: f32 = 34.0;
/// The name of each stage, its value of the slider, and its tooltip.
const STAGES: [(&str, f64, &str); 3] = [
    ("tree", 0.0, "Every call of the recursion without a memo"),
    ("graph", 1.0, "With a memo, each interval is computed once"),
    ("table", 2.0, "In a good order, no call is needed at all"),
];

/// Returns whether the calls light up as the recursion makes them.
fn lights_up(state: &State) -> bool {
    state.fill().order == FillOrder::Recursion && state.progress().is_some()
}

/// Returns what the frames of the calls mean, or at the end of the fill, which calls were saved.
fn lit_text(state: &State) -> String {
    let (fill, playback) = (state.fill(), &state.transports.fill);
    if playback.is_at_end() {
        let calls = group_count(fill.tally(fill.steps()).calls);
        let all = CallCount::without_memo(fill.recurrence, fill.n);
        return format!("With a memo, {calls} of {all} calls were made. The faint ones never were.");
    }
    "Framed: open. Dashed: answered at once. Faint: not made yet.".to_owned()
}

/// Shows the buttons, the slider and the line. `pointed_at` replaces the line about the stage.
pub fn show(ui: &mut Ui, state: &State, pointed_at: Option<String>, out: &mut Vec<Message>) {
    let target = state.fold.resting_head();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for (number, (name, stage, tooltip)) in STAGES.into_iter().enumerate() {
            if number > 0 {
                ui.label("→");
            }
            let selected = target == stage;
            let (fill, role) = theme::choice(selected);
            let button = Button::new(RichText::new(name).color(theme::color(ui, role))).fill(theme::color(ui, fill));
            let response = ui.add(button);
            let label = format!("Fold to {name}");
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &label));
            if response.on_hover_text(tooltip).clicked() {
                out.push(Message::Fold(stage));
            }
        }
        let mut head = state.fold.head();
        let command = Command::LargeTree;
        let size_text = if state.shows_large_tree() { "show the table" } else { "full size" };
        let font = theme::font(Face::Regular, 13.0);
        let size_width = theme::text_width(ui, size_text, font) + 12.0;
        ui.spacing_mut().slider_width = (ui.available_width() - 14.0 - size_width).max(60.0);
        let slider = ui.add(Slider::new(&mut head, 0.0..=2.0).show_value(false));
        slider.widget_info(|| WidgetInfo::slider(true, head, "Tree to table"));
        if slider.changed() {
            out.push(Message::FoldAt(head));
        }
        let tooltip = keys::tooltip(command, ui.ctx());
        let button = link(ui, true, size_text);
        if right_aligned(ui, |ui| ui.add(button).on_hover_text(tooltip).clicked()) {
            out.push(command.into());
        }
    });
    let text = match pointed_at {
        Some(text) => text,
        None if target < 1.5 && lights_up(state) => lit_text(state),
        None if target < 0.5 => {
            let calls = CallCount::without_memo(state.view().recurrence, state.n());
            // In rows of one or two coins no interval is called twice.
            match state.n() {
                1 => "Without a memo: 1 call.".to_owned(),
                2 => format!("Without a memo: {calls} calls."),
                _ => format!("Without a memo: {calls} calls. The same intervals come again and again."),
            }
        }
        None if target < 1.5 => {
            "With a memo each interval is computed once, and every other call is answered at once.".to_owned()
        }
        None => "In a good order each cell finds what it reads already there, and nothing is called.".to_owned(),
    };
    // The room is always that of two lines, so that the picture does not move.
    theme::text_in_room(ui, TEXT_HEIGHT, RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
}
