//! The dialog that goes to a cell or a coin.

use crate::number::group_count;

/// The heading.
pub fn heading() -> &'static str {
    "Go to a cell or a coin"
}

/// Returns what to type, for a row of `n` coins: `Type i and j for a cell, or one index for a coin. Indices go from 0 to
/// 5.`
pub fn explanation(n: usize) -> String {
    format!("Type i and j for a cell, or one index for a coin. Indices go from 0 to {}.", group_count(n - 1))
}

/// The name of the field.
pub fn indices() -> &'static str {
    "Indices"
}

/// Returns the example in the empty field, for a row of `n` coins: `0 5`.
pub fn example(n: usize) -> String {
    format!("0 {}", n - 1)
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

/// Returns `There is no coin 6: the last one is 5.` for a row of `n` coins.
pub fn no_coin(index: usize, n: usize) -> String {
    format!("There is no coin {}: the last one is {}.", group_count(index), group_count(n - 1))
}

/// Returns `“a” is not an index; type whole numbers such as 0 5.` for a row of `n` coins.
pub fn not_an_index(word: &str, n: usize) -> String {
    format!("“{word}” is not an index; type whole numbers such as {}.", example(n))
}

/// Returns `There is no cell 4 1: the left end comes first, so type 1 4.`
pub fn wrong_order(i: usize, j: usize) -> String {
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
