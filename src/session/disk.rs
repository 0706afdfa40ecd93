//! Sessions, and rows, as files on a disk.

use std::fs;
use std::io::{self, BufWriter, IntoInnerError, Read, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

use super::file::{self, Coins, File};
use super::{ContentError, Document, MAX_BYTES, Opened, Session, SessionError, Source, to_ron};
use crate::game::Row;

/// A text file with the row of a session, in the session's folder or in a folder of it. It is only ever read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowFile {
    /// Its path from the session's folder, as the session has it.
    name: String,
    path: PathBuf,
}

impl RowFile {
    fn new(session: &Path, name: String) -> Self {
        Self { path: beside(session, &name), name }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The row in it.
    fn read(&self) -> Result<Row, SessionError> {
        read_text(&self.path)?.parse().map_err(|source| SessionError::Row { path: self.path.clone(), source })
    }

    /// Whether a session with this row at `session` would find it in this file.
    fn serves(&self, session: &Path, row: &Row) -> bool {
        let is_there = match (fs::canonicalize(beside(session, &self.name)), fs::canonicalize(&self.path)) {
            (Ok(there), Ok(here)) => there == here,
            _ => false,
        };
        // Somebody may have changed the file meanwhile.
        is_there && self.read().is_ok_and(|there| there == *row)
    }
}

/// The path of a file beside another one.
fn beside(path: &Path, name: &str) -> PathBuf {
    path.parent().unwrap_or(Path::new("")).join(name)
}

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

/// Replaces the file at `path`, through a link if it is one, by what `write` writes, or leaves it as it was.
///
/// # Errors
/// If `write` fails, or the new file can't be written or put in place.
pub fn write_atomically<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    let linked = || Some(path.parent()?.join(fs::read_link(path).ok()?));
    let target = fs::canonicalize(path).ok().or_else(linked).unwrap_or_else(|| path.to_owned());
    let mut file = BufWriter::new(AtomicWriteFile::open(target)?);
    let written = write(&mut file)?;
    file.into_inner().map_err(IntoInnerError::into_error)?.commit()?;
    Ok(written)
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

/// The text of a file of at most [`MAX_BYTES`].
fn read_text(path: &Path) -> Result<String, SessionError> {
    String::from_utf8(read_bounded(path)?).map_err(|error| {
        let before = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let (line, column) = end_of(&before);
        let source = ContentError { line, column, problem: "this is no UTF-8 text".to_owned() };
        SessionError::Content { path: path.to_owned(), source }
    })
}

fn read_bounded(path: &Path) -> Result<Vec<u8>, SessionError> {
    let read = || -> io::Result<(u64, Vec<u8>)> {
        let file = fs::File::open(path)?;
        let bytes = file.metadata()?.len();
        let mut text = Vec::new();
        if bytes > MAX_BYTES {
            return Ok((bytes, text));
        }
        // A pipe or a file that grows tells no length beforehand.
        file.take(MAX_BYTES + 1).read_to_end(&mut text)?;
        Ok((bytes.max(text.len() as u64), text))
    };
    match read() {
        Ok((bytes, _)) if bytes > MAX_BYTES => Err(SessionError::TooLarge { path: path.to_owned(), bytes }),
        Ok((_, text)) => Ok(text),
        Err(source) => Err(SessionError::Read { path: path.to_owned(), source }),
    }
}

/// The line and column, from 1, just behind the text.
fn end_of(text: &str) -> (usize, usize) {
    let line = text.matches('\n').count() + 1;
    let column = text.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}
