//! The panel of the row: text field, coins and plot.

use crate::game::row::read::Candidate;
use crate::game::{CountFrom, RowError};
use crate::number::{exact, group_count};
use crate::wording::row;

/// Returns the name of a coin with its value: `coin 3: 7`.
pub fn coin(count_from: CountFrom, index: usize, value: i64) -> String {
    format!("coin {}: {}", group_count(count_from.index(index)), exact(value))
}

/// Returns a number of coins: `1 coin`, or `2 coins`.
pub fn coins(n: usize) -> String {
    format!("{} {}", group_count(n), if n == 1 { "coin" } else { "coins" })
}

/// Returns whether a number of coins is even: `even`, or `odd`.
pub fn parity(n: usize) -> &'static str {
    if n.is_multiple_of(2) { "even" } else { "odd" }
}

// The top of the panel.

/// The title of the panel.
pub fn title() -> &'static str {
    "Row"
}

/// Returns the number of coins, their sum and the parity: `6 coins (even) · sum 44`. The sum may be shortened.
pub fn summary(n: usize, sum: &str) -> String {
    format!("{} ({}) · sum {sum}", coins(n), parity(n))
}

/// The button that adds a coin.
pub fn add_coin() -> &'static str {
    "Add a coin"
}

// The text field.

/// The name of the text field for screen readers.
pub fn row_of_coins() -> &'static str {
    "Row of coins"
}

/// Stands in the empty text field: an example of a row.
pub fn example_row() -> &'static str {
    "8 15 3 7"
}

/// Stands in the text field of a row that is too long to be shown there.
pub fn type_or_paste() -> &'static str {
    "Type or paste a new row"
}

/// Returns what is wrong with the typed row, and that the row from before stays.
pub fn typed_row_is_wrong(error: &RowError) -> String {
    format!("{error}. The last valid row stays on screen.")
}

/// Returns what the text of the shown row was read as.
pub fn read_as(chosen: &Candidate) -> String {
    format!("Read as {}: {}.", coins(chosen.row.len()), row::read_as(chosen.read_as))
}

/// The button that reads the text in another way.
pub fn read_otherwise(other: &Candidate) -> String {
    format!("Read {} instead: {}", coins(other.row.len()), row::read_as(other.read_as))
}

/// Stands above the readings of a text that are equally good.
pub fn choose_a_reading() -> &'static str {
    "This text can be read in more than one way. Enter takes the marked row."
}

/// Returns a reading to choose: `2 coins: 1250, 2125 (the marks in a number group its digits)`.
pub fn reading(candidate: &Candidate) -> String {
    const FIRST_COINS: usize = 6;
    let Candidate { read_as, row: of_coins } = candidate;
    let first = row::first_coins(of_coins, FIRST_COINS);
    format!("{}: {first} ({})", coins(of_coins.len()), row::read_as(*read_as))
}

/// Returns what is wrong with a long pasted text.
pub fn pasted_text_is_wrong(error: &RowError) -> String {
    format!("The pasted text is not a row: {error}")
}

// The coins.

/// The tooltip of a coin.
pub fn how_to_change() -> &'static str {
    "Drag to reorder, click to edit"
}

/// Returns the tooltip of a coin whose value does not fit in its disc: the value, and how to change it.
pub fn value_and_how_to_change(value: i64) -> String {
    format!("{}\n{}", exact(value), how_to_change())
}

/// Returns which coins of a long row are listed: `Coins 0–17; scroll or use the plot for more`.
pub fn listed_coins(count_from: CountFrom, from: usize, to: usize) -> String {
    format!(
        "Coins {}–{}; scroll or use the plot for more",
        group_count(count_from.index(from)),
        group_count(count_from.index(to))
    )
}

/// The name of the field of a coin that is being added.
pub fn value_of_new_coin() -> &'static str {
    "Value of the new coin"
}

/// Returns the name of the field of a coin that is edited: `Value of coin 3`.
pub fn value_of_coin(count_from: CountFrom, index: usize) -> String {
    format!("Value of coin {}", group_count(count_from.index(index)))
}

/// Stands below the coins after several numbers are typed for one coin.
pub fn coin_is_one_number() -> &'static str {
    "a coin is one number"
}

/// Opens the field of a coin, in its menu.
pub fn edit() -> &'static str {
    "Edit"
}

/// Removes a coin, in its menu.
pub fn remove() -> &'static str {
    "Remove"
}

/// Returns the name of the cross that removes a coin: `Remove coin 3`.
pub fn remove_coin(count_from: CountFrom, index: usize) -> String {
    format!("Remove coin {}", group_count(count_from.index(index)))
}

/// The tooltip of the cross that removes a coin.
pub fn remove_tooltip() -> &'static str {
    "Remove (Delete)"
}

/// The link below the coins that opens a menu with other orders of them.
pub fn rearrange() -> &'static str {
    "Rearrange"
}

// The plot of the values.

/// Returns the plot in words: `Values of 3,000 coins, from −100 to 899`.
pub fn values_plot(n: usize, smallest: i64, largest: i64) -> String {
    format!("Values of {}, from {} to {}", coins(n), exact(smallest), exact(largest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_shows_count_sum_and_parity() {
        assert_eq!(summary(6, "44"), "6 coins (even) · sum 44");
        assert_eq!(summary(1, "−5"), "1 coin (odd) · sum −5");
    }
}
