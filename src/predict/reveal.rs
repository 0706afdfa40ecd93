//! The correct answer with its reason.

use super::answer::OldValue;
use super::question::Question;
use super::settings::QuestionKind;
use crate::game::{End, Pick, Recurrence};
use crate::number::exact;
use crate::wording::{self, Sum};

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
        let cells = wording::list(self.cells_read().into_iter().map(wording::interval_name));
        if self.recurrence() == Recurrence::TwoAhead {
            return format!("cells {cells}: what may lie there when the same player is to move again");
        }
        let [left, right] = End::BOTH.map(|end| self.rest_text(end));
        format!("cells {cells}: taking left leaves {left}, taking right {right}")
    }

    fn reveal_end(&self) -> String {
        let [left, right] = self.branches().map(|branch| Sum::of(self.recurrence(), &branch).text());
        match self.pick() {
            Pick::Left => format!("left: it comes to {left}, and right to {right}"),
            Pick::Right => format!("right: it comes to {right}, and left to {left}"),
            Pick::Tie => format!("both ends: left comes to {left}, and right to {right}"),
        }
    }

    fn reveal_first(&self) -> String {
        let (first, _) = self.derivation().numbers();
        let sums: Vec<_> =
            self.derivation().picked().map(|branch| Sum::of(self.recurrence(), branch).terms()).collect();
        let end = match self.pick() {
            Pick::Tie => "either end",
            pick => pick.name(),
        };
        format!("{}, for taking {end}: {}", exact(first), sums.join(", or "))
    }

    fn reveal_second(&self) -> String {
        let (_, second) = self.derivation().numbers();
        let second = exact(second.unwrap_or_default());
        let old_values: Vec<_> = self.correct_old_values().into_iter().map(OldValue::name).collect();
        let old_values = old_values.join(" and as well ");
        let (first, _) = self.quantities();
        if self.recurrence() == Recurrence::MyTurn {
            let [below, left] = End::BOTH.map(|end| {
                let read = self.neighbour(first, end);
                format!("{} = {}", wording::cell_name(first, read.interval), exact(read.value))
            });
            return format!("{second}, the old {old_values}: the smaller of {below} and {left}");
        }
        let reason = match self.pick() {
            Pick::Tie => "whichever end is taken, the other player is to move on what it leaves".to_owned(),
            pick => {
                let rest = self.rest_text(pick.end());
                format!("taking {} leaves {rest}, where the other player is to move", pick.name())
            }
        };
        format!("{second}, the old {old_values}: {reason}")
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
            "12, the old fir[2][4]: taking left leaves 2…4, where the other player is to move"
        );
        assert_eq!(
            reveal(Recurrence::MyTurn, QuestionKind::Second),
            "12, the old f[2][4]: the smaller of f[2][4] = 12 and f[1][3] = 18"
        );
        assert_eq!(
            reveal(Recurrence::FirSec, QuestionKind::BestEnd),
            "left: it comes to 15 + sec[2][4] = 15 + 7 = 22, and right to 9 + sec[1][3] = 9 + 7 = 16"
        );
        assert_eq!(
            reveal(Recurrence::FirSec, QuestionKind::Sources),
            "cells 2…4 and 1…3: taking left leaves 2…4, taking right 1…3"
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
            "2, the old fir[1][1] and as well fir[0][0]: whichever end is taken, the other player is to move on what \
             it leaves"
        );
    }
}
