//! A text file with the row of a session, and how text files are read.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::game::row::read::{ReadAs, Remark, read_row};
use crate::game::{Row, RowError};
use crate::platform::files::{FileStamp, canonical, read_bounded};
use crate::session::disk::MAX_BYTES;
use crate::session::error::SessionError;
use crate::session::text::text_from_bytes;
use crate::session::version::FileVersion;

/// A text file with the row of a session, inside the session's folder. It is read and never written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowFile {
    /// Its path from the session's folder, as the session file has it.
    pub(super) name: String,
    folder: PathBuf,
    path: PathBuf,
}

impl RowFile {
    pub(super) fn new(session: &Path, name: String) -> Self {
        let folder = match session.parent() {
            Some(folder) if folder != Path::new("") => folder.to_owned(),
            _ => PathBuf::from("."),
        };
        // With the separators of this system, as its messages show it.
        let inside: PathBuf = Path::new(&name).components().collect();
        Self { path: session.with_file_name(inside), folder, name }
    }

    /// Returns the path of the file itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the row, its numbers as `wanted`.
    ///
    /// # Errors
    /// If a link leads out of the session's folder, the file can't be read, or it holds no row. The error quotes nothing
    /// of the file: a session from someone else must not show a part of any file by naming it.
    pub(super) fn read(&self, wanted: Option<ReadAs>) -> Result<(Row, Option<Remark>, FileVersion), SessionError> {
        let path = || self.path.clone();
        let place_of =
            |path_of: &Path| canonical(path_of).map_err(|source| SessionError::Read { path: path(), source });
        if !place_of(&self.path)?.starts_with(place_of(&self.folder)?) {
            return Err(SessionError::LinkOutOfFolder { path: path() });
        }
        let (text, version) = read_text(&self.path)?;
        let refused = |error: RowError| SessionError::Row { path: path(), source: error.without_quote() };
        let (row, remark) = read_row(&text, wanted).map_err(refused)?;
        Ok((row, remark, version))
    }

    /// Whether `path` leads to this file, also through links or in another spelling.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        match (canonical(path), canonical(&self.path)) {
            (Ok(there), Ok(here)) => there == here,
            _ => false,
        }
    }

    /// Returns the state of this file if a session file at `session` can name it instead of the coins of `row`.
    pub(super) fn holding(&self, session: &Path, row: &Row) -> Option<FileVersion> {
        let there = Self::new(session, self.name.clone());
        if !self.is_at(&there.path) {
            return None;
        }
        // Another program may have changed the file meanwhile.
        let (held, _, version) = there.read(None).ok()?;
        (held == *row).then_some(version)
    }
}

/// Returns the text of a file. `None` if it can't be read or is no UTF-8 text.
pub fn text_of_file(path: &Path) -> Option<String> {
    read_text(path).ok().map(|(text, _)| text)
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
    match read_bounded(path, MAX_BYTES) {
        Ok((bytes, _)) if bytes > MAX_BYTES => Err(SessionError::TooLarge { path: path.to_owned(), bytes }),
        Ok((_, text)) => Ok(text),
        Err(source) => Err(SessionError::Read { path: path.to_owned(), source }),
    }
}
