//! The lecture view: the stage without the panels around it, over the whole window.

use egui::emath::GuiRounding as _;
use egui::{
    Align, Align2, Area, CentralPanel, Color32, Frame, Id, Layout, Order, RichText, Role, Sense, StrokeKind, Ui,
    UiBuilder, WidgetInfo,
};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::Interval;
use crate::gui::panels::predict::{self, HandsFor, QuestionSizes};
use crate::gui::panels::transport;
use crate::gui::widgets::paint;
use crate::gui::{keys, theme};
use crate::picture::code::CodeScene;
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::extent;
use crate::picture::slide::{self, Slide, SlideScene, Stage};
use crate::picture::text_slide::text_slide;
use crate::picture::title_card::{TitleCard, title_card};
use crate::picture::{Face, Mark, Rect};
use crate::session::course;
use crate::wording::course::typed_lesson;
use crate::wording::panels::{code as texts_of_code, lecture as texts};
use crate::wording::row_text;

/// How long the view says how to leave it, in seconds. It says it again while the pointer is in the lower right corner.
const SECONDS_OF_LEAVING: f64 = 3.0;
/// The width of that corner and the size of the text, on a slide of 1280 × 720 points.
const LEAVING_WIDTH: f32 = 130.0;
const LEAVING_TEXT_SIZE: f32 = 16.0;
/// The smallest size of that text, in points.
const MIN_LEAVING_TEXT_SIZE: f32 = 11.0;
/// The least height of its button, times the size of the text.
const LEAVING_LINE_HEIGHT: f32 = 1.5;
/// The space left and right of that text, in points.
const LEAVING_PADDING: f32 = 8.0;
/// The height of the line that shows how far the lecture is in its course, in points.
const COURSE_LINE_HEIGHT: f32 = 3.0;

/// Shows the slide: its frame, and what is on its stage by `subject`. If the user can leave the view, it says how. Words
/// stand below the stage if there is a second pane on it.
pub fn show(
    ui: &mut Ui,
    state: &State,
    (can_leave, has_pane): (bool, bool),
    out: &mut Vec<Message>,
    subject: impl FnOnce(&mut Ui, Slide, &mut Vec<Message>),
) {
    if state.lecture.is_some_and(|lecture| lecture.is_black) {
        let frame = Frame::new().fill(Color32::BLACK);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let response = ui.allocate_rect(ui.max_rect(), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts::black_screen()));
            if response.clicked() {
                out.push(Command::Black.into());
            }
        });
        return;
    }
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        let area = paint::from_egui(ui.max_rect());
        course_line(ui, state, area);
        let way_out = if can_leave { leaving(ui, area, out) } else { None };
        if state.shows_title() {
            title(ui, state, area);
            return;
        }
        let derivation = |interval: Interval| state.derivation(interval);
        let slide = if has_pane { state.slide_of_panes(area) } else { state.slide(area) };
        let slide = way_out.map_or(slide, |way_out| slide.with_bar_before(way_out));
        let scene = state.slide_scene(slide, area, Stage::Blank, &derivation);
        if state.is_blank() {
            label(ui, slide.stage, "row-of-slide", &row_text(state.row()));
            return draw(ui, scene.marks());
        }
        let room = paint::to_egui(slide.stage);
        subject(&mut ui.new_child(UiBuilder::new().id_salt("stage").max_rect(room)), slide, out);
        question(ui, state, &scene, out);
        draw(ui, scene.bar());
    });
}

/// Shows the title of the lesson, its row and a question, before its first stop.
fn title(ui: &Ui, state: &State, area: Rect) {
    let document = state.document();
    let lesson = state.lesson();
    let numbering = lesson.map(|lesson| (lesson + 1, state.course().count()));
    let question = &document.question_of_title(state.view());
    let card = TitleCard { title: &document.title, numbering, row: &document.row, question };
    draw(ui, title_card(area, card));
    let response = ui.interact(paint::to_egui(area), Id::unique("title-card"), Sense::hover());
    let name = texts::title_card(card.place(), card.title, card.question);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
}

/// Shows the title of the lesson and the words of its stop in place of a subject.
pub fn text(ui: &Ui, state: &State) {
    let room = paint::from_egui(ui.available_rect_before_wrap());
    let unit = Slide::of_stage(room).unit();
    label(ui, room, "text-on-the-stage", &state.plain_words());
    draw(ui, text_slide(room, unit, &state.document().title, &state.words()));
}

/// Shows the number of a lesson while it is typed.
pub fn typed_number(ui: &Ui, typed: &str) {
    if typed.is_empty() {
        return;
    }
    let area =
        Area::new(Id::unique("typed-lesson")).order(Order::Foreground).anchor(Align2::RIGHT_BOTTOM, [-24.0, -24.0]);
    area.show(ui.ctx(), |ui| {
        Frame::new().fill(theme::color(ui, ColorRole::Panel)).corner_radius(8.0).inner_margin(12.0).show(ui, |ui| {
            ui.label(RichText::new(typed_lesson(typed)).font(theme::font(Face::Strong, 18.0)));
        });
    });
}

/// Draws how far the lecture is in its course, along the lower edge.
fn course_line(ui: &Ui, state: &State, area: Rect) {
    let (Some(lesson), count) = (state.lesson(), state.course().count()) else { return };
    if count < 2 {
        return;
    }
    let places = course::count(state.stops()) as f32;
    let within = state.place().map_or(0.0, |place| place.number(state.stops()) as f32 / places);
    let part = (lesson as f32 + within) / count as f32;
    let top = area.bottom - COURSE_LINE_HEIGHT;
    let done = Rect { right: area.left + area.width() * part, top, ..area };
    draw(ui, [Mark::Rect { rect: done, radius: 0.0, fill: Some(ColorRole::WeakText.into()), stroke: None }]);
}

/// Shows the button that leaves the view, and the transport, for fingers: they have no keys.
pub fn bar_for_fingers(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    let leave = |ui: &mut Ui, out: &mut Vec<Message>| {
        if ui.button(texts::leave_by_finger()).clicked() {
            out.push(Command::Lecture.into());
        }
    };
    if theme::is_narrow(ui.ctx()) {
        leave(ui, out);
        return transport::show(ui, state, out);
    }
    ui.horizontal(|ui| {
        leave(ui, out);
        ui.vertical(|ui| transport::show(ui, state, out));
    });
}

/// Forgets when the view was entered, so that it says how to leave it the next time.
pub fn leave(ctx: &egui::Context) {
    ctx.data_mut(|data| data.remove::<f64>(entered_at()));
}

fn entered_at() -> Id {
    Id::unique("time-at-which-the-lecture-view-was-entered")
}

/// Shows how to leave the view: for a few seconds, and while the pointer is in the corner. Returns the place of the
/// button if it is shown.
fn leaving(ui: &Ui, area: Rect, out: &mut Vec<Message>) -> Option<Rect> {
    let now = ui.input(|input| input.time);
    let entered = ui.data_mut(|data| *data.get_temp_mut_or(entered_at(), now));
    let left = SECONDS_OF_LEAVING - (now - entered);
    let key = keys::shortcut_text(Command::Unpin, ui.ctx());
    let unit = slide::unit_of(area);
    let font = theme::font(Face::Regular, (LEAVING_TEXT_SIZE * unit).max(MIN_LEAVING_TEXT_SIZE));
    let text = texts::leave_by(&key);
    let width = (theme::text_width(ui, &text, font.clone()) + 2.0 * LEAVING_PADDING).max(LEAVING_WIDTH * unit);
    let corner = slide::lower_corner(area, width);
    // The course line stays in sight. On a small slide the text is higher than the corner.
    let bottom = corner.bottom - COURSE_LINE_HEIGHT;
    let top = (corner.top + 1.0).min(bottom - LEAVING_LINE_HEIGHT * font.size);
    let place = Rect { top, bottom, ..corner };
    let pointed = Rect { right: area.right, ..corner };
    let is_pointed_at =
        ui.input(|input| input.pointer.hover_pos()).is_some_and(|at| paint::to_egui(pointed).contains(at));
    if left > 0.0 {
        ui.ctx().request_repaint_after_secs(left as f32);
    } else if !is_pointed_at {
        return None;
    }
    let room = paint::to_egui(place).round_ui();
    Area::new(Id::unique("leaving")).order(Order::Foreground).fixed_pos(room.min).show(ui.ctx(), |ui| {
        // A usual button would be higher than its place.
        let (rect, response) = ui.allocate_exact_size(room.size(), Sense::click());
        let look = ui.style().interact(&response);
        ui.painter().rect(rect, look.corner_radius, look.weak_bg_fill, look.bg_stroke, StrokeKind::Inside);
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, look.text_color());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::leave(&key)));
        if response.clicked() {
            out.push(Command::Lecture.into());
        }
    });
    Some(place)
}

/// Names the code and its executed lines.
pub fn name_code(ui: &Ui, code: &CodeScene) {
    let listing = code.listing;
    let stage = paint::to_egui(code.area);
    let response = ui.interact(stage, Id::unique("code-of-slide"), Sense::hover());
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_value(listing.text());
        node.set_description(code.remark.clone());
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Document, true, texts_of_code::code()));
    let Some(execution) = code.execution else { return };
    let notes = execution.notes(listing);
    for (number, line) in listing.lines.iter().enumerate().filter(|(_, line)| execution.is_at(line)) {
        let response = ui.interact(stage, Id::unique(("executed-on-slide", number)), Sense::hover());
        let name = texts_of_code::executing_line(number + 1, line.text.trim(), notes[number]);
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &name));
    }
}

/// Shows a question with the fields or the counters for its answers.
fn question(ui: &mut Ui, state: &State, scene: &SlideScene, out: &mut Vec<Message>) {
    let slide = &scene.slide;
    if let Some(asked) = state.show_of_hands() {
        let marks = scene.below();
        let top = marks.iter().map(|mark| extent(mark).bottom).fold(slide.words.top, f32::max);
        let rect = Rect { bottom: top, ..slide.words };
        label(ui, rect, "question-to-the-class", &asked.question.asked(true).spoken());
        if asked.is_answered {
            label(ui, rect, "answer-of-the-class", &asked.question.asked(true).reveal());
        }
        let room = paint::to_egui(Rect { top, ..slide.words });
        predict::hands(ui, asked, HandsFor::Audience, room, slide.unit(), out);
        draw(ui, marks);
    } else if let (Some(asked), Some(open)) = (state.open_question(), state.question_progress()) {
        let room = UiBuilder::new().max_rect(paint::to_egui(slide.words)).layout(Layout::top_down(Align::Min));
        let sizes = QuestionSizes::on_slide(slide.unit());
        predict::question(&mut ui.new_child(room), state, asked, &open, sizes, out);
    }
}

/// Gives screen readers a label over a part of the slide.
fn label(ui: &Ui, rect: Rect, id: &str, name: &str) {
    let response = ui.interact(paint::to_egui(rect), Id::unique(id), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

fn draw(ui: &Ui, marks: impl IntoIterator<Item = Mark>) {
    let painter = ui.painter();
    painter.extend(paint::shapes(painter, theme::current(ui.ctx()), marks));
}
