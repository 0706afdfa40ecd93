//! The answers to a question to the class: a large counter for each, and how many were right once the answer is shown.

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
/// The text sizes, the gap, the greatest width of a counter and the width of the result, on a slide of 1280 × 720 points.
const OPTION_SIZE: f32 = 26.0;
const COUNT_SIZE: f32 = 34.0;
const TEXT_SIZE: f32 = 21.0;
const GAP: f32 = 18.0;
const MAX_WIDTH: f32 = 330.0;
const RESULT_WIDTH: f32 = 240.0;
/// The least height at which the texts of a counter have their usual size.
const USUAL_HEIGHT: f32 = 46.0;

/// Shows the counters in a room. A click on a counter raises a hand, and one with the other button lowers it.
pub fn show(ui: &Ui, asked: &ShowOfHands, room: Rect, unit: f32, out: &mut Vec<Message>) {
    if asked.options.is_empty() {
        return;
    }
    let (correct, all) = asked.score();
    let result = if asked.is_answered { texts::result(correct, all) } else { String::new() };
    let room = room.with_min_y(room.top() + 4.0 * unit).with_max_y(room.bottom() - 4.0 * unit);
    let (counters, beside) =
        room.split_left_right_at_x(if result.is_empty() { room.right() } else { room.right() - RESULT_WIDTH * unit });
    let (count, gap) = (asked.options.len() as f32, GAP * unit);
    let width = ((counters.width() - gap * (count - 1.0)) / count).min(MAX_WIDTH * unit);
    for index in 0..asked.options.len() {
        let left = counters.left() + index as f32 * (width + gap);
        let size = vec2(width, counters.height().max(30.0 * unit));
        counter(ui, asked, index, Rect::from_min_size(pos2(left, counters.top()), size), unit, out);
    }
    if !result.is_empty() {
        let font = theme::font(Face::Regular, TEXT_SIZE * unit);
        let color = theme::color(ui, ColorRole::Text);
        ui.painter().text(beside.right_center(), Align2::RIGHT_CENTER, &result, font, color);
        let response = ui.interact(beside, ui.unique_id().with("result-of-the-class"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &result));
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
    // A long answer leaves little room for the counters below it.
    let by = unit * (rect.height() / (USUAL_HEIGHT * unit)).min(1.0);
    let font = |face, size: f32| theme::font(face, size * by);
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
