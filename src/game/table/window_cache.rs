//! Windows of one table that follow each other, as when the user moves the view.
//!
//! A [window](Table::window) of a long row takes most of its time to fuse its core, the coins between its last row and
//! its first column. A window near the last one has nearly the same core. So the cache keeps a fused core that is a
//! little shorter at both ends. For each window it pushes the coins that are missing, and takes them back afterwards.

use std::ops::{Range, RangeInclusive};

use serde::{Deserialize, Serialize};

use crate::game::fusion::Fused;
use crate::game::table::core_of;
use crate::game::{Row, Table, Window};

/// By how many coins the kept core is shorter at each end than the core that it was made for. A view can move this far
/// towards the diagonal, or away from it, before the core is computed again.
const SLACK: usize = 1024;

/// Computes windows of a table, and keeps the fused core from one to the next. It holds the row, and 8 bytes for each
/// coin of the core that does not fuse.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WindowCache {
    slack: usize,
    kept: Option<CachedCore>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct CachedCore {
    row: Row,
    coins: Range<usize>,
    fused: Fused,
}

impl WindowCache {
    /// An empty cache.
    pub fn new() -> Self {
        Self { slack: SLACK, kept: None }
    }

    /// Whether the time for a window does not depend on the length of the row. O(1).
    ///
    /// # Panics
    /// If a range is empty or leaves the table.
    pub fn is_near(&self, table: &Table, rows: &RangeInclusive<usize>, columns: &RangeInclusive<usize>) -> bool {
        let [rows, columns] = table.ranges(rows, columns);
        let core = core_of(&rows, &columns);
        let is_kept = || self.kept.as_ref().is_some_and(|kept| kept.serves(table.row(), &core, self.slack));
        core.len() <= 4 * self.slack || is_kept()
    }

    /// Computes the same window as [`Table::window`]. The table may belong to another row each time.
    ///
    /// A window that is at most 1,024 rows and columns away from the one that the core was made for takes O((1,024 +
    /// rows + columns) log n + rows × columns) time. Any other window, and one of another row, takes as long as
    /// [`Table::window`]. On rows that hardly fuse, that is hundreds of times as long. A window with a short core is
    /// never cached, because it takes little time.
    ///
    /// The worst case is O(n log n) for each window, if the row is a long valley and a coin next to the core fuses with
    /// much of it.
    ///
    /// # Panics
    /// If a range is empty or leaves the table.
    pub fn window(&mut self, table: &Table, rows: RangeInclusive<usize>, columns: RangeInclusive<usize>) -> Window {
        let [row_range, column_range] = table.ranges(&rows, &columns);
        let core = core_of(&row_range, &column_range);
        if core.len() <= 4 * self.slack {
            return table.window(rows, columns);
        }
        let slack = self.slack;
        let kept = self.kept.take().filter(|kept| kept.serves(table.row(), &core, slack));
        let CachedCore { coins: kept, fused, .. } = self
            .kept
            .insert(kept.unwrap_or_else(|| CachedCore::new(table.row(), core.start + slack..core.end - slack)));
        let coins = table.row().coins();
        fused.temporarily(|fused| {
            for coin in coins[core.start..kept.start].iter().rev() {
                fused.push_left(*coin);
            }
            for coin in &coins[kept.end..core.end] {
                fused.push(*coin);
            }
            table.window_around(fused, row_range, column_range)
        })
    }
}

impl Default for WindowCache {
    fn default() -> Self {
        Self::new()
    }
}

impl CachedCore {
    fn new(row: &Row, coins: Range<usize>) -> Self {
        Self { fused: Fused::new(&row.coins()[coins.clone()]), row: row.clone(), coins }
    }

    /// Whether it can grow to `core` by a few coins.
    fn serves(&self, row: &Row, core: &Range<usize>, slack: usize) -> bool {
        let adds_few = |coins: Option<usize>| coins.is_some_and(|coins| coins <= 2 * slack);
        self.row.shares_coins(row)
            && adds_few(self.coins.start.checked_sub(core.start))
            && adds_few(core.end.checked_sub(self.coins.end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::MAX_VALUE;
    use crate::game::row::random::{Recipe, RowShape};
    use crate::limits::MAX_COINS;
    use proptest::prelude::*;

    fn table() -> impl Strategy<Value = Table> {
        let bounds = prop::sample::select(vec![(0, 2), (-9, 9), (-MAX_VALUE, MAX_VALUE)]);
        (1..400_usize, bounds, prop::sample::select(&RowShape::ALL[..]), any::<u64>()).prop_map(
            |(count, (low, high), shape, seed)| Table::new(Recipe { count, low, high, shape, seed }.row().unwrap()),
        )
    }

    fn assert_same(cache: &mut WindowCache, table: &Table, [i, j]: [usize; 2], [rows, columns]: [usize; 2]) {
        let last = table.n() - 1;
        let [i, j] = [i.min(last), j.min(last)];
        let (rows, columns) = (i..=(i + rows).min(last), j..=(j + columns).min(last));
        let seen = cache.window(table, rows.clone(), columns.clone());
        assert!(seen.iter().eq(table.window(rows.clone(), columns.clone()).iter()), "{rows:?} × {columns:?}");
        assert_eq!((seen.rows(), seen.columns()), (*rows.start()..rows.end() + 1, *columns.start()..columns.end() + 1));
    }

    proptest! {
        #[test]
        fn a_view_moved_at_random_shows_the_cells_of_each_window(
            tables in [table(), table()],
            slack in 1..12_usize,
            start in [0..100_usize, 100..400_usize],
            moves in prop::collection::vec((-15..16_isize, -15..16_isize, [0..12_usize, 0..12], 0..20_u8), 1..40),
        ) {
            let mut cache = WindowCache { slack, ..WindowCache::new() };
            let ([mut i, mut j], mut shown) = (start, 0);
            for (down, right, sides, other) in moves {
                // Most moves are short. Sometimes another row is shown.
                let scale = if other % 5 == 0 { 1 } else { 4 };
                (i, j) = (i.saturating_add_signed(down / scale), j.saturating_add_signed(right / scale));
                shown ^= usize::from(other == 1);
                assert_same(&mut cache, &tables[shown], [i, j], sides);
            }
        }
    }

    #[test]
    fn a_near_window_needs_no_new_core() {
        let table = Table::new(Recipe { count: 20_000, ..Recipe::default() }.row().unwrap());
        let (i, j) = (4000, 16_000);
        let is_kept_at = |moved_i, moved_j| {
            let mut cache = WindowCache::new();
            let [first, then] = [(i, j), (moved_i, moved_j)].map(|(i, j)| {
                let _ = cache.window(&table, i..=i + 9, j..=j + 9);
                cache.kept.as_ref().unwrap().coins.clone()
            });
            assert_eq!(first, i + 10 + SLACK..j - SLACK);
            first == then
        };
        for (moved_i, moved_j) in [(i + 1, j), (i, j - 1), (i + SLACK, j - SLACK), (i - SLACK, j + SLACK)] {
            assert!(is_kept_at(moved_i, moved_j), "{moved_i}, {moved_j}");
        }
        for (moved_i, moved_j) in [(i + SLACK + 1, j), (i, j - SLACK - 1), (i - SLACK - 1, j), (i, j + SLACK + 1)] {
            assert!(!is_kept_at(moved_i, moved_j), "{moved_i}, {moved_j}");
        }
    }

    #[test]
    fn no_sum_overflows_as_a_view_is_moved() {
        for pattern in [[MAX_VALUE, MAX_VALUE], [MAX_VALUE, -MAX_VALUE], [-MAX_VALUE, MAX_VALUE]] {
            let coins: Vec<i64> = pattern.iter().copied().cycle().take(MAX_COINS).collect();
            let table = Table::new(Row::new(coins).unwrap());
            let mut cache = WindowCache::new();
            for (i, j) in [(700, MAX_COINS - 800), (0, MAX_COINS - 10), (701, MAX_COINS - 799)] {
                assert_same(&mut cache, &table, [i, j], [9, 9]);
            }
        }
    }
}
