use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::*;
use crate::game::row::random::{Recipe, RowShape};
use crate::game::{MAX_VALUE, Row};
use proptest::prelude::*;
use rayon::ThreadPoolBuilder;

fn parts() -> impl Strategy<Value = Option<(usize, usize, usize)>> {
    let some = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 1..40_usize);
    prop::option::weighted(0.7, some.prop_map(|(a, b, at_most)| (a.index(1 << 16), b.index(1 << 16), at_most)))
}

/// Indices over a part of a row of `n` coins, or over all of it.
fn covering(n: usize, part: Option<(usize, usize, usize)>) -> SampleAxis {
    let (a, b, at_most) = part.unwrap_or((0, (1 << 16) - 1, 16));
    let [a, b] = [a, b].map(|place| (place * n) >> 16);
    SampleAxis::covering(a.min(b)..a.max(b) + 1, at_most)
}

fn row(recipe: Recipe) -> Row {
    recipe.row().unwrap()
}

/// Rows of one to four random stretches of all shapes. Such a row can rise and fall several times, between bounds of
/// its own each time.
fn rows(max_coins: usize) -> impl Strategy<Value = Row> {
    let bounds = prop::sample::select(vec![(5, 5), (0, 2), (-9, 9), (-1000, 1000), (0, 1000), (-MAX_VALUE, MAX_VALUE)]);
    let recipe = (1..max_coins, bounds, prop::sample::select(&RowShape::ALL[..]), any::<u64>())
        .prop_map(|(count, (low, high), shape, seed)| Recipe { count, low, high, shape, seed });
    prop::collection::vec(recipe, 1..=4).prop_map(move |recipes| {
        let mut coins: Vec<_> = recipes.into_iter().flat_map(|recipe| row(recipe).coins().to_vec()).collect();
        coins.truncate(max_coins);
        Row::new(coins).unwrap()
    })
}

/// The differences and picks of all intervals by the plain recurrence.
fn all_cells(coins: &[i64]) -> Vec<Vec<(i64, Pick)>> {
    let n = coins.len();
    let mut cells = vec![vec![(0, Pick::Tie); n]; n];
    for i in (0..n).rev() {
        for j in i..n {
            let of = |i: usize, j: usize| if i > j { 0 } else { cells[i][j].0 };
            let left = coins[i] - of(i + 1, j);
            let right = coins[j] - if i == j { 0 } else { of(i, j - 1) };
            cells[i][j] = (left.max(right), Pick::of(left, right));
        }
    }
    cells
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn every_sample_is_as_by_the_recurrence(
        row in rows(200),
        rows in parts(),
        columns in parts(),
        lengths in prop::sample::select(&Lengths::ALL[..]),
        quantity in prop::sample::select(vec![SampleQuantity::Difference, SampleQuantity::Pick]),
        is_by_recurrence: bool,
    ) {
        let (n, cells) = (row.len(), all_cells(row.coins()));
        let samples = SampleGrid { rows: covering(n, rows), columns: covering(n, columns), lengths };
        let max_cells = if is_by_recurrence { usize::MAX } else { 0 };
        let overview =
            Overview::compute_by_either(&Table::new(row), samples, quantity, max_cells, &|| true, |_| {});
        prop_assert!(overview.is_complete());
        prop_assert_eq!(overview.progress(), 1.0);
        let mut largest = 0;
        for k in 0..samples.rows.count() {
            for l in 0..samples.columns.count() {
                let (interval, cell) = (overview.interval(k, l), overview.cell(k, l));
                prop_assert_eq!(interval.is_some(), cell.is_some());
                let (Some(interval), Some(cell)) = (interval, cell) else { continue };
                prop_assert!(lengths.hold(interval.len()));
                let (difference, pick) = cells[interval.i][interval.j];
                prop_assert_eq!(cell.difference, difference, "{:?}", interval);
                prop_assert_eq!(cell.pick, (quantity == SampleQuantity::Pick).then_some(pick), "{:?}", interval);
                largest = largest.max(difference.abs());
            }
        }
        prop_assert_eq!(overview.largest(), largest);
    }

    #[test]
    fn a_sample_lies_in_its_own_blocks(
        n in 1..5000_usize,
        rows in parts(),
        columns in parts(),
        lengths in prop::sample::select(&Lengths::ALL[..]),
    ) {
        let samples = SampleGrid { rows: covering(n, rows), columns: covering(n, columns), lengths };
        let SampleGrid { rows, columns, .. } = samples;
        let overview = Overview::empty(n, samples, SampleQuantity::Difference);
        for (k, l) in (0..rows.count()).flat_map(|k| (0..columns.count()).map(move |l| (k, l))) {
            let (i, j) = (rows.index(k, n), columns.index(l, n));
            prop_assert!(rows.block(k).contains(&i) && columns.block(l).contains(&j));
            prop_assert_eq!((rows.block_of(i), columns.block_of(j)), (Some(k), Some(l)));
            match overview.interval(k, l) {
                Some(Interval { i: row, j: column }) => {
                    prop_assert!(row == i && columns.block(l).contains(&column) && column < n);
                    prop_assert!(lengths != Lengths::All || column == j);
                }
                None if lengths == Lengths::All => prop_assert!(j < i),
                // A block of one coin has no other column.
                None => prop_assert!(j <= i || columns.step() == 1 || columns.block(l).start + 1 == n),
            }
        }
    }

    #[test]
    fn steps_are_odd_and_cover_their_range(start in 0..1000_usize, len in 1..1_000_000_usize, at_most in 1..900_usize) {
        let axis = SampleAxis::covering(start..start + len, at_most);
        prop_assert!(!axis.step().is_multiple_of(2) && axis.count() <= at_most);
        prop_assert!(axis.range().start == start && axis.range().end >= start + len);
        prop_assert!(axis.block(axis.count() - 1).start < start + len);
        prop_assert!(axis.step() <= 2 || len.div_ceil(axis.step() - 2) > at_most, "no shorter one would do");
    }

    #[test]
    fn the_nearest_row_stands_in_for_a_missing_one(rows in prop::collection::vec(any::<bool>(), 1..100)) {
        let axis = SampleAxis::covering(0..rows.len(), rows.len());
        let samples = SampleGrid { rows: axis, columns: axis, lengths: Lengths::All };
        let mut overview = Overview::empty(rows.len(), samples, SampleQuantity::Difference);
        let done: Vec<usize> = (0..rows.len()).filter(|k| rows[*k]).collect();
        for k in &done {
            overview.add(*k, SampleRow { differences: vec![0; rows.len()], picks: Vec::new() });
        }
        for (k, [nearest, above]) in overview.stand_ins().into_iter().enumerate() {
            prop_assert_eq!(nearest.map(|row| row.abs_diff(k)), done.iter().map(|row| row.abs_diff(k)).min());
            let last_before = done.iter().copied().take_while(|row| *row <= k).last();
            prop_assert_eq!(above, last_before);
        }
    }
}

#[test]
fn rows_come_coarse_first_and_each_once() {
    let order = coarse_first(100);
    assert_eq!(order[..4], [0, 32, 64, 96]);
    assert_eq!(order[4..7], [16, 48, 80]);
    for count in [1, 2, 31, 32, 33, 800] {
        let mut order = coarse_first(count);
        order.sort_unstable();
        assert_eq!(order, (0..count).collect::<Vec<_>>());
    }
}

/// 1,000,000 coins and 64 × 64 samples.
fn of_a_long_row(is_wanted: &(dyn Fn() -> bool + Sync), found: impl FnMut(&Overview)) -> (Table, Overview) {
    let table = Table::new(row(Recipe { count: 1_000_000, high: 1000, ..Recipe::default() }));
    let axis = SampleAxis::covering(0..table.n(), 64);
    let samples = SampleGrid { rows: axis, columns: axis, lengths: Lengths::All };
    let overview = Overview::compute(&table, samples, SampleQuantity::Pick, is_wanted, found);
    (table, overview)
}

#[test]
fn the_samples_of_a_long_row_are_the_cells_of_its_table() {
    let mut progress = Vec::new();
    let (table, overview) = of_a_long_row(&|| true, |overview| progress.push(overview.progress()));
    assert!(progress.is_sorted() && progress.last() == Some(&1.0) && progress.len() > 2);
    for (k, l) in [(0, 0), (0, 63), (10, 40), (31, 32), (5, 6), (63, 63)] {
        let cell = table.cell(overview.interval(k, l).unwrap());
        let sample = Sample { difference: cell.fir() - cell.sec(), pick: Some(cell.pick()) };
        assert_eq!(overview.cell(k, l), Some(sample));
    }
}

#[test]
fn samples_that_are_not_wanted_any_more_are_not_computed() {
    let (is_wanted, mut calls) = (AtomicBool::new(true), 0);
    let (_, overview) = of_a_long_row(&|| is_wanted.load(Ordering::Relaxed), |_| {
        calls += 1;
        is_wanted.store(false, Ordering::Relaxed);
    });
    assert_eq!(calls, 1);
    assert_eq!(overview.rows_done, ROWS_PER_THREAD * rayon::current_num_threads().min(64 / ROWS_PER_THREAD));
    assert!(overview.cell(0, 63).is_some());
}

/// The overview of a row that rises and falls, and how often it has asked whether it is wanted. It is, that often.
fn asked_at_most(times: usize, quantity: SampleQuantity, max_cells: usize) -> (Overview, usize) {
    let table = Table::new(row(Recipe { count: 900, high: MAX_VALUE, shape: RowShape::Peak, ..Recipe::default() }));
    let axis = SampleAxis::covering(0..table.n(), 30);
    let samples = SampleGrid { rows: axis, columns: axis, lengths: Lengths::All };
    let asked = AtomicUsize::new(0);
    let is_wanted = || asked.fetch_add(1, Ordering::Relaxed) < times;
    let compute = || Overview::compute_by_either(&table, samples, quantity, max_cells, &is_wanted, |_| {});
    let overview = ThreadPoolBuilder::new().num_threads(1).build().unwrap().install(compute);
    (overview, asked.into_inner())
}

#[test]
fn an_overview_asks_before_each_block_and_each_sample_whether_it_is_wanted() {
    for (quantity, passes) in [(SampleQuantity::Difference, 1), (SampleQuantity::Pick, 2)] {
        let (overview, asked) = asked_at_most(usize::MAX, quantity, 0);
        let mut cuts = overview.cuts();
        cuts.sort_unstable();
        cuts.dedup();
        let rows = overview.samples.rows;
        let samples: usize = (0..rows.count()).map(|k| overview.cells_of_row(rows.index(k, overview.n)).count()).sum();
        let blocks = cuts.len() - 1;
        assert_eq!(asked, blocks + passes * samples);
        // It ends where it is refused, with the rows that are done.
        for times in (0..asked).step_by(17) {
            let (stopped, asked) = asked_at_most(times, quantity, 0);
            assert_eq!(asked, times + 1, "refused once");
            assert!(times >= blocks || stopped.rows_done == 0);
            assert!(!stopped.is_complete() && stopped.rows_done <= times / passes);
            let is_as_complete = |(k, l)| stopped.cell(k, l).is_none_or(|cell| overview.cell(k, l) == Some(cell));
            assert!((0..30).flat_map(|k| (0..30).map(move |l| (k, l))).all(is_as_complete));
        }
    }
}

#[test]
fn an_overview_by_recurrence_asks_before_each_row_of_cells_whether_it_is_wanted() {
    let (overview, asked) = asked_at_most(usize::MAX, SampleQuantity::Pick, usize::MAX);
    assert_eq!(asked, overview.span().0.len());
    let (stopped, asked) = asked_at_most(100, SampleQuantity::Pick, usize::MAX);
    assert_eq!(asked, 101);
    assert!(stopped.rows_done > 0 && !stopped.is_complete());
}

#[test]
#[should_panic(expected = "begins in the row")]
fn samples_of_another_row_are_refused() {
    let axis = SampleAxis::covering(0..30, 10);
    let samples = SampleGrid { rows: axis, columns: axis, lengths: Lengths::All };
    let table = Table::new(Row::new([1, 2, 3]).unwrap());
    Overview::compute(&table, samples, SampleQuantity::Difference, &|| true, |_| {});
}
