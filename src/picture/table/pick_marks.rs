//! The marks of a pick: a small angle in a lower corner of the cell, or in both on a tie, each in the color of its end.

use crate::game::{End, Pick};
use crate::picture::color_role::ColorRole;
use crate::picture::{Mark, Paint, Point, Rect, Stroke};

/// The largest distance of the mark of a pick from the cell's edge, as a part of the cell's width.
const NARROW_INSET_PART: f32 = 0.09;

/// Adds a small angle in the lower corner of each end that is best to take.
pub(super) fn pick_marks(marks: &mut Vec<Mark>, rect: Rect, pick: Pick, opacity: f32) {
    let size = size_in(rect);
    for end in End::BOTH.into_iter().filter(|end| pick.allows(*end)) {
        let points = pick_angle(end, pick_at(rect, end), size);
        let stroke = Stroke::new((size * 0.42).max(1.3), Paint::from(ColorRole::of_end(end)).faded(opacity));
        marks.push(Mark::Path { points, stroke });
    }
}

/// Returns the room of the mark of an end in a cell.
pub(super) fn pick_rect(rect: Rect, end: End) -> Rect {
    let Point { x, y } = pick_at(rect, end);
    Rect::new(x, y, 0.0, 0.0).grown(size_in(rect))
}

fn pick_at(rect: Rect, end: End) -> Point {
    let inset = size_in(rect) * 1.3 + 1.0;
    // In a narrow cell, a number of three digits leaves little room beside it.
    let inset_x = inset.min(rect.width() * NARROW_INSET_PART);
    let x = if end == End::Left { rect.left + inset_x } else { rect.right - inset_x };
    Point::new(x, rect.bottom - inset - 1.0)
}

fn size_in(rect: Rect) -> f32 {
    (rect.height() * 0.075).clamp(2.6, 8.0)
}

/// Returns the line of a small angle around a point, which points to an end.
pub(super) fn pick_angle(end: End, at: Point, size: f32) -> Vec<Point> {
    let ahead = if end == End::Left { -0.45 } else { 0.45 } * size;
    let back = at.x - ahead;
    vec![Point::new(back, at.y - size * 0.9), Point::new(at.x + ahead, at.y), Point::new(back, at.y + size * 0.9)]
}
