//! Times of one whole frame of the window, with tessellation but without a graphics card. They are compared with a
//! frame of egui's own demo windows. Then the times of all frames of a way through the table of a long row. With the
//! argument `way`, only these.

mod journey;

use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::game::row::random::RowShape;
use coin_duel::gui::window::AppWindow;
use coin_duel::session::Zoom;
use coin_duel_benches::window::{Window, demo_windows, fill, our_window, our_window_after, play_from_the_middle};
use coin_duel_benches::{Ratio, row};
use egui_demo_lib::DemoWindows;

const RUNS: usize = 600;
const MILLION: usize = 1_000_000;
/// The shapes of long rows: the usual one, and two on which nothing fuses.
const SHAPES: [RowShape; 3] = [RowShape::Uniform, RowShape::Rising, RowShape::Valley];

// As in the program.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    // `cargo bench` passes `--bench`. `cargo test` only checks that the benches run.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let mut demo = demo_windows();
    let is_way_only = std::env::args().any(|argument| argument == "way");
    if !is_way_only {
        println!("Ratios of medians, the two sides measured in turn:");
        short_rows(&mut demo);
        for shape in SHAPES {
            println!("{} row of {MILLION}", shape.name());
            long_row(shape, &mut demo);
        }
    }
    println!("All frames of a way from the whole table into its cells and out again:");
    for shape in SHAPES {
        println!("{} row of {MILLION}", shape.name());
        let mut ours = long_row_filled(shape);
        look_at(&mut ours, Zoom::Whole);
        journey::run(&mut ours, &mut demo);
    }
}

fn short_rows(demo: &mut Window<DemoWindows>) {
    let triangle = &[Command::ToggleLayout][..];
    let tree = &[Command::ShowCalls][..];
    let code = &[Command::ShowCode][..];
    let recursion = &[Command::ShowCode, Command::Recursion][..];
    for (name, count, commands, playing, at_most) in [
        ("16 coins, full : demo windows", 16, &[][..], false, 1.3),
        ("16 coins, playing : demo windows", 16, &[], true, 1.3),
        ("16 coins, triangle, full : demo windows", 16, triangle, false, 2.5),
        ("16 coins, triangle, playing : demo windows", 16, triangle, true, 2.5),
        ("6 coins, tree, full : demo windows", 6, tree, false, 2.5),
        ("6 coins, tree, playing : demo windows", 6, tree, true, 2.5),
        ("16 coins, code, playing : demo windows", 16, code, true, 2.5),
        ("16 coins, recursion, playing : demo windows", 16, recursion, true, 2.5),
    ] {
        let mut ours = our_window_after(count, commands, playing);
        let ratio = Ratio::measure(name, RUNS, || ours.frame(), || demo.frame());
        println!("  {}", Ratio { at_most: Some(at_most), ..ratio });
    }
    for (name, commands, playing) in [
        ("1,000 coins, full : 16 coins", &[][..], false),
        ("1,000 coins, playing : 16 coins", &[], true),
        ("1,000 coins, tree, playing : 16 coins", tree, true),
    ] {
        let [mut long, mut short] = [1000, 16].map(|count| our_window_after(count, commands, playing));
        let ratio = Ratio::measure(name, RUNS, || long.frame(), || short.frame());
        println!("  {}", Ratio { at_most: Some(2.0), ..ratio });
    }
    let [long, short] = [1000, 16].map(|count| our_window_after(count, &[], false).frame() / 3);
    println!("  triangles: demo windows {}, 16 coins {short}, 1,000 coins {long}", demo.frame() / 3);
}

/// Prints the ratios for a row of 1,000,000 coins. The work in the background is done before a frame is timed.
fn long_row(shape: RowShape, demo: &mut Window<DemoWindows>) {
    let mut ours = long_row_filled(shape);
    for (name, zoom) in [
        ("map of the whole table : demo windows", Zoom::Whole),
        ("cells at the corner : demo windows", Zoom::Legible),
        ("all numbers, cells of 30 points : demo windows", Zoom::Height(30.0)),
        ("one number, cells of 20 points : demo windows", Zoom::Height(20.0)),
        ("a color, cells of 8 points : demo windows", Zoom::Height(8.0)),
        ("a color, 50 rows per point : demo windows", Zoom::Height(0.02)),
    ] {
        look_at(&mut ours, zoom);
        print_ratio(name, &mut ours, demo);
    }
    look_at(&mut ours, Zoom::Whole);
    ours.apply(Command::BySweep);
    play_from_the_middle(&mut ours);
    ours.warm_up();
    print_ratio("map of the whole table, playing by sweeps : demo windows", &mut ours, demo);
}

fn print_ratio(name: &'static str, ours: &mut Window<AppWindow>, demo: &mut Window<DemoWindows>) {
    let ratio = Ratio::measure(name, RUNS, || ours.frame(), || demo.frame());
    println!("  {}", Ratio { at_most: Some(4.0), ..ratio });
}

fn long_row_filled(shape: RowShape) -> Window<AppWindow> {
    let mut window = our_window(row(MILLION, shape));
    fill(&mut window);
    window.warm_up();
    window
}

/// Shows the corner of the table with the result, and waits until the work in the background is done.
fn look_at(window: &mut Window<AppWindow>, zoom: Zoom) {
    window.apply(Message::LookAt(zoom, (MILLION as f64, 0.0)));
    if !window.settle() {
        println!("  the work in the background has not ended in time");
    }
}
