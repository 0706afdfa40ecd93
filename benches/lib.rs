//! What the benches share: rows, overviews, windows, and ratios of times that are measured in turn.

pub mod frame_times;
pub mod window;

use std::fmt;
use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use coin_duel::game::row::random::{Recipe, RowShape};
use coin_duel::game::table::overview::{Lengths, SampleAxis, SampleGrid, SampleQuantity};
use coin_duel::game::{MAX_VALUE, Overview, Row, Table};

/// The largest number of pixels of a map along each side, in the window as here.
const PIXELS: usize = 800;
/// The part of an overview that is done when the window first shows a map of the whole table.
const COARSE: f32 = 1.0 / 32.0;

/// Returns a random row, the same in every run. Its values differ so much that hardly any two coins are equal.
///
/// # Panics
/// If no row can have `count` coins.
pub fn row(count: usize, shape: RowShape) -> Row {
    Recipe { count, low: 1, high: MAX_VALUE, shape, seed: 7 }.row().expect("a legal count")
}

/// Computes the cells for all pixels of a map of the whole table.
pub fn overview(table: &Table, quantity: SampleQuantity) -> Overview {
    Overview::compute(table, samples(table.n()), quantity, &|| true, |_| {})
}

/// Computes the cells for the first map that the window shows.
pub fn coarse_overview(table: &Table, quantity: SampleQuantity) -> Overview {
    let is_coarse = AtomicBool::new(false);
    let is_wanted = || !is_coarse.load(Ordering::Relaxed);
    Overview::compute(table, samples(table.n()), quantity, &is_wanted, |overview| {
        is_coarse.store(overview.progress() >= COARSE, Ordering::Relaxed);
    })
}

/// Returns the cells for all pixels of a map of the whole table of `n` coins.
pub fn samples(n: usize) -> SampleGrid {
    let steps = SampleAxis::covering(0..n, PIXELS);
    SampleGrid { rows: steps, columns: steps, lengths: Lengths::All }
}

/// The width of the column of names, in characters.
pub const NAME_WIDTH: usize = 56;

/// How many times as long one thing takes as another. It is displayed as one line.
pub struct Ratio {
    pub name: &'static str,
    /// The durations of both sides.
    pub durations: [Duration; 2],
    /// The aim: the ratio should be at most this.
    pub at_most: Option<f64>,
    /// The aim: the ratio should be at least this.
    pub at_least: Option<f64>,
}

impl Ratio {
    /// Measures the ratio of medians. The sides run in turn, so a change in the speed of the machine affects both.
    pub fn measure<A, B>(name: &'static str, runs: usize, one: impl FnMut() -> A, other: impl FnMut() -> B) -> Self {
        Self::of(name, runs_in_turn(runs, one, other).map(median))
    }

    /// Measures the ratio of the shortest runs, for work on more than one core. Another program on these cores makes
    /// runs longer, but never shorter.
    pub fn measure_shortest<A, B>(
        name: &'static str,
        runs: usize,
        one: impl FnMut() -> A,
        other: impl FnMut() -> B,
    ) -> Self {
        let shortest = |durations: Vec<Duration>| durations.into_iter().min().unwrap_or_default();
        Self::of(name, runs_in_turn(runs, one, other).map(shortest))
    }

    fn of(name: &'static str, durations: [Duration; 2]) -> Self {
        Self { name, durations, at_most: None, at_least: None }
    }

    /// Returns the ratio.
    pub fn value(&self) -> f64 {
        self.durations[0].as_secs_f64() / self.durations[1].as_secs_f64()
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.durations.map(|duration| format!("{duration:.1?}"));
        write!(f, "{:<NAME_WIDTH$} {one:>9} : {other:>9} = {:>9.2}", self.name, self.value())?;
        let at_most = self.at_most.map(|aim| (format!("at most {aim}"), self.value() <= aim));
        let at_least = self.at_least.map(|aim| (format!("at least {aim}"), self.value() >= aim));
        for (aim, is_met) in at_most.into_iter().chain(at_least) {
            write!(f, "   {aim}: {}", if is_met { "met" } else { "MISSED" })?;
        }
        Ok(())
    }
}

fn runs_in_turn<A, B>(runs: usize, mut one: impl FnMut() -> A, mut other: impl FnMut() -> B) -> [Vec<Duration>; 2] {
    let mut durations = [Vec::new(), Vec::new()];
    for _ in 0..runs {
        durations[0].push(time(&mut one));
        durations[1].push(time(&mut other));
    }
    durations
}

fn time<T>(run: &mut impl FnMut() -> T) -> Duration {
    let start = Instant::now();
    black_box(run());
    start.elapsed()
}

/// Returns the median duration of `runs` runs.
pub fn median_time<T>(runs: usize, mut run: impl FnMut() -> T) -> Duration {
    median((0..runs).map(|_| time(&mut run)).collect())
}

/// Returns the median of durations, or of other values.
///
/// # Panics
/// If there are no values.
pub fn median<T: Ord + Copy>(mut values: Vec<T>) -> T {
    values.sort_unstable();
    values[values.len() / 2]
}
