//! Animated PNGs: <https://www.w3.org/TR/png-3/>.
//!
//! Pixels without a change are transparent. A file says first how many frames it has. So a picture that equals the one
//! before is a frame of its own, with one pixel, which is transparent.
//!
//! Programs that know no animations show the first picture.

use std::time::Duration;

use flate2::Crc;

use super::deflate;
use super::frame_format::{AnimationHeader, CompressedFrame, FrameFormat, FrameTimer};
use super::patch::Patch;
use crate::export::raster::PixelRect;

/// The first bytes of each PNG file.
const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";
/// The milliseconds of the unit of delays.
const UNIT: u64 = 1;

/// An animated PNG in the making.
pub struct Apng {
    timer: FrameTimer,
    /// The number of the next chunk that belongs to the animation.
    sequence: u32,
}

impl FrameFormat for Apng {
    fn compress(patch: &Patch) -> Vec<u8> {
        // A line begins with the number of its filter: 0, as none.
        deflate::compress(patch.parts(1))
    }

    fn begin(header: &AnimationHeader, out: &mut Vec<u8>) -> Self {
        out.extend(SIGNATURE);
        let (width, height) = (u32::from(header.width).to_be_bytes(), u32::from(header.height).to_be_bytes());
        // Eight bits per pixel, which are numbers of colors; the usual compression and filters; and lines in sequence.
        write_chunk(out, *b"IHDR", &[&width, &height, &[8, 3, 0, 0, 0]]);
        let (frames, endless) = ((header.pictures as u32).to_be_bytes(), 0_u32.to_be_bytes());
        write_chunk(out, *b"acTL", &[&frames, &endless]);
        write_chunk(out, *b"PLTE", &[header.colors]);
        // The alpha of the first number, which is that of pixels without a change. All others are opaque.
        write_chunk(out, *b"tRNS", &[&[0]]);
        Self { timer: FrameTimer::new(UNIT), sequence: 0 }
    }

    fn add(&mut self, frame: Option<CompressedFrame>, delay: Duration, out: &mut Vec<u8>) {
        let frame = frame.unwrap_or_else(|| {
            let patch = Patch::empty();
            CompressedFrame { area: patch.area, bytes: Self::compress(&patch) }
        });
        self.timer.lengthen(delay);
        let PixelRect { left, top, width, height } = frame.area;
        let area = [width, height, left, top].map(u32::to_be_bytes);
        let delay = self.delay();
        // The frame stays when its time is over, and it is drawn over the one before.
        let (stays, over) = (0, 1);
        let is_first = self.sequence == 0;
        let number = self.next_number();
        write_chunk(out, *b"fcTL", &[&number, area.as_flattened(), &delay, &[stays, over]]);
        if is_first {
            write_chunk(out, *b"IDAT", &[&frame.bytes]);
        } else {
            let number = self.next_number();
            write_chunk(out, *b"fdAT", &[&number, &frame.bytes]);
        }
    }

    fn end(self, out: &mut Vec<u8>) {
        write_chunk(out, *b"IEND", &[]);
    }
}

impl Apng {
    /// Returns the delay of the present frame as two numbers: a fraction of a second.
    fn delay(&mut self) -> [u8; 4] {
        let (due, most) = (self.timer.due(), u64::from(u16::MAX));
        let (part, of) = if due <= most { (due, 1_000_u16) } else { ((due / 10).min(most), 100) };
        self.timer.finish(part * (1_000 / u64::from(of)));
        let (part, of) = ((part as u16).to_be_bytes(), of.to_be_bytes());
        [part[0], part[1], of[0], of[1]]
    }

    fn next_number(&mut self) -> [u8; 4] {
        self.sequence += 1;
        (self.sequence - 1).to_be_bytes()
    }
}

/// Writes a chunk: the number of its bytes, its name, the bytes, and a sum to check them.
fn write_chunk(out: &mut Vec<u8>, name: [u8; 4], parts: &[&[u8]]) {
    let length: usize = parts.iter().map(|part| part.len()).sum();
    out.extend((length as u32).to_be_bytes());
    let mut sum = Crc::new();
    for part in [&name[..]].iter().chain(parts) {
        sum.update(part);
        out.extend(*part);
    }
    out.extend(sum.sum().to_be_bytes());
}
