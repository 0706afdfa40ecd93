//! The row as text, which is parsed while it is typed.

use egui::{Event, Id, Key, RichText, ScrollArea, Stroke, TextEdit, Ui, vec2};

use crate::app::message::{Edit, Message};
use crate::game::{Row, RowError};
use crate::gui::theme;
use crate::gui::widgets::focus::select_all;
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
    error: Option<RowError>,
    /// Whether the row from before the typing is about to return. The text stays then, so that it can be mended.
    row_returns: bool,
    /// Whether the field is to get the focus, with all of its text selected.
    select: bool,
}

impl RowText {
    /// Moves the focus to the field and selects its text, so that typing replaces the row.
    pub fn select(&mut self) {
        self.select = true;
    }

    /// Shows the field, with `row` in it unless something else is being typed.
    pub fn show(&mut self, ui: &mut Ui, row: &Row, out: &mut Vec<Message>) {
        self.follow(row);
        let id = Id::unique("coins-text");
        if ui.memory(|memory| memory.has_focus(id)) {
            take_large_paste(ui, out);
        }
        let hint = if row.len() > MAX_COINS_IN_FIELD { texts::type_or_paste() } else { texts::example_row() };
        let edge = if self.error.is_some() { Some(theme::color(ui, ColorRole::Error)) } else { None };
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
        if response.changed() {
            self.parse(out);
        }
        if response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            response.surrender_focus();
        }
        if response.lost_focus() {
            if self.error.is_some() && ui.input(|input| input.key_pressed(Key::Escape)) {
                // The row from before the typing comes back into the field, too.
                self.shown = None;
            }
            out.push(Message::TypingEnded);
        }
        if let Some(error) = &self.error {
            ui.label(RichText::new(texts::typed_row_is_wrong(error)).color(theme::color(ui, ColorRole::Error)));
        }
    }

    /// Replaces the text if the row was changed elsewhere.
    fn follow(&mut self, row: &Row) {
        if std::mem::take(&mut self.row_returns) {
            self.shown = Some(row.clone());
        } else if self.shown.as_ref() != Some(row) {
            self.text = if row.len() <= MAX_COINS_IN_FIELD { row.to_string() } else { String::new() };
            self.shown = Some(row.clone());
            self.error = None;
        }
    }

    /// Sends the typed row, or keeps the error and asks for the row from before the typing.
    fn parse(&mut self, out: &mut Vec<Message>) {
        match self.text.parse::<Row>() {
            Ok(row) => {
                self.error = None;
                self.shown = Some(row.clone());
                out.push(Message::Edit(Edit::TypedRow(row)));
            }
            Err(error) => {
                self.error = Some(error);
                if !self.text.trim_end().ends_with(UNFINISHED) {
                    self.row_returns = true;
                    out.push(Message::MistypedRow);
                }
            }
        }
    }
}

/// Parses a long pasted text before the field gets it, because the layout of a million numbers would take seconds.
fn take_large_paste(ui: &Ui, out: &mut Vec<Message>) {
    let pasted = ui.input_mut(|input| {
        let is_large = |event: &Event| matches!(event, Event::Paste(text) if text.len() > MAX_PASTED_BYTES);
        let at = input.events.iter().position(is_large)?;
        match input.events.remove(at) {
            Event::Paste(text) => Some(text),
            _ => None,
        }
    });
    match pasted.map(|text| text.parse::<Row>()) {
        None => {}
        Some(Ok(row)) => out.push(Message::Edit(Edit::Row(row))),
        Some(Err(error)) => {
            out.push(Message::ShowError(texts::pasted_text_is_wrong(&error)));
        }
    }
}
