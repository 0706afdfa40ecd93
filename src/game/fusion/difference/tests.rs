//! Fusion against recurrences and against fusing coin by coin.

use std::collections::VecDeque;

use super::*;
use crate::game::End;
use crate::game::fusion::Fused;
use crate::game::row::random::{Recipe, Shape};
use crate::game::{MAX_COINS, MAX_VALUE};
use proptest::prelude::*;

/// The recurrence of the difference, as plain as it can be.
fn difference_by_recursion(coins: &[i64]) -> i64 {
    match coins {
        [] => 0,
        [first, left_behind @ ..] => {
            let last = coins[coins.len() - 1];
            (first - difference_by_recursion(left_behind))
                .max(last - difference_by_recursion(&coins[..coins.len() - 1]))
        }
    }
}

fn fuse_coin_by_coin(coins: &[i64]) -> Vec<i64> {
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

/// What greedy takes from a valley is its coins from the largest to the smallest.
fn difference_of_valley(valley: &[i64]) -> i64 {
    let mut coins = valley.to_vec();
    coins.sort_unstable();
    coins.iter().fold(0, |difference, coin| coin - difference)
}

impl Valley<'_> {
    fn coins(&self) -> Vec<i64> {
        [self.falling, &self.middle, self.rising].concat()
    }
}

impl Fused {
    fn valley(&self) -> Vec<i64> {
        (0..self.len()).map(|k| self.coin(End::Left, k)).collect()
    }

    /// Whether nothing tells it from `coins` fused at once.
    fn is_as_new(&self, coins: &[i64]) -> bool {
        let valley = fuse_coin_by_coin(coins);
        let bottom_coin = valley.get(self.to_bottom(End::Left));
        self.valley() == valley
            && self.difference() == difference_of_valley(&valley)
            && bottom_coin == valley.iter().min()
            && (valley.is_empty() || self.to_bottom(End::Left) + self.to_bottom(End::Right) + 1 == valley.len())
    }
}

/// Long rows of all shapes, with few or many equal coins among them.
fn long_row() -> impl Strategy<Value = Vec<i64>> {
    let bounds = prop::sample::select(vec![(5, 5), (0, 2), (-9, 9), (-MAX_VALUE, MAX_VALUE)]);
    (1..3000_usize, bounds, prop::sample::select(&Shape::ALL[..]), any::<u64>()).prop_map(
        |(count, (low, high), shape, seed)| Recipe { count, low, high, shape, seed }.row().unwrap().coins().to_vec(),
    )
}

#[test]
fn a_long_row_is_fused_by_halves_as_at_once() {
    for shape in Shape::ALL {
        for high in [3, 99, MAX_VALUE] {
            let row = Recipe { count: 2 * LONG + 1, low: -high, high, shape, seed: 5 }.row().unwrap();
            assert_eq!(fuse_by_halves(row.coins()), fuse_coin_by_coin(row.coins()), "{shape:?} up to {high}");
        }
    }
}

#[test]
fn every_row_of_up_to_eight_small_coins_fuses_as_coin_by_coin() {
    for n in 0..=8_u32 {
        for code in 0..4_u32.pow(n) {
            let coins: Vec<i64> = (0..n).map(|k| i64::from(code / 4_u32.pow(k) % 4)).collect();
            assert_eq!(fuse_short(&coins), fuse_coin_by_coin(&coins), "{coins:?}");
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
fn two_threads_find_the_difference_of_a_long_row() {
    for shape in Shape::ALL {
        for (low, high) in [(0, 9), (-MAX_VALUE, MAX_VALUE)] {
            let coins = Recipe { count: 3 * LONG + 1, low, high, shape, seed: 1 }.row().unwrap().coins().to_vec();
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
    fn what_is_left_falls_and_then_rises(coins in prop::collection::vec(-9..10_i64, 0..400)) {
        let valley = Fused::new(&coins).valley();
        prop_assert!(valley.windows(3).all(|t| t[0] > t[1] || t[1] < t[2]));
    }

    #[test]
    fn a_long_row_fuses_as_coin_by_coin(coins in long_row()) {
        let valley = fuse_coin_by_coin(&coins);
        prop_assert_eq!(fuse_short(&coins), &valley[..]);
        prop_assert_eq!(difference(&coins), difference_of_valley(&valley));
    }

    #[test]
    fn a_row_split_anywhere_and_joined_is_as_if_fused_at_once(
        (coins, [a, b]) in long_row().prop_flat_map(|coins| {
            let n = coins.len();
            (Just(coins), [0..=n, 0..=n])
        })
    ) {
        let valley = fuse_coin_by_coin(&coins);
        // Any part of the runs at the ends may be left to the middle.
        let falls = a.min(bottom(&coins) + 1);
        let rises = b.min(coins[falls..].windows(2).rev().take_while(|pair| pair[0] < pair[1]).count() + 1);
        let (falling, rest) = coins.split_at(falls);
        let (rest, rising) = rest.split_at(rest.len().saturating_sub(rises));
        let joined = join(falling, &fuse_short(rest), rising);
        prop_assert_eq!(joined.coins(), &valley[..]);
        prop_assert_eq!(joined.bottom(), bottom(&valley));
        prop_assert_eq!(joined.difference(), difference_of_valley(&valley));
    }

    #[test]
    fn a_stretch_that_grows_is_as_if_fused_at_once((coins, [a, b]) in long_row().prop_flat_map(|coins| {
        let n = coins.len();
        (Just(coins), [0..=n, 0..=n])
    })) {
        let (start, end) = (a.min(b), a.max(b));
        let mut fused = Fused::new(&coins[start..end]);
        for (k, coin) in coins.iter().enumerate().skip(end) {
            fused.push(*coin);
            prop_assert!(k % 64 > 0 || fused.is_as_new(&coins[start..=k]));
        }
        for (k, coin) in coins.iter().enumerate().take(start).rev() {
            fused.push_left(*coin);
            prop_assert!(k % 64 > 0 || fused.is_as_new(&coins[k..]));
        }
        prop_assert!(fused.is_as_new(&coins));
    }

    #[test]
    fn coins_may_be_added_at_either_end_and_taken_back(
        core in long_row(),
        coins in prop::collection::vec((any::<bool>(), -12..13_i64), 0..200),
        scale in prop::sample::select(vec![1, MAX_VALUE / 12]),
        [a, b] in [0..200_usize, 0..200],
    ) {
        let mut stretch = VecDeque::from(core);
        let mut fused = Fused::new(stretch.make_contiguous());
        let coins: Vec<_> = coins.iter().map(|(at_right, coin)| (*at_right, coin * scale)).collect();
        let (a, b) = (a.min(b).min(coins.len()), a.max(b).min(coins.len()));
        let mut grow = |fused: &mut Fused, coins: &[(bool, i64)]| {
            for (at_right, coin) in coins {
                if *at_right {
                    fused.push(*coin);
                    stretch.push_back(*coin);
                } else {
                    fused.push_left(*coin);
                    stretch.push_front(*coin);
                }
            }
            let is_right = fused.is_as_new(stretch.make_contiguous());
            (is_right, stretch.clone())
        };
        prop_assert!(grow(&mut fused, &coins[..a]).0);
        let mut before = grow(&mut fused, &[]).1;
        let (inner, outer) = fused.temporarily(|fused| {
            let outer = grow(fused, &coins[a..b]).0;
            (fused.temporarily(|fused| grow(fused, &coins[b..])).0, outer)
        });
        prop_assert!(inner && outer && fused.is_as_new(before.make_contiguous()));
        // What is taken back may be followed by other coins.
        for (_, coin) in coins.iter().rev() {
            fused.push(*coin);
            before.push_back(*coin);
            fused.push_left(-coin);
            before.push_front(-coin);
        }
        prop_assert!(fused.is_as_new(before.make_contiguous()));
        prop_assert!(fused.pushes.is_empty() && fused.gone.is_empty());
    }
}

#[test]
fn the_largest_values_at_both_ends_do_not_overflow() {
    for [core, left, right] in [[1, 1, 1], [1, -1, 1], [-1, 1, 1], [1, 1, -1], [-1, -1, 1], [1, -1, -1]] {
        // The same sign for all, or signs in turn, which is what makes alternating sums large.
        for turn in [1, -1] {
            let signed = |k: usize| if k.is_multiple_of(2) { MAX_VALUE } else { turn * MAX_VALUE };
            let mut stretch: VecDeque<_> = (0..MAX_COINS / 2).map(|k| core * signed(k)).collect();
            let mut fused = Fused::new(stretch.make_contiguous());
            fused.temporarily(|fused| {
                for k in 0..MAX_COINS / 4 {
                    fused.push(right * signed(k));
                    stretch.push_back(right * signed(k));
                    fused.push_left(left * signed(k));
                    stretch.push_front(left * signed(k));
                }
                assert!(fused.is_as_new(stretch.make_contiguous()), "{core} {left} {right} {turn}");
            });
        }
    }
}
