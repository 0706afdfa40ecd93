//! Reading and writing the session's file, in the background, because a network drive or a strange file can take long.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::app::job::{Job, Work, Worker};
use crate::platform::files::{self, is_missing};
use crate::session::course::{OpenedCourse, SavedCourse, is_course};
use crate::session::recent_work;
use crate::session::recovery::WorkInProgress;
use crate::session::{Course, Edition, FileVersion, OpenedSession, RowFile, Session, text_of_file};

/// A file of at most this many bytes is read at once where there are no threads.
const MAX_SHORT_FILE: u64 = 50_000;

/// What has to be done with a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FileTask {
    /// Reads a session or a course.
    Open(PathBuf),
    /// Reads a piece of recent work.
    OpenWork(PathBuf),
    Save(Box<SaveTask>),
    SaveCourse(Box<SaveCourse>),
    /// Compares a file with the state in which the program has read or saved it.
    Check(PathBuf, FileVersion),
}

/// What is saved, and where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SaveTask {
    pub path: PathBuf,
    pub session: Session,
    /// The text file beside the session that holds its coins.
    pub row_file: Option<RowFile>,
    /// The state in which the file has to be. If it is another one, it is not replaced. `None` replaces any file.
    pub known: Option<FileVersion>,
}

/// A course that is saved, and where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SaveCourse {
    pub path: PathBuf,
    pub course: Arc<Course>,
    /// The state in which the file has to be. `None` replaces any file.
    pub known: Option<FileVersion>,
    /// Whether the file holds all lessons.
    pub whole: bool,
    /// For whom it is saved.
    pub edition: Edition,
}

/// What follows a file task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterFileTask {
    /// Shows the session that was opened.
    Show,
    /// Shows the file given at the start, and decides about the work of last time.
    Start,
    /// Goes on with the work of last time, whose file was read.
    Resume,
    /// Shows the session or the course in the place of the one from the same file, without a question.
    Reload,
    /// Goes on after saving.
    Saved,
    /// Compares the session with its file.
    Checked,
}

/// What came of a task. Errors are sentences for the user.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum FileAnswer {
    Opened(Result<Box<OpenedSession>, String>),
    OpenedCourse(Box<OpenedCourse>),
    SavedCourse(Result<SavedCourse, String>),
    /// The course was not saved, because another program has changed its file, or else the file of a lesson with this
    /// name.
    CourseHasChanged(Option<String>),
    /// `None` if it is damaged or gone.
    Work(Option<Box<WorkInProgress>>),
    /// The state of the saved files, and the text file that holds the coins.
    Saved(Result<(FileVersion, Option<RowFile>), String>),
    /// The file was not saved, because another program has changed it.
    NotSaved(ChangedFile),
    Checked(FileState),
}

/// How a file compares with the state in which the program has read or saved it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum FileState {
    /// The content is the same. The state is that of now.
    Same(FileVersion),
    Missing,
    Changed(ChangedFile),
}

/// A file that another program has changed: the session in it now, or the reason why it can't be read.
pub type ChangedFile = Result<Box<OpenedSession>, String>;

/// A task that runs in the background.
pub type FileJob = Job<FileTask>;

impl Work for FileTask {
    type Found = Option<FileAnswer>;
    const KIND: &'static str = "file-task";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let answer = self.answer();
        worker.update(|found| *found = Some(answer));
    }

    fn is_short(&self) -> bool {
        match self {
            Self::Open(path) | Self::OpenWork(path) | Self::Check(path, _) => {
                files::size(path).is_none_or(|bytes| bytes <= MAX_SHORT_FILE)
            }
            // Where nothing can wait for a worker, a session must be saved before another one takes its place.
            Self::Save(_) | Self::SaveCourse(_) => true,
        }
    }

    fn reads(&self) -> Vec<PathBuf> {
        vec![self.path().to_owned()]
    }
}

impl FileTask {
    /// Returns the file.
    pub fn path(&self) -> &Path {
        match self {
            Self::Open(path) | Self::OpenWork(path) | Self::Check(path, _) => path,
            Self::Save(task) => &task.path,
            Self::SaveCourse(task) => &task.path,
        }
    }

    fn answer(self) -> FileAnswer {
        match self {
            Self::Open(path) if is_of_course(&path) => match Course::open(&path) {
                Ok(opened) => FileAnswer::OpenedCourse(Box::new(opened)),
                Err(error) => FileAnswer::Opened(Err(error.to_string())),
            },
            Self::Open(path) => FileAnswer::Opened(open(&path)),
            Self::OpenWork(path) => FileAnswer::Work(recent_work::read(&path).map(Box::new)),
            Self::SaveCourse(task) => match task.known.as_ref().map(FileVersion::is_unchanged) {
                Some(Ok(false)) if !task.is_same_content() => FileAnswer::CourseHasChanged(None),
                Some(_) if let Some(lesson) = task.course.changed_outside(&task.path) => {
                    FileAnswer::CourseHasChanged(Some(lesson.to_owned()))
                }
                _ => FileAnswer::SavedCourse(task.save()),
            },
            Self::Check(path, known) => FileAnswer::Checked(state(&path, &known)),
            Self::Save(task) => match task.known.as_ref().map(|known| state(&task.path, known)) {
                Some(FileState::Changed(changed)) => FileAnswer::NotSaved(changed),
                // A file that is gone is written again.
                None | Some(FileState::Same(_) | FileState::Missing) => FileAnswer::Saved(task.save()),
            },
        }
    }
}

impl SaveCourse {
    fn save(self) -> Result<SavedCourse, String> {
        let course = self.edition.course(&self.course);
        let saved = if self.whole { course.save_whole(&self.path) } else { course.save(&self.path) };
        saved.map_err(|error| error.to_string())
    }

    /// Whether the file has the content that is known, whatever the system says about its time.
    fn is_same_content(&self) -> bool {
        let now = Course::open(&self.path).ok().and_then(|opened| opened.version);
        now.map(|version| version.content()) == self.known.as_ref().map(FileVersion::content)
    }
}

impl SaveTask {
    fn save(self) -> Result<(FileVersion, Option<RowFile>), String> {
        let saved = match self.row_file {
            None => self.session.save(&self.path).map(|version| (version, None)),
            Some(row_file) => {
                let saved = self.session.save_with_row_file(&self.path, &row_file);
                saved.map(|(is_named, version)| (version, is_named.then_some(row_file)))
            }
        };
        saved.map_err(|error| error.to_string())
    }
}

/// Returns whether a path leads to a course: a folder, or a file with the text of one.
fn is_of_course(path: &Path) -> bool {
    files::is_folder(path) || text_of_file(path).is_some_and(|text| is_course(&text))
}

fn open(path: &Path) -> Result<Box<OpenedSession>, String> {
    Session::open(path).map(Box::new).map_err(|error| error.to_string())
}

/// Compares the file at `path` with its `known` state. It is read only if the system says that it may have changed.
fn state(path: &Path, known: &FileVersion) -> FileState {
    if matches!(known.is_unchanged(), Ok(true)) {
        return FileState::Same(known.clone());
    }
    if is_missing(path) {
        return FileState::Missing;
    }
    match open(path) {
        Ok(opened) if opened.version.content() == known.content() => FileState::Same(opened.version),
        changed => FileState::Changed(changed),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const TEXT: &str = "(version: 5, coins: [8, 15])";

    #[test]
    fn a_file_is_changed_only_if_its_content_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        fs::write(&path, TEXT).unwrap();
        let known = open(&path).unwrap().version;
        assert!(matches!(state(&path, &known), FileState::Same(_)));
        fs::write(&path, TEXT).unwrap();
        let FileState::Same(now) = state(&path, &known) else { panic!("it has the same content") };
        assert!(now.is_unchanged().unwrap());
        fs::write(&path, "(version: 5, coins: [8, 16])").unwrap();
        let FileState::Changed(Ok(opened)) = state(&path, &known) else { panic!("it has another row") };
        assert_eq!(opened.session.document.row.coins(), [8, 16]);
        fs::write(&path, "(version: 5, coins").unwrap();
        assert!(matches!(state(&path, &known), FileState::Changed(Err(reason)) if reason.contains("a.ron, line 1")));
        fs::remove_file(&path).unwrap();
        assert!(matches!(state(&path, &known), FileState::Missing));
    }

    #[test]
    fn a_row_file_that_has_changed_is_a_change_of_the_session() {
        let folder = tempfile::tempdir().unwrap();
        let [path, row] = ["a.ron", "row.txt"].map(|name| folder.path().join(name));
        fs::write(&path, "(version: 5, coins: \"row.txt\")").unwrap();
        fs::write(&row, "8 15").unwrap();
        let known = open(&path).unwrap().version;
        assert!(matches!(state(&path, &known), FileState::Same(_)));
        fs::write(&row, "8 16").unwrap();
        assert!(matches!(state(&path, &known), FileState::Changed(Ok(_))));
        fs::remove_file(&row).unwrap();
        assert!(matches!(state(&path, &known), FileState::Changed(Err(_))));
    }
}
