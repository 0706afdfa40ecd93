//! The keyboard focus.

use egui::text::{CCursor, CCursorRange};
use egui::{Context, Id, TextEdit, Ui};

/// Puts the focus into a text field with all of its text selected.
pub fn select_all(ui: &Ui, id: Id, length: usize) {
    select(ui.ctx(), id, CCursorRange::two(CCursor::new(0), CCursor::new(length)));
}

/// Puts the focus into a text field, behind its text.
pub fn go_to_end(ctx: &Context, id: Id, length: usize) {
    select(ctx, id, CCursorRange::one(CCursor::new(length)));
}

fn select(ctx: &Context, id: Id, range: CCursorRange) {
    ctx.memory_mut(|memory| memory.request_focus(id));
    let mut state = TextEdit::load_state(ctx, id).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    TextEdit::store_state(ctx, id, state);
}
