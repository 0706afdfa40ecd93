//! The errors and warnings about session files.

use std::io;
use std::path::PathBuf;

use crate::game::RowError;
use crate::printable::{UNPRINTABLE, printable_path};
use crate::session::disk::{MAX_BYTES, reason};

/// A mistake in a file that can be opened all the same.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Warning {
    #[error("the field `{0}` is not known to this version and will not be saved")]
    UnknownField(String),
    #[error("{count} more fields are not known to this version and will not be saved")]
    MoreUnknownFields { count: usize },
    #[error("`{field}` had characters that can't be shown; each of them is now a {UNPRINTABLE}")]
    Unprintable { field: &'static str },
    #[error("`{field}` was outside the row's {end} {unit} and is now {now}")]
    PositionMoved { field: &'static str, end: u64, unit: &'static str, now: u64 },
    #[error("`line` was {line}, and the last of the lines is {last}; it is now 0")]
    NoSuchLine { line: usize, last: usize },
    #[error("line {line} had moves out of order or beyond the row's {moves} moves; they are left out")]
    MovesLeftOut { line: usize, moves: usize },
    #[error("{count} more lines had such moves; they are left out")]
    MoreMovesLeftOut { count: usize },
}

/// At most this many warnings of a kind are listed. Another one says how many there are besides.
pub(super) const MAX_LISTED: usize = 3;

/// Why a session or its row could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    #[error("cannot open {}: {}", printable_path(path), reason(source))]
    Read { path: PathBuf, source: io::Error },
    #[error("cannot save {}: {}{}", printable_path(path), reason(source), if *replaces { "; the file is as it was" } else { "" })]
    Write {
        path: PathBuf,
        source: io::Error,
        /// Whether there was a file at this path before.
        replaces: bool,
    },
    #[error("cannot save {}: the session has its coins in this file; choose another name", printable_path(path))]
    IsRowFile { path: PathBuf },
    #[error(
        "{} is too large: it has {bytes} bytes, and a file that is opened at most {MAX_BYTES}",
        printable_path(path)
    )]
    TooLarge { path: PathBuf, bytes: u64 },
    #[error("{}, {source}", printable_path(path))]
    Content { path: PathBuf, source: ContentError },
    /// The content of a text file that was read as a row.
    #[error("{}, {source}", printable_path(path))]
    Row { path: PathBuf, source: RowError },
    /// A link that a session names instead of its coins.
    #[error(
        "{} is a link that leads out of the session's folder; put the file itself into the folder",
        printable_path(path)
    )]
    LinkOutOfFolder { path: PathBuf },
    /// The text file that a session names instead of its coins.
    #[error("{} has its coins in another file: {source}", printable_path(path))]
    RowFile { path: PathBuf, source: Box<SessionError> },
}

impl SessionError {
    /// Whether the content of a file is wrong, and not the access to it.
    pub fn is_content_error(&self) -> bool {
        match self {
            Self::Content { .. } | Self::Row { .. } | Self::TooLarge { .. } | Self::LinkOutOfFolder { .. } => true,
            Self::Read { .. } | Self::Write { .. } | Self::IsRowFile { .. } => false,
            Self::RowFile { source, .. } => source.is_content_error(),
        }
    }
}

/// Why a text is no session, and the place of the mistake. Line and column are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ContentError {
    pub line: usize,
    pub column: usize,
    pub problem: String,
}
