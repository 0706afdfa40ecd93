//! The title and the notes of the session, edited in place.

use egui::{Frame, Id, Margin, Response, RichText, ScrollArea, Stroke, StrokeKind, TextEdit, Ui};

use crate::app::message::{Edit, Message};
use crate::app::state::State;
use crate::gui::theme;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// Shows both fields. While steps are predicted, the notes are hidden until the user shows them.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    theme::heading(ui, "Notes");
    let document = state.document();
    let mut title = document.title.clone();
    let edit = TextEdit::singleline(&mut title)
        .hint_text("Title")
        .font(theme::font(Face::Strong, 13.5))
        .desired_width(f32::INFINITY)
        .frame(Frame::NONE)
        .margin(Margin::ZERO);
    let response = theme::field(ui, |ui| ui.add(edit));
    mark_focus(ui, &response);
    response.clone().accessible_name("Title of the session");
    report(&response, Edit::Title(title), out);

    // The notes of a lesson are for its teacher and can contain the answers.
    let notes_shown = Id::unique("notes are shown while it asks");
    if state.predict_settings().is_none() {
        ui.data_mut(|data| data.remove::<bool>(notes_shown));
    } else if !ui.data(|data| data.get_temp(notes_shown)).unwrap_or(false) {
        ui.label(theme::weak(ui, "They may tell what is asked."));
        if ui.button("Show the notes").clicked() {
            ui.data_mut(|data| data.insert_temp(notes_shown, true));
        }
        return;
    }
    let mut notes = document.notes.clone();
    ScrollArea::vertical().id_salt("notes").auto_shrink([false, false]).show(ui, |ui| {
        let edit = TextEdit::multiline(&mut notes)
            .hint_text(RichText::new("What to ask, what to see…").italics())
            .text_color(theme::color(ui, ColorRole::WeakText))
            .desired_rows(4)
            .desired_width(f32::INFINITY)
            .frame(Frame::NONE)
            .margin(Margin::ZERO);
        let response = theme::field(ui, |ui| ui.add(edit));
        mark_focus(ui, &response);
        response.clone().accessible_name("Notes of the session");
        report(&response, Edit::Notes(notes), out);
    });
}

/// Outlines the field that has the focus, because these fields have no frame.
fn mark_focus(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let edge = Stroke::new(1.0, theme::color(ui, ColorRole::First));
        ui.painter().rect_stroke(response.rect.expand(2.0), 4.0, edge, StrokeKind::Inside);
    }
}

/// Sends what was typed in a field.
fn report(response: &Response, edit: Edit, out: &mut Vec<Message>) {
    if response.changed() {
        out.push(Message::Edit(edit));
    }
    if response.lost_focus() {
        out.push(Message::TypingEnded);
    }
}
