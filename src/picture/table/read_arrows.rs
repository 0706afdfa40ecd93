//! The arrows to a cell from the cells that its step reads.

use crate::game::table::recurrence::{CellRead, Derivation, Quantity};
use crate::game::{End, Interval, Recurrence};
use crate::picture::color_role::ColorRole;
use crate::picture::table::arrow::Arrow;
use crate::picture::table::cell_text::{Arrangement, NumberLayout};
use crate::picture::table::scene::TableScene;
use crate::picture::{Point, Rect, ease};

/// The smallest text size at which arrows lead from number to number, in points. In smaller text they lead from cell to
/// cell.
const MIN_SIZE_FOR_NUMBERS: f32 = 12.0;
/// The y below the digits of a sum, as a part of the cell's height.
const SUM_FOOT: f32 = 0.76;

impl TableScene<'_> {
    /// Returns an arrow for each number that is read.
    ///
    /// `written` is how far the cell's own numbers are on the way to their places, from 0 to 1.
    pub(super) fn arrows(&self, derivation: &Derivation, number_layout: NumberLayout, written: f32) -> Vec<Arrow> {
        let into = self.places.cell(derivation.interval);
        let branches = derivation.branches.iter().flatten();
        let mut arrows: Vec<_> = branches
            .flat_map(|branch| branch.reads().map(move |read| (branch.end, read)))
            .map(|(end, read)| match derivation.recurrence {
                Recurrence::FirSec | Recurrence::Difference => {
                    Arrow::between(self.places.cell(read.interval), into, ColorRole::of_end(end))
                }
                Recurrence::TwoAhead => self.arrow_from_two_back(derivation.interval, read.interval, end),
                Recurrence::MyTurn => self.arrow_of_number(read, into, number_layout, written),
            })
            .collect();
        if derivation.recurrence == Recurrence::MyTurn {
            let second = derivation.second_reads();
            arrows.extend(second.map(|read| self.arrow_of_number(read, into, number_layout, written)));
        }
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
    /// `g` becomes `f`, and `f` becomes `g`. Until the number is `written`, the arrow ends below the sum in its place.
    fn arrow_of_number(&self, read: CellRead, into: Rect, number_layout: NumberLayout, written: f32) -> Arrow {
        let from = self.places.cell(read.interval);
        let reads_f = read.quantity == Quantity::MyTurn;
        let (from_at, into_at, role) = if reads_f {
            (number_layout.first_at(from), number_layout.second_at(into), ColorRole::First)
        } else {
            (number_layout.second_at(from), number_layout.first_at(into), ColorRole::Second)
        };
        if number_layout.size < MIN_SIZE_FOR_NUMBERS {
            let side = if reads_f { 1.0 } else { -1.0 };
            return Arrow { is_thin: true, ..Arrow::between(from, into, role) }.moved_aside(side * 0.16);
        }
        let cell_size = into.height().min(into.width() * 0.8);
        let arrow = |start, tip, bend| Arrow { start, tip, bend, cell_size, role, is_thin: true };
        // From edge to edge of the digits, so that no arrow crosses them.
        // The arrow must not tell the length of a number that is not written yet.
        let value = if self.is_written(read.interval) { read.value } else { 0 };
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
            let sum_foot = into.at(0.0, SUM_FOOT).y;
            let is_in_sum = number_layout.arrangement == Arrangement::SideBySide && up > 0.0 && tip.y < sum_foot;
            let below_sum = if is_in_sum { Point::new(tip.x, sum_foot) } else { tip };
            arrow(start, below_sum.towards(tip, ease(written)), Point::default())
        }
    }
}

/// Returns whether neither the columns nor the rows of two cells are the same, as between two diagonals of a triangle.
fn is_oblique(from: Rect, into: Rect) -> bool {
    let (a, b) = (from.center(), into.center());
    (a.x - b.x).abs() > from.width() * 0.5 && (a.y - b.y).abs() > from.height() * 0.5
}
