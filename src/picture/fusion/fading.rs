//! Marks that appear and disappear, and the marks of coins.

use crate::game::fusion::run::GreedyTake;
use crate::picture::coin::{CoinLook, coin};
use crate::picture::color_role::ColorRole;
use crate::picture::fusion::layout::{MAX_COIN_CHARACTERS, MIN_TEXT_SIZE, RING};
use crate::picture::{Mark, Paint, Rect, Stroke, fonts};

/// The largest width of a value, as a part of its coin's width. Text of the smallest size can be wider.
const MAX_VALUE_WIDTH: f32 = 0.84;

/// The scale of a coin at the edge at which its text is gone.
const TEXT_GONE: f32 = 0.9;

/// Adds a coin that is partly taken: bright at 0, faint at 1. Its value has one role at a time.
///
/// The opacity of the value is multiplied with `value_opacity`.
pub(super) fn fading_coin(marks: &mut Vec<Mark>, rect: Rect, value: i64, taken: f32, value_opacity: f32) {
    let looks = [(CoinLook::Faint, taken), (CoinLook::Bright, 1.0 - taken)];
    for (look, opacity) in looks.into_iter().filter(|(_, opacity)| *opacity > 0.0) {
        for mut mark in coin(rect, value, MAX_COIN_CHARACTERS, look) {
            let mut shown = opacity;
            if let Mark::Text { size, face, text, .. } = &mut mark {
                // The value of a coin that leaves the picture does not become smaller than this.
                *size = fonts::size_to_fit(*face, text, *size, MAX_VALUE_WIDTH * rect.width()).max(MIN_TEXT_SIZE);
                shown = (2.0 * opacity - 1.0).max(0.0) * value_opacity;
            }
            push_faded(marks, mark, shown);
        }
    }
}

/// Adds a mark with a part of its opacity. Adds nothing if the opacity is 0.
pub(super) fn push_faded(marks: &mut Vec<Mark>, mut mark: Mark, opacity: f32) {
    if opacity <= 0.0 {
        return;
    }
    let fade = |paint: &mut Paint| *paint = paint.faded(opacity);
    match &mut mark {
        Mark::Rect { fill, stroke, .. } => {
            let edge = stroke.as_mut().map(|stroke| &mut stroke.paint);
            fill.iter_mut().chain(edge).for_each(fade);
        }
        Mark::DashedRect { stroke, .. } | Mark::Path { stroke, .. } => fade(&mut stroke.paint),
        Mark::Polygon { fill, .. } => fade(fill),
        Mark::Disc { fill, stroke, .. } => {
            fade(fill);
            fade(&mut stroke.paint);
        }
        Mark::Text { paint, .. } => fade(paint),
        // The run of fusion has no images.
        Mark::Image { .. } => {}
    }
    marks.push(mark);
}

/// Returns the opacity of a coin's text when the coin has a scale: from 0 to 1.
pub(super) fn value_opacity(scale: f32) -> f32 {
    ((scale - TEXT_GONE) / (1.0 - TEXT_GONE)).clamp(0.0, 1.0)
}

/// Returns the role of a coin that greedy takes: the role of its end. The last coin has no end.
pub(super) fn role_of_taking(taking: &GreedyTake) -> ColorRole {
    if taking.is_last { ColorRole::Current } else { ColorRole::of_end(taking.end) }
}

/// Returns a ring around a coin.
pub(super) fn ring(rect: Rect, role: ColorRole) -> Mark {
    let rect = rect.grown(RING);
    let stroke = Some(Stroke::new(1.5, role));
    Mark::Rect { rect, radius: rect.width() / 2.0, fill: None, stroke }
}
