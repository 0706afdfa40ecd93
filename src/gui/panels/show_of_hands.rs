//! A question to the class: its text, a large counter for each answer, and the truth once it is shown.

use egui::{Align2, CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::show_of_hands::ShowOfHands;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::wording::predict::show_of_hands as texts;

/// The commands that raise a hand for each answer.
const RAISE: [Command; 3] = [Command::TakeLeft, Command::TakeRight, Command::RaiseThird];
/// The text sizes, the gap and the greatest width of a counter, on a slide of 1280 × 720 points.
const QUESTION_SIZE: f32 = 28.0;
const OPTION_SIZE: f32 = 26.0;
const COUNT_SIZE: f32 = 34.0;
const TEXT_SIZE: f32 = 21.0;
const GAP: f32 = 18.0;
const MAX_WIDTH: f32 = 330.0;

/// Shows the question in a part of a slide. A click on a counter raises a hand, and one with the other button lowers it.
pub fn show(ui: &Ui, asked: &ShowOfHands, room: Rect, unit: f32, out: &mut Vec<Message>) {
    let question_height = QUESTION_SIZE * 1.35 * unit;
    line(ui, room.min, room.width(), asked.question.text(), Face::Strong, QUESTION_SIZE * unit, ColorRole::Text);
    let response = ui.interact(
        Rect::from_min_size(room.min, vec2(room.width(), question_height)),
        ui.unique_id().with("question-to-the-class"),
        Sense::hover(),
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, asked.question.spoken()));
    let answer_height = if asked.is_answered { TEXT_SIZE * 1.4 * unit } else { 0.0 };
    if asked.is_answered {
        let (correct, all) = asked.score();
        let text = texts::answer(&asked.question.reveal(), &texts::result(correct, all));
        let at = pos2(room.left(), room.bottom() - answer_height);
        line(ui, at, room.width(), text.clone(), Face::Regular, TEXT_SIZE * unit, ColorRole::Text);
        let rect = Rect::from_min_size(at, vec2(room.width(), answer_height));
        let response = ui.interact(rect, ui.unique_id().with("answer-of-the-class"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text.clone()));
    }
    if asked.options.is_empty() {
        return;
    }
    let count = asked.options.len() as f32;
    let gap = GAP * unit;
    let width = ((room.width() - gap * (count - 1.0)) / count).min(MAX_WIDTH * unit);
    let top = room.top() + question_height + 4.0 * unit;
    let height = (room.bottom() - answer_height - 4.0 * unit - top).max(30.0 * unit);
    for index in 0..asked.options.len() {
        let left = room.left() + index as f32 * (width + gap);
        counter(ui, asked, index, Rect::from_min_size(pos2(left, top), vec2(width, height)), unit, out);
    }
}

/// Shows the counter of an answer: the answer, the hands for it, and the key that raises one.
fn counter(ui: &Ui, asked: &ShowOfHands, index: usize, rect: Rect, unit: f32, out: &mut Vec<Message>) {
    let (option, hands) = (&asked.options[index], asked.hands[index]);
    let is_correct = asked.is_answered.then_some(option.is_correct);
    let sense = if asked.is_answered { Sense::hover() } else { Sense::click() };
    let response = ui.interact(rect, ui.unique_id().with(("counter-of-hands", index)), sense);
    let name = texts::counter(&option.text, hands, is_correct);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, !asked.is_answered, &name));
    if response.clicked() {
        out.push(Message::Hands(index, 1));
    }
    if response.secondary_clicked() {
        out.push(Message::Hands(index, -1));
    }
    let painter = ui.painter();
    let (fill, text, edge) = match is_correct {
        Some(true) => (ColorRole::First, ColorRole::OnFirst, ColorRole::First),
        Some(false) => (ColorRole::Background, ColorRole::WeakText, ColorRole::Edge),
        None => (ColorRole::Panel, ColorRole::Text, ColorRole::Edge),
    };
    painter.rect_filled(rect, 8.0 * unit, theme::color(ui, fill));
    let stroke = Stroke::new((1.5 * unit).max(1.0), theme::color(ui, edge));
    painter.rect_stroke(rect, 8.0 * unit, stroke, StrokeKind::Inside);
    let color = theme::color(ui, text);
    let inside = rect.shrink(14.0 * unit);
    let font = |face, size: f32| theme::font(face, size * unit);
    painter.text(inside.left_center(), Align2::LEFT_CENTER, &option.text, font(Face::Strong, OPTION_SIZE), color);
    painter.text(inside.right_center(), Align2::RIGHT_CENTER, hands, font(Face::Mono, COUNT_SIZE), color);
    if !asked.is_answered
        && let Some(command) = RAISE.get(index)
    {
        let key = keys::shortcut_text(*command, ui.ctx());
        let weak = theme::color(ui, ColorRole::WeakText);
        let at = pos2(inside.center().x, inside.center().y);
        painter.text(at, Align2::CENTER_CENTER, key, font(Face::Mono, TEXT_SIZE * 0.8), weak);
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
}

/// Paints a text on one line, smaller if its room is too narrow.
fn line(ui: &Ui, at: egui::Pos2, width: f32, text: String, face: Face, size: f32, role: ColorRole) {
    let color = theme::color(ui, role);
    let wide = theme::text_width(ui, &text, theme::font(face, size));
    let size = size * (width / wide.max(1.0)).clamp(0.55, 1.0);
    let mut job = egui::text::LayoutJob::simple_singleline(text, theme::font(face, size), color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(at, galley, color);
}
