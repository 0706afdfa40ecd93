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
use crate::session::recent_work::RecentWork;
use crate::session::recovery::{Recovery, SlotContent, WorkInProgress};
use crate::session::{Difference, OpenedSession, Session};
use crate::wording::{dialogs, notices};

impl App {
    /// Opens `file`, or else the work that is recovered from `folder`. Unsaved work that is not opened becomes recent
    /// work.
    pub(super) fn restore(&mut self, file: Option<&Path>, folder: Option<&Path>) {
        let waker = self.waker.clone();
        match folder.map(|folder| Recovery::new(folder, move || waker.wake())) {
            None => {}
            Some(Err(error)) => self.show_work_is_not_kept(&error.to_string()),
            Some(Ok((recovery, found))) => {
                self.open_recent_work(folder, recovery.slot());
                self.kept.recovery = Some(recovery);
                match found {
                    SlotContent::Empty => {}
                    SlotContent::Work(found) => self.kept.earlier = Some(found),
                    SlotContent::Damaged(path) => {
                        let text = notices::earlier_work_is_damaged(&path);
                        self.notices.show(Notice::error(Topic::EarlierWork, text));
                    }
                }
            }
        }
        let file = file.map(absolute);
        self.background.clean_up(self.folders_of_files(file.as_deref()));
        let is_of_work = self.kept.earlier.as_ref().is_some_and(|work| work.unsaved && work.file == file);
        match file {
            Some(file) if !is_of_work => self.begin(FileTask::Open(file), AfterFileTask::Start),
            _ => self.resume_earlier_work(),
        }
    }

    /// Opens the recent work of all windows.
    fn open_recent_work(&mut self, folder: Option<&Path>, window: u32) {
        let waker = self.waker.clone();
        match folder.map(|folder| RecentWork::new(folder, window, move || waker.wake())) {
            None => {}
            Some(Ok(recent)) => self.kept.recent = recent,
            Some(Err(error)) => self.show_work_is_not_kept(&error.to_string()),
        }
    }

    /// Returns whether the work of last time came by this link, so that it goes on.
    pub(super) fn goes_on_with_link(&self, link: &str) -> bool {
        let pending = self.kept.earlier.as_ref().and_then(|work| work.link.as_ref());
        pending.or(self.origin.link.as_ref()).is_some_and(|came_by| came_by == link)
    }

    /// Returns the folders in which the program has written before, as far as it knows them.
    fn folders_of_files(&self, file: Option<&Path>) -> BTreeSet<PathBuf> {
        let recent = self.state.preferences.recent.paths().iter().map(PathBuf::as_path);
        let folders = recent.chain(file).filter_map(Path::parent).map(Path::to_owned);
        folders.chain(self.kept.folder.clone()).collect()
    }

    pub(super) fn show_work_is_not_kept(&mut self, reason: &str) {
        let text = notices::work_is_not_kept(reason);
        self.notices.show(Notice::error(Topic::Recovery, text));
    }

    /// Goes on with the work of last time, if there is any. Its file is read first.
    pub(super) fn resume_earlier_work(&mut self) {
        let Some(work) = &self.kept.earlier else { return };
        if let Some(path) = work.file.clone() {
            return self.begin(FileTask::Open(path), AfterFileTask::Resume);
        }
        let of_link = || Some(Session::from_link(work.link.as_ref()?).ok()?.session);
        let origin = if work.unsaved {
            Origin::new(None, of_link().as_ref().unwrap_or(&lessons::first()))
        } else {
            Origin::new(None, &work.session)
        };
        self.go_on_with_earlier_work(origin);
    }

    /// Decides between the work of last time and its file, as it is now.
    ///
    /// Work goes on if the file is as it was. A file that has changed since is opened, and the user is asked about
    /// unsaved work.
    pub(super) fn resume(&mut self, path: &Path, opened: Result<OpenedSession, String>) {
        let Some(work) = &self.kept.earlier else { return };
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
        let lost = self.kept.earlier.take().filter(|work| work.unsaved && !difference.is_empty());
        self.show_opened(path, opened);
        let name = self.name();
        if let Some(work) = lost {
            let rows = (&work.session.document.row, self.state.row());
            let rows = (rows.0 != rows.1).then_some(rows);
            let text = dialogs::questions::earlier_work(&name, &difference.to_string(), rows);
            self.open_dialog(Dialog::EarlierWork(text));
            self.kept.earlier = Some(work);
            return;
        }
        if difference.is_of_document_or_view() {
            let text = notices::changed_since_it_was_open(&name);
            self.notices.show(Notice::info(Topic::EarlierWork, text));
        }
    }

    fn go_on_with_earlier_work(&mut self, mut origin: Origin) {
        let Some(work) = self.kept.earlier.take() else { return };
        let WorkInProgress { session, course, link, recent, .. } = *work;
        origin.link = link;
        origin.recent = recent.map(|id| (id, session.document.clone()));
        let has_course = course.is_some();
        self.adopt(session, origin, course.map(OpenCourse::restored));
        let shown = self.state.lesson().filter(|_| has_course);
        if let Some(lesson) = shown.and_then(|shown| self.state.course().lesson(shown)) {
            self.origin = Origin::new(None, &lesson.session.clone());
        }
    }

    pub(super) fn answer_earlier_work(&mut self, choice: EarlierWorkChoice) {
        if !matches!(self.dialogs.open, Some(Dialog::EarlierWork(_))) {
            return;
        }
        match choice {
            EarlierWorkChoice::Restore => {
                let origin = self.origin.clone();
                self.go_on_with_earlier_work(origin);
            }
            EarlierWorkChoice::OpenFile => {}
        }
        self.close_dialog();
    }

    /// Makes work that the user was asked about recent work, unless there was an answer that restores it.
    pub(super) fn keep_earlier_work_unless_answered(&mut self) {
        if matches!(self.dialogs.open, Some(Dialog::EarlierWork(_))) {
            self.put_earlier_work_aside();
        }
    }

    /// Makes unsaved work of last time recent work. Does nothing if it is decided what becomes of the work.
    pub(super) fn put_earlier_work_aside(&mut self) {
        let Some(work) = self.kept.earlier.take().filter(|work| work.unsaved) else { return };
        let id = self.kept.recent.add(*work, self.kept.clock_ms);
        self.notices.show(Notice::left(Topic::EarlierWork, notices::earlier_work_is_recent(), id));
    }
}
