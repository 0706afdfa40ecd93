//! The lessons: from one to the next, and what the user has done in each.

use crate::app::message::Message;
use crate::app::preferences::PredictScore;
use crate::app::program::App;
use crate::lessons;
use crate::session::course::Place;

impl App {
    /// Opens the lesson after the open one, or the first lesson if none is open. Does nothing after the last one.
    pub(super) fn open_next_lesson(&mut self) {
        let next = self.state.lesson().map_or(0, |open| open + 1);
        self.open_other_lesson(next);
    }

    /// Opens a lesson. In a lecture it begins with its title.
    fn open_other_lesson(&mut self, lesson: usize) {
        if self.state.lecture.is_some() && lesson < self.state.course().count() {
            self.go_to_place(lesson, Place::Title);
        } else {
            self.apply(Message::Lesson(lesson));
        }
    }

    /// Opens the lesson before the open one, if there is one.
    pub(super) fn open_previous_lesson(&mut self) {
        if let Some(previous) = self.state.lesson().and_then(|open| open.checked_sub(1)) {
            self.open_other_lesson(previous);
        }
    }

    /// Keeps that the open lesson is done, if its fill is at the end.
    pub(in crate::app) fn note_lesson_done(&mut self) {
        if self.state.transports.fill.is_at_end() && self.state.lesson().is_some() {
            let key = lessons::key(self.state.document());
            self.state.preferences.note_lesson_done(&key);
        }
    }

    /// Keeps how well the questions of the open lesson were answered.
    pub(super) fn note_lesson_score(&mut self) {
        let record = self.state.record();
        let score = PredictScore { right: record.correct_at_first_try(), asked: record.asked() as u32 };
        if self.state.lesson().is_some() {
            let key = lessons::key(self.state.document());
            self.state.preferences.note_lesson_score(&key, score);
        }
    }
}
