//! The camera: the visible part of the table, and moves of it.

use crate::game::Interval;
use crate::session::Zoom;

/// The width of a scroll bar of the table and the space beside it, in points.
pub const SCROLL_BAR: f32 = 12.0;

/// The visible part of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Camera {
    /// The size of the cells.
    pub zoom: Zoom,
    /// The column and the line at the top left corner of the view, in cells, before it follows a cell.
    pub(in crate::app) offset: (f64, f64),
    /// The offset of the other layout when it was last shown.
    pub offset_of_other_layout: (f64, f64),
    /// The width and the height of the room for the table in points, as the window has reported it. `None` before that.
    pub(in crate::app) size: Option<(f32, f32)>,
    /// The cell that stays in view until the user scrolls.
    pub followed: Option<Interval>,
}

/// A move of the camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Navigation {
    /// Multiplies the size of the cells by this factor.
    Zoom(f64),
    /// Moves to the right and down by these parts of the view's width and height.
    Pan(f64, f64),
    /// Shows the whole table. If the whole table is visible, shows cells that are large enough to read.
    Whole,
    /// Moves the place at this column and line to the center of the view.
    Center((f64, f64)),
    /// Moves a cell to the center of the view, large enough to read.
    Cell(Interval),
}

impl Camera {
    /// Creates a camera at the first cell of the table.
    pub fn new(zoom: Zoom) -> Self {
        Self { zoom, ..Self::default() }
    }

    /// Shows a place that the user has chosen. The camera follows no cell from then on.
    pub fn look_at(&mut self, zoom: Zoom, offset: (f64, f64)) {
        (self.zoom, self.offset, self.followed) = (zoom.or_default(), offset, None);
    }

    /// Records the size of the room for the table, in points. A size that no window can have does nothing.
    pub fn set_size(&mut self, size: (f32, f32)) {
        let can_be = |length: f32| length.is_finite() && length > 0.0;
        if can_be(size.0) && can_be(size.1) {
            self.size = Some(size);
        }
    }

    /// Returns the size of the room for the table, in points. `None` until it was drawn.
    pub fn size(&self) -> Option<(f32, f32)> {
        self.size
    }

    /// Switches to the other layout, and to its last offset.
    pub fn switch_layout(&mut self) {
        std::mem::swap(&mut self.offset, &mut self.offset_of_other_layout);
    }
}
