//! The table from afar: evenly spaced cells, each computed exactly. The cells between them are not computed.
//!
//! A sample is the difference of a stretch of the row. The row is cut wherever a sampled interval begins or ends. The
//! coins between two cuts are a block, which is [fused](crate::game::fusion) once. For each row of samples,
//! one pass from left to right joins the fused blocks and reads the difference at each column.
//!
//! All blocks together take O(n). A row of samples joins each of its blocks in O(log n), however many coins are left in
//! it. The rows come coarse first, so the whole table is visible early.
//!
//! If the samples are close together, it is quicker to compute all cells between them with
//! `d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])`, row by row from the boundary of a
//! [`Window`](crate::game::Window).

mod blocks;

use std::ops::Range;

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::{Deserialize, Serialize};

use crate::game::table::Boundary;
use crate::game::{Interval, Pick, Table};
use blocks::Blocks;

/// The largest number of cells for which all of them are computed by the recurrence, with the samples among them. It
/// takes one to two nanoseconds for each cell.
const MAX_CELLS_BY_RECURRENCE: usize = 6_000_000;

/// The distance of the rows of samples that are computed first. Then come the rows between them, and so on.
const COARSEST_DISTANCE: usize = 32;

/// The number of rows of samples that each thread computes before the caller gets them.
const ROWS_PER_THREAD: usize = 2;

/// Evenly spaced indices of rows or columns, where the samples are.
///
/// Block `k` holds the indices `start + k·step..start + (k + 1)·step`. The index in its middle is sampled. The step is
/// odd, so each block has a middle, and neighboring samples have odd and even lengths by turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SampleAxis {
    start: usize,
    step: usize,
    count: usize,
}

impl SampleAxis {
    /// At least one and at most `at_most` blocks over all of `range`, as short as possible. The last one may reach
    /// beyond the range.
    pub fn covering(range: Range<usize>, at_most: usize) -> Self {
        let step = range.len().div_ceil(at_most.max(1)).max(1) | 1;
        Self { start: range.start, step, count: range.len().div_ceil(step).max(1) }
    }

    /// The number of indices of a block. Odd.
    pub fn step(&self) -> usize {
        self.step
    }

    /// The number of blocks.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The sampled index of block `k`, for a row of `n` coins: its middle, or the last coin if that comes before.
    pub fn index(&self, k: usize, n: usize) -> usize {
        (self.start + k * self.step + self.step / 2).min(n - 1)
    }

    /// All indices of block `k`. Some may be beyond the row.
    pub fn block(&self, k: usize) -> Range<usize> {
        let start = self.start + k * self.step;
        start..start + self.step
    }

    /// All indices of all blocks. Some may be beyond the row.
    pub fn range(&self) -> Range<usize> {
        self.start..self.start + self.count * self.step
    }

    /// The number of the block that holds `index`. `None` if there is none.
    pub fn block_of(&self, index: usize) -> Option<usize> {
        self.range().contains(&index).then(|| (index - self.start) / self.step)
    }
}

/// The intervals that are shown: all of them, or only those of even or of odd length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Lengths {
    #[default]
    All,
    Even,
    Odd,
}

impl Lengths {
    pub const ALL: [Self; 3] = [Self::All, Self::Even, Self::Odd];

    /// Returns the next choice, after the last one the first.
    #[must_use]
    pub fn following(self) -> Self {
        match self {
            Self::All => Self::Even,
            Self::Even => Self::Odd,
            Self::Odd => Self::All,
        }
    }

    /// Whether intervals of this length are shown.
    fn hold(self, length: usize) -> bool {
        match self {
            Self::All => true,
            Self::Even => length.is_multiple_of(2),
            Self::Odd => !length.is_multiple_of(2),
        }
    }
}

/// The cells that are sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SampleGrid {
    pub rows: SampleAxis,
    pub columns: SampleAxis,
    /// The lengths of the sampled intervals. With only even or only odd lengths, a column moves by one within its block
    /// where needed. If the step is 1 it cannot move, and cells of the other lengths are left out.
    pub lengths: Lengths,
}

impl SampleGrid {
    /// The sampled column of block `l`, in even or in odd rows. `None` if the block has no column of a shown length.
    fn column(&self, l: usize, is_odd_row: bool, n: usize) -> Option<usize> {
        let middle = self.columns.index(l, n);
        let block = self.columns.block(l);
        let columns = [Some(middle), middle.checked_add(1), middle.checked_sub(1)].into_iter().flatten();
        let is_inside = |j: &usize| block.contains(j) && *j < n;
        // The length is j − i + 1, and only its parity matters.
        columns.filter(is_inside).find(|j| self.lengths.hold(j + 1 + usize::from(is_odd_row)))
    }
}

/// What an overview computes for each sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SampleQuantity {
    /// Only the difference.
    Difference,
    /// The difference and the pick, which takes twice as long.
    Pick,
}

/// The numbers of a sampled cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The lead of the player to move under best play: `fir − sec`.
    pub difference: i64,
    /// The pick, if the overview computes picks.
    pub pick: Option<Pick>,
}

/// Evenly spaced cells of a table, as far as they are computed.
#[derive(Clone, Debug)]
pub struct Overview {
    samples: SampleGrid,
    quantity: SampleQuantity,
    n: usize,
    /// The sampled columns in even and in odd rows; see [`SampleGrid::column`].
    columns: [Vec<Option<usize>>; 2],
    rows: Vec<SampleRow>,
    rows_done: usize,
    largest: i64,
}

#[derive(Clone, Debug, Default)]
struct SampleRow {
    /// By columns. Empty until it is computed, and 0 where the row has no cell.
    differences: Vec<i64>,
    /// By columns. Empty until it is computed, and also if the overview computes no picks.
    picks: Vec<Pick>,
}

impl Overview {
    /// Computes the samples in whole rows, coarse first, on all threads of the current rayon pool.
    ///
    /// `found` gets the samples so far after each batch of rows. A batch has a few rows for each thread, but if the
    /// recurrence is quicker, all samples come at once.
    ///
    /// `is_wanted` is asked before each block, each sample and, by the recurrence, each row of cells. Once it is false,
    /// only the rows that are done are returned. The work between two such questions is O(n) at most, a few milliseconds
    /// for 1,000,000 coins.
    ///
    /// With `r` rows and `c` columns of samples, all rows take O(n + r (r + c) log n) time if neighboring rows merge
    /// mostly the same coins. In the worst case each row takes O(n) more. Space: 8 bytes for each sample, one more with
    /// picks, and 8 bytes for each coin that does not fuse.
    ///
    /// # Panics
    /// If a block begins beyond the row.
    pub fn compute(
        table: &Table,
        samples: SampleGrid,
        quantity: SampleQuantity,
        is_wanted: &(dyn Fn() -> bool + Sync),
        found: impl FnMut(&Self),
    ) -> Self {
        Self::compute_by_either(table, samples, quantity, MAX_CELLS_BY_RECURRENCE, is_wanted, found)
    }

    /// [`Self::compute`], by the recurrence if it covers at most `max_cells` cells.
    fn compute_by_either(
        table: &Table,
        samples: SampleGrid,
        quantity: SampleQuantity,
        max_cells: usize,
        is_wanted: &(dyn Fn() -> bool + Sync),
        mut found: impl FnMut(&Self),
    ) -> Self {
        for steps in [samples.rows, samples.columns] {
            assert!(steps.block(steps.count - 1).start < table.n(), "every block begins in the row");
        }
        let mut overview = Self::empty(table.n(), samples, quantity);
        let (rows, columns) = overview.span();
        if rows.len() * columns.len() <= max_cells {
            overview.compute_by_recurrence(table, rows, columns, is_wanted);
            if overview.is_complete() {
                found(&overview);
            }
        } else {
            // It ends early only if the samples are not wanted any more.
            let _ = overview.compute_by_blocks(table.row().coins(), is_wanted, found);
        }
        overview
    }

    /// An overview without any row.
    fn empty(n: usize, samples: SampleGrid, quantity: SampleQuantity) -> Self {
        let columns = [false, true]
            .map(|is_odd_row| (0..samples.columns.count).map(|l| samples.column(l, is_odd_row, n)).collect::<Vec<_>>());
        let rows = vec![SampleRow::default(); samples.rows.count];
        Self { samples, quantity, n, columns, rows, rows_done: 0, largest: 0 }
    }

    /// The cells that are sampled.
    pub fn samples(&self) -> &SampleGrid {
        &self.samples
    }

    /// What it computes for each sample.
    pub fn quantity(&self) -> SampleQuantity {
        self.quantity
    }

    /// The number of coins of the row.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The part of the rows that is computed, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.rows_done as f32 / self.samples.rows.count as f32
    }

    /// Whether all rows are computed.
    pub fn is_complete(&self) -> bool {
        self.rows_done == self.samples.rows.count
    }

    /// The largest absolute difference of the samples so far.
    pub fn largest(&self) -> i64 {
        self.largest
    }

    /// The sampled cell in block `k` of the rows and block `l` of the columns, computed or not. `None` below the
    /// diagonal, and if these blocks have no interval of a shown length.
    pub fn interval(&self, k: usize, l: usize) -> Option<Interval> {
        let i = self.samples.rows.index(k, self.n);
        self.columns_of(i)[l].filter(|j| *j >= i).map(|j| Interval::new(i, j))
    }

    /// The numbers of that cell. `None` if they are not computed yet.
    pub fn cell(&self, k: usize, l: usize) -> Option<Sample> {
        self.interval(k, l)?;
        let SampleRow { differences, picks } = &self.rows[k];
        Some(Sample { difference: *differences.get(l)?, pick: picks.get(l).copied() })
    }

    /// For each row, the rows that can be shown in its place until it is computed: first the nearest computed row, then
    /// the nearest one above, for columns in which the first has no cell. A computed row stands for itself.
    pub fn stand_ins(&self) -> Vec<[Option<usize>; 2]> {
        let is_done = |k: &usize| !self.rows[*k].differences.is_empty();
        let rows = 0..self.samples.rows.count;
        let mut stand_ins: Vec<_> = rows
            .clone()
            .scan(None, |above, k| {
                *above = Some(k).filter(is_done).or(*above);
                Some([*above; 2])
            })
            .collect();
        let mut below = None;
        for k in rows.rev() {
            below = Some(k).filter(is_done).or(below);
            let [nearest, above] = &mut stand_ins[k];
            let is_nearer = |below: &usize| above.is_none_or(|above| below - k < k - above);
            *nearest = below.filter(is_nearer).or(*above);
        }
        stand_ins
    }

    /// The sampled columns in row `i` of the table.
    fn columns_of(&self, i: usize) -> &[Option<usize>] {
        &self.columns[i % 2]
    }

    fn add(&mut self, k: usize, row: SampleRow) {
        let largest = row.differences.iter().map(|difference| difference.abs()).max();
        self.largest = self.largest.max(largest.unwrap_or_default());
        self.rows[k] = row;
        self.rows_done += 1;
    }

    /// The sampled columns that have a cell in row `i` of the table, each with its block.
    fn cells_of_row(&self, i: usize) -> impl Iterator<Item = (usize, usize)> {
        let columns = self.columns_of(i).iter().enumerate();
        columns.filter_map(move |(l, j)| Some((l, j.filter(|j| *j >= i)?)))
    }

    /// The places where the sampled intervals begin and end. For the pick, also those of the intervals that each choice
    /// leaves.
    fn cuts(&self) -> Vec<usize> {
        let rows = (0..self.samples.rows.count).map(|k| self.samples.rows.index(k, self.n));
        let columns = self.columns.iter().flatten().flatten();
        let is_pick = self.quantity == SampleQuantity::Pick;
        let of_rows = rows.flat_map(|i| [Some(i), is_pick.then_some(i + 1)]);
        let of_columns = columns.flat_map(|j| [Some(j + 1), is_pick.then_some(*j)]);
        of_rows.chain(of_columns).flatten().collect()
    }

    /// Computes the samples from fused blocks, and calls `found` after each batch of rows. `None` if it ends early.
    fn compute_by_blocks(
        &mut self,
        coins: &[i64],
        is_wanted: &(dyn Fn() -> bool + Sync),
        mut found: impl FnMut(&Self),
    ) -> Option<()> {
        let blocks = Blocks::new(coins, self.cuts(), is_wanted)?;
        let order = coarse_first(self.samples.rows.count);
        for batch in order.chunks(ROWS_PER_THREAD * rayon::current_num_threads()) {
            let rows = batch.par_iter().map(|k| self.row_from(&blocks, coins, *k, is_wanted));
            let rows: Vec<_> = rows.collect::<Option<_>>()?;
            for (k, row) in batch.iter().zip(rows) {
                self.add(*k, row);
            }
            found(self);
        }
        Some(())
    }

    /// Computes a row of samples by one pass over the blocks, or by two for picks. `None` if it is not wanted any more.
    fn row_from(
        &self,
        blocks: &Blocks,
        coins: &[i64],
        k: usize,
        is_wanted: &(dyn Fn() -> bool + Sync),
    ) -> Option<SampleRow> {
        let i = self.samples.rows.index(k, self.n);
        let cells: Vec<_> = self.cells_of_row(i).collect();
        let columns = || cells.iter().map(|(_, j)| *j);
        let count = self.samples.columns.count;
        let mut differences = vec![0; count];
        if self.quantity == SampleQuantity::Difference {
            let row = blocks.differences(i, columns().map(|j| j + 1), is_wanted)?;
            for ((l, _), difference) in cells.iter().zip(row) {
                differences[*l] = difference;
            }
            return Some(SampleRow { differences, picks: Vec::new() });
        }
        let mut picks = vec![Pick::Tie; count];
        let without_right = blocks.differences(i, columns(), is_wanted)?;
        let without_left = blocks.differences(i + 1, columns().map(|j| j + 1), is_wanted)?;
        for (((l, j), without_right), without_left) in cells.iter().zip(without_right).zip(without_left) {
            let (left, right) = (coins[i] - without_left, coins[*j] - without_right);
            differences[*l] = left.max(right);
            picks[*l] = Pick::of(left, right);
        }
        Some(SampleRow { differences, picks })
    }

    /// The rows of the table from the first sample to the last one, and the columns of all blocks.
    fn span(&self) -> (Range<usize>, Range<usize>) {
        let SampleGrid { rows, columns, .. } = self.samples;
        let rows = rows.index(0, self.n)..rows.index(rows.count - 1, self.n) + 1;
        (rows, columns.range().start..columns.range().end.min(self.n))
    }

    /// Computes all samples by the recurrence, with all cells of these rows and columns. Asks before each row of cells
    /// whether it is still wanted.
    fn compute_by_recurrence(
        &mut self,
        table: &Table,
        rows: Range<usize>,
        columns: Range<usize>,
        is_wanted: &(dyn Fn() -> bool + Sync),
    ) {
        let coins = table.row().coins();
        let Boundary { mut below, left } = table.boundary(&mut table.fused_core(&rows, &columns), &rows, &columns);
        for (i, left_of_row) in rows.clone().zip(left).rev() {
            if !is_wanted() {
                return;
            }
            let k = self.samples.rows.block_of(i).filter(|k| self.samples.rows.index(*k, self.n) == i);
            let without_left = k.filter(|_| self.quantity == SampleQuantity::Pick).map(|_| below.clone());
            let first_column = columns.start.max(i);
            let mut before = if first_column > i { left_of_row } else { 0 };
            let value = coins[i];
            let cells = below.iter_mut().zip(&coins[columns.clone()]).skip(first_column - columns.start);
            for (below, coin) in cells {
                before = (value - *below).max(coin - before);
                *below = before;
            }
            let Some(k) = k else { continue };
            let count = self.samples.columns.count;
            let mut differences = vec![0; count];
            let mut picks = without_left.as_ref().map_or(Vec::new(), |_| vec![Pick::Tie; count]);
            for (l, j) in self.cells_of_row(i) {
                let at = j - columns.start;
                differences[l] = below[at];
                if let Some(without_left) = &without_left {
                    let before = if j == i {
                        0
                    } else if at == 0 {
                        left_of_row
                    } else {
                        below[at - 1]
                    };
                    picks[l] = Pick::of(value - without_left[at], coins[j] - before);
                }
            }
            self.add(k, SampleRow { differences, picks });
        }
    }
}

/// The numbers of `count` rows in the order in which they are computed: at the coarsest distance first, then those
/// between, and so on.
fn coarse_first(count: usize) -> Vec<usize> {
    let mut order: Vec<_> = (0..count).step_by(COARSEST_DISTANCE).collect();
    let mut distance = COARSEST_DISTANCE;
    while distance > 1 {
        order.extend((distance / 2..count).step_by(distance));
        distance /= 2;
    }
    order
}

#[cfg(test)]
mod tests;
