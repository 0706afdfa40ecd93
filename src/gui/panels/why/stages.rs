//! The stages from tree to table: a button for each, a slider between them, and a line that explains what is seen.

use egui::{Button, RichText, Role, Slider, Ui, WidgetInfo};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::shown::Shown;
use crate::app::state::State;
use crate::game::FillOrder;
use crate::game::fill::count::CallCount;
use crate::gui::widgets::align::right_aligned;
use crate::gui::widgets::button::link;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::session::Tab;
use crate::wording::panels::why as texts;

/// The height of the line, in points: room for two lines of text.
const TEXT_HEIGHT: f32 = 34.0;
/// Returns the name of each stage, its value of the slider, and its tooltip.
fn stages() -> [(&'static str, f64, &'static str); 3] {
    [
        (texts::tree(), 0.0, texts::tree_tooltip()),
        (texts::graph(), 1.0, texts::graph_tooltip()),
        (texts::table(), 2.0, texts::table_tooltip()),
    ]
}

/// Returns whether the calls light up as the recursion makes them.
fn lights_up(state: &State) -> bool {
    state.fill().order == FillOrder::Recursion && state.progress().is_some()
}

/// Returns what the frames of the calls mean, or at the end of the fill, which calls were saved.
fn lit_text(state: &State) -> String {
    let (fill, playback) = (state.fill(), &state.transports.fill);
    if playback.is_at_end() {
        let all = CallCount::without_memo(fill.recurrence, fill.n);
        return texts::saved_calls(fill.tally(fill.steps()).calls, &all.to_string());
    }
    texts::frames_of_calls().to_owned()
}

/// Shows the buttons, the slider and the line. `pointed_at` replaces the line about the stage.
pub fn show(ui: &mut Ui, state: &State, pointed_at: Option<String>, out: &mut Vec<Message>) {
    let target = state.fold.resting_head();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for (number, (name, stage, tooltip)) in stages().into_iter().enumerate() {
            if number > 0 {
                ui.label("→");
            }
            let selected = target == stage;
            let (fill, role) = theme::choice(selected);
            let button = Button::new(RichText::new(name).color(theme::color(ui, role))).fill(theme::color(ui, fill));
            let response = ui.add(button);
            let label = texts::fold_to(name);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &label));
            if response.tooltip(|| tooltip).clicked() {
                out.push(Message::Fold(stage));
            }
        }
        let mut head = state.fold.head();
        let command = Command::LargeTree;
        let size_text = if state.shows_large_tree() { texts::show_the_table() } else { texts::full_size() };
        let font = theme::font(Face::Regular, 13.0);
        let size_width = theme::text_width(ui, size_text, font) + 12.0;
        ui.spacing_mut().slider_width = (ui.available_width() - 14.0 - size_width).max(60.0);
        // The rail is seen in every theme.
        ui.visuals_mut().widgets.inactive.bg_fill = theme::color(ui, ColorRole::Edge);
        let slider = ui.add(Slider::new(&mut head, 0.0..=2.0).show_value(false));
        slider.widget_info(|| WidgetInfo::slider(true, head, texts::tree_to_table()));
        if slider.changed() {
            out.push(Message::FoldAt(head));
        }
        let tooltip = keys::tooltip(command, ui.ctx());
        let button = link(ui, true, size_text);
        if right_aligned(ui, |ui| ui.add(button).tooltip(|| tooltip).clicked()) {
            out.push(command.into());
        }
    });
    let text = match pointed_at {
        Some(text) => text,
        None if target < 1.5 && lights_up(state) => lit_text(state),
        None if target < 0.5 && state.leaves_out(Shown::Tab(Tab::Why)) => texts::calls_later().to_owned(),
        None if target < 0.5 => {
            let calls = CallCount::without_memo(state.view().recurrence, state.n());
            texts::calls_of_tree(&calls.to_string(), state.n())
        }
        None if target < 1.5 => texts::about_graph().to_owned(),
        None => texts::about_table().to_owned(),
    };
    // The room is always that of two lines, so that the picture does not move.
    theme::text_in_room(ui, TEXT_HEIGHT, RichText::new(text).color(theme::color(ui, ColorRole::WeakText)));
}
