//! The fir/sec table. It stores no cells, and computes any window of them on demand.
//!
//! A cell needs the differences of the cell below it and of the cell to its left. So a window needs the row of
//! differences just below it and the column just left of it. They come from [fusion](crate::game::fusion). The cells in
//! the window follow from `d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])`, the bottom row first. Then
//! `fir + sec = sum` and `fir − sec = d` give the scores. `docs/long-rows.md` explains more.
//!
//! | module | holds |
//! | --- | --- |
//! | [`window_cache`] | [`WindowCache`](window_cache::WindowCache), windows of one table that follow each other |
//! | [`overview`] | [`Overview`](overview::Overview), evenly spaced cells of the table |
//! | [`stored`] | the tables of a recurrence that is not published |
//! | [`derivation`] | how a recurrence computes a cell |

pub mod derivation;
pub mod overview;
pub mod stored;
pub mod window_cache;

use std::ops::{Range, RangeInclusive};
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::game::fusion::Fused;
use crate::game::table::stored::StoredTables;
use crate::game::{End, Interval, Pick, Recurrence, Row};

/// The cell `[i, j]` of a table: what each end is worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// The score of the player to move after taking left: `v[i] + sec[i+1][j]`.
    pub left: i64,
    /// The score of the player to move after taking right: `v[j] + sec[i][j−1]`.
    pub right: i64,
    /// The sum of the coins `i..=j`.
    pub sum: i64,
}

impl Cell {
    /// The cell of an interval with this sum, where the player to move is so far ahead after taking left and right.
    fn new(sum: i64, left_lead: i64, right_lead: i64) -> Self {
        // The score of a player who is `lead` ahead when both share `sum`. The two numbers are both even or both odd, so
        // nothing is rounded.
        let [left, right] = [left_lead, right_lead].map(|lead| i64::midpoint(sum, lead));
        Self { left, right, sum }
    }

    /// The cell of a whole row, without a table. O(n) time, most of it on two threads if there are many coins.
    pub fn of_row(row: &Row) -> Self {
        let coins = row.coins();
        let sum = coins.iter().sum();
        let [first, between @ .., last] = coins else { return Self::new(sum, coins[0], coins[0]) };
        let mut fused = Fused::new(between);
        let without_first = fused.temporarily(|fused| {
            fused.push(*last);
            fused.difference()
        });
        fused.push_left(*first);
        Self::new(sum, first - without_first, last - fused.difference())
    }

    /// The score of the player to move under best play.
    pub fn fir(&self) -> i64 {
        self.left.max(self.right)
    }

    /// The score of the other player under best play.
    pub fn sec(&self) -> i64 {
        self.sum - self.fir()
    }

    /// The end that best play takes. A tie for a single coin, which is both ends.
    pub fn pick(&self) -> Pick {
        Pick::of(self.left, self.right)
    }

    /// How much more taking left is worth than taking right.
    pub fn lead(&self) -> i64 {
        self.left - self.right
    }

    /// What taking `end` is worth to the player to move.
    pub fn worth(&self, end: End) -> i64 {
        match end {
            End::Left => self.left,
            End::Right => self.right,
        }
    }
}

/// The fir/sec table of a row. It holds the row and its prefix sums, but no cells.
///
/// ```
/// use coin_duel::game::{Interval, Pick, Table};
///
/// let table = Table::new("3 9 1 2".parse()?);
/// let result = table.result();
/// assert_eq!((result.fir(), result.sec(), result.pick()), (11, 4, Pick::Right));
///
/// // A cell, and a window of several cells.
/// let cell = table.cell(Interval::new(1, 3));
/// assert_eq!((cell.fir(), cell.sec()), (10, 2));
/// let window = table.window(0..=1, 1..=3);
/// assert_eq!(window.cell(Interval::new(1, 3)), Some(&cell));
/// assert_eq!(window.cell(Interval::new(0, 1)).map(|cell| (cell.fir(), cell.sec())), Some((9, 3)));
/// # Ok::<(), coin_duel::game::RowError>(())
/// ```
///
/// It is stored as its row.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Row", into = "Row")]
pub struct Table {
    row: Row,
    /// `prefix_sums[k]` is the sum of the first `k` coins. Cloning shares them.
    prefix_sums: Arc<[i64]>,
    /// The tables of the last recurrence that needs some. Clones share them.
    stored: Arc<Mutex<LastStored>>,
}

/// The tables of a recurrence, if some are stored.
type LastStored = Option<(Recurrence, Arc<StoredTables>)>;

impl Table {
    /// The table of `row`. O(n) time and space.
    pub fn new(row: Row) -> Self {
        let mut sum = 0;
        // The length of this iterator is known, so it is collected where it stays.
        let prefix_sums = (0..=row.len()).map(|count| {
            sum += count.checked_sub(1).map_or(0, |last| row.coins()[last]);
            sum
        });
        Self { prefix_sums: prefix_sums.collect(), row, stored: Arc::default() }
    }

    /// The row of the table.
    pub fn row(&self) -> &Row {
        &self.row
    }

    /// The number of coins of the row. The table has `n` rows and `n` columns, and cells where `i ≤ j`.
    pub fn n(&self) -> usize {
        self.row.len()
    }

    /// The stored tables of a recurrence. The first call fills them, in O(n²), and for each coin that a move may take. `None` if
    /// the row is longer than [`Recurrence::max_coins_stored`].
    pub fn stored(&self, recurrence: Recurrence) -> Option<Arc<StoredTables>> {
        if self.n() > recurrence.max_coins_stored() {
            return None;
        }
        let mut stored = self.stored.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of, tables)) = &*stored
            && *of == recurrence
        {
            return Some(tables.clone());
        }
        let tables = Arc::new(StoredTables::new(recurrence.definition(), &self.row));
        *stored = Some((recurrence, tables.clone()));
        Some(tables)
    }

    /// The sum of the coins of `interval`. O(1).
    pub fn sum(&self, interval: Interval) -> i64 {
        self.prefix_sums[interval.j + 1] - self.prefix_sums[interval.i]
    }

    /// Computes the cells with `i` in `rows` and `j` in `columns`. For windows that follow each other, use
    /// [`WindowCache`](super::WindowCache).
    ///
    /// Time: O(n + (rows + columns) log n + rows × columns). In the worst case it is O(n log n) more, if the row is a
    /// long valley and one coin at the boundary fuses with much of it. Space: 24 bytes for each cell, and 8 bytes for
    /// each coin that does not fuse.
    ///
    /// # Panics
    /// If a range is empty or leaves the table.
    pub fn window(&self, rows: RangeInclusive<usize>, columns: RangeInclusive<usize>) -> Window {
        let [rows, columns] = self.ranges(&rows, &columns);
        self.window_around(&mut self.fused_core(&rows, &columns), rows, columns)
    }

    /// The fused core of a window.
    fn fused_core(&self, rows: &Range<usize>, columns: &Range<usize>) -> Fused {
        Fused::new(&self.row.coins()[core_of(rows, columns)])
    }

    /// The rows and the columns of a window, as half-open ranges.
    ///
    /// # Panics
    /// If a range is empty or leaves the table.
    fn ranges(&self, rows: &RangeInclusive<usize>, columns: &RangeInclusive<usize>) -> [Range<usize>; 2] {
        let rows = *rows.start()..*rows.end() + 1;
        let columns = *columns.start()..*columns.end() + 1;
        assert!(!rows.is_empty() && !columns.is_empty(), "a window holds at least one row and one column");
        assert!(rows.end <= self.n() && columns.end <= self.n(), "a window lies inside the table");
        [rows, columns]
    }

    /// The cells of a window with this fused core. The core is the same afterwards.
    fn window_around(&self, core: &mut Fused, rows: Range<usize>, columns: Range<usize>) -> Window {
        let Boundary { mut below, left } = self.boundary(core, &rows, &columns);
        let coins = self.row.coins();
        let mut cells = vec![Cell { left: 0, right: 0, sum: 0 }; rows.len() * columns.len()];
        for (i, left_of_row) in rows.clone().zip(left).rev() {
            let row_of_cells = &mut cells[(i - rows.start) * columns.len()..][..columns.len()];
            let first_column = columns.start.max(i);
            // `before` is d[i][j − 1], and `below[j]` is d[i + 1][j]. Both are 0 for empty intervals.
            let mut before = if first_column > i { left_of_row } else { 0 };
            for j in first_column..columns.end {
                let below = &mut below[j - columns.start];
                let sum = self.sum(Interval::new(i, j));
                let (left, right) = (coins[i] - *below, coins[j] - before);
                row_of_cells[j - columns.start] = Cell::new(sum, left, right);
                before = left.max(right);
                *below = before;
            }
        }
        Window { rows, columns, cells }
    }

    /// Computes the cell `interval`. It costs as much as a window of one cell.
    pub fn cell(&self, interval: Interval) -> Cell {
        self.window(interval.i..=interval.i, interval.j..=interval.j).cells[0]
    }

    /// Computes the cell of the whole row, which has the result of the game.
    pub fn result(&self) -> Cell {
        Cell::of_row(&self.row)
    }

    /// The pick of every interval, by length from 1, and within a length from the left. O(n²) time for all, O(n) space.
    pub(in crate::game) fn picks(&self) -> impl Iterator<Item = (Interval, Pick)> {
        let (n, coins) = (self.n(), self.row.coins());
        let intervals = (1..=n).flat_map(move |length| (0..=n - length).map(move |i| Interval::new(i, i + length - 1)));
        // `differences[i]` is d of the previous length's interval that begins at i.
        let mut differences = vec![0; n + 1];
        intervals.map(move |interval| {
            let Interval { i, j } = interval;
            // Updates in place: index i holds d without the right end, and i + 1 holds d without the left end.
            let (left, right) = (coins[i] - differences[i + 1], coins[j] - differences[i]);
            differences[i] = left.max(right);
            (interval, Pick::of(left, right))
        })
    }

    /// The differences around a window with this fused core. The core is the same afterwards.
    fn boundary(&self, core: &mut Fused, rows: &Range<usize>, columns: &Range<usize>) -> Boundary {
        let coins = self.row.coins();
        let below = core.temporarily(|growing| {
            let mut below = vec![0; columns.len()];
            // The cells of the row below the window begin at the diagonal.
            for j in columns.start.max(rows.end)..columns.end {
                growing.push(coins[j]);
                below[j - columns.start] = growing.difference();
            }
            below
        });
        let left = core.temporarily(|growing| {
            let mut left = vec![0; rows.len()];
            for i in (rows.start..rows.end.min(columns.start)).rev() {
                growing.push_left(coins[i]);
                left[i - rows.start] = growing.difference();
            }
            left
        });
        Boundary { below, left }
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.row == other.row
    }
}

impl From<Row> for Table {
    fn from(row: Row) -> Self {
        Self::new(row)
    }
}

impl From<Table> for Row {
    fn from(table: Table) -> Self {
        table.row
    }
}

/// The core of a window: the coins between its last row and its first column. All intervals on the boundary of the
/// window contain them. The core is empty if the window reaches the diagonal.
fn core_of(rows: &Range<usize>, columns: &Range<usize>) -> Range<usize> {
    rows.end.min(columns.start)..columns.start
}

/// The differences around a window. Empty intervals have 0.
struct Boundary {
    /// `d[last row + 1][j]` for each column `j`, the first one first.
    below: Vec<i64>,
    /// `d[i][first column − 1]` for each row `i`, the first one first.
    left: Vec<i64>,
}

/// A rectangle of the table with its cells. The default one is empty.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Window {
    rows: Range<usize>,
    columns: Range<usize>,
    /// By rows. Those below the diagonal of the table have no meaning.
    cells: Vec<Cell>,
}

impl Window {
    /// The cell `interval`. `None` if the window does not hold it. O(1).
    pub fn cell(&self, interval: Interval) -> Option<&Cell> {
        let Interval { i, j } = interval;
        (self.rows.contains(&i) && self.columns.contains(&j))
            .then(|| &self.cells[(i - self.rows.start) * self.columns.len() + j - self.columns.start])
    }

    /// Whether the window holds all cells of these rows and columns. O(1).
    pub fn holds(&self, rows: &RangeInclusive<usize>, columns: &RangeInclusive<usize>) -> bool {
        let is_in =
            |part: &RangeInclusive<usize>, all: &Range<usize>| all.contains(part.start()) && all.contains(part.end());
        is_in(rows, &self.rows) && is_in(columns, &self.columns)
    }

    /// The rows of the table in the window.
    pub fn rows(&self) -> Range<usize> {
        self.rows.clone()
    }

    /// The columns of the table in the window.
    pub fn columns(&self) -> Range<usize> {
        self.columns.clone()
    }

    /// The intervals in the window with their cells, by rows. There are none below the diagonal.
    pub fn iter(&self) -> impl Iterator<Item = (Interval, &Cell)> {
        self.rows.clone().flat_map(move |i| {
            (self.columns.start.max(i)..self.columns.end)
                .map(move |j| Interval::new(i, j))
                .filter_map(|interval| Some((interval, self.cell(interval)?)))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::limits::MAX_COINS;
    use std::collections::HashMap;

    use super::*;
    use crate::game::MAX_VALUE;
    use proptest::prelude::*;

    fn table(coins: &[i64]) -> Table {
        Table::new(Row::new(coins).unwrap())
    }

    /// Best play by trying all moves, without table or fusion. Returns both scores, that of the player to move first.
    fn scores_by_recursion(coins: &[i64], memo: &mut HashMap<Vec<i64>, (i64, i64)>) -> (i64, i64) {
        if coins.is_empty() {
            return (0, 0);
        }
        if let Some(scores) = memo.get(coins) {
            return *scores;
        }
        let best = options_by_recursion(coins, memo).into_iter().max_by_key(|(mover, _)| *mover).unwrap();
        memo.insert(coins.to_vec(), best);
        best
    }

    /// Both scores after taking left and after taking right.
    fn options_by_recursion(coins: &[i64], memo: &mut HashMap<Vec<i64>, (i64, i64)>) -> [(i64, i64); 2] {
        let last = coins.len() - 1;
        [(coins[0], &coins[1..]), (coins[last], &coins[..last])].map(|(coin, rest)| {
            let (next_mover, other) = scores_by_recursion(rest, memo);
            (coin + other, next_mover)
        })
    }

    fn assert_cell_is_right(coins: &[i64], interval: Interval, cell: &Cell, memo: &mut HashMap<Vec<i64>, (i64, i64)>) {
        let stretch = &coins[interval.i..=interval.j];
        let [(left, _), (right, _)] = options_by_recursion(stretch, memo);
        let (fir, sec) = scores_by_recursion(stretch, memo);
        assert_eq!(
            (cell.fir(), cell.sec(), cell.left, cell.right, cell.pick(), cell.sum),
            (fir, sec, left, right, Pick::of(left, right), stretch.iter().sum()),
            "cell {interval:?} of {coins:?}"
        );
    }

    #[test]
    fn every_row_of_up_to_seven_small_coins_is_solved_as_by_recursion() {
        let mut memo = HashMap::new();
        for n in 1..=7_u32 {
            for code in 0..4_u32.pow(n) {
                let coins: Vec<i64> = (0..n).map(|k| i64::from(code / 4_u32.pow(k) % 4)).collect();
                let table = table(&coins);
                let all = table.window(0..=coins.len() - 1, 0..=coins.len() - 1);
                let cells: Vec<_> = all.iter().collect();
                assert_eq!(cells.len(), coins.len() * (coins.len() + 1) / 2);
                assert_eq!(Some(&table.result()), all.cell(Interval::whole(coins.len())), "the result of {coins:?}");
                for (interval, cell) in cells {
                    assert_cell_is_right(&coins, interval, cell, &mut memo);
                    assert_eq!(table.cell(interval), *cell, "alone and in the whole, {interval:?} of {coins:?}");
                }
            }
        }
    }

    /// A row and a window of its table.
    fn row_and_window(max_coins: usize) -> impl Strategy<Value = (Vec<i64>, [usize; 4])> {
        let shape = prop_oneof![Just(0), Just(1), Just(2)];
        (prop::collection::vec(-20..21_i64, 1..max_coins), shape)
            .prop_map(|(mut coins, shape)| {
                match shape {
                    0 => {}
                    1 => coins.sort_unstable(),
                    _ => {
                        let middle = coins.len() / 2;
                        coins[..middle].sort_unstable_by(|a, b| b.cmp(a));
                        coins[middle..].sort_unstable();
                    }
                }
                coins
            })
            .prop_flat_map(|coins| {
                let n = coins.len();
                (Just(coins), [0..n, 0..n, 0..n, 0..n])
            })
    }

    proptest! {
        #[test]
        fn a_window_anywhere_holds_what_recursion_finds((coins, [a, b, c, d]) in row_and_window(13)) {
            let table = table(&coins);
            let window = table.window(a.min(b)..=a.max(b), c.min(d)..=c.max(d));
            let mut memo = HashMap::new();
            for i in a.min(b)..=a.max(b) {
                for j in c.min(d).max(i)..=c.max(d) {
                    let interval = Interval::new(i, j);
                    assert_cell_is_right(&coins, interval, window.cell(interval).unwrap(), &mut memo);
                }
            }
        }

        #[test]
        fn a_window_of_a_longer_row_agrees_with_the_whole_table((coins, [a, b, c, d]) in row_and_window(160)) {
            let table = table(&coins);
            let all = table.window(0..=coins.len() - 1, 0..=coins.len() - 1);
            let window = table.window(a.min(b)..=a.max(b), c.min(d)..=c.max(d));
            for (interval, cell) in window.iter() {
                prop_assert_eq!(Some(cell), all.cell(interval));
            }
        }
    }

    #[test]
    fn no_sum_overflows_at_the_limits_of_a_row() {
        for pattern in [[MAX_VALUE, MAX_VALUE], [MAX_VALUE, -MAX_VALUE], [-MAX_VALUE, -MAX_VALUE]] {
            let coins: Vec<i64> = pattern.iter().copied().cycle().take(MAX_COINS).collect();
            let table = table(&coins);
            let cell = table.result();
            assert_eq!(cell, table.cell(Interval::whole(coins.len())));
            assert_eq!(cell.fir() + cell.sec(), coins.iter().sum::<i64>());
            assert!(cell.fir() >= cell.sec(), "on an even row the first player never loses");
        }
    }

    #[test]
    #[should_panic(expected = "inside the table")]
    fn a_window_outside_the_table_is_refused() {
        let _ = table(&[1, 2, 3]).window(0..=1, 2..=3);
    }
}
