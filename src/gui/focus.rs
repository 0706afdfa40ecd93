//! The keyboard focus.

use egui::text::{CCursor, CCursorRange};
use egui::{Id, TextEdit, Ui};

/// Puts the focus into a text field with all of its text selected.
pub fn select_all(ui: &Ui, id: Id, length: usize) {
    ui.memory_mut(|memory| memory.request_focus(id));
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(length))));
    TextEdit::store_state(ui.ctx(), id, state);
}
