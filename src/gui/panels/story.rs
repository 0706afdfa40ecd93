//! The title and the notes of the session, edited in place: what is asked, and what is told when the table is full. Of a
//! lesson also its number, and the way to the other lessons.

use egui::{Frame, Id, Margin, Panel, Response, RichText, ScrollArea, Stroke, StrokeKind, TextEdit, Ui};

use crate::app::command::Command;
use crate::app::message::{Edit, Message};
use crate::app::shown::Shown;
use crate::app::state::State;
use crate::gui::panels::stops;
use crate::gui::widgets::align::right_aligned;
use crate::gui::widgets::button::link;
use crate::gui::widgets::long_text;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::printable::Lines;
use crate::wording::panels::story as texts;

/// Shows the story in the rest of the panel.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    // At the bottom they stay under the pointer, however many lines the coins of the next lesson take.
    Panel::bottom("other-lessons").frame(Frame::NONE).show_separator_line(false).show(ui, |ui| {
        ui.add_space(6.0);
        other_lessons(ui, state, out);
    });
    heading(ui, state);
    let title = (&state.document().title[..], Lines::One);
    let (response, title) = long_text::field(ui, Id::unique("title-of-the-session"), title, |ui, id, title| {
        let edit = TextEdit::singleline(title)
            .id(id)
            .hint_text(texts::title_hint())
            .font(theme::font(Face::Strong, 17.0))
            .desired_width(f32::INFINITY)
            .frame(Frame::NONE)
            .margin(Margin::ZERO);
        let response = theme::field(ui, |ui| ui.add(edit));
        mark_focus(ui, &response);
        response
    });
    response.clone().accessible_name(texts::title());
    report(&response, title.map(Edit::Title), out);
    ui.add_space(2.0);
    if state.preferences.shows_stops {
        stops::show(ui, state, out);
        ui.separator();
    }
    ScrollArea::vertical().id_salt("story").auto_shrink([false, false]).show(ui, |ui| {
        let is_asking = state.predict_settings().is_some();
        if !is_asking {
            ui.data_mut(|data| data.remove::<bool>(notes_shown()));
        }
        // In a session without a text that is told later, the notes may contain the answers.
        let may_tell = is_asking && state.document().told.is_empty() && !state.document().notes.is_empty();
        if may_tell && !ui.data(|data| data.get_temp(notes_shown())).unwrap_or(false) {
            hidden_notes(ui);
        } else {
            let notes = Text {
                name: texts::notes(),
                hint: texts::notes_hint(),
                content: &state.document().notes,
                edit: Edit::Notes,
            };
            notes.show(ui, out);
        }
        ui.add_space(8.0);
        told(ui, state, out);
    });
}

/// Shows where the session is among the lessons.
fn heading(ui: &mut Ui, state: &State) {
    let text = match state.lesson() {
        Some(lesson) => {
            let is_done = state.preferences.is_lesson_done(state.document());
            texts::lesson_of(lesson, state.course().count(), is_done)
        }
        None => texts::notes_heading().to_owned(),
    };
    ui.label(theme::weak(ui, text));
}

/// Shows the buttons to the other lessons.
fn other_lessons(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let (lesson, count) = (state.lesson(), state.course().count());
    ui.horizontal(|ui| {
        let (previous, next) = (
            (texts::previous_lesson(), Command::PreviousLesson, lesson.is_some_and(|lesson| lesson > 0)),
            (texts::next_lesson(), Command::NextLesson, lesson.is_none_or(|lesson| lesson + 1 < count)),
        );
        let mut button = |ui: &mut Ui, (text, command, enabled): (&str, Command, bool)| {
            let button = link(ui, enabled, text);
            let response = ui.add_enabled(enabled, button).tooltip(|| keys::tooltip(command, ui.ctx()));
            let label = command.about().label;
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, label));
            if response.clicked() {
                out.push(command.into());
            }
        };
        button(ui, previous);
        button(ui, next);
        right_aligned(ui, |ui| button(ui, (texts::all_lessons(), Command::Lessons, true)));
    });
}

/// Shows what is told, or that it is told later.
fn told(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    if !state.leaves_out(Shown::Told) {
        let told =
            Text { name: texts::told(), hint: texts::told_hint(), content: &state.document().told, edit: Edit::Told };
        return told.show(ui, out);
    }
    if state.document().told.is_empty() {
        return;
    }
    Frame::new()
        .stroke(Stroke::new(1.0, theme::color(ui, ColorRole::Edge)))
        .corner_radius(6.0)
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(theme::weak(ui, texts::told_later()));
        });
}

/// A text of several lines that is edited in place.
struct Text<'a> {
    /// The name for screen readers.
    name: &'a str,
    hint: &'a str,
    content: &'a str,
    edit: fn(String) -> Edit,
}

impl Text<'_> {
    fn show(&self, ui: &mut Ui, out: &mut Vec<Message>) {
        let id = Id::unique(("text-of-the-session", self.name));
        let (response, text) = long_text::field(ui, id, (self.content, Lines::Many), |ui, id, text| {
            let edit = TextEdit::multiline(text)
                .id(id)
                .hint_text(RichText::new(self.hint).italics())
                .text_color(theme::color(ui, ColorRole::Text))
                .font(theme::font(Face::Regular, 14.0))
                .desired_rows(1)
                .desired_width(f32::INFINITY)
                .frame(Frame::NONE)
                .margin(Margin::ZERO);
            let response = theme::field(ui, |ui| ui.add(edit));
            mark_focus(ui, &response);
            response
        });
        response.clone().accessible_name(self.name);
        report(&response, text.map(self.edit), out);
    }
}

fn notes_shown() -> Id {
    Id::unique("notes-are-shown-while-it-asks")
}

fn hidden_notes(ui: &mut Ui) {
    ui.label(theme::weak(ui, texts::notes_hidden()));
    if ui.button(texts::show_notes()).clicked() {
        ui.data_mut(|data| data.insert_temp(notes_shown(), true));
    }
}

/// Outlines the field that has the focus, because these fields have no frame.
fn mark_focus(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let edge = Stroke::new(1.0, theme::color(ui, ColorRole::First));
        ui.painter().rect_stroke(response.rect.expand(2.0), 4.0, edge, StrokeKind::Inside);
    }
}

/// Sends what was typed in a field.
fn report(response: &Response, edit: Option<Edit>, out: &mut Vec<Message>) {
    out.extend(edit.map(Message::Edit));
    if response.lost_focus() {
        out.push(Message::TypingEnded);
    }
}
