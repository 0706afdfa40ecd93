//! A question to a whole class: the answers that hands are raised for.

use super::explanation::numbers::known_mistakes;
use super::question::{AnswerForm, Question};
use super::settings::QuestionKind;
use crate::game::Pick;
use crate::number::exact;
use crate::wording::predict::show_of_hands as wording;

/// At most this many answers are offered.
pub const MAX_OPTIONS: usize = 3;

/// An answer that a class can raise its hands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandsOption {
    pub text: String,
    pub is_correct: bool,
}

impl Question {
    /// Returns the answers to offer: both ends and the tie, or the correct number among those of common mistakes, by
    /// size. Empty if the question asks for cells, which the class points at.
    pub fn options(&self) -> Vec<HandsOption> {
        if self.form() == AnswerForm::End {
            let option =
                |pick: Pick| HandsOption { text: wording::pick(pick).to_owned(), is_correct: pick == self.pick() };
            return [Pick::Left, Pick::Right, Pick::Tie].map(option).into();
        }
        let (first, second) = self.derivation().numbers();
        let (correct, wrong) = match (self.kind(), second) {
            (QuestionKind::First, _) => {
                (first, known_mistakes(self).into_iter().map(|mistake| mistake.number).collect())
            }
            (QuestionKind::Second, Some(second)) => (second, vec![first, second + first]),
            _ => return Vec::new(),
        };
        let mut numbers: Vec<i64> = vec![correct];
        for number in wrong {
            if numbers.len() < MAX_OPTIONS && !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        numbers.sort_unstable();
        numbers.into_iter().map(|number| HandsOption { text: exact(number), is_correct: number == correct }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Fill, FillOrder, Recurrence, Table};
    use crate::predict::{Frequency, PredictSettings};

    fn options(row: &str, kind: QuestionKind, step: u64) -> Vec<(String, bool)> {
        let table = Table::new(row.parse().unwrap());
        let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FirSec, n: table.n() };
        let settings = PredictSettings { kinds: kind.into(), often: Frequency::EachCell };
        let question = Question::of_step(settings, &table, fill, step).unwrap();
        question.options().into_iter().map(|option| (option.text, option.is_correct)).collect()
    }

    #[test]
    fn a_question_about_an_end_offers_both_ends_and_the_tie() {
        let of_end = options("8 15 3 7", QuestionKind::End, 9);
        assert_eq!(of_end.len(), 3);
        assert_eq!(of_end.iter().position(|(_, is_correct)| *is_correct), Some(1), "the 7 is the right choice");
        assert_eq!(options("2 2", QuestionKind::End, 2).iter().position(|(_, is_correct)| *is_correct), Some(2));
    }

    #[test]
    fn a_question_about_a_number_offers_it_once_among_the_numbers_of_mistakes() {
        for kind in [QuestionKind::First, QuestionKind::Second] {
            for step in 4..10 {
                let offered = options("8 15 3 7", kind, step);
                assert!((2..=MAX_OPTIONS).contains(&offered.len()), "{offered:?}");
                assert_eq!(offered.iter().filter(|(_, is_correct)| *is_correct).count(), 1, "{offered:?}");
            }
        }
        assert!(options("8 15 3 7", QuestionKind::First, 9).contains(&("22".to_owned(), true)));
        assert!(options("8 15 3 7", QuestionKind::Sources, 9).is_empty());
    }
}
