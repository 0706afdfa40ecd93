//! The texts of a row: its coins and how its game ends.

use crate::limits::MAX_COINS_OF_CELL;
use std::fmt;

use super::names::title_of;
use crate::game::row::random::Recipe;
use crate::game::row::read::ReadAs;
use crate::game::{CountFrom, Interval, Row, Scores};
use crate::number::{exact, group_count};

/// A row of at most this many coins is listed in full.
const MAX_LISTED_COINS: usize = 100;
/// This many coins of a longer row are listed.
const FIRST_COINS: usize = 10;

/// Lists the coins of an interval: `Coins 1…4:  15  3  7  9`. Returns `None` if there are too many.
pub fn listed_coins(count_from: CountFrom, row: &Row, interval: Interval) -> Option<String> {
    let coins = &row.coins()[interval.i..=interval.j];
    (coins.len() <= MAX_COINS_OF_CELL).then(|| {
        let coins: Vec<_> = coins.iter().map(|coin| exact(*coin)).collect();
        format!("{}:  {}", title_of(count_from, interval), coins.join("  "))
    })
}

/// Explains the header of a coin, and the indices i and j in it.
pub fn header_text(count_from: CountFrom, coin: usize, value: i64) -> String {
    let (coin, value) = (group_count(count_from.index(coin)), exact(value));
    format!(
        "Coin {coin} is worth {value}. Intervals that start with it have i = {coin}; those that end with it have j = {coin}."
    )
}

/// Says what the numbers of a text are taken for.
pub fn read_as(read_as: ReadAs) -> &'static str {
    match read_as {
        ReadAs::Numbers => "each number is a coin",
        ReadAs::CountFirst => "the first line is the number of coins",
        ReadAs::IndexColumn => "the first column counts the lines",
        ReadAs::Thousands => "the marks in a number group its digits",
        ReadAs::Repeat => "the second number says how often the first one is repeated",
    }
}

/// Returns how a game with these scores ends: `First wins`, or `a draw`.
pub fn outcome(scores: Scores) -> String {
    scores.winner().map_or("a draw".to_owned(), |winner| format!("{} wins", winner.name()))
}

/// Returns the coins of a row; of a long row, the first ones and the number of the others. A minus sign is that of
/// ASCII, as in the text field.
pub fn row_text(row: &Row) -> String {
    let n = row.len();
    if n <= MAX_LISTED_COINS {
        return row.to_string();
    }
    format!("{} and {} more", first_coins(row, FIRST_COINS), group_count(n - FIRST_COINS))
}

/// Returns the first coins, at most `most`: `8, 15, 3, …`
pub fn first_coins(row: &Row, most: usize) -> String {
    let first: Vec<_> = row.coins().iter().take(most).map(i64::to_string).collect();
    first.join(", ") + if row.len() > most { ", …" } else { "" }
}

/// Everything that is needed to draw the row again: `8 uniform coins from 1 to 20, seed 7`.
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { count, low, high, shape, seed } = self;
        write!(f, "{count} {} coins from {low} to {high}, seed {seed}", shape.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coins_of_a_cell_are_listed_if_they_are_few() {
        let row = Row::new(vec![-7; 20]).unwrap();
        assert_eq!(listed_coins(CountFrom::Zero, &row, Interval::new(3, 3)).unwrap(), "Coin 3:  −7");
        assert!(listed_coins(CountFrom::Zero, &row, Interval::new(0, 11)).is_some());
        assert_eq!(listed_coins(CountFrom::Zero, &row, Interval::new(0, 12)), None);
    }

    #[test]
    fn the_player_with_the_higher_score_wins() {
        let outcomes = [(2, 1), (-2, -1), (3, 3)].map(|(first, second)| outcome(Scores { first, second }));
        assert_eq!(outcomes, ["First wins", "Second wins", "a draw"]);
    }
}
