//! A question about a cell, and the cells that are chosen as an answer.

use crate::game::Interval;
use crate::picture::color_role::ColorRole;
use crate::picture::table::cells::{current_cell, question_mark};
use crate::picture::table::scene::{TableScene, corner_radius};
use crate::picture::table::write::SOURCE_TINT;
use crate::picture::{Mark, Paint, Stroke};

impl TableScene<'_> {
    /// Returns what covers a cell that is asked for: a question mark in a frame.
    pub fn covered(&self, interval: Interval) -> Vec<Mark> {
        let (mut marks, rect) = (Vec::new(), self.places.cell(interval));
        current_cell(&mut marks, rect);
        question_mark(&mut marks, rect, self.text_sizes(), 1.0);
        marks
    }

    /// Returns the cell that a question is about, the cells that are chosen, and the cell under the cursor.
    pub fn asked(&self, interval: Interval, chosen: &[Interval], cursor: Option<Interval>) -> Vec<Mark> {
        let mut marks = if self.is_written(interval) { Vec::new() } else { self.covered(interval) };
        for cell in chosen {
            let rect = self.places.cell(*cell);
            let width = (rect.height() * 0.06).clamp(3.0, 5.0);
            marks.push(Mark::Rect {
                rect,
                radius: corner_radius(rect),
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
