//! The buttons of the tabs on the right, and the widths of the tabs.

use egui::{Button, RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::session::Tab;

/// Shows a button for each tab.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 6.0;
        for tab in Tab::ALL {
            let selected = state.view().tab == tab;
            let command = Command::of_tab(tab);
            let (fill, role) = theme::choice(selected);
            let text = RichText::new(tab.name()).font(theme::font(Face::Strong, 13.0)).color(theme::color(ui, role));
            let button = Button::new(text).fill(theme::color(ui, fill)).min_size(vec2(50.0, 27.0));
            let response = ui.add(button);
            let label = format!("Tab: {}", tab.name());
            response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Tab, true, selected, &label));
            if response.on_hover_text(keys::tooltip(command, ui.ctx())).clicked() {
                out.push(command.into());
            }
        }
    });
    ui.add_space(4.0);
}

/// Returns the width of a tab before it is dragged, and its least width, in a window of this width. All are in points.
pub fn width(tab: Tab, window: f32) -> (f32, f32) {
    match tab {
        Tab::Game => (340.0, 340.0),
        Tab::Code => ((0.36 * window).clamp(460.0, 720.0), 300.0),
        Tab::Why | Tab::Players | Tab::Fusion => ((0.36 * window).clamp(460.0, 760.0), 340.0),
    }
}
