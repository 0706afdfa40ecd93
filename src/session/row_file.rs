//! A text file with the row of a session, and how text files are read.

use std::fs;
use std::path::{Path, PathBuf};

use crate::game::Row;
use crate::session::disk::{MAX_BYTES, read_bounded};
use crate::session::error::SessionError;
use crate::session::text::text_from_bytes;
use crate::session::version::{FileStamp, FileVersion};

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
    pub(super) fn read(&self) -> Result<(Row, FileVersion), SessionError> {
        let (text, version) = read_text(&self.path)?;
        let row = text.parse().map_err(|source| SessionError::Row { path: self.path.clone(), source })?;
        Ok((row, version))
    }

    /// Whether `path` leads to this file, also through links or in another spelling.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        match (fs::canonicalize(path), fs::canonicalize(&self.path)) {
            (Ok(there), Ok(here)) => there == here,
            _ => false,
        }
    }

    /// Returns the state of this file if a session file at `session` can name it instead of the coins of `row`.
    pub(super) fn holding(&self, session: &Path, row: &Row) -> Option<FileVersion> {
        if !self.is_at(&beside(session, &self.name)) {
            return None;
        }
        // Another program may have changed the file meanwhile.
        let (held, version) = self.read().ok()?;
        (held == *row).then_some(version)
    }
}

/// Returns the path of `name` from the folder of the file at `path`.
fn beside(path: &Path, name: &str) -> PathBuf {
    path.parent().unwrap_or(Path::new("")).join(name)
}

/// Reads a UTF-8 text of at most [`MAX_BYTES`], and returns it with the state of the file.
///
/// # Errors
/// If the file can't be read, is too large, or is no UTF-8 text.
pub(super) fn read_text(path: &Path) -> Result<(String, FileVersion), SessionError> {
    // The stamp is taken before the content is read, so a change in between is noticed later.
    let stamp = FileStamp::of(path).ok();
    let bytes = bytes_of(path)?;
    let version = FileVersion::new(path, stamp, &bytes);
    let text = text_from_bytes(bytes).map_err(|source| SessionError::Content { path: path.to_owned(), source })?;
    Ok((text, version))
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, SessionError> {
    match read_bounded(path) {
        Ok((bytes, _)) if bytes > MAX_BYTES => Err(SessionError::TooLarge { path: path.to_owned(), bytes }),
        Ok((_, text)) => Ok(text),
        Err(source) => Err(SessionError::Read { path: path.to_owned(), source }),
    }
}
