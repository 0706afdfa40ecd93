//! The questions, and the form of their answers.

use crate::game::recurrence::Quantity;
use crate::game::{CountFrom, Interval, Player};
use crate::number::group_count;
use crate::wording::names::{cell_name, interval_name};

/// Returns `Which two cells will cell 1…4 read?`.
pub fn cells_read(count_from: CountFrom, count: usize, cell: Interval) -> String {
    format!("Which {} cells will cell {} read?", count_word(count), interval_name(count_from, cell))
}

/// Returns `Which end will be taken at cell 1…4?`.
pub fn end_taken(count_from: CountFrom, cell: Interval) -> String {
    format!("Which end will be taken at cell {}?", interval_name(count_from, cell))
}

/// Returns `What is fir[1][4]?`.
pub fn first_number(count_from: CountFrom, first: Quantity, cell: Interval) -> String {
    format!("What is {}?", cell_name(count_from, first, cell))
}

/// Returns `What is sec[1][4], and which earlier value is it?`.
pub fn second_number(count_from: CountFrom, second: Quantity, cell: Interval) -> String {
    format!("What is {}, and which earlier value is it?", cell_name(count_from, second, cell))
}

/// Returns `First to move on coins 1…4: which end is best?`. Without a player it begins with `The player`.
pub fn best_end(count_from: CountFrom, player: Option<Player>, coins: Interval) -> String {
    format!("{} to move on coins {}: which end is best?", mover(player), interval_name(count_from, coins))
}

/// Returns the question of [`cells_read`] for a screen reader: `Which two cells will the cell of coins 1 to 4 read?`.
pub fn spoken_cells_read(count_from: CountFrom, count: usize, cell: Interval) -> String {
    format!("Which {} cells will the cell of {} read?", count_word(count), spoken_coins(count_from, cell))
}

/// Returns the question of [`end_taken`] for a screen reader: `Which end will be taken of coins 1 to 4: left, right, or
/// both on a tie?`.
pub fn spoken_end_taken(count_from: CountFrom, cell: Interval) -> String {
    format!("Which end of {} will be taken: left, right, or both on a tie?", spoken_coins(count_from, cell))
}

/// Returns the question of [`first_number`] for a screen reader: `What is fir of coins 1 to 4?`.
pub fn spoken_first_number(count_from: CountFrom, first: Quantity, cell: Interval) -> String {
    format!("What is {} of {}?", first.name(), spoken_coins(count_from, cell))
}

/// Returns the question of [`second_number`] for a screen reader: `What is sec of coins 1 to 4, and which of four
/// earlier values is it?`.
pub fn spoken_second_number(count_from: CountFrom, second: Quantity, cell: Interval) -> String {
    format!("What is {} of {}, and which of four earlier values is it?", second.name(), spoken_coins(count_from, cell))
}

/// Returns the question of [`best_end`] for a screen reader: `First to move on coins 1 to 4: which end is best, left,
/// right, or both on a tie?`.
pub fn spoken_best_end(count_from: CountFrom, player: Option<Player>, coins: Interval) -> String {
    let (mover, coins) = (mover(player), spoken_coins(count_from, coins));
    format!("{mover} to move on {coins}: which end is best, left, right, or both on a tie?")
}

/// The form of an answer that names cells.
pub fn answer_is_cells() -> &'static str {
    "The answer is a choice of cells."
}

/// The form of an answer that names an end.
pub fn answer_is_end() -> &'static str {
    "The answer is left, right, or both."
}

/// The form of an answer about the first number of a cell.
pub fn answer_is_number() -> &'static str {
    "The answer is a number."
}

/// The form of an answer about the second number of a cell.
pub fn answer_is_number_from() -> &'static str {
    "The answer is a number and the earlier value that it is equal to."
}

/// An answer that names no cell.
pub fn no_cell() -> &'static str {
    "no cell"
}

/// An answer that names both ends.
pub fn both_ends() -> &'static str {
    "both ends"
}

/// Returns a small count as a word: `two`.
pub(super) fn count_word(count: usize) -> String {
    match count {
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        _ => group_count(count),
    }
}

/// Returns the player to move, at the start of a sentence.
fn mover(player: Option<Player>) -> &'static str {
    player.map_or("The player", Player::name)
}

/// Returns an interval as it is spoken: `coins 1 to 4`.
fn spoken_coins(count_from: CountFrom, coins: Interval) -> String {
    let [i, j] = count_from.ends(coins).map(group_count);
    format!("coins {i} to {j}")
}
