//! Alignment of controls in a row.

use egui::{Align, Layout, Ui, vec2};

/// Adds controls at the right end of a row, from right to left.
pub fn right_aligned<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::right_to_left(Align::Center), add).inner
}

/// Adds the buttons at the end of a dialog, from right to left.
///
/// Their line has a height of its own: in a scroll area the rest of the room has no end.
pub fn last_buttons<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center).with_main_wrap(true), add).inner
}
