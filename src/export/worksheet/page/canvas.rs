//! What is drawn on a page, from top to bottom. All lengths are in points of 1/72 inch, until the picture is finished.

use crate::picture::color_role::ColorRole;
use crate::picture::fonts::{self, LINE_HEIGHT, TextLook, text_block};
use crate::picture::{Anchor, Face, Mark, Picture, Point, Rect, Stroke};

/// 96 points of pictures are an inch.
const PICTURE_POINTS: f32 = 96.0 / 72.0;
/// The margin of a page: 15 mm.
pub const MARGIN: f32 = 42.5;
/// The text sizes of the title, of the label beside it, and of the foot.
const TITLE: f32 = 16.0;
const LABEL: f32 = 9.5;
const FOOT: f32 = 7.5;
/// A height that no text has.
const UNBOUNDED: f32 = 10_000.0;

/// A page that is filled from top to bottom.
pub struct Canvas {
    size: (f32, f32),
    /// The top of the free area.
    top: f32,
    marks: Vec<Mark>,
}

impl Canvas {
    /// Returns an empty page.
    pub fn new(size: (f32, f32)) -> Self {
        Self { size, top: MARGIN, marks: Vec::new() }
    }

    /// Returns the area that is free.
    pub fn room(&self) -> Rect {
        let (width, height) = self.size;
        Rect { left: MARGIN, top: self.top, right: width - MARGIN, bottom: height - MARGIN }
    }

    /// Leaves a space free.
    pub fn skip(&mut self, height: f32) {
        self.top += height;
    }

    /// Adds a mark at its place.
    pub fn add(&mut self, mark: Mark) {
        self.marks.push(mark);
    }

    /// Adds a line of text at its place.
    pub fn text(&mut self, at: Point, anchor: Anchor, (face, size): (Face, f32), role: ColorRole, text: &str) {
        self.marks.push(Mark::Text { at, anchor, size, face, paint: role.into(), text: text.to_owned() });
    }

    /// Adds a horizontal line to write on.
    pub fn line(&mut self, left: f32, right: f32, y: f32) {
        let points = vec![Point::new(left, y), Point::new(right, y)];
        self.marks.push(Mark::Path { points, stroke: Stroke::new(0.6, ColorRole::WeakText) });
    }

    /// Returns the height of a text in as many lines as it needs.
    pub fn height_of(&self, text: &str, size: f32) -> f32 {
        self.lines_of(text, size, ColorRole::Text).len() as f32 * size * LINE_HEIGHT
    }

    fn lines_of(&self, text: &str, size: f32, role: ColorRole) -> Vec<Mark> {
        let paint = role.into();
        let look = TextLook { face: Face::Regular, paint, size, min_size: size, anchor: Anchor::LeftCenter };
        // A text is cut where the room ends, so the room has no end here.
        let room = Rect { bottom: self.room().top + UNBOUNDED, ..self.room() };
        text_block(room, look, text)
    }

    /// Adds a text in as many lines as it needs.
    pub fn block(&mut self, text: &str, size: f32, role: ColorRole) {
        let lines = self.lines_of(text, size, role);
        self.top += lines.len() as f32 * size * LINE_HEIGHT;
        self.marks.extend(lines);
    }

    /// Adds the title, and the label at its right.
    pub fn heading(&mut self, title: &str, label: &str) {
        let Rect { left, right, top, .. } = self.room();
        let y = top + TITLE / 2.0;
        let label_width = fonts::width(Face::Regular, LABEL, label);
        self.text(Point::new(right, y), Anchor::RightCenter, (Face::Regular, LABEL), ColorRole::Text, label);
        let room = right - left - label_width - 2.0 * LABEL;
        let size = fonts::size_to_fit(Face::Strong, title, TITLE, room).max(LABEL);
        let title = fonts::cut_to_fit(Face::Strong, size, title, room);
        self.text(Point::new(left, y), Anchor::LeftCenter, (Face::Strong, size), ColorRole::Text, &title);
        self.top += TITLE * 1.6;
    }

    /// Adds lines to write on, each behind its name. The first one is the longest.
    pub fn blanks(&mut self, names: [&str; 2]) {
        let Rect { left, right, top, .. } = self.room();
        let y = top + 8.0;
        let middle = left + (right - left) * 0.66;
        for (name, left, right) in [(names[0], left, middle - 12.0), (names[1], middle, right)] {
            self.text(Point::new(left, y), Anchor::LeftCenter, (Face::Regular, LABEL), ColorRole::Text, name);
            self.line(left + fonts::width(Face::Regular, LABEL, name) + 5.0, right, y + 5.0);
        }
        self.top += 26.0;
    }

    /// Adds a line to write on behind its name.
    pub fn answer(&mut self, name: &str, height: f32) {
        let Rect { left, right, top, .. } = self.room();
        let y = top + height - 8.0;
        self.text(Point::new(left, y), Anchor::LeftCenter, (Face::Regular, LABEL), ColorRole::Text, name);
        self.line(left + fonts::width(Face::Regular, LABEL, name) + 5.0, right, y + 5.0);
        self.top += height;
    }

    /// Adds the line at the foot, inside the margin.
    pub fn foot(&mut self, left_text: &str, right_text: &str) {
        let (_, height) = self.size;
        let Rect { left, right, .. } = self.room();
        let y = height - MARGIN * 0.6;
        let look = (Face::Regular, FOOT);
        self.text(Point::new(left, y), Anchor::LeftCenter, look, ColorRole::WeakText, left_text);
        let room = right - left - fonts::width(Face::Regular, FOOT, left_text) - 2.0 * FOOT;
        let size = fonts::size_to_fit(Face::Regular, right_text, FOOT, room);
        self.text(Point::new(right, y), Anchor::RightCenter, (Face::Regular, size), ColorRole::WeakText, right_text);
    }

    /// Returns what is drawn in this width as a picture that ends below it, with narrow margins.
    pub fn cut(mut self, width: f32) -> Picture {
        const AROUND: f32 = 6.0;
        let width = width + 2.0 * AROUND;
        let height = self.top - MARGIN + 2.0 * AROUND;
        let shift = (AROUND - MARGIN, AROUND - MARGIN);
        self.marks = self.marks.into_iter().map(|mark| mark.placed(1.0, shift)).collect();
        Self { size: (width, height), ..self }.finish()
    }

    /// Returns the page as a picture.
    pub fn finish(self) -> Picture {
        let (width, height) = self.size;
        let is_seen = |mark: &Mark| !matches!(mark, Mark::Text { text, .. } if text.is_empty());
        let marks = self.marks.into_iter().filter(is_seen).map(|mark| mark.scaled(PICTURE_POINTS)).collect();
        Picture { width: width * PICTURE_POINTS, height: height * PICTURE_POINTS, marks }
    }
}
