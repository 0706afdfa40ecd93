//! What is wrong with the end of an answer, in sentences.

use crate::game::{End, Pick};
use crate::number::exact;
use crate::predict::explanation::{Explanation, Mistake};
use crate::predict::question::Question;
use crate::wording::Sum;

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
            (_, Pick::Tie) => {
                let [name, other] = [end, end.other()].map(End::name);
                let sentence = format!("Taking {name} is best, but taking {other} is worth as much.");
                Explanation::new(Mistake::OneOfTie, sentence)
            }
            _ if self.has_larger_coin(end) => {
                let coin = exact(self.branch(end).coin);
                let sentence = format!(
                    "That is the end with the larger coin, {coin}; what it leaves behind for the other player counts \
                     too."
                );
                Explanation::new(Mistake::LargerCoin, sentence)
            }
            _ => {
                let sum = Sum::of(self.recurrence(), self.branch(end)).text();
                let sentence = format!("Taking {} comes to {sum}, and the other end is worth more.", end.name());
                Explanation::new(Mistake::WorseEnd, sentence)
            }
        })
    }

    fn no_tie_sentence(&self) -> String {
        let [left, right] = self.branches();
        if left.coin == right.coin {
            let coin = exact(left.coin);
            format!("Both coins are {coin}, but what they leave behind differs.")
        } else {
            "The two ends are not worth the same: only one of them is best.".to_owned()
        }
    }
}
