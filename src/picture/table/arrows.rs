//! The arrows to a cell from the cells that its step reads.

use crate::game::table::derivation::{Branch, CellRead, Derivation};
use crate::game::{End, Interval};
use crate::picture::color_role::ColorRole;
use crate::picture::table::cells::{Arrangement, NumberLayout};
use crate::picture::table::scene::TableScene;
use crate::picture::{Mark, Paint, Point, Rect, Stroke, ease};
use crate::session::Layout;

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
    pub(super) weight: Weight,
    /// The part of its length after which another faint arrow goes on, so that none lie on each other. The last one has the
    /// head.
    ends_at: f32,
}

/// How strong an arrow is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Weight {
    /// From number to number.
    Thin,
    /// From cell to cell.
    Usual,
    /// Pointed at.
    Strong,
    /// That of a move of several coins that is not the best one of its end.
    Faint,
}

/// The opacity of a faint arrow.
const FAINT: f32 = 0.4;
/// How far beside the middles of the cells the arrows of long moves run, in cells. They pass many numbers there.
const BESIDE: f32 = 0.42;

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
        Self { start, tip, bend: Point::default(), cell_size, role, weight: Weight::Usual, ends_at: 1.0 }
    }

    /// Returns on which side of the arrow a point lies: 1 or −1.
    fn side_of(&self, point: Point) -> f32 {
        let center = self.start.towards(self.tip, 0.5);
        let across = self.across();
        if (point.x - center.x) * across.x + (point.y - center.y) * across.y > 0.0 { 1.0 } else { -1.0 }
    }

    /// Returns the arrow moved to one side by a part of a cell's size.
    fn moved_aside(self, part: f32) -> Self {
        let Point { x, y } = self.across();
        let moved = |at: Point| Point::new(at.x + x * part * self.cell_size, at.y + y * part * self.cell_size);
        Self { start: moved(self.start), tip: moved(self.tip), ..self }
    }

    /// Returns the arrow bent to one side by a part of a cell's size.
    fn bent(self, part: f32) -> Self {
        let Point { x, y } = self.across();
        Self { bend: Point::new(x * part * self.cell_size, y * part * self.cell_size), ..self }
    }

    /// Returns the arrow as it runs in a triangle from two diagonals below: straight up, between the cells of the
    /// diagonal that it passes, and then to the nearer lower corner of `into`.
    fn through_gap(self, from: Rect, into: Rect) -> Self {
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

    /// Returns half the width of the head, in points.
    pub(super) fn head(&self) -> f32 {
        let by = match self.weight {
            Weight::Thin => 0.8,
            Weight::Usual => 1.0,
            Weight::Faint => 0.7,
            Weight::Strong => 1.4,
        };
        (self.cell_size * 0.085).clamp(4.0, 9.0) * by
    }

    /// Returns the point at a part (0 to 1) of the length. The curve is a parabola.
    pub(super) fn at(&self, part: f32) -> Point {
        let Point { x, y } = self.start.towards(self.tip, part);
        let bend = 4.0 * part * (1.0 - part);
        Point::new(x + self.bend.x * bend, y + self.bend.y * bend)
    }

    /// Adds the arrow, grown to `part` (0 to 1) of its length.
    pub(super) fn draw(&self, marks: &mut Vec<Mark>, part: f32) {
        if part <= 0.0 {
            return;
        }
        let is_continued = matches!(self.weight, Weight::Faint) && self.ends_at < 1.0;
        let part = ease(part) * if is_continued { self.ends_at } else { 1.0 };
        let at = |t: f32| self.at(t);
        let head = self.head();
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
        let (width, opacity) = match self.weight {
            Weight::Thin => (0.35, 1.0),
            Weight::Faint => (0.35, FAINT),
            Weight::Usual | Weight::Strong => (0.5, 1.0),
        };
        let paint = Paint::from(self.role).faded(opacity);
        if is_continued {
            points = vec![self.start, tip];
        }
        marks.push(Mark::Path { points, stroke: Stroke::new(head * width, paint) });
        if is_continued {
            return;
        }
        marks.push(Mark::Polygon { points: vec![tip, side(head), side(-head)], fill: paint });
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

/// The smallest text size at which arrows lead from number to number, in points. In smaller text they lead from cell to
/// cell.
const MIN_SIZE_FOR_NUMBERS: f32 = 12.0;

impl TableScene<'_> {
    /// Returns the arrows from a cell that `derivation` reads, drawn strongly.
    pub fn arrows_from(&self, source: Interval, derivation: &Derivation) -> Vec<Mark> {
        let mut marks = Vec::new();
        let from = self.places.cell(source);
        let arrows = self.arrows(derivation, self.number_layout()).into_iter();
        for (_, arrow) in arrows.filter(|(_, arrow)| from.contains(arrow.start)) {
            Arrow { weight: Weight::Strong, ..arrow }.draw(&mut marks, 1.0);
        }
        marks
    }

    /// Returns an arrow for each number that is read, with the end that needs it. Without one, the second number of the
    /// cell needs it.
    pub(super) fn arrows(&self, derivation: &Derivation, number_layout: NumberLayout) -> Vec<(Option<End>, Arrow)> {
        let into = self.places.cell(derivation.interval);
        if let Some(branches) = derivation.branches.as_ref().filter(|_| derivation.recurrence.has_moves()) {
            return branches.iter().flat_map(|branch| self.arrows_of_moves(derivation.interval, branch)).collect();
        }
        let branches = derivation.branches.iter().flatten();
        // Where each of two tables has reads of its own, the arrows show from which number to which.
        let leads_to_numbers = derivation.reads_besides_pick().next().is_some();
        let mut arrows: Vec<_> = branches
            .flat_map(|branch| branch.reads().map(move |read| (branch.end, read)))
            .map(|(end, read)| {
                let arrow = if leads_to_numbers {
                    self.arrow_of_number(read, into, number_layout)
                } else if derivation.interval.len() == read.interval.len() + 2 {
                    self.arrow_from_two_back(derivation.interval, read.interval, end)
                } else {
                    Arrow::between(self.places.cell(read.interval), into, ColorRole::of_end(end))
                };
                (Some(end), arrow)
            })
            .collect();
        let second = derivation.reads_besides_pick();
        arrows.extend(second.map(|read| (None, self.arrow_of_number(read, into, number_layout))));
        arrows
    }

    /// Returns the arrows of an end that has several moves, that of the best one last.
    ///
    /// They lie on one line, beside the numbers of the cells that they pass.
    fn arrows_of_moves(&self, interval: Interval, branch: &Branch) -> Vec<(Option<End>, Arrow)> {
        let into = self.places.cell(interval);
        // Away from the marks of picks.
        let (x, y) = match (self.places.grid.layout, branch.end) {
            (_, End::Left) => (into.width() * BESIDE, 0.0),
            (Layout::Square, End::Right) => (0.0, -into.height() * BESIDE),
            (Layout::Triangle, End::Right) => (-into.width() * BESIDE, 0.0),
        };
        let beside = |at: Point| Point::new(at.x + x, at.y + y);
        let mut nearer: Option<Point> = None;
        let arrow = |read: CellRead| {
            let arrow = Arrow::between(self.places.cell(read.interval), into, ColorRole::of_end(branch.end));
            let weight = if branch.is_best(&read) { Weight::Usual } else { Weight::Faint };
            let (start, tip) = (beside(arrow.start), beside(arrow.tip));
            let length = |to: Point| (to.x - start.x).hypot(to.y - start.y);
            let ends_at = nearer.replace(start).map_or(1.0, |nearer| length(nearer) / length(tip).max(0.001));
            Arrow { start, tip, weight, ends_at, ..arrow }
        };
        let mut arrows: Vec<_> = branch.reads().map(arrow).map(|arrow| (Some(branch.end), arrow)).collect();
        // The nearest one comes after the others, and the best one last.
        arrows.reverse();
        arrows.sort_by_key(|(_, arrow)| matches!(arrow.weight, Weight::Usual));
        arrows
    }

    /// Returns an arrow from a cell two diagonals back.
    ///
    /// It passes beside the numbers of the cell between them. Both branches read the middle one of the three sources, so
    /// its two arrows run side by side.
    fn arrow_from_two_back(&self, interval: Interval, source: Interval, end: End) -> Arrow {
        let (from, into) = (self.places.cell(source), self.places.cell(interval));
        let arrow = Arrow::between(from, into, ColorRole::of_end(end));
        let is_middle = source.i == interval.i + 1 && source.j + 1 == interval.j;
        if is_middle {
            // The left branch's arrow is on the side of the branch's other source.
            let side = arrow.side_of(self.places.cell(Interval::new(interval.i + 1, interval.j)).center());
            arrow.moved_aside(if end == End::Left { side } else { -side } * 0.13)
        } else if is_oblique(from, into) {
            arrow.through_gap(from, into)
        } else {
            let middle = self.places.cell(Interval::new(interval.i + 1, interval.j - 1)).center();
            // A parabola that passes near the edge of the cell between, whose number is in its middle.
            let is_vertical = (from.center().x - into.center().x).abs() < from.width() * 0.5;
            let across = if is_vertical { from.width() * 0.42 } else { from.height() * 0.4 };
            arrow.bent(-arrow.side_of(middle) * across / arrow.cell_size)
        }
    }

    /// Returns an arrow from a number of the source to the number that it becomes, in the role of the table that is
    /// read.
    ///
    /// `g` becomes `f`, and `f` becomes `g`.
    fn arrow_of_number(&self, read: CellRead, into: Rect, number_layout: NumberLayout) -> Arrow {
        let from = self.places.cell(read.interval);
        let reads_f = read.quantity.table == 0;
        let (from_at, into_at, role) = if reads_f {
            (number_layout.at(from, 0), number_layout.at(into, 1), ColorRole::Mover)
        } else {
            (number_layout.at(from, 1), number_layout.at(into, 0), ColorRole::Other)
        };
        // To the upper one of two stacked numbers, an arrow would cross the lower one.
        if number_layout.size < MIN_SIZE_FOR_NUMBERS || number_layout.arrangement == Arrangement::Stacked {
            let side = if reads_f { 1.0 } else { -1.0 };
            return Arrow { weight: Weight::Thin, ..Arrow::between(from, into, role) }.moved_aside(side * 0.16);
        }
        let cell_size = into.height().min(into.width() * 0.8);
        let arrow = |start, tip, bend| Arrow { start, tip, bend, cell_size, role, weight: Weight::Thin, ends_at: 1.0 };
        // From edge to edge of the digits, so that no arrow crosses them.
        // The arrow must not tell the length of a number that is not written yet.
        let value = read.value.filter(|_| self.is_written(read.interval));
        let (half_height, half_width) = (number_layout.size * 0.62, number_layout.width_of(value) / 2.0 + 2.0);
        let is_level = (from.center().y - into.center().y).abs() < into.height() * 0.3;
        if is_level && reads_f {
            let above = |at: Point| Point::new(at.x, at.y - half_height);
            arrow(above(from_at), above(into_at), Point::new(0.0, -cell_size * 0.22))
        } else if is_level {
            let (start, tip) =
                (Point::new(from_at.x + half_width, from_at.y), Point::new(into_at.x - half_width, into_at.y));
            arrow(start, tip, Point::default())
        } else {
            let up = if from_at.y > into_at.y { 1.0 } else { -1.0 };
            let start = Point::new(from_at.x, from_at.y - up * half_height);
            let tip = Point::new(into_at.x, into_at.y + up * half_height);
            arrow(start, tip, Point::default())
        }
    }
}

/// Returns whether neither the columns nor the rows of two cells are the same, as between two diagonals of a triangle.
fn is_oblique(from: Rect, into: Rect) -> bool {
    let (a, b) = (from.center(), into.center());
    (a.x - b.x).abs() > from.width() * 0.5 && (a.y - b.y).abs() > from.height() * 0.5
}
