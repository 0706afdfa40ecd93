//! Zooming and moving a picture.

use serde::{Deserialize, Serialize};

use crate::picture::{Point, Rect};

/// The largest zoom.
const MAX_ZOOM: f32 = 16.0;
/// The distance from the area within which the edge of a node can reach into it, in points.
const AROUND: f32 = 16.0;

/// The area of a picture, and how it is zoomed and moved. At zoom 1 without pan, the whole picture fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanZoom {
    pub area: Rect,
    /// The scale of the picture. It is 1 if the picture fits.
    pub zoom: f32,
    /// How far the picture is moved to the right and down, in points.
    pub pan: (f32, f32),
}

impl PanZoom {
    /// Returns a view in which the picture fits its area.
    pub fn new(area: Rect) -> Self {
        Self { area, zoom: 1.0, pan: (0.0, 0.0) }
    }

    /// Returns the view zoomed by a factor. What is at the point `at` stays there.
    ///
    /// The zoom is between 1 and 16. The picture never leaves the area empty at its sides.
    #[must_use]
    pub fn zoomed(self, at: Point, factor: f32) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, MAX_ZOOM);
        let center = self.area.center();
        let pan = |at: f32, center: f32, pan: f32| (at - center) - (at - center - pan) * zoom / self.zoom;
        let pan = (pan(at.x, center.x, self.pan.0), pan(at.y, center.y, self.pan.1));
        Self { zoom, ..self }.panned_to(pan)
    }

    /// Returns the view moved by some points, as far as the picture reaches.
    #[must_use]
    pub fn panned(self, by: (f32, f32)) -> Self {
        self.panned_to((self.pan.0 + by.0, self.pan.1 + by.1))
    }

    fn panned_to(self, pan: (f32, f32)) -> Self {
        let bounded = |pan: f32, span: f32| {
            let max = (self.zoom - 1.0) * span / 2.0;
            pan.clamp(-max, max)
        };
        Self { pan: (bounded(pan.0, self.area.width()), bounded(pan.1, self.area.height())), ..self }
    }

    /// Returns the point in the area of a point of the picture that fits.
    pub(super) fn point(&self, point: Point) -> Point {
        let center = self.area.center();
        Point::new(
            center.x + (point.x - center.x) * self.zoom + self.pan.0,
            center.y + (point.y - center.y) * self.zoom + self.pan.1,
        )
    }

    /// Returns whether a part of a rectangle in the area is in sight, or so near that its edge can be.
    pub(super) fn shows(&self, rect: Rect) -> bool {
        let area = self.area.grown(AROUND);
        rect.left <= area.right && area.left <= rect.right && rect.top <= area.bottom && area.top <= rect.bottom
    }

    /// Returns the rectangle in the area of a rectangle of the picture that fits.
    pub(super) fn rect(&self, rect: Rect) -> Rect {
        let Point { x, y } = self.point(rect.at(0.0, 0.0));
        Rect::new(x, y, rect.width() * self.zoom, rect.height() * self.zoom)
    }
}

/// How the picture of the calls looks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CallsLook {
    /// How far the tree is folded: 0 is the tree, 1 the graph of distinct intervals, 2 the table.
    pub folded: f32,
    /// The zoom. At 1, the whole picture fits.
    pub zoom: f32,
    /// How far the picture is moved to the right and down, as parts of the width and the height of its area.
    pub pan: (f32, f32),
}

impl CallsLook {
    /// The whole tree.
    pub const TREE: Self = Self { folded: 0.0, zoom: 1.0, pan: (0.0, 0.0) };
}
