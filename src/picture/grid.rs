//! Where the cells of the table stand in the picture: arithmetic between cells and points, in both layouts.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Point, Rect, ease};
use crate::game::Interval;

/// The part of a cell's pitch that separates it from the next one.
const GAP_PART: f32 = 0.045;
/// The smallest cells that are shown without scrolling, in points.
const SMALLEST: (f32, f32) = (36.0, 24.0);
/// The cells of a table that scrolls: at least this wide, and as wide as its numbers need.
const SCROLLED: (f32, f32) = (64.0, 42.0);
/// What a cell adds to the width of its two numbers, and the width of one of their digits.
const SCROLLED_PADDING: f32 = 18.0;
const SCROLLED_DIGIT: f32 = 10.4;
/// The same of numbers in small letters, a half of a cell.
const SMALL_PADDING: f32 = 8.0;
const SMALL_DIGIT: f32 = 6.6;
/// The least width over height, so that two numbers stand side by side.
const SLIMMEST: f32 = 1.3;

/// How many diagonals back a cell reads at most.
const MOST_READ: usize = 2;

/// How far away the reader is, which says how large things are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Distance {
    /// In front of a screen that shows other things too.
    #[default]
    Desk,
    /// Anywhere in a lecture hall: fewer things, as large as they can be.
    Hall,
}

/// Sizes in points, and parts of a cell's pitch.
struct Measures {
    /// The largest cells: beyond these, room is better left empty.
    largest: (f32, f32),
    /// The most width over height.
    widest: f32,
    /// How many times larger than at the desk the cells of a table that scrolls are.
    scrolled: f32,
    /// The width of the headers on the left: as a part of a cell's, the least and the most.
    beside: (f32, f32, f32),
    /// The same of the height of those above the square, and of those below the triangle.
    above: (f32, f32, f32),
    below: (f32, f32, f32),
}

impl Distance {
    fn measures(self) -> &'static Measures {
        match self {
            Self::Desk => &Measures {
                largest: (210.0, 150.0),
                widest: 1.65,
                scrolled: 1.0,
                beside: (0.5, 42.0, 90.0),
                above: (0.5, 34.0, 64.0),
                below: (0.5, 34.0, 64.0),
            },
            Self::Hall => &Measures {
                largest: (f32::INFINITY, f32::INFINITY),
                widest: 2.2,
                scrolled: 1.6,
                beside: (1.0, 42.0, 320.0),
                above: (0.55, 30.0, 130.0),
                below: (0.55, 30.0, 130.0),
            },
        }
    }

    /// The width of the headers on the left and the height of the others, each as a part of the pitch, the least and the
    /// most.
    fn headers(self, layout: Layout) -> [(f32, f32, f32); 2] {
        let measures = self.measures();
        match layout {
            Layout::Square => [measures.beside, measures.above],
            Layout::Triangle => [(0.0, 0.0, 0.0), measures.below],
        }
    }
}

/// How the cells are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// Row `i` and column `j`, as write-ups print the table: headers along the top and the left.
    #[default]
    Square,
    /// Each cell stands above the middle of its coins, the longer the higher; the coins lie in a row at the bottom.
    Triangle,
}

impl Layout {
    pub const ALL: [Self; 2] = [Self::Square, Self::Triangle];

    pub fn name(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Triangle => "triangle",
        }
    }

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Square => Self::Triangle,
            Self::Triangle => Self::Square,
        }
    }
}

/// The table's cells laid over an area, headers beside them.
///
/// Places are counted in columns to the right and lines down, whole and parts; both layouts have `n` of each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    pub distance: Distance,
    pub layout: Layout,
    /// The number of coins.
    pub n: usize,
    /// All of the room there is, headers included.
    pub area: Rect,
    /// Where the cells may show; headers are outside of it.
    pub cells: Rect,
    /// The width and the height of a cell with its share of the gap, in points.
    pub pitch: (f32, f32),
    /// The column and the line at the top left corner of `cells`. In `f64`, for in a long row they need more than an
    /// `f32`'s seven digits.
    pub offset: (f64, f64),
}

impl Grid {
    /// Lays the table of `n` coins over `area`: all of it if its cells stay legible, else scrolled to `offset`, with
    /// room in each cell for two numbers of `digits` characters.
    pub fn new(distance: Distance, layout: Layout, n: usize, digits: usize, area: Rect, offset: (f64, f64)) -> Self {
        let measures = distance.measures();
        let [beside, along] = distance.headers(layout);
        let (width, height) = (room(n, area.width(), beside), room(n, area.height(), along));
        let fits = width >= SMALLEST.0 && height >= SMALLEST.1;
        let pitch = if fits {
            let width = width.min(measures.largest.0).min(height * measures.widest);
            (width, height.min(measures.largest.1).min(width / SLIMMEST))
        } else {
            let width = 2.0 * digits as f32 * SCROLLED_DIGIT + SCROLLED_PADDING;
            let pitch = (width.max(SCROLLED.0) * measures.scrolled, SCROLLED.1 * measures.scrolled);
            match distance {
                Distance::Desk => pitch,
                Distance::Hall => (whole(pitch.0, area.width(), beside), whole(pitch.1, area.height(), along)),
            }
        };
        let header = header_size(distance, layout, pitch);
        // Headers stand above in the square, and below in the triangle.
        let (above, below) = if layout == Layout::Square { (header.1, 0.0) } else { (0.0, header.1) };
        let mut cells =
            Rect { left: area.left + header.0, top: area.top + above, right: area.right, bottom: area.bottom - below };
        if fits {
            // Centred with its header; an even gap on the other side would look off balance.
            let size = (pitch.0 * n as f32, pitch.1 * n as f32);
            let left = cells.left + ((cells.width() - size.0) / 2.0).max(0.0);
            // Below the table at the desk stands its legend.
            let above = if distance == Distance::Hall { (cells.height() - size.1).max(0.0) / 2.0 } else { 0.0 };
            cells = Rect::new(left, cells.top + above, size.0, size.1);
        }
        let mut grid = Self { distance, layout, n, area, cells, pitch, offset: (0.0, 0.0) };
        if !fits {
            grid.offset = grid.clamped(offset);
        }
        grid
    }

    /// The width and height of the room in which the cells have this pitch, headers included.
    ///
    /// Its sides hold as long as they are within what [`new`](Self::new) makes of cells: no larger, slimmer or wider.
    pub fn room_for(distance: Distance, layout: Layout, n: usize, pitch: (f32, f32)) -> (f32, f32) {
        let header = header_size(distance, layout, pitch);
        (n as f32 * pitch.0 + header.0, n as f32 * pitch.1 + header.1)
    }

    /// The width of a cell in which two numbers of `digits` characters stand side by side in small letters.
    pub fn width_for(digits: usize) -> f32 {
        2.0 * (digits as f32 * SMALL_DIGIT + SMALL_PADDING)
    }

    /// The width of the left header and the height of the other one.
    pub fn header(&self) -> (f32, f32) {
        header_size(self.distance, self.layout, self.pitch)
    }

    /// How many columns and lines show at once, whole and parts.
    pub fn span(&self) -> (f64, f64) {
        (f64::from(self.cells.width() / self.pitch.0), f64::from(self.cells.height() / self.pitch.1))
    }

    /// Whether a part of the table is out of sight.
    pub fn scrolls(&self) -> bool {
        let (columns, lines) = self.span();
        // A hair's breadth more than fits comes from rounding.
        columns + 0.01 < self.n as f64 || lines + 0.01 < self.n as f64
    }

    /// The nearest offset that shows no more than the table.
    pub fn clamped(&self, offset: (f64, f64)) -> (f64, f64) {
        let (columns, lines) = self.span();
        let n = self.n as f64;
        (offset.0.clamp(0.0, (n - columns).max(0.0)), offset.1.clamp(0.0, (n - lines).max(0.0)))
    }

    /// The offset that is nearest to the present one and shows `interval`'s cell with those that it reads: so many rows
    /// below it and columns before it.
    pub fn offset_showing(&self, interval: Interval, reach: usize) -> (f64, f64) {
        let along = |offset: f64, span: f64, before: f64, after: f64| {
            if before < offset || after > offset + span { (before + after - span) / 2.0 } else { offset }
        };
        let (column, line) = self.place(interval);
        let reach = reach as f64;
        // In the triangle what is read lies half as far to either side.
        let (before, after) = match self.layout {
            Layout::Square => (reach, 0.0),
            Layout::Triangle => (reach / 2.0, reach / 2.0),
        };
        let (columns, lines) = self.span();
        self.clamped((
            along(self.offset.0, columns, column - before, column + after + 1.0),
            along(self.offset.1, lines, line, line + reach + 1.0),
        ))
    }

    /// The column and the line of a cell.
    fn place(&self, interval: Interval) -> (f64, f64) {
        let (i, j) = (interval.i as f64, interval.j as f64);
        match self.layout {
            Layout::Square => (j, i),
            Layout::Triangle => (i.midpoint(j), (self.n - interval.len()) as f64),
        }
    }

    /// The rectangle of a cell, without its gap. It may lie out of sight.
    pub fn cell(&self, interval: Interval) -> Rect {
        let (column, line) = self.place(interval);
        let left = self.cells.left + along(column, self.offset.0, self.pitch.0);
        let top = self.cells.top + along(line, self.offset.1, self.pitch.1);
        Rect::new(left, top, self.pitch.0, self.pitch.1).grown(-self.gap() / 2.0)
    }

    /// The middle of column `column`, whether it holds a cell or not.
    pub fn column_x(&self, column: usize) -> f32 {
        self.cells.left + along(column as f64, self.offset.0, self.pitch.0) + self.pitch.0 / 2.0
    }

    /// The middle of line `line`.
    pub fn line_y(&self, line: usize) -> f32 {
        self.cells.top + along(line as f64, self.offset.1, self.pitch.1) + self.pitch.1 / 2.0
    }

    /// The space between two cells.
    pub fn gap(&self) -> f32 {
        self.pitch.1 * GAP_PART + 1.0
    }

    pub fn visible_lines(&self) -> RangeInclusive<usize> {
        visible(self.offset.1, self.span().1, self.n)
    }

    pub fn visible_columns(&self) -> RangeInclusive<usize> {
        visible(self.offset.0, self.span().0, self.n)
    }

    /// The rows and columns of the table that hold all cells in sight.
    pub fn window(&self) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
        let (lines, columns) = (self.visible_lines(), self.visible_columns());
        match self.layout {
            Layout::Square => (lines, columns),
            Layout::Triangle => {
                let last = self.n - 1;
                // Half of a cell's length lies to either side of its column.
                let (longest, shortest) = ((last - lines.start()).div_ceil(2), (last - lines.end()) / 2);
                let rows =
                    columns.start().saturating_sub(longest)..=(columns.end() + 1).saturating_sub(shortest).min(last);
                let first = (columns.start() + shortest).saturating_sub(1);
                (rows, first.min(last)..=(columns.end() + longest).min(last))
            }
        }
    }

    /// Whether a part of the cell is in sight; to a hall, all of it, for half of a number is another number.
    pub fn shows(&self, interval: Interval) -> bool {
        let (rect, view) = (self.cell(interval), self.cells);
        if self.distance == Distance::Hall {
            let view = view.grown(1.0);
            return rect.left >= view.left
                && rect.right <= view.right
                && rect.top >= view.top
                && rect.bottom <= view.bottom;
        }
        rect.right > view.left && rect.left < view.right && rect.bottom > view.top && rect.top < view.bottom
    }
}

/// The cells on their way from one layout to the other, or at rest in one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Places {
    /// Where they are going, or are.
    pub grid: Grid,
    /// Where they come from, and how much of the way is done, from 0 to 1.
    pub before: Option<(Grid, f32)>,
}

impl Places {
    pub fn at_rest(grid: Grid) -> Self {
        Self { grid, before: None }
    }

    /// The grid whose cells are drawn: where the cells come from until half of the way is done.
    pub fn drawn(&self) -> &Grid {
        match &self.before {
            Some((before, part)) if *part < 0.5 => before,
            _ => &self.grid,
        }
    }

    /// The rectangle of a cell, without its gap.
    pub fn cell(&self, interval: Interval) -> Rect {
        let to = self.grid.cell(interval);
        let Some((before, part)) = self.before else { return to };
        before.cell(interval).towards(to, ease(part))
    }

    /// The width and the height of a cell with its share of the gap, in points.
    pub fn pitch(&self) -> (f32, f32) {
        let to = self.grid.pitch;
        let Some((before, part)) = self.before else { return to };
        let Point { x, y } = Point::new(before.pitch.0, before.pitch.1).towards(Point::new(to.0, to.1), ease(part));
        (x, y)
    }

    /// The grids whose headers are to be seen, each with its strength.
    pub fn grids(&self) -> impl Iterator<Item = (Grid, f32)> {
        let part = self.before.map_or(1.0, |(_, part)| part);
        let before = self.before.map(|(before, part)| (before, 1.0 - part));
        before.into_iter().chain([(self.grid, part)])
    }
}

fn header_size(distance: Distance, layout: Layout, pitch: (f32, f32)) -> (f32, f32) {
    let [width, height] = distance.headers(layout);
    let size = |pitch: f32, (part, least, most): (f32, f32, f32)| (pitch * part).clamp(least, most);
    (size(pitch.0, width), size(pitch.1, height))
}

/// The pitch at which `n` cells and their header, which is `part` of a cell, fill a span.
fn room(n: usize, span: f32, (part, least, most): (f32, f32, f32)) -> f32 {
    let n = n as f32;
    (span / (n + part)).max((span - most) / n).min((span - least) / n)
}

/// The pitch, at least about `pitch`, at which a whole number of cells fills a span: those that a step reads at least.
fn whole(pitch: f32, span: f32, header: (f32, f32, f32)) -> f32 {
    let most = (span / pitch) as usize;
    let least = MOST_READ + 1;
    let count = (least..=most).rev().find(|count| room(*count, span, header) >= pitch).unwrap_or(least);
    room(count, span, header)
}

/// The distance from the offset to a line or column. The difference is taken in `f64`, where it is exact enough.
fn along(place: f64, offset: f64, pitch: f32) -> f32 {
    ((place - offset) * f64::from(pitch)) as f32
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
    const AREA: Rect = Rect { left: 280.0, top: 86.0, right: 942.0, bottom: 560.0 };

    fn grids(n: usize, digits: usize, offset: (f64, f64)) -> [Grid; 2] {
        Layout::ALL.map(|layout| Grid::new(Distance::Desk, layout, n, digits, AREA, offset))
    }

    fn intervals(n: usize) -> impl Iterator<Item = Interval> {
        (0..n).flat_map(move |i| (i..n).map(move |j| Interval::new(i, j)))
    }

    #[test]
    fn sixteen_coins_fit_without_scrolling_and_small_rows_get_large_cells() {
        for n in 1..=16 {
            for grid in grids(n, 2, (0.0, 0.0)) {
                assert!(!grid.scrolls(), "{n} coins");
                for cell in intervals(n).map(|interval| grid.cell(interval)) {
                    let Rect { left, top, right, bottom } = grid.cells;
                    assert!(left <= cell.left && cell.right <= right && top <= cell.top && cell.bottom <= bottom);
                    assert!(
                        AREA.left <= left && right <= AREA.right + 0.01 && bottom <= AREA.bottom + 0.01,
                        "{n} coins"
                    );
                }
            }
        }
        for grid in grids(4, 2, (0.0, 0.0)) {
            assert!(grid.pitch.0 > 120.0);
        }
    }

    #[test]
    fn in_the_triangle_a_cell_stands_above_the_middle_of_its_coins() {
        let [_, grid] = grids(6, 2, (0.0, 0.0));
        for interval in intervals(6) {
            let cell = grid.cell(interval);
            let middle = grid.column_x(interval.i).midpoint(grid.column_x(interval.j));
            assert!((cell.center().x - middle).abs() < 0.01, "{interval:?}");
            assert!((grid.line_y(6 - interval.len()) - cell.center().y).abs() < 0.01, "{interval:?}");
        }
    }

    #[test]
    fn no_two_cells_of_a_layout_overlap() {
        for grid in grids(9, 2, (0.0, 0.0)) {
            for (one, other) in intervals(9).flat_map(|one| intervals(9).map(move |other| (one, other))) {
                let (a, b) = (grid.cell(one), grid.cell(other));
                let apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
                assert!(one == other || apart, "{one:?} and {other:?} in {:?}", grid.layout);
            }
        }
    }

    #[test]
    fn longer_rows_scroll_and_show_only_a_part() {
        for grid in grids(1000, 2, (0.0, 0.0)) {
            assert!(grid.scrolls());
            assert!(grid.visible_columns().count() < 20 && grid.visible_lines().count() < 20);
        }
    }

    #[test]
    fn the_window_holds_all_cells_in_sight() {
        for offset in [(0.0, 0.0), (3.25, 40.5), (25.0, 50.0), (1e9, 1e9)] {
            for grid in grids(60, 2, offset) {
                let (rows, columns) = grid.window();
                for interval in intervals(60).filter(|interval| grid.shows(*interval)) {
                    let held = rows.contains(&interval.i) && columns.contains(&interval.j);
                    assert!(held, "{interval:?} in {:?} at {offset:?}: {rows:?} {columns:?}", grid.layout);
                }
            }
        }
    }

    #[test]
    fn the_window_of_a_long_row_is_small() {
        for (offset, n) in
            [((0.0, 999_900.0), 1_000_000), ((999_000.25, 3.5), 1_000_000), ((499_990.0, 0.0), 1_000_000)]
        {
            for grid in grids(n, 2, offset) {
                let (rows, columns) = grid.window();
                assert!(rows.count() < 40 && columns.count() < 40, "{:?} at {offset:?}", grid.layout);
            }
        }
    }

    #[test]
    fn in_a_hall_cells_that_scroll_are_whole_and_at_least_those_that_a_step_reads() {
        for digits in [2, 5, 14] {
            for layout in Layout::ALL {
                let (columns, lines) = Grid::new(Distance::Hall, layout, 1000, digits, AREA, (0.0, 0.0)).span();
                for count in [columns, lines] {
                    assert!(
                        (count - count.round()).abs() < 0.001 && count > 2.9,
                        "{count}, {digits} digits, {layout:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn in_a_hall_a_short_table_stands_in_the_middle_of_a_high_area() {
        let area = Rect::new(0.0, 0.0, 600.0, 2000.0);
        for layout in Layout::ALL {
            let grid = Grid::new(Distance::Hall, layout, 4, 2, area, (0.0, 0.0));
            let (above, below) = if layout == Layout::Square { (grid.header().1, 0.0) } else { (0.0, grid.header().1) };
            let (top, bottom) = (grid.cells.top - above, area.bottom - below - grid.cells.bottom);
            assert!((top - bottom).abs() < 0.1 && top > 100.0, "{top}, {bottom}, {layout:?}");
        }
    }

    #[test]
    fn cells_that_scroll_have_room_for_their_numbers() {
        for grid in grids(1000, 10, (0.0, 0.0)) {
            assert!(grid.pitch.0 >= 20.0 * SCROLLED_DIGIT);
        }
    }

    #[test]
    fn an_offset_stays_inside_the_table() {
        for grid in grids(1000, 2, (1e9, -5.0)) {
            assert_eq!(grid.offset.1, 0.0);
            assert_eq!(grid.visible_columns().last(), Some(999));
        }
    }

    #[test]
    fn a_cell_out_of_sight_is_brought_into_view_with_its_sources() {
        let interval = Interval::new(400, 700);
        for (reach, sources) in [(1, [(401, 700), (400, 699)]), (2, [(402, 700), (400, 698)])] {
            for mut grid in grids(1000, 2, (0.0, 0.0)) {
                grid.offset = grid.offset_showing(interval, reach);
                let Rect { left, top, right, bottom } = grid.cells.grown(0.1);
                for (i, j) in [(400, 700)].into_iter().chain(sources) {
                    let cell = grid.cell(Interval::new(i, j));
                    let is_whole = left <= cell.left && cell.right <= right && top <= cell.top && cell.bottom <= bottom;
                    assert!(is_whole, "{i} to {j} in {:?}", grid.layout);
                }
                assert_eq!(grid.offset_showing(interval, reach), grid.offset, "what shows already does not move");
            }
        }
    }

    #[test]
    fn on_the_way_between_layouts_every_cell_moves_from_its_old_to_its_new_place() {
        let [square, triangle] = grids(6, 2, (0.0, 0.0));
        let at = |part| Places { grid: triangle, before: Some((square, part)) };
        for interval in intervals(6) {
            let (from, to) = (square.cell(interval), triangle.cell(interval));
            for (part, left, bottom) in [
                (0.0, from.left, from.bottom),
                (0.5, from.left.midpoint(to.left), from.bottom.midpoint(to.bottom)),
                (1.0, to.left, to.bottom),
            ] {
                let cell = at(part).cell(interval);
                assert!((cell.left - left).abs() < 0.01 && (cell.bottom - bottom).abs() < 0.01, "{interval:?} {part}");
            }
        }
    }
}
