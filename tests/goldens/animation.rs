//! The pictures of an animation as a viewer shows them, each with its time.

use std::io::Cursor;

use gif::{ColorOutput, DecodeOptions, DisposalMethod};
use png::{BlendOp, ColorType, DisposeOp, Transformations};

/// A picture as RGBA pixels, and how long it is shown, in milliseconds. Equal pictures that follow each other are one.
pub type Frames = Vec<(Vec<u8>, u64)>;

/// What a viewer has painted.
struct Canvas {
    pixels: Vec<u8>,
    width: usize,
    frames: Frames,
}

/// A part of the canvas: its left edge, its top edge, its width, and its pixels.
struct Patch<'a>(usize, usize, usize, &'a [u8]);

impl Canvas {
    fn new(width: usize, height: usize) -> Self {
        Self { pixels: vec![0; width * height * 4], width, frames: Vec::new() }
    }

    /// Paints a part, where it is transparent not if it is laid `over` the others.
    fn paint(&mut self, &Patch(left, top, width, pixels): &Patch, over: bool) {
        for (index, pixel) in pixels.chunks_exact(4).enumerate() {
            if !over || pixel[3] > 0 {
                assert!(!over || pixel[3] == 255, "half-transparent pixels are not expected");
                let at = ((top + index / width) * self.width + left + index % width) * 4;
                self.pixels[at..at + 4].copy_from_slice(pixel);
            }
        }
    }

    fn show(&mut self, milliseconds: u64) {
        match self.frames.last_mut() {
            Some((last, time)) if *last == self.pixels => *time += milliseconds,
            _ => self.frames.push((self.pixels.clone(), milliseconds)),
        }
    }
}

/// Returns the frames of a GIF.
pub fn of_gif(bytes: &[u8]) -> Frames {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    let mut canvas = Canvas::new(decoder.width().into(), decoder.height().into());
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert!(matches!(frame.dispose, DisposalMethod::Any | DisposalMethod::Keep), "{:?}", frame.dispose);
        canvas.paint(&Patch(frame.left.into(), frame.top.into(), frame.width.into(), &frame.buffer), true);
        canvas.show(u64::from(frame.delay) * 10);
    }
    canvas.frames
}

/// Returns the frames of an APNG.
pub fn of_apng(bytes: &[u8]) -> Frames {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
    let mut reader = decoder.read_info().unwrap();
    let info = reader.info();
    let (count, mut canvas) = (
        info.animation_control.map_or(1, |control| control.num_frames),
        Canvas::new(info.width as usize, info.height as usize),
    );
    for _ in 0..count {
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let output = reader.next_frame(&mut pixels).unwrap();
        assert_eq!(output.color_type, ColorType::Rgba);
        pixels.truncate(output.buffer_size());
        let Some(frame) = reader.info().frame_control else {
            canvas.paint(&Patch(0, 0, output.width as usize, &pixels), false);
            canvas.show(0);
            continue;
        };
        assert_eq!(frame.dispose_op, DisposeOp::None);
        let patch = Patch(frame.x_offset as usize, frame.y_offset as usize, frame.width as usize, &pixels);
        canvas.paint(&patch, frame.blend_op == BlendOp::Over);
        canvas.show(u64::from(frame.delay_num) * 1_000 / u64::from(frame.delay_den.max(1)));
    }
    canvas.frames
}
