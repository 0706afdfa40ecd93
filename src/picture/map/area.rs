//! Which cells of a table a map samples: those that are visible, with about one for each pixel.

use std::ops::Range;

use crate::game::table::overview::{Lengths, SampleAxis, SampleGrid};
use crate::game::{FillOrder, Recurrence};
use crate::picture::table::grid::Grid;
use crate::session::{Layout, View};

/// How far a map reaches beyond each edge of the view, as a part of the view, so that a small move needs no new map.
const MARGIN: f64 = 0.15;
/// A new map is made when the present one is this many times coarser or finer than the best one.
const MAX_SCALE_ERROR: f64 = 1.3;
/// Neighboring cells can be told apart if they have at least this many pixels.
const MIN_DISTINCT_PIXELS: f64 = 3.0;

/// The rows and columns that are visible, and how many pixels each of them has.
pub struct VisibleArea {
    rows: Range<usize>,
    columns: Range<usize>,
    n: usize,
    /// The pixels of a row (down) and of a column (across).
    pixels: (f64, f64),
    max_pixels: usize,
}

impl VisibleArea {
    /// Returns the visible area of a grid. A map of it has at most `max_pixels` along each side.
    pub fn of(grid: &Grid, pixels_per_point: f32, max_pixels: usize) -> Self {
        let (rows, columns) = grid.window();
        let (width, height) = grid.pitch;
        let (down, across) = match grid.layout {
            Layout::Square => (height, width),
            // There, the next row or column is half a cell to the side and one line down.
            Layout::Triangle => (height.max(width / 2.0), height.max(width / 2.0)),
        };
        let pixels = [down, across].map(|points| f64::from(points * pixels_per_point));
        Self {
            rows: *rows.start()..*rows.end() + 1,
            columns: *columns.start()..*columns.end() + 1,
            n: grid.n,
            pixels: (pixels[0], pixels[1]),
            max_pixels,
        }
    }

    /// Returns the samples of the best map: one for each pixel of the screen, but at most `max_pixels` along each side
    /// of the view.
    pub fn samples(&self, lengths: Lengths) -> SampleGrid {
        let steps = |range: &Range<usize>, pixels: f64| {
            let margin = (range.len() as f64 * MARGIN) as usize;
            let range = range.start.saturating_sub(margin)..(range.end + margin).min(self.n);
            SampleAxis::covering(range.clone(), self.count(range.len(), pixels))
        };
        SampleGrid { rows: steps(&self.rows, self.pixels.0), columns: steps(&self.columns, self.pixels.1), lengths }
    }

    /// Returns how many samples are needed for `length` rows or columns of this many pixels each.
    fn count(&self, length: usize, pixels: f64) -> usize {
        ((length as f64 * pixels.min(1.0)).ceil() as usize).clamp(1, self.max_pixels)
    }

    /// Returns whether a map of these samples covers the visible area and is about as sharp as the best one.
    pub fn is_served_by(&self, samples: &SampleGrid, lengths: Lengths) -> bool {
        let holds = |steps: &SampleAxis, range: &Range<usize>| {
            steps.range().start <= range.start && range.end.min(self.n) <= steps.range().end
        };
        let best = self.samples(lengths);
        let is_near = |steps: &SampleAxis, best: &SampleAxis| {
            let times = steps.step() as f64 / best.step() as f64;
            (1.0 / MAX_SCALE_ERROR..MAX_SCALE_ERROR).contains(&times)
        };
        samples.lengths == lengths
            && holds(&samples.rows, &self.rows)
            && holds(&samples.columns, &self.columns)
            && is_near(&samples.rows, &best.rows)
            && is_near(&samples.columns, &best.columns)
    }

    /// Returns the lengths of intervals that are shown.
    ///
    /// Two kinds of maps leave out the lengths whose parity differs from that of the whole row. One is that of the
    /// recursion two moves ahead, which never calls them. The other has cells so small that the eye would mix their colors.
    /// Even and odd lengths mostly have opposite colors, and a mix of them would mean nothing.
    pub fn lengths(&self, view: View) -> Lengths {
        let of_the_row = if self.n.is_multiple_of(2) { Lengths::Even } else { Lengths::Odd };
        let is_skipped = (view.fill_order, view.recurrence) == (FillOrder::Recursion, Recurrence::TwoAhead);
        let is_mixed = view.lengths == Lengths::All && self.pixels.0.min(self.pixels.1) < MIN_DISTINCT_PIXELS;
        if is_skipped || is_mixed { of_the_row } else { view.lengths }
    }
}
