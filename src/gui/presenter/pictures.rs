//! Small pictures of places of a course. Each is drawn once.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Align2, Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::app::command::Command;
use crate::app::message::Message;
use crate::app::state::State;
use crate::export::{PictureStyle, stop_picture};
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Picture};
use crate::predict::ClassQuestion;
use crate::printable::beginning;
use crate::session::course::{Moment, Place};
use crate::session::{Session, Stops};
use crate::wording::{lesson_name, presenter as texts};

/// At most this many pictures are kept. One has some hundred marks.
const MAX_PICTURES: usize = 400;

/// The pictures of the places that were shown last.
pub struct Pictures {
    /// The style of all of them.
    style: PictureStyle,
    /// The revision of the course that they belong to.
    revision: u64,
    /// By the lesson, the stop (from 1, and 0 for the title), and whether its question is answered.
    places: BTreeMap<(usize, usize, bool), Arc<Picture>>,
    /// The picture of what is shown now.
    present: Option<(Moment, Place, Arc<Picture>)>,
}

impl Default for Pictures {
    fn default() -> Self {
        Self { style: PictureStyle::USUAL, revision: 0, places: BTreeMap::new(), present: None }
    }
}

impl Pictures {
    /// Draws all pictures in a style from now on, so that both windows show the same language and the same fold.
    pub fn follow(&mut self, style: PictureStyle) {
        // A map takes too long for a frame.
        let style = PictureStyle { map_pixels: 0, ..style };
        if self.style != style {
            *self = Self { style, revision: self.revision, ..Self::default() };
        }
    }

    /// Returns the picture of a place. `None` if there is no such place.
    pub fn place(&mut self, state: &State, lesson: usize, place: Place) -> Option<Arc<Picture>> {
        if self.revision != state.course().revision() || self.places.len() > MAX_PICTURES {
            self.places.clear();
            self.revision = state.course().revision();
        }
        let key = match place {
            Place::Title => (lesson, 0, false),
            Place::Stop { index, answered } => (lesson, index + 1, answered),
        };
        if let Some(picture) = self.places.get(&key) {
            return Some(Arc::clone(picture));
        }
        let session = &state.course().lesson(lesson)?.session;
        let picture = Arc::new(picture_of(session, place, state, lesson, self.style)?);
        self.places.insert(key, Arc::clone(&picture));
        Some(picture)
    }

    /// Returns the picture of what is shown now, also if the lecturer has changed it by hand.
    pub fn present(&mut self, state: &State) -> Option<Arc<Picture>> {
        let moment = state.present_moment();
        let place = if state.shows_title() {
            Place::Title
        } else {
            Place::Stop { index: 0, answered: state.show_of_hands().is_some_and(|asked| asked.is_answered) }
        };
        if let Some((of, at, picture)) = &self.present
            && (of, at) == (&moment, &place)
        {
            return Some(Arc::clone(picture));
        }
        // A session whose only stop is the present moment.
        let mut session = moment.session.clone();
        let mut stop = moment.stop.clone();
        match state.show_of_hands().map(|asked| &asked.question) {
            Some(ClassQuestion::Step(question)) => stop.ask = Some(question.kind()),
            Some(ClassQuestion::Free(question)) => stop.free = Some(question.clone()),
            None => {}
        }
        if state.shows_text() {
            (stop.text, stop.words) = (true, state.shown_words().to_owned());
        }
        session.document.stops = Stops(vec![stop]);
        let picture = Arc::new(picture_of(&session, place, state, state.lesson().unwrap_or(0), self.style)?);
        self.present = Some((moment, place, Arc::clone(&picture)));
        Some(picture)
    }
}

fn picture_of(session: &Session, place: Place, state: &State, lesson: usize, style: PictureStyle) -> Option<Picture> {
    let numbering = Some((lesson + 1, state.course().count().max(1)));
    stop_picture(session, place, numbering, style).ok()
}

/// Draws a picture as large as it fits into a room. Returns its place.
pub fn draw(ui: &Ui, picture: &Picture, room: Rect) -> Rect {
    let by = (room.width() / picture.width).min(room.height() / picture.height);
    let size = vec2(picture.width, picture.height) * by;
    let place = Rect::from_min_size(room.min + (room.size() - size) / 2.0, size);
    let painter = ui.painter().with_clip_rect(place.intersect(ui.clip_rect()));
    painter.rect_filled(place, 4.0, theme::color(ui, ColorRole::Background));
    let marks = picture.marks.iter().map(|mark| mark.clone().scaled(by));
    let shapes = paint::shapes(&painter, theme::current(ui.ctx()), marks);
    painter.extend(shapes.into_iter().map(|mut shape| {
        shape.translate(place.min.to_vec2());
        shape
    }));
    place
}

/// Returns the name of a place for screen readers.
pub fn place_name(lesson: usize, place: Place) -> String {
    let stop = if let Place::Stop { index, .. } = place { Some(index) } else { None };
    texts::place(lesson, stop)
}

/// The size of a picture, and the gap between two of them, in points.
const PICTURE: (f32, f32) = (240.0, 135.0);
const GAP: f32 = 14.0;
/// The height of a lesson's name, and its text size.
const HEADING_HEIGHT: f32 = 24.0;
const HEADING_SIZE: f32 = 14.0;

/// Shows the overview. A click on a picture shows its place; Escape leaves the overview.
pub fn show(ui: &mut Ui, state: &State, pictures: &mut Pictures, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        ui.heading(texts::overview());
        if ui.button(texts::back()).clicked() {
            out.push(Command::Overview.into());
        }
    });
    let columns = ((ui.available_width() + GAP) / (PICTURE.0 + GAP)).floor().max(1.0) as usize;
    let lessons: Vec<_> = state.course().course().lessons().map(|lesson| lesson.session.clone()).collect();
    ScrollArea::vertical().id_salt(Id::unique("overview")).auto_shrink(false).show(ui, |ui| {
        for (lesson, session) in lessons.iter().enumerate() {
            let stops = (0..session.document.stops.len()).map(|index| Place::Stop { index, answered: false });
            let places: Vec<_> = std::iter::once(Place::Title).chain(stops).collect();
            let line = PICTURE.1 + ui.spacing().item_spacing.y;
            let height = HEADING_HEIGHT + ui.spacing().item_spacing.y + places.len().div_ceil(columns) as f32 * line;
            let top = ui.cursor().top();
            if top > ui.clip_rect().bottom() || top + height < ui.clip_rect().top() {
                // A course may have thousands of lessons.
                ui.add_space(height + GAP);
                continue;
            }
            let (heading, response) =
                ui.allocate_exact_size(vec2(ui.available_width(), HEADING_HEIGHT), Sense::hover());
            let name = lesson_name(lesson, &session.document.title);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            let (font, color) = (theme::font(Face::Strong, HEADING_SIZE), theme::color(ui, ColorRole::Text));
            ui.painter().text(heading.left_center(), Align2::LEFT_CENTER, beginning(&name), font, color);
            for line in places.chunks(columns) {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for place in line {
                        small(ui, state, pictures, (lesson, *place), out);
                    }
                });
            }
            ui.add_space(GAP);
        }
    });
}

fn small(ui: &mut Ui, state: &State, pictures: &mut Pictures, (lesson, place): (usize, Place), out: &mut Vec<Message>) {
    let (rect, response) = ui.allocate_exact_size(vec2(PICTURE.0, PICTURE.1), Sense::click());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let is_shown = state.lesson() == Some(lesson)
        && match (place, state.place()) {
            (Place::Title, shown) => shown == Some(Place::Title),
            (Place::Stop { index, .. }, _) => state.stop_index() == Some(index),
        };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_shown, place_name(lesson, place)));
    if let Some(picture) = pictures.place(state, lesson, place) {
        draw(ui, &picture, rect);
    }
    let (width, role) = if is_shown || response.hovered() { (2.5, ColorRole::Mover) } else { (1.0, ColorRole::Edge) };
    ui.painter().rect_stroke(rect, 4.0, Stroke::new(width, theme::color(ui, role)), StrokeKind::Outside);
    if response.clicked() {
        out.push(Command::Overview.into());
        out.push(Message::GoToPlace(lesson, place));
    }
}
