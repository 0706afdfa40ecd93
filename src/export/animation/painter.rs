//! Draws the frames of an animation.

use std::ops::{ControlFlow, Range};

use gif::Frame;

use super::color_table::{ColorLookup, ColorTable, UNCHANGED};
use crate::export::raster::{PixelRect, PixelSpan, Raster};
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

    /// Returns the frames after `prepare`, `None` for one that equals the one before it. Stops when `keep_on` breaks.
    pub fn frames(
        &mut self,
        picture: impl Fn(usize) -> Picture,
        frames: Range<usize>,
        prepare: impl Fn(&mut Frame),
        keep_on: impl Fn() -> ControlFlow<()>,
    ) -> ControlFlow<(), Vec<Option<Frame<'static>>>> {
        if frames.start > 0 && !frames.is_empty() {
            self.draw(picture(frames.start - 1));
        }
        let mut drawn = Vec::new();
        for number in frames {
            let changed = self.draw(picture(number));
            let mut frame = if number == 0 { Some(self.whole()) } else { changed };
            frame.iter_mut().for_each(&prepare);
            drawn.push(frame);
            keep_on()?;
        }
        ControlFlow::Continue(drawn)
    }

    /// Draws a picture. Returns the smallest rectangle around its changes, or `None` if it equals the last one.
    fn draw(&mut self, picture: Picture) -> Option<Frame<'static>> {
        let drawn = self.raster.draw(picture);
        let PixelRect { left, top, width, height } = PixelRect::around(&drawn)?;
        let (line_length, pixels) = (self.raster.size().0, self.raster.pixels().as_chunks::<4>().0);
        let mut changed = vec![UNCHANGED; (width * height) as usize];
        for PixelSpan { line, columns } in drawn {
            let start = (line * line_length + columns.start) as usize;
            let line = &mut changed[((line - top) * width + columns.start - left) as usize..];
            for ((at, pixel), changed) in (start..).zip(&pixels[start..start + columns.len()]).zip(line) {
                let [red, green, blue, _] = *pixel;
                let number = self.colors.nearest([red, green, blue]);
                if number != self.numbers[at] {
                    (self.numbers[at], *changed) = (number, number);
                }
            }
        }
        let frame = Frame { left: left as u16, top: top as u16, ..frame(width, height, changed) };
        frame.buffer.iter().any(|number| *number != UNCHANGED).then_some(frame)
    }

    /// Returns a frame with all pixels.
    fn whole(&self) -> Frame<'static> {
        let (width, height) = self.raster.size();
        frame(width, height, self.numbers.clone())
    }
}

fn frame(width: u32, height: u32, numbers: Vec<u8>) -> Frame<'static> {
    Frame { width: width as u16, height: height as u16, buffer: numbers.into(), ..Frame::default() }
}
