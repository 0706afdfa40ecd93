//! How much a cell of a given size has room for.

/// The width and height in points of the smallest cell that shows two numbers. Stacked, they have 9 points.
pub(super) const SMALLEST_FOR_TWO: (f32, f32) = (28.0, 22.6);
/// The width and height in points of the smallest cell that shows one number.
pub(super) const SMALLEST_FOR_ONE: (f32, f32) = (31.0, 15.0);

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
