//! The window of the presenter: what the audience sees, what comes next, the notes and the time.
//!
//! It is a second window of the system. Where there can be only one, egui shows it as a window inside the other.

pub mod pictures;

use egui::{
    Align, Button, CentralPanel, Context, Frame, Id, Label, Layout, Margin, Panel, Rect, RichText, Role, ScrollArea,
    Sense, Ui, Vec2, ViewportBuilder, ViewportId, WidgetInfo, pos2, vec2,
};

use crate::app::App;
use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::presenter::{Pace, TimeShown, lesson_names};
use crate::app::state::State;
use crate::gui::panels::predict::{self, HandsFor};
use crate::gui::widgets::paint;
use crate::gui::widgets::tooltip::Tooltip;
use crate::gui::{keys, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;
use crate::platform::system;
use crate::printable::beginning;
use crate::session::course::{Lesson, Place};
use crate::wording::course::lesson_of;
use crate::wording::{lesson_name, presenter as texts};
use pictures::{Pictures, place_name};

/// The text sizes, in points: what is read standing, and the rest.
const NOTE_SIZE: f32 = 26.0;
const TEXT_SIZE: f32 = 18.0;
const TIME_SIZE: f32 = 52.0;
const HEADING_SIZE: f32 = 15.0;
/// The text size, the height of a line and the height of the list of lessons.
const LESSON_SIZE: f32 = 15.0;
const LESSON_LINE: f32 = 26.0;
const LESSONS_HEIGHT: f32 = 150.0;
/// The least size of a button, for fingers.
const BUTTON: (f32, f32) = (96.0, 52.0);
/// The part of the window's width that the pictures take.
const PICTURES_PART: f32 = 0.54;
/// The height of the room for a show of hands.
const HANDS_HEIGHT: f32 = 150.0;
/// The size of the window where it can't be maximised.
const SIZE: (f32, f32) = (1100.0, 720.0);

/// The id of the window.
pub fn viewport() -> ViewportId {
    ViewportId::from_hash_of("presenter")
}

/// Returns how the window begins: where it was last, or else on the screen that the slides are not on, where the system says that there is one.
pub fn builder(ctx: &Context, place: Option<[f32; 4]>) -> ViewportBuilder {
    if let Some([left, top, width, height]) = place {
        let builder = ViewportBuilder::default().with_title(texts::window_title());
        return builder.with_position(pos2(left, top)).with_inner_size(vec2(width, height));
    }
    let (outer, monitor) = ctx.input(|input| (input.viewport().outer_rect, input.viewport().monitor_size));
    let builder =
        ViewportBuilder::default().with_title(texts::window_title()).with_inner_size(SIZE).with_maximized(true);
    match (outer, monitor) {
        // The screens lie side by side: the other one begins where this one ends, or at the left.
        (Some(outer), Some(monitor)) => {
            let x = if outer.left() >= monitor.x { 0.0 } else { monitor.x };
            builder.with_position(pos2(x, 0.0))
        }
        _ => builder,
    }
}

/// Shows the window.
pub fn show(ui: &mut Ui, app: &App, pictures: &mut Pictures, out: &mut Vec<Message>) {
    pictures.follow(app.picture_style());
    if ui.input(|input| input.viewport().close_requested()) {
        out.push(Command::Presenter.into());
    }
    let frame = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::same(14));
    if app.presenter().shows_overview {
        CentralPanel::default().frame(frame).show(ui, |ui| pictures::show(ui, app.state(), pictures, out));
        return;
    }
    Panel::bottom("buttons-of-the-presenter").frame(frame).show(ui, |ui| buttons(ui, app, out));
    let width = ui.available_width() * PICTURES_PART;
    Panel::left("pictures-of-the-presenter").frame(frame).exact_size(width).resizable(false).show(ui, |ui| {
        pictures_now_and_next(ui, app, pictures, out);
    });
    CentralPanel::default().frame(frame).show(ui, |ui| {
        time(ui, app, out);
        ui.add_space(6.0);
        Panel::bottom("lessons-of-the-presenter")
            .frame(Frame::NONE)
            .default_size(LESSONS_HEIGHT)
            .show(ui, |ui| lessons(ui, app.state(), out));
        notes(ui, app.state(), true);
    });
}

/// Shows what the audience sees, and what the next click shows.
fn pictures_now_and_next(ui: &mut Ui, app: &App, pictures: &mut Pictures, out: &mut Vec<Message>) {
    let state = app.state();
    heading(ui, if app.presenter().is_frozen { texts::now_frozen() } else { texts::now() });
    let hands = state.show_of_hands().filter(|asked| !asked.options.is_empty());
    let hands_height = if hands.is_some() { HANDS_HEIGHT } else { 0.0 };
    let height = (ui.available_height() - hands_height - 60.0).max(120.0);
    let now = ui.allocate_exact_size(vec2(ui.available_width(), height * 0.58), Sense::click());
    if let Some(picture) = pictures.present(state) {
        let slide = pictures::draw(ui, &picture, now.0);
        drawing(ui, app, slide, out);
    }
    now.1.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts::now()));
    if now.1.clicked() {
        out.push(Command::NextPage.into());
    }
    if let Some(asked) = hands {
        let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), HANDS_HEIGHT), Sense::hover());
        predict::hands(ui, asked, HandsFor::Lecturer, room.shrink(6.0), 0.8, out);
    }
    heading(ui, texts::next());
    match next_place(state) {
        Some((lesson, place)) => {
            let (room, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
            if let Some(picture) = pictures.place(state, lesson, place) {
                pictures::draw(ui, &picture, room);
            }
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, place_name(lesson, place)));
        }
        None => drop(ui.label(text(texts::end_of_course(), TEXT_SIZE))),
    }
}

/// Returns the lesson and the place that the next click shows. `None` at the end of the course, and where the lesson goes
/// by cells or moves.
fn next_place(state: &State) -> Option<(usize, Place)> {
    let lesson = state.lesson()?;
    let in_lesson = match state.place() {
        Some(place) => state.next_place(place),
        None => Some(Place::Stop { index: state.next_stop(), answered: false })
            .filter(|_| state.next_stop() < state.stops().len()),
    };
    let next = in_lesson.map(|place| (lesson, place));
    next.or_else(|| Some((lesson + 1, Place::Title)).filter(|(lesson, _)| *lesson < state.course().count()))
}

/// Shows the lessons. A click shows the title of one.
fn lessons(ui: &mut Ui, state: &State, out: &mut Vec<Message>) {
    ui.add_space(6.0);
    heading(ui, texts::lessons());
    let titles: Vec<_> = state.course().course().lessons().map(Lesson::title).collect();
    let shown = state.lesson();
    let mut area = ScrollArea::vertical().id_salt("lessons-of-the-presenter").auto_shrink(false);
    let scrolled_to = Id::unique("lesson-that-the-list-shows");
    if let Some(shown) = shown
        && ui.data(|data| data.get_temp(scrolled_to)) != Some(shown)
    {
        ui.data_mut(|data| data.insert_temp(scrolled_to, shown));
        let line = LESSON_LINE + ui.spacing().item_spacing.y;
        area = area.vertical_scroll_offset((shown as f32 - 1.0).max(0.0) * line);
    }
    area.show_rows(ui, LESSON_LINE, titles.len(), |ui, lines| {
        for index in lines {
            let words = text(&lesson_name(index, titles[index]), LESSON_SIZE);
            let button = Button::selectable(shown == Some(index), words).truncate().min_size(vec2(0.0, LESSON_LINE));
            if ui.add(button).clicked() {
                out.push(Message::GoToPlace(index, Place::Title));
            }
        }
    });
}

/// Shows the time, the lesson, and how the lecture is in time. A click shows another time.
fn time(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    let (presenter, state) = (app.presenter(), app.state());
    let elapsed = presenter.elapsed();
    let planned = match state.course().course().minutes {
        0 => presenter.rehearsal.minutes.values().sum::<f64>() * 60.0,
        minutes => f64::from(minutes) * 60.0,
    };
    let (shown, what) = match presenter.time_shown {
        TimeShown::Elapsed => (texts::time(elapsed as u64), texts::elapsed()),
        TimeShown::Clock => {
            let (hour, minute) = system::time_of_day();
            (format!("{hour}:{minute:02}"), texts::clock())
        }
        TimeShown::Remaining if elapsed > planned => {
            (format!("−{}", texts::time((elapsed - planned) as u64)), texts::left())
        }
        TimeShown::Remaining => (texts::time((planned - elapsed) as u64), texts::left()),
    };
    ui.horizontal(|ui| {
        let role = if presenter.is_paused { ColorRole::WeakText } else { ColorRole::Text };
        let large = RichText::new(&shown).font(theme::font(Face::Mono, TIME_SIZE)).color(theme::color(ui, role));
        let response = ui.add(Button::new(large).frame(false));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{shown} {what}")));
        if response.tooltip(|| keys::tooltip(Command::NextTime, ui.ctx())).clicked() {
            out.push(Command::NextTime.into());
        }
        ui.vertical(|ui| {
            ui.add_space(8.0);
            ui.label(text(if presenter.is_paused { texts::paused() } else { what }, TEXT_SIZE));
            let names = lesson_names(state.course());
            let pace = state.lesson().and_then(|lesson| presenter.pace(&names, lesson));
            if let Some(pace) = pace {
                let (words, role) = match pace {
                    Pace::Over(minutes) => (texts::over(minutes), ColorRole::Other),
                    Pace::Ahead(minutes) => (texts::ahead(minutes), ColorRole::Mover),
                    Pace::OnTime => (texts::on_time().to_owned(), ColorRole::WeakText),
                };
                ui.label(text(&words, TEXT_SIZE).color(theme::color(ui, role)));
            }
        });
    });
    let title = &state.document().title;
    let name = state.lesson().map_or_else(|| title.clone(), |lesson| lesson_name(lesson, title));
    ui.add(Label::new(RichText::new(beginning(&name)).font(theme::font(Face::Strong, TEXT_SIZE + 4.0))).truncate());
    if let Some(lesson) = state.lesson() {
        ui.label(theme::weak(ui, lesson_of(lesson, state.course().count())));
    }
}

/// Shows the note and the words of the stop, and perhaps the answer that the class does not see yet.
fn notes(ui: &mut Ui, state: &State, has_answer: bool) {
    let id = Id::unique(("notes-of-the-presenter", state.lesson(), state.stop_index()));
    ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
        heading(ui, texts::notes());
        let note = state.stop_index().and_then(|index| state.stops().get(index)).map_or("", |stop| &stop.note);
        let words = state.plain_words();
        let has_notes = !(note.is_empty() && words.is_empty());
        if !note.is_empty() {
            ui.label(RichText::new(beginning(note)).font(theme::font(Face::Strong, NOTE_SIZE)));
            ui.add_space(10.0);
        }
        if !words.is_empty() {
            ui.label(text(&words, if note.is_empty() { NOTE_SIZE } else { TEXT_SIZE }));
        }
        if !has_notes {
            ui.label(theme::weak(ui, texts::no_notes()));
        }
        if !has_answer {
            return;
        }
        let question = state.show_of_hands().map(|asked| asked.question.asked(true).reveal());
        if let Some(answer) = question {
            ui.add_space(12.0);
            heading(ui, texts::answer());
            ui.label(RichText::new(answer).font(theme::font(Face::Strong, TEXT_SIZE + 2.0)));
        }
    });
}

/// Shows the large buttons.
fn buttons(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    let (state, presenter) = (app.state(), app.presenter());
    let lecture = state.lecture.unwrap_or_default();
    ui.horizontal_wrapped(|ui| {
        let mut button = |ui: &mut Ui, command: Command, label: &str, is_on: bool| {
            let text = RichText::new(label).font(theme::font(Face::Strong, 17.0));
            let role = if is_on { ColorRole::Mover } else { ColorRole::Raised };
            let text = text.color(theme::color(ui, if is_on { ColorRole::OnMover } else { ColorRole::Text }));
            let response = ui.add(Button::new(text).fill(theme::color(ui, role)).min_size(BUTTON.into()));
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, label));
            if response.tooltip(|| keys::tooltip(command, ui.ctx())).clicked() {
                out.push(command.into());
            }
        };
        button(ui, Command::PreviousPage, texts::back(), false);
        button(ui, Command::NextPage, texts::forward(), false);
        button(ui, Command::Blank, texts::blank(), lecture.is_blank);
        button(ui, Command::Black, texts::black(), lecture.is_black);
        button(ui, Command::Freeze, texts::freeze(), presenter.is_frozen);
        button(ui, Command::Overview, texts::overview(), false);
        button(ui, Command::Lessons, texts::lessons(), false);
        button(ui, Command::PauseTime, texts::pause(), presenter.is_paused);
        button(ui, Command::Shortcuts, texts::keys(), false);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| button(ui, Command::Presenter, texts::end(), false));
    });
}

/// Shows the notes below the slide, where there is only one screen.
pub fn drawer(ui: &mut Ui, app: &App, out: &mut Vec<Message>) {
    let frame = Frame::new().fill(theme::color(ui, ColorRole::Panel)).inner_margin(Margin::same(12));
    Panel::bottom("notes-of-the-lecture").frame(frame).default_size(210.0).size_range(120.0..=420.0).show(ui, |ui| {
        ui.columns(2, |sides| {
            let is_asked = app.state().show_of_hands().is_some_and(|asked| !asked.is_answered);
            notes(&mut sides[0], app.state(), !is_asked);
            time(&mut sides[1], app, out);
        });
    });
}

/// Draws what the pen has drawn on the slide, and lets the pointer draw.
pub fn drawing(ui: &Ui, app: &App, slide: Rect, out: &mut Vec<Message>) {
    let drawing = &app.presenter().drawing;
    let color = theme::color(ui, ColorRole::Other);
    let unit = slide.width() / 1280.0;
    let marks = drawing.ink.marks(paint::from_egui(slide));
    ui.painter().extend(paint::shapes(ui.painter(), theme::current(ui.ctx()), marks));
    if drawing.has_pen {
        let response = ui.interact(slide, Id::unique("pen-on-the-slide"), Sense::DRAG);
        if let Some(at) =
            response.interact_pointer_pos().filter(|_| response.drag_started() || response.drag_delta() != Vec2::ZERO)
        {
            let part = (at - slide.min) / slide.size();
            out.push(Message::Draw((part.x.clamp(0.0, 1.0), part.y.clamp(0.0, 1.0)), response.drag_started()));
        }
        response.on_hover_cursor(egui::CursorIcon::Crosshair);
    }
    if drawing.has_spot
        && let Some(at) = ui.input(|input| input.pointer.hover_pos()).filter(|at| slide.contains(*at))
    {
        ui.painter().circle_filled(at, 26.0 * unit.max(0.5), color.gamma_multiply(0.35));
        ui.painter().circle_filled(at, 7.0 * unit.max(0.5), color);
    }
}

fn heading(ui: &mut Ui, words: &str) {
    let font = theme::font(Face::Strong, HEADING_SIZE);
    ui.label(RichText::new(words).font(font).color(theme::color(ui, ColorRole::WeakText)));
}

fn text(words: &str, size: f32) -> RichText {
    RichText::new(beginning(words)).font(theme::font(Face::Regular, size))
}
