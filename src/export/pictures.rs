//! Pictures in a sequence, such as the steps of a fill or the slides of a course, with their texts.

use std::iter;

use super::error::ExportError;
use super::limits::MAX_PICTURES;
use crate::picture::{Mark, Picture, PixelImage, Point};
use crate::session::Session;
use crate::wording::{self, export as texts};

/// What is said about a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PictureTexts {
    /// A few words, such as `Step 12 of 21`.
    pub heading: String,
    /// What the picture shows, for people who do not see it.
    pub description: String,
    /// What stands beside the picture on a handout. It may be empty or have several lines.
    pub notes: String,
}

/// A sequence of at least one picture. Any of them can be drawn on any thread, also more than once.
pub trait Pictures: Sync {
    /// Returns the number of pictures.
    fn count(&self) -> usize;

    /// Returns the width and the height of a picture, in points. It draws nothing.
    fn size(&self, index: usize) -> (f32, f32);

    /// Draws a picture.
    fn picture(&self, index: usize) -> Picture;

    /// Returns the title of the session that a picture shows.
    fn title(&self, index: usize) -> String;

    /// Returns the texts of a picture.
    fn texts(&self, index: usize) -> PictureTexts;
}

/// Returns the positions from 0 to `end`. `next` returns the position after another one.
///
/// # Errors
/// If there are more than [`MAX_PICTURES`].
pub fn all_positions(end: u64, next: impl Fn(f64) -> f64) -> Result<Vec<f64>, ExportError> {
    let end = end as f64;
    let positions = iter::successors(Some(0.0), |at| (*at < end).then(|| next(*at)));
    // One more than allowed is enough to know that there are too many.
    let positions: Vec<_> = positions.take(MAX_PICTURES + 1).collect();
    if positions.len() > MAX_PICTURES { Err(ExportError::TooManyPictures) } else { Ok(positions) }
}

/// Returns the number of fully or partly done steps at a position.
pub fn steps_at(position: f64) -> u64 {
    position.ceil() as u64
}

/// Returns the title of a session's pictures: its own title, or its row if it has none.
pub fn title_of(session: &Session) -> String {
    let title = session.document.title.trim();
    if title.is_empty() { wording::row_text(&session.document.row) } else { title.to_owned() }
}

/// The one picture of a window.
pub struct WindowPicture {
    /// What the window shows, in its pixels.
    pub image: PixelImage,
    /// The title of the session in it.
    pub title: String,
}

impl Pictures for WindowPicture {
    fn count(&self) -> usize {
        1
    }

    fn size(&self, _: usize) -> (f32, f32) {
        (self.image.width as f32, self.image.height as f32)
    }

    fn picture(&self, index: usize) -> Picture {
        let (width, height) = self.size(index);
        let image = self.image.clone();
        let at = Point::new(0.0, 0.0);
        let marks = vec![Mark::Image { image, at, across: Point::new(width, 0.0), down: Point::new(0.0, height) }];
        Picture { width, height, marks }
    }

    fn title(&self, _: usize) -> String {
        self.title.clone()
    }

    fn texts(&self, _: usize) -> PictureTexts {
        let description = texts::picture_of_window(&self.title);
        PictureTexts { heading: self.title.clone(), description, notes: String::new() }
    }
}
