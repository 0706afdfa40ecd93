//! The pictures of the table during its fill or its game, one for each position.

use super::options::Framing;
use super::pictures::{PictureTexts, Pictures, steps_at};
use super::session_pictures::SessionPictures;
use crate::picture::ink::Ink;
use crate::picture::{Picture, Rect};
use crate::wording::export as texts;

/// The pictures of the table at some positions.
pub struct TablePictures {
    /// The title of the session.
    pub title: String,
    pub pictures: SessionPictures,
    pub positions: Vec<f64>,
    pub framing: Framing,
    /// What a pen has drawn on slides.
    pub ink: Ink,
}

impl Pictures for TablePictures {
    fn count(&self) -> usize {
        self.positions.len()
    }

    fn size(&self, _: usize) -> (f32, f32) {
        self.pictures.size()
    }

    fn picture(&self, index: usize) -> Picture {
        let mut picture = self.pictures.picture(self.positions[index]);
        // A table alone has no such drawing.
        if self.framing == Framing::Slide {
            let slide = Rect::new(0.0, 0.0, picture.width, picture.height);
            picture.marks.extend(self.ink.marks(slide));
        }
        picture
    }

    fn title(&self, _: usize) -> String {
        self.title.clone()
    }

    fn texts(&self, index: usize) -> PictureTexts {
        let position = self.positions[index];
        let (done, end) = (steps_at(position), self.pictures.end());
        let heading =
            if self.pictures.is_game() { texts::move_heading(done, end) } else { texts::step_heading(done, end) };
        PictureTexts { heading, description: self.pictures.description(position), notes: self.pictures.words(position) }
    }
}
