//! Arrows between cells.

use crate::picture::color_role::ColorRole;
use crate::picture::{Mark, Point, Rect, Stroke, ease};

/// An arrow from a cell to a cell that reads it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrow {
    pub(super) start: Point,
    pub(super) tip: Point,
    /// The vector from the middle of the straight line to the middle of the arrow.
    pub(super) bend: Point,
    /// The size of the cells, in points. The size of the head follows from it.
    pub(super) cell_size: f32,
    pub(super) role: ColorRole,
    pub(super) is_thin: bool,
}

impl Arrow {
    /// Returns the straight arrow from just inside one cell to just inside another.
    pub(super) fn between(from: Rect, into: Rect, role: ColorRole) -> Self {
        let cell_size = into.height().min(into.width() * 0.8);
        let inside = |rect: Rect, other: Point| {
            let edge = edge_towards(rect, other);
            let center = rect.center();
            let half = (edge.x - center.x).hypot(edge.y - center.y).max(1.0);
            edge.towards(center, cell_size * 0.1 / half)
        };
        let (start, tip) = (inside(from, into.center()), inside(into, from.center()));
        Self { start, tip, bend: Point::default(), cell_size, role, is_thin: false }
    }

    /// Returns on which side of the arrow a point lies: 1 or −1.
    pub(super) fn side_of(&self, point: Point) -> f32 {
        let center = self.start.towards(self.tip, 0.5);
        let across = self.across();
        if (point.x - center.x) * across.x + (point.y - center.y) * across.y > 0.0 { 1.0 } else { -1.0 }
    }

    /// Returns the arrow moved to one side by a part of a cell's size.
    pub(super) fn moved_aside(self, part: f32) -> Self {
        let Point { x, y } = self.across();
        let moved = |at: Point| Point::new(at.x + x * part * self.cell_size, at.y + y * part * self.cell_size);
        Self { start: moved(self.start), tip: moved(self.tip), ..self }
    }

    /// Returns the arrow bent to one side by a part of a cell's size.
    pub(super) fn bent(self, part: f32) -> Self {
        let Point { x, y } = self.across();
        Self { bend: Point::new(x * part * self.cell_size, y * part * self.cell_size), ..self }
    }

    /// Returns the arrow as it runs in a triangle from two diagonals below: straight up, between the cells of the
    /// diagonal that it passes, and then to the nearer lower corner of `into`.
    pub(super) fn through_gap(self, from: Rect, into: Rect) -> Self {
        let inset = self.cell_size * 0.1;
        let start = Point::new(from.center().x, from.top + inset);
        let corner = if start.x < into.center().x { into.left + inset } else { into.right - inset };
        let tip = Point::new(corner, into.bottom - inset);
        let middle = start.towards(tip, 0.5);
        // A parabola is a quadratic Bézier curve. Its control point lies above the start, at the height of the tip.
        let bend = Point::new((start.x - middle.x) / 2.0, (tip.y - middle.y) / 2.0);
        Self { start, tip, bend, ..self }
    }

    /// Returns the direction across the arrow, with length 1.
    fn across(&self) -> Point {
        let (dx, dy) = (self.tip.x - self.start.x, self.tip.y - self.start.y);
        let length = dx.hypot(dy).max(0.001);
        Point::new(-dy / length, dx / length)
    }

    /// Adds the arrow, grown to `part` (0 to 1) of its length.
    pub(super) fn draw(&self, marks: &mut Vec<Mark>, part: f32) {
        if part <= 0.0 {
            return;
        }
        let part = ease(part);
        // The curve is a parabola.
        let at = |t: f32| {
            let Point { x, y } = self.start.towards(self.tip, t);
            let bend = 4.0 * t * (1.0 - t);
            Point::new(x + self.bend.x * bend, y + self.bend.y * bend)
        };
        let head = (self.cell_size * 0.085).clamp(4.0, 9.0) * if self.is_thin { 0.8 } else { 1.0 };
        let tip = at(part);
        let before = at((part - 0.05).max(0.0));
        let length = (tip.x - before.x).hypot(tip.y - before.y).max(0.001);
        let along = Point::new((tip.x - before.x) / length, (tip.y - before.y) / length);
        let base = Point::new(tip.x - along.x * head * 1.2, tip.y - along.y * head * 1.2);
        let side = |by: f32| Point::new(base.x - along.y * by, base.y + along.x * by);
        let steps = if self.bend == Point::default() { 1 } else { 16 };
        let way = (self.tip.x - self.start.x).hypot(self.tip.y - self.start.y).max(1.0);
        let shaft_end = (part - head / way).max(0.0);
        let mut points: Vec<_> = (0..=steps).map(|step| at(shaft_end * step as f32 / steps as f32)).collect();
        points.push(base);
        let width = head * if self.is_thin { 0.35 } else { 0.5 };
        marks.push(Mark::Path { points, stroke: Stroke::new(width, self.role) });
        marks.push(Mark::Polygon { points: vec![tip, side(head), side(-head)], fill: self.role.into() });
    }
}

/// Returns the point at which the line from a rectangle's center to a point outside crosses its edge.
fn edge_towards(rect: Rect, outside: Point) -> Point {
    let center = rect.center();
    let (dx, dy) = (outside.x - center.x, outside.y - center.y);
    let across = if dx == 0.0 { f32::INFINITY } else { rect.width() / 2.0 / dx.abs() };
    let down = if dy == 0.0 { f32::INFINITY } else { rect.height() / 2.0 / dy.abs() };
    center.towards(outside, across.min(down).min(1.0))
}
