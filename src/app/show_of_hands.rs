//! A question to the class, and the hands for each answer.

use crate::predict::{HandsOption, Question};

/// A question to the class, which is answered by a show of hands.
#[derive(Clone, Debug, PartialEq)]
pub struct ShowOfHands {
    pub question: Question,
    pub options: Vec<HandsOption>,
    /// The hands for each option.
    pub hands: Vec<u32>,
    /// Whether the answer is shown.
    pub is_answered: bool,
}

impl ShowOfHands {
    /// Returns how many hands were for a correct option, and how many there were.
    pub fn score(&self) -> (u32, u32) {
        let of = |only_correct: bool| {
            let counted = self.options.iter().zip(&self.hands).filter(|(option, _)| option.is_correct || !only_correct);
            counted.map(|(_, hands)| hands).sum()
        };
        (of(true), of(false))
    }
}
