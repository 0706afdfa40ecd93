//! The correct answer with its reason.

use super::question::Question;
use super::settings::QuestionKind;
use crate::game::{End, Interval, Pick, Recurrence};
use crate::wording::Sum;
use crate::wording::predict::reveal;

impl Question {
    /// Returns the correct answer with its reason: `22, for taking left: 15 + sec[2][4] = 15 + 7`.
    pub fn reveal(&self) -> String {
        match self.kind() {
            QuestionKind::Sources => self.reveal_sources(),
            QuestionKind::End | QuestionKind::BestEnd => self.reveal_end(),
            QuestionKind::First => self.reveal_first(),
            QuestionKind::Second => self.reveal_second(),
        }
    }

    fn reveal_sources(&self) -> String {
        let cells = self.cells_read();
        if self.recurrence() == Recurrence::TwoAhead {
            return reveal::cells_read_two_ahead(self.count_from(), &cells);
        }
        reveal::cells_read(self.count_from(), &cells, self.rest(End::Left), self.rest(End::Right))
    }

    fn reveal_end(&self) -> String {
        let [left, right] = self.branches().map(|branch| Sum::of(self.recurrence(), &branch));
        reveal::end(self.count_from(), self.pick(), &left, &right)
    }

    fn reveal_first(&self) -> String {
        let (first, _) = self.derivation().numbers();
        let sums: Vec<_> = self.derivation().picked().map(|branch| Sum::of(self.recurrence(), branch)).collect();
        reveal::first_number(self.count_from(), first, self.pick(), &sums)
    }

    fn reveal_second(&self) -> String {
        let count_from = self.count_from();
        let (_, second) = self.derivation().numbers();
        let second = second.unwrap_or_default();
        let (first, _) = self.quantities();
        let from: Vec<Interval> = self.correct_old_values().into_iter().map(|value| value.interval).collect();
        if self.recurrence() == Recurrence::MyTurn {
            return reveal::smaller_number(
                count_from,
                second,
                first,
                &from,
                End::BOTH.map(|end| self.neighbour(first, end)),
            );
        }
        match self.pick() {
            Pick::Tie => reveal::second_number_on_tie(count_from, second, first, &from),
            pick => reveal::second_number(count_from, second, first, &from, pick.end(), self.rest(pick.end())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::predict::question::tests::ask;

    const ROW: &str = "8 15 3 7 9 2";

    #[test]
    fn a_revealed_answer_has_its_reason() {
        let reveal = |recurrence, kind| ask(ROW, recurrence, kind, 1, 4).reveal();
        assert_eq!(reveal(Recurrence::FirSec, QuestionKind::First), "22, for taking left: 15 + sec[2][4] = 15 + 7");
        assert_eq!(
            reveal(Recurrence::FirSec, QuestionKind::Second),
            "12, the value of fir[2][4]: taking left leaves 2…4, where the other player is to move"
        );
        assert_eq!(
            reveal(Recurrence::MyTurn, QuestionKind::Second),
            "12, the value of f[2][4]: the smaller of f[2][4] = 12 and f[1][3] = 18"
        );
        assert_eq!(
            reveal(Recurrence::FirSec, QuestionKind::BestEnd),
            "take left, worth 15 + sec[2][4] = 15 + 7 = 22; right is worth 9 + sec[1][3] = 9 + 7 = 16"
        );
        assert_eq!(
            reveal(Recurrence::FirSec, QuestionKind::Sources),
            "cells 2…4 and 1…3: taking left leaves 2…4, taking right leaves 1…3"
        );
    }

    #[test]
    fn a_tie_is_revealed_with_both_ends() {
        let reveal = |kind| ask("2 2", Recurrence::FirSec, kind, 0, 1).reveal();
        assert_eq!(
            reveal(QuestionKind::First),
            "2, for taking either end: 2 + sec[1][1] = 2 + 0, or 2 + sec[0][0] = 2 + 0"
        );
        assert_eq!(
            reveal(QuestionKind::Second),
            "2, the value of fir[1][1] and of fir[0][0]: after either pick the other player is to move"
        );
    }
}
