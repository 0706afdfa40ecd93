//! The stops of the session: where the clicker of a lecture stops, what it asks there, and what the lecturer reads.

use egui::{Button, ComboBox, Frame, Id, Margin, RichText, Role, ScrollArea, Stroke, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::message::{Message, StopEdit};
use crate::app::state::State;
use crate::gui::widgets::long_text;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{form, keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::predict::QuestionKind;
use crate::printable::Lines;
use crate::session::{Stop, StopPosition};
use crate::wording::course as texts;

/// The greatest height of the list, in points.
const MAX_HEIGHT: f32 = 260.0;

/// Shows the list. The stop that is shown can be changed.
pub fn show(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.label(theme::weak(ui, texts::stops()));
        let about = Command::AddStop.about();
        let add = ui.button(about.label).tooltip(|| keys::tooltip(Command::AddStop, ui.ctx()));
        if add.clicked() {
            out.push(Command::AddStop.into());
        }
    });
    if state.stops().is_empty() {
        ui.label(theme::weak(ui, texts::no_stops()));
        return;
    }
    ScrollArea::vertical().id_salt("stops").max_height(MAX_HEIGHT).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (index, stop) in state.stops().iter().enumerate() {
            line(ui, state, index, stop, out);
            if state.stop_index() == Some(index) {
                details(ui, state, index, stop, out);
            }
        }
    });
}

/// Shows a stop, and the buttons that move and remove it.
fn line(ui: &mut Ui, state: &State, index: usize, stop: &Stop, out: &mut Vec<Message>) {
    let last = state.stops().len() - 1;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let size = form::target(ui, 22.0);
        let name = texts::stop(index, &at(stop), stop.ask.is_some());
        let is_shown = state.stop_index() == Some(index);
        let width = ui.available_width() - 3.0 * (size + 6.0);
        let button = Button::selectable(is_shown, &name).truncate().min_size(vec2(width, size));
        if ui.add_sized([width, size], button).clicked() {
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
        small(ui, "↑", texts::stop_up(index), index > 0, up);
        let down = StopEdit::Move { from: index, to: (index + 1).min(last) };
        small(ui, "↓", texts::stop_down(index), index < last, down);
        small(ui, "×", texts::remove_stop(index), true, StopEdit::Remove(index));
    });
}

/// Returns where a stop is.
fn at(stop: &Stop) -> String {
    match stop.at {
        StopPosition::Fill(steps) => texts::at_step(steps),
        StopPosition::Game(moves) => texts::at_move(moves),
        StopPosition::Fusion(steps) => texts::at_fusion(steps),
    }
}

/// Shows the question and the note of a stop.
fn details(ui: &mut Ui, state: &State, index: usize, stop: &Stop, out: &mut Vec<Message>) {
    let edge = Stroke::new(1.0, theme::color(ui, ColorRole::Edge));
    Frame::new().stroke(edge).corner_radius(6.0).inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        let recurrence = stop.recurrence.unwrap_or(state.lasting_view().recurrence);
        let name = |ask: Option<QuestionKind>| {
            ask.map_or_else(|| texts::no_question().to_owned(), |kind| kind.name(recurrence))
        };
        let mut ask = stop.ask;
        let combo = ComboBox::from_id_salt("question-of-the-stop").width(ui.available_width() - 8.0);
        let response = combo.selected_text(name(ask)).show_ui(ui, |ui| {
            let kinds = enumflags2::BitFlags::<QuestionKind>::all().iter().map(Some);
            for choice in std::iter::once(None).chain(kinds) {
                ui.selectable_value(&mut ask, choice, name(choice));
            }
        });
        response.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, texts::question_of_stop(index)));
        if ask != stop.ask {
            out.push(Message::Stops(StopEdit::Set(index, Box::new(Stop { ask, ..stop.clone() }))));
        }
        let id = Id::unique(("note-of-the-stop", index));
        let (response, note) = long_text::field(ui, id, (&stop.note, Lines::Many), |ui, id, note| {
            let edit = TextEdit::multiline(note)
                .id(id)
                .hint_text(RichText::new(texts::note_hint()).italics())
                .font(theme::font(Face::Regular, 14.0))
                .desired_rows(2)
                .desired_width(f32::INFINITY);
            theme::field(ui, |ui| ui.add(edit))
        });
        response.clone().accessible_name(texts::note_of_stop(index));
        if let Some(note) = note {
            out.push(Message::Stops(StopEdit::Set(index, Box::new(Stop { note, ..stop.clone() }))));
        }
        if response.lost_focus() {
            out.push(Message::TypingEnded);
        }
    });
}
