//! How large pictures may be, and how many.

/// The most pixels along a side of a picture: more than slides and posters need, and what graphics cards show.
pub const MOST_PIXELS_ON_A_SIDE: u32 = 16_384;

/// The most pixels of a picture, for each takes four bytes of memory, and five in an animation on each core.
pub const MOST_PIXELS: u64 = 100_000_000;

/// The longest row that is drawn. Each picture holds all of its cells, 32,896 of them then.
pub const MOST_COINS: usize = 256;
/// The most pictures of a fill: some five hours of a slide every other second.
pub const MOST_FRAMES: usize = 10_000;

/// The least and the most pixels a point.
pub const SCALES: (f32, f32) = (0.25, 8.0);

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
