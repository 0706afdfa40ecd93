//! Paints the coins of the row.

use egui::{Align2, Painter, Pos2, Rect, Ui};

use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::number::fitted;
use crate::picture::Face;
use crate::picture::coin::{CoinLook, coin};
use crate::picture::color_role::ColorRole;

/// The most characters of the value on a coin.
pub const ROOM: usize = 6;

/// Paints a coin's face, rim and value in `rect`.
pub fn paint_coin(ui: &Ui, painter: &Painter, rect: Rect, value: i64, look: CoinLook) {
    let marks = coin(paint::from_egui(rect), value, ROOM, look);
    painter.extend(paint::shapes(painter, theme::current(ui.ctx()), marks));
}

/// Paints how many coins of the row are left out, around `center`.
pub fn left_out(ui: &Ui, center: Pos2, count: usize) {
    let (text, font) = (format!("+{}", fitted(count as i64, 4)), theme::font(Face::Regular, 10.5));
    ui.painter().text(center, Align2::CENTER_CENTER, text, font, theme::color(ui, ColorRole::WeakText));
}
