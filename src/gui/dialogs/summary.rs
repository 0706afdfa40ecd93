//! The dialog with the summary of the predictions.

use egui::{Align, Button, Label, Layout, ScrollArea, Ui, vec2};

use crate::app::message::Message;
use crate::gui::theme;
use crate::gui::widgets::button::primary;
use crate::wording::dialogs::{buttons, summary as wording};

/// Shows the summary, which can be copied.
pub fn show(ui: &mut Ui, text: &str, out: &mut Vec<Message>) {
    ui.set_width(560.0);
    theme::heading(ui, wording::heading());
    ui.add_space(4.0);
    ScrollArea::vertical().max_height(380.0).auto_shrink([false, true]).show(ui, |ui| {
        ui.add(Label::new(text).wrap().selectable(true));
    });
    ui.add_space(10.0);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if primary(ui, true, buttons::close()) {
            out.push(Message::CloseDialog);
        }
        if ui.add(Button::new(wording::copy_summary()).min_size(vec2(0.0, 28.0))).clicked() {
            ui.ctx().copy_text(text.to_owned());
        }
    });
}
