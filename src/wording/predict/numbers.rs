//! What is wrong with the first number of a cell.

use super::reveal::rest;
use crate::game::recurrence::Quantity;
use crate::game::table::derivation::Sum;
use crate::game::{CountFrom, End, Interval, Recurrence};
use crate::number::exact;
use crate::wording::names::interval_name;

/// Returns `That is 8 + sec[1][3] = 8 + 7 = 15, for the end with the larger coin. What it leaves to the other player
/// counts too.`.
pub fn is_for_larger_coin(count_from: CountFrom, sum: &Sum) -> String {
    format!(
        "That is {}, for the end with the larger coin. What it leaves to the other player counts too.",
        sum.text(count_from)
    )
}

/// Returns `15 + fir[2][4] = 15 + 12 = 27: after the pick the other player is to move, so read sec, not fir.`.
pub fn reads_wrong_table(count_from: CountFrom, sum: &Sum, first: Quantity, second: Quantity) -> String {
    let (first, second) = (first.name(), second.name());
    format!("{}: after the pick the other player is to move, so read {second}, not {first}.", sum.text(count_from))
}

/// Returns `15 + F[2][4] = 15 + 12 = 27: on 2…4 the other player is to move and picks first.`.
pub fn reads_one_pick_ahead(count_from: CountFrom, sum: &Sum, left: Interval) -> String {
    format!("{}: on {} the other player is to move and picks first.", sum.text(count_from), rest(count_from, left))
}

/// Returns `15 + d[2][4] = 15 + 5 = 20: the other player's lead is subtracted from the coin.`.
pub fn adds_lead(count_from: CountFrom, sum: &Sum) -> String {
    format!("{}: the other player's lead is subtracted from the coin.", sum.text(count_from))
}

/// Returns `15 + max(F[3][4], F[2][3]) = 15 + max(9, 7) = 24: the other player leaves the smaller of the two.`.
pub fn reads_larger(count_from: CountFrom, sum: &Sum) -> String {
    format!("{}: the other player leaves the smaller of the two.", sum.text(count_from))
}

/// Returns `8 + sec[0][2] = 8 + 15 = 23: taking left leaves 1…3, which is the cell below.`.
pub fn swaps_cells(count_from: CountFrom, sum: &Sum, end: End, left: Interval, ahead: Option<usize>) -> String {
    let place = match (ahead, end) {
        (Some(2..), _) => "and the step reads cells inside it",
        (_, End::Left) => "which is the cell below",
        (_, End::Right) => "which is the cell to the left",
    };
    format!("{}: taking {} leaves {}, {place}.", sum.text(count_from), end.name(), rest(count_from, left))
}

/// Returns `That is sec[2][4] alone; the coin itself counts too.`.
pub fn lacks_coin(count_from: CountFrom, rest: &Sum, recurrence: Recurrence) -> String {
    let coin = if recurrence.subtracts() { "the coin that it is subtracted from" } else { "the coin itself" };
    format!("That is {} alone; {coin} counts too.", rest.names(count_from, exact))
}

/// Returns `That is the coin on the left alone; what is read below counts too.`.
pub fn lacks_rest(end: End, ahead: Option<usize>) -> String {
    let place = match (ahead, end) {
        (None, _) => "",
        (Some(2..), _) => " two picks ahead",
        (_, End::Left) => " below",
        (_, End::Right) => " to the left",
    };
    format!("That is the coin on the {} alone; what is read{place} counts too.", end.name())
}

/// Returns `That is the coin on the left; the larger one counts.`.
pub fn is_smaller_coin(end: End) -> String {
    format!("That is the coin on the {}; the larger one counts.", end.name())
}

/// Returns `That is what taking right is worth; the larger sum counts.`.
pub fn is_smaller_sum(end: End) -> String {
    format!("That is what taking {} is worth; the larger sum counts.", end.name())
}

/// Returns `That is what taking right is worth; the smaller sum counts.`.
pub fn is_larger_sum(end: End) -> String {
    format!("That is what taking {} is worth; the smaller sum counts.", end.name())
}

/// Returns `That is the sum of all coins 1…4, but the other player takes some of them.`.
pub fn is_sum_of_all(count_from: CountFrom, coins: Interval) -> String {
    format!(
        "That is the sum of all coins {}, but the other player takes some of them.",
        interval_name(count_from, coins)
    )
}

/// Returns `That is the other player's lead on 1…4; d is the lead of the player to move.`.
pub fn is_their_lead(count_from: CountFrom, coins: Interval) -> String {
    format!(
        "That is the other player's lead on {}; d is the lead of the player to move.",
        interval_name(count_from, coins)
    )
}

/// Returns `That is the score of the player to move on 1…4; d is their lead over the other player.`.
pub fn is_score(count_from: CountFrom, coins: Interval) -> String {
    let coins = interval_name(count_from, coins);
    format!("That is the score of the player to move on {coins}; d is their lead over the other player.")
}

/// Returns `That is the other player's score on 1…4; fir is the score of the player to move.`.
pub fn is_their_score(count_from: CountFrom, coins: Interval, first: Quantity) -> String {
    let (coins, first) = (interval_name(count_from, coins), first.name());
    format!("That is the other player's score on {coins}; {first} is the score of the player to move.")
}

/// Returns `That is the lead of the player to move on 1…4; fir is their whole score.`.
pub fn is_lead(count_from: CountFrom, coins: Interval, first: Quantity) -> String {
    let (coins, first) = (interval_name(count_from, coins), first.name());
    format!("That is the lead of the player to move on {coins}; {first} is their whole score.")
}

/// Returns `Neither coin is 9: of two coins the larger one counts.`.
pub fn is_neither_coin(number: i64) -> String {
    format!("Neither coin is {}: the larger of two coins counts.", exact(number))
}

/// Returns `Neither end is worth 17.`.
pub fn is_neither_worth(number: i64) -> String {
    format!("Neither end is worth {}.", exact(number))
}

/// Returns `Neither sum is 17: take a coin and add the smaller of the two cells read for it.`.
pub fn is_neither_smaller(number: i64) -> String {
    format!("Neither sum is {}: take a coin and add the smaller of the two cells read for it.", exact(number))
}

/// Returns `Neither sum is 17: take a coin and add what is read below or to the left.`, or how to subtract it.
pub fn is_neither_sum(number: i64, subtracts: bool) -> String {
    let number = exact(number);
    if subtracts {
        format!("Neither difference is {number}: take a coin and subtract what is read below or to the left.")
    } else {
        format!("Neither sum is {number}: take a coin and add what is read below or to the left.")
    }
}
