//! The dialog that goes to a cell or a coin.

use crate::game::CountFrom;
use crate::number::group_count;

/// The heading.
pub fn heading() -> &'static str {
    "Go to a cell or a coin"
}

/// Returns what to type, for a row of `n` coins: `Type i and j for a cell, or one index for a coin. Indices go from 0 to
/// 5.`
pub fn explanation(count_from: CountFrom, n: usize) -> String {
    let [first, last] = [0, n - 1].map(|index| group_count(count_from.index(index)));
    format!("Type i and j for a cell, or one index for a coin. Indices go from {first} to {last}.")
}

/// The name of the field.
pub fn indices() -> &'static str {
    "Indices"
}

/// Returns the example in the empty field, for a row of `n` coins: `0 5`.
pub fn example(count_from: CountFrom, n: usize) -> String {
    format!("{} {}", count_from.first(), count_from.index(n - 1))
}

/// The button that shows the cell.
pub fn go() -> &'static str {
    "Go"
}

/// The button that moves the fill.
pub fn fill_to_there() -> &'static str {
    "Move the fill there"
}

/// The tooltip of the button that moves the fill.
pub fn fill_tooltip() -> &'static str {
    "Move the fill to this cell"
}

// ---- errors

/// Returns `There is no coin 6: the last one is 5.` for a row of `n` coins. `number` is the number that was typed.
pub fn no_coin(count_from: CountFrom, number: usize, n: usize) -> String {
    let [first, last] = [0, n - 1].map(|index| group_count(count_from.index(index)));
    let which =
        if number < count_from.first() { format!("first one is {first}") } else { format!("last one is {last}") };
    format!("There is no coin {}: the {which}.", group_count(number))
}

/// Returns `“a” is not an index; type whole numbers such as 0 5.` for a row of `n` coins.
pub fn not_an_index(count_from: CountFrom, word: &str, n: usize) -> String {
    format!("“{word}” is not an index; type whole numbers such as {}.", example(count_from, n))
}

/// Returns `There is no cell 4 1: the left end comes first, so type 1 4.`
pub fn wrong_order(count_from: CountFrom, i: usize, j: usize) -> String {
    let [i, j] = [i, j].map(|index| count_from.index(index));
    format!("There is no cell {i} {j}: the left end comes first, so type {j} {i}.")
}

/// The error if nothing but signs is typed.
pub fn no_index() -> &'static str {
    "Type one index or two."
}

/// The error for three indices and more.
pub fn too_many_indices() -> &'static str {
    "These are more than two indices; write thousands without commas."
}
