//! What the commands share: two options, how they answer and how they fail.

use std::ffi::OsStr;
use std::fmt::Display;
use std::io::{self, Write};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command};
use coin_duel::game::recurrence::notation::NotationError;
use coin_duel::game::row::read::ReadAs;
use coin_duel::game::{CountFrom, Recurrence};
use coin_duel::session::SessionError;
use coin_duel::wording::recurrence::{not_a_recurrence, published_names};

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

/// Reads a recurrence: the name of a published one, or equations.
#[derive(Clone)]
pub struct RecurrenceParser;

impl RecurrenceParser {
    fn names() -> PossibleValuesParser {
        PossibleValuesParser::new(published_names().map(|(name, about)| PossibleValue::new(name).help(about)))
    }
}

impl TypedValueParser for RecurrenceParser {
    type Value = Recurrence;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<Recurrence, clap::Error> {
        if let Some(equations) = value.to_str().filter(|text| text.contains('=')) {
            let definition = equations.parse().map_err(|error: NotationError| {
                clap::Error::raw(
                    clap::error::ErrorKind::ValueValidation,
                    format!("{}\n", not_a_recurrence(error.to_string())),
                )
                .with_cmd(command)
            })?;
            return Ok(Recurrence::new(definition));
        }
        let name = Self::names().parse_ref(command, arg, value)?;
        let published = published_names().iter().position(|(known, _)| *known == name);
        Ok(Recurrence::PUBLISHED[published.expect("the parser knows only these")])
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(published_names().into_iter().map(|(name, about)| PossibleValue::new(name).help(about))))
    }
}
