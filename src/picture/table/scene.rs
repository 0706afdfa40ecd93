//! All that the picture of the table follows from, and the marks that every part of it shares.

use crate::game::{Fill, Interval, Table, Window};
use crate::picture::color_role::ColorRole;
use crate::picture::table::grid::{CellDetail, Places};
use crate::picture::{Mark, Paint, Point, Rect, Stroke};

/// The smallest that a frame around a cell has inside of it, in points.
const MARKER: f32 = 5.0;
/// How much of the cells a spotlight takes away.
const VEIL: f32 = 0.82;

/// All that the cells' look follows from.
#[derive(Clone, Copy, Debug)]
pub struct TableScene<'a> {
    pub table: &'a Table,
    /// The cells that are in sight.
    pub window: &'a Window,
    pub places: &'a Places,
    pub fill: Fill,
    /// The position of the fill, in steps.
    pub head: f64,
    /// Whether there is a game whose marks the legend explains.
    pub has_game: bool,
}

impl TableScene<'_> {
    /// An outline around a cell that the user points at or has pinned.
    pub fn outline(&self, interval: Interval, role: ColorRole) -> Vec<Mark> {
        if self.is_map() {
            return self.marker(interval, role.into());
        }
        let rect = self.places.cell(interval).grown(2.0);
        vec![Mark::Rect { rect, radius: radius(rect), fill: None, stroke: Some(Stroke::new(2.0, role)) }]
    }

    /// Whether cells are so small that there is room for a color only.
    pub(super) fn is_map(&self) -> bool {
        self.places.drawn().detail() == CellDetail::Color
    }

    /// A frame around a small cell, with an edge that stands out from any color.
    pub(super) fn marker(&self, interval: Interval, paint: Paint) -> Vec<Mark> {
        let Point { x, y } = self.places.cell(interval).center();
        let (width, height) = self.places.pitch();
        let (width, height) = (width.max(MARKER), height.max(MARKER));
        let rect = Rect::new(x - width / 2.0, y - height / 2.0, width, height).grown(1.5);
        let frame =
            |width, paint| Mark::Rect { rect, radius: 2.0, fill: None, stroke: Some(Stroke::new(width, paint)) };
        vec![frame(5.0, ColorRole::Background.into()), frame(2.5, paint)]
    }

    /// What dims all cells; the step in progress is drawn over it.
    pub fn veil(&self) -> Mark {
        let fill = Some(Paint::from(ColorRole::Background).faded(VEIL));
        Mark::Rect { rect: self.places.grid.cells.grown(2.0), radius: 0.0, fill, stroke: None }
    }
}

pub(super) fn radius(rect: Rect) -> f32 {
    (rect.height() * 0.07).clamp(3.0, 8.0)
}
