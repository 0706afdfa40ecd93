//! The start of the program: the file to open first, and the work of last time.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::app::course::OpenCourse;
use crate::app::dialog::Dialog;
use crate::app::file_task::{AfterFileTask, FileTask};
use crate::app::message::EarlierWorkChoice;
use crate::app::notice::{Notice, Topic};
use crate::app::origin::{Origin, absolute};
use crate::app::program::App;
use crate::lessons;
use crate::session::recovery::{Recovery, SlotContent, WorkInProgress, put_aside};
use crate::session::{Difference, OpenedSession};
use crate::wording::{dialogs, notices};

impl App {
    /// Opens `file`, or else the work that is recovered from `folder`. Unsaved work that is not opened gets a file of
    /// its own.
    pub(super) fn restore(&mut self, file: Option<&Path>, folder: Option<&Path>) {
        let waker = self.waker.clone();
        match folder.map(|folder| Recovery::new(folder, move || waker.wake())) {
            None => {}
            Some(Err(error)) => self.show_work_is_not_kept(&error.to_string()),
            Some(Ok((recovery, found))) => {
                self.recovery = Some(recovery);
                match found {
                    SlotContent::Empty => {}
                    SlotContent::Work(found) => self.earlier_work = Some(found),
                    SlotContent::Damaged(path) => {
                        let text = notices::earlier_work_is_damaged(&path);
                        self.notices.show(Notice::error(Topic::EarlierWork, text));
                    }
                }
            }
        }
        let file = file.map(absolute);
        self.background.clean_up(self.folders_of_files(file.as_deref()));
        let is_of_work = self.earlier_work.as_ref().is_some_and(|work| work.unsaved && work.file == file);
        match file {
            Some(file) if !is_of_work => self.begin(FileTask::Open(file), AfterFileTask::Start),
            _ => self.resume_earlier_work(),
        }
    }

    /// Returns the folders in which the program has written before, as far as it knows them.
    fn folders_of_files(&self, file: Option<&Path>) -> BTreeSet<PathBuf> {
        let recent = self.state.preferences.recent.paths().iter().map(PathBuf::as_path);
        let folders = recent.chain(file).filter_map(Path::parent).map(Path::to_owned);
        folders.chain(self.data_folder.clone()).collect()
    }

    pub(super) fn show_work_is_not_kept(&mut self, reason: &str) {
        let text = notices::work_is_not_kept(reason);
        self.notices.show(Notice::error(Topic::Recovery, text));
    }

    /// Goes on with the work of last time, if there is any. Its file is read first.
    pub(super) fn resume_earlier_work(&mut self) {
        let Some(work) = &self.earlier_work else { return };
        if let Some(path) = work.file.clone() {
            return self.begin(FileTask::Open(path), AfterFileTask::Resume);
        }
        let saved = if work.unsaved { &lessons::all()[0] } else { &work.session };
        let origin = Origin::new(None, saved);
        self.go_on_with_earlier_work(origin);
    }

    /// Decides between the work of last time and its file, as it is now.
    ///
    /// Work goes on if the file is as it was. A file that has changed since is opened, and the user is asked about
    /// unsaved work.
    pub(super) fn resume(&mut self, path: &Path, opened: Result<OpenedSession, String>) {
        let Some(work) = &self.earlier_work else { return };
        let opened = match opened {
            Ok(opened) => opened,
            Err(reason) => {
                let origin = Origin::of_unreadable(path, &work.session);
                self.go_on_with_earlier_work(origin);
                let text = notices::file_of_earlier_work_is_unreadable(&reason);
                return self.notices.show(Notice::error(Topic::Disk, text));
            }
        };
        let difference = Difference::between(&work.session, &opened.session);
        let is_same_file = match work.saved {
            Some(saved) => saved == opened.version.content(),
            // A recovery file of an earlier version does not say what was saved.
            None => !difference.is_of_document_or_view(),
        };
        if is_same_file {
            return self.go_on_with_earlier_work(Origin::of_file(path, &opened));
        }
        // Nobody has to decide about work that is in the file.
        let lost = self.earlier_work.take().filter(|work| work.unsaved && !difference.is_empty());
        self.show_opened(path, opened);
        let name = self.name();
        if let Some(work) = lost {
            let rows = (&work.session.document.row, self.state.row());
            let rows = (rows.0 != rows.1).then_some(rows);
            let text = dialogs::questions::earlier_work(&name, &difference.to_string(), rows);
            self.open_dialog(Dialog::EarlierWork(text));
            self.earlier_work = Some(work);
            return;
        }
        if difference.is_of_document_or_view() {
            let text = notices::changed_since_it_was_open(&name);
            self.notices.show(Notice::info(Topic::EarlierWork, text));
        }
    }

    fn go_on_with_earlier_work(&mut self, origin: Origin) {
        let Some(work) = self.earlier_work.take() else { return };
        let WorkInProgress { session, course, .. } = *work;
        self.adopt(session, origin);
        if let Some(course) = course.map(OpenCourse::restored) {
            *self.state.course_mut() = course;
            self.read_rehearsal();
            let shown = self.state.lesson().and_then(|shown| self.state.course().lesson(shown));
            if let Some(lesson) = shown.map(|lesson| lesson.session.clone()) {
                self.origin = Origin::new(None, &lesson);
            }
        }
    }

    pub(super) fn answer_earlier_work(&mut self, choice: EarlierWorkChoice) {
        if !matches!(self.dialog, Some(Dialog::EarlierWork(_))) {
            return;
        }
        match choice {
            EarlierWorkChoice::Restore => {
                // Undo brings back the file's content.
                self.history.record(self.state.snapshot());
                let origin = self.origin.clone();
                self.go_on_with_earlier_work(origin);
            }
            EarlierWorkChoice::OpenFile => self.earlier_work = None,
            EarlierWorkChoice::KeepBoth => {}
        }
        self.close_dialog();
    }

    /// Saves work that the user was asked about as a file of its own, unless there was an answer.
    pub(super) fn keep_both_unless_answered(&mut self) {
        if matches!(self.dialog, Some(Dialog::EarlierWork(_))) {
            self.put_earlier_work_aside();
        }
    }

    /// Saves unsaved work of last time as a file of its own. If that fails, it stays in its recovery file, which is not
    /// written any more. Does nothing if it is decided what becomes of the work.
    pub(super) fn put_earlier_work_aside(&mut self) {
        let Some(work) = self.earlier_work.take().filter(|work| work.unsaved) else { return };
        let Some(folder) = &self.data_folder else { return };
        match put_aside(folder, &work) {
            Ok(aside) => {
                self.state.preferences.recent.add(&aside);
                let text = notices::earlier_work_is_kept(&aside);
                self.notices.show(Notice::info(Topic::EarlierWork, text));
            }
            Err(error) => {
                let text = notices::earlier_work_stays(&error.to_string());
                self.notices.show(Notice::error(Topic::EarlierWork, text));
                self.recovery = None;
                self.show_work_is_not_kept(notices::recovery_file_is_taken());
            }
        }
    }
}
