//! A text file with the row of a session, and how text files are read.

use std::fs;
use std::path::{Path, PathBuf};

use crate::game::Row;
use crate::session::disk::{MAX_BYTES, read_bounded};
use crate::session::error::{ContentError, SessionError};

/// A text file with the row of a session, inside the session's folder. It is read and never written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowFile {
    /// Its path from the session's folder, as the session file has it.
    pub(super) name: String,
    path: PathBuf,
}

impl RowFile {
    pub(super) fn new(session: &Path, name: String) -> Self {
        Self { path: beside(session, &name), name }
    }

    /// Returns the path of the file itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the row.
    ///
    /// # Errors
    /// If the file can't be read or holds no row.
    pub(super) fn read(&self) -> Result<Row, SessionError> {
        read_text(&self.path)?.parse().map_err(|source| SessionError::Row { path: self.path.clone(), source })
    }

    /// Whether `path` leads to this file, also through links or in another spelling.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        match (fs::canonicalize(path), fs::canonicalize(&self.path)) {
            (Ok(there), Ok(here)) => there == here,
            _ => false,
        }
    }

    /// Whether a session file at `session` can name this file instead of the coins of `row`.
    pub(super) fn holds_row_of(&self, session: &Path, row: &Row) -> bool {
        // Another program may have changed the file meanwhile.
        self.is_at(&beside(session, &self.name)) && self.read().is_ok_and(|there| there == *row)
    }
}

/// Returns the path of `name` from the folder of the file at `path`.
fn beside(path: &Path, name: &str) -> PathBuf {
    path.parent().unwrap_or(Path::new("")).join(name)
}

/// Reads a UTF-8 text of at most [`MAX_BYTES`].
///
/// # Errors
/// If the file can't be read, is too large, or is no UTF-8 text.
pub(super) fn read_text(path: &Path) -> Result<String, SessionError> {
    String::from_utf8(bytes_of(path)?).map_err(|error| {
        let before = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let (line, column) = end_of(&before);
        let source = ContentError { line, column, problem: "this is no UTF-8 text".to_owned() };
        SessionError::Content { path: path.to_owned(), source }
    })
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, SessionError> {
    match read_bounded(path) {
        Ok((bytes, _)) if bytes > MAX_BYTES => Err(SessionError::TooLarge { path: path.to_owned(), bytes }),
        Ok((_, text)) => Ok(text),
        Err(source) => Err(SessionError::Read { path: path.to_owned(), source }),
    }
}

/// Returns the line and the column behind the end of a text, counted from 1.
fn end_of(text: &str) -> (usize, usize) {
    let line = text.matches('\n').count() + 1;
    let column = text.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}
