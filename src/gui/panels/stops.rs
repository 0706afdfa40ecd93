//! The list of stops: their order, and the question and the note of the stop that is shown.

use egui::{
    Button, ComboBox, Frame, Id, Key, Margin, Modifiers, Response, RichText, Role, ScrollArea, Sense, Stroke, TextEdit,
    Ui, WidgetInfo, vec2,
};

use crate::app::command::Command;
use crate::app::message::{Message, StopEdit};
use crate::app::state::State;
use crate::gui::widgets::long_text;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::predict::{FreeQuestion, QuestionKind};
use crate::printable::Lines;
use crate::session::{Stop, StopPosition};
use crate::wording::course;

/// The size of texts of several lines, in points.
pub const TEXT_SIZE: f32 = 14.0;
/// The greatest height of the list, in points.
const MAX_HEIGHT: f32 = 260.0;

/// Shows the list. The question and the note of the stop that is shown can be changed.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.label(theme::weak(ui, course::stops()));
        let about = Command::AddStop.about();
        let add = ui.button(about.label).tooltip(|| keys::tooltip(Command::AddStop, ui.ctx()));
        if add.clicked() {
            out.push(Command::AddStop.into());
        }
    });
    if state.stops().is_empty() {
        ui.label(theme::weak(ui, course::no_stops()));
        return;
    }
    ScrollArea::vertical().id_salt("stops").max_height(MAX_HEIGHT).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut lines = Vec::new();
        for (index, stop) in state.stops().iter().enumerate() {
            // The focus stays with a line while the details move.
            ui.push_id(index, |ui| {
                lines.push(line(ui, state, index, stop, out));
                if state.stop_index() == Some(index) {
                    details(ui, state, index, stop, out);
                }
            });
        }
        drag(ui, &lines, out);
    });
}

/// Moves a stop to where it is dropped, or with Alt and an arrow.
fn drag(ui: &Ui, lines: &[Response], out: &mut Vec<Message>) {
    let last = lines.len() - 1;
    let mut move_to = |from: usize, to: usize| out.push(Message::Stops(StopEdit::Move { from, to }));
    if let Some(from) = lines.iter().position(Response::has_focus) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
        if pressed(Key::ArrowUp) && from > 0 {
            move_to(from, from - 1);
            lines[from - 1].request_focus();
        } else if pressed(Key::ArrowDown) && from < last {
            move_to(from, from + 1);
            lines[from + 1].request_focus();
        }
    }
    let Some(from) = lines.iter().position(|line| line.dragged() || line.drag_stopped()) else { return };
    let Some(pointer) = ui.ctx().pointer_interact_pos() else { return };
    let before = lines.iter().filter(|line| line.rect.center().y < pointer.y).count();
    let to = if before > from { before - 1 } else { before };
    let y = lines.get(before).map_or(lines[last].rect.bottom(), |line| line.rect.top());
    ui.painter().hline(lines[from].rect.x_range(), y, Stroke::new(2.0, theme::color(ui, ColorRole::Mover)));
    if lines[from].drag_stopped() && to != from {
        move_to(from, to);
    }
}

/// Shows a stop, and the buttons that move and remove it. Returns the part that can be dragged.
fn line(ui: &mut Ui, state: &State, index: usize, stop: &Stop, out: &mut Vec<Message>) -> Response {
    let last = state.stops().len() - 1;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        // The buttons are as narrow as they are high.
        ui.spacing_mut().button_padding.x = 2.0;
        let size = theme::target(ui, 22.0);
        let name = course::stop(index, at(stop), stop.asks());
        let is_shown = state.stop_index() == Some(index);
        let width = ui.available_width() - 3.0 * (size + 2.0);
        let button = Button::selectable(is_shown, &name).truncate().min_size(vec2(width, size));
        let response = ui.add_sized([width, size], button.sense(Sense::click_and_drag()));
        if response.clicked() {
            // Alt and an arrow move it then.
            response.request_focus();
            out.push(Message::GoToStop(index));
        }
        let mut small = |ui: &mut Ui, sign: &str, name: String, enabled: bool, edit: StopEdit| {
            let response = ui.add_enabled(enabled, Button::new(sign).min_size(vec2(size, size)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
            if response.tooltip(|| name).clicked() {
                out.push(Message::Stops(edit));
            }
        };
        let up = StopEdit::Move { from: index, to: index.saturating_sub(1) };
        small(ui, "↑", course::stop_up(index), index > 0, up);
        let down = StopEdit::Move { from: index, to: (index + 1).min(last) };
        small(ui, "↓", course::stop_down(index), index < last, down);
        small(ui, "×", course::remove_stop(index), true, StopEdit::Remove(index));
        response
    })
    .inner
}

fn at(stop: &Stop) -> String {
    match stop.at {
        StopPosition::Fill(steps) => course::at_step(steps),
        StopPosition::Game(moves) => course::at_move(moves),
        StopPosition::Fusion(steps) => course::at_fusion(steps),
    }
}

/// Returns a stop with another text.
type WithText<'a> = &'a dyn Fn(String) -> Stop;

/// Shows the question and the note of a stop. Its words are changed where they are read.
fn details(ui: &mut Ui, state: &State, index: usize, stop: &Stop, out: &mut Vec<Message>) {
    let edge = Stroke::new(1.0, theme::color(ui, ColorRole::Edge));
    Frame::new().stroke(edge).corner_radius(6.0).inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        let recurrence = stop.recurrence.unwrap_or(state.lasting_view().recurrence);
        let name = |ask: Option<QuestionKind>| {
            ask.map_or_else(|| course::no_question().to_owned(), |kind| kind.name(recurrence))
        };
        let combo = ComboBox::from_id_salt("question-of-the-stop").width(ui.available_width());
        let shown = if stop.free.is_some() { course::own_question().to_owned() } else { name(stop.ask) };
        let response = combo.selected_text(shown).show_ui(ui, |ui| {
            let kinds = enumflags2::BitFlags::<QuestionKind>::all().iter().map(Some);
            for choice in std::iter::once(None).chain(kinds) {
                let is_chosen = stop.free.is_none() && stop.ask == choice;
                if ui.selectable_label(is_chosen, name(choice)).clicked() {
                    out.push(set(index, Stop { ask: choice, free: None, ..stop.clone() }));
                }
            }
            if ui.selectable_label(stop.free.is_some(), course::own_question()).clicked() && stop.free.is_none() {
                out.push(set(index, Stop { free: Some(FreeQuestion::default()), ..stop.clone() }));
            }
        });
        response.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, course::question_of_stop(index)));
        let mut text = stop.text;
        if ui.checkbox(&mut text, course::only_words()).changed() {
            out.push(set(index, Stop { text, ..stop.clone() }));
        }
        let with_note = |note| Stop { note, ..stop.clone() };
        let mut field = |ui: &mut Ui, kind: &str, text: &str, hint: &str, name: String, with: WithText| {
            let id = Id::unique((kind, index));
            let (response, typed) = long_text::field(ui, id, (text, Lines::Many), |ui, id, text| {
                let edit = TextEdit::multiline(text)
                    .id(id)
                    .hint_text(RichText::new(hint).italics())
                    .font(theme::font(Face::Regular, TEXT_SIZE))
                    .desired_rows(2)
                    .desired_width(f32::INFINITY);
                theme::field(ui, |ui| ui.add(edit))
            });
            response.clone().accessible_name(name);
            report(&response, typed.map(|typed| set(index, with(typed))), out);
        };
        if let Some(free) = &stop.free {
            let with = |free: FreeQuestion| Stop { free: Some(free), ..stop.clone() };
            let listed = free.choices.join("\n");
            let fields: [(&str, &str, &str, WithText); 4] = [
                ("question", &free.question, course::own_question_hint(), &|question| {
                    with(FreeQuestion { question, ..free.clone() })
                }),
                ("choices", &listed, course::choices_hint(), &|text: String| {
                    let choices = text.split('\n').filter(|_| !text.is_empty()).map(str::to_owned).collect();
                    with(FreeQuestion { choices, ..free.clone() })
                }),
                ("answer", &free.answer, course::right_answer_hint(), &|answer| {
                    with(FreeQuestion { answer, ..free.clone() })
                }),
                ("why", &free.why, course::why_hint(), &|why| with(FreeQuestion { why, ..free.clone() })),
            ];
            for (kind, text, hint, with) in fields {
                field(ui, kind, text, hint, course::part_of_stop(hint, index), with);
            }
        }
        let note = (course::note_hint(), course::note_of_stop(index));
        field(ui, "note-of-the-stop", &stop.note, note.0, note.1, &with_note);
    });
}

/// Returns the message that a stop is another one now.
pub fn set(index: usize, stop: Stop) -> Message {
    Message::Stops(StopEdit::Set(index, Box::new(stop)))
}

/// Sends what was typed in a field.
pub fn report(response: &Response, typed: Option<Message>, out: &mut Vec<Message>) {
    out.extend(typed);
    if response.lost_focus() {
        out.push(Message::TypingEnded);
    }
}
