//! Alignment of controls in a row.

use egui::{Align, Layout, Ui};

/// Adds controls at the right end of a row, from right to left.
pub fn right_aligned<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::right_to_left(Align::Center), add).inner
}
