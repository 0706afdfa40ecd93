//! The table's look: cells, headers, the step in progress, the game's path, the legend.
//!
//! Everything follows from the row, the places of the cells and the head of the fill, so a frame, an export and a test
//! see the same. A cell shows the numbers of the recurrence: its first one on the left and its second one on the right,
//! or the only one in the middle; a mark at its lower left says that taking left is best, one at its lower right that
//! taking right is, both that it makes no difference.

use crate::game::fill::memo::calls_of;
use crate::game::table::recurrence::{Branch, CellRead, Derivation, Quantity};
use crate::game::{Cell, End, FillAction, FillProgress, Interval, Pick, Recurrence};
use crate::number;
use crate::picture::arrow::Arrow;
use crate::picture::color_role::ColorRole;
use crate::picture::table::cell_text::{ALONE, Arrangement, BESIDE, CellText, DIGIT_WIDTH, PADDING, TextSizes};
use crate::picture::table::scene::{TableScene, radius};
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke, ease, fonts};

/// Arrows lead from number to number where these are at least this large, else from cell to cell.
const SMALLEST_FOR_NUMBERS: f32 = 12.0;
/// How far down a cell the parts of a sum and the sum stand while it is formed.
const PARTS_Y: f32 = 0.34;
const SUM_Y: f32 = 0.64;
/// Below the digits of a sum.
const SUM_FOOT: f32 = 0.76;
/// How strongly a source cell is tinted, and one whose call is open: as much as leaves the numbers on it easy to read.
const SOURCE_TINT: f32 = 0.15;
const OPEN_TINT: f32 = 0.08;
/// The same of a cell that answers from the memo, from where its flash begins to its height, and how wide its outline
/// is then, in points: it is the outline that flashes, for a strong tint would swallow the numbers.
const HIT_TINT: (f32, f32) = (0.05, 0.12);
const HIT_OUTLINE: (f32, f32) = (2.5, 5.0);
/// What the recursion reads of no coins.
const EMPTY: &str = "empty: 0";
/// The strength of the question mark in a cell that waits for a call.
const WAITING: f32 = 0.65;
/// The strength of the sum that is not chosen, in a cell and below the table.
pub const GIVEN_UP: f32 = 0.88;

impl TableScene<'_> {
    /// Every cell in sight as it stands outside of the step in progress: written, or empty with a dashed edge. None where
    /// they have room for a color only.
    pub fn cells(&self) -> Vec<Mark> {
        if self.is_map() {
            return Vec::new();
        }
        let cell_text = self.cell_text();
        let mut marks = Vec::new();
        for (interval, cell) in self.window.iter().filter(|(interval, _)| self.places.drawn().shows(*interval)) {
            let rect = self.places.cell(interval);
            if self.fill.is_written(interval, self.head) {
                written_cell(&mut marks, rect);
                self.contents(&mut marks, rect, interval, cell, cell_text);
            } else {
                marks.push(Mark::DashedRect { rect, stroke: Stroke::new(1.0, ColorRole::Edge) });
            }
        }
        marks
    }

    /// The numbers of a written cell and the marks of its pick.
    fn contents(&self, marks: &mut Vec<Mark>, rect: Rect, interval: Interval, cell: &Cell, cell_text: CellText) {
        cell_text.divider(marks, rect);
        self.numbers(marks, rect, cell, cell_text, 1.0);
        if !interval.is_single() && self.shows_all() {
            pick_marks(marks, rect, cell.pick(), 1.0);
        }
    }

    fn numbers(&self, marks: &mut Vec<Mark>, rect: Rect, cell: &Cell, cell_text: CellText, strength: f32) {
        let (first, second) = self.numbers_shown(cell);
        let paint = Paint::from(ColorRole::of_first_number(self.recurrence_shown(), first)).faded(strength);
        marks.push(cell_text.number(cell_text.first_at(rect), paint, first));
        if let Some(second) = second {
            marks.push(cell_text.number(
                cell_text.second_at(rect),
                Paint::from(ColorRole::Second).faded(strength),
                second,
            ));
        }
    }

    /// The step in progress, or the one that has just ended: what it reads, the arrows from there, its cell. Only a step
    /// that writes asks for its derivation.
    pub fn step(&self, progress: &FillProgress, derivation: impl FnOnce() -> Derivation) -> Vec<Mark> {
        if self.is_map() {
            return self.marker(progress.interval, ColorRole::Current.into());
        }
        let mut marks = self.open_calls(progress);
        marks.extend(self.present(progress, derivation));
        marks
    }

    /// The same without the calls that wait for it.
    pub fn present(&self, progress: &FillProgress, derivation: impl FnOnce() -> Derivation) -> Vec<Mark> {
        let mut marks = Vec::new();
        match progress.action {
            FillAction::Write => self.write(&mut marks, progress, &derivation()),
            FillAction::Enter | FillAction::Empty => self.question(&mut marks, progress),
            FillAction::Hit => self.hit(&mut marks, progress),
        }
        marks
    }

    fn write(&self, marks: &mut Vec<Mark>, progress: &FillProgress, derivation: &Derivation) {
        let phases = Phases::of(progress);
        let cell_text = self.cell_text();
        let rect = self.places.cell(progress.interval);
        for source in sources(derivation) {
            self.source(marks, source, phases.read, cell_text);
        }
        current_cell(marks, rect);
        cell_text.divider(marks, rect);
        for arrow in self.arrows(derivation, cell_text, phases.write) {
            arrow.draw(marks, phases.read);
        }
        let cell = &derivation.cell;
        let Some([left, right]) = &derivation.branches else {
            return self.numbers(marks, rect, cell, cell_text, phases.whole);
        };
        if !self.shows_all() {
            return self.numbers(marks, rect, cell, cell_text, phases.write);
        }
        if phases.write > 0.0 {
            pick_marks(marks, rect, cell.pick(), phases.write);
            self.arriving_numbers(marks, rect, derivation, phases.write, cell_text);
        } else {
            for branch in [left, right] {
                let chosen = cell.pick().allows(branch.end);
                let strength = if chosen { 1.0 } else { 1.0 - (1.0 - GIVEN_UP) * phases.choose };
                sum_in_progress(marks, rect, branch, derivation.recurrence, self.letters(), (&phases, strength));
            }
        }
    }

    /// A source cell: tinted in the colors of those who read it, its numbers on top.
    fn source(
        &self,
        marks: &mut Vec<Mark>,
        (interval, roles): (Interval, [Option<ColorRole>; 2]),
        strength: f32,
        cell_text: CellText,
    ) {
        let rect = self.places.cell(interval);
        written_cell(marks, rect);
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
                radius: radius(rect),
                fill: Some(Paint::from(role).faded(SOURCE_TINT * strength)),
                stroke: None,
            });
            marks.push(Mark::Path {
                points: edge(rect, part),
                stroke: Stroke::new(width, Paint::from(role).faded(strength)),
            });
        }
        self.contents(marks, rect, interval, cell, cell_text);
    }

    /// An arrow for each number that is read; `written` is how far the cell's own numbers have come to their places.
    fn arrows(&self, derivation: &Derivation, cell_text: CellText, written: f32) -> Vec<Arrow> {
        let into = self.places.cell(derivation.interval);
        let branches = derivation.branches.iter().flatten();
        let mut arrows: Vec<_> = branches
            .flat_map(|branch| branch.reads().map(move |read| (branch.end, read)))
            .map(|(end, read)| match derivation.recurrence {
                Recurrence::FirSec | Recurrence::Difference => {
                    Arrow::between(self.places.cell(read.interval), into, ColorRole::of_end(end))
                }
                Recurrence::TwoAhead => self.arrow_over(derivation.interval, read.interval, end),
                Recurrence::MyTurn => self.arrow_of_number(read, into, cell_text, written),
            })
            .collect();
        if derivation.recurrence == Recurrence::MyTurn {
            let second = derivation.second_reads();
            arrows.extend(second.map(|read| self.arrow_of_number(read, into, cell_text, written)));
        }
        arrows
    }

    /// An arrow from two diagonals back: around the cell between them, or, from the one that both branches read,
    /// beside that of the other branch.
    fn arrow_over(&self, interval: Interval, source: Interval, end: End) -> Arrow {
        let (from, into) = (self.places.cell(source), self.places.cell(interval));
        let arrow = Arrow::between(from, into, ColorRole::of_end(end));
        let is_middle = source.i == interval.i + 1 && source.j + 1 == interval.j;
        if is_middle {
            // The left branch on the side of the cells that it reads.
            let side = arrow.side_of(self.places.cell(Interval::new(interval.i + 1, interval.j)).center());
            arrow.aside(if end == End::Left { side } else { -side } * 0.13)
        } else {
            let middle = self.places.cell(Interval::new(interval.i + 1, interval.j - 1)).center();
            arrow.bent(-arrow.side_of(middle) * 0.4)
        }
    }

    /// An arrow from a number of the source to the number of the cell that it goes into, in the color of the table that
    /// is read: `g` goes into `f`, and `f` into `g`. Until that is `written` the arrow ends below the sum in its place.
    fn arrow_of_number(&self, read: CellRead, into: Rect, cell_text: CellText, written: f32) -> Arrow {
        let from = self.places.cell(read.interval);
        let reads_f = read.quantity == Quantity::MyTurn;
        let (from_at, into_at, role) = if reads_f {
            (cell_text.first_at(from), cell_text.second_at(into), ColorRole::First)
        } else {
            (cell_text.second_at(from), cell_text.first_at(into), ColorRole::Second)
        };
        if cell_text.size < SMALLEST_FOR_NUMBERS {
            let side = if reads_f { 1.0 } else { -1.0 };
            return Arrow { is_thin: true, ..Arrow::between(from, into, role) }.aside(side * 0.16);
        }
        let reach = into.height().min(into.width() * 0.8);
        let arrow = |start, tip, bend| Arrow { start, tip, bend, reach, role, is_thin: true };
        // From edge to edge of the digits, which no arrow strikes through.
        let (half_height, half_width) = (cell_text.size * 0.62, cell_text.width_of(read.value) / 2.0 + 2.0);
        let is_level = (from.center().y - into.center().y).abs() < into.height() * 0.3;
        if is_level && reads_f {
            let above = |at: Point| Point::new(at.x, at.y - half_height);
            arrow(above(from_at), above(into_at), Point::new(0.0, -reach * 0.22))
        } else if is_level {
            let (start, tip) =
                (Point::new(from_at.x + half_width, from_at.y), Point::new(into_at.x - half_width, into_at.y));
            arrow(start, tip, Point::default())
        } else {
            let up = if from_at.y > into_at.y { 1.0 } else { -1.0 };
            let start = Point::new(from_at.x, from_at.y - up * half_height);
            let tip = Point::new(into_at.x, into_at.y + up * half_height);
            let sum_foot = into.at(0.0, SUM_FOOT).y;
            let is_in_sum = cell_text.arrangement == Arrangement::Beside && up > 0.0 && tip.y < sum_foot;
            let below_sum = if is_in_sum { Point::new(tip.x, sum_foot) } else { tip };
            arrow(start, below_sum.towards(tip, ease(written)), Point::default())
        }
    }

    /// The chosen sum on its way to where the first number stands, and the second one on its way from the number that
    /// it takes over.
    fn arriving_numbers(
        &self,
        marks: &mut Vec<Mark>,
        rect: Rect,
        derivation: &Derivation,
        part: f32,
        cell_text: CellText,
    ) {
        let Some(picked) = derivation.picked().next() else { return };
        let part = ease(part);
        let sum_at = rect.at(branch_at(picked.end), SUM_Y);
        let first = number::fitted(picked.worth, cell_text.room);
        let sum_size = sum_size(rect, number::exact_len(picked.worth), self.letters()).max(self.letters().smallest_sum);
        let size = sum_size + (cell_text.size - sum_size) * part;
        let first_at = sum_at.towards(cell_text.first_at(rect), part);
        let role = ColorRole::of_first_number(derivation.recurrence, picked.worth);
        marks.push(Mark::centered(first_at, size, Face::Strong, role, first));
        if let Some(read) = derivation.second_reads().min_by_key(|read| read.value) {
            let from = cell_text.first_at(self.places.cell(read.interval));
            let second_at = from.towards(cell_text.second_at(rect), part);
            marks.push(cell_text.number(second_at, ColorRole::Second, read.value));
        }
    }

    /// The cells whose calls are open: outlined, for they wait for what is called from them.
    fn open_calls(&self, progress: &FillProgress) -> Vec<Mark> {
        let Some(open) = self.fill.open_calls(progress.step) else { return Vec::new() };
        let waiting = self.window.iter().filter(|(interval, _)| open.contains(*interval));
        let mut marks = Vec::new();
        for (interval, _) in waiting {
            let rect = self.places.cell(interval);
            if self.fill.is_written(interval, self.head) {
                continue;
            }
            let role = Paint::from(ColorRole::Current);
            marks.push(Mark::Rect {
                rect,
                radius: radius(rect),
                fill: Some(role.faded(OPEN_TINT)),
                stroke: Some(Stroke::new(1.5, role)),
            });
            question_mark(&mut marks, rect, self.letters(), WAITING);
        }
        marks
    }

    /// The cell that is called for, or from which an empty interval is.
    fn question(&self, marks: &mut Vec<Mark>, progress: &FillProgress) {
        let rect = self.places.cell(progress.interval);
        current_cell(marks, rect);
        if progress.action == FillAction::Empty {
            let tallest = self.letters().of_sign(rect.height() * self.letters().words);
            let size = fonts::shrunk(Face::Regular, EMPTY, tallest, rect.width() * 0.9);
            marks.push(Mark::centered(rect.at(0.5, 0.47), size, Face::Regular, ColorRole::WeakText, EMPTY));
        } else {
            question_mark(marks, rect, self.letters(), progress.fraction as f32);
        }
    }

    /// The cell that answers from the memo flashes, and an arrow leads to who has asked.
    fn hit(&self, marks: &mut Vec<Mark>, progress: &FillProgress) {
        let rect = self.places.cell(progress.interval);
        let Some(cell) = self.window.cell(progress.interval) else { return };
        let Some(caller) = self.fill.caller(progress) else { return };
        let fraction = progress.fraction as f32;
        let height = (fraction * std::f32::consts::PI).sin().max(0.0);
        let flash = |(least, most): (f32, f32)| least + (most - least) * height;
        written_cell(marks, rect);
        let role = Paint::from(ColorRole::Current);
        marks.push(Mark::Rect {
            rect: rect.grown(1.0),
            radius: radius(rect) + 1.0,
            fill: Some(role.faded(flash(HIT_TINT))),
            stroke: Some(Stroke::new(flash(HIT_OUTLINE), role)),
        });
        self.contents(marks, rect, progress.interval, cell, self.cell_text());
        current_cell(marks, self.places.cell(caller));
        question_mark(marks, self.places.cell(caller), self.letters(), 1.0);
        let Some((end, _)) = calls_of(self.fill.recurrence, caller).get(progress.call_index).copied() else { return };
        Arrow::between(rect, self.places.cell(caller), ColorRole::of_end(end)).draw(marks, fraction);
    }

    /// The cell that is asked about, the cells that are chosen as an answer, and the one that may be chosen next.
    pub fn asked(&self, interval: Interval, chosen: &[Interval], cursor: Option<Interval>) -> Vec<Mark> {
        let mut marks = Vec::new();
        let rect = self.places.cell(interval);
        if !self.fill.is_written(interval, self.head) {
            current_cell(&mut marks, rect);
            question_mark(&mut marks, rect, self.letters(), 1.0);
        }
        for cell in chosen {
            let rect = self.places.cell(*cell);
            let width = (rect.height() * 0.06).clamp(3.0, 5.0);
            marks.push(Mark::Rect {
                rect,
                radius: radius(rect),
                fill: Some(Paint::from(ColorRole::First).faded(SOURCE_TINT)),
                stroke: Some(Stroke::new(width, ColorRole::First)),
            });
        }
        if let Some(cell) = cursor {
            let stroke = Stroke::new(2.5, ColorRole::Text);
            marks.push(Mark::DashedRect { rect: self.places.cell(cell).grown(2.0), stroke });
        }
        marks
    }
}

/// The cells that are read, each once, with the colors of the branches that read it.
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

/// The edge of a cell as far as `part` of it goes, without the line between two parts.
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

/// How far each phase of a step is, from 0 to 1.
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

fn written_cell(marks: &mut Vec<Mark>, rect: Rect) {
    let stroke = Some(Stroke::new(1.0, ColorRole::Edge));
    marks.push(Mark::Rect { rect, radius: radius(rect), fill: Some(ColorRole::Cell.into()), stroke });
}

/// The cell of the present step, without its contents.
fn current_cell(marks: &mut Vec<Mark>, rect: Rect) {
    let outline = Stroke::new((rect.height() * 0.045).clamp(2.0, 4.0), ColorRole::Current);
    marks.push(Mark::Rect {
        rect: rect.grown(outline.width / 2.0),
        radius: radius(rect) + 1.0,
        fill: Some(ColorRole::Cell.into()),
        stroke: Some(outline),
    });
}

fn question_mark(marks: &mut Vec<Mark>, rect: Rect, letters: &TextSizes, strength: f32) {
    let size = letters.of_sign(rect.height() * letters.question);
    let paint = Paint::from(ColorRole::Text).faded(strength);
    marks.push(Mark::centered(rect.at(ALONE.0, ALONE.1), size, Face::Strong, paint, "?"));
}

/// A small angle in the lower corner of each end that is best to take.
fn pick_marks(marks: &mut Vec<Mark>, rect: Rect, pick: Pick, strength: f32) {
    let size = (rect.height() * 0.075).clamp(2.6, 8.0);
    let inset = size * 1.3 + 1.0;
    for end in End::BOTH.into_iter().filter(|end| pick.allows(*end)) {
        let (x, direction) = match end {
            End::Left => (rect.left + inset, -1.0),
            End::Right => (rect.right - inset, 1.0),
        };
        let y = rect.bottom - inset - 1.0;
        let back = x - direction * size * 0.45;
        let points = vec![
            Point::new(back, y - size * 0.9),
            Point::new(x + direction * size * 0.45, y),
            Point::new(back, y + size * 0.9),
        ];
        let stroke = Stroke::new((size * 0.42).max(1.3), Paint::from(ColorRole::of_end(end)).faded(strength));
        marks.push(Mark::Path { points, stroke });
    }
}

/// A branch's sum while it is formed: first its two parts, then what they come to.
fn sum_in_progress(
    marks: &mut Vec<Mark>,
    rect: Rect,
    branch: &Branch,
    recurrence: Recurrence,
    letters: &TextSizes,
    (phases, strength): (&Phases, f32),
) {
    let paint = Paint::from(ColorRole::of_end(branch.end)).faded(strength);
    let mut line = |y: f32, text: String, strength: f32| {
        let size = sum_size(rect, text.chars().count(), letters);
        if strength > 0.0 && size >= letters.smallest_sum {
            let at = rect.at(branch_at(branch.end), y);
            marks.push(Mark::centered(at, size, Face::Strong, paint.faded(strength), text));
        }
    };
    let parts_shown = phases.add.min(1.0 - phases.choose);
    line(PARTS_Y, parts(branch, recurrence), parts_shown);
    line(SUM_Y, number::exact(branch.worth), phases.add);
}

/// `15+7`: the coin and what is added to it or taken from it.
fn parts(branch: &Branch, recurrence: Recurrence) -> String {
    let coin = number::exact(branch.coin);
    let Some(rest) = branch.rest() else { return coin };
    let added = if recurrence.subtracts() { -rest } else { rest };
    let sign = if added < 0 || (added == 0 && recurrence.subtracts()) { "−" } else { "+" };
    format!("{coin}{sign}{}", added.unsigned_abs())
}

/// The half of a cell that a branch's sum is formed in, as a part of its width.
fn branch_at(end: End) -> f32 {
    match end {
        End::Left => BESIDE[0].0,
        End::Right => BESIDE[1].0,
    }
}

/// How large a sum of so many characters is written in half a cell.
fn sum_size(rect: Rect, characters: usize, letters: &TextSizes) -> f32 {
    let half = rect.width() * 0.5 - PADDING;
    (half / (characters.max(2) as f32 * DIGIT_WIDTH)).min(letters.of_sign(rect.height() * 0.24))
}

#[cfg(test)]
mod tests;
