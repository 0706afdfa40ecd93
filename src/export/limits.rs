//! The largest pictures, the longest rows and the most pictures of an export.

use std::ops::RangeInclusive;

use crate::wording::errors::export::picture_too_large;

/// The most pixels along a side of a picture: enough for slides and posters, and what graphics cards can show.
pub const MAX_PIXELS_PER_SIDE: u32 = 16_384;

/// The most pixels of a picture. Each pixel takes four bytes of memory, or six in an animation. An animation keeps tiles,
/// too.
pub const MAX_PIXELS_OF_PICTURE: u64 = 100_000_000;

/// The longest row whose game is drawn. Its moves are computed for each picture.
pub const MAX_COINS_IN_GAME: usize = 20_000;

/// The longest row whose table is drawn with numbers. A picture of it holds 32,896 cells. Longer ones are maps.
pub const MAX_COINS_IN_PICTURE: usize = 256;

/// The longest row of an HTML page. Its table has 5,050 cells, and the page some megabytes.
pub const MAX_COINS_IN_PAGE: usize = 100;

/// The most pictures of a fill. Shown for two seconds each, they take more than five hours.
pub const MAX_PICTURES: usize = 10_000;

/// The allowed scales, in pixels per point.
pub const SCALE_RANGE: RangeInclusive<f32> = 0.25..=8.0;

/// The error of a picture that would have too many pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", picture_too_large(*width, *height, MAX_PIXELS_PER_SIDE, MAX_PIXELS_OF_PICTURE / 1_000_000))]
pub struct TooLarge {
    pub width: u64,
    pub height: u64,
}

/// Returns the size in pixels of a size in points, at `scale` pixels per point. It is at least one pixel.
///
/// # Errors
/// If it has more than [`MAX_PIXELS_PER_SIDE`] or [`MAX_PIXELS_OF_PICTURE`].
pub fn size_in_pixels(width: f32, height: f32, scale: f32) -> Result<(u32, u32), TooLarge> {
    let (width, height) = rounded_size(width, height, scale);
    let pixels = u64::from(width) * u64::from(height);
    if width.max(height) > MAX_PIXELS_PER_SIDE || pixels > MAX_PIXELS_OF_PICTURE {
        return Err(TooLarge { width: width.into(), height: height.into() });
    }
    Ok((width, height))
}

/// Returns the same size without limits, for pictures that are not made of pixels.
pub fn rounded_size(width: f32, height: f32, scale: f32) -> (u32, u32) {
    let [width, height] = [width, height].map(|side| (f64::from(side) * f64::from(scale)).round().max(1.0) as u32);
    (width, height)
}
