//! Does one thing once, for a tool that counts instructions, such as callgrind.
//!
//! Most of it is done with a row of 1,000,000 coins. `nothing` only makes the row. Subtract its count from the others.
//! `pan` computes the `corner` window and moves it by a column, so subtract the count of `corner` from it. `overview` is
//! that of the whole table by one thread, `coarse` is the part that the first map needs, and `picks` is the overview of
//! picks. `game` finds all moves of two players who play at random, and prints the memory before and after that as Linux
//! tells it. `SHAPE` is the name of a shape of random rows, such as `peak`.
//!
//! `full`, `playing` and `demo` draw frames of a window: of 16 coins with a full table, of 16 coins while the table is
//! filled, and of egui's demo windows. The count of 0 frames is that of the start.

use std::env;
use std::fs;
use std::hint::black_box;

use coin_duel::game::fusion::difference;
use coin_duel::game::row::random::RowShape;
use coin_duel::game::table::overview::SampleQuantity;
use coin_duel::game::{Game, Line, Players, Strategy, Table, WindowCache};
use coin_duel_benches::window::{Draw, Window, demo_windows, our_window_after};
use coin_duel_benches::{coarse_overview, overview, row};
use rayon::ThreadPoolBuilder;

const USAGE: &str = "run-once nothing|sum|difference|corner|pan|overview|coarse|picks|game [SHAPE]
run-once full|playing|demo FRAMES";
const COINS: usize = 16;

fn main() {
    let mut arguments = env::args().skip(1);
    let what = arguments.next().expect(USAGE);
    let how = arguments.next();
    let frames = || how.as_deref().and_then(|frames| frames.parse().ok()).expect(USAGE);
    match what.as_str() {
        "full" => draw(our_window_after(COINS, &[], false), frames()),
        "playing" => draw(our_window_after(COINS, &[], true), frames()),
        "demo" => draw(demo_windows(), frames()),
        _ => with_long_row(&what, how.as_deref()),
    }
}

fn draw(mut window: Window<impl Draw>, frames: usize) {
    for _ in 0..frames {
        black_box(window.frame());
    }
}

fn with_long_row(what: &str, name: Option<&str>) {
    let name = name.unwrap_or(RowShape::Uniform.name());
    let shape = RowShape::ALL.into_iter().find(|shape| shape.name() == name).expect(USAGE);
    let row = row(1_000_000, shape);
    let coins = black_box(row.coins());
    let n = coins.len();
    match what {
        "nothing" => {}
        "sum" => _ = black_box(coins.iter().sum::<i64>()),
        "difference" => _ = black_box(difference(coins)),
        "corner" | "pan" => {
            let table = Table::new(row.clone());
            let mut cache = WindowCache::new();
            black_box(cache.window(&table, 0..=59, n - 60..=n - 1));
            if what == "pan" {
                black_box(cache.window(&table, 0..=59, n - 61..=n - 2));
            }
        }
        "overview" | "coarse" | "picks" => {
            let compute = if what == "coarse" { coarse_overview } else { overview };
            let quantity = if what == "picks" { SampleQuantity::Pick } else { SampleQuantity::Difference };
            let table = Table::new(row.clone());
            let one = ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
            black_box(one.install(|| compute(&table, quantity)));
        }
        "game" => {
            let table = Table::new(row.clone());
            let memory = || fs::read_to_string("/proc/self/status").unwrap_or_default();
            let before = memory();
            let [first, second] = [1, 2].map(|seed| Strategy::Random { seed });
            let game = Game::solved(&table, Players { first, second }, Line::default());
            for (when, status) in [("before", before), ("after", memory())] {
                let lines = status.lines().filter(|line| line.starts_with("RssAnon") || line.starts_with("VmHWM"));
                println!("{when}: {}", lines.collect::<Vec<_>>().join(", "));
            }
            black_box(game);
        }
        _ => panic!("{USAGE}"),
    }
}
