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
/// The smallest ratio of width to height of a cell, so that two numbers fit side by side.
const MIN_ASPECT: f32 = 1.3;
/// The height of a cell that is too narrow for two numbers side by side, in points.
const STACKED_HEIGHT: f32 = 25.0;
/// At least this many cells are in sight across and down, however large they are.
const LEAST_IN_SIGHT: f32 = 2.0;
/// The largest distance from a cell to a cell that it reads, in diagonals.
const MAX_READ_DISTANCE: usize = 2;

/// Everything that the size of the cells follows from, besides the zoom.
pub(super) struct CellSizing {
    pub(super) audience: Audience,
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
        let (min_width, min_height) = self.audience.sizes().legible;
        CellDetail::of((width, height)) == CellDetail::All && width >= min_width && height >= min_height
    }

    /// Returns the pitch at which the whole table fits.
    fn whole(&self) -> (f32, f32) {
        let pitch = self.filling(self.audience.headers(self.layout));
        if self.audience == Audience::Hall && CellDetail::of(pitch) == CellDetail::Color {
            let (beside, along) = self.audience.header_size(self.layout, pitch);
            return self.filling([beside, along].map(HeaderSize::fixed));
        }
        pitch
    }

    /// Returns the pitch at which the whole table fills the area beside headers of these sizes.
    fn filling(&self, [beside, along]: [HeaderSize; 2]) -> (f32, f32) {
        let AudienceSizes { largest, widest, .. } = self.audience.sizes();
        let width = filling_pitch(self.n, self.area.width(), beside);
        let height = filling_pitch(self.n, self.area.height(), along);
        let width = width.min(largest.0).min(height * widest);
        // Narrow cells are high enough for stacked numbers.
        let least = if width >= SMALLEST_FOR_TWO.0 { STACKED_HEIGHT } else { 0.0 };
        (width, height.min(largest.1).min((width / MIN_ASPECT).max(least)))
    }

    /// Returns the pitch of a table that scrolls. Each cell has room for its two numbers.
    fn scrolled(&self) -> (f32, f32) {
        let sizes = self.audience.sizes();
        let characters = (2 * self.digits.min(MAX_SIDE_BY_SIDE)).max(self.digits);
        let width = characters as f32 * SCROLLED_DIGIT + SCROLLED_PADDING;
        let pitch = (width.max(SCROLLED.0) * sizes.scrolled, SCROLLED.1 * sizes.scrolled);
        let [beside, along] = self.audience.headers(self.layout);
        match self.audience {
            Audience::Screen => pitch,
            Audience::Hall => (
                whole_cells_pitch(pitch.0, self.area.width(), beside),
                whole_cells_pitch(pitch.1, self.area.height(), along),
            ),
        }
    }

    /// Returns the pitch of cells of a height, between the whole table and the few largest cells that fill the area.
    ///
    /// Cells of a whole table have another shape than cells that are wide enough for their numbers. The shape changes
    /// gradually, at the heights at which the numbers come into sight.
    fn pitch_of_height(&self, height: f32, whole: (f32, f32)) -> (f32, f32) {
        let [beside, along] = self.audience.headers(self.layout);
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

/// Who looks at the picture. This decides how large things are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Audience {
    /// A reader in front of a screen that shows other things too.
    #[default]
    Screen,
    /// A lecture hall, up to its last row. Fewer things are drawn, as large as possible.
    Hall,
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
    pub(super) const fn fixed(size: f32) -> Self {
        Self::new(0.0, size, size)
    }
}

/// The sizes for one audience, in points.
pub(super) struct AudienceSizes {
    /// The largest cells of a table that fits. More room than they need is left empty.
    pub(super) largest: (f32, f32),
    /// The largest ratio of a cell's width to its height.
    pub(super) widest: f32,
    /// The smallest width and height of a cell of a table that does not scroll.
    pub(super) legible: (f32, f32),
    /// The size of the cells of a table that scrolls, as a multiple of the size on a screen.
    pub(super) scrolled: f32,
    /// The width of the headers left of the square.
    beside: HeaderSize,
    /// The height of the headers above the square.
    above: HeaderSize,
    /// The height of the headers below the triangle.
    below: HeaderSize,
}

const SCREEN: AudienceSizes = AudienceSizes {
    largest: (210.0, 150.0),
    widest: 1.65,
    legible: (0.0, 0.0),
    scrolled: 1.0,
    beside: HeaderSize::new(0.5, 42.0, 90.0),
    above: HeaderSize::new(0.66, 34.0, 80.0),
    below: HeaderSize::new(0.66, 36.0, 80.0),
};

const HALL: AudienceSizes = AudienceSizes {
    largest: (f32::INFINITY, f32::INFINITY),
    widest: 2.2,
    legible: (36.0, 24.0),
    scrolled: 1.6,
    beside: HeaderSize::new(1.0, 42.0, 320.0),
    above: HeaderSize::new(1.3, 36.0, 104.0),
    below: HeaderSize::new(1.3, 36.0, 104.0),
};

/// The width and the height of the headers beside a map in a hall, in points.
const MAP_HEADER: (f32, f32) = (118.0, 40.0);

impl Audience {
    pub(super) fn sizes(self) -> &'static AudienceSizes {
        match self {
            Self::Screen => &SCREEN,
            Self::Hall => &HALL,
        }
    }

    /// Returns the width of the headers on the left, and the height of the headers above or below.
    pub(super) fn headers(self, layout: Layout) -> [HeaderSize; 2] {
        let sizes = self.sizes();
        match layout {
            Layout::Square => [sizes.beside, sizes.above],
            Layout::Triangle => [HeaderSize::new(0.0, 0.0, 0.0), sizes.below],
        }
    }

    /// Returns the same width and height in points, for cells of a pitch.
    pub(super) fn header_size(self, layout: Layout, pitch: (f32, f32)) -> (f32, f32) {
        let [width, height] = self.headers(layout);
        let size = |pitch: f32, HeaderSize { part, min, max }: HeaderSize| (pitch * part).clamp(min, max);
        let (width, height) = (size(pitch.0, width), size(pitch.1, height));
        if self == Self::Hall && CellDetail::of(pitch) == CellDetail::Color {
            // Round indices up to six digits long stand there.
            return (if width > 0.0 { MAP_HEADER.0 } else { 0.0 }, MAP_HEADER.1);
        }
        (width, height)
    }
}
