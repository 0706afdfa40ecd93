//! Sessions, and rows, as files on a disk.

use std::path::Path;

use crate::game::Row;
use crate::session::disk::write_atomically;
use crate::session::document::{Document, Opened, Session, Source};
use crate::session::fault::SessionError;
use crate::session::file::{self, Coins, File, to_ron};
use crate::session::row_file::{RowFile, read_text};

impl Session {
    /// Reads a session from a file of at most [`MAX_BYTES`], and the row from the file beside it if it is there; or
    /// makes one of a text that is a row and nothing else, with the file's name as its title.
    ///
    /// # Errors
    /// If a file can't be read, is too large, or holds neither.
    pub fn open(path: &Path) -> Result<Opened, SessionError> {
        let text = read_text(path)?;
        if !begins_as_session(&text) {
            match text.parse::<Row>() {
                Ok(row) => {
                    let title = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                    let session = Self::new(Document { title, ..row.into() });
                    return Ok(Opened { session, warnings: Vec::new(), source: Source::Row });
                }
                // What is wrong with a file that is called a session is that it is none.
                Err(_) if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron")) => {}
                Err(source) => return Err(SessionError::Row { path: path.to_owned(), source }),
            }
        }
        let read = file::read(&text).map_err(|source| SessionError::Content { path: path.to_owned(), source });
        let (file, warnings) = read?;
        drop(text);
        let mut source = Source::Session;
        let session = file.into_session(|coins| match coins {
            Coins::Here(row) => Ok(row),
            Coins::Beside(name) => {
                let row_file = RowFile::new(path, name);
                let row = row_file.read();
                source = Source::SessionAndRow(row_file);
                row.map_err(|error| SessionError::Beside { path: path.to_owned(), source: Box::new(error) })
            }
        })?;
        Ok(Opened { source, ..session.made_to_fit(warnings) })
    }

    /// Writes the session, with all of its coins, to a file. The file holds all of the old or all of the new session at
    /// any moment.
    ///
    /// # Errors
    /// If the file can't be written; it is as it was then.
    pub fn save(&self, path: &Path) -> Result<(), SessionError> {
        save(path, &self.to_ron())
    }

    /// Writes the session like [`Session::save`], with the name of `row_file` in place of its coins if that is where
    /// they are found from `path`. Whether it is.
    ///
    /// # Errors
    /// If the file can't be written; it is as it was then.
    pub fn save_beside(&self, path: &Path, row_file: &RowFile) -> Result<bool, SessionError> {
        let is_beside = row_file.serves(path, &self.document.row);
        if is_beside {
            save(path, &to_ron(&File::new(self.clone(), |_| Coins::Beside(row_file.name.clone()))))?;
        } else {
            self.save(path)?;
        }
        Ok(is_beside)
    }
}

fn save(path: &Path, text: &str) -> Result<(), SessionError> {
    write_atomically(path, |file| file.write_all(text.as_bytes())).map_err(|source| SessionError::Write {
        path: path.to_owned(),
        source,
        replaces: path.exists(),
    })
}

/// Whether a text is meant to be a session: a bracket with the name of a field behind it. Behind the bracket of a list
/// there is a coin, or another bracket.
fn begins_as_session(text: &str) -> bool {
    let start = behind_comments(text);
    let start = start.strip_prefix("Session").map_or(start, behind_comments);
    let Some(inside) = start.strip_prefix('(') else { return false };
    let begins_coins = |c: char| c.is_ascii_digit() || "+-−[{(,;.".contains(c);
    !behind_comments(inside).starts_with(begins_coins)
}

/// What follows the spaces, comments and attributes that a RON file may begin with.
fn behind_comments(mut text: &str) -> &str {
    loop {
        text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let end = match text.as_bytes() {
            [b'/', b'/', ..] => "\n",
            [b'/', b'*', ..] => "*/",
            [b'#', b'!', b'[', ..] => "]",
            _ => return text,
        };
        text = text.find(end).map_or("", |at| &text[at + end.len()..]);
    }
}
