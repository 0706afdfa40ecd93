//! The table from afar: evenly spaced cells of it, each computed exactly, and none of those between.
//!
//! A sample is the difference of a stretch of the row. The row is cut wherever a sampled interval begins or ends; the
//! coins between two cuts are [fused](crate::game::fusion::difference) once. For each row of samples, one pass from left to right then
//! joins the fused blocks, and the difference is read at each column. That takes O(n) for all blocks together, and for
//! each row of samples what its blocks are fused to: of `n` random coins, some `√n` a block; of sorted ones, whole blocks
//! are joined at once. Rows come coarse first, so that all of the table is seen early.
//!
//! Where the samples lie close, the recurrence `d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])` for all of the cells
//! between is quicker, row by row from the boundary that a [`Window`](crate::game::Window) has too.

mod blocks;

use std::ops::{ControlFlow, Range};

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::{Deserialize, Serialize};

use crate::game::table::Boundary;
use crate::game::{Interval, Pick, Table};
use blocks::Blocks;

/// Among how many cells the samples may lie that are found by the recurrence of all of them, which takes a nanosecond or
/// two a cell.
const MAX_CELLS_BY_RECURRENCE: usize = 6_000_000;

/// Rows of samples are taken at this distance first, then between those, and so on.
const COARSEST_DISTANCE: usize = 32;

/// How many rows of samples each thread takes before it is asked whether to go on. A row takes a few milliseconds at
/// worst.
const ROWS_PER_THREAD: usize = 2;

/// Evenly spaced indices of rows or columns.
///
/// Block `k` holds the indices `start + k·step..start + (k + 1)·step`, and the one in its middle stands for it. The step
/// is odd, so that there is one, and so that the lengths of neighboring samples are odd and even by turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SampleAxis {
    start: usize,
    step: usize,
    count: usize,
}

impl SampleAxis {
    /// At most so many blocks, and at least one, over all of `range`, as short as can be. The last one may reach beyond it.
    pub fn covering(range: Range<usize>, at_most: usize) -> Self {
        let step = range.len().div_ceil(at_most.max(1)).max(1) | 1;
        Self { start: range.start, step, count: range.len().div_ceil(step).max(1) }
    }

    /// How many indices a block has. Odd.
    pub fn step(&self) -> usize {
        self.step
    }

    /// How many blocks there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The index that stands for the block `k` of a row of `n` coins: its middle, or the last index if that is before.
    pub fn index(&self, k: usize, n: usize) -> usize {
        (self.start + k * self.step + self.step / 2).min(n - 1)
    }

    /// All indices that the block `k` holds, some of which may lie beyond the row.
    pub fn block(&self, k: usize) -> Range<usize> {
        let start = self.start + k * self.step;
        start..start + self.step
    }

    /// All indices of all blocks, some of which may lie beyond the row.
    pub fn range(&self) -> Range<usize> {
        self.start..self.start + self.count * self.step
    }

    /// The block that holds an index, if any does.
    pub fn block_of(&self, index: usize) -> Option<usize> {
        self.range().contains(&index).then(|| (index - self.start) / self.step)
    }
}

/// Which intervals are shown: all as they come, or only those of even or of odd length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lengths {
    #[default]
    All,
    Even,
    Odd,
}

impl Lengths {
    pub const ALL: [Self; 3] = [Self::All, Self::Even, Self::Odd];

    /// What the screen calls them.
    pub fn name(self) -> &'static str {
        match self {
            Self::All => "all lengths",
            Self::Even => "even lengths",
            Self::Odd => "odd lengths",
        }
    }

    fn hold(self, length: usize) -> bool {
        match self {
            Self::All => true,
            Self::Even => length.is_multiple_of(2),
            Self::Odd => !length.is_multiple_of(2),
        }
    }
}

/// Which cells stand for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SampleGrid {
    pub rows: SampleAxis,
    pub columns: SampleAxis,
    /// With only even or only odd ones, a column moves by one within its block where that is needed. Where the step is
    /// 1 it cannot, and the cells of other lengths are left out.
    pub lengths: Lengths,
}

impl SampleGrid {
    /// The column that stands for the block `l` in rows that are even or odd, if one of the lengths is left.
    fn column(&self, l: usize, is_odd_row: bool, n: usize) -> Option<usize> {
        let middle = self.columns.index(l, n);
        let block = self.columns.block(l);
        let columns = [Some(middle), middle.checked_add(1), middle.checked_sub(1)].into_iter().flatten();
        let is_inside = |j: &usize| block.contains(j) && *j < n;
        // The length is j − i + 1, and only its parity matters.
        columns.filter(is_inside).find(|j| self.lengths.hold(j + 1 + usize::from(is_odd_row)))
    }
}

/// What is found of each sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SampleQuantity {
    Difference,
    /// The pick with the difference, which takes twice the time.
    Pick,
}

/// What is known of a cell that stands for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// By how much the player to move is ahead under best play: `fir − sec`.
    pub difference: i64,
    /// Only if it was asked for.
    pub pick: Option<Pick>,
}

/// Evenly spaced cells of a table, as many of them as are computed so far.
#[derive(Clone, Debug)]
pub struct Overview {
    samples: SampleGrid,
    quantity: SampleQuantity,
    n: usize,
    /// The columns in even and in odd rows; see [`SampleGrid::column`].
    columns: [Vec<Option<usize>>; 2],
    /// By rows, each of them empty until it is computed. What is no cell has 0.
    differences: Vec<Vec<i64>>,
    /// The same, and all empty if picks are not asked for.
    picks: Vec<Vec<Pick>>,
    rows_done: usize,
    largest: i64,
}

/// What comes of a row of samples: differences, and picks if they are asked for.
type SampleRow = (Vec<i64>, Vec<Pick>);

impl Overview {
    /// Computes the samples, whole rows of them, coarse first. `found` is called before each batch of rows and at the end,
    /// with what there is so far, and with nothing at first; if it breaks, that is all.
    ///
    /// With `r` rows and `c` columns of samples, of a random row, O(n + r (r + c) √(n / (r + c))) time by as many threads
    /// as the current rayon pool has. At worst each row takes O(n), a few milliseconds for 1,000,000 coins; a batch takes
    /// some of those for each thread. Space: 8 bytes a sample, one more with picks, and 16 bytes for each coin that does
    /// not fuse. Where the recurrence is used, all is found at once, in some 20 ms.
    ///
    /// # Panics
    /// If a block begins beyond the row.
    pub fn compute(
        table: &Table,
        samples: SampleGrid,
        quantity: SampleQuantity,
        found: impl FnMut(&Self) -> ControlFlow<()>,
    ) -> Self {
        Self::compute_by_either(table, samples, quantity, MAX_CELLS_BY_RECURRENCE, found)
    }

    /// By the recurrence if it is for at most so many cells.
    fn compute_by_either(
        table: &Table,
        samples: SampleGrid,
        quantity: SampleQuantity,
        most_cells: usize,
        mut found: impl FnMut(&Self) -> ControlFlow<()>,
    ) -> Self {
        for steps in [samples.rows, samples.columns] {
            assert!(steps.block(steps.count - 1).start < table.n(), "every block begins in the row");
        }
        let mut overview = Self::nothing_yet(table.n(), samples, quantity);
        if found(&overview).is_break() {
            return overview;
        }
        let (rows, columns) = overview.span();
        if rows.len() * columns.len() <= most_cells {
            overview.compute_by_recurrence(table, rows, columns);
            let _ = found(&overview);
            return overview;
        }
        let coins = table.row().coins();
        let blocks = Blocks::new(coins, overview.cuts());
        let order = coarse_first(samples.rows.count);
        for batch in order.chunks(ROWS_PER_THREAD * rayon::current_num_threads()) {
            let rows: Vec<_> = batch.par_iter().map(|k| overview.row_from(&blocks, coins, *k)).collect();
            for (k, row) in batch.iter().zip(rows) {
                overview.add(*k, row);
            }
            if found(&overview).is_break() {
                break;
            }
        }
        overview
    }

    fn nothing_yet(n: usize, samples: SampleGrid, quantity: SampleQuantity) -> Self {
        let columns = [false, true]
            .map(|is_odd_row| (0..samples.columns.count).map(|l| samples.column(l, is_odd_row, n)).collect::<Vec<_>>());
        let rows = samples.rows.count;
        let (differences, picks) = (vec![Vec::new(); rows], vec![Vec::new(); rows]);
        Self { samples, quantity, n, columns, differences, picks, rows_done: 0, largest: 0 }
    }

    /// Which cells stand for the others.
    pub fn samples(&self) -> &SampleGrid {
        &self.samples
    }

    pub fn quantity(&self) -> SampleQuantity {
        self.quantity
    }

    /// How many coins the row has.
    pub fn n(&self) -> usize {
        self.n
    }

    /// How many of the rows are computed, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.rows_done as f32 / self.samples.rows.count as f32
    }

    pub fn is_complete(&self) -> bool {
        self.rows_done == self.samples.rows.count
    }

    /// How far the difference of any sample so far is from 0.
    pub fn largest(&self) -> i64 {
        self.largest
    }

    /// The cell that stands for the block `k` of rows and the block `l` of columns, computed or not; none below the
    /// diagonal, and none if the blocks hold no interval of the lengths that are shown.
    pub fn interval(&self, k: usize, l: usize) -> Option<Interval> {
        let i = self.samples.rows.index(k, self.n);
        self.columns_of(i)[l].filter(|j| *j >= i).map(|j| Interval::new(i, j))
    }

    /// What that cell holds, if it is computed.
    pub fn cell(&self, k: usize, l: usize) -> Option<Sample> {
        self.interval(k, l)?;
        let difference = *self.differences[k].get(l)?;
        Some(Sample { difference, pick: self.picks[k].get(l).copied() })
    }

    /// For each row the nearest one that is computed, which may stand for it until it is, and behind it the nearest one
    /// above, for columns where the other has no cell.
    pub fn stand_ins(&self) -> Vec<[Option<usize>; 2]> {
        let is_done = |k: &usize| !self.differences[*k].is_empty();
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

    fn columns_of(&self, i: usize) -> &[Option<usize>] {
        &self.columns[i % 2]
    }

    fn add(&mut self, k: usize, (differences, picks): SampleRow) {
        let largest = differences.iter().map(|difference| difference.abs()).max();
        self.largest = self.largest.max(largest.unwrap_or_default());
        self.differences[k] = differences;
        self.picks[k] = picks;
        self.rows_done += 1;
    }

    /// The columns of a row of samples that have a cell, each with its block.
    fn cells_of_row(&self, i: usize) -> impl Iterator<Item = (usize, usize)> {
        let columns = self.columns_of(i).iter().enumerate();
        columns.filter_map(move |(l, j)| Some((l, j.filter(|j| *j >= i)?)))
    }

    /// Where the sampled intervals begin and end, and for the pick what is left of them after either choice.
    fn cuts(&self) -> Vec<usize> {
        let rows = (0..self.samples.rows.count).map(|k| self.samples.rows.index(k, self.n));
        let columns = self.columns.iter().flatten().flatten();
        let is_pick = self.quantity == SampleQuantity::Pick;
        let of_rows = rows.flat_map(|i| [Some(i), is_pick.then_some(i + 1)]);
        let of_columns = columns.flat_map(|j| [Some(j + 1), is_pick.then_some(*j)]);
        of_rows.chain(of_columns).flatten().collect()
    }

    /// A row of samples by a pass over the blocks, or two.
    fn row_from(&self, blocks: &Blocks, coins: &[i64], k: usize) -> SampleRow {
        let i = self.samples.rows.index(k, self.n);
        let cells: Vec<_> = self.cells_of_row(i).collect();
        let columns = || cells.iter().map(|(_, j)| *j);
        let count = self.samples.columns.count;
        let mut differences = vec![0; count];
        if self.quantity == SampleQuantity::Difference {
            for ((l, _), difference) in cells.iter().zip(blocks.differences(i, columns().map(|j| j + 1))) {
                differences[*l] = difference;
            }
            return (differences, Vec::new());
        }
        let mut picks = vec![Pick::Tie; count];
        let without_right = blocks.differences(i, columns());
        let without_left = blocks.differences(i + 1, columns().map(|j| j + 1));
        for (((l, j), without_right), without_left) in cells.iter().zip(without_right).zip(without_left) {
            let (left, right) = (coins[i] - without_left, coins[*j] - without_right);
            differences[*l] = left.max(right);
            picks[*l] = Pick::of(left, right);
        }
        (differences, picks)
    }

    /// The rows from the first sample to the last one, and the columns of all blocks.
    fn span(&self) -> (Range<usize>, Range<usize>) {
        let SampleGrid { rows, columns, .. } = self.samples;
        let rows = rows.index(0, self.n)..rows.index(rows.count - 1, self.n) + 1;
        (rows, columns.range().start..columns.range().end.min(self.n))
    }

    /// All samples, by the recurrence of all the cells of these rows and columns.
    fn compute_by_recurrence(&mut self, table: &Table, rows: Range<usize>, columns: Range<usize>) {
        let coins = table.row().coins();
        let Boundary { mut below, left } = table.boundary(&mut table.fused_core(&rows, &columns), &rows, &columns);
        for (i, left_of_row) in rows.clone().zip(left).rev() {
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
            self.add(k, (differences, picks));
        }
    }
}

/// The numbers of `count` rows: each of the coarsest distance, then those between, and so on.
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
