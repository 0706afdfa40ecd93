//! The stacks of a run, its valley, and its difference against the table.

use super::*;
use crate::game::MAX_VALUE;
use crate::game::fusion::difference;
use crate::game::fusion::difference::tests::difference_by_recursion;
use crate::game::row::random::{Recipe, RowShape};
use crate::limits::MAX_COINS;
use proptest::prelude::*;

fn run_of_text(row: &str) -> FusionRun {
    FusionRun::new(&row.parse().unwrap())
}

fn run_of(coins: &[i64]) -> FusionRun {
    FusionRun::new(&Row::new(coins).unwrap())
}

/// The coins of a stack, or those left of the valley.
type Values = Vec<i64>;

/// Every stack of the run, and then every rest of the valley with the difference so far, computed without nodes.
fn stacks_and_rests(coins: &[i64]) -> (Vec<Values>, Vec<(Values, i64)>) {
    let mut stack = Vec::new();
    let mut stacks = vec![stack.clone()];
    for coin in coins {
        stack.push(*coin);
        stacks.push(stack.clone());
        while let [.., a, b, c] = stack[..]
            && a <= b
            && b >= c
        {
            stack.truncate(stack.len() - 3);
            stack.push(a - b + c);
            stacks.push(stack.clone());
        }
    }
    let (mut rest, mut difference, mut sign) = (stack, 0, 1);
    let mut rests = vec![(rest.clone(), difference)];
    while let (Some(first), Some(last)) = (rest.first().copied(), rest.last().copied()) {
        difference += sign * first.max(last);
        sign = -sign;
        rest.remove(if first >= last { 0 } else { rest.len() - 1 });
        rests.push((rest.clone(), difference));
    }
    (stacks, rests)
}

fn row_of_any_shape(max_coins: usize) -> impl Strategy<Value = Vec<i64>> {
    let bounds = prop::sample::select(vec![(5, 5), (0, 2), (-9, 9), (-MAX_VALUE, MAX_VALUE)]);
    (1..max_coins, bounds, prop::sample::select(&RowShape::ALL[..]), any::<u64>()).prop_map(
        |(count, (low, high), shape, seed)| Recipe { count, low, high, shape, seed }.row().unwrap().coins().to_vec(),
    )
}

fn assert_is_run(coins: &[i64]) {
    let run = run_of(coins);
    let (stacks, rests) = stacks_and_rests(coins);
    assert_eq!(run.reading_steps() as usize, stacks.len() - 1, "{coins:?}");
    assert_eq!(run.steps() as usize, stacks.len() + rests.len() - 2, "{coins:?}");
    for (done, expected) in stacks.iter().enumerate() {
        let position = run.position(done as u64);
        let mut stack: Vec<_> = position.stack().collect();
        stack.reverse();
        assert_eq!(stack.iter().map(|coin| coin.value).collect::<Vec<_>>(), *expected, "{coins:?}, {done}");
        assert_eq!(position.depth(), expected.len());
        assert_eq!(position.is_read(), done == stacks.len() - 1);
        // Together they cover the coins read, without gaps.
        let mut next = 0;
        for coin in &stack {
            let Interval { i, j } = coin.coins;
            assert_eq!(i, next, "{coins:?}");
            next = j + 1;
            let sum: i64 =
                coins[i..=j].iter().enumerate().map(|(k, coin)| if k % 2 == 0 { *coin } else { -coin }).sum();
            assert_eq!(coin.value, sum, "{coins:?}, coins {i} to {j}");
        }
        assert_eq!(next, position.next_coin());
        match position.next_step() {
            Some(FusionStep::Push(coin)) => {
                assert_eq!((coin.value, coin.coins), (coins[next], Interval::new(next, next)));
                assert!(position.triple().is_none_or(|triple| !triple.fuses()), "{coins:?}");
            }
            Some(FusionStep::Fuse(triple)) => assert!(position.triple() == Some(triple) && triple.fuses(), "{coins:?}"),
            Some(FusionStep::Take(_)) => assert!(position.is_read()),
            None => panic!("greedy takes at least one coin of {coins:?}"),
        }
    }
    for (taken, (rest, difference)) in rests.iter().enumerate() {
        let position = run.position(run.reading_steps() + taken as u64);
        let left: Vec<_> = position.remaining().map(|place| run.coin(place).value).collect();
        assert_eq!((&left, position.difference(), position.taken()), (rest, *difference, taken), "{coins:?}");
        if let Some(FusionStep::Take(take)) = position.next_step() {
            let place = if take.end == End::Left { position.remaining().start } else { position.remaining().end - 1 };
            assert_eq!((take.place, take.before, take.after), (place, *difference, rests[taken + 1].1));
            assert_eq!(take.coin, run.coin(place));
        }
        let signed = |take: GreedyTake| if take.adds { take.coin.value } else { -take.coin.value };
        assert_eq!(position.last_taken(usize::MAX).map(signed).sum::<i64>(), *difference);
    }
}

#[test]
fn every_row_of_up_to_seven_small_coins_has_the_stacks_of_a_plain_program() {
    for n in 1..=7_u32 {
        for code in 0..4_u32.pow(n) {
            let coins: Vec<i64> = (0..n).map(|k| i64::from(code / 4_u32.pow(k) % 4)).collect();
            assert_is_run(&coins);
            assert_eq!(run_of(&coins).difference(), difference_by_recursion(&coins), "{coins:?}");
        }
    }
}

#[test]
fn the_published_scores_come_out() {
    for (row, fir, sec) in [
        ("8 15 3 7", 22, 11),
        ("2 2 2 2", 4, 4),
        ("20 30 2 2 2 10", 42, 24),
        ("5 3 7 10", 15, 10),
        ("3 17 2 1", 18, 5),
        ("1 3 100 2", 101, 5),
        ("1 30 100 15 2", 47, 101),
        ("5 4 8 10", 15, 12),
        ("3 9 1 2", 11, 4),
        ("1 100 3", 4, 100),
        ("15 2", 15, 2),
        ("15", 15, 0),
    ] {
        assert_eq!(run_of_text(row).scores(), [fir, sec], "{row}");
    }
}

#[test]
fn sorted_rows_never_fuse() {
    for coins in [(0..50).collect::<Vec<i64>>(), (0..50).rev().collect()] {
        let run = run_of(&coins);
        assert_eq!((run.fuses(), run.max_depth(), run.steps()), (0, 50, 100));
    }
}

#[test]
fn events_are_the_fuses_the_end_of_reading_and_the_end() {
    // Pushes 8, 15, 3; fuses; pushes 7; takes two.
    let run = run_of_text("8 15 3 7");
    assert_eq!((run.reading_steps(), run.steps()), (5, 7));
    let forth: Vec<_> = (0..=7).map(|steps| run.next_event(steps)).collect();
    assert_eq!(forth, [4, 4, 4, 4, 5, 7, 7, 7]);
    let back: Vec<_> = (0..=7).map(|steps| run.previous_event(steps)).collect();
    assert_eq!(back, [0, 0, 0, 0, 0, 4, 5, 5]);
}

#[test]
fn a_long_sum_shows_its_first_and_last_terms() {
    let run = run_of_text("0 9 1 9 2 9 3 9 4");
    let coin = run.coin(0);
    assert_eq!(coin, StackCoin { value: -26, coins: Interval::new(0, 8) });
    let term = |adds, value| Term::Coin { adds, value };
    let terms = [term(true, 0), term(false, 9), Term::LeftOut(5), term(false, 9), term(true, 4)];
    assert_eq!(coin.terms(run.row(), 5), terms);
    assert_eq!(coin.terms(run.row(), 9).len(), 9);
    assert_eq!(coin.terms(run.row(), 0), [term(true, 0), Term::LeftOut(7), term(true, 4)]);
}

#[test]
fn a_million_coins_have_fewer_than_one_and_a_half_million_nodes() {
    assert_eq!(size_of::<Node>(), 24);
    for shape in [RowShape::Uniform, RowShape::Alternating, RowShape::Peak, RowShape::Valley] {
        let row = Recipe { count: MAX_COINS, low: -MAX_VALUE, high: MAX_VALUE, shape, seed: 7 }.row().unwrap();
        let run = FusionRun::new(&row);
        assert!(run.nodes.len() < MAX_COINS / 2 * 3, "{shape:?}");
        assert_eq!(run.nodes.len(), MAX_COINS + run.fuses());
        assert_eq!(run.valley_len(), MAX_COINS - 2 * run.fuses());
        assert_eq!(run.difference(), difference(row.coins()), "{shape:?}");
    }
}

#[test]
fn a_check_counts_the_cells_and_stops_on_break() {
    let run = run_of_text("8 15 3 7");
    let mut reports = Vec::new();
    let found = check_by_table(run.row(), run.difference(), |done, all| {
        reports.push((done, all));
        ControlFlow::Continue(())
    });
    assert_eq!(found, Some(TableCheck { by_fusion: 11, by_table: 11, cells: 10 }));
    assert_eq!(reports, [(10, 10)]);
    let long = run_of(&vec![1; MAX_COINS]);
    let mut count = 0;
    let stopped = check_by_table(long.row(), long.difference(), |done, all| {
        count += 1;
        assert!(done >= count * CELLS_PER_REPORT && all == 500_000_500_000);
        if count < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!((stopped, count), (None, 3));
}

proptest! {
    #[test]
    fn any_row_has_the_stacks_of_a_plain_program(coins in row_of_any_shape(120)) {
        assert_is_run(&coins);
    }

    #[test]
    fn the_table_gives_the_same_difference(coins in row_of_any_shape(300)) {
        let run = run_of(&coins);
        let check = check_by_table(run.row(), run.difference(), |_, _| ControlFlow::Continue(())).unwrap();
        prop_assert!(check.agrees(), "{:?}", check);
        prop_assert_eq!(check.by_fusion, difference(&coins));
        prop_assert_eq!(check.cells, (coins.len() * (coins.len() + 1) / 2) as u64);
        let [first, second] = run.scores();
        prop_assert_eq!((first + second, first - second), (coins.iter().sum(), check.by_table));
    }

    #[test]
    fn after_reading_no_three_neighbors_fuse(coins in row_of_any_shape(300)) {
        let run = run_of(&coins);
        let valley: Vec<_> = (0..run.valley_len()).map(|place| run.coin(place)).collect();
        prop_assert!(valley.windows(3).all(|three| !Triple([three[0], three[1], three[2]]).fuses()));
        let values: Vec<_> = valley.iter().map(|coin| coin.value).collect();
        prop_assert!(values[..=run.bottom()].is_sorted_by(|a, b| a > b));
        prop_assert!(values[run.bottom()..].is_sorted());
    }

    #[test]
    fn a_best_first_coin_lies_at_the_larger_end_of_the_valley(coins in prop::collection::vec(-9..10_i64, 1..11)) {
        let run = run_of(&coins);
        let Some(FusionStep::Take(GreedyTake { end, .. })) = run.position(run.reading_steps()).next_step() else {
            panic!("greedy takes at least one coin")
        };
        let n = coins.len();
        let (coin, rest) = if end == End::Left { (coins[0], &coins[1..]) } else { (coins[n - 1], &coins[..n - 1]) };
        prop_assert_eq!(coin - difference_by_recursion(rest), run.difference());
    }

    #[test]
    fn any_three_neighbors_that_fuse_keep_the_difference(
        mut coins in prop::collection::vec(-9..10_i64, 3..11), place in any::<prop::sample::Index>()
    ) {
        let at = place.index(coins.len() - 2);
        coins[at + 1] = coins[at + 1].max(coins[at]).max(coins[at + 2]);
        let fused = [&coins[..at], &[coins[at] - coins[at + 1] + coins[at + 2]], &coins[at + 3..]].concat();
        prop_assert_eq!(difference_by_recursion(&coins), difference_by_recursion(&fused));
    }
}

/// `docs/long-rows.md` has these means.
#[test]
fn about_ln_n_coins_are_left_of_a_random_row() {
    for (count, rows, mean) in [(10, 2_000, 3.6), (100, 1_000, 5.9), (1_000, 400, 8.2), (10_000, 100, 10.4)] {
        let left = |seed| {
            let row = Recipe { count, low: 1, high: 1_000_000, shape: RowShape::Uniform, seed }.row().unwrap();
            let run = FusionRun::new(&row);
            run.position(run.reading_steps()).depth()
        };
        let found = (1..=rows).map(left).sum::<usize>() as f64 / rows as f64;
        assert!((found - mean).abs() < 0.5, "{found} of {count} coins");
        assert!((found - (count as f64).ln() - 1.3).abs() < 0.6, "{found} of {count} coins");
    }
}
