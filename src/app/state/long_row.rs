//! Long rows, which show themselves as a picture: the whole table at once, filled.

use crate::app::state::State;
use crate::app::state::memory::ShortRowView;
use crate::limits::MAX_COINS_READ_BY_CELL;
use crate::session::Zoom;

impl State {
    /// Returns whether the row is so long that its table is looked at as a picture first.
    pub fn is_long_row(&self) -> bool {
        self.n() > MAX_COINS_READ_BY_CELL
    }

    /// Shows the table of a long row as a picture: whole, and filled. Does nothing in a short row.
    ///
    /// Nothing is filled while questions ask for its numbers.
    pub fn show_long_row(&mut self) {
        if self.is_long_row() && self.predict_settings().is_none() {
            let end = self.transports.fill.end();
            self.transports.fill.jump_to(end);
            self.follow();
            self.camera.look_at(Zoom::Whole, (0.0, 0.0));
        }
    }

    /// Shows a row that has become long as a picture. Shows a row that has become short as the last short row, also
    /// after undo. `was_long` says what the row was before.
    pub(super) fn row_length_changed(&mut self, was_long: bool, before: ShortRowView) {
        match (was_long, self.is_long_row()) {
            (false, true) => {
                self.look.short_row_view = Some(before);
                self.show_long_row();
            }
            (true, false) => {
                let whole = self.camera.zoom == Zoom::Whole;
                if let Some(ShortRowView { zoom, fill }) = self.look.short_row_view.take() {
                    self.camera.zoom = zoom;
                    if self.predict_settings().is_none() {
                        let end = self.transports.fill.end();
                        self.transports.fill.jump_to(fill.min(end));
                    }
                    self.follow();
                } else if whole {
                    self.camera.zoom = Zoom::default();
                }
            }
            (false, false) | (true, true) => {}
        }
    }

    /// Returns what [`Self::row_length_changed`] may restore later.
    pub(super) fn short_row_view_now(&self) -> ShortRowView {
        ShortRowView { zoom: self.camera.zoom, fill: self.transports.fill.resting_head() }
    }
}
