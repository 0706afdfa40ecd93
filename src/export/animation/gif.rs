//! Animated GIFs.
//!
//! Pixels without a change are transparent. A picture that equals the one before lengthens its frame.

use std::borrow::Cow;
use std::time::Duration;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::color_table::UNCHANGED;
use super::frame_format::{AnimationHeader, CompressedFrame, FrameFormat, FrameTimer};
use super::lzw;
use super::patch::Patch;

/// The milliseconds of the unit of delays.
const UNIT: u64 = 10;
/// The bits of a color's number.
const NUMBER_BITS: u32 = 8;

/// A GIF in the making.
pub struct Gif {
    /// It writes to memory, because after an error its drop would write once more and panic.
    encoder: Encoder<Vec<u8>>,
    timer: FrameTimer,
    /// The frame that is shown now. Its delay is not known before the next frame.
    shown: Option<CompressedFrame>,
}

impl FrameFormat for Gif {
    fn compress(patch: &Patch) -> Vec<u8> {
        lzw::compress(NUMBER_BITS, &patch.parts(0))
    }

    fn begin(header: &AnimationHeader, out: &mut Vec<u8>) -> Self {
        let mut encoder = Encoder::new(Vec::new(), header.width, header.height, header.colors)
            .expect("memory takes all bytes, and there are at most 256 colors");
        encoder.set_repeat(Repeat::Infinite).expect("memory takes all bytes, and there are at most 256 colors");
        out.append(encoder.get_mut());
        Self { encoder, timer: FrameTimer::new(UNIT), shown: None }
    }

    fn add(&mut self, frame: Option<CompressedFrame>, delay: Duration, out: &mut Vec<u8>) {
        if let Some(frame) = frame
            && let Some(before) = self.shown.replace(frame)
        {
            self.write(before, out);
        }
        self.timer.lengthen(delay);
    }

    fn end(mut self, out: &mut Vec<u8>) {
        if let Some(last) = self.shown.take() {
            self.write(last, out);
        }
        out.append(&mut self.encoder.into_inner().expect("memory takes all bytes, and there are at most 256 colors"));
    }
}

impl Gif {
    fn write(&mut self, CompressedFrame { area, bytes }: CompressedFrame, out: &mut Vec<u8>) {
        let [left, top, width, height] = [area.left, area.top, area.width, area.height].map(|pixels| pixels as u16);
        let delay = self.timer.due().min(u16::MAX.into());
        self.timer.finish(delay);
        let frame = Frame {
            delay: delay as u16,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            left,
            top,
            width,
            height,
            buffer: Cow::Owned(bytes),
            ..Frame::default()
        };
        self.encoder
            .write_lzw_pre_encoded_frame(&frame)
            .expect("memory takes all bytes, and there are at most 256 colors");
        out.append(self.encoder.get_mut());
    }
}
