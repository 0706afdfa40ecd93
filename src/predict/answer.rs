//! What a learner answers, as a value and in words.

use crate::game::table::recurrence::Quantity;
use crate::game::{Interval, Pick};
use crate::number::exact;
use crate::wording;

/// A number of the table that the second number of a cell may be from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    pub quantity: Quantity,
    pub interval: Interval,
}

impl Source {
    /// `fir[2][4]`.
    pub fn name(self) -> String {
        wording::cell_name(self.quantity, self.interval)
    }
}

/// An answer to a question; which of them fits says its [`Form`](super::Form).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The cells that are read, in any order.
    Cells(Vec<Interval>),
    /// The end that is taken, or both on a tie.
    End(Pick),
    Number(i64),
    /// A number and whose old value it is.
    NumberFrom(i64, Source),
}

impl Answer {
    /// The answer as the record and its summary show it.
    pub fn text(&self) -> String {
        match self {
            Self::Cells(cells) if cells.is_empty() => "no cell".to_owned(),
            Self::Cells(cells) => wording::list(cells.iter().copied().map(wording::interval_name)),
            Self::End(Pick::Tie) => "both ends".to_owned(),
            Self::End(pick) => pick.name().to_owned(),
            Self::Number(number) => exact(*number),
            Self::NumberFrom(number, source) => format!("{} from {}", exact(*number), source.name()),
        }
    }
}

/// The whole number that was typed, with either minus sign; `None` if it is none.
pub fn number_from_text(text: &str) -> Option<i64> {
    text.trim().replace('−', "-").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_read_as_they_are_said() {
        let cells = vec![Interval::new(2, 4), Interval::new(3, 3)];
        let source = Source { quantity: Quantity::Fir, interval: Interval::new(2, 4) };
        assert_eq!(Answer::Cells(cells).text(), "2…4 and 3");
        assert_eq!(Answer::End(Pick::Tie).text(), "both ends");
        assert_eq!(Answer::NumberFrom(-3, source).text(), "−3 from fir[2][4]");
    }

    #[test]
    fn a_typed_number_may_have_either_minus_sign() {
        assert_eq!(["-12", " −12 ", "12", "+12"].map(number_from_text), [Some(-12), Some(-12), Some(12), Some(12)]);
        assert_eq!(["", "1.5", "left", "99999999999999999999"].map(number_from_text), [None; 4]);
    }
}
