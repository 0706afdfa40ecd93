//! The dialogs. The window keeps what is typed in one.

use std::path::PathBuf;
use std::sync::Arc;

use crate::export::Material;
use crate::predict::practice::Idea;
use crate::session::course::OpenedCourse;
use crate::session::recovery::WorkId;
use crate::session::{Edition, OpenedSession, Session};

/// A dialog over the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Asks for the file to open.
    Open,
    /// Asks where to save. The path is the suggested file.
    Save(PathBuf),
    /// Asks where to save the course, or with an edition a copy for others. The path is the suggested file.
    SaveCourse {
        suggested: PathBuf,
        edition: Option<Edition>,
    },
    /// Asks how to export this session, or the course that it belongs to. The path is the suggested file.
    Export(Arc<Material>, PathBuf),
    Random,
    GoTo,
    /// Asks for the table to compare with.
    Compare,
    /// Asks for the address that links begin with, to copy a link.
    Site(LinkExtent),
    Palette,
    /// Lists the lessons, to read and to open them.
    Lessons,
    /// Lists the lessons, to change the list.
    Course,
    Shortcuts,
    /// Explains the terms on the screen.
    Glossary,
    /// Shows the summary of the predictions.
    Summary(String),
    /// Shows how all ideas went.
    Progress(ProgressStep),
    /// Asks what to do with unsaved changes to the session of this name.
    Unsaved(String),
    /// Asks what to do about the file of the session, which another program has changed. The text says what is
    /// different. Only a file that can be read can be loaded again.
    Changed {
        text: String,
        is_readable: bool,
    },
    /// Asks what to do with unsaved work of last time whose file has changed since. The text says what is different.
    EarlierWork(String),
}

/// What was asked for in the dialog of the progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProgressStep {
    #[default]
    Nothing,
    Copied,
    /// To forget all. It is asked once more.
    ToForget,
}

/// The dialogs of the program.
#[derive(Debug, Default)]
pub struct Dialogs {
    pub(super) open: Option<Dialog>,
    /// The number of dialogs opened so far, which identifies the open one.
    pub opened: u64,
    /// What is wrong with the file that was chosen in the open dialog.
    pub error: Option<String>,
    /// What the export dialog has copied, or why it could not.
    pub copied: Option<Result<String, String>>,
    pub(super) pending: Option<PendingAction>,
}

/// How much of a session a copied link holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LinkExtent {
    #[default]
    Whole,
    /// Without the stops behind the one that is shown.
    UpToStop,
}

/// An action that waits until the user has decided about unsaved changes.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PendingAction {
    StartNew,
    OpenFile(PathBuf),
    OpenLesson(usize),
    LectureFrom(usize),
    BundledCourse(usize),
    /// Shows a course that was read from this file or folder.
    ShowCourse(PathBuf, Box<OpenedCourse>),
    NewCourse,
    /// Opens a session from this link.
    OpenLinked(String, Box<OpenedSession>),
    OpenWork(WorkId),
    /// Opens an exercise for this idea.
    Practise(Idea),
    /// Opens a session that was made in the program, such as a row of the survey.
    OpenMade(Box<Session>),
    Quit,
}

/// A question or a report over everything else in the window, even over a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// A file is opened or saved, which takes long. The text says which.
    Waiting(String),
    /// The window is to be closed while an export runs.
    ClosingDuringExport,
}

impl Dialog {
    /// Returns whether the dialog asks for a file, and so shows errors about it.
    pub fn asks_for_file(&self) -> bool {
        matches!(self, Self::Open | Self::Save(_) | Self::SaveCourse { .. })
    }
}
