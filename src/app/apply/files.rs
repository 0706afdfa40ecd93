//! Opening, saving and closing, and the questions before something would be lost.

use std::path::Path;
use std::time::Duration;

use crate::app::apply::work::Leaves;
use crate::app::command::Command;
use crate::app::course::OpenCourse;
use crate::app::dialog::{Dialog, Overlay, PendingAction};
use crate::app::effect::Effect;
use crate::app::file_task::{AfterFileTask, ChangedFile, FileAnswer, FileState, FileTask};
use crate::app::history::History;
use crate::app::job::{Job, Status};
use crate::app::message::{ChangedChoice, ClosingChoice, UnsavedChoice};
use crate::app::notice::{Notice, Topic};
use crate::app::origin::{OnDisk, Origin, absolute};
use crate::app::program::{App, Closing};
use crate::lessons;
use crate::printable::printable_path;
use crate::session::{Difference, OpenedSession, Session, SessionSource, Subject, Warning};
use crate::wording::dialogs::questions;
use crate::wording::{notices, parts};

/// How long the window waits for a file before it shows that it waits. Nearly all files take less.
const FILE_PATIENCE: Duration = Duration::from_millis(100);

impl App {
    /// Carries out an action. If `ask` and there are unsaved changes, the user decides about them first.
    ///
    /// A lesson of a course of the user goes into the course first, and is lost only together with that.
    pub(super) fn proceed_or_ask(&mut self, action: PendingAction, ask: bool) {
        self.keep_lesson();
        let is_course_changed = self.state.course().is_changed();
        let is_lost = match action {
            PendingAction::Quit => self.is_unsaved(),
            // The session goes into the course, or was asked about when the file was opened.
            PendingAction::NewCourse | PendingAction::ShowCourse(..) => is_course_changed,
            // Undo brings back a session without a file.
            PendingAction::BundledCourse(_) => {
                is_course_changed || (self.origin.path.is_some() && self.is_session_unsaved())
            }
            _ => self.is_session_unsaved(),
        };
        if ask && is_lost {
            self.ask_about_unsaved(action);
        } else {
            self.proceed(action);
        }
    }

    pub(in crate::app) fn ask_about_unsaved(&mut self, action: PendingAction) {
        self.dialogs.pending = Some(action);
        self.open_dialog(Dialog::Unsaved(self.name()));
    }

    pub(super) fn answer_unsaved(&mut self, choice: UnsavedChoice) {
        self.close_dialog();
        match choice {
            UnsavedChoice::Cancel => self.dialogs.pending = None,
            UnsavedChoice::Save => self.run(Command::Save),
            UnsavedChoice::Discard => {
                if let Some(action) = self.dialogs.pending.take() {
                    self.discarded = action == PendingAction::Quit;
                    if self.discarded {
                        self.leave(Leaves::Both);
                    }
                    self.proceed(action);
                }
            }
        }
    }

    fn proceed(&mut self, action: PendingAction) {
        match action {
            PendingAction::StartNew => self.start_new_session(),
            PendingAction::OpenFile(path) => self.begin(FileTask::Open(absolute(&path)), AfterFileTask::Show),
            PendingAction::OpenLesson(index) => self.show_lesson(index),
            PendingAction::LectureFrom(index) => {
                if self.state.lesson() != Some(index) {
                    self.show_lesson(index);
                }
                self.run(Command::StartLecture);
            }
            PendingAction::BundledCourse(index) => self.adopt_course(OpenCourse::bundled(index)),
            PendingAction::ShowCourse(path, opened) => self.show_course(&path, *opened),
            PendingAction::NewCourse => self.begin_course(),
            PendingAction::OpenLinked(link, opened) => self.show_linked(link, *opened),
            PendingAction::OpenWork(id) => self.open_work(id),
            PendingAction::Practise(idea) => self.open_exercise(idea),
            PendingAction::OpenMade(mut session) => {
                // It has no view of its own, so the present view stays.
                session.view = self.state.view();
                let session = session.made_to_fit(Vec::new()).session;
                let origin = Origin::new(None, &session);
                self.adopt(session, origin, None);
                self.show_subject(Subject::Game);
            }
            PendingAction::Quit => {
                self.closing = Closing::Now;
                self.request_close();
            }
        }
    }

    /// Shows a lesson of the course.
    pub(super) fn show_lesson(&mut self, index: usize) {
        self.show_lesson_of(None, index);
    }

    /// Shows a lesson, of another course if there is one.
    pub(super) fn show_lesson_of(&mut self, other: Option<OpenCourse>, index: usize) {
        let course = other.as_ref().unwrap_or(self.state.course());
        let Some(lesson) = course.lesson(index) else { return };
        let mut session = (*lesson.session).clone();
        if !course.is_own() {
            // A lecturer who counts from 1 does so in all lessons.
            session.view.count_from = self.state.view().count_from;
        }
        let origin = Origin::new(None, &session);
        self.adopt(session, origin, other);
        self.state.course_mut().note_shown(Some(index));
        // The recursion of a lesson starts with the tree.
        self.state.look.fold.jump_to(0.0);
    }

    /// Starts a new session with the row of the first lesson, which is selected so that typing replaces it.
    fn start_new_session(&mut self) {
        let row = lessons::all()[0].document.row.clone();
        let document = row.into();
        self.history = History::default();
        let mut session = Session::new(document);
        session.view.count_from = self.state.view().count_from;
        let origin = Origin::new(None, &session);
        self.adopt(session, origin, None);
        self.effects.push(Effect::SelectRowText);
    }

    /// Shows a session that was read from a file.
    pub(in crate::app) fn show_opened(&mut self, path: &Path, opened: OpenedSession) {
        self.close_dialog();
        self.history = History::default();
        let origin = Origin::of_file(path, &opened);
        self.adopt(opened.session, origin, None);
        self.finish_opening(&opened.source, &opened.warnings, |warnings| notices::warnings(path, parts(warnings)));
        self.state.preferences.recent.add(path);
    }

    /// Shows a row that came alone as its picture if it is long, and what was wrong in what was opened. `report` turns
    /// that into a notice.
    pub(super) fn finish_opening(
        &mut self,
        source: &SessionSource,
        warnings: &[Warning],
        report: impl FnOnce(&[String]) -> String,
    ) {
        if *source == SessionSource::Row {
            self.state.show_long_row();
        }
        if !warnings.is_empty() {
            let warnings: Vec<_> = warnings.iter().map(ToString::to_string).collect();
            self.notices.show(Notice::error(Topic::Content, report(&warnings)));
        }
    }

    /// Saves to a file. If another program has changed the file of the session, the user is asked first, unless
    /// `replaces_changes`.
    pub(super) fn save_to(&mut self, path: &Path, replaces_changes: bool) {
        let task = self.origin.save_task(&absolute(path), self.state.lasting_session(), replaces_changes);
        self.begin(FileTask::Save(Box::new(task)), AfterFileTask::Saved);
    }

    pub(super) fn ask_where_to_save(&mut self) {
        let suggested = self.origin.suggested(self.state.document());
        self.open_dialog(Dialog::Save(suggested));
    }

    /// Looks whether another program has changed the file of the session. Nothing is asked while the user is busy with
    /// something else.
    pub(super) fn check_file(&mut self) {
        if self.file_job.is_some() || self.dialogs.open.is_some() {
            return;
        }
        if let (Some(path), Some(version)) = (&self.origin.path, &self.origin.version) {
            self.begin(FileTask::Check(path.clone(), version.clone()), AfterFileTask::Checked);
        }
    }

    // ---- tasks in the background

    /// Starts a file task. A fast one is done when this returns, except for a check, which nobody waits for.
    pub(in crate::app) fn begin(&mut self, task: FileTask, after: AfterFileTask) {
        // The end of a save must not be missed.
        self.finish_saving();
        let job = Job::start(&self.waker, task);
        if after != AfterFileTask::Checked {
            job.wait(FILE_PATIENCE);
        }
        self.file_job = Some((job, after));
        self.take_file_answer();
    }

    /// Carries on after a file task that has ended. Never waits.
    pub(in crate::app) fn take_file_answer(&mut self) {
        let Some((job, after)) = self.file_job.take_if(|(job, _)| !job.is_running()) else { return };
        let path = job.work().path().to_owned();
        match (job.status(), (*job.found()).clone()) {
            (_, Some(answer)) => self.take_answer(&path, job.work(), after, answer),
            (Status::Failed(reason), None) => self.task_failed(&path, after, &reason),
            (_, None) => {}
        }
    }

    fn take_answer(&mut self, path: &Path, task: &FileTask, after: AfterFileTask, answer: FileAnswer) {
        match (answer, after) {
            (FileAnswer::Opened(opened), AfterFileTask::Resume) => self.resume(path, opened.map(|opened| *opened)),
            (FileAnswer::Opened(Ok(opened)), _) => {
                self.show_opened(path, *opened);
                self.begin_lecture_of_start();
            }
            (FileAnswer::Opened(Err(reason)), after) => self.opening_failed(after, reason),
            (FileAnswer::Work(Some(work)), _) => self.show_work(*work),
            (FileAnswer::Work(None), after) => self.opening_failed(after, notices::work_is_damaged().to_owned()),
            (FileAnswer::OpenedCourse(opened), after) => {
                let asks = after != AfterFileTask::Reload;
                self.proceed_or_ask(PendingAction::ShowCourse(path.to_owned(), opened), asks);
            }
            (FileAnswer::SavedCourse(Ok(saved)), _) => {
                if let FileTask::SaveCourse(task) = task {
                    self.course_saved(task, saved);
                }
                self.saved(path);
            }
            (FileAnswer::CourseHasChanged(lesson), _) => {
                let course = self.state.course().name();
                let text = lesson.map_or_else(
                    || questions::course_has_changed(&course),
                    |file| questions::lesson_has_changed(&file, &course),
                );
                self.open_dialog(Dialog::Changed { text, is_readable: true });
            }
            (FileAnswer::Saved(Ok((version, row_file))), _) => {
                if let FileTask::Save(task) = task {
                    self.origin.note_saved(task, version, row_file);
                }
                self.saved(path);
            }
            (FileAnswer::Saved(Err(reason)) | FileAnswer::SavedCourse(Err(reason)), _) => self.saving_failed(reason),
            (FileAnswer::NotSaved(changed), _) => self.ask_about_changed(&changed),
            (FileAnswer::Checked(state), _) => self.take_state(path, state),
        }
    }

    /// Carries on after a task that has no answer, for example because the user did not wait for it.
    fn task_failed(&mut self, path: &Path, after: AfterFileTask, reason: &str) {
        match after {
            AfterFileTask::Saved => self.saving_failed(notices::cannot_save(path, reason)),
            AfterFileTask::Checked => {}
            AfterFileTask::Resume => self.resume(path, Err(notices::cannot_open(path, reason))),
            after => self.opening_failed(after, notices::cannot_open(path, reason)),
        }
    }

    fn opening_failed(&mut self, after: AfterFileTask, reason: String) {
        self.show_error(Topic::Opening, reason);
        if after == AfterFileTask::Start {
            self.resume_earlier_work();
        }
    }

    fn saved(&mut self, path: &Path) {
        self.close_dialog();
        for topic in [Topic::Saving, Topic::Disk, Topic::Content] {
            self.notices.end(topic);
        }
        self.state.preferences.recent.add(path);
        if let Some(action) = self.dialogs.pending.take() {
            self.proceed(action);
        }
    }

    pub(super) fn saving_failed(&mut self, reason: String) {
        if self.dialogs.open.is_none() {
            // The pending action must not follow a later save.
            self.dialogs.pending = None;
        }
        self.show_error(Topic::Saving, reason);
    }

    /// Stops waiting for a file that is opened or saved.
    pub(super) fn stop_file_task(&mut self) {
        if let Some((job, after)) = self.file_job.take() {
            job.stop();
            let reason = match after {
                AfterFileTask::Saved => notices::you_stopped_saving(),
                _ => notices::you_stopped_opening(),
            };
            self.task_failed(job.work().path(), after, reason);
        }
    }

    /// Returns whether a file is being read, saved or compared.
    pub fn is_using_file(&self) -> bool {
        self.file_job.is_some()
    }

    /// Returns whether the session is being saved.
    pub(in crate::app) fn is_saving(&self) -> bool {
        self.file_job.as_ref().is_some_and(|(_, after)| *after == AfterFileTask::Saved)
    }

    /// Waits until the session is saved.
    pub(in crate::app) fn finish_saving(&mut self) {
        while let Some((job, AfterFileTask::Saved)) = &self.file_job {
            job.finish();
            self.take_file_answer();
        }
    }

    /// Returns what is shown over everything else in the window.
    pub fn overlay(&self) -> Option<Overlay> {
        if self.closing == Closing::AsksAboutExport {
            return Some(Overlay::ClosingDuringExport);
        }
        let (job, after) = self.file_job.as_ref()?;
        let name = printable_path(job.work().path().file_name().unwrap_or_default().as_ref());
        let text = match after {
            AfterFileTask::Checked => return None,
            _ if matches!(job.work(), FileTask::OpenWork(_)) => questions::opening_recent_work().to_owned(),
            AfterFileTask::Saved => questions::saving(&name),
            _ => questions::opening(&name),
        };
        Some(Overlay::Waiting(text))
    }

    // ---- a file that another program has changed

    fn take_state(&mut self, path: &Path, state: FileState) {
        if self.origin.path.as_deref() != Some(path) {
            return;
        }
        match state {
            FileState::Same(version) => {
                self.origin.version = Some(version);
                self.origin.on_disk = OnDisk::AsKnown;
                self.notices.end(Topic::Disk);
            }
            FileState::Missing => {
                self.origin.on_disk = OnDisk::Missing;
                self.notices.show(Notice::error(Topic::Disk, notices::file_is_missing(path)));
            }
            FileState::Changed(changed) => {
                let on_disk = on_disk(&changed);
                if self.origin.on_disk == on_disk {
                    // The user has been asked already.
                } else if self.dialogs.open.is_some() || self.state.lecture.is_some() {
                    self.origin.on_disk = on_disk;
                    self.notices.show(Notice::info(Topic::Disk, self.changed_text(&changed)));
                } else {
                    self.ask_about_changed(&changed);
                }
            }
        }
    }

    fn ask_about_changed(&mut self, changed: &ChangedFile) {
        self.origin.on_disk = on_disk(changed);
        self.open_dialog(Dialog::Changed { text: self.changed_text(changed), is_readable: changed.is_ok() });
    }

    /// Says what is different in the file of the session.
    fn changed_text(&self, changed: &ChangedFile) -> String {
        let name = self.name();
        match changed {
            Err(reason) => questions::changed_and_unreadable(&name, reason),
            Ok(opened) => {
                let difference = Difference::between(&self.state.lasting_session(), &opened.session);
                if difference.is_empty() {
                    questions::changed_without_difference(&name)
                } else {
                    questions::changed(&name, difference.to_string())
                }
            }
        }
    }

    pub(super) fn answer_changed(&mut self, choice: ChangedChoice) {
        let Some(Dialog::Changed { text, .. }) = self.dialogs.open.clone() else { return };
        self.close_dialog();
        if self.origin.path.is_none() {
            return self.answer_changed_course(choice);
        }
        let Some(path) = self.origin.path.clone() else { return };
        match choice {
            ChangedChoice::Reload => {
                self.dialogs.pending = None;
                self.begin(FileTask::Open(path), AfterFileTask::Reload);
            }
            ChangedChoice::SaveAnyway => self.save_to(&path, true),
            ChangedChoice::SaveAs => self.ask_where_to_save(),
            ChangedChoice::Cancel => {
                self.dialogs.pending = None;
                self.notices.show(Notice::info(Topic::Disk, text));
            }
        }
    }

    /// Answers what to do about the file of the course, which another program has changed.
    fn answer_changed_course(&mut self, choice: ChangedChoice) {
        let Some(path) = self.state.course().path().map(Path::to_owned) else { return };
        match choice {
            ChangedChoice::Reload => {
                self.dialogs.pending = None;
                // What was changed here becomes recent work.
                self.begin(FileTask::Open(path), AfterFileTask::Reload);
            }
            ChangedChoice::SaveAnyway => self.save_course_to(&path, true),
            ChangedChoice::SaveAs => self.ask_where_to_save_course(None),
            ChangedChoice::Cancel => self.dialogs.pending = None,
        }
    }

    // ---- closing

    /// Handles the user's request to close the window, and returns whether it may close now.
    ///
    /// Unsaved changes open a dialog first. While an export runs, the user is asked. While the session is saved, the
    /// window stays open until that has ended.
    pub fn request_close(&mut self) -> bool {
        if self.background.is_exporting() && self.closing != Closing::WhenIdle {
            self.closing = Closing::AsksAboutExport;
            return false;
        }
        if self.background.is_exporting() || self.is_saving() {
            self.closing = Closing::WhenIdle;
            return false;
        }
        if self.closing != Closing::Now && self.is_unsaved() {
            self.closing = Closing::No;
            self.ask_about_unsaved(PendingAction::Quit);
            return false;
        }
        self.closing = Closing::Now;
        self.effects.push(Effect::Close);
        true
    }

    pub(super) fn answer_closing(&mut self, choice: ClosingChoice) {
        if self.closing != Closing::AsksAboutExport {
            return;
        }
        self.closing = if choice == ClosingChoice::Cancel { Closing::No } else { Closing::WhenIdle };
        if choice == ClosingChoice::Stop {
            self.background.cancel_export();
        }
    }

    /// Closes the window if it was to be closed as soon as an export or a save had ended.
    pub(in crate::app) fn close_when_idle(&mut self) {
        if self.closing == Closing::WhenIdle && !self.background.is_exporting() && !self.is_saving() {
            self.request_close();
        }
    }

    /// Ends the program without a question. Unsaved work comes back at the next start.
    pub(super) fn end_now(&mut self) {
        self.background.cancel_export();
        self.closing = Closing::Now;
        self.effects.push(Effect::Close);
    }

    // ---- dialogs

    /// Shows an error in the file dialog if it is open, or else above the table.
    pub(super) fn show_error(&mut self, topic: Topic, text: String) {
        if self.dialogs.open.as_ref().is_some_and(Dialog::asks_for_file) {
            self.dialogs.error = Some(text);
        } else {
            self.notices.show(Notice::error(topic, text));
        }
    }

    pub(in crate::app) fn open_dialog(&mut self, dialog: Dialog) {
        self.keep_earlier_work_unless_answered();
        if dialog == Dialog::Open {
            self.kept.recent.look();
        }
        self.dialogs.open = Some(dialog);
        self.dialogs.opened += 1;
        self.dialogs.error = None;
        self.dialogs.copied = None;
    }

    pub(in crate::app) fn close_dialog(&mut self) {
        self.keep_earlier_work_unless_answered();
        self.dialogs.open = None;
        self.dialogs.error = None;
        if self.background.is_exporting() {
            self.notices.show(Notice::info(Topic::Export, notices::export_canceled()));
        }
        self.background.forget_export();
    }
}

fn on_disk(changed: &ChangedFile) -> OnDisk {
    OnDisk::Changed(changed.as_ref().ok().map(|opened| opened.version.content()))
}
