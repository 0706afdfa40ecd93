//! Small pictures of places of a course. Each is drawn once.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Rect, Ui, vec2};

use crate::app::state::State;
use crate::export::{PictureStyle, stop_picture};
use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::picture::Picture;
use crate::picture::color_role::ColorRole;
use crate::session::course::walk::{Moment, Place};
use crate::session::{Session, Stops};
use crate::wording::presenter as texts;

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
        stop.ask = state.show_of_hands().map(|asked| asked.question.kind());
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
