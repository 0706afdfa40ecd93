//! Errors of rows, surveys and strategies.

use std::fmt;

use super::super::row;
use super::super::text::errors::row as text;
use crate::game::play::strategy::Misfit;
use crate::game::play::survey::{MAX_SURVEY_ROWS, SurveyError};
use crate::game::row::BoundsError;
use crate::game::row::read::{MAX_DEPTH, Quote, ReadAs, RowError, RowProblem, TextPosition};
use crate::game::{MAX_VALUE, Row};
use crate::limits::{MAX_COINS, MAX_COINS_FOR_ALL_INTERVALS, MAX_SURVEY_COINS};
use crate::notation::first_coins;

/// Such as `line 2, character 6: “x” is not a whole number; write coins such as 8, -15 or 1_000`.
impl fmt::Display for RowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.problem)
    }
}

/// Such as `line 2, character 6`, or `character 6` in a text of one line.
impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, only_line } = *self;
        f.write_str(&if only_line { text::in_line(column) } else { text::in_text(line, column) })
    }
}

/// A word in quotation marks, or `this` if it is hidden.
impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.word() {
            Some(word) => f.write_str(&text::quoted(word)),
            None => f.write_str(text::this()),
        }
    }
}

impl fmt::Display for RowProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Empty => text::empty().to_owned(),
            Self::NotANumber(word) => text::not_a_number(word),
            Self::NotWhole(word) => text::not_whole(word),
            Self::DecimalComma(word) => text::decimal_comma(word),
            Self::SpacedGroups(word) => text::spaced_groups(word),
            Self::LeadingZero(word) => text::leading_zero(word),
            Self::OutOfRange(word) => text::out_of_range(word, -MAX_VALUE, MAX_VALUE),
            Self::Invisible(character) => text::invisible(format!("U+{:04X}", u32::from(*character))),
            Self::Missing(word) => text::missing(word),
            Self::EmptyCell(word) => text::empty_cell(word),
            Self::Currencies(word) => text::currencies(word),
            Self::AloneAbove { number, coins } => text::alone_above(number, *coins, *coins),
            Self::Rows(count) => text::rows(*count),
            Self::Computed(word) => text::computed(word),
            Self::Ambiguous(readings) => text::ambiguous(either(readings)),
            Self::NotReadAs(read_as) => text::not_read_as(read_as.name(), row::read_as(*read_as)),
            Self::TooMany(word) => text::too_many(word, MAX_COINS),
            Self::OutsideTheList(word) => text::outside_the_list(word),
            Self::WrongLength { declared, coins } => text::wrong_length(declared, *coins),
            Self::Unclosed(opening, closing) => text::unclosed(*opening, *closing),
            Self::TooDeep(opening) => text::too_deep(*opening, MAX_DEPTH),
            Self::Unopened(closing, opening) => text::unopened(*closing, *opening),
        })
    }
}

/// Returns the rows that a text can be: `4 coins 8, 15, … (numbers) or 2 coins (thousands)`.
fn either(readings: &[(ReadAs, usize, Option<Row>)]) -> String {
    let named = |(read_as, coins, row): &(ReadAs, usize, Option<Row>)| match row {
        Some(row) => text::reading(*coins, first_coins(row, 5), read_as.name()),
        None => text::reading_in_short(*coins, read_as.name()),
    };
    readings.iter().map(named).reduce(text::or).unwrap_or_default()
}

impl fmt::Display for BoundsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Empty => text::no_coins().to_owned(),
            Self::TooManyCoins { count } => text::too_many_coins(MAX_COINS, *count),
            // Whether the coins count from 0 or from 1 is not known here.
            Self::ValueOutOfRange { index, value } => text::value_out_of_range(index + 1, *value),
        })
    }
}

impl fmt::Display for SurveyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Count { count } => text::survey_count(*count, MAX_SURVEY_COINS),
            Self::Value { value } => text::survey_value(*value),
            Self::Rows { rows } => text::survey_rows(*rows, MAX_SURVEY_ROWS),
        })
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OddRow => f.write_str(text::odd_row()),
            Self::NotFirst => f.write_str(text::not_first()),
            Self::AgainstExploiter => f.write_str(text::against_exploiter()),
            Self::OtherRule => f.write_str(text::other_rule()),
            Self::Alone => f.write_str(text::alone()),
            Self::LongRow => f.write_str(&text::long_row(MAX_COINS_FOR_ALL_INTERVALS)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::said;

    #[test]
    fn a_coin_out_of_range_is_named_by_its_place() {
        let error = |index| BoundsError::ValueOutOfRange { index, value: 2_000_000_000_000 }.to_string();
        assert_eq!(error(0), said("errors.row-value-out-of-range", &["1", "2,000,000,000,000"]));
        assert!(error(1_999).starts_with("the coin at place 2,000 is "), "{}", error(1_999));
    }
}
