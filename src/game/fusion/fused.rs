//! A stretch of the row that is kept fused while it grows at either end.

use crate::game::End;
use crate::game::fusion::difference::{fuse, partition_point};

/// A stretch of the row with all its triples fused: a valley. Grows by a coin at either end, and takes that back.
///
/// Holds 8 bytes for each coin that does not fuse, the room that a growing vector leaves beside them, and of what is
/// pushed while it is to be taken back 24 bytes for each coin and 8 for each that is fused away.
#[derive(Clone, Debug)]
pub struct Fused {
    /// The alternating sums at the cuts of the valley, from `first_cut` on: `sums[k] + sums[k + 1]` is a coin. Its two
    /// ends look alike: from either one, a coin and the cut before it give the cut behind it.
    sums: Vec<i64>,
    /// What is before it is room to grow at the left end.
    first_cut: usize,
    /// The cut to the left of a smallest coin.
    bottom: usize,
    /// The difference of all of the valley.
    difference: i64,
    /// The cuts where the last coin pushed at the right end was found to lie on the left side, and the other way round:
    /// the next one is likely to lie near.
    search_starts: [usize; 2],
    /// How many closures of [`Self::temporarily`] run.
    temporary: usize,
    /// What they have pushed, and the sums at the cuts that went, outermost first.
    pushes: Vec<Push>,
    removed_sums: Vec<i64>,
}

/// What it takes to take a push back.
#[derive(Clone, Copy, Debug)]
struct Push {
    end: End,
    /// How many cuts it has taken away.
    removed_sums: u32,
    /// The coins between the bottom and the other end before it.
    bottom: u32,
    difference: i64,
}

#[expect(clippy::inline_always, reason = "at a known end all that depends on it is decided before it runs")]
impl Fused {
    /// Fuses `coins`, which may be none. O(n) time, the larger part of it by two threads if there are many; holds what
    /// does not fuse.
    pub fn new(coins: &[i64]) -> Self {
        let valley = fuse(coins);
        let (mut sums, mut sum) = (Vec::with_capacity(valley.len() + 1), 0);
        sums.push(sum);
        for piece in [valley.falling, &valley.middle, valley.rising] {
            sums.extend(piece.iter().map(|coin| {
                sum = coin - sum;
                sum
            }));
        }
        Self {
            first_cut: 0,
            bottom: valley.bottom(),
            difference: valley.difference(),
            search_starts: [0, sums.len() - 1],
            sums,
            temporary: 0,
            pushes: Vec::new(),
            removed_sums: Vec::new(),
        }
    }

    /// Adds a coin at the right end.
    ///
    /// O(1) for coins that find their place near that of the coin before, O(log n) for others, and the same for each
    /// coin that is fused away, which is one for each coin pushed; only the coins that [`Self::new`] has left may fuse
    /// all at once.
    pub fn push(&mut self, coin: i64) {
        self.push_at(End::Right, coin);
    }

    /// Adds a coin at the left end, at the cost of [`Self::push`].
    pub fn push_left(&mut self, coin: i64) {
        self.push_at(End::Left, coin);
    }

    /// Takes all back that `grow` pushes, once it is done. May be used within itself. The time that the pushes took, at
    /// most.
    pub fn temporarily<T>(&mut self, grow: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.pushes.len();
        self.temporary += 1;
        let result = grow(self);
        self.temporary -= 1;
        for push in self.pushes.split_off(before).into_iter().rev() {
            self.take_back(push);
        }
        result
    }

    /// What the player to move gets more than the other one, under best play; 0 for no coins. O(1).
    pub fn difference(&self) -> i64 {
        self.difference
    }

    #[inline(always)]
    fn push_at(&mut self, end: End, coin: i64) {
        let sum = coin - self.sum(end, 0);
        if self.temporary > 0 {
            let bottom = self.to_bottom(end.other()) as u32;
            self.pushes.push(Push { end, removed_sums: 0, bottom, difference: self.difference });
        }
        if self.fuses(end, sum) {
            self.fuse(end, sum);
        }
        let is_bottom = self.len() == 0 || self.sum(end, 1) > sum;
        let fused_coin = sum + self.sum(end, 0);
        self.add_cut(end, sum);
        if is_bottom {
            self.bottom = match end {
                End::Left => self.first_cut,
                End::Right => self.sums.len() - 2,
            };
        }
        self.toggle_outermost(end, fused_coin);
    }

    /// Whether the two outermost coins fuse with one that has `sum` at its outer cut: `a ≤ b ≥ c`, by the sums.
    #[inline(always)]
    fn fuses(&self, end: End, sum: i64) -> bool {
        self.outermost_sums(end).is_some_and(|[outer, middle, inner]| inner <= outer && middle >= sum)
    }

    /// Apart from [`Self::push_at`], which has less to keep at hand without it.
    #[inline(never)]
    fn fuse(&mut self, end: End, sum: i64) {
        while self.fuses(end, sum) {
            self.pop(end);
            self.pop(end);
        }
    }

    /// Takes the outermost coin away, and its cut.
    #[inline(always)]
    fn pop(&mut self, end: End) {
        self.toggle_outermost(end, self.coin(end, 0));
        if self.temporary > 0 {
            self.removed_sums.push(self.sum(end, 0));
            // What has been logged last is the push that this is a part of.
            if let Some(push) = self.pushes.last_mut() {
                push.removed_sums += 1;
            }
        }
        self.remove_cut(end);
        match end {
            End::Left => self.bottom = self.bottom.max(self.first_cut),
            End::Right => self.bottom = self.bottom.min(self.sums.len().saturating_sub(2)),
        }
    }

    fn take_back(&mut self, push: Push) {
        let Push { end, removed_sums, bottom, difference } = push;
        self.remove_cut(end);
        for _ in 0..removed_sums {
            let sum = self.removed_sums.pop().expect("a sum for each cut that went");
            self.add_cut(end, sum);
        }
        self.bottom = match end {
            End::Left => self.sums.len() - 2 - bottom as usize,
            End::Right => self.first_cut + bottom as usize,
        };
        self.difference = difference;
    }

    /// Adds `coin`, the outermost one of a side, to the difference, or takes it out.
    ///
    /// It is the largest one of its side, so greedy takes the larger coins of the other side, then it, then the rest;
    /// and the rest has one sign with it and the opposite sign without it.
    #[inline(always)]
    fn toggle_outermost(&mut self, end: End, coin: i64) {
        let other = end.other();
        let larger = self.count_larger(other, coin);
        // The difference of the larger coins is `sum(0) ∓ sum(larger)`.
        let rest = coin - 2 * self.sum(other, larger);
        self.difference =
            2 * self.sum(other, 0) + if larger.is_multiple_of(2) { rest } else { -rest } - self.difference;
    }

    /// How many coins of a side, the bottom not among them, are larger than `coin`.
    ///
    /// Looks near the place that was found last, then ever farther away from it.
    #[inline(always)]
    fn count_larger(&mut self, side: End, coin: i64) -> usize {
        /// So many coins are compared at once: without a branch for each, which would be as good as random.
        const NEAR: usize = 4;
        let count = self.to_bottom(side);
        let is_larger = |k| self.coin(side, k) > coin;
        if count == 0 || is_larger(count - 1) {
            return count;
        }
        let place = self.search_starts[side as usize];
        let from = match side {
            End::Left => place.saturating_sub(self.first_cut),
            End::Right => (self.sums.len() - 1).saturating_sub(place),
        };
        let mut larger = from.min(count);
        let smaller = if larger >= NEAR {
            (0..NEAR).map(|back| usize::from(!is_larger(larger - 1 - back))).sum()
        } else {
            (0..larger).filter(|k| !is_larger(*k)).count()
        };
        larger -= smaller;
        // At `count` there is the bottom, and it is not larger.
        if smaller == NEAR {
            larger = gallop_back(larger, is_larger);
        } else if is_larger(larger) {
            larger = count - gallop_back(count - larger, |k| !is_larger(count - 1 - k));
        }
        self.search_starts[side as usize] = match side {
            End::Left => self.first_cut + larger,
            End::Right => self.sums.len() - 1 - larger,
        };
        larger
    }

    /// The coin that `k` coins of the valley are farther out than, seen from `end`.
    #[inline(always)]
    fn coin(&self, end: End, k: usize) -> i64 {
        self.sum(end, k) + self.sum(end, k + 1)
    }

    /// The sum at the `k`-th cut from `end`.
    #[inline(always)]
    fn sum(&self, end: End, k: usize) -> i64 {
        match end {
            End::Left => self.sums[self.first_cut + k],
            End::Right => self.sums[self.sums.len() - 1 - k],
        }
    }

    /// The sums at the three outermost cuts, if there are two coins.
    #[inline(always)]
    fn outermost_sums(&self, end: End) -> Option<[i64; 3]> {
        match (end, &self.sums[self.first_cut..]) {
            (End::Left, [outer, middle, inner, ..]) | (End::Right, [.., inner, middle, outer]) => {
                Some([*outer, *middle, *inner])
            }
            _ => None,
        }
    }

    /// How many coins are left.
    #[inline(always)]
    fn len(&self) -> usize {
        self.sums.len() - 1 - self.first_cut
    }

    /// How many coins lie between an end and the bottom.
    #[inline(always)]
    fn to_bottom(&self, end: End) -> usize {
        match end {
            // With no coin there is no bottom.
            End::Left => self.bottom.saturating_sub(self.first_cut),
            End::Right => (self.sums.len() - 1).saturating_sub(self.bottom + 1),
        }
    }

    #[inline(always)]
    fn add_cut(&mut self, end: End, sum: i64) {
        match end {
            End::Left => {
                if self.first_cut == 0 {
                    self.make_room();
                }
                self.first_cut -= 1;
                self.sums[self.first_cut] = sum;
            }
            End::Right => self.sums.push(sum),
        }
    }

    #[inline(always)]
    fn remove_cut(&mut self, end: End) {
        match end {
            End::Left => self.first_cut += 1,
            End::Right => _ = self.sums.pop(),
        }
    }

    /// Makes as much room at the left end as there are cuts, so that a cut added there is O(1) over many.
    #[cold]
    fn make_room(&mut self) {
        let room = self.sums.len().max(64);
        self.sums.splice(..0, std::iter::repeat_n(0, room));
        self.first_cut += room;
        self.bottom += room;
        self.search_starts = self.search_starts.map(|place| place + room);
    }
}

/// The least `k` from which on, up to `end`, nothing meets `precedes`, which only the first may meet. Looks close to the
/// end first: O(log(end − k)).
fn gallop_back(end: usize, precedes: impl Fn(usize) -> bool) -> usize {
    let (mut start, mut end, mut step) = (end, end, 1);
    while start > 0 {
        start = end.saturating_sub(step);
        if precedes(start) {
            start += 1;
            break;
        }
        (end, step) = (start, 2 * step);
    }
    partition_point(start..end, precedes)
}

#[cfg(test)]
mod tests;
