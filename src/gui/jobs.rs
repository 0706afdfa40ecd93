//! Work in the background, as the window sees it: it asks for frames, and says when it has broken off.

use egui::{Context, RichText, Ui};

use crate::app::job::{Status, Waker};
use crate::gui::theme;
use crate::picture::color_role::ColorRole;

/// Asks for a frame of this window, from any thread.
pub fn waker(ctx: &Context) -> Waker {
    let ctx = ctx.clone();
    Waker::new(move || ctx.request_repaint())
}

/// Says why `what` could not be computed, if its job has failed. Whether it has.
pub fn show_failure(ui: &mut Ui, what: &str, status: &Status) -> bool {
    let Status::Failed(reason) = status else { return false };
    let text = format!("{what} could not be computed: {reason}");
    ui.label(RichText::new(text).color(theme::color(ui, ColorRole::Error)));
    true
}
