//! A learner's answer, as a value and as text.

use crate::game::table::recurrence::Quantity;
use crate::game::{CountFrom, Interval, Pick};
use crate::number::exact;
use crate::wording;
use crate::wording::predict::{question, summary};

/// A number of an earlier cell, which the second number of a cell can be equal to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OldValue {
    pub quantity: Quantity,
    pub interval: Interval,
}

impl OldValue {
    /// Returns its name, such as `fir[2][4]`. `count_from` is the number of the first coin.
    pub fn name(self, count_from: CountFrom) -> String {
        wording::cell_name(count_from, self.quantity, self.interval)
    }
}

/// An answer to a question. [`AnswerForm`](super::AnswerForm) says which variant a question asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The cells that will be read, in any order.
    Cells(Vec<Interval>),
    /// The end that will be taken, or both on a tie.
    End(Pick),
    Number(i64),
    /// A number, and the old value that it is equal to.
    NumberFrom(i64, OldValue),
}

impl Answer {
    /// Returns the answer as the summary of a record shows it. `count_from` is the number of the first coin.
    pub fn text(&self, count_from: CountFrom) -> String {
        match self {
            Self::Cells(cells) if cells.is_empty() => question::no_cell().to_owned(),
            Self::Cells(cells) => wording::list(cells.iter().map(|cell| wording::interval_name(count_from, *cell))),
            Self::End(Pick::Tie) => question::both_ends().to_owned(),
            Self::End(pick) => pick.name().to_owned(),
            Self::Number(number) => exact(*number),
            Self::NumberFrom(number, OldValue { quantity, interval }) => {
                summary::number_from(count_from, *number, *quantity, *interval)
            }
        }
    }
}

/// Parses a typed whole number. Both minus signs, ASCII and Unicode, are accepted. Returns `None` for any other text.
pub fn number_from_text(text: &str) -> Option<i64> {
    text.trim().replace('−', "-").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_a_text_for_the_summary() {
        let cells = vec![Interval::new(2, 4), Interval::new(3, 3)];
        let old_value = OldValue { quantity: Quantity::Fir, interval: Interval::new(2, 4) };
        assert_eq!(Answer::Cells(cells).text(CountFrom::Zero,), "2…4 and 3");
        assert_eq!(Answer::End(Pick::Tie).text(CountFrom::Zero,), "both ends");
        assert_eq!(Answer::NumberFrom(-3, old_value).text(CountFrom::Zero,), "−3 from fir[2][4]");
    }

    #[test]
    fn a_typed_number_may_have_either_minus_sign() {
        assert_eq!(["-12", " −12 ", "12", "+12"].map(number_from_text), [Some(-12), Some(-12), Some(12), Some(12)]);
        assert_eq!(["", "1.5", "left", "99999999999999999999"].map(number_from_text), [None; 4]);
    }
}
