//! A cell that is looked at in place of the present step: what it has read, or will read.

use crate::game::table::recurrence::Derivation;
use crate::game::{Cell, FillProgress, Interval};
use crate::picture::color_role::ColorRole;
use crate::picture::table::cell_text::NumberLayout;
use crate::picture::table::cells::written_cell;
use crate::picture::table::scene::TableScene;
use crate::picture::{Mark, Stroke};

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
        let is_written = self.is_written(interval);
        self.cell_at_rest(&mut marks, interval, &derivation.cell, number_layout);
        for arrow in self.arrows(&derivation, number_layout, if is_written { 1.0 } else { 0.0 }) {
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
            marks.push(Mark::DashedRect { rect, stroke: Stroke::new(1.0, ColorRole::Edge) });
        }
    }
}
