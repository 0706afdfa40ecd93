//! The main button of a dialog or a card, and buttons that look like links.

use egui::{Button, RichText, Ui, vec2};

use crate::gui::{form, theme};
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// Shows the main button of a dialog or a card. Returns whether it is clicked.
pub fn primary(ui: &mut Ui, enabled: bool, text: &str) -> bool {
    primary_of_size(ui, enabled, text, 1.0)
}

/// Shows the main button, `by` times as large as usual.
pub fn primary_of_size(ui: &mut Ui, enabled: bool, text: &str, by: f32) -> bool {
    let font = theme::font(Face::Strong, 13.5 * by);
    let label = RichText::new(text).font(font).color(theme::color(ui, ColorRole::OnFirst));
    let button = Button::new(label).fill(theme::color(ui, ColorRole::First)).min_size(vec2(76.0, 28.0) * by);
    ui.add_enabled(enabled, button).clicked()
}

/// Returns a button that looks like a link.
pub fn link<'a>(ui: &Ui, enabled: bool, text: &str) -> Button<'a> {
    let role = if enabled { ColorRole::First } else { ColorRole::WeakText };
    let size = form::target(ui, 0.0);
    Button::new(RichText::new(text).color(theme::color(ui, role))).frame(false).min_size(vec2(size, size))
}
