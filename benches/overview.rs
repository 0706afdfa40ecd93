//! How long the picture of a whole table of 1,000,000 coins takes, beside a plain sum of the coins: until a coarse one
//! can be shown, and until it is done. Then how long its pixels take.

use std::env;
use std::hint::black_box;

use coin_duel::game::Table;
use coin_duel::game::row::random::Shape;
use coin_duel::game::table::overview::Quantity;
use coin_duel::picture::color_role::Theme;
use coin_duel::picture::map;
use coin_duel::picture::map::ColorScale;
use coin_duel::session::Reading;
use coin_duel_benches::{Ratio, coarse_overview, median_time, overview, row};

/// The largest ratios to a plain sum that are good enough, of the coarse picture and of the whole one.
const AIMS: [f64; 2] = [150.0, 4_000.0];

fn main() {
    // Cargo says so when it measures, and not when it only tests that benches run.
    let measures = env::args().any(|argument| argument == "--bench");
    let (count, runs) = if measures { (1_000_000, [25, 9]) } else { (1_000, [1, 1]) };
    if measures {
        let threads = rayon::current_num_threads();
        println!("Ratios of medians, the two sides measured in turn, overviews by {threads} threads:");
    }
    for (shape, has_aim) in [
        (Shape::Uniform, true),
        (Shape::Rising, true),
        (Shape::Valley, true),
        (Shape::Peak, false),
        (Shape::Alternating, false),
    ] {
        let table = Table::new(row(count, shape));
        let ratios = ratios(&table, runs, has_aim);
        let differences = overview(&table, Quantity::Difference);
        let scale = ColorScale::new(Reading::Difference, differences.largest(), Theme::Dark);
        let image = median_time(runs[0], || map::image(black_box(&differences), &scale));
        if measures {
            println!("{} row of {count}", shape.name());
            for ratio in ratios {
                println!("  {ratio}");
            }
            println!("  {:<36} {image:>9.1?}", "pixels");
        }
    }
}

fn ratios(table: &Table, [coarse_runs, runs]: [usize; 2], has_aim: bool) -> [Ratio; 4] {
    let sum = || black_box(table.row().coins()).iter().sum::<i64>();
    let coarse = |quantity| move || coarse_overview(black_box(table), quantity);
    let whole = |quantity| move || overview(black_box(table), quantity);
    let [coarse_at_most, at_most] = AIMS.map(|aim| has_aim.then_some(aim));
    [
        Ratio {
            at_most: coarse_at_most,
            ..Ratio::measure("coarse picture : plain sum", coarse_runs, coarse(Quantity::Difference), sum)
        },
        Ratio { at_most, ..Ratio::measure("whole picture : plain sum", runs, whole(Quantity::Difference), sum) },
        Ratio::measure("coarse picture of picks : plain sum", coarse_runs, coarse(Quantity::Pick), sum),
        Ratio::measure("whole picture of picks : plain sum", runs, whole(Quantity::Pick), sum),
    ]
}
