//! What the commands share: how they fail and how they answer.

use std::fmt::Display;
use std::io::{self, Write};

use coin_duel::session::SessionError;

pub mod export;

/// Why the program ends without doing what it was asked.
pub struct Failure {
    pub message: String,
    pub status: u8,
}

impl Failure {
    /// What was asked is wrong: the status that clap uses as well.
    pub fn usage(problem: impl Display) -> Self {
        Self { message: format!("error: {problem}"), status: 2 }
    }

    /// What was asked could not be done.
    pub fn system(problem: impl Display) -> Self {
        Self { message: format!("coin-duel: {problem}"), status: 1 }
    }
}

/// What is in a file is what was asked for; that it can't be read or written is not.
impl From<SessionError> for Failure {
    fn from(error: SessionError) -> Self {
        if error.is_of_content() { Self::usage(error) } else { Self::system(error) }
    }
}

/// Writes an answer to standard output.
pub fn print(answer: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(answer.as_bytes()).and_then(|()| out.flush()) {
        // Whoever reads has enough, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done.map_err(|error| Failure::system(format_args!("cannot write the answer: {error}"))),
    }
}
