//! What the file formats of animations have in common.

use std::time::Duration;

use super::patch::Patch;
use crate::export::raster::PixelRect;

/// The shortest delay of a frame, in milliseconds. Many viewers show a frame with less for a tenth of a second.
pub const MIN_DELAY: u64 = 20;

/// What a file says before its frames.
pub struct AnimationHeader<'a> {
    /// The size in pixels.
    pub width: u16,
    pub height: u16,
    pub pictures: usize,
    /// Red, green and blue of all numbers of colors.
    pub colors: &'a [u8],
}

/// A compressed frame.
pub struct CompressedFrame {
    pub area: PixelRect,
    pub bytes: Vec<u8>,
}

/// A file format of animations that play without end. It writes to memory, which takes all bytes.
pub trait FrameFormat: Sized {
    /// Compresses the pixels of a frame. This is done on any thread.
    fn compress(patch: &Patch) -> Vec<u8>;

    /// Writes what comes before the frames.
    fn begin(header: &AnimationHeader, out: &mut Vec<u8>) -> Self;

    /// Writes the next picture, which is shown for `delay`. It is `None` if it equals the one before.
    fn add(&mut self, frame: Option<CompressedFrame>, delay: Duration, out: &mut Vec<u8>);

    /// Writes what comes after the frames.
    fn end(self, out: &mut Vec<u8>);
}

/// Rounds delays without adding up the errors.
pub struct FrameTimer {
    /// The milliseconds that the format counts as one.
    unit: u64,
    /// The time from the beginning to the end of the frame that is shown now.
    end: Duration,
    /// The units that the frames before it take.
    elapsed: u64,
}

impl FrameTimer {
    /// Returns a timer for a format that counts in units of so many milliseconds.
    pub fn new(unit: u64) -> Self {
        Self { unit, end: Duration::ZERO, elapsed: 0 }
    }

    /// Shows the present frame for longer.
    pub fn lengthen(&mut self, delay: Duration) {
        self.end += delay;
    }

    /// Returns how long the present frame has to be shown, in units.
    pub fn due(&self) -> u64 {
        let end = (self.end.as_millis() as u64 + self.unit / 2) / self.unit;
        end.saturating_sub(self.elapsed).max(MIN_DELAY / self.unit)
    }

    /// Ends the present frame after so many units.
    pub fn finish(&mut self, delay: u64) {
        self.elapsed += delay;
    }
}
