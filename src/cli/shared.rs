//! What the commands share: options, how they answer and how they fail.

use std::ffi::OsStr;
use std::fmt::Display;
use std::io::{self, Write};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command, ValueEnum};
use coin_duel::game::recurrence::notation::NotationError;
use coin_duel::game::row::read::ReadAs;
use coin_duel::game::{CountFrom, Recurrence};
use coin_duel::printable::{columns, padded};
use coin_duel::session::SessionError;
use coin_duel::wording::cli::{answer, arguments, program as texts};
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
        Self { message: texts::error(problem.to_string()), status: 2 }
    }

    /// The system can't do what was asked. The status is 1.
    pub fn system(problem: impl Display) -> Self {
        Self { message: texts::failure(problem.to_string()), status: 1 }
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
    match out.write_all(answer.as_bytes()).and_then(|()| out.flush()) {
        // The reader has enough, as `head` often has.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done.map_err(|error| Failure::system(texts::cannot_write(error.to_string()))),
    }
}

/// Returns a line of the answer of `solve` with a label. What stands behind the labels begins below each other.
pub fn labeled(label: &str, text: &str) -> String {
    let labels = [answer::row(), answer::coins(), answer::result(), answer::pick(), answer::table(), answer::game()];
    let width = labels.map(columns).into_iter().max().unwrap_or_default();
    format!("{}  {text}\n", padded(label, width))
}

/// Reads the number of the first coin.
pub fn count_from(text: &str) -> Result<CountFrom, &'static str> {
    text.parse().ok().and_then(CountFrom::of_first).ok_or_else(arguments::write_count_from)
}

/// Reads the name of a reading.
pub fn read_as(text: &str) -> Result<ReadAs, String> {
    ReadAs::of_name(text).ok_or_else(|| arguments::write_reading(ReadAs::ALL.map(ReadAs::name).join(", ")))
}

/// Reads a value of an enum, and says in the help what each does.
pub fn choices<E: ValueEnum + Send + Sync + 'static>(about: fn(E) -> &'static str) -> impl TypedValueParser<Value = E> {
    let described = |value: &E| value.to_possible_value().map(|known| known.help(about(value.clone())));
    let parser = PossibleValuesParser::new(E::value_variants().iter().filter_map(described));
    parser.map(|name| E::from_str(&name, false).expect("the parser knows only these"))
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
