//! The coins of the row.

use egui::{Painter, Pos2, Rect, Ui};

use crate::gui::theme;
use crate::gui::widgets::paint;
use crate::number::fitted;
use crate::picture::coin::{CoinLook, coin};
use crate::picture::color_role::ColorRole;
use crate::picture::{Face, Mark};

/// The most characters of the value on a coin.
pub const ROOM: usize = 6;

/// Returns the marks of a coin in `rect`: its face with its rim, and its value.
pub fn coin_marks(rect: Rect, value: i64, look: CoinLook) -> [Mark; 2] {
    coin(paint::from_egui(rect), value, ROOM, look)
}

/// Paints a coin in `rect`.
pub fn paint_coin(ui: &Ui, painter: &Painter, rect: Rect, value: i64, look: CoinLook) {
    painter.extend(paint::shapes(painter, theme::current(ui.ctx()), coin_marks(rect, value, look)));
}

/// Returns the text that says how many coins of the row are left out, around `center`.
pub fn left_out(center: Pos2, count: usize) -> Mark {
    let text = format!("+{}", fitted(count as i64, 4));
    Mark::centered(paint::point(center), 10.5, Face::Regular, ColorRole::WeakText, text)
}
