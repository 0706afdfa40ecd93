//! The row as text, which is parsed while it is typed.

use egui::{Context, Event, Key, Modifiers, RichText, ScrollArea, Stroke, TextEdit, Ui, vec2};

use crate::app::message::{Edit, Message};
use crate::game::row::read::{Candidate, Reading, read};
use crate::game::{Row, RowError};
use crate::gui::keys::row_field;
use crate::gui::theme;
use crate::gui::widgets::focus::{go_to_end, select_all};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::panels::coins as texts;

/// The field of a row of more coins is empty.
const MAX_COINS_IN_FIELD: usize = 1000;
/// A pasted text of more bytes is parsed at once and never shown.
const MAX_PASTED_BYTES: usize = 20_000;

/// A text that ends so is a number that is not finished, and the row so far stays.
const UNFINISHED: [char; 3] = ['-', '−', '_'];

/// The field, with the text that is typed and the error in it.
#[derive(Default)]
pub struct RowText {
    text: String,
    /// The row of the last text without an error. It may lag behind the document's row.
    shown: Option<Row>,
    note: Note,
    /// Whether the row from before the typing is about to return. The text stays then, so that it can be mended.
    row_returns: bool,
    /// Whether the field is to get the focus, with all of its text selected.
    select: bool,
    /// What was typed without the focus, and begins a new text.
    begun: Option<String>,
    /// Whether Enter was the last thing that happened to the field.
    is_entered: bool,
}

/// What stands below the field.
#[derive(Default)]
enum Note {
    #[default]
    None,
    Error(RowError),
    /// The text was read in a way that is clearly meant. The other way, if there is one.
    ReadAs {
        chosen: Candidate,
        other: Option<Candidate>,
    },
    /// The text can be read in ways that are equally good. Enter takes the one with this index.
    Choice {
        candidates: Vec<Candidate>,
        marked: usize,
    },
}

impl RowText {
    /// Moves the focus to the field and selects its text, so that typing replaces the row.
    pub fn select(&mut self) {
        self.select = true;
    }

    /// Moves the focus to the field, and replaces its text in the next frame.
    pub fn begin(&mut self, ctx: &Context, text: String) {
        // The next key may come before the field is shown.
        go_to_end(ctx, row_field(), text.chars().count());
        self.begun = Some(text);
    }

    /// Returns whether the row was entered, and the field still has the focus with all of its text selected.
    pub fn is_entered(&self) -> bool {
        self.is_entered
    }

    /// Shows the field, with `row` in it unless something else is being typed.
    pub fn show(&mut self, ui: &mut Ui, row: &Row, out: &mut Vec<Message>) {
        self.follow(row);
        let id = row_field();
        let begun = self.begun.take();
        let begins = begun.is_some();
        if let Some(text) = begun {
            self.text = text;
        }
        if ui.memory(|memory| memory.has_focus(id)) {
            self.take_large_paste(ui, out);
            self.take_arrows(ui);
        }
        let hint = if row.len() > MAX_COINS_IN_FIELD { texts::type_or_paste() } else { texts::example_row() };
        let edge = matches!(self.note, Note::Error(_)).then(|| theme::color(ui, ColorRole::Error));
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
                        let edit = TextEdit::multiline(&mut self.text)
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
            select_all(ui, id, self.text.chars().count());
        }
        let is_changed = response.changed() || begins;
        if is_changed {
            let reading = read(&self.text);
            let is_unfinished = self.text.trim_end().ends_with(UNFINISHED);
            self.take(reading, is_unfinished, out);
        }
        self.is_entered &= response.has_focus() && !is_changed && !response.is_pointer_button_down_on();
        let is_wrong = matches!(self.note, Note::Error(_));
        if response.has_focus() && !is_wrong && ui.input(|input| input.key_pressed(Key::Enter)) {
            if let Note::Choice { candidates, marked } = &self.note {
                let chosen = candidates[*marked].row.clone();
                self.choose(chosen, out);
                // Its coins are in the field from the next frame on.
                self.select = true;
            }
            select_all(ui, id, self.text.chars().count());
            self.is_entered = true;
            out.push(Message::TypingEnded);
        }
        if response.lost_focus() {
            let last = |key: Key| {
                let is_press =
                    |event: &Event| matches!(event, Event::Key { key: pressed, pressed: true, .. } if *pressed == key);
                ui.input(|input| input.events.iter().rposition(is_press))
            };
            // In a slow frame, Escape can follow an Enter that has entered the row.
            let is_given_up = last(Key::Escape).is_some() && (is_wrong || last(Key::Enter).is_none());
            if is_given_up {
                // The row from before the typing comes back into the field, too.
                self.shown = None;
                out.push(Message::GiveUpTypedRow);
            }
            out.push(Message::TypingEnded);
        }
        self.show_note(ui, out);
    }

    /// Shows what is wrong with the text, or how else it can be read.
    fn show_note(&mut self, ui: &mut Ui, out: &mut Vec<Message>) {
        let mut taken = None;
        match &mut self.note {
            Note::None => {}
            Note::Error(error) => {
                ui.label(RichText::new(texts::typed_row_is_wrong(error)).color(theme::color(ui, ColorRole::Error)));
            }
            Note::ReadAs { chosen, other } => {
                ui.label(texts::read_as(chosen));
                if let Some(other) = other
                    && ui.link(texts::read_otherwise(other)).clicked()
                {
                    std::mem::swap(chosen, other);
                    self.shown = Some(chosen.row.clone());
                    out.push(Message::Edit(Edit::TypedRow(chosen.row.clone())));
                }
            }
            Note::Choice { candidates, marked } => {
                ui.label(texts::choose_a_reading());
                for (index, candidate) in candidates.iter().enumerate() {
                    if ui.selectable_label(index == *marked, texts::reading(candidate)).clicked() {
                        taken = Some(candidate.row.clone());
                    }
                }
            }
        }
        if let Some(row) = taken {
            self.choose(row, out);
        }
    }

    /// Takes one of the readings to choose from. The field shows its coins.
    fn choose(&mut self, row: Row, out: &mut Vec<Message>) {
        self.shown = None;
        self.note = Note::None;
        out.push(Message::Edit(Edit::TypedRow(row)));
    }

    /// Moves the mark of the readings by the arrow keys.
    fn take_arrows(&mut self, ui: &Ui) {
        let Note::Choice { candidates, marked } = &mut self.note else { return };
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::ArrowDown) {
            *marked = (*marked + 1).min(candidates.len() - 1);
        }
        if pressed(Key::ArrowUp) {
            *marked = marked.saturating_sub(1);
        }
    }

    /// Replaces the text if the row was changed elsewhere.
    fn follow(&mut self, row: &Row) {
        if std::mem::take(&mut self.row_returns) {
            self.shown = Some(row.clone());
        } else if self.shown.as_ref() != Some(row) {
            self.text = if row.len() <= MAX_COINS_IN_FIELD { row.to_string() } else { String::new() };
            self.shown = Some(row.clone());
            self.note = Note::None;
        }
    }

    /// Sends the row of a text, or keeps what is wrong and asks for the row from before the typing.
    fn take(&mut self, reading: Result<Reading, RowError>, is_unfinished: bool, out: &mut Vec<Message>) {
        let (row, note) = match reading {
            Ok(Reading::Row(row)) => (Some(row), Note::None),
            Ok(Reading::Remarked { chosen, other }) => (Some(chosen.row.clone()), Note::ReadAs { chosen, other }),
            Ok(Reading::Choice(candidates)) => (None, Note::Choice { candidates, marked: 0 }),
            Err(error) => (None, Note::Error(error)),
        };
        self.note = note;
        if let Some(row) = row {
            self.shown = Some(row.clone());
            out.push(Message::Edit(Edit::TypedRow(row)));
        } else if !is_unfinished {
            self.row_returns = true;
            out.push(Message::MistypedRow);
        }
    }

    /// Reads a long pasted text before the field gets it, because the layout of a million numbers would take seconds.
    fn take_large_paste(&mut self, ui: &Ui, out: &mut Vec<Message>) {
        let pasted = ui.input_mut(|input| {
            let is_large = |event: &Event| matches!(event, Event::Paste(text) if text.len() > MAX_PASTED_BYTES);
            let at = input.events.iter().position(is_large)?;
            match input.events.remove(at) {
                Event::Paste(text) => Some(text),
                _ => None,
            }
        });
        let Some(text) = pasted else { return };
        match read(&text) {
            Ok(Reading::Row(row)) => out.push(Message::Edit(Edit::Row(row))),
            Ok(reading) => {
                self.text.clear();
                self.take(Ok(reading), false, out);
            }
            Err(error) => out.push(Message::ShowError(texts::pasted_text_is_wrong(&error))),
        }
    }
}
