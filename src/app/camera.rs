//! The camera: which part of the table the window shows, and where it goes next.

use crate::game::Interval;
use crate::session::Zoom;

/// The part of the table that is seen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Camera {
    /// How much of the table is seen.
    pub zoom: Zoom,
    /// The column and the line at the table's top left corner, where it scrolls.
    pub offset: (f64, f64),
    /// Those of the other layout when it was left.
    pub offset_of_other_layout: (f64, f64),
    /// The move that is asked for. Only the view of the table knows its own size, and so where this leads.
    pub navigation: Option<Navigation>,
    /// The cell that the table keeps in view, until the user scrolls.
    pub bring_into_view: Option<Interval>,
}

/// A move of the camera, wherever it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Navigation {
    /// Makes cells so many times as large.
    Zoom(f64),
    /// Moves to the right and down by these parts of what is seen.
    Pan(f64, f64),
    /// Shows the whole table, or cells that are large enough to read if the whole table is seen.
    Whole,
    /// Moves the place at this column and line into the middle.
    Center((f64, f64)),
    /// Moves a cell into the middle, large enough to read.
    Cell(Interval),
}

impl Camera {
    /// A camera at the first cell of the table.
    pub fn new(zoom: Zoom) -> Self {
        Self { zoom, ..Self::default() }
    }

    /// Looks at a place that the user has chosen, and follows nothing any more.
    pub fn look_at(&mut self, zoom: Zoom, offset: (f64, f64)) {
        *self = Self { zoom, offset, navigation: None, bring_into_view: None, ..self.clone() };
    }

    /// Goes over to the other layout, and to where it was left.
    pub fn switch_layout(&mut self) {
        std::mem::swap(&mut self.offset, &mut self.offset_of_other_layout);
    }
}
