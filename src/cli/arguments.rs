//! The arguments of the program.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{CommandFactory, Parser, Subcommand};

use super::{export, solve, worksheet};
use crate::cli::shared::{Failure, written};

#[derive(Parser)]
#[command(version, about, bin_name = "coin-duel", after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// A session, course or text file with a row, to open in the window
    pub file: Option<PathBuf>,
    /// Begin the lecture of the file at once
    #[arg(long, requires = "file")]
    pub lecture: bool,
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

const EXAMPLES: &str = "\
Examples:
  coin-duel                           open the window
  coin-duel lesson.ron                open a session
  coin-duel lesson.ron --lecture      begin its lecture
  coin-duel solve 8 15 3 7            solve a row without a window
  coin-duel solve --json row.txt      solve a row from a file, with JSON output
  coin-duel export lesson.ron --out fill.gif
                                      export pictures, tables or text
  coin-duel export course.ron --out slides.png
                                      export the slides of a course
  coin-duel worksheet --coins 6 --variants 30 --seed 7 --out sheets.pdf
                                      write worksheets with solutions";

#[derive(Subcommand)]
pub enum CliCommand {
    /// Solve a row and print its table, its scores and its game
    #[command(after_help = solve::EXAMPLES)]
    Solve(solve::SolveArguments),
    /// Write pictures, the table or the steps of a session, or the slides of a course, without a window
    #[command(after_help = export::EXAMPLES)]
    Export(export::ExportArguments),
    /// Write worksheets with empty cells for students, and their solutions
    #[command(after_help = worksheet::NOTES)]
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
        if arguments.get(1).is_some_and(|command| command == "solve") {
            solve::mark_negative_coins(&mut arguments[2..]);
        }
        if let Some((typed, command)) = arguments.get(1).and_then(|typed| Some((typed, meant(typed.to_str()?)?))) {
            let typed = typed.to_string_lossy();
            return Err(Failure::usage(format_args!("{typed} is no command and no file; do you mean `{command}`?")));
        }
        match Self::try_parse_from(arguments) {
            Ok(cli) => Ok(Some(cli)),
            Err(help) if !help.use_stderr() => written(help.print().and_then(|()| io::stdout().flush())).map(|()| None),
            Err(error) => error.exit(),
        }
    }
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
