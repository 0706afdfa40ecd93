//! The main button of a dialog or a card.

use egui::{Button, RichText, Ui, vec2};

use crate::gui::theme;
use crate::picture::Face;
use crate::picture::color_role::ColorRole;

/// Shows the main button of a dialog or a card. Returns whether it is clicked.
pub fn primary(ui: &mut Ui, enabled: bool, text: &str) -> bool {
    let label = RichText::new(text).font(theme::font(Face::Strong, 13.5)).color(theme::color(ui, ColorRole::OnFirst));
    let button = Button::new(label).fill(theme::color(ui, ColorRole::First)).min_size(vec2(76.0, 28.0));
    ui.add_enabled(enabled, button).clicked()
}
