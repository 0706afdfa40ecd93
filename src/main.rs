//! The program: it reads the arguments, then opens the window or runs a command.

// Otherwise Windows would open a console behind the window.
#![cfg_attr(all(windows, feature = "gui"), windows_subsystem = "windows")]

mod cli;

use std::env;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use cli::{Cli, CliCommand, Failure, export, solve, worksheet};
use rayon::ThreadPoolBuilder;

// The window is open for hours, and glibc keeps the memory of long rows that are gone.
#[cfg(all(feature = "gui", target_os = "linux", target_env = "gnu"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    #[cfg(all(windows, feature = "gui"))]
    coin_duel::entry::console::attach();
    match Cli::read(env::args_os().collect()).and_then(|cli| cli.map_or(Ok(()), run)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { message, status }) => {
            // If this fails too, there is nowhere left to report it.
            let _ = writeln!(io::stderr(), "{message}");
            #[cfg(all(windows, feature = "gui"))]
            coin_duel::entry::console::show_without_terminal(&message);
            ExitCode::from(status)
        }
    }
}

/// Runs the command, or opens the window.
fn run(cli: Cli) -> Result<(), Failure> {
    start_threads();
    match cli.command {
        Some(CliCommand::Solve(arguments)) => solve::run(&arguments),
        Some(CliCommand::Export(arguments)) => export::run(&arguments),
        Some(CliCommand::Worksheet(arguments)) => worksheet::run(&arguments),
        None => open_window(cli.file, cli.lecture, cli.language),
    }
}

/// Starts the threads that share heavy work: one per core, else one. If the system refuses any, the calling thread does
/// it all. Rayon tries once and panics later, so each number of threads is tried on a pool of its own first.
fn start_threads() {
    let all = ThreadPoolBuilder::new;
    let started = [all(), all().num_threads(1)].into_iter().zip([0, 1]).find_map(|(trial, threads)| {
        trial.build().ok()?;
        all().num_threads(threads).build_global().ok()
    });
    if started.is_none() {
        // If this fails too, heavy work says so where it is asked for.
        let _ = all().num_threads(1).use_current_thread().build_global();
    }
}

#[cfg(feature = "gui")]
fn open_window(file: Option<PathBuf>, lecture: bool, language: Option<String>) -> Result<(), Failure> {
    coin_duel::entry::run(file, lecture, language).map_err(Failure::system)
}

#[cfg(not(feature = "gui"))]
fn open_window(_file: Option<PathBuf>, _lecture: bool, _language: Option<String>) -> Result<(), Failure> {
    Err(Failure::system(coin_duel::wording::cli::program::no_window()))
}
