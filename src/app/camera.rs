//! The camera: the visible part of the table, and the next move of the camera.

use crate::game::Interval;
use crate::session::Zoom;

/// The visible part of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Camera {
    /// The size of the cells.
    pub zoom: Zoom,
    /// The column and the line at the top left corner of the view, in cells.
    pub offset: (f64, f64),
    /// The offset of the other layout when it was last shown.
    pub offset_of_other_layout: (f64, f64),
    /// The next move of the camera. The view of the table carries it out, because only the view knows its own size.
    pub navigation: Option<Navigation>,
    /// The width and the height of the view in points, as it was drawn last. 0 before that.
    pub size: (f32, f32),
    /// The cell that stays in view until the user scrolls.
    pub bring_into_view: Option<Interval>,
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
        (self.zoom, self.offset, self.bring_into_view) = (zoom.or_default(), offset, None);
    }

    /// Shows the place that a navigation leads to, which is done then. A navigation that came meanwhile stays.
    pub fn answer(&mut self, navigation: Navigation, zoom: Zoom, offset: (f64, f64)) {
        self.look_at(zoom, offset);
        self.navigation.take_if(|open| *open == navigation);
    }

    /// Switches to the other layout, and to its last offset.
    pub fn switch_layout(&mut self) {
        std::mem::swap(&mut self.offset, &mut self.offset_of_other_layout);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_navigation_of_the_same_frame_as_a_wheel_or_an_answer_stays() {
        let mut camera = Camera { navigation: Some(Navigation::Whole), ..Camera::default() };
        camera.look_at(Zoom::Whole, (1.0, 2.0));
        assert_eq!(camera.navigation, Some(Navigation::Whole), "the wheel is no answer to a key");
        camera.navigation = Some(Navigation::Zoom(1.3));
        camera.answer(Navigation::Whole, Zoom::Legible, (0.0, 0.0));
        assert_eq!(camera.navigation, Some(Navigation::Zoom(1.3)), "the key came after the question");
        camera.answer(Navigation::Zoom(1.3), Zoom::Height(30.0), (0.0, 0.0));
        assert_eq!((camera.navigation, camera.zoom), (None, Zoom::Height(30.0)));
    }
}
