//! What a file dialog of the system asks for, and its answer.

use std::path::{Path, PathBuf};

/// What a file dialog of the system asks for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// Whether a file is to be written. Otherwise one is to be read.
    pub is_to_save: bool,
    /// The kinds of files to choose from: a name for the user, and the endings of their names.
    pub kinds: &'a [(&'a str, &'a [&'a str])],
    /// The folder to begin in and, to save, the name of the file.
    pub suggested: &'a Path,
}

/// The answer of a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The file that the user has chosen.
    Chosen(PathBuf),
    /// The user has closed the dialog.
    Cancelled,
    /// The system has no file dialog, or none that answers.
    NoDialog,
}

impl From<Option<PathBuf>> for Answer {
    fn from(chosen: Option<PathBuf>) -> Self {
        chosen.map_or(Self::Cancelled, Self::Chosen)
    }
}
