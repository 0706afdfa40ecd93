//! The lecture view: a slide with the row and what the lecture is about, which fills the whole window.
//!
//! A slide shows the table with the present sums, the game, the tree of calls, the code, or the stack of fusion.

use egui::emath::GuiRounding as _;
use egui::{
    Align, Align2, Area, CentralPanel, Color32, CursorIcon, Frame, Id, Layout, Order, RichText, Role, Sense,
    StrokeKind, Ui, UiBuilder, WidgetInfo,
};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::game::{End, Interval, Player, Row};
use crate::gui::panels::predict::{self, HandsFor, QuestionSizes};
use crate::gui::panels::transport;
use crate::gui::table_view::TableView;
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::listing::Language;
use crate::picture::code::CodeScene;
use crate::picture::coin::CoinSlot;
use crate::picture::color_role::ColorRole;
use crate::picture::fonts::extent;
use crate::picture::slide::{self, Slide, SlideScene, SlideSubject, Stage, StageParts};
use crate::picture::title_card::{TitleCard, title_card};
use crate::picture::{Face, Mark, Rect};
use crate::session::{Subject, View, course};
use crate::wording::course::typed_lesson;
use crate::wording::panels::{code as texts_of_code, lecture as texts, why};
use crate::wording::picture::which_end;

/// How long the view says how to leave it, in seconds. It says it again while the pointer is in the lower right corner.
const SECONDS_OF_LEAVING: f64 = 3.0;
/// The width of that corner and the size of the text, on a slide of 1280 × 720 points.
const LEAVING_WIDTH: f32 = 130.0;
const LEAVING_TEXT_SIZE: f32 = 16.0;
/// The smallest size of that text, in points.
const MIN_LEAVING_TEXT_SIZE: f32 = 11.0;
/// The space left and right of that text, in points.
const LEAVING_PADDING: f32 = 8.0;
/// The height of the line that shows how far the lecture is in its course, in points.
const COURSE_LINE_HEIGHT: f32 = 3.0;

/// What slides without a table consist of. It is made again when the row, the view, the subject or the language changes.
#[derive(Default)]
pub struct KeptParts(Option<((Row, View, Subject, Language), StageParts)>);

impl KeptParts {
    /// Returns the parts of a subject.
    pub fn of(&mut self, state: &State, subject: Subject) -> &StageParts {
        let language = state.preferences.language;
        let key = (state.row().clone(), state.view(), subject, language);
        self.0.take_if(|(kept, _)| *kept != key);
        let (_, parts) =
            self.0.get_or_insert_with(|| (key, StageParts::new(subject, state.table(), state.view(), language)));
        parts
    }
}

/// Shows the slide. If the user can leave the view, it says how.
pub fn show(
    ui: &mut Ui,
    state: &State,
    (table, parts): (&mut TableView, &mut KeptParts),
    can_leave: bool,
    out: &mut Vec<Message>,
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
    let frame = Frame::new().fill(theme::color(ui, ColorRole::Background));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let area = paint::from_egui(ui.max_rect());
        course_line(ui, state, area);
        let way_out = if can_leave { leaving(ui, area, out) } else { None };
        if state.shows_title() {
            title(ui, state, area);
            return;
        }
        let derivation = |interval: Interval| state.derivation(interval);
        let slide = state.slide(area);
        let slide = way_out.map_or(slide, |way_out| slide.with_bar_before(way_out));
        let scene = |stage| state.slide_scene(slide, area, stage, &derivation);
        row(ui, state, &scene(Stage::Blank), out);
        let subject = state.slide_subject();
        if state.is_blank() {
            labels(ui, &slide, scene(Stage::Blank).labels());
        } else if subject == Subject::Table {
            let marks = table.show_on(ui, state, slide, area, out);
            labels(ui, &slide, marks);
        } else {
            let parts = parts.of(state, subject);
            let scene = scene(Stage::Other(parts));
            labels(ui, &slide, scene.labels());
            draw(ui, scene.contents(parts, false));
            name(ui, state, &scene, parts);
        }
        if !state.is_blank() {
            below(ui, state, &scene(Stage::Blank), out);
            draw(ui, scene(Stage::Blank).bar());
        }
    });
}

/// Shows the title of the lesson, its row and a question, before its first stop.
fn title(ui: &Ui, state: &State, area: Rect) {
    let document = state.document();
    let lesson = state.lesson().filter(|_| !state.preferences.bare_slides);
    let numbering = lesson.map(|lesson| (lesson + 1, state.course().count()));
    let card = TitleCard { title: &document.title, numbering, row: &document.row };
    draw(ui, title_card(area, card));
    let response = ui.interact(paint::to_egui(area), Id::unique("title-card"), Sense::hover());
    let name = texts::title_card(card.place(), card.title, which_end());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
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
        let response = ui.button(texts::leave_by_finger());
        let key = keys::shortcut_text(Command::Unpin, ui.ctx());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::leave(&key)));
        if response.clicked() {
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
    // The course line stays in sight.
    let place = Rect { top: corner.top + 1.0, bottom: corner.bottom - COURSE_LINE_HEIGHT, ..corner };
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

/// Draws the title and what numbers or colors are.
fn labels(ui: &Ui, slide: &Slide, marks: Vec<Mark>) {
    if let Some(room) = slide.labels() {
        label(ui, room, "labels-of-slide", &words(marks.iter().rev()));
    }
    draw(ui, marks);
}

/// Names what a slide without a table shows for screen readers.
fn name(ui: &Ui, state: &State, scene: &SlideScene, parts: &StageParts) {
    let room = scene.slide.stage();
    match parts {
        StageParts::Game => {
            let scores = state.game().scores_after(state.game_head() as usize);
            let card = scene.game_scene().map(|scene| scene.card(Player::First));
            label(ui, card.unwrap_or(room), "scores-of-slide", &texts::scores(scores.first, scores.second));
        }
        StageParts::Calls(..) => {
            let response = ui.interact(paint::to_egui(room), Id::unique("tree-of-slide"), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, why::calls_of_recursion()));
        }
        StageParts::Code(listing, language) => {
            name_code(ui, &scene.code(listing, scene.execution(*language).as_ref()));
        }
        StageParts::Fusion => {
            let words =
                scene.words_of_fusion().map(|words| [words.last_step.unwrap_or_default(), words.state].join(" "));
            label(ui, room, "fusion-of-slide", &words.unwrap_or_default());
        }
        StageParts::Sentence(text) => label(ui, room, "sentence-of-slide", text),
    }
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

/// Shows what stands below the table: a question with the fields or the counters for its answers, or the sums or scores.
fn below(ui: &mut Ui, state: &State, scene: &SlideScene, out: &mut Vec<Message>) {
    let slide = &scene.slide;
    let marks = scene.below();
    if let Some(asked) = state.show_of_hands() {
        let top = marks.iter().map(|mark| extent(mark).bottom).fold(slide.sums.top, f32::max);
        let rect = Rect { bottom: top, ..slide.sums };
        label(ui, rect, "question-to-the-class", &asked.question.spoken());
        if asked.is_answered {
            label(ui, rect, "answer-of-the-class", &asked.question.reveal());
        }
        let room = paint::to_egui(Rect { top, ..slide.sums });
        predict::hands(ui, asked, HandsFor::Audience, room, slide.unit(), out);
    } else if let (Some(asked), Some(open)) = (state.open_question(), state.question_progress()) {
        let room = UiBuilder::new().max_rect(paint::to_egui(slide.sums)).layout(Layout::top_down(Align::Min));
        let sizes = QuestionSizes::on_slide(slide.unit());
        predict::question(&mut ui.new_child(room), state, asked, &open, sizes, out);
    } else if !marks.is_empty() {
        label(ui, slide.sums, "sums-of-slide", &words(&marks));
    }
    draw(ui, marks);
}

/// Draws the row, with a label for each coin. An end that may be taken is taken by a click.
fn row(ui: &Ui, state: &State, scene: &SlideScene, out: &mut Vec<Message>) {
    draw(ui, scene.row());
    let subject = scene.row_subject();
    let open_ends = scene.game_scene().map(|scene| scene.open_ends()).unwrap_or_default();
    let takes = matches!(subject, SlideSubject::Game(..)) && state.is_your_turn();
    for (place, (slot, rect)) in scene.coins().into_iter().enumerate() {
        let (name, id) = match slot {
            CoinSlot::Coin(index) => {
                (texts::coin(state.view().count_from, index, state.row().coins()[index]), ("coin-of-slide", index))
            }
            CoinSlot::LeftOut(count) => (texts::coins_left_out(count), ("coins-left-out-of-slide", place)),
        };
        let end = subject
            .interval()
            .filter(|_| takes)
            .and_then(|interval| End::BOTH.into_iter().find(|end| slot == CoinSlot::Coin(interval.coin_at(*end))));
        let sense = if end.is_some() { Sense::CLICK } else { Sense::hover() };
        // The word beside an end belongs to it.
        let with_word = open_ends.iter().find(|(open, _)| Some(*open) == end).map_or(rect, |(_, place)| *place);
        let response = ui.interact(paint::to_egui(with_word), Id::unique(id), sense);
        let role = if end.is_some() { Role::Button } else { Role::Image };
        response.widget_info(|| WidgetInfo::labeled(role, true, &name));
        let clicked = response.clicked();
        let response = response.tooltip(|| name);
        if let Some(end) = end {
            response.on_hover_cursor(CursorIcon::PointingHand);
            if clicked {
                out.push(Message::Take(end));
            }
        }
    }
}

/// Gives screen readers a label over a part of the slide.
fn label(ui: &Ui, rect: Rect, id: &str, name: &str) {
    let response = ui.interact(paint::to_egui(rect), Id::unique(id), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
}

/// Returns the texts of marks, one after another.
fn words<'a>(marks: impl IntoIterator<Item = &'a Mark>) -> String {
    let text = |mark: &'a Mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None };
    marks.into_iter().filter_map(text).collect::<Vec<_>>().join("; ")
}

fn draw(ui: &Ui, marks: impl IntoIterator<Item = Mark>) {
    let painter = ui.painter();
    painter.extend(paint::shapes(painter, theme::current(ui.ctx()), marks));
}
