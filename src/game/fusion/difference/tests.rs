//! Fusion against the recurrence and against a stack.

use super::*;
use crate::game::MAX_VALUE;
use crate::game::row::random::{Recipe, RowShape};
use crate::limits::MAX_COINS;
use proptest::prelude::*;

/// The difference by its recurrence, without a memo.
pub(in crate::game::fusion) fn difference_by_recursion(coins: &[i64]) -> i64 {
    match coins {
        [] => 0,
        [first, left_behind @ ..] => {
            let last = coins[coins.len() - 1];
            (first - difference_by_recursion(left_behind))
                .max(last - difference_by_recursion(&coins[..coins.len() - 1]))
        }
    }
}

pub(in crate::game::fusion) fn fuse_coin_by_coin(coins: &[i64]) -> Vec<i64> {
    let mut stack = Vec::new();
    for &coin in coins {
        let mut coin = coin;
        while let [.., a, b] = stack[..]
            && a <= b
            && b >= coin
        {
            coin += a - b;
            stack.truncate(stack.len() - 2);
        }
        stack.push(coin);
    }
    stack
}

/// Greedy takes the coins of a valley from the largest to the smallest.
pub(in crate::game::fusion) fn difference_of_valley(valley: &[i64]) -> i64 {
    let mut coins = valley.to_vec();
    coins.sort_unstable();
    coins.iter().fold(0, |difference, coin| coin - difference)
}

impl Valley<'_> {
    fn coins(&self) -> Vec<i64> {
        [self.falling, &self.middle, self.rising].concat()
    }
}

/// Long rows of all shapes, with few or many equal coins.
pub(in crate::game::fusion) fn long_row() -> impl Strategy<Value = Vec<i64>> {
    let bounds = prop::sample::select(vec![(5, 5), (0, 2), (-9, 9), (-MAX_VALUE, MAX_VALUE)]);
    (1..3000_usize, bounds, prop::sample::select(&RowShape::ALL[..]), any::<u64>()).prop_map(
        |(count, (low, high), shape, seed)| Recipe { count, low, high, shape, seed }.row().unwrap().coins().to_vec(),
    )
}

#[test]
fn a_long_row_fused_by_halves_is_as_fused_coin_by_coin() {
    for shape in RowShape::ALL {
        for high in [3, 99, MAX_VALUE] {
            let row = Recipe { count: 2 * PARALLEL_LEN + 1, low: -high, high, shape, seed: 5 }.row().unwrap();
            assert_eq!(fuse_by_halves(row.coins()), fuse_coin_by_coin(row.coins()), "{shape:?} up to {high}");
        }
    }
}

#[test]
fn every_row_of_up_to_eight_small_coins_fuses_as_coin_by_coin() {
    for n in 0..=8_u32 {
        for code in 0..4_u32.pow(n) {
            let coins: Vec<i64> = (0..n).map(|k| i64::from(code / 4_u32.pow(k) % 4)).collect();
            assert_eq!(fuse_serially(&coins), fuse_coin_by_coin(&coins), "{coins:?}");
        }
    }
}

#[test]
fn slopes_end_where_two_coins_are_equal_or_turn() {
    for count in (0..10).chain(COMPARED_AT_ONCE - 2..=2 * COMPARED_AT_ONCE + 2) {
        let falling: Vec<_> = (0..count as i64).map(|k| -MAX_VALUE * k).collect();
        assert_eq!((bottom(&falling), rises(&falling)), (count.saturating_sub(1), 0));
        for turn in 1..count {
            for step in [0, 1] {
                let mut coins = falling.clone();
                coins[turn] = coins[turn - 1] + step;
                assert_eq!(bottom(&coins), turn - 1, "{turn} of {count}");
                coins.reverse();
                assert_eq!(rises(&coins), turn - 1, "{turn} of {count}");
            }
        }
    }
}

#[test]
fn greedy_takes_two_coins_at_a_time_as_one_by_one() {
    // All valleys of few coins, with equal coins on one side and on both, and all places of the sides.
    for count in 0..=7_u32 {
        for code in 0..3_u32.pow(count) * 2_u32.pow(count) {
            let values = (0..count).map(|k| i64::from(code / 3_u32.pow(k) % 3));
            let sides = (0..count).map(|k| code / 3_u32.pow(count) / 2_u32.pow(k) % 2 == 1);
            let (mut falling, mut rising): (Vec<_>, Vec<_>) = (Vec::new(), Vec::new());
            values.zip(sides).for_each(|(coin, is_left)| if is_left { falling.push(coin) } else { rising.push(coin) });
            falling.sort_unstable_by(|a, b| b.cmp(a));
            rising.sort_unstable();
            let sides = Sides { falling: &falling, rising: &rising };
            let expected = difference_of_valley(&[&falling[..], &rising].concat());
            assert_eq!(Greedy::new(sides).finish(), expected, "{falling:?} {rising:?}");
            assert_eq!(greedy_interleaved(sides), expected, "{falling:?} {rising:?}");
        }
    }
}

#[test]
fn the_largest_sums_do_not_overflow() {
    for pattern in [[MAX_VALUE, MAX_VALUE], [MAX_VALUE, -MAX_VALUE], [-MAX_VALUE, MAX_VALUE]] {
        let coins: Vec<i64> = pattern.iter().copied().cycle().take(MAX_COINS).collect();
        let valley = fuse(&coins);
        let by_coin = fuse_coin_by_coin(&coins);
        assert_eq!(valley.coins(), by_coin);
        assert_eq!(valley.difference(), difference_of_valley(&by_coin));
    }
}

#[test]
fn two_threads_compute_the_difference_of_a_long_row() {
    for shape in RowShape::ALL {
        for (low, high) in [(0, 9), (-MAX_VALUE, MAX_VALUE)] {
            let coins =
                Recipe { count: 3 * PARALLEL_LEN + 1, low, high, shape, seed: 1 }.row().unwrap().coins().to_vec();
            let by_coin = fuse_coin_by_coin(&coins);
            assert_eq!(fuse(&coins).coins(), by_coin, "{shape:?}");
            assert_eq!(difference(&coins), difference_of_valley(&by_coin), "{shape:?}");
        }
    }
}

proptest! {
    #[test]
    fn fusion_keeps_the_difference(coins in prop::collection::vec(-9..10_i64, 0..12)) {
        prop_assert_eq!(difference(&coins), difference_by_recursion(&coins));
    }

    #[test]
    fn a_long_row_fuses_as_coin_by_coin(coins in long_row()) {
        let valley = fuse_coin_by_coin(&coins);
        prop_assert_eq!(fuse_serially(&coins), &valley[..]);
        prop_assert_eq!(difference(&coins), difference_of_valley(&valley));
    }

    #[test]
    fn a_row_split_anywhere_and_joined_is_as_fused_at_once(
        (coins, [a, b]) in long_row().prop_flat_map(|coins| {
            let n = coins.len();
            (Just(coins), [0..=n, 0..=n])
        })
    ) {
        let valley = fuse_coin_by_coin(&coins);
        // The middle may begin and end anywhere in the slopes at the ends.
        let falls = a.min(bottom(&coins) + 1);
        let rises = b.min(coins[falls..].windows(2).rev().take_while(|pair| pair[0] < pair[1]).count() + 1);
        let (falling, rest) = coins.split_at(falls);
        let (rest, rising) = rest.split_at(rest.len().saturating_sub(rises));
        let joined = join(falling, &fuse_serially(rest), rising);
        prop_assert_eq!(joined.coins(), &valley[..]);
        prop_assert_eq!(joined.bottom(), bottom(&valley));
        prop_assert_eq!(joined.difference(), difference_of_valley(&valley));
    }
}
