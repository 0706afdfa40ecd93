//! Fusion: the difference `fir − sec` of a row in linear time.
//!
//! If three neighboring coins satisfy `a ≤ b ≥ c`, the one coin `a − b + c` may stand for them: whoever takes
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
//! go because neither is lower than its neighbor of the same parity. So only low cuts stay. On the falling side
//! they are those where `s` is lower than at every cut of the same parity before; of several such cuts with none
//! of the other parity in between, the last. On the rising side it is the same, seen from the right.
//!
//! Every fused coin is an alternating sum of coins of its own, so with a [`Row`](crate::game::Row)'s bounds no sum
//! here leaves ±10¹⁸.

use std::hint::select_unpredictable;
use std::ops::Range;

/// Rows at least this long are shared between two threads; shorter ones are done before another thread has started.
const PARALLEL_LEN: usize = 100_000;

/// A sample is this part of a row, and fuses well if no more than this part of it is left.
const SAMPLE_DIVISOR: usize = 32;

/// The difference `fir − sec` of a whole row. O(n) time, by two threads if the row is long, and space for what does not
/// fuse; where a row falls from its left end on, or rises up to its right end, its coins are read where they are.
pub fn difference(coins: &[i64]) -> i64 {
    if coins.len() < PARALLEL_LEN {
        let valley = fuse_serially(coins);
        let (falling, rising) = valley.split_at(bottom(&valley));
        return greedy(falling, rising);
    }
    fuse(coins).difference()
}

/// What is left of a row: the three pieces, side by side, are the valley. Unlike [`Fused`] it keeps no sums, for it is
/// looked at once; and what falls or rises at the ends of the row is not copied.
pub(super) struct Valley<'a> {
    /// What is left of the coins that fall from the left end on.
    pub(super) falling: &'a [i64],
    pub(super) middle: Vec<i64>,
    /// What is left of the coins that rise up to the right end.
    pub(super) rising: &'a [i64],
}

impl Valley<'_> {
    pub(super) fn len(&self) -> usize {
        self.falling.len() + self.middle.len() + self.rising.len()
    }

    /// The number of coins before the one it falls to.
    pub(super) fn bottom(&self) -> usize {
        (self.falling.len() + self.middle_falls()).saturating_sub(1)
    }

    /// How many coins of the middle still fall.
    fn middle_falls(&self) -> usize {
        let before = self.falling.last().into_iter().chain(&self.middle);
        let falls = before.zip(&self.middle).take_while(|(before, coin)| coin < before).count();
        if self.falling.is_empty() && !self.middle.is_empty() { bottom(&self.middle) + 1 } else { falls }
    }

    /// Greedy on pairs of pieces: as many coins of both as one of them lasts.
    pub(super) fn difference(&self) -> i64 {
        let (middle_falling, middle_rising) = self.middle.split_at(self.middle_falls());
        let (mut falling, mut next_falling) = (self.falling, middle_falling);
        let (mut rising, mut next_rising) = (self.rising, middle_rising);
        let (mut difference, mut taken) = (0, 0);
        while taken < self.len() {
            if falling.is_empty() {
                (falling, next_falling) = (next_falling, &[]);
            }
            if rising.is_empty() {
                (rising, next_rising) = (next_rising, &[]);
            }
            let (from_left, from_right) = match (falling, rising) {
                ([.., left], [right, ..]) => {
                    let low = *left.max(right);
                    let from_right = rising.len() - rising.partition_point(|coin| *coin < low);
                    (falling.partition_point(|coin| *coin >= low), from_right)
                }
                _ => (falling.len(), rising.len()),
            };
            let (larger_left, smaller_left) = falling.split_at(from_left);
            let (smaller_right, larger_right) = rising.split_at(rising.len() - from_right);
            difference += signed(taken, greedy_by_two_threads(Sides { falling: larger_left, rising: larger_right }));
            taken += from_left + from_right;
            (falling, rising) = (smaller_left, smaller_right);
        }
        difference
    }

    /// Adds the coins of another valley at the right end, as long as they may fuse, and returns the ones that only rise.
    fn push_while_it_may_fuse<'b>(&mut self, coins: &'b [i64]) -> &'b [i64] {
        let falls = bottom(coins) + 1;
        for (k, coin) in coins.iter().enumerate() {
            if k >= falls && self.last().is_some_and(|last| last < *coin) {
                return &coins[k..];
            }
            self.push(*coin);
        }
        &[]
    }

    fn push(&mut self, mut coin: i64) {
        while let Some((a, b)) = self.last_two()
            && a <= b
            && b >= coin
        {
            coin += a - b;
            self.pop();
            self.pop();
        }
        self.middle.push(coin);
    }

    fn pop(&mut self) {
        if self.middle.pop().is_none() {
            self.falling = &self.falling[..self.falling.len() - 1];
        }
    }

    fn last(&self) -> Option<i64> {
        self.middle.last().or(self.falling.last()).copied()
    }

    fn last_two(&self) -> Option<(i64, i64)> {
        match (self.falling, &self.middle[..]) {
            (_, [.., a, b]) | ([.., a], [b]) | ([.., a, b], []) => Some((*a, *b)),
            _ => None,
        }
    }
}

/// The valley that is left of a row of any length. What falls from its left end on and rises up to its right end is not
/// copied.
pub(super) fn fuse(coins: &[i64]) -> Valley<'_> {
    if coins.len() < PARALLEL_LEN {
        return Valley { falling: &[], middle: fuse_serially(coins), rising: &[] };
    }
    let (falling, coins) = coins.split_at(bottom(coins) + 1);
    let rises = coins.windows(2).rev().take_while(|pair| pair[0] < pair[1]).count() + 1;
    let (coins, rising) = coins.split_at(coins.len().saturating_sub(rises));
    join(falling, &fuse_by_halves(coins), rising)
}

/// The valley that is left of `coins`, each half of which a thread fuses; what is left of both is fused again. Where a
/// sample does not fuse to a small part, one thread does it all: else two long rests would be left to fuse.
fn fuse_by_halves(coins: &[i64]) -> Vec<i64> {
    let sample = &coins[..coins.len() / SAMPLE_DIVISOR];
    if coins.len() < PARALLEL_LEN || fuse_serially(sample).len() > sample.len() / SAMPLE_DIVISOR {
        return fuse_serially(coins);
    }
    let (left, right) = coins.split_at(coins.len() / 2);
    let (mut left, right) = rayon::join(|| fuse_serially(left), || fuse_serially(right));
    left.extend(right);
    fuse_serially(&left)
}

/// Fuses three valleys that lie side by side, of which the first only falls and the last only rises.
fn join<'a>(falling: &'a [i64], middle: &[i64], rising: &'a [i64]) -> Valley<'a> {
    let mut valley = Valley { falling, middle: Vec::new(), rising: &[] };
    let rest = valley.push_while_it_may_fuse(middle);
    valley.middle.extend_from_slice(rest);
    valley.rising = valley.push_while_it_may_fuse(rising);
    valley
}

/// The valley that is left of a row, in a vector of its own.
pub(in crate::game) fn fuse_serially(coins: &[i64]) -> Vec<i64> {
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

/// [`greedy`] by two threads if there are many coins: one takes the larger half of them, the other one the rest.
fn greedy_by_two_threads(sides: Sides) -> i64 {
    if sides.len() < PARALLEL_LEN {
        return Greedy::new(sides).finish();
    }
    let [larger, smaller] = sides.halves();
    let (first, then) = rayon::join(|| greedy_interleaved(larger), || greedy_interleaved(smaller));
    first + signed(larger.len(), then)
}

/// [`greedy`] with a step on the larger half and a step on the smaller one in turn: a step has to wait for the one before
/// it, and the two do not wait for each other.
fn greedy_interleaved(sides: Sides) -> i64 {
    let [larger, smaller] = sides.halves();
    let [mut first, mut then] = [larger, smaller].map(Greedy::new);
    while first.has_both() && then.has_both() {
        first.step();
        then.step();
    }
    first.finish() + signed(larger.len(), then.finish())
}

/// The difference of a valley, whose bottom may be on either side: the larger end each time, with alternating signs.
fn greedy(falling: &[i64], rising: &[i64]) -> i64 {
    Greedy::new(Sides { falling, rising }).finish()
}

/// The two sides of a valley, or of what is left of it.
#[derive(Clone, Copy)]
struct Sides<'a> {
    falling: &'a [i64],
    rising: &'a [i64],
}

impl Sides<'_> {
    fn len(&self) -> usize {
        self.falling.len() + self.rising.len()
    }

    /// The half that greedy takes first, and the rest. O(log n).
    fn halves(&self) -> [Self; 2] {
        let Self { falling, rising } = *self;
        let half = self.len() / 2;
        // Of the larger half so many fall: with fewer, a coin of the rest would be larger than one that rises.
        let from_left = partition_point(half.saturating_sub(rising.len())..half.min(falling.len()), |k| {
            falling[k] >= rising[rising.len() - (half - k)]
        });
        let (larger_left, smaller_left) = falling.split_at(from_left);
        let (smaller_right, larger_right) = rising.split_at(rising.len() - (half - from_left));
        [Self { falling: larger_left, rising: larger_right }, Self { falling: smaller_left, rising: smaller_right }]
    }
}

/// Greedy on its way from the ends of a valley to its bottom.
struct Greedy<'a> {
    sides: Sides<'a>,
    /// How many coins the left side has given, and how many the right one has left.
    first: usize,
    last: usize,
    /// The two ends, if there are two.
    left: i64,
    right: i64,
    difference: i64,
    sign: i64,
}

impl<'a> Greedy<'a> {
    fn new(sides: Sides<'a>) -> Self {
        let Sides { falling, rising } = sides;
        let [left, right] = [falling.first(), rising.last()].map(|end| end.copied().unwrap_or_default());
        Self { sides, first: 0, last: rising.len(), left, right, difference: 0, sign: 1 }
    }

    /// Whether either side has a coin behind its end.
    fn has_both(&self) -> bool {
        self.first + 1 < self.sides.falling.len() && self.last > 1
    }

    /// Takes the larger end, if [`Self::has_both`].
    ///
    /// No branch on which end is larger: that is as good as random. And both next ends are read before it is known.
    fn step(&mut self) {
        let (next_left, next_right) = (self.sides.falling[self.first + 1], self.sides.rising[self.last - 2]);
        let takes_left = self.left >= self.right;
        self.difference += self.sign * self.left.max(self.right);
        self.sign = -self.sign;
        self.left = select_unpredictable(takes_left, next_left, self.left);
        self.right = select_unpredictable(takes_left, self.right, next_right);
        self.first += usize::from(takes_left);
        self.last -= usize::from(!takes_left);
    }

    fn finish(mut self) -> i64 {
        while self.has_both() {
            self.step();
        }
        let Self { sides, first, last, mut difference, mut sign, .. } = self;
        // One side is down to its last coin at most; what is larger on the other one goes before that.
        let (mut falling, mut rising) = (&sides.falling[first..], &sides.rising[..last]);
        while let ([left, falls @ ..], [rises @ .., right]) = (falling, rising) {
            difference += sign * left.max(right);
            sign = -sign;
            if left >= right {
                falling = falls;
            } else {
                rising = rises;
            }
        }
        // From the smallest up it needs no signs.
        let then = |difference, coin: &i64| coin - difference;
        difference + sign * (falling.iter().rfold(0, then) + rising.iter().fold(0, then))
    }
}

/// What a coin adds to the difference when `rank` coins are taken before it.
pub(in crate::game) fn signed(rank: usize, coin: i64) -> i64 {
    if rank.is_multiple_of(2) { coin } else { -coin }
}

/// The index of the coin that the valley falls to.
pub(in crate::game) fn bottom(valley: &[i64]) -> usize {
    valley.windows(2).take_while(|pair| pair[0] > pair[1]).count()
}

/// The first place of `range` that does not meet `precedes`; its end if all do.
pub(super) fn partition_point(mut range: Range<usize>, precedes: impl Fn(usize) -> bool) -> usize {
    while !range.is_empty() {
        let middle = usize::midpoint(range.start, range.end);
        if precedes(middle) {
            range.start = middle + 1;
        } else {
            range.end = middle;
        }
    }
    range.start
}

#[cfg(test)]
pub(super) mod tests;
