//! How large cells and headers are for a reader at a screen, and for a lecture hall.

use super::CellDetail;
use crate::session::Layout;

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
    above: HeaderSize::new(0.5, 28.0, 64.0),
    below: HeaderSize::new(0.5, 30.0, 64.0),
};

const HALL: AudienceSizes = AudienceSizes {
    largest: (f32::INFINITY, f32::INFINITY),
    widest: 2.2,
    legible: (36.0, 24.0),
    scrolled: 1.6,
    beside: HeaderSize::new(1.0, 42.0, 320.0),
    above: HeaderSize::new(0.55, 30.0, 130.0),
    below: HeaderSize::new(0.55, 30.0, 130.0),
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
