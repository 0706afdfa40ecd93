//! The open question, the answers so far, and the hands that a class has raised.

use crate::app::around::Given;
use crate::app::transport::Transport;
use crate::game::Interval;
use crate::predict::{Answer, AnswerForm, ClassQuestion, FreeQuestion, HandsOption, Question, Record};
use crate::wording::notices;

/// A question that waits for an answer, or that has just been answered.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenQuestion {
    pub question: Question,
    /// The transport that the question holds up.
    pub transport: Transport,
    /// The cells that are chosen so far, if the question asks for cells.
    pub cells: Vec<Interval>,
    /// The cell that the arrows have reached.
    pub cursor: Interval,
    /// The number of this attempt at an answer, unique in the program. The field gets the focus with each new attempt.
    pub attempt: u64,
    /// Whether typing adds to the number in the field, and does not replace it.
    pub is_typed_on: bool,
    /// The number as it is typed.
    pub number: String,
    /// The index of the chosen old value.
    pub source: Option<usize>,
    /// What is missing for a complete answer, as a sentence.
    pub lacks: Option<&'static str>,
}

/// The questions of a session.
#[derive(Clone, Debug, Default)]
pub struct Predictions {
    pub record: Record,
    pub(in crate::app) open: Option<OpenQuestion>,
    /// The position at which a question is asked once the playhead of this transport rests there.
    pub(in crate::app) on_arrival: Option<(Transport, f64)>,
    /// The number of attempts so far, of all records.
    pub(in crate::app) attempts: u64,
    /// The last answer, until it is taken.
    pub(in crate::app) given: Option<Given>,
    /// Whether the summary of this record has been shown.
    pub summed_up: bool,
    /// The author's questions that were answered.
    pub(in crate::app) free: Vec<FreeAnswer>,
}

impl Predictions {
    /// Closes the open question.
    pub(in crate::app) fn leave(&mut self) {
        self.open = None;
        self.on_arrival = None;
    }

    /// Returns an author's question: as it was answered, or open.
    pub(in crate::app) fn free_answer(&self, question: FreeQuestion) -> FreeAnswer {
        let before = self.free.iter().find(|asked| asked.question == question);
        before.cloned().unwrap_or_else(|| FreeAnswer { question, typed: String::new(), state: FreeState::Open })
    }

    /// Starts another attempt at the answer.
    pub(in crate::app) fn try_again(&mut self) {
        self.attempts += 1;
        if let Some(asked) = &mut self.open {
            asked.attempt = self.attempts;
            asked.is_typed_on = false;
        }
    }
}

impl OpenQuestion {
    /// Chooses a cell, or takes the choice back. Returns the answer once `count` cells are chosen.
    pub(in crate::app) fn choose(&mut self, cell: Interval, count: usize) -> Option<Answer> {
        match self.cells.iter().position(|chosen| *chosen == cell) {
            Some(place) => drop(self.cells.remove(place)),
            None => self.cells.push(cell),
        }
        (self.cells.len() == count).then(|| Answer::Cells(std::mem::take(&mut self.cells)))
    }

    /// Returns the answer that is typed.
    ///
    /// # Errors
    /// If the answer is not complete. The error is a sentence that says what is missing.
    pub(in crate::app) fn answer(&self, form: AnswerForm) -> Result<Answer, &'static str> {
        let number = || crate::number::typed(&self.number).ok_or(notices::type_a_number());
        match form {
            AnswerForm::Number => Ok(Answer::Number(number()?)),
            AnswerForm::NumberFrom(sources) => {
                let source = self.source.ok_or(notices::choose_where_it_is_from());
                Ok(Answer::NumberFrom(number()?, sources[source?]))
            }
            AnswerForm::Cells(_) => Err(notices::choose_the_cells()),
            AnswerForm::End => Err(notices::choose_an_end()),
        }
    }
}

/// An author's question to a learner.
#[derive(Clone, Debug, PartialEq)]
pub struct FreeAnswer {
    pub question: FreeQuestion,
    /// The answer as it is typed.
    pub typed: String,
    pub state: FreeState,
}

/// What a learner has answered.
#[derive(Clone, Debug, PartialEq)]
pub enum FreeState {
    Open,
    /// The last answer was this one. There is another try.
    Wrong(String),
    Right,
    /// The learner asked for the answer.
    Revealed,
}

impl FreeState {
    /// Returns whether an answer is waited for.
    pub fn waits(&self) -> bool {
        matches!(self, Self::Open | Self::Wrong(_))
    }
}

/// A question to the class, which is answered by a show of hands.
#[derive(Clone, Debug, PartialEq)]
pub struct ShowOfHands {
    pub question: ClassQuestion,
    pub options: Vec<HandsOption>,
    /// The hands for each option.
    pub hands: Vec<u32>,
    /// The hands of the first vote, once the class votes again.
    pub earlier: Option<Vec<u32>>,
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
