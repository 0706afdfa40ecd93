//! Pictures that follow each other as an animated GIF, which plays without end.
//!
//! All frames share one palette. Each frame holds the smallest rectangle with all that changes; of its pixels only those
//! that may have changed are looked at, and those that have not are transparent. Frames in which nothing changes lengthen
//! the one before. Frames are drawn and compressed in chunks, on all cores, so that memory holds a raster for each core,
//! fewer of large pictures, and a few compressed frames.

use std::io::{self, Write};
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use rayon::prelude::*;

use super::limits::{TooLarge, size_in_pixels};
use super::palette::{Counts, Index, Palette, UNCHANGED};
use super::raster::{Area, Raster, Span};
use crate::picture::Picture;
use crate::picture::color_role::{ColorRole, Theme};

/// How many frames, spread over the animation, are looked at for the palette.
const SAMPLES: usize = 12;
/// How many frames one core draws in a row.
const CHUNK: usize = 24;
/// What a painter keeps of a pixel: its color, the number of that, and in the frame that it makes the number once more.
const BYTES_OF_A_PIXEL: usize = 6;
/// How much memory all painters together may take.
const MOST_BYTES: usize = 1_000_000_000;
/// The shortest and the longest that a frame is shown, in hundredths of a second. Viewers take less for a mistake and show
/// it for 10.
const SHORTEST: u64 = 2;
const LONGEST: u64 = u16::MAX as u64;

/// Pictures of the size of the first one, and how long each is shown.
///
/// Pictures are asked for from several threads, in any order, and some of them more than once.
pub struct Animation<'a> {
    frames: usize,
    picture: &'a (dyn Fn(usize) -> Picture + Sync),
    delay: &'a (dyn Fn(usize) -> Duration + Sync),
    theme: Theme,
    scale: f32,
    /// Of each picture, in points and in pixels.
    points: (f32, f32),
    size: (u16, u16),
}

impl<'a> Animation<'a> {
    /// An animation of as many `frames`, at `scale` pixels a point. A frame is shown for a time rounded to hundredths of
    /// a second, in such a way that the rounding does not add up; for 20 milliseconds at least.
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

    /// Writes the animation, unless `keep_on` says to stop: it is told, on any thread, how many frames are done whenever
    /// one is, and before, while the colors are chosen, several times that none is.
    ///
    /// Cost: a frame takes the time of what changes in it.
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
        let palette = Palette::new(ColorRole::ALL.map(|role| role.rgb(self.theme)), &counts);
        let mut painters: Vec<_> = rasters.into_iter().map(|raster| Painter::new(raster, &palette)).collect();

        // Through memory, for an encoder that is dropped after an error writes once more, and panics.
        let (width, height) = self.size;
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes()).expect(IN_MEMORY);
        encoder.set_repeat(Repeat::Infinite).expect(IN_MEMORY);
        let mut timer = Timer::default();
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
                    encoder.write_lzw_pre_encoded_frame(&timer.timed(before)).expect(IN_MEMORY);
                }
                timer.end += (self.delay)(number);
            }
            out.write_all(encoder.get_ref())?;
            encoder.get_mut().clear();
        }
        let last = shown.expect("the first frame changes all");
        encoder.write_lzw_pre_encoded_frame(&timer.timed(last)).expect(IN_MEMORY);
        out.write_all(&encoder.into_inner().expect(IN_MEMORY))?;
        out.flush()?;
        Ok(ControlFlow::Continue(()))
    }

    /// How many frames are drawn at once: one on each core, if memory has room for them.
    fn painters(&self) -> usize {
        let bytes = usize::from(self.size.0) * usize::from(self.size.1) * BYTES_OF_A_PIXEL;
        rayon::current_num_threads().min(MOST_BYTES / bytes).max(1)
    }

    /// The colors of some of the frames.
    fn sample(
        &self,
        rasters: &mut [Raster],
        keep_on: &(impl Fn(usize) -> ControlFlow<()> + Sync),
    ) -> ControlFlow<(), Counts> {
        let samples = SAMPLES.min(self.frames);
        let frame_of = |sample: usize| sample * (self.frames - 1) / (samples - 1).max(1);
        let every = rasters.len();
        let counts = rasters.par_iter_mut().enumerate().with_max_len(1).map(|(first, raster)| {
            let mut counts = Counts::new();
            for sample in (first..samples).step_by(every) {
                keep_on(0)?;
                raster.draw((self.picture)(frame_of(sample)));
                count(raster.pixels(), &mut counts);
            }
            ControlFlow::Continue(counts)
        });
        counts.try_reduce(Counts::new, |mut all, counts| {
            for (color, count) in counts {
                *all.entry(color).or_default() += count;
            }
            ControlFlow::Continue(all)
        })
    }
}

const IN_MEMORY: &str = "memory takes all bytes, and the palette has 256 colours";

/// Adds the pixels to the counts of their colors.
fn count(pixels: &[u8], counts: &mut Counts) {
    let runs = pixels.as_chunks::<4>().0.chunk_by(|one, next| one == next);
    for run in runs {
        let [red, green, blue, _] = run[0];
        *counts.entry([red, green, blue]).or_default() += run.len() as u64;
    }
}

/// Draws frames in their order, each from the one before.
struct Painter<'a> {
    raster: Raster,
    index: Index<'a>,
    /// The number of each pixel's color, in the frame that was drawn last.
    numbers: Vec<u8>,
}

impl<'a> Painter<'a> {
    fn new(raster: Raster, palette: &'a Palette) -> Self {
        let mut index = Index::new(palette);
        let pixels = raster.pixels().as_chunks::<4>().0;
        let numbers = pixels.iter().map(|[red, green, blue, _]| index.of([*red, *green, *blue])).collect();
        Self { raster, index, numbers }
    }

    /// The compressed frames, nothing for one that looks like that before it, until `keep_on` says to stop.
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

    /// Draws a picture, and the frame that makes it of the one before.
    fn draw(&mut self, picture: Picture) -> Option<Frame<'static>> {
        let changed = self.raster.draw(picture);
        Some(self.renumber(Area::around(&changed)?, &changed))
    }

    /// Numbers the colors of pixels in an area anew. The frame has those that are others then.
    fn renumber(&mut self, area: Area, changed: &[Span]) -> Frame<'static> {
        let stride = self.raster.size().0 as usize;
        let pixels = self.raster.pixels().as_chunks::<4>().0;
        let mut indices = vec![UNCHANGED; (area.width * area.height) as usize];
        for Span { line, columns } in changed {
            let place = ((line - area.top) * area.width + columns.start - area.left) as usize;
            let first = *line as usize * stride;
            let span = first + columns.start as usize..first + columns.end as usize;
            let numbers = self.numbers[span.clone()].iter_mut();
            for (shown, (number, [red, green, blue, _])) in indices[place..].iter_mut().zip(numbers.zip(&pixels[span]))
            {
                let new = self.index.of([*red, *green, *blue]);
                if new != *number {
                    *number = new;
                    *shown = new;
                }
            }
        }
        frame(area, indices)
    }

    /// A frame with all pixels.
    fn whole(&self) -> Frame<'static> {
        let (width, height) = self.raster.size();
        frame(Area { left: 0, top: 0, width, height }, self.numbers.clone())
    }
}

/// A frame with these numbers of colors, compressed.
fn frame(area: Area, indices: Vec<u8>) -> Frame<'static> {
    let [left, top, width, height] = [area.left, area.top, area.width, area.height].map(|pixels| pixels as u16);
    let (dispose, transparent) = (DisposalMethod::Keep, Some(UNCHANGED));
    let mut frame =
        Frame { left, top, width, height, buffer: indices.into(), dispose, transparent, ..Frame::default() };
    frame.make_lzw_pre_encoded();
    frame
}

/// Rounds times to hundredths of a second.
#[derive(Default)]
struct Timer {
    /// When the frame that is shown now ends, from the beginning.
    end: Duration,
    /// The hundredths of the frames before it.
    told: u64,
}

impl Timer {
    /// The frame that is shown now, for as long as it is.
    fn timed<'a>(&mut self, frame: Frame<'a>) -> Frame<'a> {
        let end = (self.end.as_millis() as u64 + 5) / 10;
        let delay = end.saturating_sub(self.told).clamp(SHORTEST, LONGEST);
        self.told += delay;
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

    /// A fill of five coins, eight frames a step, with a pause at its beginning.
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

    /// What a viewer shows: all pixels after each frame, and the frame's hundredths of a second.
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
        assert!(frames.len() < FRAMES, "those at the beginning are all alike");
        assert!(frames[0].1 >= 12);
    }

    #[test]
    fn areas_have_exactly_their_inks_in_every_frame() {
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
            assert_eq!(usize::from(*delay), (frames / 2).max(SHORTEST as usize));
            assert_eq!(pixel(pixels, 30, 8, 8), ColorRole::First.rgb(Theme::Dark));
        }
    }

    #[test]
    fn it_stops_when_it_is_told_to() {
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
    fn an_error_of_the_file_is_passed_on() {
        let delay = |_: usize| Duration::from_millis(40);
        let animation = Animation::new(FRAMES, &fill, &delay, Theme::Dark, 1.0).unwrap();
        let mut room = [0; 1_000];
        let error = animation.write(&mut room[..], &GO_ON).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::WriteZero);
    }

    #[test]
    #[ignore = "tells how long things take; run it with --release --nocapture"]
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
        println!("{:?} changed to {:?}", raster.size(), Area::around(&changed));
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
