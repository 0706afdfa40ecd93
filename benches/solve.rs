//! Times of solving a row: a plain sum for scale, the whole-row difference, a window of the table, and the stored
//! tables of the write-ups. Then how these compare, measured side by side.

use std::env;
use std::hint::black_box;
use std::time::Duration;

use coin_duel::game::fusion::difference;
use coin_duel::game::random::Shape;
use coin_duel::game::{Table, Window};
use coin_duel_benches::{Ratio, row};
use criterion::Criterion;

const MILLION: usize = 1_000_000;

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
        .sample_size(50)
        .configure_from_args();
    times(&mut criterion);
    criterion.final_summary();
    // Cargo says so when it measures, and not when it only tests that benches run.
    if env::args().any(|argument| argument == "--bench") {
        ratios();
    }
}

fn times(criterion: &mut Criterion) {
    for count in [16, 1_000, 4_000, 100_000, MILLION] {
        times_of_row(criterion, count, Shape::Uniform);
    }
    for shape in [Shape::Rising, Shape::Valley] {
        times_of_row(criterion, MILLION, shape);
    }
    let mut group = criterion.benchmark_group("stored tables");
    group.sample_size(10).measurement_time(Duration::from_secs(3));
    for count in [1_000, 4_000] {
        let row = row(count, Shape::Uniform);
        let name = format!("{count} coins");
        group.bench_function(name, |bencher| bencher.iter(|| stored_tables(black_box(row.coins()))));
    }
}

fn times_of_row(criterion: &mut Criterion, count: usize, shape: Shape) {
    let row = row(count, shape);
    let table = Table::new(row.clone());
    let mut group = criterion.benchmark_group(format!("{} row of {count}", shape.name()));
    group.bench_function("plain sum", |bencher| bencher.iter(|| plain_sum(black_box(row.coins()))));
    group.bench_function("whole-row difference", |bencher| bencher.iter(|| difference(black_box(row.coins()))));
    group.bench_function("corner window", |bencher| bencher.iter(|| corner(black_box(&table))));
}

fn ratios() {
    println!("\nRatios of medians, the two sides measured in turn:");
    for shape in [Shape::Uniform, Shape::Rising, Shape::Valley] {
        let row = row(MILLION, shape);
        let table = Table::new(row.clone());
        let whole = || difference(black_box(row.coins()));
        let [mut whole_to_sum, mut corner_to_whole] = [
            Ratio::measure("whole-row difference : plain sum", 200, whole, || plain_sum(black_box(row.coins()))),
            Ratio::measure("corner window : whole-row difference", 200, || corner(black_box(&table)), whole),
        ];
        if shape == Shape::Uniform {
            whole_to_sum.at_most = Some(8.0);
            corner_to_whole.at_most = Some(2.0);
        }
        println!("{} row of {MILLION}\n  {whole_to_sum}\n  {corner_to_whole}", shape.name());
    }
    for count in [1_000, 4_000] {
        let row = row(count, Shape::Uniform);
        let table = Table::new(row.clone());
        let stored = || stored_tables(black_box(row.coins()));
        let ratio = Ratio::measure("stored tables : corner window", 10, stored, || corner(black_box(&table)));
        println!("{} row of {count}\n  {ratio}", Shape::Uniform.name());
    }
}

fn plain_sum(coins: &[i64]) -> i64 {
    coins.iter().sum()
}

/// The 60 × 60 cells at the top right corner, where the result is; all cells of a smaller table. The table itself,
/// which is only sums of coins, is made outside of what is timed.
fn corner(table: &Table) -> Window {
    let (n, side) = (table.n(), table.n().min(60));
    table.window(0..=side - 1, n - side..=n - 1)
}

/// First's score from two stored tables filled by diagonals, the way the write-ups have it.
fn stored_tables(coins: &[i64]) -> i64 {
    let n = coins.len();
    let mut fir = vec![vec![0; n]; n];
    let mut sec = vec![vec![0; n]; n];
    for (i, coin) in coins.iter().enumerate() {
        fir[i][i] = *coin;
    }
    for length in 2..=n {
        for i in 0..=n - length {
            let j = i + length - 1;
            let left = coins[i] + sec[i + 1][j];
            let right = coins[j] + sec[i][j - 1];
            (fir[i][j], sec[i][j]) = if left >= right { (left, fir[i + 1][j]) } else { (right, fir[i][j - 1]) };
        }
    }
    fir[0][n - 1]
}
