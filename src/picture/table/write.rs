//! A step that writes a cell: the cells that it reads, the sums of both branches, and the numbers of its own cell.

use crate::game::recurrence::Expr;
use crate::game::table::derivation::{Branch, CellNumbers, Derivation};
use crate::game::{End, FillProgress, Interval};
use crate::number;
use crate::picture::color_role::ColorRole;
use crate::picture::table::cells::{
    CellTextSizes, DIGIT_WIDTH, NumberLayout, PADDING, SIDE_BY_SIDE, current_cell, written_cell,
};
use crate::picture::table::pick_marks::pick_marks;
use crate::picture::table::scene::{TableScene, corner_radius};
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke, ease};

/// The y of a sum's terms, as a part of the cell's height.
const TERMS_Y: f32 = 0.34;
/// The y of a sum's value, as a part of the cell's height.
const SUM_Y: f32 = 0.64;
/// The opacity of the tint of a cell that is read. The numbers on it stay easy to read.
pub(super) const SOURCE_TINT: f32 = 0.15;
/// The opacity of the sum that is not chosen, in a cell and below the table.
pub const REJECTED_OPACITY: f32 = 0.88;

impl TableScene<'_> {
    /// Adds a step that writes.
    pub(super) fn write(&self, marks: &mut Vec<Mark>, progress: &FillProgress, derivation: &Derivation) {
        let phases = Phases::of(progress);
        let number_layout = self.number_layout();
        let rect = self.places.cell(progress.interval);
        self.sources(marks, derivation, phases.read, number_layout);
        current_cell(marks, rect);
        number_layout.divider(marks, rect);
        for arrow in self.arrows(derivation, number_layout, phases.write) {
            arrow.draw(marks, phases.read);
        }
        let Some([left, right]) = &derivation.branches else {
            return self.numbers(marks, rect, self.values_of(derivation), number_layout, phases.whole);
        };
        if !self.shows_all() {
            return self.numbers(marks, rect, self.values_of(derivation), number_layout, phases.write);
        }
        if phases.write > 0.0 {
            if let Some(pick) = derivation.pick() {
                pick_marks(marks, rect, pick, phases.write);
            }
            self.arriving_numbers(marks, rect, derivation, phases.write, number_layout);
        } else {
            for branch in [left, right] {
                let is_chosen = derivation.allows(branch.end);
                let opacity = if is_chosen { 1.0 } else { 1.0 - (1.0 - REJECTED_OPACITY) * phases.choose };
                sum_in_progress(marks, rect, branch, self.text_sizes(), (&phases, opacity));
            }
        }
    }

    /// Returns the numbers that the cell of a step shows.
    fn values_of(&self, derivation: &Derivation) -> CellNumbers {
        self.values().cell(derivation.interval, &derivation.cell)
    }

    /// Adds the cells that are read, each tinted in the roles of the branches that read it.
    pub(super) fn sources(
        &self,
        marks: &mut Vec<Mark>,
        derivation: &Derivation,
        opacity: f32,
        number_layout: NumberLayout,
    ) {
        for source in sources(derivation) {
            self.source(marks, source, opacity, number_layout);
        }
    }

    /// Adds a cell that is read, tinted in the roles of the branches that read it.
    fn source(
        &self,
        marks: &mut Vec<Mark>,
        (interval, roles): (Interval, [Option<ColorRole>; 2]),
        opacity: f32,
        number_layout: NumberLayout,
    ) {
        let rect = self.places.cell(interval);
        let is_written = self.is_written(interval);
        if is_written {
            written_cell(marks, rect);
        }
        let Some(cell) = self.window.cell(interval) else { return };
        let width = (rect.height() * 0.03).clamp(1.5, 2.5);
        let [one, other] = roles;
        let middle = rect.center().x;
        for (role, part) in [
            (one, Rect { right: if other.is_some() { middle } else { rect.right }, ..rect }),
            (other, Rect { left: middle, ..rect }),
        ] {
            let Some(role) = role else { continue };
            marks.push(Mark::Rect {
                rect: part,
                radius: corner_radius(rect),
                fill: Some(Paint::from(role).faded(SOURCE_TINT * opacity)),
                stroke: None,
            });
            marks.push(Mark::Path {
                points: edge(rect, part),
                stroke: Stroke::new(width, Paint::from(role).faded(opacity)),
            });
        }
        if is_written {
            self.contents(marks, rect, interval, cell, number_layout);
        }
    }

    /// Adds the numbers of the cell on the way to their places.
    ///
    /// The first number comes from the chosen sum. The second one comes from the number that it takes over.
    fn arriving_numbers(
        &self,
        marks: &mut Vec<Mark>,
        rect: Rect,
        derivation: &Derivation,
        part: f32,
        number_layout: NumberLayout,
    ) {
        let Some(picked) = derivation.picked().next() else { return };
        let part = ease(part);
        let sum_at = rect.at(branch_x(picked.end), SUM_Y);
        let second_value = derivation.numbers().second.flatten();
        let read = derivation.second_reads().find(|read| read.value == second_value);
        let [first, second] = if let Some(read) = read {
            number_layout.pair(picked.worth, read.value)
        } else {
            let fitted = |value| number::fitted(value, number_layout.max_characters);
            [number::value(picked.worth, fitted), String::new()]
        };
        let sum_size =
            sum_size(rect, number::value_len(picked.worth), self.text_sizes()).max(self.text_sizes().min_sum);
        let size = sum_size + (number_layout.size - sum_size) * part;
        let first_at = sum_at.towards(number_layout.first_at(rect), part);
        let role = ColorRole::of_first_number(derivation.recurrence, picked.worth);
        marks.push(Mark::centered(first_at, size, Face::Strong, role, first));
        if let Some(read) = read {
            let from = number_layout.first_at(self.places.cell(read.interval));
            let second_at = from.towards(number_layout.second_at(rect), part);
            marks.push(number_layout.text(second_at, ColorRole::Other, second));
        }
    }
}

/// Returns the cells that are read, each once, with the roles of the branches that read it.
fn sources(derivation: &Derivation) -> Vec<(Interval, [Option<ColorRole>; 2])> {
    let mut sources: Vec<(Interval, [Option<ColorRole>; 2])> = Vec::new();
    for branch in derivation.branches.iter().flatten() {
        let role = ColorRole::of_end(branch.end);
        for read in branch.reads() {
            match sources.iter_mut().find(|(interval, _)| *interval == read.interval) {
                Some((_, roles)) => roles[1] = Some(role),
                None => sources.push((read.interval, [Some(role), None])),
            }
        }
    }
    sources
}

/// Returns the edge of a cell around one of its parts, without the line between two parts.
fn edge(rect: Rect, part: Rect) -> Vec<Point> {
    let Rect { left, top, right, bottom } = part;
    let corner = |x, y| Point::new(x, y);
    if part == rect {
        vec![corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom), corner(left, top)]
    } else if left == rect.left {
        vec![corner(right, top), corner(left, top), corner(left, bottom), corner(right, bottom)]
    } else {
        vec![corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]
    }
}

/// The progress of each phase of a step, from 0 to 1.
struct Phases {
    whole: f32,
    read: f32,
    add: f32,
    choose: f32,
    write: f32,
}

impl Phases {
    fn of(progress: &FillProgress) -> Self {
        let fraction = progress.fraction as f32;
        let quarter = |begin: f32| ((fraction - begin) * 4.0).clamp(0.0, 1.0);
        Self { whole: fraction, read: quarter(0.0), add: quarter(0.25), choose: quarter(0.5), write: quarter(0.75) }
    }
}

/// Adds a branch's sum in progress: its terms first, then its value.
fn sum_in_progress(
    marks: &mut Vec<Mark>,
    rect: Rect,
    branch: &Branch,
    sizes: &CellTextSizes,
    (phases, opacity): (&Phases, f32),
) {
    let paint = Paint::from(ColorRole::of_end(branch.end)).faded(opacity);
    let mut line = |y: f32, text: String, opacity: f32| {
        let size = sum_size(rect, text.chars().count(), sizes);
        if opacity > 0.0 && size >= sizes.min_sum {
            let at = rect.at(branch_x(branch.end), y);
            marks.push(Mark::centered(at, size, Face::Strong, paint.faded(opacity), text));
        }
    };
    let terms_opacity = phases.add.min(1.0 - phases.choose);
    line(TERMS_Y, terms(branch), terms_opacity);
    line(SUM_Y, number::value(branch.worth, number::exact), phases.add);
}

/// Returns the coin and what is added to it or subtracted from it, such as `15+7`.
fn terms(branch: &Branch) -> String {
    let (Some(coin), Some(rest)) = branch.sum.split() else { return branch.sum.numbers(number::exact) };
    let (coin, subtracts) = (number::exact(coin), matches!(branch.sum.expr, Expr::Minus(_)));
    let Some(rest) = rest.worth() else { return coin + if subtracts { "−" } else { "+" } + number::NO_VALUE };
    let added = if subtracts { -rest } else { rest };
    let sign = if added < 0 || (added == 0 && subtracts) { "−" } else { "+" };
    format!("{coin}{sign}{}", number::exact(added.abs()))
}

/// Returns the x of a branch's sum, as a part of the cell's width. Each branch has half of the cell.
fn branch_x(end: End) -> f32 {
    match end {
        End::Left => SIDE_BY_SIDE[0].0,
        End::Right => SIDE_BY_SIDE[1].0,
    }
}

/// Returns the text size of a sum with so many characters in half a cell, in points.
fn sum_size(rect: Rect, characters: usize, sizes: &CellTextSizes) -> f32 {
    let half = rect.width() * 0.5 - PADDING;
    (half / (characters.max(2) as f32 * DIGIT_WIDTH)).min(sizes.bounded(rect.height() * 0.24))
}
