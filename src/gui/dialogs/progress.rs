//! How all ideas went, and when each comes again.

use egui::{Button, Grid, Key, RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::dialog::ProgressStep;
use crate::app::message::Message;
use crate::app::state::State;
use crate::gui::dialogs::frame::{heading, set_width};
use crate::gui::theme;
use crate::gui::widgets::controls::{last_buttons, primary};
use crate::predict::practice::Idea;
use crate::wording::dialogs::buttons;
use crate::wording::practice::page as texts;

/// The space between columns and between lines, in points.
const SPACING: egui::Vec2 = vec2(18.0, 6.0);

/// Shows the ideas.
pub fn progress(ui: &mut Ui, state: &State, asked: ProgressStep, out: &mut Vec<Message>) {
    let memory = &state.preferences.memory;
    set_width(ui, 520.0);
    heading(ui, texts::heading());
    ui.label(if memory.is_empty() { texts::nothing_yet() } else { texts::about() });
    ui.add_space(8.0);
    // In a phone, when an idea comes again stands below how it went.
    let is_narrow = theme::is_narrow(ui.ctx());
    let columns = if is_narrow { 2 } else { 3 };
    // In a phone the names of ideas have several lines.
    let widest = if is_narrow { (ui.available_width() - SPACING.x) / 2.0 } else { f32::INFINITY };
    Grid::new("ideas").num_columns(columns).max_col_width(widest).spacing(SPACING).show(ui, |ui| {
        for idea in Idea::ALL {
            ui.label(RichText::new(idea.name()));
            if let Some(record) = memory.of(idea) {
                let right = texts::right(record.right, record.asked);
                let due = match record.due.saturating_sub(state.today) {
                    0 => texts::due().to_owned(),
                    days => texts::due_in(days),
                };
                let show = |ui: &mut Ui| {
                    ui.label(right);
                    ui.label(theme::weak(ui, due));
                };
                if is_narrow {
                    ui.vertical(show);
                } else {
                    show(ui);
                }
            } else {
                ui.label(theme::weak(ui, texts::never()));
            }
            ui.end_row();
        }
    });
    ui.add_space(10.0);
    last_buttons(ui, |ui| {
        // Enter gives the main answer while nothing else has the focus.
        let is_entered =
            ui.memory(|memory| memory.focused().is_none()) && ui.input(|input| input.key_pressed(Key::Enter));
        if primary(ui, true, texts::practise()) || is_entered {
            out.push(Command::Practise.into());
        }
        let button = |ui: &mut Ui, text: &str| ui.add(Button::new(text).min_size(vec2(0.0, 28.0))).clicked();
        if button(ui, buttons::close()) {
            out.push(Message::CloseDialog);
        }
        if memory.is_empty() {
            return;
        }
        if button(ui, if asked == ProgressStep::Copied { texts::copied() } else { texts::copy() }) {
            out.push(Message::CopyProgress);
        }
        if button(ui, if asked == ProgressStep::ToForget { texts::really_reset() } else { texts::reset() }) {
            out.push(Message::ForgetProgress);
        }
    });
}
