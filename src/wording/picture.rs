//! Texts in pictures: legends, captions and slides.

use super::text::picture as text;
use crate::game::{CountFrom, FillAction, Interval, Move};
use crate::number::group_count;

pub use text::*;

/// Returns how many coins are not drawn, on two lines: `… 12` and `more`.
pub fn more(count: usize) -> [String; 2] {
    [format!("… {}", group_count(count)), text::more().to_owned()]
}

/// Returns `call of coins 1…4: the memo knows it`.
pub fn call_of(count_from: CountFrom, interval: Interval, action: FillAction) -> String {
    match action {
        FillAction::Hit => text::call_that_hits(count_from, interval),
        FillAction::Empty => text::call_without_coins(count_from, interval),
        FillAction::Enter | FillAction::Write => text::call_of_new_cell(count_from, interval),
    }
}

/// Returns `First took the left 8`, or `First took the last 3`. `coin` is the value of the coin as text.
pub fn took(made: &Move, coin: &str) -> String {
    let player = made.turn.player;
    // A single coin has no end.
    if made.turn.interval.is_single() { text::took_last(player, coin) } else { text::took(player, made.taken, coin) }
}
