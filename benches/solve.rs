//! Times of solving a row: a plain sum for comparison, the whole-row difference, a window of the table, and the stored
//! tables of the classical solution. Then the ratios of these times, measured in turn.

use std::env;
use std::hint::black_box;
use std::ops::RangeInclusive;
use std::time::Duration;

use coin_duel::game::build::check::{Verdict, check};
use coin_duel::game::build::{Build, Gaps};
use coin_duel::game::fusion::difference;
use coin_duel::game::recurrence::Definition;
use coin_duel::game::row::random::RowShape;
use coin_duel::game::table::stored::StoredTables;
use coin_duel::game::{Cell, Recurrence, Table, Window, WindowCache};
use coin_duel::limits::MAX_COINS_STORED;
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
    // `cargo bench` passes `--bench`. `cargo test` only checks that the benches run.
    if env::args().any(|argument| argument == "--bench") {
        ratios();
    }
}

fn times(criterion: &mut Criterion) {
    for count in [16, 1_000, 4_000, 100_000, MILLION] {
        times_of_row(criterion, count, RowShape::Uniform);
    }
    for shape in [RowShape::Rising, RowShape::Valley] {
        times_of_row(criterion, MILLION, shape);
    }
    let mut group = criterion.benchmark_group("stored tables");
    group.sample_size(10).measurement_time(Duration::from_secs(3));
    for count in [1_000, 4_000] {
        let row = row(count, RowShape::Uniform);
        let name = format!("{count} coins");
        group.bench_function(name, |bencher| bencher.iter(|| stored_tables(black_box(row.coins()))));
    }
}

fn times_of_row(criterion: &mut Criterion, count: usize, shape: RowShape) {
    let row = row(count, shape);
    let table = Table::new(row.clone());
    let mut group = criterion.benchmark_group(format!("{} row of {count}", shape.name()));
    group.bench_function("plain sum", |bencher| bencher.iter(|| plain_sum(black_box(row.coins()))));
    group.bench_function("whole-row difference", |bencher| bencher.iter(|| difference(black_box(row.coins()))));
    group.bench_function("corner window", |bencher| bencher.iter(|| corner(black_box(&table))));
}

fn ratios() {
    println!("\nRatios of medians, the two sides measured in turn:");
    for shape in [RowShape::Uniform, RowShape::Rising, RowShape::Valley] {
        ratios_of_million(shape);
    }
    for (count, runs) in [(1_000, 10), (4_000, 10), (10_000, 3)] {
        ratio_of_stored_tables(count, runs);
    }
    definitions();
}

/// The margin, two moves ahead: no published definition, so its table is stored.
const MARGIN: &str = "e[i][j] = max(v[i] + min(-v[i+1] + e[i+2][j], -v[j] + e[i+1][j-1]), v[j] + min(-v[i] + \
                      e[i+1][j-1], -v[j-1] + e[i][j-2])); e[i][i] = v[i]; e[i][i+1] = max(v[i] - v[j], v[j] - v[i])";

/// Prints how long definitions take: their stored tables, compared with loops that are written by hand, and the search
/// for the smallest row on which one is wrong.
fn definitions() {
    let row = row(MAX_COINS_STORED, RowShape::Uniform);
    let coins = row.coins();
    let stored = |definition: &Definition| StoredTables::new(black_box(definition), black_box(&row));
    let fir_sec = Recurrence::FIR_SEC.definition();
    let margin: Definition = MARGIN.parse().expect("the equations are right");
    println!("definitions, {MAX_COINS_STORED} coins");
    for ratio in [
        Ratio::measure("fir and sec : loop", 15, || stored(fir_sec), || stored_tables(black_box(coins))),
        Ratio::measure("margin twice ahead : loop", 15, || stored(&margin), || stored_margin(black_box(coins))),
    ] {
        println!("  {}", Ratio { at_most: Some(4.0), ..ratio });
    }
    let form = Build::new(Recurrence::TWO_AHEAD, Gaps::All);
    let slots = form.form().slots().iter().enumerate();
    let right = slots.fold(form.clone(), |build, (slot, place)| build.with(slot, Some(place.right)));
    // The other player leaves the larger of two numbers, not the smaller.
    let wrong = right.with(4, Some(0));
    assert!(matches!(check(&right), Verdict::Right { .. }) && matches!(check(&wrong), Verdict::Wrong(_)));
    let find = |build: &Build| check(black_box(build));
    let ratio = Ratio::measure("what is wrong : that nothing is", 15, || find(&wrong), || find(&right));
    println!("  {ratio}\n  {:<40} at most 200ms", "");
}

/// The stored table of the margin, two moves ahead.
fn stored_margin(v: &[i64]) -> Vec<Vec<i64>> {
    let n = v.len();
    let mut e = vec![vec![0; n]; n];
    for length in 1..=n {
        for i in 0..=n - length {
            let j = i + length - 1;
            e[i][j] = match length {
                1 => v[i],
                2 => (v[i] - v[j]).max(v[j] - v[i]),
                _ => {
                    let left = v[i] + (e[i + 2][j] - v[i + 1]).min(e[i + 1][j - 1] - v[j]);
                    let right = v[j] + (e[i + 1][j - 1] - v[i]).min(e[i][j - 2] - v[j - 1]);
                    left.max(right)
                }
            };
        }
    }
    e
}

/// Prints the ratios to a plain sum. If nothing fuses, a window needs a copy of the whole row, so its aims are larger.
fn ratios_of_million(shape: RowShape) {
    let [corner_at_most, moved_at_most] = if shape == RowShape::Uniform { [12.0, 3.0] } else { [60.0, 15.0] };
    let row = row(MILLION, shape);
    let table = Table::new(row.clone());
    let sum = || plain_sum(black_box(row.coins()));
    let ratios = [
        Ratio {
            at_most: Some(6.0),
            ..Ratio::measure("whole-row difference : plain sum", 200, || difference(black_box(row.coins())), sum)
        },
        Ratio {
            at_most: Some(corner_at_most),
            ..Ratio::measure("corner window : plain sum", 200, || corner(black_box(&table)), sum)
        },
        Ratio {
            at_most: Some(moved_at_most),
            ..Ratio::measure("moved by a column : plain sum", 200, moves(&table, 0, 1), sum)
        },
        Ratio {
            at_most: Some(moved_at_most),
            ..Ratio::measure("moved by a row : plain sum", 200, moves(&table, 1, 0), sum)
        },
    ];
    println!("{} row of {MILLION}", shape.name());
    for ratio in ratios {
        println!("  {ratio}");
    }
}

/// Returns a function that moves the corner window: away by `rows` and `columns` in one call, back in the next.
fn moves(table: &Table, rows: usize, columns: usize) -> impl FnMut() -> Window {
    let mut cache = WindowCache::new();
    let [first_rows, first_columns] = corner_ranges(table);
    let mut is_away = true;
    let mut next = move || {
        is_away = !is_away;
        let (down, left) = if is_away { (rows, columns) } else { (0, 0) };
        let (i, j) = (first_rows.start() + down, first_columns.start() - left);
        cache.window(black_box(table), i..=first_rows.end() + down, j..=first_columns.end() - left)
    };
    // The first call computes the whole window.
    next();
    next
}

fn ratio_of_stored_tables(count: usize, runs: usize) {
    let row = row(count, RowShape::Uniform);
    let stored = || stored_tables(black_box(row.coins()));
    let solved = || {
        let table = Table::new(black_box(&row).clone());
        corner(&table)
    };
    let ratio = Ratio::measure("stored tables : table and corner", runs, stored, solved);
    println!("{} row of {count}\n  {ratio}", RowShape::Uniform.name());

    let value = size_of::<i64>();
    let stored_bytes = 2 * count * count * value;
    let cells = corner(&Table::new(row)).iter().count();
    // The coins, their prefix sums, and the cells. A random row that is fused has only few coins left.
    let solved_bytes = count * value + (count + 1) * value + cells * size_of::<Cell>();
    println!("  memory: {stored_bytes} : {solved_bytes} bytes = {}", stored_bytes / solved_bytes);
}

fn plain_sum(coins: &[i64]) -> i64 {
    coins.iter().sum()
}

/// Computes the 60 × 60 cells at the top right corner, which include the result, or all cells of a smaller table.
fn corner(table: &Table) -> Window {
    let [rows, columns] = corner_ranges(table);
    table.window(rows, columns)
}

fn corner_ranges(table: &Table) -> [RangeInclusive<usize>; 2] {
    let (n, side) = (table.n(), table.n().min(60));
    [0..=side - 1, n - side..=n - 1]
}

/// Returns First's score by the classical solution: two stored tables, filled by diagonals.
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
