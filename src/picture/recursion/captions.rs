//! The lines of text below the tree, the graph and the table.

use crate::picture::color_role::ColorRole;
use crate::picture::recursion::label::DIGIT_WIDTH;
use crate::picture::recursion::scene::RecursionScene;
use crate::picture::{Face, Mark, Paint, Point};
use crate::wording::picture::first_levels;

/// The largest text size of a caption, in points.
pub(super) const CAPTION_TEXT_SIZE: f32 = 11.0;

impl RecursionScene<'_> {
    /// Adds what part of all levels the graph and the table of a long row show.
    pub(super) fn part_caption(&self, marks: &mut Vec<Mark>) {
        let opacity = (self.stage * 3.0 - 2.0).clamp(0.0, 1.0);
        if opacity > 0.0 && !self.calls.has_all_intervals() {
            let text = first_levels(self.calls.levels(), self.calls.all_levels());
            self.caption(marks, self.layout().part_bottom(self.stage), opacity, text);
        }
    }

    /// Adds a line of text. Its lower edge is at the y `bottom` of the picture that fits.
    pub(super) fn caption(&self, marks: &mut Vec<Mark>, bottom: f32, opacity: f32, text: String) {
        let fits = self.view.area.width() / (text.chars().count() as f32 * DIGIT_WIDTH);
        let size = fits.min(CAPTION_TEXT_SIZE);
        let bottom = self.view.point(Point::new(0.0, bottom)).y;
        let at = Point::new(self.view.area.center().x, bottom - size * 0.7);
        marks.push(Mark::centered(at, size, Face::Regular, Paint::from(ColorRole::WeakText).faded(opacity), text));
    }
}
