//! Texts in pictures: legends, captions and slides.

use super::names::coins_name;
use super::row::outcome;
use crate::game::recurrence::Quantity;
use crate::game::{CountFrom, FillAction, Interval, Move, Player, Scores};
use crate::number::group_count;

// The legend of the table.

/// The coin on the cell of the game's position. Its ring has the color of the player to move.
pub fn game_position() -> &'static str {
    "the game is at this cell"
}

/// The mark of a cell that the game visits.
pub fn game_on_best_path() -> &'static str {
    "the game: on a best path"
}

/// The mark of a cell that the game visits after a mistake.
pub fn game_off_best_path() -> &'static str {
    "the game: after a mistake"
}

/// The meaning of a difference below 0.
pub fn difference_below_zero() -> &'static str {
    "below 0: the other is ahead"
}

/// Returns the meaning of an arrow from a number of one table to a number of another: `from table f, to compute g`.
pub fn read_from(from: Quantity, to: Quantity) -> String {
    format!("from table {}, to compute {}", from.name(), to.name())
}

// The legend of the map.

/// A cell in which the player to move is ahead.
pub fn mover_ahead() -> &'static str {
    "mover ahead"
}

/// A cell in which both players score the same.
pub fn draw() -> &'static str {
    "draw"
}

/// A cell in which the other player is ahead.
pub fn other_ahead() -> &'static str {
    "other ahead"
}

/// A cell whose pick is the left end.
pub fn take_left() -> &'static str {
    "take left"
}

/// A cell whose pick is a tie.
pub fn tie() -> &'static str {
    "tie"
}

/// A cell whose pick is the right end.
pub fn take_right() -> &'static str {
    "take right"
}

// The table and the tree of the recursion.

/// A call for no coins, which returns 0.
pub fn empty_call() -> &'static str {
    "empty: 0"
}

/// The state of a call.
pub fn call_not_made() -> &'static str {
    "not made"
}

/// The state of a call.
pub fn call_open() -> &'static str {
    "open"
}

/// The state of a call.
pub fn call_returned() -> &'static str {
    "returned"
}

/// The state of a call.
pub fn call_answered_at_once() -> &'static str {
    "answered at once"
}

/// Returns `the first 12 of 400 levels`.
pub fn first_levels(shown: usize, all: usize) -> String {
    format!("the first {} of {} levels", group_count(shown), group_count(all))
}

/// Returns the label below a call whose calls are hidden: `… 14 calls`.
pub fn hidden_calls(hidden: &str) -> String {
    format!("… {hidden} calls")
}

/// Returns `below each of these 16 calls: 14 more`.
pub fn hidden_calls_below_each(calls: usize, hidden: &str) -> String {
    format!("below each of these {} calls: {hidden} more", group_count(calls))
}

// Fusion.

/// The stack before the first coin.
pub fn empty_stack() -> &'static str {
    "the stack is empty"
}

/// Returns how many coins are not drawn, on two lines: `… 12` and `more`.
pub fn more(count: usize) -> [String; 2] {
    [format!("… {}", group_count(count)), "more".to_owned()]
}

/// The name of the difference beside its value.
pub fn difference() -> &'static str {
    "difference"
}

// Slides.

/// Returns `First to move`.
pub fn to_move(player: Player) -> String {
    format!("{} to move", player.name())
}

/// Returns `1 coin`, or `24 coins`.
pub fn coin_count(count: usize) -> String {
    match count {
        1 => "1 coin".to_owned(),
        _ => format!("{} coins", group_count(count)),
    }
}

/// Returns `call of coins 1…4: the memo knows it`.
pub fn call_of(count_from: CountFrom, interval: Interval, action: FillAction) -> String {
    let known = match action {
        FillAction::Hit => "the memo knows it",
        FillAction::Empty => "no coins left: 0",
        FillAction::Enter | FillAction::Write => "not known yet",
    };
    format!("call of {}: {known}", coins_name(count_from, interval))
}

/// A cell with one coin, which is no choice.
pub fn only_coin() -> &'static str {
    "the only coin"
}

/// Returns `First took the left 8`, or `First took the last 3`. `coin` is the value of the coin as text.
pub fn took(made: &Move, coin: &str) -> String {
    // A single coin has no end.
    let which = if made.turn.interval.is_single() { "last" } else { made.taken.name() };
    format!("{} took the {which} {coin}", made.turn.player.name())
}

/// Returns `First wins by 11`. `margin` is the margin as text.
pub fn wins_by(scores: Scores, margin: &str) -> String {
    format!("{} by {margin}", outcome(scores))
}

/// Returns the place of a lesson in its course: `5 of 27`.
pub fn lesson_number(number: usize, count: usize) -> String {
    format!("{} of {}", group_count(number), group_count(count))
}

/// The question of a title card.
pub fn which_end() -> &'static str {
    "Which end would you take?"
}

/// Returns what a slide says in place of a table that is too large for it.
pub fn table_too_large(coins: usize, max: usize) -> String {
    format!(
        "The table of {} coins is too large for a slide. Slides show tables of at most {} coins.",
        group_count(coins),
        group_count(max)
    )
}

/// Returns what a slide says in place of a game that is too long for it.
pub fn game_too_long(coins: usize, max: usize) -> String {
    format!(
        "The game of {} coins is too long for a slide. Slides show games of at most {} coins.",
        group_count(coins),
        group_count(max)
    )
}

// Alternative texts.

/// Returns `The calls of the recursion: step 3 of 10, cell 1 to 2.`
pub fn calls_at(at: &str) -> String {
    format!("The calls of the recursion: {at}")
}

/// Returns `The code in Python: step 3 of 10, cell 1 to 2.`
pub fn code_at(language: &str, at: &str) -> String {
    format!("The code in {language}: {at}")
}
