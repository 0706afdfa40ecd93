//! Where the cells of the table stand in the picture: arithmetic between cells and points.

use std::ops::RangeInclusive;

use super::Rect;
use crate::game::Interval;

/// The part of a cell's pitch that separates it from the next one.
const GAP_PART: f32 = 0.045;
/// The smallest cells that are shown without scrolling, in points.
const SMALLEST: (f32, f32) = (36.0, 24.0);
/// The largest cells: beyond these, room is better left empty.
const LARGEST: (f32, f32) = (210.0, 150.0);
/// The cells of a table that scrolls: at least this wide, and as wide as its numbers need.
const SCROLLED: (f32, f32) = (64.0, 42.0);
/// What a cell adds to the width of its two numbers, and the width of one of their digits.
const SCROLLED_PADDING: f32 = 18.0;
const SCROLLED_DIGIT: f32 = 10.4;
/// The bounds of width over height, so that two numbers stand side by side.
const SLIMMEST: f32 = 1.3;
const WIDEST: f32 = 1.65;
/// The headers' share of a cell, and the least they need.
const HEADER_PART: (f32, f32) = (0.5, 0.5);
const SMALLEST_HEADER: (f32, f32) = (42.0, 34.0);

/// The table's cells laid over an area: headers along the top and the left, cells in the rest of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The number of coins: the table has `n` rows and `n` columns.
    pub n: usize,
    /// All of the room there is, headers included.
    pub area: Rect,
    /// Where the cells may show; headers are outside of it, above and to the left.
    pub cells: Rect,
    /// The width and the height of a cell with its share of the gap, in points.
    pub pitch: (f32, f32),
    /// The column and the row at the top left corner of `cells`: whole and parts. In `f64`, for in a
    /// long row they need more than an `f32`'s seven digits.
    pub offset: (f64, f64),
}

impl Grid {
    /// Lays the table of `n` coins over `area`: all of it if its cells stay legible, else scrolled to `offset`, with
    /// room in each cell for two numbers of `digits` characters.
    pub fn new(n: usize, digits: usize, area: Rect, offset: (f64, f64)) -> Self {
        let room = |span: f32, part: f32, least: f32| ((span - least) / n as f32).min(span / (n as f32 + part));
        let width = room(area.width(), HEADER_PART.0, SMALLEST_HEADER.0);
        let height = room(area.height(), HEADER_PART.1, SMALLEST_HEADER.1);
        if width >= SMALLEST.0 && height >= SMALLEST.1 {
            let width = width.min(LARGEST.0).min(height * WIDEST);
            let height = height.min(LARGEST.1).min(width / SLIMMEST);
            Self::fitted(n, area, (width, height))
        } else {
            Self::scrolled(n, digits, area, offset)
        }
    }

    fn fitted(n: usize, area: Rect, pitch: (f32, f32)) -> Self {
        let header = header_size(pitch);
        let size = (pitch.0 * n as f32, pitch.1 * n as f32);
        // Centred with its header; an even gap on the other side would look off balance.
        let left = area.left + header.0 + ((area.width() - header.0 - size.0) / 2.0).max(0.0);
        let cells = Rect::new(left, area.top + header.1, size.0, size.1);
        Self { n, area, cells, pitch, offset: (0.0, 0.0) }
    }

    fn scrolled(n: usize, digits: usize, area: Rect, offset: (f64, f64)) -> Self {
        let width = 2.0 * digits as f32 * SCROLLED_DIGIT + SCROLLED_PADDING;
        let pitch = (width.max(SCROLLED.0), SCROLLED.1);
        let header = header_size(pitch);
        let cells = Rect { left: area.left + header.0, top: area.top + header.1, ..area };
        let mut grid = Self { n, area, cells, pitch, offset: (0.0, 0.0) };
        grid.offset = grid.clamped(offset);
        grid
    }

    /// The width of the left header and the height of the top one.
    pub fn header(&self) -> (f32, f32) {
        header_size(self.pitch)
    }

    /// How many columns and rows show at once, whole and parts.
    pub fn span(&self) -> (f64, f64) {
        (f64::from(self.cells.width() / self.pitch.0), f64::from(self.cells.height() / self.pitch.1))
    }

    /// Whether a part of the table is out of sight.
    pub fn scrolls(&self) -> bool {
        let (columns, rows) = self.span();
        // A hair's breadth more than fits comes from rounding.
        columns + 0.01 < self.n as f64 || rows + 0.01 < self.n as f64
    }

    /// The nearest offset that shows no more than the table.
    pub fn clamped(&self, offset: (f64, f64)) -> (f64, f64) {
        let (columns, rows) = self.span();
        let n = self.n as f64;
        (offset.0.clamp(0.0, (n - columns).max(0.0)), offset.1.clamp(0.0, (n - rows).max(0.0)))
    }

    /// The offset that is nearest to the present one and shows `interval`'s cell with its two sources.
    pub fn offset_showing(&self, interval: Interval) -> (f64, f64) {
        let along = |offset: f64, span: f64, before: f64, after: f64| {
            if before < offset || after > offset + span { (before + after - span) / 2.0 } else { offset }
        };
        let (column, row) = (interval.j as f64, interval.i as f64);
        let (columns, rows) = self.span();
        self.clamped((
            along(self.offset.0, columns, column - 1.0, column + 1.0),
            along(self.offset.1, rows, row, row + 2.0),
        ))
    }

    /// The rectangle of row `i` and column `j`, without its gap. It may lie out of sight.
    pub fn rect(&self, i: usize, j: usize) -> Rect {
        let gap = self.gap();
        let left = self.cells.left + along(j, self.offset.0, self.pitch.0);
        let top = self.cells.top + along(i, self.offset.1, self.pitch.1);
        Rect::new(left, top, self.pitch.0, self.pitch.1).grown(-gap / 2.0)
    }

    pub fn cell(&self, interval: Interval) -> Rect {
        self.rect(interval.i, interval.j)
    }

    /// The space between two cells.
    pub fn gap(&self) -> f32 {
        self.pitch.1 * GAP_PART + 1.0
    }

    pub fn visible_rows(&self) -> RangeInclusive<usize> {
        visible(self.offset.1, self.span().1, self.n)
    }

    pub fn visible_columns(&self) -> RangeInclusive<usize> {
        visible(self.offset.0, self.span().0, self.n)
    }
}

fn header_size(pitch: (f32, f32)) -> (f32, f32) {
    ((pitch.0 * HEADER_PART.0).clamp(SMALLEST_HEADER.0, 90.0), (pitch.1 * HEADER_PART.1).clamp(SMALLEST_HEADER.1, 64.0))
}

/// The distance from the offset to a row or column. The difference is taken in `f64`, where it is exact enough.
fn along(index: usize, offset: f64, pitch: f32) -> f32 {
    ((index as f64 - offset) * f64::from(pitch)) as f32
}

fn visible(offset: f64, span: f64, n: usize) -> RangeInclusive<usize> {
    let first = index(offset).min(n - 1);
    let last = index((offset + span - 0.001).max(0.0)).min(n - 1);
    first..=last.max(first)
}

fn index(position: f64) -> usize {
    position.max(0.0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The area that the table has in a window of 1280 × 800 points.
    const AREA: Rect = Rect { left: 280.0, top: 86.0, right: 942.0, bottom: 578.0 };

    #[test]
    fn sixteen_coins_fit_without_scrolling_and_small_rows_get_large_cells() {
        for n in 1..=16 {
            let grid = Grid::new(n, 2, AREA, (0.0, 0.0));
            assert!(!grid.scrolls(), "{n} coins");
            let last = grid.rect(n - 1, n - 1);
            assert!(last.right <= AREA.right && last.bottom <= AREA.bottom, "{n} coins");
            assert!(grid.cells.left - grid.header().0 >= AREA.left);
        }
        assert!(Grid::new(4, 2, AREA, (0.0, 0.0)).pitch.0 > 120.0);
    }

    #[test]
    fn longer_rows_scroll_and_show_only_a_part() {
        let grid = Grid::new(1000, 2, AREA, (0.0, 0.0));
        assert!(grid.scrolls());
        assert!(grid.visible_columns().count() < 20 && grid.visible_rows().count() < 20);
    }

    #[test]
    fn all_cells_in_sight_and_no_others_are_visible() {
        for (n, offset) in [(6, (0.0, 0.0)), (1_000_000, (999_000.25, 3.5)), (1_000_000, (1e9, 1e9))] {
            let grid = Grid::new(n, 2, AREA, offset);
            let in_sight = |from: f32, to: f32, low: f32, high: f32| to > low + 4.0 && from < high - 4.0;
            let (rows, columns) = (grid.visible_rows(), grid.visible_columns());
            for i in rows.start().saturating_sub(2)..=(rows.end() + 2).min(n - 1) {
                let rect = grid.rect(i, 0);
                assert_eq!(
                    rows.contains(&i),
                    in_sight(rect.top, rect.bottom, grid.cells.top, grid.cells.bottom),
                    "{i}"
                );
            }
            for j in columns.start().saturating_sub(2)..=(columns.end() + 2).min(n - 1) {
                let rect = grid.rect(0, j);
                assert_eq!(
                    columns.contains(&j),
                    in_sight(rect.left, rect.right, grid.cells.left, grid.cells.right),
                    "{j}"
                );
            }
        }
    }

    #[test]
    fn cells_that_scroll_have_room_for_their_numbers() {
        let grid = Grid::new(1000, 10, AREA, (0.0, 0.0));
        assert!(grid.pitch.0 >= 20.0 * SCROLLED_DIGIT);
    }

    #[test]
    fn an_offset_stays_inside_the_table() {
        let grid = Grid::new(1000, 2, AREA, (1e9, -5.0));
        assert_eq!(grid.offset.1, 0.0);
        assert_eq!(grid.visible_columns().last(), Some(999));
    }

    #[test]
    fn a_cell_out_of_sight_is_brought_into_view_with_its_sources() {
        let interval = Interval::new(400, 700);
        let mut grid = Grid::new(1000, 2, AREA, (0.0, 0.0));
        grid.offset = grid.offset_showing(interval);
        for (i, j) in [(400, 700), (401, 700), (400, 699)] {
            assert!(grid.visible_rows().contains(&i) && grid.visible_columns().contains(&j));
        }
        assert_eq!(grid.offset_showing(interval), grid.offset, "what shows already does not move");
    }
}
