//! Where the cells of the table stand in the picture: arithmetic between cells and points, in both layouts.

mod size;

use std::ops::RangeInclusive;

use crate::game::Interval;
use crate::picture::{Point, Rect, ease};
use crate::session::{Layout, Zoom};
use size::header_size;
pub use size::{CellDetail, Distance, text_size};

/// The part of a cell's pitch that separates it from the next one.
const GAP_PART: f32 = 0.045;
/// The most of a small cell that does.
const MOST_GAP: f32 = 0.12;
/// The part of a span that rounding may take from it or add to it.
const ROUNDING: f64 = 1e-6;

/// The table's cells laid over an area, headers beside them.
///
/// Places are counted in columns to the right and lines down, whole and parts; both layouts have `n` of each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    pub distance: Distance,
    pub layout: Layout,
    /// The number of coins.
    pub n: usize,
    /// How many characters the numbers in the cells have at most.
    pub digits: usize,
    /// How much of the table is seen.
    pub zoom: Zoom,
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
        let zoom = Zoom::Legible;
        let grid = Self { distance, layout, n, digits, zoom, area, cells: area, pitch: (1.0, 1.0), offset: (0.0, 0.0) };
        grid.zoomed(zoom, offset)
    }

    /// The same table over the same area at another zoom, scrolled to `offset`.
    #[must_use]
    pub fn zoomed(&self, zoom: Zoom, offset: (f64, f64)) -> Self {
        let pitch = self.pitch_at(zoom);
        let header = header_size(self.distance, self.layout, pitch);
        // Headers stand above in the square, and below in the triangle.
        let (above, below) = if self.layout == Layout::Square { (header.1, 0.0) } else { (0.0, header.1) };
        let Rect { left, top, right, bottom } = self.area;
        let mut cells = Rect { left: left + header.0, top: top + above, right, bottom: bottom - below };
        let size = (pitch.0 * self.n as f32, pitch.1 * self.n as f32);
        if size.0 < cells.width() + 0.01 {
            // Centred with its header; an even gap on the other side would look off balance.
            let left = cells.left + ((cells.width() - size.0) / 2.0).max(0.0);
            cells = Rect { left, right: left + size.0, ..cells };
        }
        if size.1 < cells.height() + 0.01 {
            // Below the table at the desk stands its legend.
            let above = if self.distance == Distance::Hall { (cells.height() - size.1).max(0.0) / 2.0 } else { 0.0 };
            let top = cells.top + above;
            cells = Rect { top, bottom: top + size.1, ..cells };
        }
        let mut grid = Self { zoom, cells, pitch, ..*self };
        grid.offset = grid.clamped(offset);
        grid
    }

    /// The zoom and the offset at which cells are `factor` times as large, and what is at a point stays there.
    pub fn zoomed_about(&self, at: Point, factor: f64) -> (Zoom, (f64, f64)) {
        let height = f64::from(self.pitch.1) * factor;
        let whole = self.zoomed(Zoom::Whole, self.offset);
        if height <= f64::from(whole.pitch.1) {
            return (Zoom::Whole, whole.offset);
        }
        let grid = self.zoomed(Zoom::Height(height), self.offset);
        let (column, line) = self.place_at(at);
        let offset = (
            column - f64::from(at.x - grid.cells.left) / f64::from(grid.pitch.0),
            line - f64::from(at.y - grid.cells.top) / f64::from(grid.pitch.1),
        );
        (Zoom::Height(f64::from(grid.pitch.1)), grid.clamped(offset))
    }

    /// A table without headers that fills `area`, however small its cells are.
    pub fn bare(layout: Layout, n: usize, area: Rect) -> Self {
        let pitch = (area.width() / n as f32, area.height() / n as f32);
        let (distance, zoom) = (Distance::Screen, Zoom::Whole);
        Self { distance, layout, n, digits: 0, zoom, area, cells: area, pitch, offset: (0.0, 0.0) }
    }

    /// What there is room for in a cell.
    pub fn detail(&self) -> CellDetail {
        CellDetail::of(self.pitch)
    }

    /// How many columns and lines show at once, whole and parts.
    pub fn span(&self) -> (f64, f64) {
        (f64::from(self.cells.width() / self.pitch.0), f64::from(self.cells.height() / self.pitch.1))
    }

    /// Whether a part of the table is out of sight.
    pub fn scrolls(&self) -> bool {
        let (columns, lines) = self.span();
        // A hair's breadth more than fits comes from rounding.
        let least = self.n as f64 * (1.0 - ROUNDING) - 0.01;
        columns < least || lines < least
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
    pub fn place(&self, interval: Interval) -> (f64, f64) {
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

    /// The column and the line at a point, whole and parts. They may lie outside of the table.
    pub fn place_at(&self, at: Point) -> (f64, f64) {
        (
            self.offset.0 + f64::from(at.x - self.cells.left) / f64::from(self.pitch.0),
            self.offset.1 + f64::from(at.y - self.cells.top) / f64::from(self.pitch.1),
        )
    }

    /// The cell at a point in sight, its gap included.
    pub fn interval_at(&self, at: Point) -> Option<Interval> {
        let Rect { left, top, right, bottom } = self.cells;
        let is_inside = (left..right).contains(&at.x) && (top..bottom).contains(&at.y);
        let (column, line) = Some(self.place_at(at)).filter(|_| is_inside)?;
        let line = Some(line as usize).filter(|line| *line < self.n)?;
        let (i, j) = match self.layout {
            Layout::Square => (line, column as usize),
            Layout::Triangle => {
                let length = self.n - line;
                let i = column - (length - 1) as f64 / 2.0;
                if i < 0.0 {
                    return None;
                }
                (i as usize, i as usize + length - 1)
            }
        };
        (i <= j && j < self.n).then(|| Interval::new(i, j))
    }

    /// The offset that has a place in the middle of the view, or as near to it as the table goes.
    pub fn offset_around(&self, (column, line): (f64, f64)) -> (f64, f64) {
        let (columns, lines) = self.span();
        self.clamped((column - columns / 2.0, line - lines / 2.0))
    }

    /// Where a corner of cells is: cell `[i, j]` lies between the corners `(i, j)` and `(i + 1, j + 1)`. In the triangle,
    /// whose cells stand half a column apart, corners are those of squares on their points, each around its cell's middle.
    pub fn corner(&self, (i, j): (f64, f64)) -> Point {
        let (column, line) = match self.layout {
            Layout::Square => (j, i),
            Layout::Triangle => (i.midpoint(j), self.n as f64 - 0.5 - (j - i)),
        };
        Point::new(
            self.cells.left + along(column, self.offset.0, self.pitch.0),
            self.cells.top + along(line, self.offset.1, self.pitch.1),
        )
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
        (self.pitch.1 * GAP_PART + 1.0).min(self.pitch.1 * MOST_GAP)
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

    /// Where a corner of cells is; see [`Grid::corner`].
    pub fn corner(&self, corner: (f64, f64)) -> Point {
        let to = self.grid.corner(corner);
        let Some((before, part)) = self.before else { return to };
        before.corner(corner).towards(to, ease(part))
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
mod tests;
