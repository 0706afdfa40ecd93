//! Time and size of the whole fill of 64 coins as an animation in each format. A frame is compared with a picture drawn
//! from scratch, and with the PNG file of this picture.

use std::ops::ControlFlow;
use std::time::Instant;
use std::{env, fs, process};

use coin_duel::export::{ExportFormat, ExportRange, ExportRecipe, Framing, Material, PictureSize, PictureStyle};
use coin_duel::game::Stride;
use coin_duel::game::row::random::{Recipe, RowShape};
use coin_duel::session::{Document, Session};
use coin_duel_benches::{NAME_WIDTH, Ratio};
use rayon::ThreadPoolBuilder;

/// The number of pictures drawn from scratch, for a median.
const RUNS: usize = 15;
/// Pixels per point. A picture has some two thousand pixels along a side.
const SCALE: f32 = 0.5;

fn main() {
    // `cargo bench` passes `--bench`. `cargo test` only checks that the benches run.
    let measures = env::args().any(|argument| argument == "--bench");
    let count = if measures { 64 } else { 4 };
    let row = Recipe { count, low: 1, high: 99, shape: RowShape::Uniform, seed: 7 }.row().expect("a legal count");
    let material = Material::alone(Session::new(Document::from(row)));
    let session = &material.session;
    let steps = session.view.fill(count).steps();
    // With one thread, because a frame is drawn by one thread, and a picture from scratch by all.
    let one = ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    for (framing, name) in [(Framing::Slide, "slide"), (Framing::Table, "table alone")] {
        let style = PictureStyle { framing, size: PictureSize::Scale(SCALE), shows_path: true, ..PictureStyle::USUAL };
        let order = |format, range| ExportRecipe { range, style, ..ExportRecipe::new(format) };
        let picture = order(ExportFormat::Png, ExportRange::Step(steps / 2));

        let raster = || one.install(|| picture.raster(session)).expect("a legal size");
        let png = raster().png().len() as f64;
        for format in [ExportFormat::Gif, ExportFormat::Apng] {
            let animation = order(format, ExportRange::All(Stride::Cell));
            let file = env::temp_dir().join(format!("coin-duel-bench-{}.{}", process::id(), format.extension()));
            let start = Instant::now();
            let keep_on = |_, _| ControlFlow::Continue(());
            let written = one.install(|| animation.write(&material, &file, &[], &keep_on)).expect("room for the file");
            let whole = start.elapsed();
            fs::remove_file(&file).expect("the file is there");
            let ControlFlow::Continue(written) = written else { unreachable!("nothing says to stop") };
            let mut ratio = Ratio::measure("a frame : a picture from scratch", RUNS, raster, raster);
            ratio.durations[0] = whole / written.pictures as u32;
            ratio.at_most = Some(0.2);
            let bytes = written.bytes as f64 / written.pictures as f64;
            if measures {
                let (width, height) = written.size.expect("an animation has a size");
                let is_met = if bytes <= 0.05 * png { "met" } else { "MISSED" };
                let format = format.name();
                println!("{name}, {format}: {} frames of {width} × {height} pixels by one thread", written.pictures);
                println!("  {whole:.1?}, {:.1} MB", written.bytes as f64 / 1e6);
                println!("  {ratio}");
                println!(
                    "  {:<NAME_WIDTH$} {:>6.1} kB : {:>6.1} kB = {:>9.3}   at most 0.05: {is_met}",
                    "a frame : a PNG file",
                    bytes / 1e3,
                    png / 1e3,
                    bytes / png,
                );
            }
        }
    }
}
