//! The panel of the row: text field, coins and plot.

use crate::game::row::read::Candidate;
use crate::notation::first_coins;
use crate::number::exact;
use crate::wording::row;
use crate::wording::text::panels::coins as text;

pub use text::*;

/// Returns the number of coins, their sum and the parity: `6 coins (even) · sum 44`. The sum may be shortened.
pub fn summary(n: usize, sum: &str) -> String {
    if n.is_multiple_of(2) { text::summary_of_even(n, sum) } else { text::summary_of_odd(n, sum) }
}

/// Returns what the text of the shown row was read as.
pub fn read_as(chosen: &Candidate) -> String {
    text::read_as(chosen.row.len(), row::read_as(chosen.read_as))
}

/// Returns the button that reads the text in another way.
pub fn read_otherwise(other: &Candidate) -> String {
    text::read_otherwise(other.row.len(), row::read_as(other.read_as))
}

/// Returns a reading to choose: `2 coins: 1250, 2125 (the marks in a number group its digits)`.
pub fn reading(candidate: &Candidate) -> String {
    const FIRST_COINS: usize = 6;
    let Candidate { read_as, row: of_coins } = candidate;
    text::reading(of_coins.len(), first_coins(of_coins, FIRST_COINS), row::read_as(*read_as))
}

/// Returns the tooltip of a coin whose value does not fit in its disc: the value, and how to change it.
pub fn value_and_how_to_change(value: i64) -> String {
    format!("{}\n{}", exact(value), text::how_to_change())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::said;

    #[test]
    fn the_summary_shows_count_sum_and_parity() {
        assert_eq!(summary(6, "44"), said("panels.coins-summary-of-even", &["6 coins", "44"]));
        assert_eq!(summary(1, "−5"), said("panels.coins-summary-of-odd", &["1 coin", "−5"]));
    }
}
