//! What the page around the program asks for, and what it is told.

use crate::app::transport::Transport;
use crate::game::Row;

/// What the page around the program asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Tells where the program stands.
    Hello,
    /// Shows the stop with this index.
    Stop(usize),
    /// Replaces the row.
    Row(Row),
    Play,
    Pause,
    /// Goes to a step of the fill or of fusion, or to the position after so many moves.
    Step(u64),
}

/// What the page around the program is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// The program is there, and takes requests.
    Ready {
        /// The number of stops.
        stops: usize,
        at: Standing,
    },
    /// This stop is shown now, by its index. `None` if it was left.
    Stop(Option<usize>),
    /// Another step or move is shown.
    Step(Transport, u64),
    /// An answer was given to a question.
    Answer {
        /// The index of the stop that is shown.
        stop: Option<usize>,
        given: Given,
    },
    /// A request could not be fulfilled. The error is a sentence.
    Error(String),
}

/// An answer of a learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub question: String,
    /// `None` if the learner gave up.
    pub answer: Option<String>,
    pub is_right: bool,
}

/// Where the program stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The index of the stop that is shown.
    pub stop: Option<usize>,
    /// What the keys move, and its position in steps or moves.
    pub moves: Transport,
    pub step: u64,
}

/// The reports that wait to be taken.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct Reports {
    waiting: Vec<Report>,
    told: Standing,
}

impl Reports {
    /// Notes a report. One about where the program stands is noted as told.
    pub fn add(&mut self, report: Report) {
        if let Report::Ready { at, .. } = report {
            self.told = at;
        }
        self.waiting.push(report);
    }

    /// Notes what of this is new.
    pub fn note(&mut self, now: Standing) {
        let before = std::mem::replace(&mut self.told, now);
        if now.stop != before.stop {
            self.waiting.push(Report::Stop(now.stop));
        }
        if (now.moves, now.step) != (before.moves, before.step) {
            self.waiting.push(Report::Step(now.moves, now.step));
        }
    }

    pub fn take(&mut self) -> Vec<Report> {
        std::mem::take(&mut self.waiting)
    }
}
