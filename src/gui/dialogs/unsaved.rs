//! The dialog that asks what to do with unsaved changes.

use egui::{Align, Key, Layout, Ui};

use crate::app::message::{Message, UnsavedChoice};
use crate::gui::theme;
use crate::gui::widgets::button::primary;

/// Shows the question for the session called `name`.
pub fn show(ui: &mut Ui, name: &str, out: &mut Vec<Message>) {
    ui.set_width(400.0);
    theme::heading(ui, "Unsaved changes");
    ui.add_space(4.0);
    ui.label(format!("“{name}” has changes that are not saved. Save them first?"));
    ui.add_space(10.0);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let entered = nothing_has_focus(ui) && ui.input(|input| input.key_pressed(Key::Enter));
        let mut answer = (primary(ui, true, "Save") || entered).then_some(UnsavedChoice::Save);
        for (label, choice) in [("Don't save", UnsavedChoice::Discard), ("Cancel", UnsavedChoice::Cancel)] {
            if ui.button(label).clicked() {
                answer = Some(choice);
            }
        }
        out.extend(answer.map(Message::Unsaved));
    });
}

/// Returns whether no control has the focus, so that Enter presses the main button.
fn nothing_has_focus(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none())
}
