//! What is wrong with the second number of a cell, or with the earlier value that it was said to be.
//!
//! The reasons at the end complete a sentence, as in `7 is sec[2][4], but …`.

use crate::game::recurrence::Quantity;
use crate::game::table::derivation::Sum;
use crate::game::{CountFrom, End, Interval};
use crate::number::exact;
use crate::wording::names::{cell_name, interval_name};

/// Returns `12 is correct, but it does not come from sec[1][3]: …`.
pub fn correct_from_elsewhere(
    count_from: CountFrom,
    number: i64,
    quantity: Quantity,
    interval: Interval,
    reason: &str,
) -> String {
    format!(
        "{} is correct, but it does not come from {}: {reason}",
        exact(number),
        cell_name(count_from, quantity, interval)
    )
}

/// Returns `7 is sec[2][4], but …`.
pub fn value_of_wrong_cell(
    count_from: CountFrom,
    number: i64,
    quantity: Quantity,
    interval: Interval,
    reason: &str,
) -> String {
    format!("{} is {}, but {reason}", exact(number), cell_name(count_from, quantity, interval))
}

/// Returns `It is equal to fir[2][4], but that is not 13.`.
pub fn wrong_number(count_from: CountFrom, number: i64, quantity: Quantity, interval: Interval) -> String {
    format!("It is equal to {}, but that is not {}.", cell_name(count_from, quantity, interval), exact(number))
}

/// Returns `fir[1][3] is not 9, and …`.
pub fn both_wrong(count_from: CountFrom, number: i64, quantity: Quantity, interval: Interval, reason: &str) -> String {
    format!("{} is not {}, and {reason}", cell_name(count_from, quantity, interval), exact(number))
}

/// Returns `That is fir, the score of the player to move on 1…4; sec is the other player's score.`.
pub fn is_first_number(count_from: CountFrom, first: Quantity, second: Quantity, coins: Interval) -> String {
    let (first, second, coins) = (first.name(), second.name(), interval_name(count_from, coins));
    format!("That is {first}, the score of the player to move on {coins}; {second} is the other player's score.")
}

/// Returns `That is f, my score on 1…4 when it is my turn; g is my score when it is theirs.`.
pub fn is_my_turn_number(count_from: CountFrom, first: Quantity, second: Quantity, coins: Interval) -> String {
    let (first, second, coins) = (first.name(), second.name(), interval_name(count_from, coins));
    format!("That is {first}, my score on {coins} when it is my turn; {second} is my score when it is theirs.")
}

/// Returns `That is 15 + fir[2][4] = 15 + 12 = 27, but the coin goes to the player who takes it, and sec is for the
/// other player.`.
pub fn has_coin_added(count_from: CountFrom, sum: &Sum, second: Quantity) -> String {
    let (sum, second) = (sum.text(count_from), second.name());
    format!("That is {sum}, but the coin goes to the player who takes it, and {second} is for the other player.")
}

/// The reason if no pick leads to the cell.
pub fn no_pick_leads_there() -> &'static str {
    "no pick leads there."
}

/// Returns `after the pick the other player is to move, so it must be a value of fir.`.
pub fn other_player_moves(first: Quantity) -> String {
    format!("after the pick the other player is to move, so it must be a value of {}.", first.name())
}

/// Returns `after their pick it is my turn, so it must be a value of f.`.
pub fn my_turn_is_next(first: Quantity) -> String {
    format!("after their pick it is my turn, so it must be a value of {}.", first.name())
}

/// Returns `the other player leaves me the smaller of the two values of f, and this is my g.`.
pub fn smaller_is_left(first: Quantity, second: Quantity) -> String {
    let (first, second) = (first.name(), second.name());
    format!("the other player leaves me the smaller of the two values of {first}, and this is my {second}.")
}

/// Returns `that cell is left by taking the larger coin, 8, which is not the pick.`.
pub fn larger_coin_leaves_it(coin: i64) -> String {
    format!("taking the larger coin, {}, which is not the pick, leaves that cell.", exact(coin))
}

/// Returns `that cell is left by taking right, which is not the pick.`.
pub fn worse_end_leaves_it(end: End) -> String {
    format!("taking {}, which is not the pick, leaves that cell.", end.name())
}
