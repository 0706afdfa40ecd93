//! What is shown, as files for slides and for other programs: pictures as [SVG](svg) for print and for drawing on,
//! [PNG](raster) for slides, [GIF](gif) for what moves; the table and the steps as [text]; and [files](mod@file) that are
//! written whole or not at all. An [`ExportOrder`] says what of a session is exported and how, and a [show] draws it.
//!
//! None of it needs a window or a display: letters are drawn from the outlines of the bundled fonts. Each way of
//! writing a picture shows the same marks in the same places, as the window does.

mod diff;
pub mod file;
mod format;
pub mod gif;
mod order;
mod palette;
pub mod raster;
mod shape;
pub mod show;
pub mod svg;
pub mod text;

pub use format::Format;
pub use order::{ExportError, ExportOrder, Extent, Framing, PictureStyle, SCALES, Subject, Written};

/// The most pixels along a side of a picture: more than slides and posters need, and what graphics cards show.
pub const MOST_PIXELS_ON_A_SIDE: u32 = 16_384;

/// The most pixels of a picture, for each takes four bytes of memory, and five in an animation on each core.
pub const MOST_PIXELS: u64 = 100_000_000;

/// A picture that would have too many pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a picture of {width} × {height} pixels is asked for; at most {MOST_PIXELS_ON_A_SIDE} along a side and \
     {} million in all can be written, so choose a smaller scale", MOST_PIXELS / 1_000_000
)]
pub struct TooLarge {
    pub width: u64,
    pub height: u64,
}

/// The size in pixels of what has this size in points, at `scale` pixels a point: at least one pixel.
///
/// # Errors
/// If that is more than [`MOST_PIXELS_ON_A_SIDE`] or [`MOST_PIXELS`].
pub fn size_in_pixels(width: f32, height: f32, scale: f32) -> Result<(u32, u32), TooLarge> {
    let [width, height] = [width, height].map(|side| (f64::from(side) * f64::from(scale)).round().max(1.0) as u64);
    let most = u64::from(MOST_PIXELS_ON_A_SIDE);
    if width > most || height > most || width * height > MOST_PIXELS {
        return Err(TooLarge { width, height });
    }
    Ok((width as u32, height as u32))
}

#[cfg(test)]
mod tests;
