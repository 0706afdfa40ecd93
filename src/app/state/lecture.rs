//! What the lecture view shows.

use crate::app::state::{Lecture, State};
use crate::app::transport::Transport;
use crate::game::Interval;
use crate::predict::Question;
use crate::session::{CodeSubject, LectureSubject};

impl State {
    /// Returns what the slide shows. `None` outside the lecture view.
    ///
    /// A question about the fill is about the table, so that is shown with it.
    pub fn lecture_subject(&self) -> Option<LectureSubject> {
        let asks_about_fill = self.asked_cell().is_some();
        self.lecture.map(|_| if asks_about_fill { LectureSubject::Table } else { self.view.lecture })
    }

    /// Returns the question to the class, answered or not. `None` outside the lecture view.
    pub fn class_question(&self) -> Option<Question> {
        self.show_of_hands().filter(|_| self.lecture.is_some()).map(|asked| asked.question)
    }

    /// Returns the coins that a slide of the fill is about. `None` for the whole row, as on a slide of fusion.
    pub fn slide_interval(&self) -> Option<Interval> {
        if self.shows_fusion() { None } else { self.shown_interval() }
    }

    /// Enters the lecture view, and lets the keys move what its slide shows.
    pub fn enter_lecture(&mut self, lecture: Lecture) {
        let before = self.lecture.map_or(self.transports.active, |before| before.came_from);
        self.lecture = Some(Lecture { came_from: before, ..lecture });
        self.follow_slide();
    }

    /// Leaves the lecture view. The keys move what they moved before it. Returns what it was.
    pub fn leave_lecture(&mut self) -> Option<Lecture> {
        let left = self.lecture.take()?;
        self.leave_stops();
        self.transports.active = left.came_from;
        self.update_fusion(false);
        Some(left)
    }

    /// Shows a subject on the slide, or the table again if the subject is shown already.
    pub fn show_on_slide(&mut self, subject: LectureSubject) {
        let subject = if self.view.lecture == subject { LectureSubject::Table } else { subject };
        self.set_view(crate::session::View { lecture: subject, ..self.view() });
        self.follow_slide();
    }

    /// Returns whether the run of fusion is shown: on the slide, or else in its tab or as code.
    pub(super) fn shows_fusion(&self) -> bool {
        match self.lecture_subject() {
            Some(LectureSubject::Fusion) => true,
            Some(LectureSubject::Code) => self.view.code == CodeSubject::Fusion,
            Some(LectureSubject::Table | LectureSubject::Game | LectureSubject::Tree) => false,
            None => self.view.shows_fusion(),
        }
    }

    fn follow_slide(&mut self) {
        self.update_fusion(false);
        if self.open_question().is_some() {
            return;
        }
        self.transports.active = match self.view.lecture {
            _ if self.shows_fusion() => Transport::Fusion,
            LectureSubject::Game => Transport::Game,
            LectureSubject::Tree | LectureSubject::Code => Transport::Fill,
            // The table shows the fill, and the game as well.
            LectureSubject::Table | LectureSubject::Fusion => self.transports.active,
        };
    }
}
