//! Opening and saving sessions as files.

use std::path::Path;

use crate::game::row::read::{ReadAs, read_row};
use crate::platform::files::{FileStamp, exists, write_atomically};
use crate::printable::printable_path;
use crate::session::document::{Document, OpenedSession, Session, SessionSource};
use crate::session::error::{SessionError, Warning};
use crate::session::file::{self, CoinsField, SessionFile, to_ron};
use crate::session::text::{FileVersion, RowFile, read_text};

impl Session {
    /// Reads a session from a file, and its row from another file if the session names one.
    ///
    /// A text with a row alone opens as a new session with the file's name as its title.
    ///
    /// # Errors
    /// If a file can't be read, has more than [`MAX_BYTES`](crate::session::error::MAX_BYTES), or is neither a session
    /// nor a row.
    pub fn open(path: &Path) -> Result<OpenedSession, SessionError> {
        Self::open_as(path, None)
    }

    /// Reads a session like [`Session::open`], and the numbers of a text as `wanted`.
    ///
    /// # Errors
    /// As [`Session::open`], and if the text can't be read so.
    pub fn open_as(path: &Path, wanted: Option<ReadAs>) -> Result<OpenedSession, SessionError> {
        let (text, mut version) = read_text(path)?;
        if !begins_as_session(&text) {
            match read_row(&text, wanted) {
                Ok((row, remark)) => {
                    let title = printable_path(path.file_stem().unwrap_or_default().as_ref());
                    let session = Self::new(Document { title, ..row.into() });
                    let warnings = remark.map(Warning::ReadAs).into_iter().collect();
                    return Ok(OpenedSession { session, warnings, source: SessionSource::Row, version, stop: None });
                }
                // A file with this extension is meant to be a session, and is reported as a bad one.
                Err(_) if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron")) => {}
                Err(source) => return Err(SessionError::Row { path: path.to_owned(), source }),
            }
        }
        let read = file::read(&text).map_err(|source| SessionError::Content { path: path.to_owned(), source });
        let (file, mut warnings) = read?;
        drop(text);
        let mut source = SessionSource::Session;
        let session = file.into_session(|coins| match coins {
            CoinsField::List(row) => Ok(row),
            CoinsField::InFile(name) => {
                let row_file = RowFile::new(path, name);
                let (row, remark, of_row) = row_file
                    .read(wanted)
                    .map_err(|error| SessionError::RowFile { path: path.to_owned(), source: Box::new(error) })?;
                warnings.extend(remark.map(Warning::ReadAs));
                version = version.clone().with(of_row);
                source = SessionSource::SessionAndRow(row_file);
                Ok(row)
            }
        })?;
        Ok(OpenedSession { source, version, ..session.made_to_fit(warnings) })
    }

    /// Writes the session to a file, with all of its coins. At any moment the file holds all of the old or all of the
    /// new session. Returns the state of the new file.
    ///
    /// # Errors
    /// If the file can't be written. Then it is as it was.
    pub fn save(&self, path: &Path) -> Result<FileVersion, SessionError> {
        save(path, &self.to_ron())
    }

    /// Writes the session like [`Session::save`], but names `row_file` instead of the coins if it holds them.
    ///
    /// Returns whether it does, and the state of the files.
    ///
    /// # Errors
    /// If the file can't be written, or is `row_file` itself. Then it is as it was.
    pub fn save_with_row_file(&self, path: &Path, row_file: &RowFile) -> Result<(bool, FileVersion), SessionError> {
        if row_file.is_at(path) {
            return Err(SessionError::IsRowFile { path: path.to_owned() });
        }
        let Some(of_row) = row_file.holding(path, &self.document.row) else {
            return self.save(path).map(|version| (false, version));
        };
        let text = to_ron(&SessionFile::new(self.clone(), |_| CoinsField::InFile(row_file.name.clone())));
        Ok((true, save(path, &text)?.with(of_row)))
    }
}

/// Writes a text to a file, whole or not at all.
pub(super) fn save(path: &Path, text: &str) -> Result<FileVersion, SessionError> {
    write_atomically(path, |file| file.write_all(text.as_bytes())).map_err(|source| SessionError::Write {
        path: path.to_owned(),
        source,
        replaces: exists(path),
    })?;
    Ok(FileVersion::new(path, FileStamp::of(path).ok(), text.as_bytes()))
}

/// Whether a text is meant to be a session: it begins with a bracket and the name of a field.
///
/// A row in brackets has a coin or another bracket after the first one.
fn begins_as_session(text: &str) -> bool {
    let start = behind_comments(text);
    let start = start.strip_prefix("Session").map_or(start, behind_comments);
    let Some(inside) = start.strip_prefix('(') else { return false };
    let begins_coins = |c: char| c.is_ascii_digit() || "+-−[{(,;.".contains(c);
    !behind_comments(inside).starts_with(begins_coins)
}

/// Skips the spaces, comments and attributes that a RON file may begin with.
fn behind_comments(mut text: &str) -> &str {
    loop {
        text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let (start, end) = match text.as_bytes() {
            [b'/', b'/', ..] => ("//", "\n"),
            [b'/', b'*', ..] => ("/*", "*/"),
            [b'#', b'!', b'[', ..] => ("#![", "]"),
            _ => return text,
        };
        text = text[start.len()..].split_once(end).map_or("", |(_, behind)| behind);
    }
}
