//! Windows of one table that follow each other, as a view is moved.
//!
//! What makes a [window](Table::window) of a long row dear is its core, the coins between its last row and its first
//! column. A window near the one before has nearly the same core. So a fused core is kept that is shorter at both ends
//! than the one asked for; it grows to that, and takes it back afterwards.

use std::ops::{Range, RangeInclusive};

use crate::game::fusion::Fused;
use crate::game::table::core_of;
use crate::game::{Row, Table, Window};

/// How many coins the core that is kept is shorter at either end than the one it was made for. So far may a view move
/// towards the diagonal, and as far away from it, until the core is made anew.
const SLACK: usize = 1024;

/// Remembers what the last window has computed. Holds 8 bytes for each coin of its core that does not fuse, and the row.
#[derive(Clone, Debug)]
pub struct WindowCache {
    slack: usize,
    kept: Option<CachedCore>,
}

#[derive(Clone, Debug)]
struct CachedCore {
    row: Row,
    coins: Range<usize>,
    fused: Fused,
}

impl WindowCache {
    pub fn new() -> Self {
        Self { slack: SLACK, kept: None }
    }

    /// Whether a window takes no time that depends on the length of the row. O(1).
    ///
    /// # Panics
    /// If a range is empty or leaves the table.
    pub fn is_near(&self, table: &Table, rows: &RangeInclusive<usize>, columns: &RangeInclusive<usize>) -> bool {
        let [rows, columns] = table.ranges(rows, columns);
        let core = core_of(&rows, &columns);
        let is_kept = || self.kept.as_ref().is_some_and(|kept| kept.serves(table.row(), &core, self.slack));
        core.len() <= 4 * self.slack || is_kept()
    }

    /// What [`Table::window`] gives. The table may be that of another row each time.
    ///
    /// A window at most 1,024 rows and columns away from the one that the core was made for: O((1,024 + rows + columns)
    /// log n + rows × columns) time. Any other one, and one of another row: that of [`Table::window`], which on rows that
    /// hardly fuse is hundreds of times as long. Windows whose core is short have that time too, which is short there.
    ///
    /// The worst case is O(n log n) for each window: a row that is a valley for long, with a coin next to the core that
    /// takes much of it back.
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

    /// Whether `core` takes no coin away, and adds few.
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
    use crate::game::row::random::{Recipe, RowShape};
    use crate::game::{MAX_COINS, MAX_VALUE};
    use proptest::prelude::*;

    fn table() -> impl Strategy<Value = Table> {
        let bounds = prop::sample::select(vec![(0, 2), (-9, 9), (-MAX_VALUE, MAX_VALUE)]);
        (1..400_usize, bounds, prop::sample::select(&RowShape::ALL[..]), any::<u64>()).prop_map(
            |(count, (low, high), shape, seed)| Table::new(Recipe { count, low, high, shape, seed }.row().unwrap()),
        )
    }

    fn assert_same(viewer: &mut WindowCache, table: &Table, [i, j]: [usize; 2], [rows, columns]: [usize; 2]) {
        let last = table.n() - 1;
        let [i, j] = [i.min(last), j.min(last)];
        let (rows, columns) = (i..=(i + rows).min(last), j..=(j + columns).min(last));
        let seen = viewer.window(table, rows.clone(), columns.clone());
        assert!(seen.iter().eq(table.window(rows.clone(), columns.clone()).iter()), "{rows:?} × {columns:?}");
        assert_eq!((seen.rows(), seen.columns()), (*rows.start()..rows.end() + 1, *columns.start()..columns.end() + 1));
    }

    proptest! {
        #[test]
        fn a_view_moved_at_random_shows_what_each_window_holds(
            tables in [table(), table()],
            slack in 1..12_usize,
            start in [0..100_usize, 100..400_usize],
            moves in prop::collection::vec((-15..16_isize, -15..16_isize, [0..12_usize, 0..12], 0..20_u8), 1..40),
        ) {
            let mut viewer = WindowCache { slack, ..WindowCache::new() };
            let ([mut i, mut j], mut shown) = (start, 0);
            for (down, right, sides, other) in moves {
                // Most moves are short, and now and then another row is shown.
                let scale = if other % 5 == 0 { 1 } else { 4 };
                (i, j) = (i.saturating_add_signed(down / scale), j.saturating_add_signed(right / scale));
                shown ^= usize::from(other == 1);
                assert_same(&mut viewer, &tables[shown], [i, j], sides);
            }
        }
    }

    #[test]
    fn a_near_window_needs_no_new_core() {
        let table = Table::new(Recipe { count: 20_000, ..Recipe::default() }.row().unwrap());
        let (i, j) = (4000, 16_000);
        let is_kept_at = |moved_i, moved_j| {
            let mut viewer = WindowCache::new();
            let [first, then] = [(i, j), (moved_i, moved_j)].map(|(i, j)| {
                let _ = viewer.window(&table, i..=i + 9, j..=j + 9);
                viewer.kept.as_ref().unwrap().coins.clone()
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
            let mut viewer = WindowCache::new();
            for (i, j) in [(700, MAX_COINS - 800), (0, MAX_COINS - 10), (701, MAX_COINS - 799)] {
                assert_same(&mut viewer, &table, [i, j], [9, 9]);
            }
        }
    }
}
