//! What is wrong with the end of an answer.

use crate::game::table::derivation::Sum;
use crate::game::{CountFrom, End};
use crate::number::exact;

/// Returns `Taking left is best, but taking right is worth as much.`.
pub fn is_one_of_tie(end: End) -> String {
    format!("Taking {} is best, but taking {} is worth as much.", end.name(), end.other().name())
}

/// Returns `That is the end with the larger coin, 8, but what it leaves to the other player counts too.`.
pub fn has_larger_coin(coin: i64) -> String {
    format!("That is the end with the larger coin, {}, but what it leaves to the other player counts too.", exact(coin))
}

/// Returns `Taking left is worth 2 + sec[1][3] = 2 + 4 = 6, but the other end is worth more.`.
pub fn is_worse(count_from: CountFrom, end: End, sum: &Sum) -> String {
    format!("Taking {} is worth {}, but the other end is worth more.", end.name(), sum.text(count_from))
}

/// Returns `Taking left is worth 2 − m[1][3] = 2 − 4 = −2, and taking right 3 − 1 = 2: the smaller one counts.`.
pub fn are_worth(count_from: CountFrom, left: &Sum, right: &Sum) -> String {
    let [left, right] = [left, right].map(|sum| sum.text(count_from));
    format!("Taking left is worth {left}, and taking right {right}: the smaller one counts.")
}

/// Returns `Both coins are 2, but what they leave behind differs.`.
pub fn coins_are_equal(coin: i64) -> String {
    format!("Both coins are {}, but what they leave behind differs.", exact(coin))
}

/// The explanation of an answer with both ends, if the ends and their coins differ.
pub fn is_no_tie() -> &'static str {
    "The two ends are not worth the same: only one of them is best."
}
