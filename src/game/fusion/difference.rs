//! The difference `fir − sec` of a whole row: fuse the row to its valley, then take the valley apart greedily.
//!
//! A stack would need a branch for each coin that the processor cannot predict. So the valley is found from alternating
//! sums instead. A *cut* `k` lies before coin `k`, and `s[k] = v[k−1] − s[k−1]` with `s[0] = 0`. The coins between two
//! cuts `x` and `y` that stay fuse to the one coin `s[x] + s[y]`. On the falling side a cut stays if its sum is lower
//! than at all cuts of its parity before it. Of several such cuts of one parity with none of the other parity in
//! between, only the last stays. The rising side is the same, seen from the right. `docs/fusion.md` has the proof.
//!
//! Each fused coin is an alternating sum of coins of the row. So within the bounds of a [`Row`](crate::game::Row) no
//! sum leaves ±10¹⁸.

use std::ops::Range;

/// Rows of at least this many coins are shared between two threads. Shorter ones are done before a second thread has
/// started.
const PARALLEL_LEN: usize = 100_000;

/// A sample is this part of a row: `1 / SAMPLE_DIVISOR`. It fuses well if at most this part of it is left.
const SAMPLE_DIVISOR: usize = 32;

/// Returns the difference `fir − sec` of a row. 0 for no coins.
///
/// O(n) time, on two threads for a long row. Space: 8 bytes for each coin that does not fuse. Of a long row, the coins
/// that fall from the left end and those that rise to the right end are not copied.
///
/// ```
/// use coin_duel::game::fusion::difference;
///
/// // First scores 22 and Second 11.
/// assert_eq!(difference(&[8, 15, 3, 7]), 11);
/// // First scores 4 and Second 100.
/// assert_eq!(difference(&[1, 100, 3]), -96);
/// ```
pub fn difference(coins: &[i64]) -> i64 {
    if coins.len() < PARALLEL_LEN {
        let valley = fuse_serially(coins);
        let (falling, rising) = valley.split_at(bottom(&valley));
        return Greedy::new(Sides { falling, rising }).finish();
    }
    fuse(coins).difference()
}

/// The valley of a row, in three pieces side by side. It keeps no sums, because it is read only once.
pub(super) struct Valley<'a> {
    /// The coins left of those that fall from the left end. A part of the row, which is not copied.
    pub(super) falling: &'a [i64],
    /// The coins between the two other pieces, fused.
    pub(super) middle: Vec<i64>,
    /// The coins left of those that rise to the right end. A part of the row, which is not copied.
    pub(super) rising: &'a [i64],
}

impl Valley<'_> {
    pub(super) fn len(&self) -> usize {
        self.falling.len() + self.middle.len() + self.rising.len()
    }

    /// The index of the bottom, a smallest coin.
    pub(super) fn bottom(&self) -> usize {
        (self.falling.len() + self.middle_falls()).saturating_sub(1)
    }

    /// The number of coins of the middle that still fall.
    fn middle_falls(&self) -> usize {
        let before = self.falling.last().into_iter().chain(&self.middle);
        let falls = before.zip(&self.middle).take_while(|(before, coin)| coin < before).count();
        if self.falling.is_empty() && !self.middle.is_empty() { bottom(&self.middle) + 1 } else { falls }
    }

    /// Its difference: greedy on one piece of each side at a time, until one of the two is used up.
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

    /// Pushes the coins of another valley at the right end as long as they may fuse. Returns the rest, which only
    /// rises.
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

/// How often three coins of a row fuse, whatever the order: each time there are two fewer. O(n).
pub fn fusions(coins: &[i64]) -> usize {
    (coins.len() - fuse(coins).len()) / 2
}

/// Fuses a row of any length to its valley. Of a long row, the coins that fall from the left end and those that rise to
/// the right end are not copied.
pub(super) fn fuse(coins: &[i64]) -> Valley<'_> {
    if coins.len() < PARALLEL_LEN {
        return Valley { falling: &[], middle: fuse_serially(coins), rising: &[] };
    }
    let (falling, coins) = coins.split_at(bottom(coins) + 1);
    let (coins, rising) = coins.split_at(coins.len().saturating_sub(rises(coins) + 1));
    join(falling, &fuse_by_halves(coins), rising)
}

/// Fuses each half of `coins` on its own thread, then fuses what is left of both. If a sample of the row hardly fuses,
/// one thread does it all, because two long rests would be left to fuse.
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

/// Fuses three valleys that lie side by side. The first one only falls, and the last one only rises.
fn join<'a>(falling: &'a [i64], middle: &[i64], rising: &'a [i64]) -> Valley<'a> {
    let mut valley = Valley { falling, middle: Vec::new(), rising: &[] };
    let rest = valley.push_while_it_may_fuse(middle);
    valley.middle.extend_from_slice(rest);
    valley.rising = valley.push_while_it_may_fuse(rising);
    valley
}

/// Fuses a row to its valley on one thread, in one pass from each end.
pub(in crate::game) fn fuse_serially(coins: &[i64]) -> Vec<i64> {
    let mut valley = Vec::new();
    let covered = push_falling_side(coins.iter(), &mut valley);
    let (falling, rest) = (valley.len(), &coins[covered..]);
    let covered = push_falling_side(rest.iter().rev(), &mut valley);
    if covered % 2 != rest.len() % 2 {
        // The coins not covered hold a twin of the last coin, and `bottom ≤ twin ≥ coin` fuse to a coin like the
        // bottom.
        valley.pop();
    }
    valley[falling..].reverse();
    valley
}

/// Pushes the fused coins that fall to the bottom, the bottom included. Returns the number of coins that they cover.
fn push_falling_side<'a>(mut coins: impl ExactSizeIterator<Item = &'a i64>, valley: &mut Vec<i64>) -> usize {
    let n = coins.len();
    let mut covered = 0;
    // The lowest sums at the cuts so far, by the parity of the cut.
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

/// [`Greedy`] on two threads if there are many coins: one for the larger half of the coins, one for the rest.
fn greedy_by_two_threads(sides: Sides) -> i64 {
    if sides.len() < PARALLEL_LEN {
        return Greedy::new(sides).finish();
    }
    let [larger, smaller] = sides.halves();
    let (first, then) = rayon::join(|| greedy_interleaved(larger), || greedy_interleaved(smaller));
    first + signed(larger.len(), then)
}

/// [`Greedy`] with steps on the larger half and on the smaller half in turn. Each step waits for the step before it on
/// the same half, but not for the other half.
fn greedy_interleaved(sides: Sides) -> i64 {
    let [larger, smaller] = sides.halves();
    let [mut first, mut then] = [larger, smaller].map(Greedy::new);
    while first.has_two_each() && then.has_two_each() {
        first.take_two();
        then.take_two();
    }
    first.finish() + signed(larger.len(), then.finish())
}

/// The two sides of a valley, or of a part of it.
#[derive(Clone, Copy)]
struct Sides<'a> {
    falling: &'a [i64],
    rising: &'a [i64],
}

impl Sides<'_> {
    fn len(&self) -> usize {
        self.falling.len() + self.rising.len()
    }

    /// The half that greedy takes first, and the other half. O(log n).
    fn halves(&self) -> [Self; 2] {
        let Self { falling, rising } = *self;
        let half = self.len() / 2;
        // The number of falling coins in the larger half: with fewer, some other coin would be larger than a rising
        // one.
        let from_left = partition_point(half.saturating_sub(rising.len())..half.min(falling.len()), |k| {
            falling[k] >= rising[rising.len() - (half - k)]
        });
        let (larger_left, smaller_left) = falling.split_at(from_left);
        let (smaller_right, larger_right) = rising.split_at(rising.len() - (half - from_left));
        [Self { falling: larger_left, rising: larger_right }, Self { falling: smaller_left, rising: smaller_right }]
    }
}

/// The state of greedy on its way from the ends of a valley to its bottom.
struct Greedy<'a> {
    sides: Sides<'a>,
    /// The number of coins taken from the falling side.
    first: usize,
    /// The number of coins left on the rising side.
    last: usize,
    difference: i64,
}

#[expect(clippy::inline_always, reason = "without it, each step of two halves in turn would be a call")]
impl<'a> Greedy<'a> {
    fn new(sides: Sides<'a>) -> Self {
        Self { sides, first: 0, last: sides.rising.len(), difference: 0 }
    }

    /// Whether each side has two coins left.
    #[inline(always)]
    fn has_two_each(&self) -> bool {
        self.first + 1 < self.sides.falling.len() && self.last > 1
    }

    /// Takes the two largest coins. Only if [`Self::has_two_each`], and after an even number of coins.
    ///
    /// It does not branch on which coins are larger, because the processor cannot predict it. So the next step has to
    /// wait until it is known where it reads. With two coins for each step, it waits half as often.
    #[inline(always)]
    fn take_two(&mut self) {
        let Sides { falling, rising } = self.sides;
        let (left, next_left) = (falling[self.first], falling[self.first + 1]);
        let (right, next_right) = (rising[self.last - 1], rising[self.last - 2]);
        self.difference += left.max(right) - left.min(right).max(next_left).max(next_right);
        let both_left = usize::from(next_left >= right);
        let both_right = usize::from(next_right > left);
        self.first += 1 + both_left - both_right;
        self.last -= 1 + both_right - both_left;
    }

    fn finish(mut self) -> i64 {
        while self.has_two_each() {
            self.take_two();
        }
        let Self { sides, first, last, mut difference } = self;
        // One side has at most one coin left. The larger coins of the other side go before it.
        let (mut falling, mut rising) = (&sides.falling[first..], &sides.rising[..last]);
        let mut sign = 1;
        while let ([left, falls @ ..], [rises @ .., right]) = (falling, rising) {
            difference += sign * left.max(right);
            sign = -sign;
            if left >= right {
                falling = falls;
            } else {
                rising = rises;
            }
        }
        // From the smallest coin up, no signs are needed.
        let then = |difference, coin: &i64| coin - difference;
        difference + sign * (falling.iter().rfold(0, then) + rising.iter().fold(0, then))
    }
}

/// Appends the alternating sums at the right ends of coins. Of `sums`, the last one is that at the left end of the first
/// coin.
pub(in crate::game) fn extend_sums(sums: &mut Vec<i64>, coins: &[i64]) {
    let mut sum = sums.last().copied().unwrap_or_default();
    sums.extend(coins.iter().map(|coin| {
        sum = coin - sum;
        sum
    }));
}

/// The value that a coin adds to the difference if `rank` coins are taken before it.
pub(in crate::game) fn signed(rank: usize, coin: i64) -> i64 {
    if rank.is_multiple_of(2) { coin } else { -coin }
}

/// The number of neighbors that are compared without a branch in between, so that the compiler compares several at once.
const COMPARED_AT_ONCE: usize = 64;

/// The index of the bottom of a valley, where it stops falling. 0 for no coins.
pub(in crate::game) fn bottom(valley: &[i64]) -> usize {
    let next = valley.get(1..).unwrap_or_default();
    let chunks = valley.chunks_exact(COMPARED_AT_ONCE).zip(next.chunks_exact(COMPARED_AT_ONCE));
    let falls = chunks.take_while(|(coins, next)| are_all_larger(coins, next)).count() * COMPARED_AT_ONCE;
    falls + valley[falls..].windows(2).take_while(|pair| pair[0] > pair[1]).count()
}

/// The number of coins from the right end on that are larger than the coin to their left.
fn rises(coins: &[i64]) -> usize {
    let before = &coins[..coins.len().saturating_sub(1)];
    let chunks = coins.rchunks_exact(COMPARED_AT_ONCE).zip(before.rchunks_exact(COMPARED_AT_ONCE));
    let rises = chunks.take_while(|(coins, before)| are_all_larger(coins, before)).count() * COMPARED_AT_ONCE;
    rises + coins[..coins.len() - rises].windows(2).rev().take_while(|pair| pair[0] < pair[1]).count()
}

/// Whether each coin is larger than the other one at its index. The sign of a difference is quicker to look at than a
/// comparison of 64-bit numbers.
fn are_all_larger(coins: &[i64], others: &[i64]) -> bool {
    coins.iter().zip(others).fold(-1, |signs, (coin, other)| signs & (other - coin)) < 0
}

/// The first index of `range` for which `precedes` is false, or its end. `precedes` must be true only before that.
pub(in crate::game) fn partition_point(mut range: Range<usize>, precedes: impl Fn(usize) -> bool) -> usize {
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
