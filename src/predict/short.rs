//! The answer of a question in a few words, for a slide. The picture beside it shows the rest.

use crate::game::Pick;
use crate::number::{exact, value};
use crate::predict::free::{Asked, FreeQuestion};
use crate::predict::question::Question;
use crate::predict::settings::QuestionKind;
use crate::wording::predict::short as texts;
use crate::wording::{cell_name, interval_name, list};

impl Question {
    /// Returns the correct answer in a few words: `Take the 15 on the right: 15 is more than 8.`.
    pub fn short_answer(&self) -> String {
        let (first, second) = self.quantities();
        let (count_from, interval) = (self.count_from(), self.interval());
        let (number, second_number) = self.numbers();
        match self.kind() {
            QuestionKind::Sources => {
                texts::cells(list(self.cells_read().into_iter().map(|cell| interval_name(count_from, cell))))
            }
            QuestionKind::End | QuestionKind::BestEnd => self.short_end(),
            QuestionKind::First => {
                let sum = self.derivation().picked().next().map(|branch| branch.sum.numbers(exact));
                let number = exact(number);
                let name = cell_name(count_from, first, interval);
                let terms = sum.filter(|sum| *sum != number);
                [Some(name), terms, Some(number)].into_iter().flatten().collect::<Vec<_>>().join(" = ")
            }
            QuestionKind::Second => {
                let from = self.correct_old_values().into_iter().next().map(|value| value.name(count_from));
                let number = value(second_number, exact);
                let name = cell_name(count_from, second, interval);
                [Some(name), from, Some(number)].into_iter().flatten().collect::<Vec<_>>().join(" = ")
            }
        }
    }

    fn short_end(&self) -> String {
        let [left, right] = self.branches();
        if !left.moves.is_empty() || !right.moves.is_empty() {
            return crate::wording::panels::predict::answer(self.reveal());
        }
        let [of_left, of_right] = [left, right].map(|branch| value(branch.worth, exact));
        let is_less = self.derivation().takes_smaller();
        match self.pick() {
            Pick::Tie => texts::either(of_left),
            Pick::Left if is_less => texts::left_less(exact(left.coin), of_left, of_right),
            Pick::Left => texts::left_more(exact(left.coin), of_left, of_right),
            Pick::Right if is_less => texts::right_less(exact(right.coin), of_right, of_left),
            Pick::Right => texts::right_more(exact(right.coin), of_right, of_left),
        }
    }
}

impl Asked<'_> {
    /// Returns the right answer in a few words. That of an author has its reason.
    pub fn short_answer(self) -> String {
        match self {
            Self::Step(question) => question.short_answer(),
            Self::Free(question, _) => question.reveal(),
        }
    }

    /// Returns the end that is right, if one is asked for.
    pub fn end(self) -> Option<Pick> {
        let Self::Step(question) = self else { return None };
        matches!(question.kind(), QuestionKind::End | QuestionKind::BestEnd).then(|| question.pick())
    }

    /// Returns the choices that stand below the question.
    pub fn choices(self) -> Vec<String> {
        if let Self::Free(FreeQuestion { choices, .. }, true) = self { choices.clone() } else { vec![] }
    }

    /// Returns the question without its choices.
    pub fn words(self) -> String {
        match self {
            Self::Step(question) => question.text(),
            Self::Free(question, _) => question.question.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Recurrence;
    use crate::predict::question::tests::ask;

    #[test]
    fn an_answer_in_short_names_the_coin_or_the_number() {
        let short = |recurrence, kind| ask("8 15 3 7", recurrence, kind, 0, 3).short_answer();
        assert_eq!(short(Recurrence::FIR_SEC, QuestionKind::First), "fir[0][3] = 7 + 15 = 22");
        assert_eq!(short(Recurrence::FIR_SEC, QuestionKind::Second), "sec[0][3] = fir[0][2] = 11");
        assert_eq!(short(Recurrence::DIFFERENCE, QuestionKind::First), "d[0][3] = 7 − (−4) = 11");
        assert_eq!(short(Recurrence::FIR_SEC, QuestionKind::Sources), texts::cells("1…3 and 0…2"));
        assert_eq!(short(Recurrence::FIR_SEC, QuestionKind::End), texts::right_more("7", "22", "15"));
        let tie = ask("8 15 3", Recurrence::FIR_SEC, QuestionKind::BestEnd, 0, 2);
        assert_eq!(tie.short_answer(), texts::either("11"));
    }
}
