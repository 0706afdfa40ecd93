//! Writes the man pages of the program, and what bash, fish and zsh complete, into the folder that it is given:
//! `cargo run --example texts -- FOLDER`. Both come from the arguments that the program itself reads.

#[path = "../../src/cli/mod.rs"]
#[expect(dead_code, unused_imports, reason = "the commands are described here, and not run")]
mod cli;

use std::path::PathBuf;
use std::{env, fs, io};

use clap::CommandFactory;
use clap_complete::{Shell, generate_to};
use cli::Cli;

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::other("name the folder for the man pages and the completions"))?;
    fs::create_dir_all(&folder)?;
    // The command `help` has no page of its own: it prints what the others have.
    clap_mangen::generate_to(Cli::command().disable_help_subcommand(true), &folder)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut Cli::command(), "coin-duel", &folder)?;
    }
    Ok(())
}
