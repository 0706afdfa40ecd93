//! The messages about courses: the list of lessons, their stops, and the way of a lecture through them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::command::Command;
use crate::app::course::{CourseEdit, OpenCourse};
use crate::app::dialog::Dialog;
use crate::app::file_task::{AfterFileTask, FileTask, SaveCourse};
use crate::app::message::{Message, StopEdit};
use crate::app::notice::{Notice, Topic};
use crate::app::origin::{Origin, absolute};
use crate::app::program::{App, EditRun};
use crate::printable::{Lines, printable};
use crate::session::course::{OpenedCourse, Place, SavedCourse};
use crate::session::{Edition, MAX_STOPS, Stop, StopPosition};
use crate::wording::{course as wording, notices, parts};

impl App {
    /// Puts the shown lesson into the course of the user, if it has changed. Then nothing of it is lost when another
    /// session takes its place.
    pub(in crate::app) fn keep_lesson(&mut self) {
        let lesson = self.state.lesson_session();
        self.state.course_mut().keep(lesson.clone());
        if self.is_lesson_of_own() {
            self.origin = Origin::new(None, &lesson);
        }
    }

    /// Returns whether the session is a lesson of a course of the user. It is saved with the course.
    pub(in crate::app) fn is_lesson_of_own(&self) -> bool {
        self.state.course().is_own() && self.state.lesson().is_some()
    }

    // ---- the course

    /// Shows a course that was read, and its first lesson.
    pub(in crate::app) fn show_course(&mut self, path: &Path, opened: OpenedCourse) {
        self.close_dialog();
        let warnings = opened.warnings.clone();
        self.state.preferences.recent.add(path);
        self.adopt_course(OpenCourse::opened(path, opened));
        if !warnings.is_empty() {
            self.notices.show(Notice::error(Topic::Content, notices::warnings(path, parts(warnings))));
        }
        self.begin_lecture_of_start();
    }

    /// Begins the lecture of the file that the program was started with, if that was asked for.
    pub(super) fn begin_lecture_of_start(&mut self) {
        if std::mem::take(&mut self.presents) {
            self.apply(Command::StartLecture.into());
        }
    }

    /// Makes a course the open one, and shows its first lesson.
    pub(in crate::app) fn adopt_course(&mut self, course: OpenCourse) {
        if course.count() > 0 {
            self.show_lesson_of(Some(course), 0);
        } else {
            self.adopt_course_alone(course);
        }
    }

    /// Begins a new course with the present session.
    pub(in crate::app) fn begin_course(&mut self) {
        let session = self.state.lesson_session();
        let mut course = OpenCourse::own(Arc::default(), None, None);
        course.edit(CourseEdit::Add(Box::new(session.clone())), None);
        self.adopt_course_alone(course);
        self.origin = Origin::new(None, &session);
        self.open_dialog(Dialog::Course);
    }

    /// Changes the list of lessons.
    pub(super) fn edit_course(&mut self, edit: CourseEdit) {
        self.keep_lesson();
        let shown = self.state.lesson();
        let is_added = matches!(edit, CourseEdit::Add(_));
        self.state.course_mut().edit(edit, shown);
        self.after_course_edit(is_added);
    }

    pub(super) fn undo_course_edit(&mut self) {
        self.keep_lesson();
        if self.state.course_mut().undo() {
            self.after_course_edit(false);
        }
    }

    /// Shows the lesson as the list has it now, such as with its new title.
    fn after_course_edit(&mut self, is_added: bool) {
        let shown = self.state.lesson().filter(|_| self.state.course().is_own());
        let Some(lesson) = shown.and_then(|shown| self.state.course().lesson(shown)) else { return };
        let (session, place) = ((*lesson.session).clone(), self.state.place());
        if is_added || session.document == *self.state.document() {
            self.origin = Origin::new(None, &session);
            return;
        }
        let (fill, game) = (self.state.transports.fill.resting_head(), self.state.ply());
        self.origin = Origin::new(None, &session);
        self.state.set_document(session.document);
        if place.is_none() {
            self.state.transports.fill.jump_to(fill);
            self.state.transports.game.jump_to(game as f64);
        }
    }

    /// Adds the present session to the course. The bundled courses are copied first.
    pub(super) fn add_to_course(&mut self) {
        let session = self.state.lesson_session();
        self.edit_course(CourseEdit::Add(Box::new(session)));
        self.open_dialog(Dialog::Course);
    }

    /// Saves the course to its file, or asks for one.
    pub(super) fn save_course(&mut self) {
        match self.state.course().path().map(Path::to_owned) {
            Some(path) => self.save_course_to(&path, false),
            None => self.ask_where_to_save_course(None),
        }
    }

    /// Asks where to save the course, or a copy in an edition for others.
    pub(super) fn ask_where_to_save_course(&mut self, edition: Option<Edition>) {
        let course = self.state.course();
        let folder = course.path().and_then(Path::parent).map(Path::to_owned);
        let name = if edition.is_some() { wording::copy_for_others(course.name()) } else { course.name() };
        let name = crate::app::origin::file_name(&name);
        let suggested = match (course.path(), edition) {
            (Some(path), None) => path.to_owned(),
            _ => folder.map_or_else(|| PathBuf::from(&name), |folder| folder.join(&name)),
        };
        self.open_dialog(Dialog::SaveCourse { suggested, edition });
    }

    /// Chooses for whom a copy of the course is saved.
    pub(super) fn choose_edition(&mut self, chosen: Edition) {
        if let Some(Dialog::SaveCourse { edition: Some(edition), .. }) = &mut self.dialogs.open {
            *edition = chosen;
        }
    }

    /// Saves the course. A file that another program has changed is replaced only if `replaces_changes`.
    pub(super) fn save_course_to(&mut self, path: &Path, replaces_changes: bool) {
        self.keep_lesson();
        let edition = self.edition_of_copy();
        let path = absolute(path);
        let course = self.state.course();
        let is_own_file = course.path() == Some(&path);
        if is_own_file && edition.is_some() {
            return self.saving_failed(wording::copy_over_course(&path));
        }
        let known = course.version().cloned().filter(|_| is_own_file && !replaces_changes);
        // Lessons of files are named by their paths from the folder of the course.
        let is_elsewhere = course.path().and_then(Path::parent) != path.parent();
        let whole = edition.is_some() || is_elsewhere;
        let edition = edition.unwrap_or(Edition::Lecturer);
        let task = SaveCourse { path, course: Arc::clone(course.course()), known, whole, edition };
        self.begin(FileTask::SaveCourse(Box::new(task)), AfterFileTask::Saved);
    }

    /// Carries on after the course was saved.
    pub(super) fn course_saved(&mut self, task: &SaveCourse, saved: SavedCourse) {
        if self.edition_of_copy().is_none() {
            self.state.course_mut().note_saved(&task.path, saved);
        }
    }

    /// Returns the edition of the copy that a dialog asks about. `None` if the course itself is saved.
    fn edition_of_copy(&self) -> Option<Edition> {
        if let Some(Dialog::SaveCourse { edition, .. }) = self.dialogs.open { edition } else { None }
    }

    // ---- the stops

    /// Changes the words that are read. Where there is no stop yet, they are those of one that shows what is shown now.
    pub(super) fn edit_words(&mut self, words: &str) {
        let mut document = self.state.document().clone();
        let index = self.state.read_stop().or(self.state.stop_index()).unwrap_or(0);
        if document.stops.is_empty() {
            document.stops.push(self.state.present_stop());
            self.state.note_place(Place::Stop { index, answered: false });
        }
        document.stops[index].words = printable(words, Lines::Many).into_owned();
        self.change(document, Some(EditRun::Stop(index)));
    }

    pub(super) fn edit_stops(&mut self, edit: StopEdit) {
        let mut document = self.state.document().clone();
        let stops = &mut document.stops;
        let mut shown = self.state.stop_index();
        // The letters of a text are one step for undo.
        let run = match &edit {
            StopEdit::Set(index, stop) => {
                let is_text = |old: &Stop| (&old.note, &old.words) != (&stop.note, &stop.words);
                stops.get(*index).is_some_and(is_text).then_some(EditRun::Stop(*index))
            }
            _ => None,
        };
        match edit {
            StopEdit::Add => {
                let at = shown.map_or(stops.len(), |shown| shown + 1);
                stops.insert(at, self.state.present_stop());
                shown = Some(at);
                self.state.preferences.shows_stops = true;
            }
            StopEdit::Set(index, stop) => {
                let Some(old) = stops.get_mut(index) else { return };
                *old = *stop;
            }
            StopEdit::Move { from, to } => {
                if from >= stops.len() || to >= stops.len() {
                    return;
                }
                let stop = stops.remove(from);
                stops.insert(to, stop);
                // The stage shows the same stop as before.
                shown = shown.map(|shown| {
                    let without = shown - usize::from(from < shown);
                    if shown == from { to } else { without + usize::from(to <= without) }
                });
            }
            StopEdit::Remove(index) => {
                if index >= stops.len() {
                    return;
                }
                stops.remove(index);
                shown = None;
            }
        }
        document.stops.fit(self.state.lasting_view(), self.state.n());
        document.stops.truncate(MAX_STOPS);
        self.change(document, run);
        match shown {
            Some(index) if self.state.lecture.is_none() => {
                self.state.note_place(Place::Stop { index, answered: false });
            }
            Some(index) => self.state.show_place(Place::Stop { index, answered: false }, false),
            None => self.state.leave_place(),
        }
    }

    /// Shows a stop of the session. Where a person is to move, they begin again.
    pub(super) fn show_stop(&mut self, index: usize) {
        self.state.show_place(Place::Stop { index, answered: false }, true);
        let is_game = self.state.stops().get(index).is_some_and(|stop| matches!(stop.at, StopPosition::Game(_)));
        if is_game && self.state.lecture.is_none() {
            self.retry();
        }
    }

    // ---- the lecture

    /// Shows a lesson of the course at a place.
    pub(super) fn go_to_place(&mut self, lesson: usize, place: Place) {
        if self.state.lesson() != Some(lesson) {
            self.apply(Message::Lesson(lesson));
        }
        if self.state.lesson() == Some(lesson) {
            self.state.show_place(place, false);
        }
    }

    /// Shows the lesson with a typed number, such as 12, in the lecture view.
    pub(super) fn open_typed_lesson(&mut self) {
        let typed = std::mem::take(&mut self.presenter.typed_lesson);
        let Some(lesson) = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) else { return };
        if lesson < self.state.course().count() {
            self.go_to_place(lesson, Place::Title);
        } else {
            let text = wording::no_such_lesson(lesson + 1, self.state.course().count());
            self.notices.show(Notice::info(Topic::Window, text));
        }
    }
}
