//! What the user has done in the lessons.

use crate::app::lesson_progress::PredictScore;
use crate::app::program::App;

impl App {
    /// Keeps that the open lesson is done, if its fill is at the end.
    pub(in crate::app) fn note_lesson_done(&mut self) {
        if self.state.transports.fill.is_at_end()
            && let Some(lesson) = self.state.lesson()
        {
            self.state.preferences.note_lesson_done(lesson);
        }
    }

    /// Keeps how well the questions of the open lesson were answered.
    pub(super) fn note_lesson_score(&mut self) {
        let record = self.state.record();
        let score = PredictScore { right: record.correct_at_first_try(), asked: record.asked() as u32 };
        if let Some(lesson) = self.state.lesson() {
            self.state.preferences.note_lesson_score(lesson, score);
        }
    }
}
