//! What a coin looks like, in the row and in the game.

use egui::{Align2, Painter, Rect, Stroke, Ui};

use super::theme;
use crate::picture::ink::Ink;
use crate::picture::number::fitted;
use crate::picture::{Face, Paint};

/// How much a coin is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoinLook {
    /// It lies there.
    Bright,
    /// Under the pointer, or with the focus.
    Raised,
    /// Taken, or not among those that are pointed out. Its value can still be read.
    Faint,
}

/// A coin's face, rim and value in `rect`.
pub fn paint_coin(ui: &Ui, painter: &Painter, rect: Rect, value: i64, look: CoinLook) {
    let (strength, rim_width, text_ink) = match look {
        CoinLook::Bright => (1.0, 1.8, Ink::CoinText),
        CoinLook::Raised => (1.0, 2.5, Ink::CoinText),
        CoinLook::Faint => (0.16, 1.8, Ink::WeakText),
    };
    let color = |ink: Ink| theme::ink(ui, Paint::from(ink).faded(strength));
    let radius = rect.width() / 2.0 - 1.0;
    painter.circle(rect.center(), radius, color(Ink::Coin), Stroke::new(rim_width, color(Ink::CoinRim)));
    let text = fitted(value, 5);
    let size = (rect.width() * 0.42).min(rect.width() * 1.36 / text.chars().count() as f32);
    painter.text(rect.center(), Align2::CENTER_CENTER, text, theme::font(Face::Strong, size), theme::ink(ui, text_ink));
}
