//! The cells at rest.
//!
//! A cell shows the numbers of the recurrence: the first one on the left and the second one on the right, or an only
//! number in the middle. A mark in its lower left corner means that taking left is best, a mark in its lower right
//! corner that taking right is best. Both marks together mean a tie.

use crate::game::{Cell, End, Interval, Pick};
use crate::picture::color_role::ColorRole;
use crate::picture::table::cell_text::{ALONE, CellTextSizes, NumberLayout};
use crate::picture::table::scene::{TableScene, corner_radius};
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke};

/// The largest distance of the mark of a pick from the cell's edge, as a part of the cell's width.
const NARROW_INSET_PART: f32 = 0.09;

impl TableScene<'_> {
    /// Returns every cell in sight, without the step in progress: written, or empty with a dashed edge.
    ///
    /// There are no marks if cells only have room for a color.
    pub fn cells(&self) -> Vec<Mark> {
        self.cells_without(None)
    }

    /// Returns the same marks without those of a cell that is [covered](Self::covered).
    pub fn cells_without(&self, covered: Option<Interval>) -> Vec<Mark> {
        if self.is_map() {
            return Vec::new();
        }
        let number_layout = self.number_layout();
        let mut marks = Vec::new();
        let is_shown = |interval: Interval| self.places.drawn().shows(interval) && covered != Some(interval);
        for (interval, cell) in self.window.iter().filter(|(interval, _)| is_shown(*interval)) {
            self.cell_at_rest(&mut marks, interval, cell, number_layout);
        }
        marks
    }

    /// Adds the numbers of a written cell and the marks of its pick.
    pub(super) fn contents(
        &self,
        marks: &mut Vec<Mark>,
        rect: Rect,
        interval: Interval,
        cell: &Cell,
        number_layout: NumberLayout,
    ) {
        number_layout.divider(marks, rect);
        self.numbers(marks, rect, cell, number_layout, 1.0);
        if !interval.is_single() && self.shows_all() {
            pick_marks(marks, rect, cell.pick(), 1.0);
        }
    }

    /// Adds the numbers of a cell.
    pub(super) fn numbers(
        &self,
        marks: &mut Vec<Mark>,
        rect: Rect,
        cell: &Cell,
        number_layout: NumberLayout,
        opacity: f32,
    ) {
        let (first, second) = self.numbers_shown(cell);
        let paint = Paint::from(ColorRole::of_first_number(self.recurrence_shown(), first)).faded(opacity);
        let Some(second) = second else {
            marks.push(number_layout.number(number_layout.first_at(rect), paint, first));
            return;
        };
        let [first, second] = number_layout.pair(first, second);
        marks.push(number_layout.text(number_layout.first_at(rect), paint, first));
        let paint = Paint::from(ColorRole::Second).faded(opacity);
        marks.push(number_layout.text(number_layout.second_at(rect), paint, second));
    }
}

/// Adds a written cell without its contents.
pub(super) fn written_cell(marks: &mut Vec<Mark>, rect: Rect) {
    let stroke = Some(Stroke::new(1.0, ColorRole::Edge));
    marks.push(Mark::Rect { rect, radius: corner_radius(rect), fill: Some(ColorRole::Cell.into()), stroke });
}

/// Adds the cell of the step in progress without its contents.
pub(super) fn current_cell(marks: &mut Vec<Mark>, rect: Rect) {
    let outline = Stroke::new((rect.height() * 0.045).clamp(2.0, 4.0), ColorRole::Current);
    marks.push(Mark::Rect {
        rect: rect.grown(outline.width / 2.0),
        radius: corner_radius(rect) + 1.0,
        fill: Some(ColorRole::Cell.into()),
        stroke: Some(outline),
    });
}

/// Adds a question mark in the place of an only number.
pub(super) fn question_mark(marks: &mut Vec<Mark>, rect: Rect, sizes: &CellTextSizes, opacity: f32) {
    let size = sizes.bounded(rect.height() * sizes.question_height);
    let paint = Paint::from(ColorRole::Text).faded(opacity);
    marks.push(Mark::centered(rect.at(ALONE.0, ALONE.1), size, Face::Strong, paint, "?"));
}

/// Adds a small angle in the lower corner of each end that is best to take.
pub(super) fn pick_marks(marks: &mut Vec<Mark>, rect: Rect, pick: Pick, opacity: f32) {
    let size = (rect.height() * 0.075).clamp(2.6, 8.0);
    let inset = size * 1.3 + 1.0;
    // In a narrow cell, a number of three digits leaves little room beside it.
    let inset_x = inset.min(rect.width() * NARROW_INSET_PART);
    for end in End::BOTH.into_iter().filter(|end| pick.allows(*end)) {
        let x = match end {
            End::Left => rect.left + inset_x,
            End::Right => rect.right - inset_x,
        };
        let points = pick_angle(end, Point::new(x, rect.bottom - inset - 1.0), size);
        let stroke = Stroke::new((size * 0.42).max(1.3), Paint::from(ColorRole::of_end(end)).faded(opacity));
        marks.push(Mark::Path { points, stroke });
    }
}

/// Returns the line of a small angle around a point, which points to an end.
pub(super) fn pick_angle(end: End, at: Point, size: f32) -> Vec<Point> {
    let ahead = if end == End::Left { -0.45 } else { 0.45 } * size;
    let back = at.x - ahead;
    vec![Point::new(back, at.y - size * 0.9), Point::new(at.x + ahead, at.y), Point::new(back, at.y + size * 0.9)]
}
