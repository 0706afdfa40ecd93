//! The arguments of the program.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

use super::{export, solve, worksheet};

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
