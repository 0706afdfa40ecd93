//! Fusion: the difference `fir − sec` of a row in linear time.
//!
//! If three neighbouring coins satisfy `a ≤ b ≥ c`, the one coin `a − b + c` may stand for them: whoever takes
//! `a` or `c` uncovers `b`, the reply is `b`, and the third coin follows. The difference of the row stays the
//! same. Once no such triple is left, the row falls and then rises, and on such a valley greedy is optimal:
//! taking the larger end each time, the values with alternating signs add up to the difference.
//!
//! Source: "Termites" ("Termity"), 17th Polish Olympiad in Informatics (2010), with a note by T. Idziaszek.
//!
//! Every fused coin is an alternating sum of coins of its own, so with a [`Row`](super::Row)'s bounds no sum
//! here leaves ±10¹⁸.

/// A stretch of the row with all its triples fused: a valley. Grows by a coin at either end.
#[derive(Clone, Debug)]
pub struct Fused {
    /// Strictly falling, at most one equal pair at the bottom, then strictly rising.
    valley: Vec<i64>,
}

impl Fused {
    /// Fuses `coins`, which may be none. O(n) time; holds what does not fuse.
    pub fn new(coins: &[i64]) -> Self {
        Self { valley: fuse(coins) }
    }

    /// Adds a coin at the right end. O(1) amortised.
    pub fn push(&mut self, coin: i64) {
        push(&mut self.valley, coin);
    }

    /// The same stretch seen from the other side, so that [`Self::push`] adds at the other end.
    #[must_use]
    pub fn reversed(mut self) -> Self {
        self.valley.reverse();
        self
    }

    /// What the player to move gets more than the other one, under best play; 0 for no coins. O(length of the valley).
    pub fn difference(&self) -> i64 {
        let mut rest = &self.valley[..];
        let (mut difference, mut sign) = (0, 1);
        while let [first, .., last] = rest {
            let take_first = first >= last;
            difference += sign * if take_first { first } else { last };
            sign = -sign;
            rest = if take_first { &rest[1..] } else { &rest[..rest.len() - 1] };
        }
        difference + sign * rest.first().unwrap_or(&0)
    }
}

/// The difference `fir − sec` of a whole row. O(n) time, and space for what does not fuse.
pub fn difference(coins: &[i64]) -> i64 {
    Fused::new(coins).difference()
}

/// Adds `coin` on top of a fused stack and fuses what can be.
fn push(stack: &mut Vec<i64>, mut coin: i64) {
    while let [.., a, b] = stack[..]
        && a <= b
        && b >= coin
    {
        coin += a - b;
        stack.truncate(stack.len() - 2);
    }
    stack.push(coin);
}

fn fuse(coins: &[i64]) -> Vec<i64> {
    let mut stack = Vec::new();
    for &coin in coins {
        push(&mut stack, coin);
    }
    stack
}

#[cfg(test)]
mod tests {
    use super::*;
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
