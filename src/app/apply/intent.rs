//! What the keys that go forward and back mean now: one decision, before anything changes.

use crate::app::command::Command;
use crate::app::message::{FreeReply, Message, Reply};
use crate::app::program::App;
use crate::app::transport::TransportAction;
use crate::game::End;
use crate::session::course::Place;

/// What a key that goes forward or back does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Intent {
    /// A black screen gives way.
    LeaveBlack,
    /// The hidden table is shown: an answer would be shown to nobody.
    ShowTable,
    /// Takes this end, in a person's turn.
    Take(End),
    /// Takes back a move that is answered on the board, or goes on after it.
    TakeBack,
    GoOn,
    /// Takes the best end. A presenter's remote has no key for an end.
    TakeBest,
    /// Shows the answer of the open question.
    Reveal,
    /// Goes on in the lecture.
    Walk(Walk),
    /// Moves the transport.
    Act(TransportAction),
}

/// A way in a lecture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Walk {
    /// Shows the answer of the question to the class.
    AnswerClass,
    /// Shows a place of the lesson. `true` if the picture glides there.
    To(Place, bool),
    /// The title gives way to the first position, which is that of the lesson.
    LeaveTitle,
    /// Shows the title of this lesson.
    BeginLesson(usize),
    /// Shows the last place of this lesson.
    EndOfLesson(usize),
    /// The picture stays: the course ends here.
    Stay,
}

impl App {
    /// Carries out a key that goes forward or back, or plays.
    pub(super) fn go(&mut self, command: Command) {
        match self.intent(command) {
            Intent::LeaveBlack => drop(self.leave_black()),
            Intent::ShowTable => drop(self.unblank()),
            Intent::Take(end) => self.take_from(end),
            Intent::TakeBack => self.take_back(),
            Intent::GoOn => self.go_on_after_mistake(),
            Intent::TakeBest => {
                self.leave_picture();
                self.take_best();
            }
            Intent::Reveal if self.state.waits_for_free_answer() => self.state.reply_freely(FreeReply::Reveal),
            Intent::Reveal => self.state.reply(Reply::Reveal),
            Intent::Walk(walk) => self.walk_on(walk),
            Intent::Act(action) => {
                // A question holds the picture.
                let waits = action == TransportAction::Forward && self.state.waits_for_answer();
                if action != TransportAction::PlayPause && !waits {
                    self.leave_picture();
                }
                self.act(action);
            }
        }
    }

    fn intent(&self, command: Command) -> Intent {
        let is_remote = matches!(command, Command::NextPage | Command::PreviousPage);
        let goes_back = matches!(command, Command::Back | Command::PreviousPage);
        let waits = self.state.waits_for_answer() || (is_remote && self.state.waits_for_free_answer());
        if self.state.lecture.is_some_and(|lecture| lecture.is_black) {
            return Intent::LeaveBlack;
        }
        if command == Command::PlayPause && self.state.told_mistake().is_some() {
            return Intent::GoOn;
        }
        if command == Command::PlayPause {
            let walk = self.walk_forward().filter(|_| self.state.shows_title());
            return walk.map_or(Intent::Act(TransportAction::PlayPause), Intent::Walk);
        }
        if !is_remote && self.state.told_mistake().is_some() {
            return if goes_back { Intent::TakeBack } else { Intent::GoOn };
        }
        if !is_remote && self.arrows_take() {
            return Intent::Take(if goes_back { End::Left } else { End::Right });
        }
        if is_remote
            && (goes_back || !waits)
            && let Some(walk) = self.walk_path(goes_back)
        {
            return Intent::Walk(walk);
        }
        if goes_back {
            return self.walk_back().map_or(Intent::Act(TransportAction::Back), Intent::Walk);
        }
        match (waits, is_remote) {
            (true, true) if self.state.is_blank() => Intent::ShowTable,
            (true, true) => Intent::Reveal,
            (true, false) => Intent::Act(TransportAction::Forward),
            (false, _) => match self.walk_forward() {
                Some(walk) => Intent::Walk(walk),
                None if is_remote && self.arrows_take() => Intent::TakeBest,
                None => Intent::Act(TransportAction::Forward),
            },
        }
    }

    /// Returns the way to the stop before or behind the present one in the window. `None` in a lecture, and in a session
    /// without stops.
    fn walk_path(&self, goes_back: bool) -> Option<Walk> {
        if self.state.lecture.is_some() || self.state.stops().is_empty() {
            return None;
        }
        let index = self.state.stop_beside(goes_back);
        Some(index.map_or(Walk::Stay, |index| Walk::To(Place::Stop { index, answered: false }, true)))
    }

    /// Returns the way to the next place of a lecture. `None` outside of a lecture, and where a lesson goes by cells or
    /// moves.
    fn walk_forward(&self) -> Option<Walk> {
        self.state.lecture?;
        let has_stops = self.state.goes_by_stops();
        match self.state.place() {
            Some(Place::Stop { answered: false, .. }) if self.state.show_of_hands().is_some() => {
                Some(Walk::AnswerClass)
            }
            Some(Place::Title) if !has_stops => Some(Walk::LeaveTitle),
            _ if !has_stops => self.next_lesson().filter(|_| self.state.is_at_last_position()),
            Some(place) => match self.state.next_place(place) {
                Some(next) => Some(Walk::To(next, true)),
                None => self.next_lesson(),
            },
            None if self.state.next_stop() < self.state.stops().len() => {
                Some(Walk::To(Place::Stop { index: self.state.next_stop(), answered: false }, true))
            }
            None => self.next_lesson(),
        }
    }

    /// Returns the way to the place before in a lecture, like [`Self::walk_forward`].
    fn walk_back(&self) -> Option<Walk> {
        self.state.lecture?;
        let has_stops = self.state.goes_by_stops();
        let place = self.state.place().filter(|place| has_stops || *place == Place::Title);
        let Some(place) = place else {
            if !has_stops {
                let is_at_start = self.state.lesson().is_some() && self.state.is_at_first_position();
                return is_at_start.then_some(Walk::To(Place::Title, false));
            }
            let before = self.state.next_stop().checked_sub(1);
            let place = before.map_or(Place::Title, |index| Place::Stop { index, answered: false });
            return Some(Walk::To(place, false));
        };
        // A part inside another page shows one session.
        let lesson = self.state.lesson().filter(|_| self.part.is_none());
        let previous = lesson.and_then(|lesson| lesson.checked_sub(1));
        Some(match self.state.previous_place(place) {
            Some(previous) => Walk::To(previous, false),
            None => previous.map_or(Walk::Stay, Walk::EndOfLesson),
        })
    }

    /// Returns the way behind the last place of a lesson.
    fn next_lesson(&self) -> Option<Walk> {
        let next = self.state.lesson().filter(|_| self.part.is_none()).map(|lesson| lesson + 1);
        match next {
            Some(next) if next < self.state.course().count() => Some(Walk::BeginLesson(next)),
            None if self.part.is_none() => None,
            _ => self.state.place().map(|_| Walk::Stay),
        }
    }

    fn walk_on(&mut self, walk: Walk) {
        self.leave_picture();
        match walk {
            Walk::AnswerClass => self.state.answer_class(),
            Walk::To(Place::Stop { index, .. }, _) if self.state.lecture.is_none() => self.show_stop(index),
            Walk::To(place, glides) => self.state.show_place(place, glides),
            Walk::LeaveTitle => self.state.leave_place(),
            Walk::BeginLesson(lesson) => self.go_to_place(lesson, Place::Title),
            Walk::EndOfLesson(lesson) => self.go_to_end_of(lesson),
            Walk::Stay => {}
        }
    }

    fn go_to_end_of(&mut self, lesson: usize) {
        self.apply(Message::Lesson(lesson));
        if self.state.lesson() != Some(lesson) {
            return;
        }
        if self.state.goes_by_stops() {
            self.state.show_place(self.state.last_place(), false);
        } else {
            self.state.leave_place();
            self.act(TransportAction::Last);
        }
    }
}
