//! Arguments in; a window, or an answer on the command line, out.

mod cli;

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use cli::{Failure, export, print};
use coin_duel::game::{Row, Table};
use coin_duel::session::{self, Session};
use coin_duel::solve;

#[derive(Parser)]
#[command(version, about, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
struct Cli {
    /// The session, or the text with a row, to open in the window
    file: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  coin-duel                           open the window
  coin-duel lesson.ron                open a session in it
  coin-duel solve 8 15 3 7            solve a row without a window
  coin-duel solve --json row.txt      the same for another program, from a file
  coin-duel export lesson.ron --out fill.gif
                                      a session as pictures, tables or text";

#[derive(Subcommand)]
enum Command {
    /// Solve a row and print its table, its scores and its game
    #[command(after_help = SOLVE_EXAMPLES)]
    Solve(SolveArguments),
    /// Write pictures, the table or the steps of a session, without a window
    #[command(after_help = export::EXAMPLES)]
    Export(export::Arguments),
}

const SOLVE_EXAMPLES: &str = "\
Examples:
  coin-duel solve 8 15 3 7
  coin-duel solve -8 15 -3
  coin-duel solve \"int[] coins = {8, 15, 3, 7};\"
  coin-duel solve row.txt
  seq 1000000 | coin-duel solve --json -";

#[derive(Args)]
struct SolveArguments {
    /// Print one JSON object: n, sum, fir, sec, difference, pick, left, right
    #[arg(long)]
    json: bool,
    /// The row from left to right, as numbers or as a list, or a file with it; - reads it from standard input
    #[arg(required = true)]
    coins: Vec<String>,
}

fn main() -> ExitCode {
    let cli = Cli::parse_from(arguments());
    let done = match cli.command {
        Some(Command::Solve(arguments)) => solve(&arguments),
        Some(Command::Export(arguments)) => export::run(&arguments),
        None => open_window(cli.file),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { message, status }) => {
            // Nobody is left to tell when this fails too.
            let _ = writeln!(io::stderr(), "{message}");
            ExitCode::from(status)
        }
    }
}

/// The program's arguments. To clap a coin such as `-8,` is an option; with a space before it, it is a value.
fn arguments() -> Vec<OsString> {
    let mut arguments: Vec<_> = std::env::args_os().collect();
    if arguments.get(1).is_some_and(|command| command == "solve") {
        for argument in &mut arguments[2..] {
            if let [b'-', b'0'..=b'9', ..] = argument.as_encoded_bytes() {
                let mut coin = OsString::from(" ");
                coin.push(&argument);
                *argument = coin;
            }
        }
    }
    arguments
}

#[cfg(feature = "gui")]
fn open_window(file: Option<PathBuf>) -> Result<(), Failure> {
    coin_duel::gui::run(file).map_err(Failure::system)
}

#[cfg(not(feature = "gui"))]
fn open_window(_file: Option<PathBuf>) -> Result<(), Failure> {
    Err(Failure::system(
        "this build has no window; build it with the feature “gui”, or use what needs none: `coin-duel solve` and \
         `coin-duel export`",
    ))
}

fn solve(arguments: &SolveArguments) -> Result<(), Failure> {
    let table = Table::new(row(&arguments.coins)?);
    let answer = if arguments.json { solve::json(&table) } else { solve::text(&table) };
    print(&answer)
}

/// The row that the arguments are, or that is where they say.
fn row(coins: &[String]) -> Result<Row, Failure> {
    let text = match coins {
        [dash] if dash == "-" => standard_input()?,
        coins => coins.iter().map(|coin| coin.trim_start()).collect::<Vec<_>>().join(" "),
    };
    match (text.parse(), coins) {
        (Ok(row), _) => Ok(row),
        (Err(_), [file]) if names_file(Path::new(file)) => Ok(Session::open(Path::new(file))?.session.document.row),
        (Err(error), _) => Err(Failure::usage(error)),
    }
}

/// Whether an argument that is no row is a file, or is meant to be one: its name ends like `.txt`.
fn names_file(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default().as_encoded_bytes();
    path.is_file() || (!extension.is_empty() && extension.iter().all(u8::is_ascii_alphabetic))
}

/// All of standard input, if it is a text that could be a row.
fn standard_input() -> Result<String, Failure> {
    let mut bytes = Vec::new();
    // A row of the most and the longest coins has a quarter of it.
    io::stdin()
        .take(session::disk::MAX_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::system(format_args!("cannot read standard input: {error}")))?;
    if bytes.len() as u64 > session::disk::MAX_BYTES {
        return Err(Failure::usage("standard input is too long; a row holds at most 1,000,000 coins"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to() + 1;
        Failure::usage(format_args!("standard input is no UTF-8 text at byte {byte}"))
    })
}
