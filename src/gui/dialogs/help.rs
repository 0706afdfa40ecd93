//! The dialogs that help: the keys of all commands, and the terms of the theory.

use egui::style::ScrollStyle;
use egui::{Align, Label, Layout, RichText, ScrollArea, TextStyle, Ui, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::gui::dialogs::frame::{SPACE_ABOVE_BUTTONS, heading, room_above_buttons, set_width};
use crate::gui::widgets::controls::{last_buttons, primary};
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::Term;
use crate::wording::dialogs::{buttons, glossary, shortcuts as wording};

/// The height of a line, in points.
const LINE_HEIGHT: f32 = 27.0;

/// Shows the keys of all commands and of some controls.
pub fn show_shortcuts(ui: &mut Ui, out: &mut Vec<Message>) {
    set_width(ui, 920.0);
    heading(ui, wording::heading());
    let of_commands = Command::offered().filter_map(|command| {
        let keys = keys::shortcut_text(command, ui.ctx());
        (!keys.is_empty()).then(|| (command.about().label, keys))
    });
    let of_controls = wording::keys_of_controls().map(|(what, keys)| (what, keys.to_owned()));
    let lines: Vec<_> = of_commands.chain(of_controls).collect();
    // A bar that has room of its own covers no key.
    ui.spacing_mut().scroll = ScrollStyle::solid();
    ScrollArea::vertical().max_height(room_above_buttons(ui)).show(ui, |ui| {
        ui.label(RichText::new(wording::what_keys_act_on()).color(theme::color(ui, ColorRole::WeakText)));
        ui.add_space(6.0);
        ui.spacing_mut().item_spacing = vec2(32.0, 2.0);
        // Nothing of it is pressed, so the lines may be low.
        ui.spacing_mut().interact_size.y = LINE_HEIGHT;
        let columns = if theme::is_narrow(ui.ctx()) { 1 } else { 3 };
        ui.columns(columns, |sides| {
            for (ui, lines) in sides.iter_mut().zip(lines.chunks(lines.len().div_ceil(columns))) {
                ui.spacing_mut().item_spacing.x = 8.0;
                for (what, keys) in lines {
                    key_line(ui, what, keys);
                }
            }
        });
    });
    ui.add_space(SPACE_ABOVE_BUTTONS);
    last_buttons(ui, |ui| {
        if primary(ui, true, buttons::close()) {
            out.push(Message::CloseDialog);
        }
    });
}

/// Shows an action with its keys. A long action has several lines.
fn key_line(ui: &mut Ui, what: &str, keys: &str) {
    let width = theme::text_width(ui, keys, TextStyle::Monospace.resolve(ui.style()));
    ui.horizontal(|ui| {
        let room = vec2((ui.available_width() - width - ui.spacing().item_spacing.x).max(0.0), LINE_HEIGHT);
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(room.x);
            ui.add(Label::new(what).wrap());
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(keys).monospace().color(theme::color(ui, ColorRole::WeakText)));
        });
    });
}

/// The width of the column of the terms, in points.
const NAME_WIDTH: f32 = 96.0;

/// Shows the rules, and each term with the sentence that explains it.
pub fn show_glossary(ui: &mut Ui, out: &mut Vec<Message>) {
    set_width(ui, 720.0);
    heading(ui, glossary::game());
    ui.add_space(6.0);
    ScrollArea::vertical().max_height(room_above_buttons(ui)).show(ui, |ui| {
        // Room for the scroll bar.
        ui.set_max_width(ui.available_width() - 12.0);
        ui.spacing_mut().item_spacing.y = 5.0;
        for line in glossary::rules().lines() {
            ui.add(Label::new(line).wrap());
        }
        ui.add_space(8.0);
        heading(ui, glossary::heading());
        for term in Term::ALL {
            term_line(ui, *term);
        }
    });
    ui.add_space(SPACE_ABOVE_BUTTONS);
    last_buttons(ui, |ui| {
        if primary(ui, true, buttons::close()) {
            out.push(Message::CloseDialog);
        }
    });
}

/// Shows a term, and right of it its sentence.
fn term_line(ui: &mut Ui, term: Term) {
    ui.horizontal_top(|ui| {
        let height = ui.spacing().interact_size.y;
        ui.allocate_ui_with_layout(vec2(NAME_WIDTH, height), Layout::left_to_right(Align::Min), |ui| {
            ui.set_min_width(NAME_WIDTH);
            ui.label(RichText::new(term.name()).font(theme::font(Face::Strong, 13.0)));
        });
        ui.add(Label::new(term.meaning()).wrap());
    });
}
