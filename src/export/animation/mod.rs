//! Animations, which play without end: as [GIF](AnimationFormat::Gif) or as [animated PNG](AnimationFormat::Apng).
//!
//! All frames share one color table. A frame holds the smallest rectangle around its changes, and pixels without a change
//! are transparent in it.
//!
//! Frames are drawn in chunks on all cores. Memory holds a raster per core with tiles that were drawn before, and a few
//! frames. If the pictures are very large, fewer cores draw.

mod color_table;
mod files;
pub mod frame_times;

use std::io::{self, Write};
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use gif::Frame;
use rayon::prelude::*;

use self::color_table::{ColorCounts, ColorLookup, ColorTable, UNCHANGED};
use self::files::{AnimationFile, AnimationHeader, Apng, Gif};
use super::raster::{MAX_KEPT_BYTES, PixelRect, PixelSpan, Raster};
use super::size::{TooLarge, size_in_pixels};
use crate::picture::Picture;
use crate::picture::color_role::{ColorRole, Theme};

/// The number of frames, spread over the animation, whose colors are counted for the color table.
const SAMPLES: usize = 12;
/// The most frames that one core draws in sequence.
const CHUNK: usize = 24;
/// The most bytes of frames that wait until they are written.
const MAX_WAITING_BYTES: usize = 300_000_000;
/// The bytes that a painter needs per pixel: four for its color, one for its number, one for the frame in the making.
const BYTES_PER_PIXEL: usize = 6;
/// The most bytes of pixels that all painters together have.
const MAX_PAINTER_BYTES: usize = 1_000_000_000;

/// The format of an animation's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnimationFormat {
    Gif,
    /// An animated PNG.
    Apng,
}

/// An animation: its pictures, and the time that each is shown.
///
/// All pictures have the size of the first one. They are asked for from several threads, in any order, and some of them
/// more than once.
pub struct Animation<'a> {
    frames: usize,
    picture: &'a (dyn Fn(usize) -> Picture + Sync),
    delay: &'a (dyn Fn(usize) -> Duration + Sync),
    theme: Theme,
    scale: f32,
    /// The size of each picture in points.
    points: (f32, f32),
    /// The size of each picture in pixels.
    size: (u16, u16),
}

impl<'a> Animation<'a> {
    /// Returns an animation of `frames` pictures at `scale` pixels per point.
    ///
    /// Delays are rounded so that the errors do not add up: in a GIF to hundredths of a second, in an animated PNG to
    /// milliseconds. The least is 20 milliseconds.
    ///
    /// # Errors
    /// If a frame would have too many pixels.
    ///
    /// # Panics
    /// If there are no frames.
    pub fn new(
        frames: usize,
        picture: &'a (dyn Fn(usize) -> Picture + Sync),
        delay: &'a (dyn Fn(usize) -> Duration + Sync),
        theme: Theme,
        scale: f32,
    ) -> Result<Self, TooLarge> {
        assert!(frames > 0, "an animation has at least one frame");
        let Picture { width, height, .. } = picture(0);
        let pixels = size_in_pixels(width, height, scale)?;
        let size = (pixels.0 as u16, pixels.1 as u16);
        Ok(Self { frames, picture, delay, theme, scale, points: (width, height), size })
    }

    /// Writes the animation to `out`, or returns `Break` as soon as `keep_on` does.
    ///
    /// `keep_on` gets the number of finished frames, on any thread and after each frame. It gets 0 several times before
    /// that, while the colors are chosen. A frame takes the time of its changes. The file does not depend on the number
    /// of threads.
    ///
    /// # Errors
    /// If `out` can't be written to.
    pub fn write(
        &self,
        format: AnimationFormat,
        out: impl Write,
        keep_on: &(impl Fn(usize) -> ControlFlow<()> + Sync),
    ) -> io::Result<ControlFlow<()>> {
        match format {
            AnimationFormat::Gif => self.write_as::<Gif<_>, _>(out, keep_on),
            AnimationFormat::Apng => self.write_as::<Apng<_>, _>(out, keep_on),
        }
    }

    fn write_as<F: AnimationFile<W>, W: Write>(
        &self,
        out: W,
        keep_on: &(impl Fn(usize) -> ControlFlow<()> + Sync),
    ) -> io::Result<ControlFlow<()>> {
        let empty = Picture { width: self.points.0, height: self.points.1, marks: Vec::new() };
        let painters = self.painters();
        let raster = |_| {
            let mut raster = Raster::new(&empty, self.theme, self.scale).expect("its size has been checked");
            raster.keep(MAX_KEPT_BYTES / painters);
            raster
        };
        let mut rasters: Vec<_> = (0..painters).map(raster).collect();
        let ControlFlow::Continue(counts) = self.sample(&mut rasters, keep_on) else {
            return Ok(ControlFlow::Break(()));
        };
        let color_table = ColorTable::new(ColorRole::ALL.map(|role| role.rgb(self.theme)), &counts);
        let mut painters: Vec<_> = rasters.into_iter().map(|raster| FramePainter::new(raster, &color_table)).collect();

        let ((width, height), colors) = (self.size, color_table.bytes());
        let mut file = F::begin(&AnimationHeader { width, height, pictures: self.frames, colors: &colors }, out)?;
        let done = AtomicUsize::new(0);
        let chunk = (MAX_WAITING_BYTES / self.pixels() / painters.len()).clamp(1, CHUNK);
        for batch in (0..self.frames).step_by(chunk * painters.len()) {
            let chunks = painters.par_iter_mut().enumerate().with_max_len(1).map(|(number, painter)| {
                let first = (batch + number * chunk).min(self.frames);
                painter.frames(self.picture, first..(first + chunk).min(self.frames), F::prepare, || {
                    keep_on(done.fetch_add(1, Ordering::Relaxed) + 1)
                })
            });
            let chunks: Option<Vec<_>> = chunks.map(ControlFlow::continue_value).collect();
            let Some(chunks) = chunks else { return Ok(ControlFlow::Break(())) };
            for (number, frame) in (batch..).zip(chunks.into_iter().flatten()) {
                file.add(frame, (self.delay)(number))?;
                if keep_on(done.load(Ordering::Relaxed)).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        file.end().map(ControlFlow::Continue)
    }

    /// Returns the number of pixels of each picture.
    fn pixels(&self) -> usize {
        usize::from(self.size.0) * usize::from(self.size.1)
    }

    /// Returns the number of frames that are drawn at once: one per core, or fewer if they need too much memory.
    fn painters(&self) -> usize {
        rayon::current_num_threads().min(MAX_PAINTER_BYTES / (self.pixels() * BYTES_PER_PIXEL)).max(1)
    }

    /// Counts the colors of some of the frames.
    fn sample(
        &self,
        rasters: &mut [Raster],
        keep_on: &(impl Fn(usize) -> ControlFlow<()> + Sync),
    ) -> ControlFlow<(), ColorCounts> {
        let samples = SAMPLES.min(self.frames);
        let frame_of = |sample: usize| sample * (self.frames - 1) / (samples - 1).max(1);
        let every = rasters.len();
        let counts = rasters.par_iter_mut().enumerate().with_max_len(1).map(|(first, raster)| {
            let mut counts = ColorCounts::new();
            for sample in (first..samples).step_by(every) {
                keep_on(0)?;
                raster.draw((self.picture)(frame_of(sample)));
                count(raster.pixels(), &mut counts);
            }
            ControlFlow::Continue(counts)
        });
        counts.try_reduce(ColorCounts::new, |mut all, counts| {
            for (color, count) in counts {
                *all.entry(color).or_default() += count;
            }
            ControlFlow::Continue(all)
        })
    }
}

/// Adds the pixels to the counts of their colors.
fn count(pixels: &[u8], counts: &mut ColorCounts) {
    let runs = pixels.as_chunks::<4>().0.chunk_by(|one, next| one == next);
    for run in runs {
        let [red, green, blue, _] = run[0];
        *counts.entry([red, green, blue]).or_default() += run.len() as u64;
    }
}

#[cfg(test)]
mod tests;

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
