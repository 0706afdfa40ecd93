//! Finds out what is wrong with the end of an answer.

use crate::game::Pick;
use crate::predict::explanation::{Explanation, Mistake};
use crate::predict::question::Question;
use crate::wording::Sum;
use crate::wording::predict::ends;

impl Question {
    /// Explains a wrong end. `None` if it is correct.
    pub(in crate::predict) fn explain_end(&self, answer: Pick) -> Option<Explanation> {
        let pick = self.pick();
        let end = answer.end();
        if answer == pick {
            return None;
        }
        Some(match (answer, pick) {
            (Pick::Tie, _) => Explanation::new(Mistake::NotATie, self.no_tie_sentence()),
            (_, Pick::Tie) => Explanation::new(Mistake::OneOfTie, ends::is_one_of_tie(end)),
            _ if self.has_larger_coin(end) => {
                Explanation::new(Mistake::LargerCoin, ends::has_larger_coin(self.branch(end).coin))
            }
            _ => {
                let sum = Sum::of(self.recurrence(), self.branch(end));
                Explanation::new(Mistake::WorseEnd, ends::is_worse(self.count_from(), end, &sum))
            }
        })
    }

    fn no_tie_sentence(&self) -> String {
        let [left, right] = self.branches();
        if left.coin == right.coin { ends::coins_are_equal(left.coin) } else { ends::is_no_tie().to_owned() }
    }
}
