//! Animated GIFs, which play without end.
//!
//! All frames share one color table. A frame holds the smallest rectangle around its changes, and pixels without a change
//! are transparent in it. A frame without any change lengthens the one before it.
//!
//! Frames are drawn and compressed in chunks on all cores. Memory holds a raster per core and a few compressed frames. If
//! the pictures are very large, fewer cores draw.

use std::io::{self, Write};
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use rayon::prelude::*;

use super::color_table::{ColorCounts, ColorLookup, ColorTable, UNCHANGED};
use super::limits::{TooLarge, size_in_pixels};
use super::raster::{PixelRect, PixelSpan, Raster};
use crate::picture::Picture;
use crate::picture::color_role::{ColorRole, Theme};

/// The number of frames, spread over the animation, whose colors are counted for the color table.
const SAMPLES: usize = 12;
/// The number of frames that one core draws in sequence.
const CHUNK: usize = 24;
/// The bytes that a painter needs per pixel: four for its color, one for its number, one for the frame in the making.
const BYTES_PER_PIXEL: usize = 6;
/// The most bytes that all painters together take.
const MAX_PAINTER_BYTES: usize = 1_000_000_000;
/// The shortest and the longest delay of a frame, in hundredths of a second. Viewers show a frame with less for 10.
const MIN_DELAY: u64 = 2;
const MAX_DELAY: u64 = u16::MAX as u64;

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
    /// Delays are rounded to hundredths of a second so that the errors do not add up. The least is 20 milliseconds.
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
    /// that, while the colors are chosen. A frame takes the time of its changes.
    ///
    /// # Errors
    /// If `out` can't be written to.
    pub fn write(
        &self,
        mut out: impl Write,
        keep_on: &(impl Fn(usize) -> ControlFlow<()> + Sync),
    ) -> io::Result<ControlFlow<()>> {
        let empty = Picture { width: self.points.0, height: self.points.1, marks: Vec::new() };
        let raster = |_| Raster::new(&empty, self.theme, self.scale).expect("its size has been checked");
        let mut rasters: Vec<_> = (0..self.painters()).map(raster).collect();
        let ControlFlow::Continue(counts) = self.sample(&mut rasters, keep_on) else {
            return Ok(ControlFlow::Break(()));
        };
        let color_table = ColorTable::new(ColorRole::ALL.map(|role| role.rgb(self.theme)), &counts);
        let mut painters: Vec<_> = rasters.into_iter().map(|raster| FramePainter::new(raster, &color_table)).collect();

        // The encoder writes to memory, because after an error its drop would write once more and panic.
        let (width, height) = self.size;
        let mut encoder = Encoder::new(Vec::new(), width, height, &color_table.bytes())
            .expect("memory takes all bytes, and the color table has 256 colors");
        encoder.set_repeat(Repeat::Infinite).expect("memory takes all bytes, and the color table has 256 colors");
        let mut timer = FrameTimer::default();
        let mut shown: Option<Frame> = None;
        let done = AtomicUsize::new(0);
        for batch in (0..self.frames).step_by(CHUNK * painters.len()) {
            let chunks = painters.par_iter_mut().enumerate().with_max_len(1).map(|(number, painter)| {
                let first = (batch + number * CHUNK).min(self.frames);
                painter.frames(self, first..(first + CHUNK).min(self.frames), || {
                    keep_on(done.fetch_add(1, Ordering::Relaxed) + 1)
                })
            });
            let chunks: Option<Vec<_>> = chunks.map(ControlFlow::continue_value).collect();
            let Some(chunks) = chunks else { return Ok(ControlFlow::Break(())) };
            for (number, frame) in (batch..).zip(chunks.into_iter().flatten()) {
                if let Some(frame) = frame
                    && let Some(before) = shown.replace(frame)
                {
                    encoder
                        .write_lzw_pre_encoded_frame(&timer.timed(before))
                        .expect("memory takes all bytes, and the color table has 256 colors");
                }
                timer.end += (self.delay)(number);
            }
            out.write_all(encoder.get_ref())?;
            encoder.get_mut().clear();
        }
        let last = shown.expect("the first frame changes all");
        encoder
            .write_lzw_pre_encoded_frame(&timer.timed(last))
            .expect("memory takes all bytes, and the color table has 256 colors");
        out.write_all(&encoder.into_inner().expect("memory takes all bytes, and the color table has 256 colors"))?;
        out.flush()?;
        Ok(ControlFlow::Continue(()))
    }

    /// Returns the number of frames that are drawn at once: one per core, or fewer if they need too much memory.
    fn painters(&self) -> usize {
        let bytes = usize::from(self.size.0) * usize::from(self.size.1) * BYTES_PER_PIXEL;
        rayon::current_num_threads().min(MAX_PAINTER_BYTES / bytes).max(1)
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

/// Draws frames in sequence, each as a change of the one before.
struct FramePainter<'a> {
    raster: Raster,
    colors: ColorLookup<'a>,
    /// The number of each pixel's color in the last frame.
    numbers: Vec<u8>,
}

impl<'a> FramePainter<'a> {
    fn new(raster: Raster, color_table: &'a ColorTable) -> Self {
        let mut colors = ColorLookup::new(color_table);
        let pixels = raster.pixels().as_chunks::<4>().0;
        let numbers = pixels.iter().map(|[red, green, blue, _]| colors.nearest([*red, *green, *blue])).collect();
        Self { raster, colors, numbers }
    }

    /// Returns the compressed frames, `None` for one that equals the one before it. Stops when `keep_on` breaks.
    fn frames(
        &mut self,
        animation: &Animation,
        frames: Range<usize>,
        keep_on: impl Fn() -> ControlFlow<()>,
    ) -> ControlFlow<(), Vec<Option<Frame<'static>>>> {
        if frames.start > 0 && !frames.is_empty() {
            self.draw((animation.picture)(frames.start - 1));
        }
        let mut drawn = Vec::new();
        for number in frames {
            let changed = self.draw((animation.picture)(number));
            let frame = if number == 0 { Some(self.whole()) } else { changed };
            drawn.push(frame);
            keep_on()?;
        }
        ControlFlow::Continue(drawn)
    }

    /// Draws a picture. Returns the frame that turns the last picture into it, or `None` if they are equal.
    fn draw(&mut self, picture: Picture) -> Option<Frame<'static>> {
        let changed = self.raster.draw(picture);
        Some(self.renumber(PixelRect::around(&changed)?, &changed))
    }

    /// Updates the numbers of the changed pixels. Returns a frame of `area` with those that are different now.
    fn renumber(&mut self, area: PixelRect, changed: &[PixelSpan]) -> Frame<'static> {
        let stride = self.raster.size().0 as usize;
        let pixels = self.raster.pixels().as_chunks::<4>().0;
        let mut indices = vec![UNCHANGED; (area.width * area.height) as usize];
        for PixelSpan { line, columns } in changed {
            let place = ((line - area.top) * area.width + columns.start - area.left) as usize;
            let first = *line as usize * stride;
            let span = first + columns.start as usize..first + columns.end as usize;
            let numbers = self.numbers[span.clone()].iter_mut();
            for (shown, (number, [red, green, blue, _])) in indices[place..].iter_mut().zip(numbers.zip(&pixels[span]))
            {
                let new = self.colors.nearest([*red, *green, *blue]);
                if new != *number {
                    *number = new;
                    *shown = new;
                }
            }
        }
        frame(area, indices)
    }

    /// Returns a frame with all pixels.
    fn whole(&self) -> Frame<'static> {
        let (width, height) = self.raster.size();
        frame(PixelRect { left: 0, top: 0, width, height }, self.numbers.clone())
    }
}

/// Returns a compressed frame of these numbers of colors.
fn frame(area: PixelRect, indices: Vec<u8>) -> Frame<'static> {
    let [left, top, width, height] = [area.left, area.top, area.width, area.height].map(|pixels| pixels as u16);
    let (dispose, transparent) = (DisposalMethod::Keep, Some(UNCHANGED));
    let mut frame =
        Frame { left, top, width, height, buffer: indices.into(), dispose, transparent, ..Frame::default() };
    frame.make_lzw_pre_encoded();
    frame
}

/// Rounds delays to hundredths of a second without adding up the errors.
#[derive(Default)]
struct FrameTimer {
    /// The time from the beginning to the end of the frame that is shown now.
    end: Duration,
    /// The hundredths of a second that the frames before it take.
    elapsed: u64,
}

impl FrameTimer {
    /// Returns the frame that is shown now with its delay.
    fn timed<'a>(&mut self, frame: Frame<'a>) -> Frame<'a> {
        let end = (self.end.as_millis() as u64 + 5) / 10;
        let delay = end.saturating_sub(self.elapsed).clamp(MIN_DELAY, MAX_DELAY);
        self.elapsed += delay;
        Frame { delay: delay as u16, ..frame }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::super::tests::{mean_difference, pixel, table};
    use super::*;
    use crate::picture::{Mark, Rect};
    use crate::session::Layout;

    const FIVE: &str = "8 15 3 7 9";
    const GO_ON: fn(usize) -> ControlFlow<()> = |_| ControlFlow::Continue(());

    /// Returns a picture of the fill of five coins: eight frames per step, after a pause at the beginning.
    fn fill(frame: usize) -> Picture {
        table(FIVE, (frame as f64 - 3.0).max(0.0) / 8.0, Layout::Square, (420.0, 300.0))
    }

    const FRAMES: usize = 15 * 8 + 4;

    fn written(frames: usize, picture: &(dyn Fn(usize) -> Picture + Sync), delay: Duration) -> Vec<u8> {
        let delay = |_: usize| delay;
        let animation = Animation::new(frames, picture, &delay, Theme::Dark, 1.0).unwrap();
        let mut file = Vec::new();
        assert!(animation.write(&mut file, &GO_ON).unwrap().is_continue());
        file
    }

    /// Plays a file like a viewer. Returns all pixels after each frame, and its delay in hundredths of a second.
    fn played(file: &[u8]) -> Vec<(Vec<u8>, u16)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut reader = options.read_info(Cursor::new(file)).unwrap();
        assert_eq!(reader.repeat(), Repeat::Infinite);
        let (width, height) = (usize::from(reader.width()), usize::from(reader.height()));
        let mut screen = vec![0; 4 * width * height];
        let mut frames = Vec::new();
        while let Some(frame) = reader.read_next_frame().unwrap() {
            let line = 4 * usize::from(frame.width);
            for (drawn, y) in frame.buffer.chunks_exact(line).zip(usize::from(frame.top)..) {
                let at = 4 * (y * width + usize::from(frame.left));
                for (pixel, drawn) in screen[at..at + line].chunks_exact_mut(4).zip(drawn.chunks_exact(4)) {
                    if drawn[3] > 0 {
                        pixel.copy_from_slice(drawn);
                    }
                }
            }
            frames.push((screen.clone(), frame.delay));
        }
        frames
    }

    #[test]
    fn a_viewer_shows_every_picture_for_its_time() {
        let frames = played(&written(FRAMES, &fill, Duration::from_millis(33)));
        let mut raster = Raster::new(&fill(0), Theme::Dark, 1.0).unwrap();
        let (mut end, mut shown, mut ends_at) = (0, frames.iter(), 0);
        let mut screen = None;
        for number in 0..FRAMES {
            raster.draw(fill(number));
            // The frame that is shown in the middle of the picture's time.
            while ends_at * 10 <= number * 33 + 16 {
                let (pixels, delay) = shown.next().unwrap();
                (screen, ends_at) = (Some(pixels), ends_at + usize::from(*delay));
            }
            end += 33;
            let difference = mean_difference(screen.unwrap(), raster.pixels());
            assert!(difference < 0.3, "frame {number}: {difference}");
        }
        assert!(shown.next().is_none());
        assert_eq!(ends_at, (end + 5) / 10);
        assert!(frames.len() < FRAMES, "the pictures at the beginning are all equal");
        assert!(frames[0].1 >= 12);
    }

    #[test]
    fn areas_have_the_exact_colors_of_their_roles() {
        let frames = played(&written(FRAMES, &fill, Duration::from_millis(40)));
        let mut raster = Raster::new(&fill(0), Theme::Dark, 1.0).unwrap();
        raster.draw(fill(FRAMES - 1));
        let (last, width) = (&frames[frames.len() - 1].0, raster.size().0);
        let roles = [ColorRole::Background, ColorRole::Cell, ColorRole::First, ColorRole::Second, ColorRole::Text];
        let mut seen = [0; 5];
        for (x, y) in (0..300).flat_map(|y| (0..420).map(move |x| (x, y))) {
            let meant = pixel(raster.pixels(), width, x, y);
            if let Some(role) = roles.iter().position(|role| role.rgb(Theme::Dark) == meant) {
                assert_eq!(pixel(last, width, x, y), meant);
                seen[role] += 1;
            }
        }
        assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
    }

    #[test]
    fn the_file_is_the_same_on_any_number_of_cores() {
        let files = [1, 3].map(|cores| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(cores).build().unwrap();
            pool.install(|| written(FRAMES, &fill, Duration::from_millis(40)))
        });
        assert!(files[0] == files[1]);
    }

    #[test]
    fn a_picture_alone_is_an_animation_too() {
        let still = |_: usize| Picture {
            width: 30.0,
            height: 20.0,
            marks: vec![Mark::Rect {
                rect: Rect::new(0.0, 0.0, 9.0, 9.0),
                radius: 0.0,
                fill: Some(ColorRole::First.into()),
                stroke: None,
            }],
        };
        for frames in [1, 2, 40] {
            let shown = played(&written(frames, &still, Duration::from_millis(5)));
            let [(pixels, delay)] = &shown[..] else { panic!("{} frames", shown.len()) };
            assert_eq!(usize::from(*delay), (frames / 2).max(MIN_DELAY as usize));
            assert_eq!(pixel(pixels, 30, 8, 8), ColorRole::First.rgb(Theme::Dark));
        }
    }

    #[test]
    fn an_animation_stops_when_keep_on_breaks() {
        let delay = |_: usize| Duration::from_millis(40);
        let animation = Animation::new(FRAMES, &fill, &delay, Theme::Dark, 1.0).unwrap();
        for stop_at in [0, 5, 70] {
            let most = AtomicUsize::new(0);
            let keep_on = |done: usize| {
                most.fetch_max(done, Ordering::Relaxed);
                if done >= stop_at { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            assert_eq!(animation.write(Vec::new(), &keep_on).unwrap(), ControlFlow::Break(()));
            assert!(most.into_inner() < stop_at + 2 * rayon::current_num_threads());
        }
    }

    #[test]
    fn large_frames_are_drawn_by_fewer_painters() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(64).build().unwrap();
        let delay = |_: usize| Duration::from_millis(40);
        for (side, painters) in [(100.0, 64), (2_000.0, 41), (4_000.0, 10)] {
            let picture = |_: usize| Picture { width: side, height: side, marks: vec![] };
            let animation = Animation::new(FRAMES, &picture, &delay, Theme::Dark, 1.0).unwrap();
            assert_eq!(pool.install(|| animation.painters()), painters);
        }
    }

    #[test]
    fn an_error_while_writing_is_returned() {
        let delay = |_: usize| Duration::from_millis(40);
        let animation = Animation::new(FRAMES, &fill, &delay, Theme::Dark, 1.0).unwrap();
        let mut room = [0; 1_000];
        let error = animation.write(&mut room[..], &GO_ON).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::WriteZero);
    }

    #[test]
    #[ignore = "prints timings; run it with --release --nocapture"]
    fn timings() {
        use std::time::Instant;
        let row: Vec<_> = (0..64).map(|coin| (coin * 37 % 90 + 10).to_string()).collect();
        let row = row.join(" ");
        let picture = |frame: usize| table(&row, frame as f64 + 0.7, Layout::Square, (2_400.0, 1_600.0));
        let tell = |what: &str, since: Instant| println!("{what}: {:.2?}", since.elapsed());
        let start = Instant::now();
        let (first, second) = (picture(1500), picture(1501));
        tell("two pictures", start);
        println!("{} marks", first.marks.len());
        let start = Instant::now();
        let mut raster = Raster::new(&first, Theme::Dark, 1.0).unwrap();
        raster.draw(first);
        tell("fresh", start);
        let start = Instant::now();
        let changed = raster.draw(second);
        tell("incremental", start);
        println!("{:?} changed to {:?}", raster.size(), PixelRect::around(&changed));
        let pictures: Vec<_> = (1502..1532).map(picture).collect();
        let start = Instant::now();
        for picture in pictures {
            raster.draw(picture);
        }
        tell("30 incremental", start);
        let start = Instant::now();
        let bytes = raster.png();
        tell("PNG", start);
        println!("{} kB", bytes.len() / 1000);
        let delay = |_: usize| Duration::from_millis(40);
        let animation = Animation::new(2_080, &picture, &delay, Theme::Dark, 1.0).unwrap();
        let start = Instant::now();
        let mut file = Vec::new();
        let _ = animation.write(&mut file, &GO_ON).unwrap();
        tell("GIF of 2080 frames", start);
        println!("{} kB", file.len() / 1000);
    }
}
