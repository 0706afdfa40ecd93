//! Questions that an author writes: with choices, or with a number or a word as the answer.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::game::Interval;
use crate::number;
use crate::predict::question::Question;
use crate::predict::show_of_hands::HandsOption;
use crate::wording::predict::question;

/// A question that an author writes. All of its texts may have values of the row in braces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FreeQuestion {
    #[serde(rename = "text")]
    pub question: String,
    /// The answers to choose from. Without any, the answer is typed.
    #[serde(rename = "options", skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<String>,
    /// The right answer: one of the choices, if there are any.
    pub answer: String,
    /// Why it is right.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub why: String,
}

impl FreeQuestion {
    /// Returns all of its texts, to change them.
    pub fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let Self { question, choices, answer, why } = self;
        [question, answer, why].into_iter().chain(choices)
    }

    /// Returns the answers to raise hands for. Empty if the answer is typed.
    pub fn options(&self) -> Vec<HandsOption> {
        let option = |text: &String| HandsOption { text: text.clone(), is_correct: self.is_right(text) };
        self.choices.iter().map(option).collect()
    }

    /// Returns whether an answer is the right one. Two ways to write a number are the same.
    pub fn is_right(&self, answer: &str) -> bool {
        let [answer, right] = [answer, &self.answer].map(str::trim);
        let numbers = [answer, right].map(|text| number::typed(&text.replace([',', ' ', '\u{a0}', '\u{2009}'], "")));
        answer == right || (numbers[0].is_some() && numbers[0] == numbers[1])
    }

    /// Returns whether the right answer is typed with digits alone.
    pub fn takes_digits(&self) -> bool {
        let answer = self.answer.trim();
        !answer.is_empty() && answer.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Returns the right answer with its reason.
    pub fn reveal(&self) -> String {
        let [answer, why] = [&self.answer, &self.why].map(|text| text.trim().trim_end_matches('.').to_owned());
        if why.is_empty() { answer } else { question::answer_with_reason(answer, why) }
    }
}

/// A question on a slide.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked<'a> {
    /// About a step of the fill or a move of the game.
    Step(&'a Question),
    /// One of an author. `true` if its choices stand below it.
    Free(&'a FreeQuestion, bool),
}

impl Asked<'_> {
    /// Returns the question.
    pub fn text(self) -> String {
        match self {
            Self::Step(question) => question.text(),
            Self::Free(FreeQuestion { question, .. }, false) => question.clone(),
            Self::Free(FreeQuestion { question, choices, .. }, true) => {
                choices.iter().fold(question.clone(), |mut text, choice| {
                    let _ = write!(text, "  ○ {choice}");
                    text
                })
            }
        }
    }

    /// Returns the question for a screen reader.
    pub fn spoken(self) -> String {
        if let Self::Step(question) = self { question.spoken() } else { self.text() }
    }

    /// Returns the right answer with its reason.
    pub fn reveal(self) -> String {
        match self {
            Self::Step(question) => question.reveal(),
            Self::Free(question, _) => question.reveal(),
        }
    }

    /// Returns the coins that it is about. An author's question may be about anything.
    pub fn interval(self) -> Option<Interval> {
        if let Self::Step(question) = self { Some(question.interval()) } else { None }
    }
}

/// A question to a class, as [`Asked`] is.
#[derive(Clone, Debug, PartialEq)]
pub enum ClassQuestion {
    Step(Box<Question>),
    Free(FreeQuestion),
}

impl ClassQuestion {
    pub fn asked(&self, lists_choices: bool) -> Asked<'_> {
        match self {
            Self::Step(question) => Asked::Step(question),
            Self::Free(question) => Asked::Free(question, lists_choices),
        }
    }

    /// Returns the answers to raise hands for.
    pub fn options(&self) -> Vec<HandsOption> {
        match self {
            Self::Step(question) => question.options(),
            Self::Free(question) => question.options(),
        }
    }

    /// Returns the question about a step or a move, if it is one.
    pub fn step(&self) -> Option<&Question> {
        if let Self::Step(question) = self { Some(question) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(choices: &[&str], answer: &str) -> FreeQuestion {
        FreeQuestion {
            question: "How many cells?".to_owned(),
            choices: choices.iter().map(|choice| (*choice).to_owned()).collect(),
            answer: answer.to_owned(),
            why: "1 + 2 + 3 + 4.".to_owned(),
        }
    }

    #[test]
    fn a_choice_or_a_number_is_compared_with_the_answer() {
        let typed = question(&[], "1,000");
        assert!(["1000", " 1,000 ", "1 000"].iter().all(|answer| typed.is_right(answer)));
        assert!(["100", "", "a thousand"].iter().all(|answer| !typed.is_right(answer)));
        let is_of_digits = |answer: &str| FreeQuestion { answer: answer.to_owned(), ..typed.clone() }.takes_digits();
        assert!(["8", " 1000 "].iter().all(|answer| is_of_digits(answer)));
        assert!(["", "-8", "1,000", "8 or 15"].iter().all(|answer| !is_of_digits(answer)));
        let right =
            |question: &FreeQuestion| question.options().iter().map(|option| option.is_correct).collect::<Vec<_>>();
        assert_eq!(right(&question(&["6", "10", "16"], "10")), [false, true, false]);
        assert_eq!(typed.options(), []);
    }

    #[test]
    fn the_answer_has_its_reason() {
        assert_eq!(question(&[], "10").reveal(), "10: 1 + 2 + 3 + 4");
        assert_eq!(FreeQuestion { why: String::new(), ..question(&[], "10") }.reveal(), "10");
        assert_eq!(Asked::Free(&question(&["6", "10"], "10"), true).text(), "How many cells?  ○ 6  ○ 10");
    }
}
