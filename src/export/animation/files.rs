//! The file formats of animations. Both play without end, and a pixel without a change is transparent.

use std::io::{self, Write};
use std::time::Duration;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::color_table::UNCHANGED;

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

/// A file of an animation, while it is written.
pub trait AnimationFile<W>: Sized {
    /// Writes what comes before the frames.
    fn begin(header: &AnimationHeader, out: W) -> io::Result<Self>;

    /// Does what can be done on any thread to a frame, whose buffer has the number of each pixel's color.
    fn prepare(frame: &mut Frame);

    /// Adds the next picture, which is shown for `delay`. It is `None` if it equals the one before.
    fn add(&mut self, frame: Option<Frame<'static>>, delay: Duration) -> io::Result<()>;

    /// Writes what comes after the frames.
    fn end(self) -> io::Result<()>;
}

/// A GIF. A picture that equals the one before lengthens its frame.
pub struct Gif<W: Write> {
    encoder: Encoder<W>,
    timer: FrameTimer,
    /// The frame that is shown now. Its delay is not known before the next frame.
    shown: Option<Frame<'static>>,
}

impl<W: Write> Gif<W> {
    /// Writes the frame that is shown now.
    fn write(&mut self) -> io::Result<()> {
        let Some(frame) = self.shown.take() else { return Ok(()) };
        let delay = self.timer.due().min(u16::MAX.into());
        self.timer.finish(delay);
        let frame = Frame { delay: delay as u16, ..frame };
        self.encoder.write_lzw_pre_encoded_frame(&frame).map_err(gif_error)
    }
}

impl<W: Write> AnimationFile<W> for Gif<W> {
    fn begin(header: &AnimationHeader, out: W) -> io::Result<Self> {
        let mut encoder = Encoder::new(out, header.width, header.height, header.colors).map_err(gif_error)?;
        encoder.set_repeat(Repeat::Infinite).map_err(gif_error)?;
        Ok(Self { encoder, timer: FrameTimer::new(10), shown: None })
    }

    fn prepare(frame: &mut Frame) {
        frame.make_lzw_pre_encoded();
    }

    fn add(&mut self, frame: Option<Frame<'static>>, delay: Duration) -> io::Result<()> {
        if let Some(frame) = frame {
            self.write()?;
            self.shown = Some(Frame { dispose: DisposalMethod::Keep, transparent: Some(UNCHANGED), ..frame });
        }
        self.timer.lengthen(delay);
        Ok(())
    }

    fn end(mut self) -> io::Result<()> {
        self.write()?;
        self.encoder.into_inner().map_err(gif_error)?.flush()
    }
}

/// An animated PNG. The file says first how many frames it has, so each picture is one. Programs that know no animations
/// show the first picture.
pub struct Apng<W: Write> {
    writer: png::Writer<W>,
    timer: FrameTimer,
}

impl<W: Write> AnimationFile<W> for Apng<W> {
    fn begin(header: &AnimationHeader, out: W) -> io::Result<Self> {
        let mut encoder = png::Encoder::new(out, header.width.into(), header.height.into());
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(header.colors);
        // All numbers behind that of pixels without a change are opaque.
        encoder.set_trns(&[0][..]);
        encoder.set_filter(png::Filter::NoFilter);
        let plays_without_end = 0;
        encoder.set_animated(header.pictures as u32, plays_without_end).map_err(png_error)?;
        encoder.set_blend_op(png::BlendOp::Over).map_err(png_error)?;
        let writer = encoder.write_header().map_err(png_error)?;
        Ok(Self { writer, timer: FrameTimer::new(1) })
    }

    fn prepare(_frame: &mut Frame) {}

    fn add(&mut self, frame: Option<Frame<'static>>, delay: Duration) -> io::Result<()> {
        let frame = frame.unwrap_or_else(|| Frame::from_indexed_pixels(1, 1, [UNCHANGED], None));
        self.timer.lengthen(delay);
        let (due, most) = (self.timer.due(), u64::from(u16::MAX));
        let (part, of) = if due <= most { (due, 1_000) } else { ((due / 10).min(most), 100) };
        self.timer.finish(part * (1_000 / u64::from(of)));
        let [left, top, width, height] = [frame.left, frame.top, frame.width, frame.height].map(u32::from);
        let mut write = || {
            self.writer.set_frame_delay(part as u16, of)?;
            self.writer.reset_frame_position()?;
            self.writer.set_frame_dimension(width, height)?;
            self.writer.set_frame_position(left, top)?;
            self.writer.write_image_data(&frame.buffer)
        };
        write().map_err(png_error)
    }

    fn end(self) -> io::Result<()> {
        self.writer.finish().map_err(png_error)
    }
}

fn gif_error(error: gif::EncodingError) -> io::Error {
    match error {
        gif::EncodingError::Io(error) => error,
        other => io::Error::other(other),
    }
}

fn png_error(error: png::EncodingError) -> io::Error {
    match error {
        png::EncodingError::IoError(error) => error,
        other => io::Error::other(other),
    }
}

/// Rounds delays without adding up the errors.
struct FrameTimer {
    /// The milliseconds that the format counts as one.
    unit: u64,
    /// The time from the beginning to the end of the frame that is shown now.
    end: Duration,
    /// The units that the frames before it take.
    elapsed: u64,
}

impl FrameTimer {
    fn new(unit: u64) -> Self {
        Self { unit, end: Duration::ZERO, elapsed: 0 }
    }

    /// Shows the present frame for longer.
    fn lengthen(&mut self, delay: Duration) {
        self.end += delay;
    }

    /// Returns how long the present frame has to be shown, in units.
    fn due(&self) -> u64 {
        let end = (self.end.as_millis() as u64 + self.unit / 2) / self.unit;
        end.saturating_sub(self.elapsed).max(MIN_DELAY / self.unit)
    }

    /// Ends the present frame after so many units.
    fn finish(&mut self, delay: u64) {
        self.elapsed += delay;
    }
}
