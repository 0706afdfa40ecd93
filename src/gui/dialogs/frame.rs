//! What all dialogs share: the small window around them, its width, and its name for screen readers.

use egui::{Context, Frame, Id, Margin, Modal, ModalResponse, Ui, UiKind};

use crate::gui::theme;
use crate::gui::widgets::controls::scrolled_above;

/// The space inside a dialog around its content, and the same where the window is small, in points.
const MARGIN: f32 = 20.0;
const SMALL_MARGIN: f32 = 12.0;
/// The least space between a dialog and the edge of the window, in points.
const LEAST_GAP: f32 = 20.0;
const SMALL_GAP: f32 = 4.0;
/// The space above the last buttons, in points.
pub(super) const SPACE_ABOVE_BUTTONS: f32 = 10.0;
/// The least height of a list above them, in points. In a lower window the dialog scrolls.
const LEAST_LIST: f32 = 96.0;

fn margin_and_gap(ctx: &Context) -> (f32, f32) {
    if theme::shows_one_part(ctx) { (SMALL_MARGIN, SMALL_GAP) } else { (MARGIN, LEAST_GAP) }
}

/// Shows a small window over the rest. In a low window it scrolls.
pub(super) fn modal<R>(ctx: &Context, name: &str, content: impl FnOnce(&mut Ui) -> R) -> ModalResponse<R> {
    let (margin, gap) = margin_and_gap(ctx);
    let frame = Frame::popup(&ctx.global_style()).inner_margin(Margin::same(margin as i8));
    Modal::new(Id::unique(name)).frame(frame).show(ctx, |ui| {
        if !theme::shows_one_part(ctx) {
            return content(ui);
        }
        let most = ctx.content_rect().height() - 2.0 * (margin + gap);
        scrolled_above(ui, Id::unique(name).with("content"), most, content)
    })
}

/// Shows the heading of a dialog, which names it for screen readers, too.
pub(super) fn heading(ui: &mut Ui, text: &str) {
    name_dialog(ui, text);
    theme::heading(ui, text);
}

/// Names the dialog for screen readers.
pub(super) fn name_dialog(ui: &Ui, name: &str) {
    let dialog = ui.stack().iter().find(|around| around.kind() == Some(UiKind::Modal));
    if let Some(dialog) = dialog {
        ui.ctx().accesskit_node_builder(dialog.unique_id, |node| node.set_label(name));
    }
}

/// Gives a dialog this width, in points, or that of the window if it is smaller.
pub(super) fn set_width(ui: &mut Ui, width: f32) {
    let (margin, gap) = margin_and_gap(ui.ctx());
    ui.set_width(width.min(ui.ctx().content_rect().width() - 2.0 * (margin + gap)));
}

/// Returns the height that a list can have here, so that the buttons at the end of the dialog have room below it, in points.
pub(super) fn room_above_buttons(ui: &Ui) -> f32 {
    let (margin, gap) = margin_and_gap(ui.ctx());
    let whole = ui.ctx().content_rect().height() - 2.0 * (margin + gap);
    let used = ui.cursor().top() - ui.min_rect().top();
    let spacing = ui.spacing();
    let below = SPACE_ABOVE_BUTTONS + spacing.interact_size.y + 2.0 * spacing.item_spacing.y;
    (whole - used - below).max(LEAST_LIST)
}
