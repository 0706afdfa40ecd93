//! The errors and warnings about session files.

use std::borrow::Cow;
use std::io;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::game::RowError;
use crate::game::row::read::Remark;
use crate::wording::errors::{course, link, session as wording};
use crate::wording::recurrence;

/// A mistake in a file that can be opened all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Warning {
    #[error("{}", wording::unknown_field(.0))]
    UnknownField(String),
    #[error("{}", wording::more_unknown_fields(*count))]
    MoreUnknownFields { count: usize },
    /// The numbers of a text can be meant in more than one way.
    #[error("{}", wording::read_as(*.0))]
    ReadAs(Remark),
    #[error("{}", wording::unprintable(field))]
    Unprintable { field: Cow<'static, str> },
    #[error("{}", wording::step_moved(field, *end, *now))]
    StepMoved { field: Cow<'static, str>, end: u64, now: u64 },
    #[error("{}", wording::move_moved(field, *end, *now))]
    MoveMoved { field: Cow<'static, str>, end: u64, now: u64 },
    /// The order of the fill is not possible, and another one takes its place.
    #[error("{}", wording::order_changed(reason, now))]
    OrderChanged { reason: String, now: Cow<'static, str> },
    /// The row is too long for the tables of its recurrence.
    #[error("{}", recurrence::too_long())]
    TooLongForRecurrence,
    #[error("{}", wording::no_position(field))]
    NoPosition { field: Cow<'static, str> },
    #[error("{}", wording::lines_left_out(*count, *most))]
    LinesLeftOut { count: usize, most: usize },
    #[error("{}", wording::no_such_line(*line, *last))]
    NoSuchLine { line: usize, last: usize },
    #[error("{}", wording::moves_left_out(*line, *moves))]
    MovesLeftOut { line: usize, moves: usize },
    #[error("{}", wording::more_moves_left_out(*count))]
    MoreMovesLeftOut { count: usize },
    #[error("{}", wording::stops_left_out(*count, *most))]
    StopsLeftOut { count: usize, most: usize },
    /// The notes of an older version, and what it told at the end, are words of stops now.
    #[error("{}", wording::said_at_stops())]
    SaidAtStops,
    #[error("{}", wording::more_stops_moved(*count))]
    MoreStopsMoved { count: usize },
    /// A link begins at a stop that is not there. `now` is where it begins instead, from 1.
    #[error("{}", link::no_such_stop(said, *count, *now))]
    NoSuchStop { said: String, count: usize, now: usize },
    /// A link is to end with a stop that is not there.
    #[error("{}", link::no_such_end(said, *count))]
    NoSuchEnd { said: String, count: usize },
}

/// At most this many warnings of a kind are listed. Another one says how many there are besides.
pub(super) const MAX_LISTED: usize = 3;

/// Why a session or its row could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    #[error("{}", wording::cannot_open(path, reason(source)))]
    Read { path: PathBuf, source: io::Error },
    #[error("{}", wording::cannot_save(path, reason(source), *replaces))]
    Write {
        path: PathBuf,
        source: io::Error,
        /// Whether there was a file at this path before.
        replaces: bool,
    },
    #[error("{}", wording::is_row_file(path))]
    IsRowFile { path: PathBuf },
    #[error("{}", wording::too_large(path, *bytes, MAX_BYTES))]
    TooLarge { path: PathBuf, bytes: u64 },
    #[error("{}", wording::in_file(path, source.to_string()))]
    Content { path: PathBuf, source: ContentError },
    /// The content of a text file that was read as a row.
    #[error("{}", wording::in_file(path, source.to_string()))]
    Row { path: PathBuf, source: RowError },
    /// A link that a session names instead of its coins.
    #[error("{}", course::no_session_in_folder(path))]
    NoSessionInFolder { path: PathBuf },
    #[error("{}", wording::link_out_of_folder(path))]
    LinkOutOfFolder { path: PathBuf },
    /// The text file that a session names instead of its coins.
    #[error("{}", wording::in_row_file(path, source.to_string()))]
    RowFile { path: PathBuf, source: Box<SessionError> },
}

impl SessionError {
    /// Whether the content of a file is wrong, and not the access to it.
    pub fn is_content_error(&self) -> bool {
        match self {
            Self::Content { .. }
            | Self::Row { .. }
            | Self::TooLarge { .. }
            | Self::LinkOutOfFolder { .. }
            | Self::NoSessionInFolder { .. } => true,
            Self::Read { .. } | Self::Write { .. } | Self::IsRowFile { .. } => false,
            Self::RowFile { source, .. } => source.is_content_error(),
        }
    }
}

/// Why a text is no session, and the place of the mistake. Line and column are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", wording::at_place(*line, *column, problem))]
pub struct ContentError {
    pub line: usize,
    pub column: usize,
    pub problem: String,
}

/// The size in bytes of the largest file that is opened.
///
/// A row of the most and the longest coins takes a quarter of it.
pub const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// How the number of an error begins in the message of the standard library.
const OS_ERROR: &str = " (os error";

/// Returns the system's message without its error number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(OS_ERROR).next().unwrap_or_default().to_owned()
}
