//! What stands in place of a part of the window that would tell what is asked.

use egui::{Label, Ui};

use crate::app::message::Message;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::gui::widgets::button::link;

/// Shows that the part appears later. Between two questions, a button leaves the fill and shows the part.
pub fn show(ui: &mut Ui, state: &State, (text, button): (&str, &str), transport: Transport, out: &mut Vec<Message>) {
    ui.add(Label::new(text).wrap());
    if !state.waits_for_answer() && ui.add(link(ui, true, button)).clicked() {
        out.push(Message::Choose(transport));
    }
}
