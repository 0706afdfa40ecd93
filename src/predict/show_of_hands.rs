//! A question to a whole class: the answers that hands are raised for.

use crate::game::{End, Pick};
use crate::number::{Number, exact};
use crate::predict::explanation::known_mistakes;
use crate::predict::question::{Answer, AnswerForm, OldValue, Question};
use crate::predict::settings::QuestionKind;
use crate::wording::predict::show_of_hands as wording;

/// At most this many answers are offered.
const MAX_OPTIONS: usize = 3;

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
        let (first, second) = self.numbers();
        let (correct, wrong) = match (self.kind(), second) {
            (QuestionKind::First, _) => {
                (first, known_mistakes(self).into_iter().map(|mistake| mistake.number).collect())
            }
            (QuestionKind::Second, Some(second)) => (second, vec![first, second.saturating_add(first)]),
            _ => return Vec::new(),
        };
        let mut numbers: Vec<Number> = vec![correct];
        for number in wrong {
            if numbers.len() < MAX_OPTIONS && !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        numbers.sort_unstable();
        numbers.into_iter().map(|number| HandsOption { text: exact(number), is_correct: number == correct }).collect()
    }
}

impl Question {
    /// Returns all answers that have an explanation of their own, each once, and the correct ones. Empty if the question
    /// asks for cells.
    ///
    /// About ends, these are all answers. Every other number gets the explanation of [`Self::any_other_number`].
    pub fn typical_answers(&self) -> Vec<Answer> {
        let (first, second) = self.numbers();
        let mut answers = Vec::new();
        let mut add = |answer| {
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        };
        match (self.form(), second) {
            (AnswerForm::End, _) => {
                for pick in [Pick::Left, Pick::Right, Pick::Tie] {
                    add(Answer::End(pick));
                }
            }
            (AnswerForm::Number, _) => {
                let mistaken = known_mistakes(self).into_iter().map(|mistake| mistake.number);
                for number in std::iter::once(first).chain(mistaken) {
                    add(Answer::Number(number));
                }
            }
            (AnswerForm::NumberFrom(old_values), Some(second)) => {
                for old_value in old_values {
                    let value = self.neighbour_value(old_value);
                    let added = self.branches().each_ref().map(|branch| value.saturating_add(branch.coin.into()));
                    let numbers = [second, value, first].into_iter().chain(added);
                    let mistaken = known_mistakes(self).into_iter().map(|mistake| mistake.number);
                    for number in numbers.chain(mistaken) {
                        add(Answer::NumberFrom(number, old_value));
                    }
                }
            }
            (AnswerForm::NumberFrom(_) | AnswerForm::Cells(_), _) => {}
        }
        answers
    }

    /// Returns a number that no mistake leads to. Its explanation is that of every number outside of
    /// [`Self::typical_answers`], which is only named in it.
    pub fn any_other_number(&self) -> Number {
        let typical = self.typical_answers();
        let is_typical = |number: Number| {
            typical.iter().any(|answer| match answer {
                Answer::Number(known) | Answer::NumberFrom(known, _) => *known == number,
                Answer::Cells(_) | Answer::End(_) => false,
            })
        };
        // No sum of coins has so many digits, so it can be found in its sentence.
        (0..=Number::MAX).rev().find(|number| !is_typical(*number)).expect("few numbers are typical")
    }

    /// Returns the earlier values to choose from. Empty if the question asks for none.
    pub fn earlier_values(&self) -> Vec<OldValue> {
        if self.kind() == QuestionKind::Second { self.offered_old_values().into() } else { Vec::new() }
    }

    fn neighbour_value(&self, old_value: OldValue) -> Number {
        let end = End::BOTH.into_iter().find(|end| self.rest(*end) == old_value.interval);
        end.and_then(|end| self.neighbour(old_value.quantity, end).value).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use crate::game::{Fill, FillOrder, Recurrence, Table};
    use crate::predict::question::tests::all_questions;
    use crate::predict::{Frequency, PredictSettings, Verdict};

    use super::*;

    fn options(row: &str, kind: QuestionKind, step: u64) -> Vec<(String, bool)> {
        let table = Table::new(row.parse().unwrap());
        let fill = Fill { order: FillOrder::Diagonals, recurrence: Recurrence::FIR_SEC, n: table.n() };
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

    proptest! {
        #[test]
        fn every_other_number_gets_the_same_sentence_with_its_own_value(
            coins in prop::collection::vec(-9..30_i64, 2..6),
            number in -60..200_i128,
        ) {
            for question in all_questions(&coins) {
                let typical = question.typical_answers();
                let other = question.any_other_number();
                let pairs: Vec<_> = match question.form() {
                    AnswerForm::Number => vec![(Answer::Number(number), Answer::Number(other))],
                    AnswerForm::NumberFrom(old_values) => old_values
                        .map(|old| (Answer::NumberFrom(number, old), Answer::NumberFrom(other, old)))
                        .into(),
                    AnswerForm::Cells(_) | AnswerForm::End => Vec::new(),
                };
                for (answer, any) in pairs.into_iter().filter(|(answer, _)| !typical.contains(answer)) {
                    prop_assert!(question.check(&answer) != Verdict::Correct);
                    let general = question.explanation_of(&any).replace(&exact(other), &exact(number));
                    prop_assert_eq!(question.explanation_of(&answer), general, "{:?} to {}", answer, question.text());
                }
            }
        }

        #[test]
        fn the_correct_answer_is_among_the_typical_ones(coins in prop::collection::vec(-9..30_i64, 2..6)) {
            for question in all_questions(&coins).into_iter().filter(|question| question.kind() != QuestionKind::Sources) {
                let typical = question.typical_answers();
                prop_assert!(typical.contains(&question.correct_answer()), "{}", question.text());
            }
        }
    }
}
