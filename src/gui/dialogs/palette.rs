//! The command palette.

use egui::{Button, Id, Key, Modifiers, RichText, ScrollArea, TextEdit, Ui, vec2};
use strum::VariantArray;

use crate::app::command::Command;
use crate::app::message::Message;
use crate::gui::{keys, theme};
use crate::picture::color_role::ColorRole;

/// Finds a command by typed words.
#[derive(Debug, Default)]
pub struct CommandPalette {
    query: String,
    /// The index of the selected command among those found.
    selected: usize,
    /// Whether the dialog was shown before.
    opened: bool,
}

impl CommandPalette {
    /// Shows the palette.
    pub fn show(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        ui.set_width(420.0);
        // Otherwise the text field would take these keys.
        let (up, down, enter) = ui.input_mut(|input| {
            (
                input.consume_key(Modifiers::NONE, Key::ArrowUp),
                input.consume_key(Modifiers::NONE, Key::ArrowDown),
                input.consume_key(Modifiers::NONE, Key::Enter),
            )
        });
        let id = Id::unique("palette field");
        let field = TextEdit::singleline(&mut self.query)
            .id(id)
            .hint_text("Type a command")
            .desired_width(f32::INFINITY)
            .margin(vec2(8.0, 7.0));
        let response = theme::field(ui, |ui| ui.add(field));
        response.clone().accessible_name("Find a command");
        if !self.opened {
            self.opened = true;
            response.request_focus();
        }
        if response.changed() {
            self.selected = 0;
        }
        let found: Vec<_> =
            Command::VARIANTS.iter().copied().filter(|command| matches(*command, &self.query)).collect();
        let last = found.len().saturating_sub(1);
        self.selected =
            if up { self.selected.saturating_sub(1) } else { (self.selected + usize::from(down)).min(last) };
        let mut run = found.get(self.selected).copied().filter(|_| enter);
        ui.add_space(4.0);
        ScrollArea::vertical().max_height(330.0).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.visuals_mut().selection.bg_fill = theme::color(ui, ColorRole::Raised);
            ui.visuals_mut().selection.stroke.color = theme::color(ui, ColorRole::Text);
            for (index, command) in found.iter().enumerate() {
                let button = Button::selectable(index == self.selected, command.about().label)
                    .shortcut_text(keys::shortcut_text(*command, ui.ctx()))
                    .min_size(vec2(ui.available_width(), 27.0));
                let response = ui.add(button);
                if index == self.selected && (up || down) {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    run = Some(*command);
                }
                if response.hovered() && ui.input(|input| input.pointer.is_moving()) {
                    self.selected = index;
                }
            }
            if found.is_empty() {
                ui.label(RichText::new("No command has these words").color(theme::color(ui, ColorRole::WeakText)));
            }
        });
        if let Some(command) = run {
            out.push(Message::CloseDialog);
            out.push(command.into());
        }
    }
}

/// Returns whether the label and the tooltip of a command contain each typed word.
fn matches(command: Command, query: &str) -> bool {
    let about = command.about();
    let text = format!("{} {}", about.label, about.tooltip).to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_found_by_words_of_its_label_or_tooltip_in_any_order() {
        assert!(matches(Command::ForwardSweep, "sweep forw"));
        assert!(matches(Command::Dark, "THEME"));
        assert!(!matches(Command::Save, "open"));
        assert!(Command::VARIANTS.iter().copied().all(|command| matches(command, "")));
    }
}
