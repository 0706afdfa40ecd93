//! Starts of the program, of an empty window, and of windows with one letter, measured in turn.

use std::path::Path;

use coin_duel_benches::{NAME_WIDTH, Ratio, median};

use crate::screen::Screen;

/// The number of starts of each program.
const RUNS: usize = 15;
/// The most time until the first frame and the most memory, as parts of those of the empty window.
const AIMS: [f64; 2] = [1.35, 1.3];
/// Programs with their arguments and their aims. The last one is the empty window, with which the others are compared.
type Programs<'a, const COUNT: usize> = [(&'static str, &'a Path, &'a [&'a str], Option<[f64; 2]>); COUNT];

/// Measures the starts, and prints the medians and their ratios.
pub fn measure() {
    let empty = Path::new(env!("CARGO_BIN_EXE_empty-window"));
    let program = empty.with_file_name("coin-duel");
    if !program.exists() {
        return println!("{} is missing: run `cargo build --release`", program.display());
    }
    let screen = match Screen::connect() {
        Ok(screen) => screen,
        Err(error) => return println!("no X server can be reached: {error}"),
    };
    let lesson = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/lessons/24-six-coins.ron");
    let programs: Programs<6> = [
        ("first start", &program, &[], Some(AIMS)),
        ("in Chinese", &program, &["--language", "zh"], None),
        ("a lesson of six coins", &program, &[lesson], Some(AIMS)),
        ("window with one letter", empty, &["a"], None),
        ("one letter on a painted background", empty, &["a", "painted"], None),
        ("empty window", empty, &[], None),
    ];
    report(&screen, programs);
}

/// Measures the programs in turn, and prints the medians and their ratios to the last one.
fn report<const COUNT: usize>(screen: &Screen, programs: Programs<COUNT>) {
    let mut starts = [const { Vec::new() }; COUNT];
    for _ in 0..RUNS {
        for ((_, program, arguments, _), starts) in programs.into_iter().zip(&mut starts) {
            starts.push(screen.start(program, arguments));
        }
    }
    println!("Medians of {RUNS} starts, in turn:");
    let first_frames = starts.each_ref().map(|starts| median(starts.iter().map(|start| start.first_frame).collect()));
    let memory = starts.each_ref().map(|starts| median(starts.iter().map(|start| start.allocated).collect()));
    let last = COUNT - 1;
    for ((name, _, _, aims), (first_frame, memory_here)) in
        programs.into_iter().zip(first_frames.into_iter().zip(memory))
    {
        let durations = [first_frame, first_frames[last]];
        println!("  {}", Ratio { name, durations, at_most: aims.map(|[time, _]| time), at_least: None });
        let [here, there] = [memory_here, memory[last]].map(|kilobytes| kilobytes as f64 / 1000.0);
        let (name, ratio) = (format!("{name}, memory"), here / there);
        let aim = aims.map_or(String::new(), |[_, memory]| format!("   aim: at most {memory}"));
        println!("  {name:<NAME_WIDTH$} {here:>6.1} MB : {there:>6.1} MB = {ratio:>9.2}{aim}");
    }
}
