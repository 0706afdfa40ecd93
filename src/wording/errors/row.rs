//! Errors of rows, surveys and strategies.

use crate::limits::{MAX_COINS, MAX_COINS_FOR_ALL_INTERVALS, MAX_SURVEY_COINS};
use std::fmt;

use crate::game::play::strategy::Misfit;
use crate::game::play::survey::{MAX_SURVEY_ROWS, SurveyError};
use crate::game::row::BoundsError;
use crate::game::row::read::{MAX_DEPTH, Quote, ReadAs, RowError, RowProblem, TextPosition};
use crate::game::{MAX_VALUE, Row};
use crate::number::{exact, group_count};
use crate::wording::panels::coins::coins as coins_of;
use crate::wording::row::{self, first_coins};

/// Such as `line 2, character 6: “x” is not a whole number; write coins such as 8, -15 or 1_000`.
impl fmt::Display for RowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.problem)
    }
}

/// Such as `line 2, character 6`, or `character 6` in a text of one line.
impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.only_line {
            write!(f, "character {}", self.column)
        } else {
            write!(f, "line {}, character {}", self.line, self.column)
        }
    }
}

/// A word in quotation marks, or `this` if it is hidden.
impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.word() {
            Some(word) => write!(f, "“{word}”"),
            None => f.write_str("this"),
        }
    }
}

impl fmt::Display for RowProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no coin yet; type whole numbers, such as 8 15 3 7"),
            Self::NotANumber(word) => write!(f, "{word} is not a whole number; write coins such as 8, -15 or 1_000"),
            Self::NotWhole(word) => {
                write!(f, "{word} is not whole; coins are whole numbers, so round it or scale all of them")
            }
            Self::DecimalComma(word) => write!(
                f,
                "{word} can be two coins, or one number with decimals; coins are whole numbers, and between coins a \
                 blank belongs behind each comma"
            ),
            Self::SpacedGroups(word) => write!(
                f,
                "{word} can be one number or several coins; write a number without blanks, or a comma between coins"
            ),
            Self::LeadingZero(word) => {
                write!(f, "{word} begins with 0; drop the 0, and write thousands without a comma (1000 or 1_000)")
            }
            Self::OutOfRange(word) => {
                let max = exact(MAX_VALUE);
                write!(f, "{word} is out of range; a coin lies between −{max} and {max}")
            }
            Self::Invisible(character) => {
                write!(f, "the invisible character U+{:04X} stands here; remove it", u32::from(*character))
            }
            Self::Missing(word) => {
                write!(f, "a coin is missing before this {word}; put one there or remove the {word}")
            }
            Self::EmptyCell(word) => write!(f, "the cell before {word} is empty; fill it or remove it"),
            Self::Currencies(word) => {
                write!(f, "{word} has another currency than a coin before it; write all coins in one unit")
            }
            Self::AloneAbove { number, coins } => write!(
                f,
                "{number} stands on a line of its own above {}; if it counts them, write {coins}, and if it is a coin, put it on their line",
                coins_of(*coins)
            ),
            Self::Rows(count) => {
                let count = group_count(*count);
                write!(f, "this text has {count} rows; keep one of them, on one line or in one pair of brackets")
            }
            Self::Computed(word) => write!(f, "{word} computes its numbers; write the coins themselves"),
            Self::Ambiguous(readings) => {
                let [first, others @ ..] = readings.as_slice() else { return Ok(()) };
                let named = |(read_as, coins, row): &(ReadAs, usize, Option<Row>)| match row {
                    Some(row) => format!("{} {} ({})", coins_of(*coins), first_coins(row, 5), read_as.name()),
                    None => format!("{} ({})", coins_of(*coins), read_as.name()),
                };
                write!(f, "this can be {}", named(first))?;
                others.iter().try_for_each(|other| write!(f, " or {}", named(other)))?;
                f.write_str("; choose with --read-as NAME, or paste the text into the row field")
            }
            Self::NotReadAs(read_as) => {
                write!(f, "this can't be read as “{}”, in which {}", read_as.name(), row::read_as(*read_as))
            }
            Self::TooMany(word) => {
                write!(f, "{word} is one coin too many; a row holds at most {}", group_count(MAX_COINS))
            }
            Self::OutsideTheList(word) => {
                write!(f, "{word} stands outside the list of coins; keep only one list")
            }
            Self::WrongLength { declared, coins } => {
                write!(f, "the declaration says {declared}, but the list has {coins} coins; make them equal")
            }
            Self::Unclosed(opening, closing) => {
                write!(f, "this “{opening}” is never closed; add a “{closing}” after the last coin")
            }
            Self::TooDeep(opening) => {
                write!(f, "this “{opening}” stands inside {MAX_DEPTH} other brackets; a list of coins needs only a few")
            }
            Self::Unopened(closing, opening) => {
                write!(f, "this “{closing}” closes nothing; remove it or open the list with a “{opening}”")
            }
        }
    }
}

impl fmt::Display for BoundsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a row needs at least one coin"),
            Self::TooManyCoins { count } => {
                let [max, count] = [MAX_COINS, *count].map(group_count);
                write!(f, "a row holds at most {max} coins; this one has {count}")
            }
            Self::ValueOutOfRange { index, value } => {
                // Whether the coins count from 0 or from 1 is not known here.
                let (place, value) = (ordinal(index + 1), exact(*value));
                write!(f, "the {place} coin is {value}; {}", coin_range())
            }
        }
    }
}

impl fmt::Display for SurveyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { count } => {
                let [count, max] = [*count, MAX_SURVEY_COINS].map(group_count);
                write!(f, "a row of {count} coins is not possible; the rows of a survey have 1 to {max}")
            }
            Self::Value { value } => write!(f, "a coin of {} is not possible; {}", exact(*value), coin_range()),
            Self::Rows { rows } => {
                let [rows, max] = [*rows, MAX_SURVEY_ROWS].map(group_count);
                write!(f, "{rows} rows are not possible; a survey has 1 to {max}")
            }
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OddRow => f.write_str("both ends of an odd row are seats of the same kind"),
            Self::NotFirst => f.write_str("it is for First on an even row"),
            Self::AgainstExploiter => f.write_str("two exploiters would wait for each other's rule"),
            Self::LongRow => {
                let max = group_count(MAX_COINS_FOR_ALL_INTERVALS);
                write!(f, "it needs all intervals, so the row may have at most {max} coins")
            }
        }
    }
}

/// Returns a number as a place in a list: `1st`, `2nd`, `11th`.
fn ordinal(number: usize) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{}{ending}", group_count(number))
}

/// The values that a coin may have.
fn coin_range() -> &'static str {
    "a coin lies between −10¹² and 10¹²"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_out_of_range_is_named_by_its_place() {
        let error = |index| BoundsError::ValueOutOfRange { index, value: 2_000_000_000_000 }.to_string();
        assert_eq!(error(0), "the 1st coin is 2,000,000,000,000; a coin lies between −10¹² and 10¹²");
        let places = [1, 2, 3, 10, 11, 12, 20, 111].map(|index| error(index).split(' ').nth(1).unwrap().to_owned());
        assert_eq!(places, ["2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]);
    }
}
