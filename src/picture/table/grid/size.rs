//! How large the cells and the headers are.

use crate::picture::table::grid::Grid;
use crate::session::{Layout, Zoom};

/// The smallest cells in which two numbers are read.
pub(super) const SMALLEST: (f32, f32) = (36.0, 24.0);
/// The smallest ones in which one number is.
const SMALLEST_FOR_ONE: (f32, f32) = (31.0, 15.0);
/// The cells of a table that scrolls: at least this wide, and as wide as its numbers need.
const SCROLLED: (f32, f32) = (64.0, 42.0);
/// Up to so many characters, the two numbers of such a cell stand side by side, and longer ones one above the other.
pub(super) const MOST_BESIDE: usize = 6;
/// What a cell adds to the width of its numbers, and the width of one of their digits.
const SCROLLED_PADDING: f32 = 18.0;
pub(super) const SCROLLED_DIGIT: f32 = 10.4;
/// The same of numbers in small letters, a half of a cell.
const SMALL_PADDING: f32 = 8.0;
const SMALL_DIGIT: f32 = 6.6;
/// The least width over height, so that two numbers stand side by side.
const SLIMMEST: f32 = 1.3;

/// So many sizes of letters there are from one to twice as large.
const SIZES_AN_OCTAVE: f32 = 6.0;

/// How many diagonals back a cell reads at most.
const MOST_READ: usize = 2;

/// The size of a text that would have the size `size` at this zoom. While the table is zoomed, only some sizes are used:
/// glyphs of each have to be drawn when they are used first, which would hold up every frame of a zoom.
pub fn text_size(zoom: Zoom, size: f32) -> f32 {
    match zoom {
        Zoom::Height(_) => ((size.log2() * SIZES_AN_OCTAVE).floor() / SIZES_AN_OCTAVE).exp2(),
        Zoom::Legible | Zoom::Whole => size,
    }
}

/// What there is room for in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CellDetail {
    /// A color, or, of many cells, one of their colors.
    Color,
    /// One number.
    One,
    /// All that a cell has to say.
    All,
}

impl CellDetail {
    pub fn of(pitch: (f32, f32)) -> Self {
        let fits = |(width, height): (f32, f32)| pitch.0 >= width && pitch.1 >= height;
        match () {
            () if fits(SMALLEST) => Self::All,
            () if fits(SMALLEST_FOR_ONE) => Self::One,
            () => Self::Color,
        }
    }
}

/// How far away the reader is, which says how large things are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Distance {
    /// In front of a screen that shows other things too.
    #[default]
    Screen,
    /// Anywhere in a lecture hall: fewer things, as large as they can be.
    Hall,
}

/// A part of a cell, the least and the most, in points.
type Part = (f32, f32, f32);

/// Sizes in points, and parts of a cell's pitch.
struct Measures {
    /// The largest cells of a table that fits: beyond these, room is better left empty.
    largest: (f32, f32),
    /// The most width over height.
    widest: f32,
    /// How many times larger than at the desk the cells of a table that scrolls are.
    scrolled: f32,
    /// The width of the headers on the left: as a part of a cell's, the least and the most.
    beside: Part,
    /// The same of the height of those above the square, and of those below the triangle.
    above: Part,
    below: Part,
}

impl Distance {
    fn measures(self) -> &'static Measures {
        match self {
            Self::Screen => &Measures {
                largest: (210.0, 150.0),
                widest: 1.65,
                scrolled: 1.0,
                beside: (0.5, 42.0, 90.0),
                above: (0.5, 34.0, 64.0),
                below: (0.5, 34.0, 64.0),
            },
            Self::Hall => &Measures {
                largest: (f32::INFINITY, f32::INFINITY),
                widest: 2.2,
                scrolled: 1.6,
                beside: (1.0, 42.0, 320.0),
                above: (0.55, 30.0, 130.0),
                below: (0.55, 30.0, 130.0),
            },
        }
    }

    /// The width of the headers on the left and the height of the others.
    fn headers(self, layout: Layout) -> [Part; 2] {
        let measures = self.measures();
        match layout {
            Layout::Square => [measures.beside, measures.above],
            Layout::Triangle => [(0.0, 0.0, 0.0), measures.below],
        }
    }
}

impl Grid {
    /// The width of a cell in which two numbers of `digits` characters stand side by side in small letters.
    pub fn width_for(digits: usize) -> f32 {
        2.0 * (digits as f32 * SMALL_DIGIT + SMALL_PADDING)
    }

    /// The pitch at this zoom.
    pub(super) fn pitch_at(&self, zoom: Zoom) -> (f32, f32) {
        let whole = self.whole();
        match zoom {
            Zoom::Whole => whole,
            Zoom::Legible if CellDetail::of(whole) == CellDetail::All => whole,
            Zoom::Legible => self.scrolled(),
            Zoom::Height(height) => self.pitch_of_height(height as f32, whole),
        }
    }

    /// The pitch at which all of the table fits.
    fn whole(&self) -> (f32, f32) {
        let Measures { largest, widest, .. } = self.distance.measures();
        let [beside, along] = self.distance.headers(self.layout);
        let (width, height) = (room(self.n, self.area.width(), beside), room(self.n, self.area.height(), along));
        let width = width.min(largest.0).min(height * widest);
        (width, height.min(largest.1).min(width / SLIMMEST))
    }

    /// The pitch of a table that scrolls, with room in each cell for its two numbers.
    fn scrolled(&self) -> (f32, f32) {
        let measures = self.distance.measures();
        let in_a_line = (2 * self.digits.min(MOST_BESIDE)).max(self.digits);
        let width = in_a_line as f32 * SCROLLED_DIGIT + SCROLLED_PADDING;
        let pitch = (width.max(SCROLLED.0) * measures.scrolled, SCROLLED.1 * measures.scrolled);
        let [beside, along] = self.distance.headers(self.layout);
        match self.distance {
            Distance::Screen => pitch,
            Distance::Hall => (full(pitch.0, self.area.width(), beside), full(pitch.1, self.area.height(), along)),
        }
    }

    /// The pitch of cells of this height, from the whole table to one cell.
    ///
    /// Cells of a whole table have another shape than those that are wide enough for their numbers. While numbers come
    /// into sight, the one shape turns into the other.
    fn pitch_of_height(&self, height: f32, whole: (f32, f32)) -> (f32, f32) {
        let [beside, along] = self.distance.headers(self.layout);
        let most = (self.area.width() - beside.2, self.area.height() - along.2);
        let height = height.min(most.1).max(whole.1);
        let scrolled = self.scrolled();
        let from = SMALLEST_FOR_ONE.1.max(whole.1);
        let to = scrolled.1.max(from * 2.0);
        let part = ((height / from).ln() / (to / from).ln()).clamp(0.0, 1.0);
        let shape = (whole.0 / whole.1).powf(1.0 - part) * (scrolled.0 / scrolled.1).powf(part);
        ((height * shape).min(most.0).max(whole.0), height)
    }

    /// The width of the left header and the height of the other one.
    pub fn header(&self) -> (f32, f32) {
        header_size(self.distance, self.layout, self.pitch)
    }

    /// The width and height of the room in which the cells have this pitch, headers included.
    ///
    /// Its sides hold as long as they are within what [`new`](Self::new) makes of cells: no larger, slimmer or wider.
    pub fn room_for(distance: Distance, layout: Layout, n: usize, pitch: (f32, f32)) -> (f32, f32) {
        let header = header_size(distance, layout, pitch);
        (n as f32 * pitch.0 + header.0, n as f32 * pitch.1 + header.1)
    }
}

pub(super) fn header_size(distance: Distance, layout: Layout, pitch: (f32, f32)) -> (f32, f32) {
    let [width, height] = distance.headers(layout);
    let size = |pitch: f32, (part, least, most): Part| (pitch * part).clamp(least, most);
    (size(pitch.0, width), size(pitch.1, height))
}

/// The pitch at which `n` cells and their header fill a span.
fn room(n: usize, span: f32, (part, least, most): Part) -> f32 {
    let n = n as f32;
    (span / (n + part)).max((span - most) / n).min((span - least) / n)
}

/// The pitch, at least about `pitch`, at which a whole number of cells fills a span: those that a step reads at least.
fn full(pitch: f32, span: f32, header: Part) -> f32 {
    let most = (span / pitch) as usize;
    let least = MOST_READ + 1;
    let count = (least..=most).rev().find(|count| room(*count, span, header) >= pitch).unwrap_or(least);
    room(count, span, header)
}
