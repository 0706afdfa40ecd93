//! Fusion: the difference `fir − sec` of a row in linear time.
//!
//! If three neighbouring coins satisfy `a ≤ b ≥ c`, the one coin `a − b + c` may stand for them: whoever takes
//! `a` or `c` uncovers `b`, the reply is `b`, and the third coin follows. The difference of the row stays the
//! same. Once no such triple is left, the row falls and then rises, and on such a valley greedy is optimal:
//! taking the larger end each time, the values with alternating signs add up to the difference.
//!
//! Source: "Termites" ("Termity"), 17th Polish Olympiad in Informatics (2010), with a note by T. Idziaszek.
//!
//! # The whole valley at once
//!
//! Fusing with a stack is O(n) too, but one unpredictable branch for each coin. What fuses can also be read off
//! the alternating sums `s[k] = v[k−1] − v[k−2] + … ± v[0]` at the cuts `k` between the coins (`s[0] = 0`): the
//! coins between two cuts `x` and `y`, an odd number of them, fuse to the one coin `s[x] + s[y]`. For the three
//! coins between the cuts `w < x < y < z`, `a ≤ b ≥ c` says `s[w] ≤ s[y]` and `s[x] ≥ s[z]`: the cuts `x` and `y`
//! go because neither is lower than its neighbour of the same parity. So only low cuts stay. On the falling side
//! they are those where `s` is lower than at every cut of the same parity before; of several such cuts with none
//! of the other parity in between, the last. On the rising side it is the same, seen from the right.
//!
//! Every fused coin is an alternating sum of coins of its own, so with a [`Row`](super::Row)'s bounds no sum
//! here leaves ±10¹⁸.

use std::hint::select_unpredictable;

/// A stretch of the row with all its triples fused: a valley. Grows by a coin at either end.
#[derive(Clone, Debug)]
pub struct Fused {
    /// Strictly falling, at most one equal pair at the bottom, then strictly rising.
    valley: Vec<i64>,
    /// See [`falling_differences`].
    falling_differences: Vec<i64>,
    /// The difference of all of the valley.
    difference: i64,
}

impl Fused {
    /// Fuses `coins`, which may be none. O(n) time; holds what does not fuse.
    pub fn new(coins: &[i64]) -> Self {
        let valley = fuse(coins);
        let difference = greedy(&valley);
        Self { falling_differences: falling_differences(&valley), valley, difference }
    }

    /// Adds a coin at the right end. O(log n) for each coin that is fused away, which is one for each coin pushed; only
    /// the coins that [`Self::new`] has left may fuse all at once.
    pub fn push(&mut self, mut coin: i64) {
        while let [.., a, b] = self.valley[..]
            && a <= b
            && b >= coin
        {
            self.toggle_top(b);
            self.toggle_top(a);
            self.valley.truncate(self.valley.len() - 2);
            coin += a - b;
        }
        let nothing_rises = self.valley.len() == self.falling_differences.len();
        if let [.., bottom] = self.valley[..]
            && nothing_rises
            && coin < bottom
        {
            self.falling_differences.push(self.difference);
        }
        self.toggle_top(coin);
        self.valley.push(coin);
    }

    /// The same stretch seen from the other side, so that [`Self::push`] adds at the other end. O(length of the valley).
    #[must_use]
    pub fn reversed(mut self) -> Self {
        self.valley.reverse();
        self.falling_differences = falling_differences(&self.valley);
        self
    }

    /// What the player to move gets more than the other one, under best play; 0 for no coins. O(1).
    pub fn difference(&self) -> i64 {
        self.difference
    }

    /// Adds the last coin of the valley to the difference, or takes it out.
    ///
    /// It is the largest one that rises, so greedy takes the larger coins of the falling side, then it, then the
    /// others; and those have one sign with it and the opposite sign without it.
    fn toggle_top(&mut self, coin: i64) {
        let falling = &self.valley[..self.falling_differences.len() - 1];
        let larger = falling.partition_point(|other| *other > coin);
        self.difference = 2 * self.falling_differences[larger] + signed(larger, coin) - self.difference;
    }
}

/// The difference `fir − sec` of a whole row. O(n) time, and space for what does not fuse.
pub fn difference(coins: &[i64]) -> i64 {
    greedy(&fuse(coins))
}

/// The valley that is left of `coins`.
pub(super) fn fuse(coins: &[i64]) -> Vec<i64> {
    let mut valley = Vec::new();
    let covered = push_falling_side(coins.iter(), &mut valley);
    let (falling, rest) = (valley.len(), &coins[covered..]);
    let covered = push_falling_side(rest.iter().rev(), &mut valley);
    if covered % 2 != rest.len() % 2 {
        // The last coin has a twin in what is not covered, and `bottom ≤ twin ≥ coin` fuses to the bottom.
        valley.pop();
    }
    valley[falling..].reverse();
    valley
}

/// Pushes the fused coins that fall towards the bottom, the bottom included, and counts the coins they cover.
fn push_falling_side<'a>(mut coins: impl ExactSizeIterator<Item = &'a i64>, valley: &mut Vec<i64>) -> usize {
    let n = coins.len();
    let mut covered = 0;
    // Of the cuts so far, by parity.
    let mut lowest = [0, i64::MAX];
    let mut alternating_sum = 0;
    loop {
        for parity in [1, 0] {
            let Some(coin) = coins.next() else { return covered };
            alternating_sum = coin - alternating_sum;
            if alternating_sum < lowest[parity] {
                lowest[parity] = alternating_sum;
                if covered % 2 == parity {
                    valley.pop();
                }
                valley.push(lowest[0] + lowest[1]);
                covered = n - coins.len();
            }
        }
    }
}

/// The difference of a valley: the larger end each time, with alternating signs.
fn greedy(valley: &[i64]) -> i64 {
    let Some(mut last) = valley.len().checked_sub(1) else { return 0 };
    let bottom = bottom(valley);
    let mut first = 0;
    let (mut difference, mut sign) = (0, 1);
    // No branch on which end is larger: that is as good as random. And both next ends are read before it is known.
    let (mut left, mut right) = (valley[first], valley[last]);
    while first < bottom && bottom < last {
        let (next_left, next_right) = (valley[first + 1], valley[last - 1]);
        difference += sign * left.max(right);
        sign = -sign;
        let takes_left = left >= right;
        left = select_unpredictable(takes_left, next_left, left);
        right = select_unpredictable(takes_left, right, next_right);
        first += usize::from(takes_left);
        last -= usize::from(!takes_left);
    }
    // One side is used up, so the rest is sorted; from the smallest up it needs no signs.
    let rest = &valley[first..=last];
    let then = |difference, coin: &i64| coin - difference;
    difference + sign * if first < bottom { rest.iter().rfold(0, then) } else { rest.iter().fold(0, then) }
}

/// The differences of a valley's first 0, 1, 2, … coins, as far as those before the bottom: while coins fall, that
/// is their alternating sum.
fn falling_differences(valley: &[i64]) -> Vec<i64> {
    let mut difference = 0;
    let mut differences = vec![difference];
    for (rank, coin) in valley[..bottom(valley)].iter().enumerate() {
        difference += signed(rank, *coin);
        differences.push(difference);
    }
    differences
}

/// What a coin adds to the difference when `rank` coins are taken before it.
fn signed(rank: usize, coin: i64) -> i64 {
    if rank.is_multiple_of(2) { coin } else { -coin }
}

/// The index of the coin that the valley falls to.
pub(super) fn bottom(valley: &[i64]) -> usize {
    valley.windows(2).take_while(|pair| pair[0] > pair[1]).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::random::{Recipe, Shape};
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

    fn greedy_by_recursion(valley: &[i64]) -> i64 {
        match valley {
            [] => 0,
            [first, left_behind @ .., last] if first < last => {
                last - greedy_by_recursion(&valley[..=left_behind.len()])
            }
            [first, left_behind @ ..] => first - greedy_by_recursion(left_behind),
        }
    }

    /// Long rows of all shapes, with few or many equal coins among them.
    fn long_row() -> impl Strategy<Value = Vec<i64>> {
        let bounds = prop::sample::select(vec![(5, 5), (0, 2), (-9, 9), (-MAX_VALUE, MAX_VALUE)]);
        (1..3000_usize, bounds, prop::sample::select(&Shape::ALL[..]), any::<u64>()).prop_map(
            |(count, (low, high), shape, seed)| {
                Recipe { count, low, high, shape, seed }.row().unwrap().coins().to_vec()
            },
        )
    }

    #[test]
    fn every_row_of_up_to_eight_small_coins_fuses_as_coin_by_coin() {
        for n in 0..=8_u32 {
            for code in 0..4_u32.pow(n) {
                let coins: Vec<i64> = (0..n).map(|k| i64::from(code / 4_u32.pow(k) % 4)).collect();
                assert_eq!(fuse(&coins), fuse_coin_by_coin(&coins), "{coins:?}");
            }
        }
    }

    #[test]
    fn the_largest_sums_do_not_overflow() {
        for pattern in [[MAX_VALUE, MAX_VALUE], [MAX_VALUE, -MAX_VALUE], [-MAX_VALUE, MAX_VALUE]] {
            let coins: Vec<i64> = pattern.iter().copied().cycle().take(MAX_COINS).collect();
            let valley = fuse(&coins);
            assert_eq!(valley, fuse_coin_by_coin(&coins));
            assert_eq!(greedy(&valley), greedy_by_recursion(&valley));
        }
    }

    proptest! {
        #[test]
        fn fusion_keeps_the_difference(coins in prop::collection::vec(-9..10_i64, 0..12)) {
            prop_assert_eq!(difference(&coins), difference_by_recursion(&coins));
        }

        #[test]
        fn what_is_left_falls_and_then_rises(coins in prop::collection::vec(-9..10_i64, 0..400)) {
            let valley = Fused::new(&coins).valley;
            prop_assert!(valley.windows(3).all(|t| t[0] > t[1] || t[1] < t[2]));
        }

        #[test]
        fn a_long_row_fuses_as_coin_by_coin(coins in long_row()) {
            let valley = fuse(&coins);
            prop_assert_eq!(greedy(&valley), greedy_by_recursion(&valley));
            prop_assert_eq!(valley, fuse_coin_by_coin(&coins));
        }

        #[test]
        fn a_stretch_that_grows_is_as_if_fused_at_once((coins, start) in long_row().prop_flat_map(|coins| {
            let n = coins.len();
            (Just(coins), 0..n)
        })) {
            let mut fused = Fused::new(&coins[..start]);
            for coin in &coins[start..] {
                fused.push(*coin);
                prop_assert_eq!(fused.difference, greedy(&fused.valley));
            }
            let Fused { valley, falling_differences, difference } = Fused::new(&coins);
            prop_assert_eq!(fused.valley, valley);
            prop_assert_eq!(fused.falling_differences, falling_differences);
            prop_assert_eq!(fused.difference, difference);
        }

        #[test]
        fn coins_may_be_added_at_either_end(
            left in prop::collection::vec(-9..10_i64, 0..200),
            core in prop::collection::vec(-9..10_i64, 0..200),
            right in prop::collection::vec(-9..10_i64, 0..200),
        ) {
            let mut fused = Fused::new(&core);
            for coin in &right {
                fused.push(*coin);
            }
            let mut fused = fused.reversed();
            for coin in left.iter().rev() {
                fused.push(*coin);
            }
            prop_assert_eq!(fused.difference(), difference(&[left, core, right].concat()));
        }
    }
}
