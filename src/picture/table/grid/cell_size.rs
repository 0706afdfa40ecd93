//! How large the cells are: the pitch, which is a cell's size with its share of the gap.

use crate::picture::Rect;
use crate::session::{Layout, Zoom};

/// The smallest cells of a table that scrolls, in points. They are wider if their numbers need it.
const SCROLLED: (f32, f32) = (64.0, 42.0);
/// The largest number of characters of two numbers that stand side by side in such a cell. Longer ones are stacked.
pub(super) const MAX_SIDE_BY_SIDE: usize = 6;
/// What such a cell adds to the width of its numbers, in points.
const SCROLLED_PADDING: f32 = 18.0;
/// The width of a digit in such a cell, in points.
pub(super) const SCROLLED_DIGIT: f32 = 10.4;
/// The scale of such cells on a slide of 1280 × 720 points.
const SCROLLED_SCALE: f32 = 1.6;
/// The smallest ratio of width to height of a cell, so that two numbers fit side by side, and the largest one.
const MIN_ASPECT: f32 = 1.3;
const MAX_ASPECT: f32 = 2.2;
/// The smallest width and height of a cell of a table that does not scroll, on such a slide.
const LEGIBLE: (f32, f32) = (36.0, 24.0);
/// The height of a cell that is too narrow for two numbers side by side, in points.
const STACKED_HEIGHT: f32 = 25.0;
/// At least this many cells are in sight across and down, however large they are.
const LEAST_IN_SIGHT: f32 = 2.0;
/// The largest distance from a cell to a cell that it reads, in diagonals.
const MAX_READ_DISTANCE: usize = 2;

/// Everything that the size of the cells follows from, besides the zoom.
pub(super) struct CellSizing {
    /// The scale of the picture. It is 1 for a slide of 1280 × 720 points.
    pub(super) unit: f32,
    pub(super) layout: Layout,
    /// The number of coins.
    pub(super) n: usize,
    /// The largest number of characters of a number in a cell.
    pub(super) digits: usize,
    /// The room for cells and headers.
    pub(super) area: Rect,
}

impl CellSizing {
    /// Returns the pitch at a zoom, in points.
    pub(super) fn pitch_at(&self, zoom: Zoom) -> (f32, f32) {
        let whole = self.whole();
        match zoom {
            Zoom::Whole => whole,
            Zoom::Legible if self.is_legible(whole) => whole,
            Zoom::Legible => self.scrolled(),
            Zoom::Height(height) => self.pitch_of_height(height as f32, whole),
        }
    }

    /// Returns whether all numbers can be read in cells of a pitch.
    fn is_legible(&self, (width, height): (f32, f32)) -> bool {
        let (min_width, min_height) = (LEGIBLE.0 * self.unit, LEGIBLE.1 * self.unit);
        CellDetail::of((width, height)) == CellDetail::All && width >= min_width && height >= min_height
    }

    /// Returns the pitch at which the whole table fits.
    fn whole(&self) -> (f32, f32) {
        let pitch = self.filling(headers(self.unit, self.layout));
        if CellDetail::of(pitch) == CellDetail::Color {
            let (beside, along) = header_size(self.unit, self.layout, pitch);
            return self.filling([beside, along].map(HeaderSize::fixed));
        }
        pitch
    }

    /// Returns the pitch at which the whole table fills the area beside headers of these sizes.
    fn filling(&self, [beside, along]: [HeaderSize; 2]) -> (f32, f32) {
        let width = filling_pitch(self.n, self.area.width(), beside);
        let height = filling_pitch(self.n, self.area.height(), along);
        let width = width.min(height * MAX_ASPECT);
        // Narrow cells are high enough for stacked numbers.
        let least = if width >= SMALLEST_FOR_TWO.0 { STACKED_HEIGHT } else { 0.0 };
        (width, height.min((width / MIN_ASPECT).max(least)))
    }

    /// Returns the pitch of a table that scrolls. Each cell has room for its two numbers.
    fn scrolled(&self) -> (f32, f32) {
        let scale = (SCROLLED_SCALE * self.unit).max(1.0);
        let characters = (2 * self.digits.min(MAX_SIDE_BY_SIDE)).max(self.digits);
        let width = characters as f32 * SCROLLED_DIGIT + SCROLLED_PADDING;
        let [beside, along] = headers(self.unit, self.layout);
        (
            whole_cells_pitch(width.max(SCROLLED.0) * scale, self.area.width(), beside),
            whole_cells_pitch(SCROLLED.1 * scale, self.area.height(), along),
        )
    }

    /// Returns the pitch of cells of a height, between the whole table and the few largest cells that fill the area.
    ///
    /// Cells of a whole table have another shape than cells that are wide enough for their numbers. The shape changes
    /// gradually, at the heights at which the numbers come into sight.
    fn pitch_of_height(&self, height: f32, whole: (f32, f32)) -> (f32, f32) {
        let [beside, along] = headers(self.unit, self.layout);
        let scrolled = self.scrolled();
        let max = |room: f32, legible: f32| (room / LEAST_IN_SIGHT).max(legible).min(room);
        let max = (max(self.area.width() - beside.max, scrolled.0), max(self.area.height() - along.max, scrolled.1));
        let height = height.min(max.1).max(whole.1);
        let from = SMALLEST_FOR_ONE.1.max(whole.1);
        let to = scrolled.1.max(from * 2.0);
        let part = ((height / from).ln() / (to / from).ln()).clamp(0.0, 1.0);
        let aspect = (whole.0 / whole.1).powf(1.0 - part) * (scrolled.0 / scrolled.1).powf(part);
        ((height * aspect).min(max.0).max(whole.0), height)
    }
}

/// Returns the pitch at which `n` cells and their header fill a span.
fn filling_pitch(n: usize, span: f32, HeaderSize { part, min, max }: HeaderSize) -> f32 {
    let n = n as f32;
    (span / (n + part)).max((span - max) / n).min((span - min) / n)
}

/// Returns the pitch, about `pitch` or more, at which a whole number of cells fills a span.
///
/// The cells are at least as many as a step reads.
fn whole_cells_pitch(pitch: f32, span: f32, header: HeaderSize) -> f32 {
    let max = (span / pitch) as usize;
    let min = MAX_READ_DISTANCE + 1;
    let count = (min..=max).rev().find(|count| filling_pitch(*count, span, header) >= pitch).unwrap_or(min);
    filling_pitch(count, span, header)
}

/// The width and height in points of the smallest cell that shows two numbers. Stacked, they have 11 points.
const SMALLEST_FOR_TWO: (f32, f32) = (35.0, 27.0);
/// The width and height in points of the smallest cell that shows one number.
const SMALLEST_FOR_ONE: (f32, f32) = (38.0, 18.0);

/// How much a cell shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CellDetail {
    /// A color. Where several cells share a pixel, it is the color of one of them.
    Color,
    /// One number.
    One,
    /// All numbers of the recurrence, and the marks of the pick.
    All,
}

impl CellDetail {
    /// Returns the detail that fits into a pitch: the width and height of a cell with its share of the gap, in points.
    pub fn of(pitch: (f32, f32)) -> Self {
        let fits = |(width, height): (f32, f32)| pitch.0 >= width && pitch.1 >= height;
        match () {
            () if fits(SMALLEST_FOR_TWO) => Self::All,
            () if fits(SMALLEST_FOR_ONE) => Self::One,
            () => Self::Color,
        }
    }
}

/// How large a header is: a part of a cell's pitch, within bounds in points.
#[derive(Clone, Copy)]
pub(super) struct HeaderSize {
    pub(super) part: f32,
    pub(super) min: f32,
    pub(super) max: f32,
}

impl HeaderSize {
    const fn new(part: f32, min: f32, max: f32) -> Self {
        Self { part, min, max }
    }

    /// Returns the same size for cells of any pitch.
    const fn fixed(size: f32) -> Self {
        Self::new(0.0, size, size)
    }

    /// Returns the size in a picture of a scale. The lower bound is what an index takes, and does not shrink.
    fn scaled(self, unit: f32) -> Self {
        let min = self.min * unit.max(1.0);
        Self { min, max: (self.max * unit).max(min), ..self }
    }
}

/// The width of the headers left of the square.
const BESIDE: HeaderSize = HeaderSize::new(0.75, 42.0, 320.0);
/// The height of the headers above the square, and below the triangle.
const ALONG: HeaderSize = HeaderSize::new(1.3, 36.0, 104.0);
/// The width and the height of the headers beside a map. Round indices up to six digits long stand there.
const MAP_HEADER: (f32, f32) = (118.0, 40.0);
/// The smallest scale of such headers.
const MIN_MAP_SCALE: f32 = 0.5;

/// Returns the width of the headers on the left, and the height of the headers above or below, in a picture of a scale.
fn headers(unit: f32, layout: Layout) -> [HeaderSize; 2] {
    match layout {
        Layout::Square => [BESIDE, ALONG].map(|size| size.scaled(unit)),
        Layout::Triangle => [HeaderSize::fixed(0.0), ALONG.scaled(unit)],
    }
}

/// Returns the same width and height in points, for cells of a pitch.
pub(super) fn header_size(unit: f32, layout: Layout, pitch: (f32, f32)) -> (f32, f32) {
    let [width, height] = headers(unit, layout);
    let size = |pitch: f32, HeaderSize { part, min, max }: HeaderSize| (pitch * part).clamp(min, max);
    let (width, height) = (size(pitch.0, width), size(pitch.1, height));
    if CellDetail::of(pitch) == CellDetail::Color {
        let unit = unit.max(MIN_MAP_SCALE);
        return (if width > 0.0 { MAP_HEADER.0 * unit } else { 0.0 }, MAP_HEADER.1 * unit);
    }
    (width, height)
}
