//! A sheet of a handout: what can be drawn on one, and a sheet as marks, to look at before the document is written.

use krilla::tagging::ArtifactType;

use super::layout::Place;
use crate::picture::color_role::ColorRole;
use crate::picture::{Mark, Paint, Picture, Rect, Stroke};

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
    fn figure(&mut self, picture: &Picture, place: Place, description: &str);

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

    fn figure(&mut self, picture: &Picture, Place { area, scale }: Place, _: &str) {
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
