//! The one rule for work: unsaved work that leaves the window goes into the recent work, and a notice offers it back.

use crate::app::course::OpenCourse;
use crate::app::file_task::{AfterFileTask, FileTask};
use crate::app::history::{Desk, Past};
use crate::app::notice::{Notice, Topic};
use crate::app::origin::Origin;
use crate::app::program::App;
use crate::lessons;
use crate::session::Session;
use crate::session::recovery::{WorkId, WorkInProgress};
use crate::wording::notices;

/// What leaves the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Leaves {
    /// The session. A lesson of a course of the user stays in that.
    Session,
    /// The course. The session stays.
    Course,
    Both,
}

impl App {
    /// Makes a session the open one, and a course with it if there is one. All that comes into the window comes through
    /// here or [`Self::return_to`].
    pub(in crate::app) fn adopt(&mut self, session: Session, origin: Origin, course: Option<OpenCourse>) {
        let leaves = if course.is_some() { Leaves::Both } else { Leaves::Session };
        self.leave_for_good(leaves);
        self.make_room(origin);
        match course {
            Some(course) => self.set_course(course),
            None => self.state.course_mut().note_shown(None),
        }
        self.state.set_session(session);
        self.select_game_of_person();
    }

    /// Makes a course the open one. The session stays.
    pub(super) fn adopt_course_alone(&mut self, course: OpenCourse) {
        self.leave_for_good(Leaves::Course);
        self.set_course(course);
    }

    fn set_course(&mut self, course: OpenCourse) {
        *self.state.course_mut() = course;
        self.read_rehearsal();
    }

    /// Ends what belongs to the session that was there. Work of last time that nobody has decided about becomes recent
    /// work.
    fn make_room(&mut self, origin: Origin) {
        // A file that is still being opened must not take the place of the session that comes.
        self.file_job = None;
        self.put_earlier_work_aside();
        self.edit_run = None;
        self.origin = origin;
        for topic in [Topic::Opening, Topic::Content, Topic::Disk, Topic::Saving] {
            self.notices.end(topic);
        }
    }

    /// Lets what is in the window leave it, as a step for undo.
    fn leave_for_good(&mut self, leaves: Leaves) {
        let before = self.leave(leaves);
        if before.recent.is_some() || self.history.has_begun() {
            self.history.record(Past::Session(Box::new(before)));
        }
    }

    /// Lets what is in the window leave it. If that is unsaved, it goes into the recent work, and a notice says so.
    pub(super) fn leave(&mut self, leaves: Leaves) -> Desk {
        self.keep_lesson();
        self.finish_saving();
        let mut desk = Desk {
            scene: self.state.scene(),
            origin: self.origin.clone(),
            lesson: self.state.lesson(),
            course: (leaves != Leaves::Session).then(|| self.state.course().clone()),
            recent: None,
        };
        let is_session_lost = leaves != Leaves::Course && self.is_session_unsaved();
        let is_course_lost = leaves != Leaves::Session && self.state.course().is_changed();
        if is_session_lost || is_course_lost {
            let name = if is_course_lost { self.state.course().name() } else { self.name() };
            let course = self.state.course().in_progress().filter(|_| is_course_lost);
            let recent = self.origin.recent_of(self.state.document()).filter(|_| course.is_none());
            let work = WorkInProgress { course, recent, ..self.work() };
            let id = self.kept.recent.add(work, self.kept.clock_ms);
            desk.recent = Some(id);
            desk.origin.recent = Some((id, self.state.document().clone()));
            self.notices.show(Notice::left(Topic::Work, notices::work_has_left(&name), id));
        }
        desk
    }

    /// Brings back what undo or redo leads to, and returns what was there.
    pub(super) fn return_to(&mut self, past: Past) -> Past {
        let desk = match past {
            Past::Edit(snapshot) => {
                let present = self.state.snapshot();
                self.state.restore(*snapshot);
                return Past::Edit(Box::new(present));
            }
            Past::Session(desk) => *desk,
        };
        self.notices.end(Topic::Work);
        let present = self.leave(if desk.course.is_some() { Leaves::Both } else { Leaves::Session });
        self.make_room(desk.origin);
        let is_in_course = desk.course.is_some();
        if let Some(course) = desk.course {
            self.set_course(course);
        }
        self.state.set_scene(desk.scene);
        if !is_in_course && self.state.course().is_own() {
            // The list may have changed since. A session that is not in it any more is one of its own.
            let lesson = self.state.course().lesson_with(self.state.document(), desk.lesson);
            self.state.course_mut().note_shown(lesson);
            if desk.lesson.is_some() && lesson.is_none() {
                self.origin = Origin::new(None, &lessons::first());
            }
        }
        Past::Session(Box::new(present))
    }

    /// Brings back work that has just left, as if nothing had come in its place.
    pub(super) fn bring_back(&mut self, id: WorkId) {
        match self.history.desk_of(id) {
            Some((_, true)) => self.undo(),
            Some((desk, false)) => {
                let desk = Past::Session(Box::new(desk.clone()));
                let present = self.return_to(desk);
                self.history.record(present);
            }
            None => {
                for topic in [Topic::Work, Topic::EarlierWork] {
                    self.notices.end(topic);
                }
                self.open_work(id);
            }
        }
    }

    /// Opens a piece of recent work.
    pub(super) fn open_work(&mut self, id: WorkId) {
        if let Some(work) = self.kept.recent.waiting(id) {
            let work = WorkInProgress { recent: Some(id), ..work.clone() };
            self.show_work(work);
        } else if let Some(path) = self.kept.recent.path(id).filter(|_| self.kept.recent.has(id)) {
            self.begin(FileTask::OpenWork(path), AfterFileTask::Show);
        }
    }

    /// Goes on with a piece of recent work. Its file is read first.
    pub(super) fn show_work(&mut self, work: WorkInProgress) {
        self.close_dialog();
        self.kept.earlier = Some(Box::new(work));
        self.resume_earlier_work();
    }
}
