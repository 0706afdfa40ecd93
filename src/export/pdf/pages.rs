//! The pictures of a document with their texts, and what a sheet of a handout is drawn on.

use std::ops::{ControlFlow, Range};

use krilla::tagging::ArtifactType;
use rayon::prelude::*;

use super::layout::Placement;
use crate::picture::color_role::ColorRole;
use crate::picture::{Mark, Paint, Picture, Rect, Stroke};
use crate::wording::handout as texts;

/// The texts of a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PdfPage {
    /// The entry in the outline, and the heading in a handout.
    pub title: String,
    /// What screen readers read in place of the picture. If it is empty, they read the title.
    pub description: String,
    /// The notes in a handout. They may be empty or have several lines.
    pub notes: String,
}

/// All pictures of a document, and their texts.
#[derive(Clone, Copy)]
pub struct Pages<'a> {
    pub texts: &'a [PdfPage],
    pub picture: &'a (dyn Fn(usize) -> Picture + Sync),
}

impl Pages<'_> {
    /// Calls `draw` with each picture, in order, and then `keep_on` with the number of those that are drawn.
    pub fn each(
        self,
        keep_on: &impl Fn(usize) -> ControlFlow<()>,
        mut draw: impl FnMut(usize, &Picture),
    ) -> ControlFlow<()> {
        let count = self.texts.len();
        let batch = rayon::current_num_threads();
        for first in (0..count).step_by(batch) {
            let batch = first..(first + batch).min(count);
            for (index, picture) in batch.clone().zip(self.pictures(batch)) {
                draw(index, &picture);
                keep_on(index + 1)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the pictures of a range. They are made on all cores.
    pub fn pictures(self, range: Range<usize>) -> Vec<Picture> {
        range.into_par_iter().map(|index| (self.picture)(index)).collect()
    }

    /// Returns the title of a picture, or else a name with its number.
    pub fn title(self, index: usize) -> String {
        let title = self.texts[index].title.trim();
        if title.is_empty() { texts::picture(index + 1) } else { title.to_owned() }
    }

    /// Returns the description of a picture, or else its title.
    pub fn description(self, index: usize) -> String {
        let description = self.texts[index].description.trim();
        if description.is_empty() { self.title(index) } else { description.to_owned() }
    }
}

/// The width in points and the opacity of the frame around a picture on paper.
const FRAME: f32 = 0.75;
const FRAME_ALPHA: f32 = 0.6;

/// Returns the frame around a picture on paper.
pub fn frame(rect: Rect) -> Mark {
    let stroke = Some(Stroke::new(FRAME, Paint::from(ColorRole::WeakText).faded(FRAME_ALPHA)));
    Mark::Rect { rect, radius: 0.0, fill: None, stroke }
}

/// What a sheet is drawn on: a page of a document, or a list of marks.
pub trait Sheet {
    /// Begins the part that a picture and its notes are, at this height of the sheet.
    fn begin_part(&mut self, title: &str, top: f32);

    /// Draws a heading in the last part.
    fn heading(&mut self, title: &str, marks: &[Mark]);

    /// Draws a picture in the last part, with a frame.
    fn figure(&mut self, picture: &Picture, place: Placement, description: &str);

    /// Draws the lines of a paragraph of a part.
    fn paragraph(&mut self, part: usize, lines: &[Mark]);

    /// Draws what screen readers pass over.
    fn decoration(&mut self, kind: ArtifactType, marks: &[Mark]);
}

/// A sheet as marks. Its pictures have a theme of their own, and the marks around them are on paper.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SheetPicture {
    /// The width and the height in points of the document.
    pub size: (f32, f32),
    pub paper: Vec<Mark>,
    /// The pictures, in points of the sheet, with their places.
    pub pictures: Vec<(Rect, Vec<Mark>)>,
}

impl Sheet for SheetPicture {
    fn begin_part(&mut self, _: &str, _: f32) {}

    fn heading(&mut self, _: &str, marks: &[Mark]) {
        self.paper.extend_from_slice(marks);
    }

    fn figure(&mut self, picture: &Picture, Placement { area, scale }: Placement, _: &str) {
        self.paper.push(frame(area));
        let marks = picture.marks.iter().map(|mark| mark.clone().placed(scale, (area.left, area.top)));
        self.pictures.push((area, marks.collect()));
    }

    fn paragraph(&mut self, _: usize, lines: &[Mark]) {
        self.paper.extend_from_slice(lines);
    }

    fn decoration(&mut self, _: ArtifactType, marks: &[Mark]) {
        self.paper.extend_from_slice(marks);
    }
}
