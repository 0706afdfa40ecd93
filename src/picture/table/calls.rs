//! The steps of the recursion that write nothing: calls, calls on an empty interval, and answers from the memo.

use crate::game::fill::memo::calls_of;
use crate::game::{FillAction, FillProgress};
use crate::picture::color_role::ColorRole;
use crate::picture::table::arrow::Arrow;
use crate::picture::table::cells::{current_cell, question_mark, written_cell};
use crate::picture::table::scene::{TableScene, corner_radius};
use crate::picture::{Face, Mark, Paint, Stroke, fonts};
use crate::wording::picture::empty_call;

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
            question_mark(&mut marks, rect, self.text_sizes(), OPEN_QUESTION_OPACITY);
        }
        marks
    }

    /// Adds the cell of a call. For a call on an empty interval, it is the cell of the caller.
    pub(super) fn call(&self, marks: &mut Vec<Mark>, progress: &FillProgress) {
        let rect = self.places.cell(progress.interval);
        current_cell(marks, rect);
        let sizes = self.text_sizes();
        if progress.action == FillAction::Empty {
            let max_size = sizes.bounded(rect.height() * sizes.words_height);
            let size = fonts::size_to_fit(Face::Regular, empty_call(), max_size, rect.width() * 0.9);
            marks.push(Mark::centered(rect.at(0.5, 0.47), size, Face::Regular, ColorRole::WeakText, empty_call()));
        } else {
            question_mark(marks, rect, sizes, progress.fraction as f32);
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
        question_mark(marks, self.places.cell(caller), self.text_sizes(), 1.0);
        let Some((end, _)) = calls_of(self.fill.recurrence, caller).get(progress.call_index).copied() else { return };
        Arrow::between(rect, self.places.cell(caller), ColorRole::of_end(end)).draw(marks, fraction);
    }
}
