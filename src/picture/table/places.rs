//! The places of the cells while one layout turns into the other.

use crate::game::Interval;
use crate::picture::table::grid::{CellDetail, Grid};
use crate::picture::{Point, Rect, ease};

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
