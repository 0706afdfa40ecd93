//! A step that writes a cell: the cells that it reads, the sums of both branches at their arrows, and the numbers of
//! its own cell.

use crate::game::table::derivation::{CellNumbers, CellRead, Derivation};
use crate::game::{FillProgress, Interval};
use crate::picture::color_role::ColorRole;
use crate::picture::table::cells::{NumberLayout, current_cell, question_mark, written_cell};
use crate::picture::table::pick_marks::pick_marks;
use crate::picture::table::scene::{TableScene, corner_radius};
use crate::picture::table::tags::SumTag;
use crate::picture::{Face, Mark, Paint, Point, Rect, Stroke, ease};

/// The opacity of the tint of a cell that is read. The numbers on it stay easy to read.
pub(super) const SOURCE_TINT: f32 = 0.15;
/// The opacity of the sum that is not chosen, at its arrow and in the explanation.
pub const REJECTED_OPACITY: f32 = 0.88;

/// How far below the straight way a number goes that comes from the cell on the left, in cells.
const ARC: f32 = 0.5;
/// How much sooner it arrives.
const EARLIER: f32 = 1.6;

impl TableScene<'_> {
    /// Adds a step that writes.
    pub(super) fn write(&self, marks: &mut Vec<Mark>, progress: &FillProgress, derivation: &Derivation) {
        let phases = Phases::of(progress);
        let number_layout = self.number_layout();
        let rect = self.places.cell(progress.interval);
        self.sources(marks, derivation, phases.read, number_layout);
        if self.shows_all() {
            self.frames(marks, derivation, phases.read, number_layout);
        }
        current_cell(marks, rect);
        let arrows = self.arrows(derivation, number_layout);
        for (_, arrow) in &arrows {
            arrow.draw(marks, phases.read);
        }
        if derivation.branches.is_none() {
            number_layout.divider(marks, rect);
            return self.numbers(marks, rect, self.values_of(derivation), number_layout, phases.whole);
        }
        if phases.write <= 0.0 {
            question_mark(marks, rect, 1.0);
        } else if !self.shows_all() {
            return self.numbers(marks, rect, self.values_of(derivation), number_layout, phases.write);
        }
        let tags = if phases.add > 0.0 { self.tags(derivation, &arrows, number_layout) } else { Vec::new() };
        for tag in &tags {
            let is_chosen = derivation.allows(tag.end);
            let kept = if is_chosen { 1.0 } else { 1.0 - (1.0 - REJECTED_OPACITY) * phases.choose };
            tag.draw(marks, phases.add * kept);
        }
        if phases.write > 0.0 {
            number_layout.divider(marks, rect);
            if let Some(pick) = derivation.pick() {
                pick_marks(marks, rect, pick, phases.write);
            }
            self.arriving_numbers(marks, derivation, phases.write, number_layout, &tags);
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
            let stroke = Stroke::new(width, Paint::from(role).faded(opacity));
            marks.push(if part == rect {
                Mark::Rect { rect, radius: corner_radius(rect), fill: None, stroke: Some(stroke) }
            } else {
                Mark::Path { points: edge(rect, part), stroke }
            });
        }
        if is_written {
            self.contents(marks, rect, interval, cell, number_layout);
        }
    }

    /// Adds a frame around each number that a branch reads, in the role of the branch. Half of a frame that two branches
    /// share is in the role of each.
    pub(super) fn frames(
        &self,
        marks: &mut Vec<Mark>,
        derivation: &Derivation,
        opacity: f32,
        number_layout: NumberLayout,
    ) {
        let mut frames: Vec<(Rect, Vec<ColorRole>)> = Vec::new();
        for branch in derivation.branches.iter().flatten() {
            let role = ColorRole::of_end(branch.end);
            let is_framed =
                |read: &CellRead| self.is_written(read.interval) && (branch.moves.is_empty() || branch.is_best(read));
            for read in branch.reads().filter(is_framed) {
                let rect = number_layout.frame(self.places.cell(read.interval), read.quantity.table);
                match frames.iter_mut().find(|(other, _)| *other == rect) {
                    Some((_, roles)) => roles.push(role),
                    None => frames.push((rect, vec![role])),
                }
            }
        }
        let width = (number_layout.size * 0.09).clamp(1.2, 3.0);
        for (rect, roles) in frames {
            let stroke = |role| Stroke::new(width, Paint::from(role).faded(opacity));
            if let [role] = roles[..] {
                let radius = corner_radius(rect).min(rect.height() / 3.0);
                marks.push(Mark::Rect { rect, radius, fill: None, stroke: Some(stroke(role)) });
                continue;
            }
            let middle = rect.center().x;
            let halves = [Rect { right: middle, ..rect }, Rect { left: middle, ..rect }];
            for (part, role) in halves.into_iter().zip(roles) {
                marks.push(Mark::Path { points: edge(rect, part), stroke: stroke(role) });
            }
        }
    }

    /// Adds a frame around the number that the second number takes over, and its cell.
    pub(super) fn frames_of_second(&self, marks: &mut Vec<Mark>, derivation: &Derivation, number_layout: NumberLayout) {
        let second = derivation.numbers().second;
        let is_it = |read: &CellRead| Some(read.value) == second && self.is_written(read.interval);
        for read in derivation.second_reads().filter(is_it) {
            self.source(marks, (read.interval, [Some(ColorRole::Mover), None]), 1.0, number_layout);
            let rect = number_layout.frame(self.places.cell(read.interval), read.quantity.table);
            let stroke = Some(Stroke::new((number_layout.size * 0.09).clamp(1.2, 3.0), ColorRole::Mover));
            let radius = corner_radius(rect).min(rect.height() / 3.0);
            marks.push(Mark::Rect { rect, radius, fill: None, stroke });
        }
    }

    /// Adds the numbers of the cell on the way to their places.
    ///
    /// The first number comes from the tag of the chosen sum. The second one comes from the number that it takes over.
    /// A number without such a place appears in its own.
    fn arriving_numbers(
        &self,
        marks: &mut Vec<Mark>,
        derivation: &Derivation,
        part: f32,
        number_layout: NumberLayout,
        tags: &[SumTag],
    ) {
        let rect = self.places.cell(derivation.interval);
        let (part, early) = (ease(part), ease((part * EARLIER).min(1.0)));
        let numbers = derivation.numbers();
        let CellNumbers { first, second, .. } = numbers;
        let role = ColorRole::of_first_number(derivation.recurrence, first);
        let tag = tags.iter().find(|tag| derivation.allows(tag.end));
        let height = rect.height();
        let mut arrive =
            |to: Point, from: Option<(Point, f32)>, role: ColorRole, text: String, (part, bend): (f32, f32)| {
                let (at, size) = from.unwrap_or((to, number_layout.size));
                let opacity = if from.is_some() { 1.0 } else { part };
                let size = size + (number_layout.size - size) * part;
                let Point { x, y } = at.towards(to, part);
                marks.push(Mark::centered(
                    Point::new(x, y + bend * height * 4.0 * part * (1.0 - part)),
                    size,
                    Face::Strong,
                    Paint::from(role).faded(opacity),
                    text,
                ));
            };
        let [first_text, second_text] = number_layout.texts(numbers);
        arrive(number_layout.at(rect, 0), tag.map(|tag| (tag.worth_at, tag.size)), role, first_text, (part, 0.0));
        if let Some(second) = second {
            let read = derivation.second_reads().find(|read| read.value == second && self.is_written(read.interval));
            let from = read.map(|read| number_layout.at(self.places.cell(read.interval), read.quantity.table));
            let from = from.map(|at| (at, number_layout.size));
            let to = number_layout.at(rect, 1);
            // From the left, it goes below the first number, and is there before that arrives.
            let is_from_left = from.is_some_and(|(from, _)| from.x < number_layout.at(rect, 0).x);
            arrive(to, from, ColorRole::Other, second_text, if is_from_left { (early, ARC) } else { (part, 0.0) });
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

/// Returns the edge of a rectangle around one of its halves, without the line between both.
fn edge(rect: Rect, part: Rect) -> Vec<Point> {
    let Rect { left, top, right, bottom } = part;
    let corner = |x, y| Point::new(x, y);
    if left == rect.left {
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
