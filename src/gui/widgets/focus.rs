//! The keyboard focus.

use egui::text::{CCursor, CCursorRange};
use egui::{Context, Id, LayerId, Order, Stroke, StrokeKind, TextEdit, Ui};

use crate::gui::theme;
use crate::picture::color_role::ColorRole;

/// Gives the focus to a text field and selects all of its text. `length` is in characters.
pub fn select_all(ui: &Ui, id: Id, length: usize) {
    select(ui.ctx(), id, CCursorRange::two(CCursor::new(0), CCursor::new(length)));
}

/// Gives the focus to a text field, with the cursor after its text. `length` is in characters.
pub fn go_to_end(ctx: &Context, id: Id, length: usize) {
    select(ctx, id, CCursorRange::one(CCursor::new(length)));
}

/// Draws a ring around the control with the focus. The edge that egui draws is invisible on controls of the same color.
pub fn show(ctx: &Context) {
    let Some(control) = ctx.memory(egui::Memory::focused).and_then(|id| ctx.read_response(id)) else { return };
    // Text fields have an edge and a cursor.
    if ctx.text_edit_focused() || !control.interact_rect.is_positive() {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("focus-ring")));
    let edge = Stroke::new(2.0, theme::color_in(ColorRole::Text, theme::current(ctx)));
    painter.rect_stroke(control.interact_rect.expand(2.0), 7.0, edge, StrokeKind::Outside);
}

/// Gives the focus to a text field, with this selection.
pub fn select(ctx: &Context, id: Id, range: CCursorRange) {
    ctx.memory_mut(|memory| memory.request_focus(id));
    let mut state = TextEdit::load_state(ctx, id).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    TextEdit::store_state(ctx, id, state);
}

/// Takes the focus from the control that has it.
pub fn leave(ctx: &Context) {
    ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
}
