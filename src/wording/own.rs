//! What is said about a table that a learner fills by hand.

use std::fmt;

use crate::game::CountFrom;
use crate::game::recurrence::Quantity;
use crate::predict::own::{MAX_COINS_BY_HAND, OwnTable, OwnTableError, OwnVerdict};
use crate::wording::text::own::error;

pub use super::text::own::panel;

/// Returns what a check says: a sentence that stands out, and those below it.
pub fn verdict(own: &OwnTable, found: &OwnVerdict, count_from: CountFrom) -> (String, Vec<String>) {
    let first = match found {
        OwnVerdict::Right { missing: 0 } => return (panel::full().to_owned(), vec![]),
        OwnVerdict::Right { .. } if !own.is_begun() => return (panel::empty().to_owned(), vec![]),
        OwnVerdict::Right { missing } => return (panel::right_so_far(*missing), vec![]),
        OwnVerdict::Wrong(first) => first,
    };
    let quantity = Quantity { recurrence: own.recurrence(), table: first.place.table as u8 };
    let number = own.number(first.place).unwrap_or_default();
    let mut sentences = vec![first.explanation.sentence.clone()];
    sentences.extend((!first.following.is_empty()).then(|| panel::following(first.following.len())));
    sentences.extend((!first.others.is_empty()).then(|| panel::others(first.others.len())));
    (panel::wrong(count_from, (quantity, first.place.interval), number), sentences)
}

impl fmt::Display for OwnTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Empty => error::empty().to_owned(),
            Self::TooManyCoins(n) => error::too_many_coins(*n, MAX_COINS_BY_HAND),
            Self::NotANumber { line, column, text } => error::not_a_number(*line, *column, text),
            Self::Outside { line, column } => error::outside(*line, *column),
        })
    }
}

impl std::error::Error for OwnTableError {}
