//! Texts in pictures: legends, captions and slides.

use super::text::picture as text;
use crate::game::Move;
use crate::number::group_count;

pub use text::*;

/// Returns how many coins are not drawn, on two lines: `… 12` and `more`.
pub fn more(count: usize) -> [String; 2] {
    [format!("… {}", group_count(count)), text::more().to_owned()]
}

/// Returns `First took the left 8`, or `First took the last 3`. `coin` is the value of the coin as text.
pub fn took(made: &Move, coin: &str) -> String {
    let player = made.turn.player;
    // A single coin has no end.
    if made.turn.interval.is_single() { text::took_last(player, coin) } else { text::took(player, made.taken, coin) }
}
