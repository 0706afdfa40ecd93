//! Sizes of pictures and of paper, and the largest exports.

use std::ops::RangeInclusive;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::picture::slide::AREA;
use crate::wording::errors::export::{picture_too_large, scale_out_of_range, size_out_of_range};

/// The most pixels along a side of a picture: enough for slides and posters, and what graphics cards can show.
pub const MAX_PIXELS_PER_SIDE: u32 = 16_384;

/// The most pixels of a picture. Each pixel takes four bytes of memory, or six in an animation. An animation keeps tiles,
/// too.
pub const MAX_PIXELS_OF_PICTURE: u64 = 100_000_000;

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

/// The fewest pixels along a side of a picture whose size is chosen in pixels.
pub const MIN_PIXELS_PER_SIDE: u32 = 16;
/// The least and the greatest width of a slide over its height.
const MIN_RATIO: f32 = 1.0;
const MAX_RATIO: f32 = 2.5;

/// The error of a size that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum SizeError {
    #[error("{}", scale_out_of_range(*scale, *SCALE_RANGE.start(), *SCALE_RANGE.end()))]
    Scale { scale: f32 },
    #[error("{}", size_out_of_range(*width, *height, MIN_PIXELS_PER_SIDE, MAX_PIXELS_PER_SIDE))]
    Pixels { width: u32, height: u32 },
}

/// The size of pictures in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum PictureSize {
    /// Pixels per point, within [`SCALE_RANGE`]. The size is what the content needs.
    Scale(f32),
    /// This width and height. The content is as large as it fits.
    Pixels(u32, u32),
}

impl PictureSize {
    /// Sizes of common screens, in pixels.
    pub const SCREENS: [(u32, u32); 3] = [(1280, 720), (1920, 1080), (3840, 2160)];

    /// Returns the width and the height of a slide in points: 1280 × 720, or more on one side for another aspect ratio.
    pub fn slide(self) -> (f32, f32) {
        let Self::Pixels(width, height) = self else { return AREA };
        // A slide that is much wider or higher would be mostly empty.
        let ratio = (width as f32 / height.max(1) as f32).clamp(MIN_RATIO, MAX_RATIO);
        if ratio < AREA.0 / AREA.1 { (AREA.0, AREA.0 / ratio) } else { (AREA.1 * ratio, AREA.1) }
    }

    /// Returns the size in pixels of a picture of this size in points, and its pixels per point.
    ///
    /// # Errors
    /// If there would be too many pixels.
    pub fn of(self, points: (f32, f32)) -> Result<((u32, u32), f32), TooLarge> {
        let scale = self.scale_of(points);
        let size = match self {
            Self::Scale(scale) => size_in_pixels(points.0, points.1, scale)?,
            Self::Pixels(width, height) => size_in_pixels(width as f32, height as f32, 1.0)?,
        };
        Ok((size, scale))
    }

    /// Does the same without limits, for pictures that are not made of pixels.
    pub fn unlimited(self, points: (f32, f32)) -> ((u32, u32), f32) {
        let scale = self.scale_of(points);
        match self {
            Self::Scale(_) => (rounded_size(points.0, points.1, scale), scale),
            Self::Pixels(width, height) => ((width, height), scale),
        }
    }

    /// Returns the size in points that a picture of this size is fitted into, so that it has the aspect ratio in pixels.
    pub fn fitted(self, points: (f32, f32)) -> (f32, f32) {
        match self {
            Self::Scale(_) => points,
            Self::Pixels(width, height) => {
                let scale = self.scale_of(points);
                (width as f32 / scale, height as f32 / scale)
            }
        }
    }

    fn scale_of(self, points: (f32, f32)) -> f32 {
        match self {
            Self::Scale(scale) => scale,
            Self::Pixels(width, height) => (width as f32 / points.0).min(height as f32 / points.1),
        }
    }

    /// # Errors
    /// If the scale or a side is out of range.
    pub fn check(self) -> Result<(), SizeError> {
        match self {
            Self::Scale(scale) if !SCALE_RANGE.contains(&scale) => Err(SizeError::Scale { scale }),
            Self::Pixels(width, height)
                if !(MIN_PIXELS_PER_SIDE..=MAX_PIXELS_PER_SIDE).contains(&width)
                    || !(MIN_PIXELS_PER_SIDE..=MAX_PIXELS_PER_SIDE).contains(&height) =>
            {
                Err(SizeError::Pixels { width, height })
            }
            _ => Ok(()),
        }
    }
}

/// The size of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
pub enum Paper {
    // 210 × 297 mm.
    #[default]
    A4,
    // 8.5 × 11 inches.
    Letter,
}

impl Paper {
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Returns the width and the height of an upright sheet, in points of 1/72 inch.
    pub fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "Letter",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_in_pixels_is_met_exactly_and_keeps_the_whole_picture() {
        for (width, height) in PictureSize::SCREENS.into_iter().chain([(800, 600), (600, 800), (17, 4_000)]) {
            let size = PictureSize::Pixels(width, height);
            assert!(size.check().is_ok());
            for points in [(1280.0, 720.0), (3000.0, 900.0), (300.0, 900.0)] {
                let (pixels, scale) = size.of(points).unwrap();
                assert_eq!(pixels, (width, height));
                assert_eq!(size.unlimited(points), (pixels, scale));
                let fitted = size.fitted(points);
                assert!(fitted.0 >= points.0 - 0.01 && fitted.1 >= points.1 - 0.01);
                assert_eq!(rounded_size(fitted.0, fitted.1, scale), (width, height));
            }
        }
    }

    #[test]
    fn a_slide_has_the_aspect_ratio_of_its_size() {
        assert_eq!(PictureSize::Scale(2.0).slide(), (1280.0, 720.0));
        for (width, height) in PictureSize::SCREENS {
            assert_eq!(PictureSize::Pixels(width, height).slide(), (1280.0, 720.0));
        }
        assert_eq!(PictureSize::Pixels(1024, 768).slide(), (1280.0, 960.0));
        assert_eq!(PictureSize::Pixels(2000, 1000).slide(), (1440.0, 720.0));
        assert_eq!(PictureSize::Pixels(20, 2_000).slide(), (1280.0, 1280.0));
        assert_eq!(PictureSize::Pixels(u32::MAX, 0).slide(), (1800.0, 720.0));
    }

    #[test]
    fn a_size_out_of_range_is_refused() {
        for size in [PictureSize::Scale(f32::NAN), PictureSize::Scale(9.0), PictureSize::Pixels(15, 100)] {
            assert!(size.check().is_err(), "{size:?}");
        }
        assert!(PictureSize::Pixels(16_385, 100).check().is_err());
        assert!(PictureSize::Pixels(16_384, 16_384).of((100.0, 100.0)).is_err());
    }
}
