//! The row as text, which is read while it is typed.

use crate::limits::MAX_COINS_IN_FIELD;
use egui::{Event, Key, Modifiers, RichText, ScrollArea, Stroke, TextEdit, Ui, vec2};

use crate::app::message::Message;
use crate::app::row_draft::{RowDraft, RowInput, RowNote};
use crate::gui::keys::row_field;
use crate::gui::theme;
use crate::gui::widgets::controls::select_all;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::coins as texts;

/// A pasted text of more bytes is read at once and never shown.
const MAX_PASTED_BYTES: usize = 20_000;

/// The field of the row.
#[derive(Default)]
pub struct RowText {
    /// Whether the field is to get the focus, with all of its text selected.
    select: bool,
    /// Whether Enter was the last thing that happened to the field.
    is_entered: bool,
}

impl RowText {
    /// Moves the focus to the field and selects its text, so that typing replaces the row.
    pub fn select(&mut self) {
        self.select = true;
    }

    /// Returns whether the row was entered, and the field still has the focus with all of its text selected.
    pub fn is_entered(&self) -> bool {
        self.is_entered
    }

    /// Shows the field with its draft, and what was read. `n` is the number of coins of the row.
    pub fn show(&mut self, ui: &mut Ui, n: usize, draft: &RowDraft, out: &mut Vec<Message>) {
        let id = row_field();
        let mut push = |input| out.push(Message::RowInput(input));
        if ui.memory(|memory| memory.has_focus(id)) {
            if let Some(pasted) = large_paste(ui) {
                push(RowInput::Paste(pasted));
            }
            if let RowNote::Choice { marked, .. } = draft.note() {
                let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
                if pressed(Key::ArrowDown) {
                    push(RowInput::Mark(marked + 1));
                }
                if pressed(Key::ArrowUp) {
                    push(RowInput::Mark(marked.saturating_sub(1)));
                }
            }
        }
        let mut text = draft.text().to_owned();
        let hint = if n > MAX_COINS_IN_FIELD { texts::type_or_paste() } else { texts::example_row() };
        let is_wrong = matches!(draft.note(), RowNote::Error(_));
        let edge = is_wrong.then(|| theme::color(ui, ColorRole::Error));
        let response = ui
            .scope(|ui| {
                if let Some(edge) = edge {
                    let widgets = &mut ui.visuals_mut().widgets;
                    for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
                        widget.bg_stroke = Stroke::new(1.5, edge);
                    }
                }
                ScrollArea::vertical()
                    .id_salt("coins-text-scroll")
                    .max_height(92.0)
                    .show(ui, |ui| {
                        let edit = TextEdit::multiline(&mut text)
                            .id(id)
                            .font(theme::font(Face::Mono, 13.5))
                            .desired_rows(1)
                            .desired_width(f32::INFINITY)
                            .align(egui::Align2::LEFT_CENTER)
                            .margin(vec2(9.0, 7.0))
                            .return_key(None)
                            .hint_text(hint);
                        theme::field(ui, |ui| {
                            if let Some(edge) = edge {
                                ui.visuals_mut().selection.stroke.color = edge;
                            }
                            ui.add(edit)
                        })
                    })
                    .inner
            })
            .inner;
        response.clone().accessible_name(texts::row_of_coins());
        if std::mem::take(&mut self.select) {
            select_all(ui, id, text.chars().count());
        }
        let is_changed = response.changed();
        self.is_entered &= response.has_focus() && !is_changed && !response.is_pointer_button_down_on();
        if response.has_focus() && !is_wrong && ui.input(|input| input.key_pressed(Key::Enter)) {
            // A chosen reading is in the field from the next frame on.
            self.select = matches!(draft.note(), RowNote::Choice { .. });
            select_all(ui, id, text.chars().count());
            self.is_entered = true;
            push(RowInput::Enter);
        }
        if is_changed {
            push(RowInput::Type(text));
        }
        if response.lost_focus() {
            let last = |key: Key| {
                let is_press =
                    |event: &Event| matches!(event, Event::Key { key: pressed, pressed: true, .. } if *pressed == key);
                ui.input(|input| input.events.iter().rposition(is_press))
            };
            // In a slow frame, Escape can follow an Enter that has entered the row.
            let is_given_up = last(Key::Escape).is_some() && (is_wrong || last(Key::Enter).is_none());
            out.push(if is_given_up { Message::RowInput(RowInput::GiveUp) } else { Message::TypingEnded });
        }
        show_note(ui, draft.note(), out);
    }
}

/// Shows what is wrong with the text, or how else it can be read.
fn show_note(ui: &mut Ui, note: &RowNote, out: &mut Vec<Message>) {
    match note {
        RowNote::None => {}
        RowNote::Error(error) => {
            ui.label(RichText::new(texts::typed_row_is_wrong(error)).color(theme::color(ui, ColorRole::Error)));
        }
        RowNote::ReadAs { chosen, other } => {
            ui.label(texts::read_as(chosen));
            if let Some(other) = other
                && ui.link(texts::read_otherwise(other)).clicked()
            {
                out.push(Message::RowInput(RowInput::ReadOtherwise));
            }
        }
        RowNote::Choice { candidates, marked } => {
            ui.label(texts::choose_a_reading());
            for (index, candidate) in candidates.iter().enumerate() {
                if ui.selectable_label(index == *marked, texts::reading(candidate)).clicked() {
                    out.push(Message::RowInput(RowInput::Choose(index)));
                }
            }
        }
    }
}

/// Takes a long pasted text before the field gets it, because the layout of a million numbers would take seconds.
fn large_paste(ui: &Ui) -> Option<String> {
    ui.input_mut(|input| {
        let is_large = |event: &Event| matches!(event, Event::Paste(text) if text.len() > MAX_PASTED_BYTES);
        let at = input.events.iter().position(is_large)?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    })
}
