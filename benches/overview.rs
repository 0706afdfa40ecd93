//! Times of an overview of the whole table of 1,000,000 coins, compared with a plain sum of the coins: a coarse one,
//! with which the window can show a first map, and a complete one. Then the time of the pixels of the map, and the time
//! that the work on a map takes to end once it is not wanted any more.

use std::env;
use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use coin_duel::app::job::{Job, Waker};
use coin_duel::app::work::map::MakeMap;
use coin_duel::game::row::random::RowShape;
use coin_duel::game::table::overview::SampleQuantity;
use coin_duel::game::{Row, Table};
use coin_duel::picture::color_role::Theme;
use coin_duel::picture::map::{self, ColorScale};
use coin_duel::session::Reading;
use coin_duel_benches::{NAME_WIDTH, Ratio, coarse_overview, median_time, overview, row, samples};

/// The aims for the ratios of differences to a plain sum, of the coarse overview and of the whole one: at most this.
/// Picks may take twice as long.
const AIMS: [f64; 2] = [100.0, 400.0];
/// The work on a map should end at most so long after it is stopped: within a frame.
const STOP_AT_MOST: Duration = Duration::from_millis(16);
/// How often the work on a map is stopped, each time a little later.
const STOPS: u32 = 60;
/// The number of slopes of a row that rises and falls again and again.
const SLOPES: usize = 250;

fn main() {
    // `cargo bench` passes `--bench`. `cargo test` only checks that the benches run.
    let measures = env::args().any(|argument| argument == "--bench");
    let (count, runs) = if measures { (1_000_000, [25, 9]) } else { (1_000, [1, 1]) };
    if measures {
        let threads = rayon::current_num_threads();
        println!("Ratios of medians, the two sides measured in turn, overviews by {threads} threads:");
    }
    let shapes = [RowShape::Uniform, RowShape::Rising, RowShape::Valley, RowShape::Peak, RowShape::Alternating];
    let rows = shapes.map(|shape| (shape.name(), row(count, shape), true));
    for (name, row, has_aim) in rows.into_iter().chain([("zigzag", zigzag(count), false)]) {
        let table = Table::new(row);
        let ratios = ratios(&table, runs, has_aim);
        let differences = overview(&table, SampleQuantity::Difference);
        let scale = ColorScale::new(Reading::Difference, differences.largest(), Theme::Dark);
        let image = median_time(runs[0], || map::image(black_box(&differences), &scale));
        let stopping = longest_stop(table.row(), if measures { STOPS } else { 1 });
        if measures {
            println!("{name} row of {count}");
            for ratio in ratios {
                println!("  {ratio}");
            }
            println!("  {:<NAME_WIDTH$} {image:>9.1?}", "pixels");
            let aim = if stopping <= STOP_AT_MOST { "met" } else { "MISSED" };
            let name = format!("stopping the map of picks, longest of {STOPS}");
            println!("  {name:<NAME_WIDTH$} {stopping:>9.1?}   at most {STOP_AT_MOST:?}: {aim}");
        }
    }
}

/// Returns a row that rises and falls [`SLOPES`] times, with coins of all sizes on each slope.
fn zigzag(count: usize) -> Row {
    let mut coins = row(count, RowShape::Uniform).coins().to_vec();
    for (number, slope) in coins.chunks_mut(count.div_ceil(SLOPES)).enumerate() {
        slope.sort_unstable();
        if number.is_multiple_of(2) {
            slope.reverse();
        }
    }
    Row::new(coins).expect("the coins of a row")
}

fn ratios(table: &Table, [coarse_runs, runs]: [usize; 2], has_aim: bool) -> [Ratio; 4] {
    let sum = || black_box(table.row().coins()).iter().sum::<i64>();
    let coarse = |quantity| move || coarse_overview(black_box(table), quantity);
    let whole = |quantity| move || overview(black_box(table), quantity);
    let [coarse_at_most, at_most] = AIMS;
    let with_aim = |at_most: f64, ratio| Ratio { at_most: has_aim.then_some(at_most), ..ratio };
    let (differences, picks) = (SampleQuantity::Difference, SampleQuantity::Pick);
    [
        with_aim(coarse_at_most, Ratio::measure("coarse overview : plain sum", coarse_runs, coarse(differences), sum)),
        with_aim(at_most, Ratio::measure("whole overview : plain sum", runs, whole(differences), sum)),
        with_aim(
            2.0 * coarse_at_most,
            Ratio::measure("coarse overview of picks : plain sum", coarse_runs, coarse(picks), sum),
        ),
        with_aim(2.0 * at_most, Ratio::measure("whole overview of picks : plain sum", runs, whole(picks), sum)),
    ]
}

/// Returns the longest time from stopping the work on a map to its end. The work is stopped at moments that are evenly
/// spaced over the time that all of it takes.
fn longest_stop(row: &Row, stops: u32) -> Duration {
    let work = MakeMap {
        table: Table::new(row.clone()),
        samples: samples(row.len()),
        reading: Reading::Pick,
        theme: Theme::Dark,
    };
    let start = || Job::start(&Waker::default(), work.clone());
    let all = median_time(1, || start().finish());
    let stop_after = |wait| {
        let job = start();
        thread::sleep(wait);
        let stopped = Instant::now();
        job.stop();
        job.finish();
        stopped.elapsed()
    };
    (0..stops).map(|number| stop_after(all * number / stops)).max().unwrap_or_default()
}
