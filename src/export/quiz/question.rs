//! A quiz: its questions, their answers, and what is said of them.

use crate::number::Number;

/// Questions with their pictures.
#[derive(Clone, Debug)]
pub struct Quiz {
    /// What the questions are about, as the name of a folder.
    pub category: String,
    pub questions: Vec<Question>,
    pub pictures: Vec<QuizPicture>,
}

/// A picture of a row, of a table or of a recurrence.
#[derive(Clone, Debug)]
pub struct QuizPicture {
    /// The name of its file.
    pub name: String,
    pub png: Vec<u8>,
    /// What it shows, in words.
    pub alt: String,
}

/// A question.
#[derive(Clone, Debug)]
pub struct Question {
    /// The same in every export of the same row and task. Letters, digits and hyphens, with a letter first.
    pub id: String,
    pub name: String,
    /// What it asks, as paragraphs.
    pub texts: Vec<String>,
    /// The index of its picture.
    pub picture: usize,
    pub answer: Answer,
    /// The result and the reason, as paragraphs.
    pub solution: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Number {
        right: Number,
        /// Other numbers, each once.
        mistakes: Vec<Mistake>,
    },
    /// Of these, one is right.
    Choice(Vec<Choice>),
}

/// A wrong number that a known mistake leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    pub number: Number,
    pub feedback: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub text: String,
    pub is_right: bool,
    pub feedback: String,
}

impl Question {
    /// Returns the paragraphs before the picture, and those behind it: what is asked, and how a number is written.
    pub fn split(&self) -> [impl Iterator<Item = &str>; 2] {
        let is_number = matches!(self.answer, Answer::Number { .. });
        let (before, behind) = self.texts.split_at(self.texts.len() - if is_number { 2 } else { 1 });
        [before, behind].map(|texts| texts.iter().map(String::as_str))
    }
}
