//! What the commands share: two options, how they answer and how they fail.

use std::fmt::Display;
use std::io::{self, Write};

use coin_duel::game::CountFrom;
use coin_duel::game::row::read::ReadAs;
use coin_duel::session::SessionError;

/// Why a command failed.
pub struct Failure {
    /// What standard error gets: one line.
    pub message: String,
    /// The exit status of the program.
    pub status: u8,
}

impl Failure {
    /// The arguments or the files are wrong. The status is 2, as clap has it.
    pub fn usage(problem: impl Display) -> Self {
        Self { message: format!("error: {problem}"), status: 2 }
    }

    /// The system can't do what was asked. The status is 1.
    pub fn system(problem: impl Display) -> Self {
        Self { message: format!("coin-duel: {problem}"), status: 1 }
    }
}

/// Wrong content of a file counts as wrong usage, an unreadable file as a failure of the system.
impl From<SessionError> for Failure {
    fn from(error: SessionError) -> Self {
        if error.is_content_error() { Self::usage(error) } else { Self::system(error) }
    }
}

/// Writes an answer to standard output.
///
/// # Errors
/// If it can't be written. A reader that closes the pipe early is no error.
pub fn print(answer: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    written(out.write_all(answer.as_bytes()).and_then(|()| out.flush()))
}

/// Returns whether an answer was written.
///
/// # Errors
/// If it was not. A reader that closes the pipe early is no error.
pub fn written(done: io::Result<()>) -> Result<(), Failure> {
    match done {
        // The reader has enough, as `head` often has.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done.map_err(|error| Failure::system(format_args!("cannot write the answer: {error}"))),
    }
}

/// Reads the number of the first coin.
pub fn count_from(text: &str) -> Result<CountFrom, &'static str> {
    text.parse().ok().and_then(CountFrom::of_first).ok_or("write 0 or 1")
}

/// Reads the name of a reading.
pub fn read_as(text: &str) -> Result<ReadAs, String> {
    ReadAs::of_name(text).ok_or_else(|| format!("write one of {}", ReadAs::ALL.map(ReadAs::name).join(", ")))
}
