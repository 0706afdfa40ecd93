//! A row cut into blocks, each fused once, and the differences of stretches of whole blocks.
//!
//! Stretches that share their left end are computed together: a valley grows to the right, block by block. Its coins
//! are not copied. Each side of the valley is a list of pieces, and a piece is a single fused coin or a slice of a
//! block. A block that goes on falling below the bottom, or goes on rising above the right end, is appended in O(1). So
//! a sorted row takes O(1) for each block. Coins that fuse are taken off the last pieces, one step for each pair.
//!
//! The difference is computed only on demand, and only for the rising pieces that are new since the last time. Greedy
//! takes the coins of both sides by size, so the difference is that of *merging* the two sides. The merge goes from the
//! bottom up. For each rising coin, it needs the number of falling coins that are larger. If that number is the same
//! for the rest of a piece, one alternating sum is enough for all of the rest.
//!
//! Different stretches mostly have the same falling side near the bottom. So each block keeps the result of the last
//! merge of its own rising coins.

use std::slice;
use std::sync::Mutex;

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::game::fusion::difference::{bottom, fuse_serially, signed};

/// The coins between two cuts, fused.
struct Block {
    /// What is left of the coins: it falls, and then rises.
    valley: Vec<i64>,
    /// The index of the bottom in the valley.
    bottom: usize,
    /// `sums[k]` is the sum of the first `k` coins of the valley with alternating signs, the first one positive.
    sums: Vec<i64>,
    /// The last merge of the block's rising coins.
    merge_memo: Mutex<Option<MergeMemo>>,
}

/// The result of merging the last coins of a block into a falling side.
struct MergeMemo {
    /// The number of those coins.
    rising: usize,
    /// The address and the length of each falling piece that was merged, from the bottom up. The last piece has a coin
    /// that is larger than all rising ones.
    falling: Vec<(usize, usize)>,
    /// The number of coins of that last piece that are larger.
    larger: usize,
    /// The new difference minus the one that as many zeros would give if no falling coin were merged. For an even
    /// number of falling coins before the merged ones. For an odd number the sign is opposite.
    added: i64,
}

impl Block {
    /// Fuses the coins of a block. O(n).
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
        Self { bottom: bottom(&valley), valley, sums, merge_memo: Mutex::new(None) }
    }

    /// The coins `from..end` of the valley.
    fn piece(&self, from: usize, end: usize) -> Piece<'_> {
        Piece::Slice { coins: &self.valley[from..end], sums: &self.sums[from..=end], sign: signed(from, 1) }
    }
}

/// A row cut into blocks.
pub(super) struct Blocks {
    /// In rising order. Block `b` holds the coins `cuts[b]..cuts[b + 1]`.
    cuts: Vec<usize>,
    blocks: Vec<Block>,
}

impl Blocks {
    /// Cuts the row at these places, which may be in any order. The coins outside of the cuts are left out. O(n) time,
    /// on all threads of the current rayon pool. Space: 16 bytes for each coin that does not fuse.
    pub(super) fn new(coins: &[i64], mut cuts: Vec<usize>) -> Self {
        cuts.sort_unstable();
        cuts.dedup();
        let number = cuts.len().saturating_sub(1);
        let blocks = (0..number).into_par_iter().map(|b| Block::new(&coins[cuts[b]..cuts[b + 1]])).collect();
        Self { cuts, blocks }
    }

    /// The differences of the coins `start..end` for each of the `ends`. All these places must be cuts, and the ends
    /// must rise from `start` on. An empty stretch has 0.
    ///
    /// O(blocks) for sorted coins. In the worst case O(blocks + coins left in them).
    pub(super) fn differences(&self, start: usize, ends: impl Iterator<Item = usize>) -> Vec<i64> {
        let mut at = self.cuts.partition_point(|cut| *cut < start);
        let mut growing = GrowingValley::default();
        let differences = ends.map(|end| {
            while self.cuts[at] < end {
                growing.push(&self.blocks[at]);
                at += 1;
            }
            growing.difference()
        });
        differences.collect()
    }
}

/// A piece of a side of a valley: coins that only fall or only rise.
#[derive(Clone, Copy)]
enum Piece<'a> {
    /// A single fused coin, after a 0. The two numbers are its alternating sums.
    One([i64; 2]),
    /// Coins of a block, and the block's sums before, between and after them. `sign` is the sign of the first coin in
    /// those sums.
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

    /// The alternating sums of the first 0, 1, 2, … coins, up to a constant, and the sign of the first coin in them.
    fn sums(&self) -> (&[i64], i64) {
        match self {
            Self::One(sums) => (sums, 1),
            Self::Slice { sums, sign, .. } => (sums, *sign),
        }
    }

    /// The sum of the coins `from..to` with alternating signs, in which the first coin of the piece is positive.
    fn sum(&self, from: usize, to: usize) -> i64 {
        let (sums, sign) = self.sums();
        sign * (sums[to] - sums[from])
    }

    /// The piece without its last coin. `None` if that is the only one.
    fn shortened(self) -> Option<Self> {
        match self {
            Self::Slice { coins: [coins @ .., _], sums: [sums @ .., _], sign } if !coins.is_empty() => {
                Some(Self::Slice { coins, sums, sign })
            }
            _ => None,
        }
    }
}

/// A piece of the falling side.
struct FallingPiece<'a> {
    piece: Piece<'a>,
    /// The number of falling coins before it.
    rank: usize,
    /// The sum of those coins with alternating signs. It is their difference as long as nothing rises.
    difference: i64,
}

impl FallingPiece<'_> {
    /// The number of falling coins before coin `k` of the piece, and their difference. `k` may be one past the last
    /// coin.
    fn before(&self, k: usize) -> (usize, i64) {
        (self.rank + k, self.difference + signed(self.rank, self.piece.sum(0, k)))
    }
}

/// A piece of the rising side.
struct RisingPiece<'a> {
    piece: Piece<'a>,
    /// The block, if the piece reaches to its last coin.
    block: Option<&'a Block>,
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

/// A stretch of the row, fused to a valley that grows to the right.
#[derive(Default)]
struct GrowingValley<'a> {
    /// The falling side. Its last coin is the bottom.
    falling: Vec<FallingPiece<'a>>,
    /// The rising side. Empty as long as there is no bottom.
    rising: Vec<RisingPiece<'a>>,
    /// The number of rising pieces whose state after merging is up to date.
    merged_pieces: usize,
}

impl<'a> GrowingValley<'a> {
    /// Adds the coins of a block at the right end.
    fn push(&mut self, block: &'a Block) {
        let Block { valley, bottom, .. } = block;
        let mut k = 0;
        while k < valley.len() {
            let coin = valley[k];
            let end = bottom + 1;
            if self.rising.is_empty() && k < end && self.falling.last().is_none_or(|last| coin < last.piece.last()) {
                self.fall(block.piece(k, end));
                k = end;
            } else if k >= *bottom && self.last().is_some_and(|last| last < coin) {
                self.rise(block.piece(k, valley.len()), Some(block));
                return;
            } else {
                self.push_coin(coin);
                k += 1;
            }
        }
    }

    fn push_coin(&mut self, mut coin: i64) {
        while let Some(last) = self.rising.last() {
            let b = last.piece.last();
            if coin > b {
                return self.rise(Piece::one(coin), None);
            }
            self.pop_risen();
            let a = self.pop();
            coin += a - b;
        }
        if self.falling.last().is_none_or(|bottom| coin < bottom.piece.last()) {
            self.fall(Piece::one(coin));
        } else {
            self.rise(Piece::one(coin), None);
        }
    }

    fn last(&self) -> Option<i64> {
        self.rising
            .last()
            .map(|last| last.piece)
            .or(self.falling.last().map(|last| last.piece))
            .map(|piece| piece.last())
    }

    /// Removes the last coin. There must be one.
    fn pop(&mut self) -> i64 {
        if !self.rising.is_empty() {
            return self.pop_risen();
        }
        let last = self.falling.last_mut().expect("a rising side has a bottom");
        let coin = last.piece.last();
        match last.piece.shortened() {
            Some(piece) => last.piece = piece,
            None => drop(self.falling.pop()),
        }
        coin
    }

    /// Removes the last coin of the rising side. There must be one.
    fn pop_risen(&mut self) -> i64 {
        // A piece that loses a coin has to be merged again.
        self.merged_pieces = self.merged_pieces.min(self.rising.len() - 1);
        let last = self.rising.last_mut().expect("the rising side has a coin");
        let coin = last.piece.last();
        last.block = None;
        match last.piece.shortened() {
            Some(piece) => last.piece = piece,
            None => drop(self.rising.pop()),
        }
        coin
    }

    /// Appends a piece to the falling side.
    fn fall(&mut self, piece: Piece<'a>) {
        let (rank, difference) = self.fallen();
        self.falling.push(FallingPiece { piece, rank, difference });
    }

    /// Appends a piece to the rising side.
    fn rise(&mut self, piece: Piece<'a>, block: Option<&'a Block>) {
        self.rising.push(RisingPiece { piece, block, merged: MergeState::default() });
    }

    /// The number of falling coins, and their difference.
    fn fallen(&self) -> (usize, i64) {
        self.falling.last().map_or((0, 0), |last| last.before(last.piece.coins().len()))
    }

    /// The difference of all coins so far.
    fn difference(&mut self) -> i64 {
        let mut merged = match self.merged_pieces.checked_sub(1) {
            Some(last) => self.rising[last].merged,
            None => MergeState { index: self.falling.len(), coins: 0, difference: self.fallen().1 },
        };
        for rising in &mut self.rising[self.merged_pieces..] {
            merged = match rising.block {
                Some(block) => merge_with_memo(&self.falling, block, &rising.piece, merged),
                None => merge(&self.falling, &rising.piece, merged),
            };
            rising.merged = merged;
        }
        self.merged_pieces = self.rising.len();
        merged.difference
    }
}

/// [`merge`] for the last coins of a block. If the block's last merge was with the same falling coins, it takes only
/// O(merged pieces).
fn merge_with_memo(falling: &[FallingPiece], block: &Block, rising: &Piece, mut merged: MergeState) -> MergeState {
    if merged.coins == 0 && merged.index > 0 {
        merged.index -= 1;
        merged.coins = falling[merged.index].piece.coins().len();
    }
    let coins = rising.coins();
    let (rank, before) = falling[merged.index].before(merged.coins);
    // The difference if the new coins were zeros, and no falling coin were merged.
    let turned = if coins.len().is_multiple_of(2) { merged.difference } else { 2 * before - merged.difference };
    // The address and the length of a piece. In the first piece, the smallest coins are merged already.
    let seen = |index: usize| {
        let side = if index == merged.index { merged.coins } else { falling[index].piece.coins().len() };
        match falling[index].piece {
            Piece::Slice { coins, .. } => Some((coins.as_ptr().addr(), side)),
            Piece::One(_) => None,
        }
    };
    if let Ok(memo) = block.merge_memo.try_lock()
        && let Some(MergeMemo { rising, falling: known, larger, added }) = &*memo
        && *rising == coins.len()
        && known.len() <= merged.index + 1
        && known.iter().enumerate().all(|(k, side)| seen(merged.index - k) == Some(*side))
    {
        let index = merged.index + 1 - known.len();
        return MergeState { index, coins: *larger, difference: turned + signed(rank, *added) };
    }
    let after = merge(falling, rising, merged);
    let known: Option<Vec<_>> = (after.index..=merged.index).rev().map(seen).collect();
    if let Some(falling) = known
        && after.coins > 0
        && let Ok(mut memo) = block.merge_memo.try_lock()
    {
        let added = signed(rank, after.difference - turned);
        *memo = Some(MergeMemo { rising: coins.len(), falling, larger: after.coins, added });
    }
    after
}

/// Merges a piece that rises above all rising coins so far.
///
/// Greedy takes a new coin after the larger coins of the falling side, and before all others. Without the new coin, the
/// others have the opposite sign. So if `d` is the difference before, and `l` is that of the larger coins, then the new
/// difference is `2l ± coin − d`. A second coin with the same larger coins gives `d` back, plus or minus the difference
/// of the two coins.
fn merge(falling: &[FallingPiece], rising: &Piece, mut merged: MergeState) -> MergeState {
    let coins = rising.coins();
    let largest = coins[coins.len() - 1];
    let mut k = 0;
    loop {
        if merged.coins == 0 && merged.index > 0 {
            merged.index -= 1;
            merged.coins = falling[merged.index].piece.coins().len();
        }
        let FallingPiece { piece, rank, difference } = &falling[merged.index];
        let side = piece.coins();
        if side[0] <= coins[k] {
            merged.coins = 0;
        }
        if (merged.coins == 0 && merged.index == 0) || (merged.coins > 0 && side[merged.coins - 1] > largest) {
            let (larger, before) = falling[merged.index].before(merged.coins);
            let last = coins.len() - 1;
            let sum = signed(larger, signed(last, rising.sum(k, coins.len())));
            let is_even = (coins.len() - k).is_multiple_of(2);
            merged.difference = if is_even { merged.difference } else { 2 * before - merged.difference } + sum;
            return merged;
        }
        if merged.coins == 0 {
            continue;
        }
        // At least the first coin of the falling piece is larger.
        let (sums, sign) = piece.sums();
        let sign = signed(*rank, sign);
        let before = difference - sign * sums[0];
        let mut larger = side[..merged.coins].partition_point(|other| *other > coins[k]);
        let so_far = coins[k..].partition_point(|coin| *coin < side[0]);
        for coin in &coins[k..k + so_far] {
            while side[larger - 1] <= *coin {
                larger -= 1;
            }
            merged.difference = 2 * (before + sign * sums[larger]) + signed(rank + larger, *coin) - merged.difference;
        }
        merged.coins = larger;
        k += so_far;
        if k == coins.len() {
            return merged;
        }
    }
}
