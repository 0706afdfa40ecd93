//! The places of the table's cells: arithmetic between cells and points, in both layouts.

mod cell_size;

pub use cell_size::CellDetail;

use std::ops::RangeInclusive;

use crate::game::Interval;
use crate::picture::{Point, Rect, ease};
use crate::session::{Layout, Zoom};
use cell_size::{CellSizing, header_size};

/// The gap between two cells, as a part of a cell's pitch.
const GAP_PART: f32 = 0.045;
/// The largest such part for small cells.
const MAX_GAP_PART: f32 = 0.12;
/// What half a cell adds to the width of a number in small text, in points.
const SMALL_PADDING: f32 = 8.0;
/// The width of a digit in small text, in points.
const SMALL_DIGIT: f32 = 6.6;
/// The largest relative error of a span by rounding.
const ROUNDING: f64 = 1e-6;

/// The table's cells laid over an area, with headers beside them.
///
/// A place is a column, counted to the right, and a line, counted down, with fractions. Both layouts have `n` columns
/// and `n` lines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The scale of the picture. It is 1 for a slide of 1280 × 720 points.
    pub unit: f32,
    pub layout: Layout,
    /// The number of coins.
    pub n: usize,
    /// The largest number of characters of a number in a cell.
    pub digits: usize,
    /// How much of the table is in sight.
    pub zoom: Zoom,
    /// Whether cells show colors even where they have room for numbers.
    pub is_map: bool,
    /// Whether a cell that is partly out of sight is left out. Half a number reads as another number.
    pub has_whole_cells: bool,
    /// The room for cells and headers.
    pub area: Rect,
    /// The part of `area` that shows cells. Headers are outside it.
    pub cells: Rect,
    /// The width and the height of a cell with its share of the gap, in points.
    pub pitch: (f32, f32),
    /// The column and the line at the top left corner of `cells`. They are `f64`, because in a long row they need more
    /// than the seven digits of an `f32`.
    pub offset: (f64, f64),
}

impl Grid {
    /// Lays the table of `n` coins over `area`, with room in each cell for two numbers of `digits` characters.
    ///
    /// `unit` is the scale of the picture. The whole table is in sight if its cells stay legible. Otherwise it is scrolled
    /// to `offset`.
    pub fn new(unit: f32, layout: Layout, n: usize, digits: usize, area: Rect, offset: (f64, f64)) -> Self {
        let zoom = Zoom::Legible;
        let grid = Self {
            unit,
            layout,
            n,
            digits,
            zoom,
            is_map: false,
            has_whole_cells: false,
            area,
            cells: area,
            pitch: (1.0, 1.0),
            offset: (0.0, 0.0),
        };
        grid.zoomed(zoom, offset)
    }

    /// Returns the same table over the same area at another zoom, scrolled to `offset`.
    #[must_use]
    pub fn zoomed(&self, zoom: Zoom, offset: (f64, f64)) -> Self {
        let pitch = self.pitch_at(zoom);
        let header = header_size(self.unit, self.layout, pitch);
        // The square has headers above it, the triangle below it.
        let (above, below) = if self.layout == Layout::Square { (header.1, 0.0) } else { (0.0, header.1) };
        let Rect { left, top, right, bottom } = self.area;
        let mut cells = Rect { left: left + header.0, top: top + above, right, bottom: bottom - below };
        let size = (pitch.0 * self.n as f32, pitch.1 * self.n as f32);
        if size.0 < cells.width() + 0.01 {
            // Cells and header together are centered. An equal gap on the other side would look unbalanced.
            let left = cells.left + ((cells.width() - size.0) / 2.0).max(0.0);
            cells = Rect { left, right: left + size.0, ..cells };
        }
        if size.1 < cells.height() + 0.01 {
            let top = cells.top + ((cells.height() - size.1) / 2.0).max(0.0);
            cells = Rect { top, bottom: top + size.1, ..cells };
        }
        let mut grid = Self { zoom, cells, pitch, ..*self };
        grid.offset = grid.clamped(offset);
        grid
    }

    /// Returns the zoom and the offset at which cells are `factor` times as large. What is at a point stays there.
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

    /// Lays a table without headers over all of `area`, however small its cells are.
    pub fn bare(layout: Layout, n: usize, area: Rect) -> Self {
        let pitch = (area.width() / n as f32, area.height() / n as f32);
        let zoom = Zoom::Whole;
        Self { zoom, cells: area, pitch, ..Self::new(1.0, layout, n, 0, area, (0.0, 0.0)) }
    }

    /// Returns the pitch at a zoom, in points.
    fn pitch_at(&self, zoom: Zoom) -> (f32, f32) {
        let Self { unit, layout, n, digits, area, .. } = *self;
        CellSizing { unit, layout, n, digits, area }.pitch_at(zoom)
    }

    /// Returns the width of the headers on the left and the height of the other headers, in points.
    pub fn header_size(&self) -> (f32, f32) {
        header_size(self.unit, self.layout, self.pitch)
    }

    /// Returns the width of a cell that has room for two numbers of `digits` characters side by side in small text.
    pub fn width_for(digits: usize) -> f32 {
        2.0 * (digits as f32 * SMALL_DIGIT + SMALL_PADDING)
    }

    /// Returns the width and height of the area, headers included, in which the cells have a pitch.
    ///
    /// The pitch must be one that [`new`](Self::new) can choose. `new` bounds the size of cells and their width over
    /// height.
    pub fn room_for(unit: f32, layout: Layout, n: usize, pitch: (f32, f32)) -> (f32, f32) {
        let header = header_size(unit, layout, pitch);
        (n as f32 * pitch.0 + header.0, n as f32 * pitch.1 + header.1)
    }

    /// Returns how much a cell has room for.
    pub fn detail(&self) -> CellDetail {
        if self.is_map { CellDetail::Color } else { CellDetail::of(self.pitch) }
    }

    /// Returns how many columns and lines are in sight, with fractions.
    pub fn span(&self) -> (f64, f64) {
        (f64::from(self.cells.width() / self.pitch.0), f64::from(self.cells.height() / self.pitch.1))
    }

    /// Returns whether a part of the table is out of sight.
    pub fn scrolls(&self) -> bool {
        let (columns, lines) = self.span();
        // Rounding can take away a tiny part.
        let least = self.n as f64 * (1.0 - ROUNDING) - 0.01;
        columns < least || lines < least
    }

    /// Returns whether cells go on beyond the headers, out of sight: those of the columns, and those of the lines.
    pub fn goes_on_beyond_headers(&self) -> (bool, bool) {
        match self.layout {
            Layout::Square => (self.offset.1 > 0.0, self.offset.0 > 0.0),
            // The headers are below the cells.
            Layout::Triangle => (self.offset.1 + self.span().1 < self.n as f64 * (1.0 - ROUNDING), false),
        }
    }

    /// Returns the nearest offset that leaves no empty room beyond the table.
    pub fn clamped(&self, offset: (f64, f64)) -> (f64, f64) {
        let (columns, lines) = self.span();
        let n = self.n as f64;
        (offset.0.clamp(0.0, (n - columns).max(0.0)), offset.1.clamp(0.0, (n - lines).max(0.0)))
    }

    /// Returns an offset that shows the cell of `interval` with the cells that it reads.
    ///
    /// These are up to `reach` rows below it and up to `reach` columns left of it. Along an axis that already shows
    /// them, the present offset stays.
    pub fn offset_showing(&self, interval: Interval, reach: usize) -> (f64, f64) {
        let along = |offset: f64, span: f64, before: f64, after: f64| {
            if before < offset || after > offset + span { (before + after - span) / 2.0 } else { offset }
        };
        let (column, line) = self.place(interval);
        let reach = reach as f64;
        // In the triangle, the cells that are read lie half as far to either side.
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

    /// Returns the column and the line of a cell.
    pub fn place(&self, interval: Interval) -> (f64, f64) {
        let (i, j) = (interval.i as f64, interval.j as f64);
        match self.layout {
            Layout::Square => (j, i),
            Layout::Triangle => (i.midpoint(j), (self.n - interval.len()) as f64),
        }
    }

    /// Returns the rectangle of a cell, without its gap. It can be out of sight.
    pub fn cell(&self, interval: Interval) -> Rect {
        let (column, line) = self.place(interval);
        let left = self.cells.left + along(column, self.offset.0, self.pitch.0);
        let top = self.cells.top + along(line, self.offset.1, self.pitch.1);
        Rect::new(left, top, self.pitch.0, self.pitch.1).grown(-self.gap() / 2.0)
    }

    /// Returns the column and the line at a point, with fractions. They can be outside the table.
    pub fn place_at(&self, at: Point) -> (f64, f64) {
        (
            self.offset.0 + f64::from(at.x - self.cells.left) / f64::from(self.pitch.0),
            self.offset.1 + f64::from(at.y - self.cells.top) / f64::from(self.pitch.1),
        )
    }

    /// Returns the room for the header of a line of the square: left of the line's first cell, or at the left edge where
    /// that cell or the room beside it is out of sight. `None` if the line is out of sight.
    pub fn line_header(&self, line: usize) -> Option<Rect> {
        let (cells, y, beside) = (self.cells, self.line_y(line), self.header_size().0);
        if self.layout != Layout::Square || !(cells.top..=cells.bottom).contains(&y) {
            return None;
        }
        let height = self.pitch.1 - self.gap();
        let first = self.cell(Interval::new(line, line)).left;
        let width = if line == 0 { beside } else { beside.min(self.pitch.0) };
        let is_whole = y - height / 2.0 >= cells.top - 1.0 && y + height / 2.0 <= cells.bottom + 1.0;
        let is_in_sight = (line == 0 && self.offset.0 <= 0.0)
            || (first <= cells.right && first - width >= cells.left - 1.0 && is_whole);
        let right = if is_in_sight && self.detail() != CellDetail::Color { first } else { cells.left };
        let width = if right == first { width } else { beside };
        Some(Rect::new(right - width, y - height / 2.0, width, height))
    }

    /// Returns the coin whose header is at a point.
    pub fn header_at(&self, at: Point) -> Option<usize> {
        let Self { cells, area, n, .. } = *self;
        let (column, line) = self.place_at(at);
        let is_in_columns = (cells.left..cells.right).contains(&at.x);
        let index = match self.layout {
            Layout::Square if is_in_columns && (area.top..cells.top).contains(&at.y) => column,
            Layout::Square if line >= 0.0 => {
                let header = self.line_header(line as usize).filter(|_| line < n as f64);
                return header.filter(|header| header.contains(at)).map(|_| line as usize);
            }
            Layout::Triangle if is_in_columns && (cells.bottom..area.bottom).contains(&at.y) => column,
            _ => return None,
        };
        Some(index as usize).filter(|coin| *coin < n)
    }

    /// Returns the cell at a point in sight. The gap around a cell is part of it.
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

    /// Returns the offset that has a place in the middle of the view, or as near to the middle as the table allows.
    pub fn offset_around(&self, (column, line): (f64, f64)) -> (f64, f64) {
        let (columns, lines) = self.span();
        self.clamped((column - columns / 2.0, line - lines / 2.0))
    }

    /// Returns the point of a corner of cells. Cell `[i, j]` lies between the corners `(i, j)` and `(i + 1, j + 1)`.
    ///
    /// Cells of the triangle are half a column apart. There, a corner belongs to a square that stands on its tip, with
    /// the cell's center in its middle.
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

    /// Returns the x of the middle of a column.
    pub fn column_x(&self, column: usize) -> f32 {
        self.cells.left + along(column as f64, self.offset.0, self.pitch.0) + self.pitch.0 / 2.0
    }

    /// Returns the y of the middle of a line.
    pub fn line_y(&self, line: usize) -> f32 {
        self.cells.top + along(line as f64, self.offset.1, self.pitch.1) + self.pitch.1 / 2.0
    }

    /// Returns the gap between two cells, in points.
    pub fn gap(&self) -> f32 {
        (self.pitch.1 * GAP_PART + 1.0).min(self.pitch.1 * MAX_GAP_PART)
    }

    /// Returns the lines that are at least partly in sight.
    pub fn visible_lines(&self) -> RangeInclusive<usize> {
        visible(self.offset.1, self.span().1, self.n)
    }

    /// Returns the columns that are at least partly in sight.
    pub fn visible_columns(&self) -> RangeInclusive<usize> {
        visible(self.offset.0, self.span().0, self.n)
    }

    /// Returns the rows and the columns of the table that hold all cells in sight.
    pub fn window(&self) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
        let (lines, columns) = (self.visible_lines(), self.visible_columns());
        match self.layout {
            Layout::Square => (lines, columns),
            Layout::Triangle => {
                let last = self.n - 1;
                // Half of an interval's coins lie on either side of its column.
                let (longest, shortest) = ((last - lines.start()).div_ceil(2), (last - lines.end()) / 2);
                let rows =
                    columns.start().saturating_sub(longest)..=(columns.end() + 1).saturating_sub(shortest).min(last);
                let first = (columns.start() + shortest).saturating_sub(1);
                (rows, first.min(last)..=(columns.end() + longest).min(last))
            }
        }
    }

    /// Returns whether a part of the cell is in sight.
    ///
    /// On a slide, the whole cell must be in sight.
    pub fn shows(&self, interval: Interval) -> bool {
        let (rect, view) = (self.cell(interval), self.cells);
        if self.has_whole_cells {
            let view = view.grown(1.0);
            return rect.left >= view.left
                && rect.right <= view.right
                && rect.top >= view.top
                && rect.bottom <= view.bottom;
        }
        rect.right > view.left && rect.left < view.right && rect.bottom > view.top && rect.top < view.bottom
    }
}

/// Returns the distance in points from the offset to a line or column. The difference of `f64` is exact enough.
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

/// The places of the cells in one layout, or on the way from one layout to the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellPlaces {
    /// The grid of the cells at the end of the way.
    pub grid: Grid,
    /// The grid at the start of the way, and the part of the way that is done, from 0 to 1. `None` at rest.
    pub before: Option<(Grid, f32)>,
}

impl CellPlaces {
    /// Returns the places of cells that do not move.
    pub fn at_rest(grid: Grid) -> Self {
        Self { grid, before: None }
    }

    /// Returns the grid that decides what is drawn: the first one on the first half of the way, then the other.
    pub fn drawn(&self) -> &Grid {
        match &self.before {
            Some((before, part)) if *part < 0.5 => before,
            _ => &self.grid,
        }
    }

    /// Returns whether cells only have room for a color. A map shows them then.
    pub fn is_map(&self) -> bool {
        self.drawn().detail() == CellDetail::Color
    }

    /// Returns the rectangle of a cell, without its gap.
    pub fn cell(&self, interval: Interval) -> Rect {
        let to = self.grid.cell(interval);
        let Some((before, part)) = self.before else { return to };
        before.cell(interval).towards(to, ease(part))
    }

    /// Returns the point of a corner of cells. See [`Grid::corner`].
    pub fn corner(&self, corner: (f64, f64)) -> Point {
        let to = self.grid.corner(corner);
        let Some((before, part)) = self.before else { return to };
        before.corner(corner).towards(to, ease(part))
    }

    /// Returns the width and the height of a cell with its share of the gap, in points.
    pub fn pitch(&self) -> (f32, f32) {
        let to = self.grid.pitch;
        let Some((before, part)) = self.before else { return to };
        let Point { x, y } = Point::new(before.pitch.0, before.pitch.1).towards(Point::new(to.0, to.1), ease(part));
        (x, y)
    }

    /// Returns the grids whose headers can be in sight, each with its part of the way: how much it counts, from 0 to 1.
    pub fn grids(&self) -> impl Iterator<Item = (Grid, f32)> {
        let part = self.before.map_or(1.0, |(_, part)| part);
        let before = self.before.map(|(before, part)| (before, 1.0 - part));
        before.into_iter().chain([(self.grid, part)])
    }
}

#[cfg(test)]
mod tests;
