//! A row cut into blocks, each fused once, and the differences of stretches of whole blocks.
//!
//! Stretches that share their left end are computed together: a valley grows to the right, block by block. It is kept
//! as the alternating sums at its cuts: the sums at two neighboring cuts add up to a coin. Each side of the valley is a
//! list of pieces, and a piece is a slice of a block's sums. So nothing is copied.
//!
//! Only the two lowest sums of a block matter to the valley: that of an even cut and that of an odd cut. A cut on the
//! rising side stays if neither its own sum nor the sum before it is higher. If the block has a lower sum than the
//! valley, it takes the place of the rising side. `docs/fusion.md` explains which cuts stay. They are found by binary
//! search, so a block takes O(log n) however many coins fuse.
//!
//! The difference is computed only on demand, and only for the rising pieces that are new since the last time. Greedy
//! takes the coins of both sides by size, so the difference is that of *merging* the two sides. The merge goes from the
//! bottom up. For each rising coin, it needs the number of falling coins that are larger. If that number is the same
//! for the rest of a piece, one alternating sum is enough for all of the rest.
//!
//! Different stretches mostly have the same coins near the bottom, and the same ones near the right end. So each block
//! keeps the results of the last merges at its right end.

use std::sync::Mutex;

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::game::fusion::difference::{bottom, extend_sums, fuse_serially, partition_point, signed};

/// The coins between two cuts of the row, fused.
struct Block {
    /// The alternating sums at the cuts that are left, as they are from the first coin of the row on. Of the even cuts
    /// as of the odd cuts, they fall and then rise.
    sums: Vec<i64>,
    /// The index of the last sum that falls. The two lowest sums are this one and the one before it.
    bottom: usize,
    /// The number of the block's first cut, in the row.
    start: usize,
    /// The last merges at the right end of the block: of the rising piece that the block has shortened, and of its own
    /// rising piece.
    merge_memos: [MergeMemo; 2],
}

impl Block {
    /// Fuses the coins of a block, of which there is at least one, and which begins at the cut `start` with the
    /// alternating sum `sum`. O(n).
    fn new(coins: &[i64], start: usize, sum: i64) -> Self {
        let valley = fuse_serially(coins);
        let mut sums = Vec::with_capacity(valley.len() + 1);
        sums.push(sum);
        extend_sums(&mut sums, &valley);
        Self { bottom: bottom(&valley) + 1, sums, start, merge_memos: Default::default() }
    }

    /// The cuts from `first` to before `end`, as a piece that follows a cut with the sum `before`.
    fn piece(&self, before: i64, first: usize, end: usize) -> Piece<'_> {
        Piece { before, sums: &self.sums[first..end], parity: self.parity(first) }
    }

    /// 1 if a cut of the block is an odd one in the row, otherwise 0.
    fn parity(&self, k: usize) -> usize {
        (self.start + k) % 2
    }

    /// The lowest sums of the even and of the odd cuts.
    fn lowest(&self) -> [i64; 2] {
        by_parity(self.parity(self.bottom), [self.sums[self.bottom], self.sums[self.bottom - 1]])
    }
}

/// A value of a cut of this parity and one of a cut of the other parity: that of the even cut first.
fn by_parity(parity: usize, [one, other]: [i64; 2]) -> [i64; 2] {
    if parity == 0 { [one, other] } else { [other, one] }
}

/// A row cut into blocks.
pub(super) struct Blocks {
    /// In rising order. Block `b` holds the coins `cuts[b]..cuts[b + 1]`.
    cuts: Vec<usize>,
    blocks: Vec<Block>,
}

impl Blocks {
    /// Cuts the row at these places, which may be in any order. The coins outside of the cuts are left out. O(n) time,
    /// on all threads of the current rayon pool. Space: 8 bytes for each coin that does not fuse.
    ///
    /// Asks before each block whether it is still wanted. `None` if it is not.
    pub(super) fn new(coins: &[i64], mut cuts: Vec<usize>, is_wanted: &(dyn Fn() -> bool + Sync)) -> Option<Self> {
        cuts.sort_unstable();
        cuts.dedup();
        let mut sum = 0;
        let stretches: Vec<_> = cuts
            .windows(2)
            .map(|ends| {
                let (stretch, before) = (&coins[ends[0]..ends[1]], sum);
                sum = stretch.iter().fold(sum, |sum, coin| coin - sum);
                (stretch, ends[0], before)
            })
            .collect();
        let blocks = stretches.into_par_iter();
        let blocks = blocks.map(|(coins, start, sum)| is_wanted().then(|| Block::new(coins, start, sum)));
        Some(Self { blocks: blocks.collect::<Option<_>>()?, cuts })
    }

    /// The differences of the coins `start..end` for each of the `ends`. All these places must be cuts, and the ends
    /// must rise from `start` on. An empty stretch has 0.
    ///
    /// O(blocks log n) if each block merges coins that were merged before, or that are all larger or all smaller than
    /// the coins of the other side. In the worst case O(n) more.
    ///
    /// Asks before each of the differences whether they are still wanted. `None` if they are not.
    pub(super) fn differences(
        &self,
        start: usize,
        ends: impl Iterator<Item = usize>,
        is_wanted: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<i64>> {
        let mut at = self.cuts.partition_point(|cut| *cut < start);
        let mut growing = GrowingValley::default();
        let differences = ends.map(|end| {
            if !is_wanted() {
                return None;
            }
            while self.cuts[at] < end {
                growing.push(&self.blocks[at]);
                at += 1;
            }
            Some(growing.difference())
        });
        differences.collect()
    }
}

/// Neighboring cuts on one side of a valley, each with the coin before it.
#[derive(Clone, Copy)]
struct Piece<'a> {
    /// The sum at the cut before the first one.
    before: i64,
    /// The sums at the cuts. At least one.
    sums: &'a [i64],
    /// 1 if the first cut is an odd one in the row, otherwise 0.
    parity: usize,
}

impl Piece<'_> {
    fn len(&self) -> usize {
        self.sums.len()
    }

    /// The sum at the cut before coin `k`.
    fn sum_before(&self, k: usize) -> i64 {
        if k == 0 { self.before } else { self.sums[k - 1] }
    }

    fn coin(&self, k: usize) -> i64 {
        self.sum_before(k) + self.sums[k]
    }

    fn last_sum(&self) -> i64 {
        self.sums[self.len() - 1]
    }

    fn last_parity(&self) -> usize {
        (self.parity + self.len() - 1) % 2
    }

    /// The number of cuts up to the first one that is higher than the `highest` even and odd sums, or that follows
    /// such a one.
    fn count_up_to(&self, highest: [i64; 2]) -> usize {
        let is_kept = |k: usize| {
            let [even, odd] = [self.parity, 1 - self.parity].map(|parity| highest[parity]);
            let [sum, before] = if k.is_multiple_of(2) { [even, odd] } else { [odd, even] };
            self.sums[k] <= sum && self.sum_before(k) <= before
        };
        match self.len() - 1 {
            last if is_kept(last) => last + 1,
            last => partition_point(0..last, is_kept),
        }
    }

    /// The last two sums: that of the even cut first.
    fn lowest(&self) -> [i64; 2] {
        by_parity(self.last_parity(), [self.last_sum(), self.sum_before(self.len() - 1)])
    }

    /// What it is known by in a [`Merge`].
    fn key(&self) -> PieceKey {
        PieceKey { address: self.sums.as_ptr().addr(), len: self.len(), before: self.before }
    }
}

/// The result of merging a rising piece into a falling side.
struct Merge {
    rising: PieceKey,
    /// Each falling piece that was merged, from the bottom up. The last piece has a coin that is larger than all rising
    /// ones.
    falling: Vec<PieceKey>,
    /// The number of coins of that last piece that are larger.
    larger: usize,
    /// The new difference minus the one that as many zeros would give if no falling coin were merged. For an even
    /// number of falling coins before the merged ones. For an odd number the sign is opposite.
    added: i64,
}

/// Shorter pieces are merged again each time, which takes less time than to look up the result.
const MIN_COINS_IN_MEMO: usize = 16;

/// The last result at a place.
type MergeMemo = Mutex<Option<Merge>>;

/// A piece, as long as its block exists.
#[derive(Clone, Copy, PartialEq, Eq)]
struct PieceKey {
    address: usize,
    len: usize,
    before: i64,
}

/// The falling side of a valley, with the bottom as its last coin.
#[derive(Default)]
struct FallingSide<'a> {
    /// The sum at the cut before all coins.
    start: i64,
    pieces: Vec<FallingPiece<'a>>,
}

/// A piece of the falling side.
struct FallingPiece<'a> {
    piece: Piece<'a>,
    /// The number of falling coins before it.
    rank: usize,
}

impl<'a> FallingSide<'a> {
    /// The number of falling coins.
    fn len(&self) -> usize {
        self.pieces.last().map_or(0, |last| last.rank + last.piece.len())
    }

    /// The sum at the last cut.
    fn last_sum(&self) -> i64 {
        self.pieces.last().map_or(self.start, |last| last.piece.last_sum())
    }

    /// Appends the cuts of a block from `first` to before `end`. A cut of the parity of the first one goes before it.
    fn push(&mut self, block: &'a Block, first: usize, end: usize) {
        if let Some(FallingPiece { piece, .. }) = self.pieces.last_mut()
            && piece.last_parity() == block.parity(first)
        {
            piece.sums = &piece.sums[..piece.len() - 1];
            if piece.sums.is_empty() {
                self.pieces.pop();
            }
        }
        let (piece, rank) = (block.piece(self.last_sum(), first, end), self.len());
        self.pieces.push(FallingPiece { piece, rank });
    }

    /// The number of falling coins before a coin of a piece, and their difference. The coin may be one past the last
    /// one.
    fn before(&self, piece: usize, coin: usize) -> (usize, i64) {
        let FallingPiece { piece, rank } = &self.pieces[piece];
        let rank = rank + coin;
        // All other sums cancel.
        (rank, self.start - signed(rank, piece.sum_before(coin)))
    }
}

/// A piece of the rising side.
struct RisingPiece<'a> {
    piece: Piece<'a>,
    /// Where the result of merging it is kept.
    memo: &'a MergeMemo,
    /// The state after merging this piece, if it is one of [`GrowingValley::merged_pieces`].
    merged: MergeState,
}

/// How far the two sides are merged, and the difference so far.
///
/// The falling pieces before `index`, and the first `coins` coins of that piece, are larger than all rising coins so
/// far.
#[derive(Clone, Copy, Default)]
struct MergeState {
    index: usize,
    coins: usize,
    difference: i64,
}

impl MergeState {
    /// Goes on to the next falling piece if no coin of this one is larger.
    fn go_to_larger(&mut self, falling: &FallingSide) {
        if self.coins == 0 && self.index > 0 {
            self.index -= 1;
            self.coins = falling.pieces[self.index].piece.len();
        }
    }
}

/// A stretch of the row, fused to a valley that grows to the right.
#[derive(Default)]
struct GrowingValley<'a> {
    falling: FallingSide<'a>,
    /// The rising side. Empty as long as there is no bottom.
    rising: Vec<RisingPiece<'a>>,
    /// The number of rising pieces whose state after merging is up to date.
    merged_pieces: usize,
}

impl<'a> GrowingValley<'a> {
    /// Adds the coins of a block at the right end. O(log n), and amortized O(1) for the pieces that it removes.
    fn push(&mut self, block: &'a Block) {
        let bottom = block.bottom;
        let Some(FallingPiece { piece: last, .. }) = self.falling.pieces.last() else {
            self.falling.start = block.sums[0];
            return self.replace_rising(block, 1, bottom);
        };
        let (last_parity, old) = (last.last_parity(), last.lowest());
        let is_lower = |k: usize| block.sums[k] < old[block.parity(k)];
        match [is_lower(bottom - 1), is_lower(bottom)] {
            [false, false] => {
                self.shorten_rising(block);
                let last_parity = self.rising.last().map_or(last_parity, |last| last.piece.last_parity());
                self.rise(block, bottom - usize::from(block.parity(bottom) == last_parity));
            }
            [true, false] => self.replace_rising(block, bottom - 1, bottom - 1),
            [false, true] => self.replace_rising(block, bottom, bottom),
            [true, true] => {
                let first = partition_point(1..bottom, |k| !(is_lower(k) && is_lower(k + 1)));
                self.replace_rising(block, first, bottom);
            }
        }
    }

    /// Removes the rising side. Then the cuts of a block fall from `first` to `bottom`, and rise from there.
    fn replace_rising(&mut self, block: &'a Block, first: usize, bottom: usize) {
        self.rising.clear();
        self.merged_pieces = 0;
        self.falling.push(block, first, bottom + 1);
        self.rise(block, bottom + 1);
    }

    /// Removes the rising cuts that fuse with the lowest cuts of a block.
    fn shorten_rising(&mut self, block: &'a Block) {
        let highest = block.lowest();
        while let Some(last) = self.rising.last_mut() {
            let kept = last.piece.count_up_to(highest);
            if kept == last.piece.len() {
                break;
            }
            if kept > 0 {
                last.piece.sums = &last.piece.sums[..kept];
                last.memo = &block.merge_memos[0];
                // A piece that loses a coin has to be merged again.
                self.merged_pieces = self.merged_pieces.min(self.rising.len() - 1);
                break;
            }
            self.rising.pop();
        }
        self.merged_pieces = self.merged_pieces.min(self.rising.len());
    }

    /// Appends the cuts of a block from `first` on to the rising side.
    fn rise(&mut self, block: &'a Block, first: usize) {
        if first < block.sums.len() {
            let before = self.rising.last().map_or(self.falling.last_sum(), |last| last.piece.last_sum());
            let piece = block.piece(before, first, block.sums.len());
            self.rising.push(RisingPiece { piece, memo: &block.merge_memos[1], merged: MergeState::default() });
        }
    }

    /// The difference of all coins so far.
    fn difference(&mut self) -> i64 {
        let Some(last) = self.falling.pieces.len().checked_sub(1) else { return 0 };
        let mut merged = if let Some(last) = self.merged_pieces.checked_sub(1) {
            self.rising[last].merged
        } else {
            let coins = self.falling.pieces[last].piece.len();
            MergeState { index: last, coins, difference: self.falling.before(last, coins).1 }
        };
        for rising in &mut self.rising[self.merged_pieces..] {
            merged = merge_with_memo(&self.falling, rising, merged);
            rising.merged = merged;
        }
        self.merged_pieces = self.rising.len();
        merged.difference
    }
}

/// [`merge`], but if the last merge with this memo was of the same coins, it takes only O(merged pieces).
fn merge_with_memo(falling: &FallingSide, rising: &RisingPiece, mut merged: MergeState) -> MergeState {
    let RisingPiece { piece: rising, memo, .. } = rising;
    if rising.len() < MIN_COINS_IN_MEMO {
        return merge(falling, rising, merged);
    }
    merged.go_to_larger(falling);
    let (rank, before) = falling.before(merged.index, merged.coins);
    // The difference if the new coins were zeros, and no falling coin were merged.
    let turned = if rising.len().is_multiple_of(2) { merged.difference } else { 2 * before - merged.difference };
    // In the first piece, the smallest coins are merged already.
    let seen = |index: usize| {
        let piece = falling.pieces[index].piece;
        PieceKey { len: if index == merged.index { merged.coins } else { piece.len() }, ..piece.key() }
    };
    if let Ok(memo) = memo.try_lock()
        && let Some(Merge { rising: known_rising, falling: known, larger, added }) = &*memo
        && *known_rising == rising.key()
        && known.len() <= merged.index + 1
        && known.iter().enumerate().all(|(k, side)| seen(merged.index - k) == *side)
    {
        let index = merged.index + 1 - known.len();
        return MergeState { index, coins: *larger, difference: turned + signed(rank, *added) };
    }
    let after = merge(falling, rising, merged);
    if after.coins > 0
        && let Ok(mut memo) = memo.try_lock()
    {
        let falling = (after.index..=merged.index).rev().map(seen).collect();
        let added = signed(rank, after.difference - turned);
        *memo = Some(Merge { rising: rising.key(), falling, larger: after.coins, added });
    }
    after
}

/// Merges a piece that rises above all rising coins so far.
///
/// Greedy takes a new coin after the larger coins of the falling side, and before all others. Without the new coin, the
/// others have the opposite sign. So if `d` is the difference before, and `l` is that of the larger coins, then the new
/// difference is `2l ± coin − d`. A second coin with the same larger coins gives `d` back, plus or minus the difference
/// of the two coins.
fn merge(falling: &FallingSide, rising: &Piece, mut merged: MergeState) -> MergeState {
    let largest = rising.coin(rising.len() - 1);
    let mut k = 0;
    loop {
        merged.go_to_larger(falling);
        let FallingPiece { piece: side, rank } = &falling.pieces[merged.index];
        if side.coin(0) <= rising.coin(k) {
            merged.coins = 0;
        }
        if (merged.coins == 0 && merged.index == 0) || (merged.coins > 0 && side.coin(merged.coins - 1) > largest) {
            let (larger, before) = falling.before(merged.index, merged.coins);
            let count = rising.len() - k;
            let turned = if count.is_multiple_of(2) { merged.difference } else { 2 * before - merged.difference };
            // All other sums of the new coins cancel.
            let sum = rising.last_sum() - signed(count, rising.sum_before(k));
            return MergeState { difference: turned + signed(larger, sum), ..merged };
        }
        if merged.coins == 0 {
            continue;
        }
        // At least the first coin of the falling piece is larger.
        let mut larger = partition_point(1..merged.coins, |other| side.coin(other) > rising.coin(k));
        let end = partition_point(k + 1..rising.len(), |k| rising.coin(k) < side.coin(0));
        for k in k..end {
            let coin = rising.coin(k);
            while larger > 1 && side.coin(larger - 1) <= coin {
                larger -= 1;
            }
            let sign_of_rank = rank + larger;
            merged.difference =
                2 * falling.start + signed(sign_of_rank, coin - 2 * side.sums[larger - 1]) - merged.difference;
        }
        merged.coins = larger;
        k = end;
        if k == rising.len() {
            return merged;
        }
    }
}
