//! What a table shows over its cells: the step in progress, a cell that is looked at, a question about a cell.

use crate::game::fill::memo::calls_of;
use crate::game::table::derivation::Derivation;
use crate::game::{Cell, End, FillAction, FillProgress, Interval};
use crate::picture::color_role::ColorRole;
use crate::picture::table::arrows::Arrow;
use crate::picture::table::cells::{NumberLayout, WORDS_HEIGHT, current_cell, pick_arrow, question_mark, written_cell};
use crate::picture::table::scene::{AskedCell, TableScene, corner_radius};
use crate::picture::table::write::SOURCE_TINT;
use crate::picture::{Face, Mark, Paint, Rect, Stroke, fonts};
use crate::predict::QuestionKind;
use crate::wording::picture::empty_call;

impl TableScene<'_> {
    /// Returns the step in progress, or the step that has just ended: the calls that wait for it, the cells that it
    /// reads, the arrows from them, and its cell.
    ///
    /// `derivation` is only called for a step that writes.
    pub fn step(&self, progress: &FillProgress, derivation: impl FnOnce() -> Derivation) -> Vec<Mark> {
        if self.is_map() {
            return self.frame(progress.interval, ColorRole::Current.into());
        }
        let mut marks = self.open_calls(progress);
        marks.extend(self.step_alone(progress, derivation));
        marks
    }

    /// Returns the same step without the calls that wait for it.
    pub fn step_alone(&self, progress: &FillProgress, derivation: impl FnOnce() -> Derivation) -> Vec<Mark> {
        let mut marks = Vec::new();
        match progress.action {
            FillAction::Write => self.write(&mut marks, progress, &derivation()),
            FillAction::Enter | FillAction::Empty => self.call(&mut marks, progress),
            FillAction::Hit => self.hit(&mut marks, progress),
        }
        marks
    }
}

impl TableScene<'_> {
    /// Returns a cell with the cells that it reads and the arrows from them. A cell that is not written shows no number
    /// and no pick, and neither does such a cell that it reads.
    ///
    /// `derivation` is only called if the cell is filled by some step, and is large enough for numbers.
    pub fn look(&self, interval: Interval, derivation: impl FnOnce() -> Derivation) -> Vec<Mark> {
        let mut marks = Vec::new();
        if self.is_map() || self.fill.write_step(interval).is_none() {
            return marks;
        }
        let derivation = derivation();
        let number_layout = self.number_layout();
        self.sources(&mut marks, &derivation, 1.0, number_layout);
        self.cell_at_rest(&mut marks, interval, &derivation.cell, number_layout);
        for (_, arrow) in self.arrows(&derivation, number_layout) {
            arrow.draw(&mut marks, 1.0);
        }
        marks
    }

    /// Returns where the fill is, while another cell is looked at: an outline of its cell, and the open calls.
    pub fn step_aside(&self, progress: &FillProgress) -> Vec<Mark> {
        let mut marks = if self.is_map() { Vec::new() } else { self.open_calls(progress) };
        marks.extend(self.outline(progress.interval, ColorRole::Current));
        marks
    }

    /// Returns whether the fill has written a cell.
    pub(super) fn is_written(&self, interval: Interval) -> bool {
        self.fill.is_written(interval, self.head)
    }

    /// Adds a cell without a step: written with its numbers and its pick, or empty with a dashed edge.
    pub(super) fn cell_at_rest(
        &self,
        marks: &mut Vec<Mark>,
        interval: Interval,
        cell: &Cell,
        number_layout: NumberLayout,
    ) {
        let rect = self.places.cell(interval);
        if self.is_written(interval) {
            written_cell(marks, rect);
            self.contents(marks, rect, interval, cell, number_layout);
        } else {
            marks.push(empty_cell(rect, 1.0));
        }
    }
}

/// Returns the dashed edge of a cell that is not written. `opacity` is that of the whole cell.
pub fn empty_cell(rect: Rect, opacity: f32) -> Mark {
    // The role of edges can hardly be seen on the background.
    let stroke = Stroke::new(1.0, Paint::from(ColorRole::WeakText).faded(EMPTY_OPACITY * opacity));
    Mark::DashedRect { rect, stroke }
}

/// The opacity of the edge of a cell that is not written. Gaps and the soft ends of dashes take some of the contrast.
const EMPTY_OPACITY: f32 = 0.85;
/// The opacity of the tint of a cell whose call is open.
const OPEN_TINT: f32 = 0.08;
/// The opacity of the tint of a cell that answers from the memo: at the start and at the height of its flash.
///
/// It is small because a strong tint would hide the numbers. Mainly the outline flashes.
const HIT_TINT: (f32, f32) = (0.05, 0.12);
/// The width of that cell's outline at the same times, in points.
const HIT_OUTLINE: (f32, f32) = (2.5, 5.0);
/// The opacity of the question mark in a cell whose call is open.
const OPEN_QUESTION_OPACITY: f32 = 0.65;

impl TableScene<'_> {
    /// Returns outlines around the cells whose calls are open. Each of them waits for the calls that it makes.
    pub(super) fn open_calls(&self, progress: &FillProgress) -> Vec<Mark> {
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
                radius: corner_radius(rect),
                fill: Some(role.faded(OPEN_TINT)),
                stroke: Some(Stroke::new(1.5, role)),
            });
            question_mark(&mut marks, rect, OPEN_QUESTION_OPACITY);
        }
        marks
    }

    /// Adds the cell of a call. For a call on an empty interval, it is the cell of the caller.
    pub(super) fn call(&self, marks: &mut Vec<Mark>, progress: &FillProgress) {
        let rect = self.places.cell(progress.interval);
        current_cell(marks, rect);
        if progress.action == FillAction::Empty {
            let max_size = rect.height() * WORDS_HEIGHT;
            let size = fonts::size_to_fit(Face::Regular, empty_call(), max_size, rect.width() * 0.9);
            marks.push(Mark::centered(rect.at(0.5, 0.47), size, Face::Regular, ColorRole::WeakText, empty_call()));
        } else {
            question_mark(marks, rect, progress.fraction as f32);
        }
    }

    /// Adds an answer from the memo: a flash of the cell that answers, and an arrow to the caller.
    pub(super) fn hit(&self, marks: &mut Vec<Mark>, progress: &FillProgress) {
        let rect = self.places.cell(progress.interval);
        let Some(cell) = self.window.cell(progress.interval) else { return };
        let Some(caller) = self.fill.caller(progress) else { return };
        let fraction = progress.fraction as f32;
        let height = (fraction * std::f32::consts::PI).sin().max(0.0);
        let flash = |(start, top): (f32, f32)| start + (top - start) * height;
        written_cell(marks, rect);
        let role = Paint::from(ColorRole::Current);
        marks.push(Mark::Rect {
            rect: rect.grown(1.0),
            radius: corner_radius(rect) + 1.0,
            fill: Some(role.faded(flash(HIT_TINT))),
            stroke: Some(Stroke::new(flash(HIT_OUTLINE), role)),
        });
        self.contents(marks, rect, progress.interval, cell, self.number_layout());
        current_cell(marks, self.places.cell(caller));
        question_mark(marks, self.places.cell(caller), 1.0);
        let Some((end, _)) = calls_of(self.fill.recurrence, caller).get(progress.call_index).copied() else { return };
        Arrow::between(rect, self.places.cell(caller), ColorRole::of_end(end)).draw(marks, fraction);
    }
}

impl TableScene<'_> {
    /// Returns what covers a cell that is asked for: a question mark in a frame.
    pub fn covered(&self, interval: Interval) -> Vec<Mark> {
        let (mut marks, rect) = (Vec::new(), self.places.cell(interval));
        current_cell(&mut marks, rect);
        question_mark(&mut marks, rect, 1.0);
        marks
    }

    /// Returns a cell with nothing but the answer to a question about it. The rest may be asked next.
    fn told(&self, interval: Interval, kind: QuestionKind) -> Vec<Mark> {
        let Some(cell) = self.window.cell(interval) else { return self.covered(interval) };
        let (numbers, number_layout) = (self.values().cell(interval, cell), self.number_layout());
        let (mut marks, rect) = (Vec::new(), self.places.cell(interval));
        current_cell(&mut marks, rect);
        let table = match kind {
            QuestionKind::First => 0,
            QuestionKind::Second if self.shows_all() => 1,
            QuestionKind::End => {
                pick_arrow(&mut marks, rect, numbers.pick);
                return marks;
            }
            _ => return self.covered(interval),
        };
        number_layout.divider(&mut marks, rect);
        marks.push(self.number(rect, numbers, table, number_layout, 1.0));
        marks
    }

    /// Returns the answer in its cell, with what it follows from: the cells that are read, their arrows and sums, and the
    /// coins of an end.
    fn told_with_reads(&self, interval: Interval, kind: QuestionKind, derivation: &Derivation) -> Vec<Mark> {
        let (mut marks, number_layout) = (Vec::new(), self.number_layout());
        if kind == QuestionKind::Second {
            // Which sum is larger may be asked later.
            self.frames_of_second(&mut marks, derivation, number_layout);
            marks.extend(self.told(interval, kind));
            return marks;
        }
        self.sources(&mut marks, derivation, 1.0, number_layout);
        let tells_sums = kind != QuestionKind::Sources && self.shows_all();
        if tells_sums {
            self.frames(&mut marks, derivation, 1.0, number_layout);
        }
        marks.extend(self.told(interval, kind));
        let arrows = self.arrows(derivation, number_layout);
        for (_, arrow) in &arrows {
            arrow.draw(&mut marks, 1.0);
        }
        if tells_sums {
            for tag in self.tags(derivation, &arrows, number_layout) {
                tag.draw(&mut marks, 1.0);
            }
        }
        if kind == QuestionKind::End {
            let ends = End::BOTH.into_iter().filter(|end| derivation.allows(*end));
            marks.extend(ends.filter_map(|end| self.ring_of_coin(interval.coin_at(end))));
        }
        marks
    }

    /// Returns the cell that a question is about, the cells that are chosen, and the cell under the cursor. Once it is
    /// answered, the cells that are read and the coin that is taken are marked, too.
    pub fn asked(&self, asked: &AskedCell, derivation: &dyn Fn(Interval) -> Derivation) -> Vec<Mark> {
        let AskedCell { interval, chosen, cursor, told } = *asked;
        let mut marks = match told {
            _ if self.is_written(interval) => Vec::new(),
            Some(kind) => self.told_with_reads(interval, kind, &derivation(interval)),
            None => self.covered(interval),
        };
        for cell in chosen {
            let rect = self.places.cell(*cell);
            let width = (rect.height() * 0.06).clamp(3.0, 5.0);
            marks.push(Mark::Rect {
                rect,
                radius: corner_radius(rect),
                fill: Some(Paint::from(ColorRole::Mover).faded(SOURCE_TINT)),
                stroke: Some(Stroke::new(width, ColorRole::Mover)),
            });
        }
        if let Some(cell) = cursor {
            let stroke = Stroke::new(2.5, ColorRole::Text);
            marks.push(Mark::DashedRect { rect: self.places.cell(cell).grown(2.0), stroke });
        }
        marks
    }
}
