//! Stretches that grow at either end, against fusing all of their coins at once.

use crate::limits::MAX_COINS;
use std::collections::VecDeque;

use super::*;
use crate::game::MAX_VALUE;
use crate::game::fusion::difference::tests::{difference_of_valley, fuse_coin_by_coin, long_row};
use proptest::prelude::*;

impl Fused {
    fn valley(&self) -> Vec<i64> {
        (0..self.len()).map(|k| self.coin(End::Left, k)).collect()
    }

    /// Whether it is the same as `coins` fused at once.
    fn is_as_new(&self, coins: &[i64]) -> bool {
        let valley = fuse_coin_by_coin(coins);
        let bottom_coin = valley.get(self.to_bottom(End::Left));
        self.valley() == valley
            && self.difference() == difference_of_valley(&valley)
            && bottom_coin == valley.iter().min()
            && (valley.is_empty() || self.to_bottom(End::Left) + self.to_bottom(End::Right) + 1 == valley.len())
    }
}

proptest! {
    #[test]
    fn a_fused_row_falls_and_then_rises(coins in prop::collection::vec(-9..10_i64, 0..400)) {
        let valley = Fused::new(&coins).valley();
        prop_assert!(valley.windows(3).all(|t| t[0] > t[1] || t[1] < t[2]));
    }

    #[test]
    fn a_stretch_that_grows_is_as_fused_at_once((coins, [a, b]) in long_row().prop_flat_map(|coins| {
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
        // Other coins may follow after the pushes are taken back.
        for (_, coin) in coins.iter().rev() {
            fused.push(*coin);
            before.push_back(*coin);
            fused.push_left(-coin);
            before.push_front(-coin);
        }
        prop_assert!(fused.is_as_new(before.make_contiguous()));
        prop_assert!(fused.pushes.is_empty() && fused.removed_sums.is_empty());
    }
}

#[test]
fn the_largest_values_at_both_ends_do_not_overflow() {
    for [core, left, right] in [[1, 1, 1], [1, -1, 1], [-1, 1, 1], [1, 1, -1], [-1, -1, 1], [1, -1, -1]] {
        // The same sign for all, or alternating signs, which make alternating sums large.
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
