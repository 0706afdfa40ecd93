//! The arguments of the program.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use coin_duel::platform::languages::of_system;
use coin_duel::wording::cli::{export as of_export, program as texts, solve as of_solve, worksheet as of_worksheet};
use coin_duel::wording::{best_language, choose_language, languages};

use super::{export, solve, words, worksheet};
use crate::cli::shared::{Failure, print};

#[derive(Parser)]
#[command(
    version,
    about = texts::about(),
    bin_name = "coin-duel",
    after_help = texts::examples(),
    args_conflicts_with_subcommands = true
)]
pub struct Cli {
    #[arg(help = texts::file())]
    pub file: Option<PathBuf>,
    #[arg(long, help = texts::lecture(), requires = "file")]
    pub lecture: bool,
    // It is chosen before the other arguments are read.
    #[arg(long, value_name = "NAME", help = texts::language(), value_parser = PossibleValuesParser::new(languages().map(|(tag, _)| tag)))]
    pub language: Option<String>,
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

#[derive(Subcommand)]
pub enum CliCommand {
    #[command(about = of_solve::about(), after_help = of_solve::examples())]
    Solve(solve::SolveArguments),
    #[command(about = of_export::about(), after_help = of_export::notes_and_examples())]
    Export(export::ExportArguments),
    #[command(about = of_worksheet::about(), after_help = of_worksheet::notes_and_examples())]
    Worksheet(worksheet::WorksheetArguments),
}

/// The most letters in which a mistyped command differs from the one that is meant.
const MAX_TYPOS: usize = 2;

impl Cli {
    /// Reads the arguments of the program. `None` if they only ask for help or the version, which is printed.
    ///
    /// # Errors
    /// If the arguments are wrong, or the help can't be printed.
    pub fn read(mut arguments: Vec<OsString>) -> Result<Option<Self>, Failure> {
        let language = take_language(&mut arguments);
        if language.is_none() {
            choose_language(best_language(of_system()));
        }
        if arguments.get(1).is_some_and(|command| command == "solve") {
            solve::mark_negative_coins(&mut arguments[2..]);
        }
        if let Some((typed, command)) = arguments.get(1).and_then(|typed| Some((typed, meant(typed.to_str()?)?))) {
            return Err(Failure::usage(texts::mistyped(typed.to_string_lossy(), command)));
        }
        let read = words::in_language(Self::command()).try_get_matches_from(arguments);
        match read.and_then(|found| Self::from_arg_matches(&found)) {
            Ok(cli) => Ok(Some(Self { language: language.or(cli.language), ..cli })),
            Err(help) if !help.use_stderr() => print(&words::without_trailing_blanks(&help.to_string())).map(|()| None),
            Err(error) => Err(Failure::usage(words::problem(&error))),
        }
    }
}

/// Chooses the language that the arguments before a command name, removes it from them and returns it. An unknown one stays
/// there.
fn take_language(arguments: &mut Vec<OsString>) -> Option<String> {
    let texts = arguments.iter().map(|argument| argument.to_str().unwrap_or_default()).enumerate().skip(1);
    let mut options = texts.take_while(|(_, text)| *text != "--" && !CliCommand::has_subcommand(text));
    let found = options.find_map(|(place, text)| match text.strip_prefix("--language")? {
        "" => Some((place..place + 2, arguments.get(place + 1)?.to_str()?)),
        behind => Some((place..place + 1, behind.strip_prefix('=')?)),
    });
    let (places, name) = found.filter(|(_, name)| choose_language(name))?;
    let name = name.to_owned();
    arguments.drain(places);
    Some(name)
}

/// Returns the command that is meant by a mistyped one. `None` if it is a command, or can be a file.
fn meant(typed: &str) -> Option<String> {
    let is_word = typed.chars().all(|c| c.is_ascii_alphabetic());
    if !is_word || Path::new(typed).exists() {
        return None;
    }
    let commands = Cli::command();
    let names = commands.get_subcommands().map(clap::Command::get_name);
    let typos = names.map(|name| (strsim::damerau_levenshtein(&typed.to_lowercase(), name), name));
    let (typos, name) = typos.min()?;
    (typos <= MAX_TYPOS && name != typed).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_taken_from_the_arguments_before_a_command() {
        for (arguments, left) in [
            ("--language en", ""),
            ("lesson.ron --language=en --lecture", "lesson.ron --lecture"),
            ("--language en export a.ron --language rust", "export a.ron --language rust"),
            ("export a.ron --language rust", "export a.ron --language rust"),
            ("--language klingon solve 8", "--language klingon solve 8"),
            ("--languages en", "--languages en"),
            ("--language", "--language"),
            ("-- --language en", "-- --language en"),
        ] {
            let split =
                |text: &str| format!("coin-duel {text}").split_whitespace().map(OsString::from).collect::<Vec<_>>();
            let mut taken = split(arguments);
            take_language(&mut taken);
            assert_eq!(taken, split(left), "{arguments}");
        }
    }
}
