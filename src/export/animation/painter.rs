//! Draws and compresses the frames of an animation.

use std::ops::{ControlFlow, Range};

use super::color_table::{ColorLookup, ColorTable};
use super::frame_format::{CompressedFrame, FrameFormat};
use super::patch::Patch;
use crate::export::raster::Raster;
use crate::picture::Picture;

/// Draws frames in sequence, each as a change of the one before.
pub struct FramePainter<'a> {
    raster: Raster,
    colors: ColorLookup<'a>,
    /// The number of each pixel's color in the last frame.
    numbers: Vec<u8>,
}

impl<'a> FramePainter<'a> {
    pub fn new(raster: Raster, color_table: &'a ColorTable) -> Self {
        let mut colors = ColorLookup::new(color_table);
        let pixels = raster.pixels().as_chunks::<4>().0;
        let numbers = pixels.iter().map(|[red, green, blue, _]| colors.nearest([*red, *green, *blue])).collect();
        Self { raster, colors, numbers }
    }

    /// Returns the compressed frames, `None` for one that equals the one before it. Stops when `keep_on` breaks.
    pub fn frames<F: FrameFormat>(
        &mut self,
        picture: impl Fn(usize) -> Picture,
        frames: Range<usize>,
        keep_on: impl Fn() -> ControlFlow<()>,
    ) -> ControlFlow<(), Vec<Option<CompressedFrame>>> {
        if frames.start > 0 && !frames.is_empty() {
            self.draw(picture(frames.start - 1));
        }
        let mut drawn = Vec::new();
        for number in frames {
            let changed = self.draw(picture(number));
            let patch = if number == 0 { Some(self.whole()) } else { changed };
            drawn.push(patch.map(|patch| CompressedFrame { area: patch.area, bytes: F::compress(&patch) }));
            keep_on()?;
        }
        ControlFlow::Continue(drawn)
    }

    /// Draws a picture. Returns what turns the last picture into it, or `None` if they are equal.
    fn draw(&mut self, picture: Picture) -> Option<Patch> {
        let drawn = self.raster.draw(picture);
        let (width, pixels) = (self.raster.size().0, self.raster.pixels().as_chunks::<4>().0);
        Patch::replace(&mut self.numbers, width, &drawn, |at| {
            let [red, green, blue, _] = pixels[at];
            self.colors.nearest([red, green, blue])
        })
    }

    /// Returns a frame with all pixels.
    fn whole(&self) -> Patch {
        Patch::whole(self.raster.size().0, self.numbers.clone())
    }
}
