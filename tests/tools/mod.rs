//! The programs that read what is written here. Not every machine has them.

use std::io::{self, Write as _};
use std::process::{Command, Stdio};

/// Whether these programs are installed. If one is not, says so on standard error.
///
/// # Panics
/// If one is missing and the environment variable `need` is set.
pub fn have(programs: &[&str], need: &str) -> bool {
    let answers = |program: &&&str| {
        ["--version", "-v", "-version"].iter().any(|version| {
            let output = Command::new(program).arg(version).stdin(Stdio::null()).output();
            output.is_ok_and(|output| output.status.success())
        })
    };
    let Some(missing) = programs.iter().find(|program| !answers(program)) else { return true };
    assert!(std::env::var_os(need).is_none(), "there is no {missing}");
    // Not with `eprintln!`, whose output is hidden when a test passes.
    let _ = writeln!(io::stderr(), "there is no {missing} on this machine: nothing is checked with it");
    false
}
