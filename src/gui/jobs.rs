//! Jobs in the window: they ask for frames, and their failures are shown.

use egui::{Context, RichText, Ui};

use crate::app::job::{Status, Waker};
use crate::gui::theme;
use crate::picture::color_role::ColorRole;
use crate::wording::window;

/// Returns a waker that asks for a frame of this window, from any thread.
pub fn waker(ctx: &Context) -> Waker {
    let ctx = ctx.clone();
    Waker::new(move || ctx.request_repaint())
}

/// Shows why `what` could not be computed, if its job has failed. Returns whether it has.
pub fn show_failure(ui: &mut Ui, what: &str, status: &Status) -> bool {
    let Status::Failed(reason) = status else { return false };
    let text = window::not_computed(what, reason);
    ui.label(RichText::new(text).color(theme::color(ui, ColorRole::Error)));
    true
}
