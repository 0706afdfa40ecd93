//! Tests of animations: other programs play the files, and show the pictures.

use std::io::Cursor;

use ::gif::Repeat;

use super::files::MIN_DELAY;
use super::*;
use crate::export::tests::{mean_difference, pixel, table};
use crate::picture::{Mark, Rect};
use crate::session::Layout;

const FIVE: &str = "8 15 3 7 9";
const GO_ON: fn(usize) -> ControlFlow<()> = |_| ControlFlow::Continue(());

/// Returns a picture of the fill of five coins: eight frames per step, after a pause at the beginning.
fn fill(frame: usize) -> Picture {
    table(FIVE, (frame as f64 - 3.0).max(0.0) / 8.0, Layout::Square, (420.0, 300.0))
}

const FRAMES: usize = 15 * 8 + 4;

const FORMATS: [AnimationFormat; 2] = [AnimationFormat::Gif, AnimationFormat::Apng];

fn written(
    format: AnimationFormat,
    frames: usize,
    picture: &(dyn Fn(usize) -> Picture + Sync),
    delay: Duration,
) -> Vec<u8> {
    let delay = |_: usize| delay;
    let animation = Animation::new(frames, picture, &delay, Theme::Dark, 1.0).unwrap();
    let mut file = Vec::new();
    assert!(animation.write(format, &mut file, &GO_ON).unwrap().is_continue());
    file
}

/// What a viewer shows: all pixels after each frame, and the frame's delay in milliseconds.
type Shown = Vec<(Vec<u8>, usize)>;

/// Plays a file like a viewer.
fn played(format: AnimationFormat, file: &[u8]) -> Shown {
    match format {
        AnimationFormat::Gif => played_gif(file),
        AnimationFormat::Apng => played_apng(file),
    }
}

/// Draws the pixels of a frame over a screen of this width, except the transparent ones.
fn draw_over(screen: &mut [u8], width: usize, (left, top): (usize, usize), frame_width: usize, frame: &[u8]) {
    for (drawn, y) in frame.chunks_exact(4 * frame_width).zip(top..) {
        let at = 4 * (y * width + left);
        for (pixel, drawn) in screen[at..at + drawn.len()].chunks_exact_mut(4).zip(drawn.chunks_exact(4)) {
            if drawn[3] > 0 {
                pixel.copy_from_slice(drawn);
            }
        }
    }
}

fn played_gif(file: &[u8]) -> Shown {
    let mut options = ::gif::DecodeOptions::new();
    options.set_color_output(::gif::ColorOutput::RGBA);
    let mut reader = options.read_info(Cursor::new(file)).unwrap();
    assert_eq!(reader.repeat(), Repeat::Infinite);
    let (width, height) = (usize::from(reader.width()), usize::from(reader.height()));
    let mut screen = vec![0; 4 * width * height];
    let mut frames = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        let [left, top, frame_width] = [frame.left, frame.top, frame.width].map(usize::from);
        draw_over(&mut screen, width, (left, top), frame_width, &frame.buffer);
        frames.push((screen.clone(), 10 * usize::from(frame.delay)));
    }
    frames
}

fn played_apng(file: &[u8]) -> Shown {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::normalize_to_color8() | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().unwrap();
    let control = *reader.info().animation_control().unwrap();
    assert_eq!(control.num_plays, 0, "it plays without end");
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    let mut screen = vec![0; 4 * width * height];
    let mut frames = Vec::new();
    for _ in 0..control.num_frames {
        let mut drawn = vec![0; reader.output_buffer_size().unwrap()];
        let size = reader.next_frame(&mut drawn).unwrap();
        let frame = *reader.info().frame_control().unwrap();
        assert_eq!((frame.dispose_op, frame.blend_op), (png::DisposeOp::None, png::BlendOp::Over));
        assert_eq!((frame.width, frame.height), (size.width, size.height));
        drawn.truncate(size.buffer_size());
        let place = (frame.x_offset as usize, frame.y_offset as usize);
        draw_over(&mut screen, width, place, frame.width as usize, &drawn);
        let milliseconds = 1_000 * usize::from(frame.delay_num) / usize::from(frame.delay_den);
        frames.push((screen.clone(), milliseconds));
    }
    assert!(reader.next_frame(&mut vec![0; 4 * width * height]).is_err(), "there are no more frames");
    frames
}

#[test]
fn a_viewer_shows_every_picture_for_its_time() {
    for format in FORMATS {
        let frames = played(format, &written(format, FRAMES, &fill, Duration::from_millis(33)));
        let mut raster = Raster::new(&fill(0), Theme::Dark, 1.0).unwrap();
        let (mut end, mut shown, mut ends_at) = (0, frames.iter(), 0);
        let mut screen = None;
        for number in 0..FRAMES {
            raster.draw(fill(number));
            // The frame that is shown in the middle of the picture's time.
            while ends_at <= number * 33 + 16 {
                let (pixels, delay) = shown.next().unwrap();
                (screen, ends_at) = (Some(pixels), ends_at + delay);
            }
            end += 33;
            let difference = mean_difference(screen.unwrap(), raster.pixels());
            assert!(difference < 0.3, "{format:?}, frame {number}: {difference}");
        }
        assert!(shown.next().is_none());
        match format {
            AnimationFormat::Gif => {
                assert_eq!(ends_at, (end + 5) / 10 * 10);
                assert!(frames.len() < FRAMES, "the pictures at the beginning are all equal");
                assert!(frames[0].1 >= 120);
            }
            AnimationFormat::Apng => assert_eq!((ends_at, frames.len()), (end, FRAMES)),
        }
    }
}

#[test]
fn both_formats_show_the_same_pixels() {
    let [gif, apng] = FORMATS.map(|format| played(format, &written(format, FRAMES, &fill, Duration::from_millis(40))));
    let mut gif = gif.into_iter();
    let mut shown: Option<(Vec<u8>, usize)> = None;
    for (number, (pixels, delay)) in apng.into_iter().enumerate() {
        if shown.as_ref().is_none_or(|(_, delay)| *delay == 0) {
            shown = gif.next();
        }
        let (expected, left) = shown.as_mut().unwrap();
        assert!(pixels == *expected, "frame {number}");
        *left -= delay;
    }
    assert!(gif.next().is_none());
}

#[test]
fn areas_have_the_exact_colors_of_their_roles() {
    for format in FORMATS {
        let frames = played(format, &written(format, FRAMES, &fill, Duration::from_millis(40)));
        let mut raster = Raster::new(&fill(0), Theme::Dark, 1.0).unwrap();
        raster.draw(fill(FRAMES - 1));
        let (last, width) = (&frames[frames.len() - 1].0, raster.size().0);
        let roles = [ColorRole::Background, ColorRole::Cell, ColorRole::Mover, ColorRole::Other, ColorRole::Text];
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
}

#[test]
fn the_file_is_the_same_on_any_number_of_cores() {
    for format in FORMATS {
        let files = [1, 3].map(|cores| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(cores).build().unwrap();
            pool.install(|| written(format, FRAMES, &fill, Duration::from_millis(40)))
        });
        assert!(files[0] == files[1], "{format:?}");
    }
}

fn square(side: f32, room: f32) -> Picture {
    let fill = Some(ColorRole::Mover.into());
    let rect = Rect::new(0.0, 0.0, side, side);
    Picture { width: room, height: room, marks: vec![Mark::Rect { rect, radius: 0.0, fill, stroke: None }] }
}

#[test]
fn a_picture_alone_is_an_animation_too() {
    for (format, size) in FORMATS.into_iter().flat_map(|format| [(format, 30.0), (format, 1.0)]) {
        let still = |_: usize| square(9.0, size);
        for frames in [1, 2, 40] {
            let shown = played(format, &written(format, frames, &still, Duration::from_millis(5)));
            let time: usize = shown.iter().map(|(_, delay)| delay).sum();
            match format {
                AnimationFormat::Gif => assert_eq!((shown.len(), time), (1, (5 * frames).max(MIN_DELAY as usize))),
                AnimationFormat::Apng => assert_eq!((shown.len(), time), (frames, frames * MIN_DELAY as usize)),
            }
            let at = size as u32 / 4;
            for (pixels, _) in shown {
                assert_eq!(pixel(&pixels, size as u32, at, at), ColorRole::Mover.rgb(Theme::Dark));
            }
        }
    }
}

#[test]
fn long_and_uneven_delays_add_up() {
    let growing = |frame: usize| square(frame as f32, 12.0);
    let delays = [66_123, 1, 2, 20, 400_007, 34, 33].map(Duration::from_millis);
    let delay = |frame: usize| delays[frame];
    for format in FORMATS {
        let animation = Animation::new(delays.len(), &growing, &delay, Theme::Light, 1.0).unwrap();
        let mut file = Vec::new();
        assert!(animation.write(format, &mut file, &GO_ON).unwrap().is_continue());
        let shown: Vec<_> = played(format, &file).into_iter().map(|(_, delay)| delay).collect();
        let expected = match format {
            AnimationFormat::Gif => [66_120, 20, 20, 20, 399_970, 40, 30],
            AnimationFormat::Apng => [66_120, 20, 20, 20, 399_970, 37, 33],
        };
        assert_eq!(shown, expected, "{format:?}");
    }
}

#[test]
fn an_animation_stops_when_keep_on_breaks() {
    let delay = |_: usize| Duration::from_millis(40);
    let animation = Animation::new(FRAMES, &fill, &delay, Theme::Dark, 1.0).unwrap();
    for (format, stop_at) in FORMATS.into_iter().flat_map(|format| [0, 5, 70].map(|at| (format, at))) {
        let most = AtomicUsize::new(0);
        let keep_on = |done: usize| {
            most.fetch_max(done, Ordering::Relaxed);
            if done >= stop_at { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        assert_eq!(animation.write(format, Vec::new(), &keep_on).unwrap(), ControlFlow::Break(()));
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
    for format in FORMATS {
        let mut room = [0; 1_000];
        let error = animation.write(format, &mut room[..], &GO_ON).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::WriteZero);
    }
}
