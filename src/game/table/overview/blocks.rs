//! Stretches of a row that share their left end, grown to the right by whole blocks of coins, each fused once.
//!
//! As in [`fusion`](crate::game::fusion::difference), what is left of a stretch falls and then rises. Here its coins are not copied:
//! either side is a list of runs, each of them a single fused coin or a slice of a block. A block that falls on below
//! all so far, or rises on above it, is appended in O(1), so a sorted row takes O(1) a block. What fuses is taken from
//! the last runs, a step for each pair of coins that goes.
//!
//! The difference is found only when it is asked for, and again only for the runs of the rising side that came since.
//! For such a run, the coins of the falling side are met from the smallest up: of a coin that rises, it matters how many
//! of them are larger. Where that is the same number for all of the rest of a run, the alternating sum of the rest is
//! enough. And as the falling sides of different stretches are mostly the same towards the bottom, each block remembers
//! the coins that its rising side met last, and what came of it.

use std::slice;
use std::sync::Mutex;

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::game::fusion::difference::{bottom, fuse_serially, signed};

/// The coins between two cuts, fused.
struct Block {
    /// FallingPiece, then rising.
    valley: Vec<i64>,
    /// The index of the coin that it falls to.
    bottom: usize,
    /// `sums[k]` is the sum of the first `k` coins with alternating signs, the first one positive.
    sums: Vec<i64>,
    meeting: Mutex<Option<MergeMemo>>,
}

/// What came of it when coins up to the end of a block rose where others had fallen.
struct MergeMemo {
    /// How many coins of the block.
    rising: usize,
    /// The place in memory and the length of each run that was met, from the bottom up; the last one has a coin that is
    /// larger than all that rose.
    falling: Vec<(usize, usize)>,
    /// How many coins of the last run are larger.
    larger: usize,
    /// What they added to the difference that larger coins alone would have made of it, if an even number of coins is
    /// taken before them.
    added: i64,
}

impl Block {
    /// O(n).
    fn new(coins: &[i64]) -> Self {
        let mut valley = fuse_serially(coins);
        valley.shrink_to_fit();
        let mut sums = Vec::with_capacity(valley.len() + 1);
        let mut sum = 0;
        sums.push(sum);
        for (rank, coin) in valley.iter().enumerate() {
            sum += signed(rank, *coin);
            sums.push(sum);
        }
        Self { bottom: bottom(&valley), valley, sums, meeting: Mutex::new(None) }
    }

    fn run(&self, from: usize, end: usize) -> Piece<'_> {
        Piece::Slice { coins: &self.valley[from..end], sums: &self.sums[from..=end], sign: signed(from, 1) }
    }
}

/// A row cut into blocks.
pub(super) struct Blocks {
    /// RisingPiece. Block `b` holds the coins from `cuts[b]` up to `cuts[b + 1]`, not included.
    cuts: Vec<usize>,
    blocks: Vec<Block>,
}

impl Blocks {
    /// Cuts the row at these places, in any order; what lies outside is left away. O(n) time, by as many threads as the
    /// current rayon pool has; holds 16 bytes for each coin that does not fuse.
    pub(super) fn new(coins: &[i64], mut cuts: Vec<usize>) -> Self {
        cuts.sort_unstable();
        cuts.dedup();
        let number = cuts.len().saturating_sub(1);
        let blocks = (0..number).into_par_iter().map(|b| Block::new(&coins[cuts[b]..cuts[b + 1]])).collect();
        Self { cuts, blocks }
    }

    /// The differences of the coins from `start` up to each of the `ends`, which rise from `start` on; all of them are
    /// cuts. 0 of no coins.
    ///
    /// O(blocks) if they are sorted, and at worst O(coins that the blocks are fused to) and a little for each block.
    pub(super) fn differences(&self, start: usize, ends: impl Iterator<Item = usize>) -> Vec<i64> {
        let mut at = self.cuts.partition_point(|cut| *cut < start);
        let mut growing = GrowingValley::default();
        let grown = ends.map(|end| {
            while self.cuts[at] < end {
                growing.push(&self.blocks[at]);
                at += 1;
            }
            growing.difference()
        });
        grown.collect()
    }
}

/// Coins that lie one beside the other.
#[derive(Clone, Copy)]
enum Piece<'a> {
    /// One coin that others were fused to. It stands behind a 0, so that both are its alternating sums.
    One([i64; 2]),
    /// Coins of a block and its sums before, between and behind them; `sign` is that of the first coin in the sums.
    Slice { coins: &'a [i64], sums: &'a [i64], sign: i64 },
}

impl Piece<'_> {
    fn one(coin: i64) -> Self {
        Self::One([0, coin])
    }

    fn coins(&self) -> &[i64] {
        match self {
            Self::One([_, coin]) => slice::from_ref(coin),
            Self::Slice { coins, .. } => coins,
        }
    }

    fn last(&self) -> i64 {
        match self {
            Self::One([_, coin]) => *coin,
            Self::Slice { coins, .. } => coins[coins.len() - 1],
        }
    }

    /// The sums of the first 0, 1, 2, … coins with alternating signs, but for a sign of them all and what is taken off
    /// before.
    fn sums(&self) -> (&[i64], i64) {
        match self {
            Self::One(sums) => (sums, 1),
            Self::Slice { sums, sign, .. } => (sums, *sign),
        }
    }

    /// The sum of the coins `from..to` with the signs that they have from the first coin on.
    fn sum(&self, from: usize, to: usize) -> i64 {
        let (sums, sign) = self.sums();
        sign * (sums[to] - sums[from])
    }

    /// The run without its last coin; nothing if that is the only one.
    fn shortened(self) -> Option<Self> {
        match self {
            Self::Slice { coins: [coins @ .., _], sums: [sums @ .., _], sign } if !coins.is_empty() => {
                Some(Self::Slice { coins, sums, sign })
            }
            _ => None,
        }
    }
}

/// A run of the falling side.
struct FallingPiece<'a> {
    run: Piece<'a>,
    /// How many coins lie before it.
    rank: usize,
    /// Their sum with alternating signs, which is their difference as long as nothing rises.
    difference: i64,
}

impl FallingPiece<'_> {
    /// What comes before the coin `k` of the run, or behind the last one: how many coins, and their difference.
    fn before(&self, k: usize) -> (usize, i64) {
        (self.rank + k, self.difference + signed(self.rank, self.run.sum(0, k)))
    }
}

/// A run of the rising side.
struct RisingPiece<'a> {
    run: Piece<'a>,
    /// The block whose last coins they are, if they are.
    block: Option<&'a Block>,
    /// What [`GrowingValley::known`] speaks of.
    met: MergeState,
}

/// How far the falling side was met, and the difference so far.
#[derive(Clone, Copy, Default)]
struct MergeState {
    /// The runs of the falling side before this one, and this many coins of it, are larger than all that rises so far.
    run: usize,
    coins: usize,
    difference: i64,
}

/// A stretch of the row as a valley.
#[derive(Default)]
struct GrowingValley<'a> {
    /// The bottom is the last coin of them.
    falling: Vec<FallingPiece<'a>>,
    /// Empty while there is no bottom.
    rising: Vec<RisingPiece<'a>>,
    /// For so many of the rising runs it is known what comes of them.
    known: usize,
}

impl<'a> GrowingValley<'a> {
    fn push(&mut self, block: &'a Block) {
        let Block { valley, bottom, .. } = block;
        let mut k = 0;
        while k < valley.len() {
            let coin = valley[k];
            let end = bottom + 1;
            if self.rising.is_empty() && k < end && self.falling.last().is_none_or(|last| coin < last.run.last()) {
                self.fall(block.run(k, end));
                k = end;
            } else if k >= *bottom && self.last().is_some_and(|last| last < coin) {
                self.rise(block.run(k, valley.len()), Some(block));
                return;
            } else {
                self.push_coin(coin);
                k += 1;
            }
        }
    }

    fn push_coin(&mut self, mut coin: i64) {
        while let Some(last) = self.rising.last() {
            let b = last.run.last();
            if coin > b {
                return self.rise(Piece::one(coin), None);
            }
            self.pop_risen();
            let a = self.pop();
            coin += a - b;
        }
        if self.falling.last().is_none_or(|bottom| coin < bottom.run.last()) {
            self.fall(Piece::one(coin));
        } else {
            self.rise(Piece::one(coin), None);
        }
    }

    fn last(&self) -> Option<i64> {
        self.rising.last().map(|last| last.run).or(self.falling.last().map(|last| last.run)).map(|run| run.last())
    }

    /// Takes the last coin away. There is one.
    fn pop(&mut self) -> i64 {
        if !self.rising.is_empty() {
            return self.pop_risen();
        }
        let last = self.falling.last_mut().expect("what has risen has a bottom");
        let coin = last.run.last();
        match last.run.shortened() {
            Some(run) => last.run = run,
            None => drop(self.falling.pop()),
        }
        coin
    }

    fn pop_risen(&mut self) -> i64 {
        // Of a run that is cut, it has to be found anew.
        self.known = self.known.min(self.rising.len() - 1);
        let last = self.rising.last_mut().expect("something has risen");
        let coin = last.run.last();
        last.block = None;
        match last.run.shortened() {
            Some(run) => last.run = run,
            None => drop(self.rising.pop()),
        }
        coin
    }

    fn fall(&mut self, run: Piece<'a>) {
        let (rank, difference) = self.fallen();
        self.falling.push(FallingPiece { run, rank, difference });
    }

    fn rise(&mut self, run: Piece<'a>, block: Option<&'a Block>) {
        self.rising.push(RisingPiece { run, block, met: MergeState::default() });
    }

    /// How many coins the falling side has, and their difference.
    fn fallen(&self) -> (usize, i64) {
        self.falling.last().map_or((0, 0), |last| last.before(last.run.coins().len()))
    }

    /// The difference of all coins so far.
    fn difference(&mut self) -> i64 {
        let mut met = match self.known.checked_sub(1) {
            Some(last) => self.rising[last].met,
            None => MergeState { run: self.falling.len(), coins: 0, difference: self.fallen().1 },
        };
        for rising in &mut self.rising[self.known..] {
            met = match rising.block {
                Some(block) => merge_with_memo(&self.falling, block, &rising.run, met),
                None => merge(&self.falling, &rising.run, met),
            };
            rising.met = met;
        }
        self.known = self.rising.len();
        met.difference
    }
}

/// [`merge`] for the last coins of a block, in O(runs that are met) if they met the same ones before.
fn merge_with_memo(falling: &[FallingPiece], block: &Block, rising: &Piece, mut met: MergeState) -> MergeState {
    if met.coins == 0 && met.run > 0 {
        met.run -= 1;
        met.coins = falling[met.run].run.coins().len();
    }
    let coins = rising.coins();
    let (rank, before) = falling[met.run].before(met.coins);
    let turned = if coins.len().is_multiple_of(2) { met.difference } else { 2 * before - met.difference };
    // Of the first run that is met, the coins beyond those are met already.
    let seen = |run: usize| {
        let side = if run == met.run { met.coins } else { falling[run].run.coins().len() };
        match falling[run].run {
            Piece::Slice { coins, .. } => Some((coins.as_ptr().addr(), side)),
            Piece::One(_) => None,
        }
    };
    if let Ok(meeting) = block.meeting.try_lock()
        && let Some(MergeMemo { rising, falling: known, larger, added }) = &*meeting
        && *rising == coins.len()
        && known.len() <= met.run + 1
        && known.iter().enumerate().all(|(k, side)| seen(met.run - k) == Some(*side))
    {
        let run = met.run + 1 - known.len();
        return MergeState { run, coins: *larger, difference: turned + signed(rank, *added) };
    }
    let after = merge(falling, rising, met);
    let known: Option<Vec<_>> = (after.run..=met.run).rev().map(seen).collect();
    if let Some(falling) = known
        && after.coins > 0
        && let Ok(mut meeting) = block.meeting.try_lock()
    {
        let added = signed(rank, after.difference - turned);
        *meeting = Some(MergeMemo { rising: coins.len(), falling, larger: after.coins, added });
    }
    after
}

/// Adds a run above all that has risen so far.
///
/// A coin on top of a valley is taken after the larger ones of the falling side; and what is taken after it has one sign
/// with it and the opposite sign without it. So it makes of the difference `d` this: twice the difference of the larger
/// ones, with the coin as it is taken behind them, less `d`. A second coin with the same coins before it brings `d` back,
/// and leaves what it is worth more than the first one.
fn merge(falling: &[FallingPiece], rising: &Piece, mut met: MergeState) -> MergeState {
    let coins = rising.coins();
    let largest = coins[coins.len() - 1];
    let mut k = 0;
    loop {
        if met.coins == 0 && met.run > 0 {
            met.run -= 1;
            met.coins = falling[met.run].run.coins().len();
        }
        let FallingPiece { run, rank, difference } = &falling[met.run];
        let side = run.coins();
        if side[0] <= coins[k] {
            met.coins = 0;
        }
        if (met.coins == 0 && met.run == 0) || (met.coins > 0 && side[met.coins - 1] > largest) {
            let (larger, before) = falling[met.run].before(met.coins);
            let last = coins.len() - 1;
            let sum = signed(larger, signed(last, rising.sum(k, coins.len())));
            let is_even = (coins.len() - k).is_multiple_of(2);
            met.difference = if is_even { met.difference } else { 2 * before - met.difference } + sum;
            return met;
        }
        if met.coins == 0 {
            continue;
        }
        // At least the first of the side is larger.
        let (sums, sign) = run.sums();
        let sign = signed(*rank, sign);
        let before = difference - sign * sums[0];
        let mut larger = side[..met.coins].partition_point(|other| *other > coins[k]);
        let so_far = coins[k..].partition_point(|coin| *coin < side[0]);
        for coin in &coins[k..k + so_far] {
            while side[larger - 1] <= *coin {
                larger -= 1;
            }
            met.difference = 2 * (before + sign * sums[larger]) + signed(rank + larger, *coin) - met.difference;
        }
        met.coins = larger;
        k += so_far;
        if k == coins.len() {
            return met;
        }
    }
}
