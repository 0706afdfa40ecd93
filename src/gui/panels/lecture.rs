//! The lecture view: a slide with the row and what the lecture is about, which fills the whole window.
//!
//! A slide shows the table with the present sums, the game, the tree of calls, the code, or the stack of fusion.

use egui::{
    Align, Align2, Area, Button, CentralPanel, Color32, CursorIcon, Frame, Id, Layout, Order, RichText, Role, Sense,
    Ui, UiBuilder, WidgetInfo,
};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::shown::{Secret, Shown};
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::game::End;
use crate::gui::panels::code::CodePanel;
use crate::gui::panels::predict::{self, QuestionSizes};
use crate::gui::panels::why::WhyPanel;
use crate::gui::panels::{show_of_hands, transport};
use crate::gui::table_view::TableView;
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{form, keys, theme};
use crate::picture::coin::CoinSlot;
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::FusionScene;
use crate::picture::slide::{self, Slide, SlideParts, SlideSubject};
use crate::picture::title_card::{TitleCard, title_card};
use crate::picture::{Face, Mark, Rect};
use crate::session::course::walk;
use crate::session::{LectureSubject, Zoom};
use crate::wording::course::typed_lesson;
use crate::wording::fusion::position_text;
use crate::wording::panels::lecture as texts;
use crate::wording::picture::{lesson_number, which_end};

/// How long the view says how to leave it, in seconds. It says it again while the pointer is in the upper left corner,
/// where it covers only the words before the coins.
const SECONDS_OF_LEAVING: f64 = 3.0;
/// The width of that corner and the size of the text, on a slide of 1280 × 720 points.
const LEAVING_WIDTH: f32 = 200.0;
const LEAVING_TEXT_SIZE: f32 = 18.0;
/// The smallest size of that text, in points.
const MIN_LEAVING_TEXT_SIZE: f32 = 11.0;
/// The height of the line that shows how far the lecture is in its course, in points.
const COURSE_LINE_HEIGHT: f32 = 3.0;
/// How much larger the tree is than beside the table, on a slide of 1280 × 720 points.
const TREE_SCALE: f32 = 1.8;
/// The text size of the code and of the words about fusion, on a slide of 1280 × 720 points.
const CODE_TEXT_SIZE: f32 = 21.0;
const WORDS_TEXT_SIZE: f32 = 25.0;
/// The height for the words about fusion, on such a slide.
const WORDS_HEIGHT: f32 = 112.0;

/// The panels of the window that a slide can show.
pub struct SlidePanels<'a> {
    pub table: &'a mut TableView,
    pub code: &'a mut CodePanel,
    pub why: &'a mut WhyPanel,
}

/// Shows the slide. If the user can leave the view, it says how.
pub fn show(ui: &mut Ui, state: &State, panels: &mut SlidePanels, can_leave: bool, out: &mut Vec<Message>) {
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
        if state.shows_title() {
            title(ui, state, area);
            if can_leave {
                leaving(ui, area, out);
            }
            return;
        }
        let has_labels = !state.preferences.bare_slides;
        let asks = state.predict_settings().is_some() || state.show_of_hands().is_some();
        let lay = |is_map| {
            Slide::with_parts(area, state.row(), state.view().recurrence, SlideParts { asks, has_labels, is_map })
        };
        let is_map = TableView::is_map_on(state, &lay(false));
        let slide = lay(is_map);
        row(ui, state, &slide, out);
        if !state.is_blank() {
            contents(ui, state, panels, &slide, out);
        }
        if can_leave {
            leaving(ui, area, out);
        }
    });
}

/// Shows the title of the lesson, its row and a question, before its first stop.
fn title(ui: &Ui, state: &State, area: Rect) {
    let document = state.document();
    let numbering = state.lesson().map(|lesson| lesson_number(lesson + 1, state.course().count()));
    let card = TitleCard {
        title: &document.title,
        numbering: numbering.as_deref().filter(|_| !state.preferences.bare_slides).unwrap_or_default(),
        row: &document.row,
        question: which_end(),
    };
    draw(ui, title_card(area, card));
    let response = ui.interact(paint::to_egui(area), Id::unique("title-card"), Sense::hover());
    let name = texts::title_card(card.numbering, card.title, card.question);
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
    let places = walk::count(state.stops()) as f32;
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
    if form::is_narrow(ui.ctx()) {
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

/// Shows how to leave the view: for a few seconds, and while the pointer is in the corner.
fn leaving(ui: &Ui, area: Rect, out: &mut Vec<Message>) {
    let now = ui.input(|input| input.time);
    let entered = ui.data_mut(|data| *data.get_temp_mut_or(entered_at(), now));
    let left = SECONDS_OF_LEAVING - (now - entered);
    let unit = slide::unit_of(area);
    let corner = paint::to_egui(slide::corner(area, LEAVING_WIDTH)).expand(8.0 * unit);
    let is_pointed_at = ui.input(|input| input.pointer.hover_pos()).is_some_and(|at| corner.contains(at));
    if left > 0.0 {
        ui.ctx().request_repaint_after_secs(left as f32);
    } else if !is_pointed_at {
        return;
    }
    let area = Area::new(Id::unique("leaving")).order(Order::Foreground).fixed_pos(corner.min);
    area.show(ui.ctx(), |ui| {
        let key = keys::shortcut_text(Command::Unpin, ui.ctx());
        let size = (LEAVING_TEXT_SIZE * unit).max(MIN_LEAVING_TEXT_SIZE);
        let text = RichText::new(texts::leave_by(&key)).font(theme::font(Face::Regular, size));
        let response = ui.add_sized(corner.size(), Button::new(text));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::leave(&key)));
        if response.clicked() {
            out.push(Command::Lecture.into());
        }
    });
}

/// Shows what the slide is about.
fn contents(ui: &mut Ui, state: &State, panels: &mut SlidePanels, slide: &Slide, out: &mut Vec<Message>) {
    let subject = state.lecture_subject().unwrap_or_default();
    let whole = paint::to_egui(slide.stage());
    let in_game = state.transports.active == Transport::Game;
    let shows_question = state.open_question().is_some() || state.show_of_hands().is_some();
    match subject {
        LectureSubject::Game if in_game => {
            labels(ui, state, slide);
            lanes(ui, state, slide);
            if shows_question {
                bottom(ui, state, slide, out);
            }
        }
        LectureSubject::Tree if !shows_question => {
            labels(ui, state, slide);
            panels.why.show_on(ui, whole, TREE_SCALE * slide.unit(), state);
        }
        LectureSubject::Code if !shows_question => {
            labels(ui, state, slide);
            let room = UiBuilder::new().max_rect(whole).layout(Layout::top_down(Align::Min));
            panels.code.show_on(&mut ui.new_child(room), CODE_TEXT_SIZE * slide.unit(), state);
        }
        LectureSubject::Fusion if !shows_question && !state.leaves_out(Shown::Slide(subject)) => {
            labels(ui, state, slide);
            fusion(ui, state, slide);
        }
        _ => {
            panels.table.show_on(ui, state, slide, out);
            // The map of a whole table shows its own legend.
            if !TableView::is_map_on(state, slide) {
                labels(ui, state, slide);
            }
            bottom(ui, state, slide, out);
        }
    }
    let playback = state.transports.get(state.transports.active);
    // A person's game ends with the last coin, not with the last move so far.
    let end = if in_game { state.n() as f64 } else { playback.end() };
    draw(ui, slide.bar((playback.head() / end.max(1.0)) as f32));
}

/// Draws the title and the legend.
fn labels(ui: &Ui, state: &State, slide: &Slide) {
    let Some(room) = slide.labels() else { return };
    let shows_table = state.lecture_subject() == Some(LectureSubject::Table);
    let legend = if shows_table { Slide::legend(state.view().recurrence) } else { Vec::new() };
    let title = match state.lesson() {
        Some(lesson) => texts::numbered_title(lesson + 1, &state.document().title),
        None => state.document().title.clone(),
    };
    let title = &title;
    draw(ui, slide.title_and_legend(title, &legend));
    let parts: Vec<_> = std::iter::once(&title[..]).chain(legend.iter().map(|(_, _, text)| *text)).collect();
    let response = ui.interact(paint::to_egui(room), Id::unique("labels-of-slide"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, parts.join("; ")));
}

/// Shows the open question, or else the sums.
fn bottom(ui: &mut Ui, state: &State, slide: &Slide, out: &mut Vec<Message>) {
    if let Some(asked) = state.show_of_hands() {
        show_of_hands::show(ui, asked, paint::to_egui(slide.sums), slide.unit(), out);
    } else if let (Some(asked), Some(open)) = (state.open_question(), state.question_progress()) {
        let room = UiBuilder::new().max_rect(paint::to_egui(slide.sums)).layout(Layout::top_down(Align::Min));
        let sizes = QuestionSizes::on_slide(slide.unit());
        predict::question(&mut ui.new_child(room), state, asked, &open, sizes, out);
    } else {
        sums(ui, state, slide);
    }
}

/// Draws the row, with a label for each coin. An end that may be taken is taken by a click.
fn row(ui: &Ui, state: &State, slide: &Slide, out: &mut Vec<Message>) {
    let shows_game = matches!(state.lecture_subject(), Some(LectureSubject::Game | LectureSubject::Table));
    let in_game = shows_game && state.transports.active == Transport::Game && !state.leaves_out(Shown::GameInTable);
    let (subject, interval) = if in_game {
        (SlideSubject::Game(state.game(), state.game_head() as usize), state.game_interval())
    } else {
        let interval = state.slide_interval();
        (SlideSubject::Fill(interval), interval)
    };
    draw(ui, slide.row(state.view().count_from, state.row(), subject));
    for (place, (slot, rect)) in slide.coins(state.n(), interval).into_iter().enumerate() {
        let (name, id) = match slot {
            CoinSlot::Coin(index) => {
                (texts::coin(state.view().count_from, index, state.row().coins()[index]), ("coin-of-slide", index))
            }
            CoinSlot::LeftOut(count) => (texts::coins_left_out(count), ("coins-left-out-of-slide", place)),
        };
        let end = interval
            .filter(|_| in_game && state.is_your_turn())
            .and_then(|interval| End::BOTH.into_iter().find(|end| slot == CoinSlot::Coin(interval.coin_at(*end))));
        let sense = if end.is_some() { Sense::CLICK } else { Sense::hover() };
        let response = ui.interact(paint::to_egui(rect), Id::unique(id), sense);
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

/// Draws the game, with what its scores are for screen readers.
fn lanes(ui: &Ui, state: &State, slide: &Slide) {
    let ply = state.game_head() as usize;
    let hint = hint(state, slide);
    let leaves_sums = hint.is_some() || state.open_question().is_some() || state.show_of_hands().is_some();
    draw(ui, slide.lanes(state.game(), ply, leaves_sums));
    draw(ui, hint.into_iter().flatten());
    let response = ui.interact(paint::to_egui(slide.table), Id::unique("lanes-of-slide"), Sense::hover());
    let name = texts::scores(state.game().scores_after(ply));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
}

/// Returns the marks of the hint, if there is one for this position.
fn hint(state: &State, slide: &Slide) -> Option<Vec<Mark>> {
    let interval = state.game_interval().filter(|_| state.is_hinted() && !state.hides(Secret::Advice))?;
    Some(slide.hint(&state.derivation(interval)))
}

/// Draws the stack of fusion, with the words about its step below.
fn fusion(ui: &mut Ui, state: &State, slide: &Slide) {
    let (Some(run), Some(position)) = (state.fusion_run(), state.fusion_position()) else { return };
    let whole = slide.stage();
    let area = Rect { bottom: whole.bottom - WORDS_HEIGHT * slide.unit(), ..whole };
    let scene = FusionScene { run, count_from: state.view().count_from, head: state.transports.fusion.head(), area };
    let (scene, by) = scene.on_slide(slide.unit());
    draw(ui, scene.marks().into_iter().map(|mark| mark.scaled(by)));
    let words = Rect { top: area.bottom, ..whole };
    let room = UiBuilder::new().max_rect(paint::to_egui(words)).layout(Layout::top_down(Align::Min));
    let mut room = ui.new_child(room);
    let text = position_text(state.view().count_from, run, &position);
    let size = WORDS_TEXT_SIZE * slide.unit();
    for (text, face) in [(text.last_step, Face::Strong), (Some(text.state), Face::Regular)] {
        if let Some(text) = text {
            room.add(egui::Label::new(RichText::new(text).font(theme::font(face, size))).wrap());
        }
    }
}

/// Draws the sums of the cell that is looked at, or the scores of the game.
fn sums(ui: &Ui, state: &State, slide: &Slide) {
    let marks = match (state.transports.active, state.shown_progress()) {
        // The picture of a whole table is about all cells.
        (Transport::Fill, _) if state.camera.zoom == Zoom::Whole && state.is_long_row() => return,
        (Transport::Game, _) => {
            hint(state, slide).unwrap_or_else(|| slide.scores(state.game(), state.game_head() as usize))
        }
        (Transport::Fill | Transport::Fusion, None) => return,
        (Transport::Fill | Transport::Fusion, Some(progress)) => {
            slide.sums(state.view().count_from, &progress, || state.derivation(progress.interval))
        }
    };
    let parts: Vec<_> = marks
        .iter()
        .filter_map(|mark| if let Mark::Text { text, .. } = mark { Some(&text[..]) } else { None })
        .collect();
    let text = parts.join("; ");
    draw(ui, marks);
    let response = ui.interact(paint::to_egui(slide.sums), Id::unique("sums-of-slide"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
}

fn draw(ui: &Ui, marks: impl IntoIterator<Item = Mark>) {
    let painter = ui.painter();
    painter.extend(paint::shapes(painter, theme::current(ui.ctx()), marks));
}
