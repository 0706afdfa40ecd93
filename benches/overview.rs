//! Times of an overview of the whole table of 1,000,000 coins, compared with a plain sum of the coins: a coarse one,
//! with which the window can show a first map, and a complete one. Then the time of the pixels of the map.

use std::env;
use std::hint::black_box;

use coin_duel::game::Table;
use coin_duel::game::row::random::RowShape;
use coin_duel::game::table::overview::SampleQuantity;
use coin_duel::picture::color_role::Theme;
use coin_duel::picture::map::{self, ColorScale};
use coin_duel::session::Reading;
use coin_duel_benches::{NAME_WIDTH, Ratio, coarse_overview, median_time, overview, row};

/// The aims for the ratios to a plain sum, of the coarse overview and of the whole one: at most this.
const AIMS: [f64; 2] = [150.0, 4_000.0];

fn main() {
    // `cargo bench` passes `--bench`. `cargo test` only checks that the benches run.
    let measures = env::args().any(|argument| argument == "--bench");
    let (count, runs) = if measures { (1_000_000, [25, 9]) } else { (1_000, [1, 1]) };
    if measures {
        let threads = rayon::current_num_threads();
        println!("Ratios of medians, the two sides measured in turn, overviews by {threads} threads:");
    }
    for (shape, has_aim) in [
        (RowShape::Uniform, true),
        (RowShape::Rising, true),
        (RowShape::Valley, true),
        (RowShape::Peak, false),
        (RowShape::Alternating, false),
    ] {
        let table = Table::new(row(count, shape));
        let ratios = ratios(&table, runs, has_aim);
        let differences = overview(&table, SampleQuantity::Difference);
        let scale = ColorScale::new(Reading::Difference, differences.largest(), Theme::Dark);
        let image = median_time(runs[0], || map::image(black_box(&differences), &scale));
        if measures {
            println!("{} row of {count}", shape.name());
            for ratio in ratios {
                println!("  {ratio}");
            }
            println!("  {:<NAME_WIDTH$} {image:>9.1?}", "pixels");
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
            ..Ratio::measure("coarse overview : plain sum", coarse_runs, coarse(SampleQuantity::Difference), sum)
        },
        Ratio { at_most, ..Ratio::measure("whole overview : plain sum", runs, whole(SampleQuantity::Difference), sum) },
        Ratio::measure("coarse overview of picks : plain sum", coarse_runs, coarse(SampleQuantity::Pick), sum),
        Ratio::measure("whole overview of picks : plain sum", runs, whole(SampleQuantity::Pick), sum),
    ]
}
