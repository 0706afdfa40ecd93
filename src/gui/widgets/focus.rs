//! The keyboard focus.

use egui::text::{CCursor, CCursorRange};
use egui::{Context, Id, Key, LayerId, Order, Popup, Stroke, StrokeKind, TextEdit, Ui, WidgetRect};

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
    if ctx.input(|input| input.key_pressed(Key::Tab)) {
        // egui moves it back only in the next frame.
        ctx.request_repaint();
    }
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

/// Returns whether the Tab key, or Shift and it (`backwards`), has no control to go to, as the last frame was drawn. Where
/// the window is a part of a page, it leaves the window then.
///
/// A menu or a dialog above the panels keeps the focus until it is closed.
pub fn has_no_next(ctx: &Context, backwards: bool) -> bool {
    if Popup::is_any_open(ctx) || ctx.memory(egui::Memory::top_modal_layer).is_some() {
        return false;
    }
    let focused = ctx.memory(egui::Memory::focused);
    let takes_focus = |widget: &&WidgetRect| widget.enabled && widget.sense.is_focusable();
    ctx.viewport(|viewport| {
        // The panels come first, then what floats above them, such as notices.
        let (mut panels, mut floating) = (Vec::new(), Vec::new());
        for (layer, widgets) in viewport.prev_pass.widgets.layers() {
            let stops = if layer.order == Order::Background { &mut panels } else { &mut floating };
            stops.extend(widgets.iter().filter(takes_focus).map(|widget| widget.id));
        }
        let mut stops = panels.into_iter().chain(floating);
        let Some(focused) = focused else { return stops.next().is_none() };
        Some(focused) == if backwards { stops.next() } else { stops.last() }
    })
}

#[cfg(test)]
mod tests {
    use egui::{Area, Event, Modal, Modifiers, RawInput};

    use super::*;

    /// Draws a frame, which no screen shows.
    fn draw(ctx: &Context, input: RawInput, show: impl FnMut(&mut Ui)) {
        ctx.run_ui(input, show).textures_delta.clear();
    }

    /// Draws two buttons in the panels, and one in each of these layers. Presses a key before.
    fn frame(ctx: &Context, above: &[Order], key: Option<(Key, Modifiers)>) {
        let press = |(key, modifiers)| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let input = RawInput { events: key.map(press).into_iter().collect(), focused: true, ..RawInput::default() };
        draw(ctx, input, |ui| {
            let _ = (ui.button("first"), ui.button("last"));
            for order in above {
                Area::new(Id::unique(order)).order(*order).show(ui.ctx(), |ui| ui.button("above"));
            }
        });
    }

    #[test]
    fn tab_leaves_behind_the_last_control_and_before_the_first_one() {
        let (tab, back) = ((Key::Tab, Modifiers::NONE), (Key::Tab, Modifiers::SHIFT));
        for (above, stops) in [(&[][..], 2), (&[Order::Middle], 3)] {
            let ctx = Context::default();
            frame(&ctx, above, None);
            frame(&ctx, above, None);
            assert!(!has_no_next(&ctx, false) && !has_no_next(&ctx, true), "nothing has the focus");
            for stop in 1..=stops {
                frame(&ctx, above, Some(tab));
                frame(&ctx, above, None);
                assert_eq!(has_no_next(&ctx, false), stop == stops, "forward from control {stop} of {stops}");
                assert_eq!(has_no_next(&ctx, true), stop == 1, "back from control {stop} of {stops}");
            }
            leave(&ctx);
            frame(&ctx, above, Some(back));
            frame(&ctx, above, None);
            assert!(has_no_next(&ctx, false), "it comes back to the last one of {stops}");
        }
    }

    #[test]
    fn an_open_menu_or_dialog_keeps_the_focus() {
        for is_dialog in [false, true] {
            let ctx = Context::default();
            for _ in 0..3 {
                draw(&ctx, RawInput::default(), |ui| {
                    let button = ui.button("only");
                    ctx.memory_mut(|memory| memory.request_focus(button.id));
                    if is_dialog {
                        Modal::new(Id::unique("dialog")).show(&ctx, |ui| ui.button("above"));
                    } else {
                        Popup::open_id(&ctx, Popup::default_response_id(&button));
                        Popup::menu(&button).show(|ui| ui.button("above"));
                    }
                });
            }
            assert!(!has_no_next(&ctx, true) && !has_no_next(&ctx, false), "dialog: {is_dialog}");
        }
    }

    #[test]
    fn a_window_without_controls_keeps_nothing() {
        let ctx = Context::default();
        draw(&ctx, RawInput::default(), |ui| drop(ui.label("nothing")));
        assert!(has_no_next(&ctx, false) && has_no_next(&ctx, true));
    }
}
