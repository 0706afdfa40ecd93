//! What is asked before a step shows its result, and what has been answered so far.

use crate::app::transport::Transport;
use crate::game::Interval;
use crate::predict::{Answer, AnswerForm, Question, Record};

/// A question that waits for an answer, or has been answered and is about to be gone on from.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenQuestion {
    pub question: Question,
    pub transport: Transport,
    /// The cells that are chosen so far, where cells are asked for, and the one that the arrows have come to.
    pub cells: Vec<Interval>,
    pub cursor: Interval,
    /// Which attempt at an answer this is, among all in this session: with each new one the field has the focus anew.
    pub attempt: u64,
    /// The number is typed on in it, and not typed over.
    pub is_typed_on: bool,
    /// The number as it is typed, and the place that it is said to be from.
    pub number: String,
    pub source: Option<usize>,
    /// What is wrong with an answer before it is one: no number, or none chosen.
    pub lacks: Option<&'static str>,
}

/// The questions of a session.
#[derive(Clone, Debug, Default)]
pub struct Predictions {
    pub record: Record,
    pub(in crate::app) open: Option<OpenQuestion>,
    /// Where a question is asked when the playhead of this transport comes to rest there.
    pub(in crate::app) on_arrival: Option<(Transport, f64)>,
    pub(in crate::app) attempts: u64,
    /// The summary of this record has been shown.
    pub summed_up: bool,
}

impl Predictions {
    /// Leaves the question that is open.
    pub(in crate::app) fn leave(&mut self) {
        self.open = None;
        self.on_arrival = None;
    }

    /// Begins another attempt at the answer.
    pub(in crate::app) fn try_again(&mut self) {
        self.attempts += 1;
        if let Some(asked) = &mut self.open {
            asked.attempt = self.attempts;
            asked.is_typed_on = false;
        }
    }
}

impl OpenQuestion {
    /// Chooses a cell or takes it back; the answer, once as many are chosen as are asked for.
    pub(in crate::app) fn choose(&mut self, cell: Interval, count: usize) -> Option<Answer> {
        match self.cells.iter().position(|chosen| *chosen == cell) {
            Some(place) => drop(self.cells.remove(place)),
            None => self.cells.push(cell),
        }
        (self.cells.len() == count).then(|| Answer::Cells(std::mem::take(&mut self.cells)))
    }

    /// The answer that is typed, or what it lacks.
    pub(in crate::app) fn answer(&self, form: AnswerForm) -> Result<Answer, &'static str> {
        let number = || crate::predict::answer::number_from_text(&self.number).ok_or("Type a whole number first.");
        match form {
            AnswerForm::Number => Ok(Answer::Number(number()?)),
            AnswerForm::NumberFrom(sources) => {
                let source = self.source.ok_or("Choose where it is from: ↑ and ↓ go through the four.");
                Ok(Answer::NumberFrom(number()?, sources[source?]))
            }
            AnswerForm::Cells(_) => Err("Choose the cells in the table."),
            AnswerForm::End => Err("Choose an end: ← or →, or both."),
        }
    }
}
