//! Moves of the camera over the table's grid.

use crate::app::camera::{Navigation, SCROLL_BAR};
use crate::app::state::State;
use crate::picture::slide::unit_of_stage;
use crate::picture::table::grid::{CellDetail, Grid};
use crate::picture::{Point, Rect};
use crate::session::{Layout, Subject, Zoom};

impl State {
    /// Returns the grid of the table over `area`, with room for scroll bars if it needs them, scrolled to `offset`.
    pub fn grid_over(&self, area: Rect, layout: Layout, offset: (f64, f64)) -> Grid {
        let grid = |area| {
            let unit = unit_of_stage(area);
            let grid = Grid::new(unit, layout, self.n(), self.row().max_number_len(), area, offset);
            let is_map = self.view.subject == Subject::Map;
            // A map of few coins is the whole table, however large its cells are for numbers.
            let is_whole = is_map && self.camera.zoom == Zoom::Legible && !self.is_long_row();
            let zoom = if is_whole { Zoom::Whole } else { self.camera.zoom };
            Grid { is_map, ..grid.zoomed(zoom, offset) }
        };
        let whole = grid(area);
        let without_bars = Rect { right: area.right - SCROLL_BAR, bottom: area.bottom - SCROLL_BAR, ..area };
        if whole.scrolls() { grid(without_bars) } else { whole }
    }

    /// Returns the grid of the map of the whole table over `area`, which no camera moves.
    pub fn map_over(&self, area: Rect) -> Grid {
        let grid =
            Grid::new(unit_of_stage(area), self.view.layout, self.n(), self.row().max_number_len(), area, (0.0, 0.0));
        Grid { is_map: true, ..grid.zoomed(Zoom::Whole, (0.0, 0.0)) }
    }

    /// Returns the grid of the table over `area`, scrolled as far as needed to show the cell that the camera follows.
    pub fn followed_grid(&self, area: Rect) -> Grid {
        let mut grid = self.grid_over(area, self.view().layout, self.camera.offset);
        if let Some(followed) = self.camera.followed.filter(|_| grid.scrolls()) {
            grid.offset = grid.offset_showing(followed, self.view().recurrence.reach());
        }
        grid
    }

    /// Returns the grid of the table as the window shows it. `None` until it was drawn.
    pub fn shown_grid(&self) -> Option<Grid> {
        let (width, height) = self.camera.size?;
        Some(self.followed_grid(Rect::new(0.0, 0.0, width, height)))
    }

    /// Returns whether the whole table is in sight.
    pub fn table_fits(&self) -> bool {
        self.shown_grid().is_none_or(|grid| !grid.scrolls())
    }

    /// Keeps the offset at which a frame has shown the table, so that the camera stays there when it follows another cell.
    /// A slide has a place of its own.
    pub(super) fn keep_shown_offset(&mut self) {
        if let Some(grid) = self.shown_grid().filter(|_| self.lecture.is_none()) {
            self.camera.offset = grid.offset;
        }
    }

    /// Moves the camera.
    pub fn navigate(&mut self, navigation: Navigation) {
        let zoom = self.camera.zoom;
        let Some(grid) = self.shown_grid().filter(|_| self.lecture.is_none()) else {
            // A lecturer only switches between these two.
            let is_whole = navigation == Navigation::Whole && zoom != Zoom::Whole;
            return self.camera.look_at(if is_whole { Zoom::Whole } else { Zoom::Legible }, self.camera.offset);
        };
        // Without a cell under the pointer, the shown cell stays in view.
        // The row may have changed since the pointer was read.
        let pointed = self.under_pointer().filter(|interval| interval.j < self.n());
        let looked_at = pointed.or_else(|| self.shown_interval());
        let looked_at = looked_at.map_or(grid.cells.center(), |interval| grid.cell(interval).center());
        let (zoom, offset) = navigated(&grid, zoom, navigation, looked_at);
        self.camera.look_at(zoom, offset);
    }
}

/// Returns the zoom and the offset after a navigation. `looked_at` is the place that stays in view.
fn navigated(grid: &Grid, zoom: Zoom, navigation: Navigation, looked_at: Point) -> (Zoom, (f64, f64)) {
    match navigation {
        Navigation::Zoom(factor) => grid.zoomed_about(grid.cells.center(), factor),
        Navigation::Pan(right, down) => {
            let (columns, lines) = grid.span();
            (zoom, grid.clamped((grid.offset.0 + right * columns, grid.offset.1 + down * lines)))
        }
        Navigation::Whole if grid.scrolls() || zoom != Zoom::Whole && grid.detail() < CellDetail::All => {
            (Zoom::Whole, (0.0, 0.0))
        }
        Navigation::Whole => {
            let place = grid.place_at(looked_at);
            (Zoom::Legible, grid.zoomed(Zoom::Legible, (0.0, 0.0)).offset_around(place))
        }
        Navigation::Center(place) => (zoom, grid.offset_around(place)),
        Navigation::Cell(interval) => {
            let zoom = if grid.detail() == CellDetail::Color { Zoom::Legible } else { zoom };
            let (column, line) = grid.place(interval);
            (zoom, grid.zoomed(zoom, grid.offset).offset_around((column + 0.5, line + 0.5)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::preferences::Preferences;
    use crate::game::{Interval, Row};
    use crate::session::{Session, View};

    fn undrawn(n: usize) -> State {
        State::new(Session::new(Row::new(vec![7; n]).unwrap().into()), Preferences::default())
    }

    fn state(n: usize) -> State {
        let mut state = undrawn(n);
        state.camera.set_size((640.0, 480.0));
        state
    }

    #[test]
    fn two_moves_of_one_frame_add_up() {
        let [mut once, mut twice] = [state(200), state(200)];
        once.navigate(Navigation::Zoom(4.0));
        for _ in 0..2 {
            twice.navigate(Navigation::Zoom(2.0));
        }
        let heights = [once, twice].map(|state| state.shown_grid().unwrap().pitch.1);
        assert!((heights[0] - heights[1]).abs() < 0.01, "{heights:?}");
    }

    #[test]
    fn the_camera_follows_a_cell_until_the_user_scrolls() {
        let mut state = state(200);
        let far = Interval::new(150, 160);
        state.camera.followed = Some(far);
        assert!(state.shown_grid().unwrap().shows(far));
        state.end_frame();
        state.camera.followed = None;
        assert!(state.shown_grid().unwrap().shows(far), "the view stays where it was");
        state.navigate(Navigation::Center((10.0, 10.0)));
        assert!(!state.shown_grid().unwrap().shows(far));
        assert_eq!(state.camera.followed, None);
    }

    #[test]
    fn a_cell_of_a_longer_row_before_is_neither_followed_nor_looked_at() {
        let mut state = state(400);
        state.set_view(View { layout: Layout::Triangle, ..state.view() });
        let long = Interval::new(0, 300);
        state.camera.followed = Some(long);
        state.hover(long);
        state.end_frame();
        state.set_document(undrawn(100).document().clone());
        state.navigate(Navigation::Whole);
        state.navigate(Navigation::Whole);
        assert!(state.shown_grid().is_some_and(|grid| grid.n == 100 && grid.zoom == Zoom::Legible));
    }

    #[test]
    fn the_other_layout_comes_back_at_its_last_offset() {
        let mut state = state(200);
        state.navigate(Navigation::Center((150.0, 100.0)));
        let offset = state.shown_grid().unwrap().offset;
        for layout in [Layout::Triangle, Layout::Square] {
            state.set_view(View { layout, ..state.view() });
        }
        assert_eq!(state.camera.offset, offset);
    }

    #[test]
    fn a_table_that_was_never_drawn_is_moved_without_a_panic() {
        let mut state = undrawn(4);
        state.camera.set_size((f32::NAN, -1.0));
        for navigation in [Navigation::Whole, Navigation::Zoom(2.0), Navigation::Pan(1.0, 1.0)] {
            state.navigate(navigation);
        }
        assert!(state.table_fits());
    }
}
