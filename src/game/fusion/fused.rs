//! A stretch of the row that is kept fused while it grows at either end.

use serde::{Deserialize, Serialize};

use crate::game::fusion::difference::{extend_sums, fuse, partition_point};
use crate::game::{End, packed};

/// For how many more coins there is room at each end of a long valley: more than a window of the table pushes.
const ROOM: usize = 4096;

/// A stretch of the row, fully fused: a valley. It grows by a coin at either end, and can take pushes back.
///
/// Space: 8 bytes for each coin that does not fuse, and what a growing vector keeps free. Inside
/// [`Self::temporarily`], each push takes 24 bytes, and each coin that is fused away takes 8 bytes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Fused {
    /// The alternating sums at the cuts of the valley, from `first_cut` on: `sums[k] + sums[k + 1]` is a coin. Both
    /// ends work in the same way: a coin and the sum on one side of it give the sum on the other side.
    #[serde(with = "packed")]
    sums: Vec<i64>,
    /// The index of the leftmost cut. The places before it are room to grow at the left end.
    first_cut: usize,
    /// The cut to the left of a smallest coin.
    bottom: usize,
    /// The difference of all of the valley.
    difference: i64,
    /// Where the last search on each side ended, as an index into `sums`: by side, left first. The next coin is likely
    /// to belong near it.
    search_starts: [usize; 2],
    /// The number of nested calls of [`Self::temporarily`].
    temporary: usize,
    /// The pushes in those calls, the earliest first.
    pushes: Vec<Push>,
    /// The sums at the cuts that those pushes removed, in the order in which they went.
    removed_sums: Vec<i64>,
}

/// All that is needed to take a push back.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Push {
    end: End,
    /// The number of cuts that it removed.
    removed_cuts: u32,
    /// The number of coins between the bottom and the other end, before the push.
    bottom: u32,
    /// The difference before the push.
    difference: i64,
}

#[expect(clippy::inline_always, reason = "with the end known at compile time, no branch on it is left")]
impl Fused {
    /// Fuses `coins`, which may be empty. O(n) time, most of it on two threads if there are many coins.
    pub fn new(coins: &[i64]) -> Self {
        let valley = fuse(coins);
        // A push of a coin would make room by moving all sums.
        let room = valley.len().min(ROOM);
        let mut sums = Vec::with_capacity(room + valley.len() + 1 + room);
        sums.resize(room + 1, 0);
        for piece in [valley.falling, &valley.middle, valley.rising] {
            extend_sums(&mut sums, piece);
        }
        Self {
            first_cut: room,
            bottom: room + valley.bottom(),
            difference: valley.difference(),
            search_starts: [room, sums.len() - 1],
            sums,
            temporary: 0,
            pushes: Vec::new(),
            removed_sums: Vec::new(),
        }
    }

    /// Adds a coin at the right end.
    ///
    /// O(1) if the coin's size is near that of the last coin pushed, and O(log n) otherwise. Each coin that is fused
    /// away costs the same. On average that is at most one for each coin pushed, but the coins from [`Self::new`] may
    /// all be fused away at once.
    pub fn push(&mut self, coin: i64) {
        self.push_at(End::Right, coin);
    }

    /// Adds a coin at the left end, at the cost of [`Self::push`].
    pub fn push_left(&mut self, coin: i64) {
        self.push_at(End::Left, coin);
    }

    /// Calls `grow`, then takes back all that it pushed. Calls can be nested. Taking back takes at most as long as the
    /// pushes.
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

    /// The difference `fir − sec` of the stretch. 0 for no coins. O(1).
    pub fn difference(&self) -> i64 {
        self.difference
    }

    #[inline(always)]
    fn push_at(&mut self, end: End, coin: i64) {
        let sum = coin - self.sum(end, 0);
        if self.temporary > 0 {
            let bottom = self.to_bottom(end.other()) as u32;
            self.pushes.push(Push { end, removed_cuts: 0, bottom, difference: self.difference });
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

    /// Whether the two outermost coins fuse with a new coin that has `sum` at its outer cut: `a ≤ b ≥ c`, by the sums.
    #[inline(always)]
    fn fuses(&self, end: End, sum: i64) -> bool {
        self.outermost_sums(end).is_some_and(|[outer, middle, inner]| inner <= outer && middle >= sum)
    }

    /// Removes outermost coins as long as they fuse with the new one. Not inlined, so that [`Self::push_at`] needs
    /// fewer registers.
    #[inline(never)]
    fn fuse(&mut self, end: End, sum: i64) {
        while self.fuses(end, sum) {
            self.pop(end);
            self.pop(end);
        }
    }

    /// Removes the outermost coin and its cut.
    #[inline(always)]
    fn pop(&mut self, end: End) {
        self.toggle_outermost(end, self.coin(end, 0));
        if self.temporary > 0 {
            self.removed_sums.push(self.sum(end, 0));
            // The last push in the log is the one that removes this coin.
            if let Some(push) = self.pushes.last_mut() {
                push.removed_cuts += 1;
            }
        }
        self.remove_cut(end);
        match end {
            End::Left => self.bottom = self.bottom.max(self.first_cut),
            End::Right => self.bottom = self.bottom.min(self.sums.len().saturating_sub(2)),
        }
    }

    fn take_back(&mut self, push: Push) {
        let Push { end, removed_cuts, bottom, difference } = push;
        self.remove_cut(end);
        for _ in 0..removed_cuts {
            let sum = self.removed_sums.pop().expect("a sum for each removed cut");
            self.add_cut(end, sum);
        }
        self.bottom = match end {
            End::Left => self.sums.len() - 2 - bottom as usize,
            End::Right => self.first_cut + bottom as usize,
        };
        self.difference = difference;
    }

    /// Adds `coin`, the outermost one of a side, to the difference. If it is in there already, takes it out.
    ///
    /// The coin is the largest one of its side. So greedy takes the larger coins of the other side, then `coin`, then
    /// the rest. Without `coin` the rest has the opposite sign.
    #[inline(always)]
    fn toggle_outermost(&mut self, end: End, coin: i64) {
        let other = end.other();
        let larger = self.count_larger(other, coin);
        // The difference of the larger coins is `sum(0) ∓ sum(larger)`.
        let rest = coin - 2 * self.sum(other, larger);
        self.difference =
            2 * self.sum(other, 0) + if larger.is_multiple_of(2) { rest } else { -rest } - self.difference;
    }

    /// The number of coins of a side, without the bottom, that are larger than `coin`.
    ///
    /// The search begins where the last one ended, and then looks farther and farther away.
    #[inline(always)]
    fn count_larger(&mut self, side: End, coin: i64) -> usize {
        /// The number of coins compared first, without a branch for each that the processor could not predict.
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
        // The coin at `count` is the bottom, which is not larger.
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

    /// The coin of the valley that has `k` coins between itself and `end`.
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

    /// The number of coins of the valley.
    #[inline(always)]
    fn len(&self) -> usize {
        self.sums.len() - 1 - self.first_cut
    }

    /// The number of coins between an end and the bottom.
    #[inline(always)]
    fn to_bottom(&self, end: End) -> usize {
        match end {
            // Without coins there is no bottom.
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

    /// Makes as much room at the left end as there are cuts. So adding a cut there is amortized O(1).
    #[cold]
    fn make_room(&mut self) {
        let room = self.sums.len().max(64);
        self.sums.splice(..0, std::iter::repeat_n(0, room));
        self.first_cut += room;
        self.bottom += room;
        self.search_starts = self.search_starts.map(|place| place + room);
    }
}

/// The first index before `end` for which `precedes` is false, or `end`. `precedes` must be true only before that. The
/// search begins at the end: O(log(end − result)).
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
