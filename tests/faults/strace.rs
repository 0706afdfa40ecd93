//! `strace`: which calls a child makes, and how one of them is made to fail.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::child::Waiting;
use crate::scenario::{Outcome, Scenario};

/// The calls that are made to fail, each with the errors that make sense, and what the system says about them.
pub const CALLS: [(&str, &[&str]); 21] = [
    ("openat", &["ENOSPC", "EACCES", "EIO", "EROFS", "ENOENT"]),
    ("creat", &["ENOSPC", "EACCES"]),
    ("read", &["EIO"]),
    ("write", &["ENOSPC", "EIO"]),
    ("copy_file_range", &["ENOSPC", "EIO"]),
    ("fsync", &["ENOSPC", "EIO"]),
    ("fdatasync", &["ENOSPC", "EIO"]),
    ("rename", &["ENOSPC", "EACCES", "EIO", "EROFS", "ENOENT"]),
    ("renameat", &["ENOSPC", "EACCES", "EIO", "EROFS", "ENOENT"]),
    ("renameat2", &["ENOSPC", "EACCES", "EIO", "EROFS", "ENOENT"]),
    ("linkat", &["ENOSPC", "EACCES", "EIO"]),
    ("mkdir", &["ENOSPC", "EACCES", "EIO", "EROFS"]),
    ("unlink", &["EACCES", "EIO", "EROFS"]),
    ("unlinkat", &["EACCES", "EIO", "EROFS"]),
    ("rmdir", &["EACCES", "EIO"]),
    ("fchmod", &["EACCES", "EROFS"]),
    ("fchown", &["EACCES", "EROFS"]),
    ("ftruncate", &["ENOSPC", "EIO"]),
    ("flock", &["EIO"]),
    ("fcntl", &["EIO"]),
    ("getdents64", &["EACCES", "EIO"]),
];

/// Whether a message says what the system has said about an error.
pub fn is_said(error: &str, message: &str) -> bool {
    let reasons: &[&str] = match error {
        "ENOSPC" => &["No space left on device"],
        "EACCES" => &["Permission denied", "is read-only; make it writable"],
        "EIO" => &["Input/output error"],
        "EROFS" => &["Read-only file system"],
        "ENOENT" => &["No such file or directory"],
        _ => unreachable!("{error} is not in the list"),
    };
    reasons.iter().any(|reason| message.contains(reason))
}

/// Whether strace is there and may trace. If not, says so on the terminal.
///
/// # Panics
/// If it may not, and `COIN_DUEL_NEED_FAULTS` is set.
pub fn is_there() -> bool {
    let traced = Command::new("strace").args(["-o", "/dev/null", "true"]).stderr(Stdio::null()).status();
    let is_there = traced.is_ok_and(|status| status.success());
    if !is_there {
        assert!(env::var_os("COIN_DUEL_NEED_FAULTS").is_none(), "strace is missing or may not trace");
        // The output of `eprintln!` is hidden when a test passes.
        let _ = writeln!(io::stderr(), "no call fails: strace is missing or may not trace (Debian package strace)");
    }
    is_there
}

/// Runs a scenario under strace with these options. Returns how it has ended.
pub fn run(scenario: Scenario, folder: &Path, options: &[&str]) -> Result<Outcome, String> {
    let mut child = Waiting::start(scenario, folder);
    let mut strace = Command::new("strace");
    strace.args(["-f", "-y", "-p", &child.process.id().to_string()]).args(options);
    let mut strace =
        strace.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it is there");
    let mut said = BufReader::new(strace.stderr.take().expect("it is a pipe"));
    let mut line = String::new();
    // The calls are numbered from here on.
    while !line.contains("attached") {
        line.clear();
        assert_ne!(said.read_line(&mut line).expect("strace speaks"), 0, "strace did not attach");
    }
    child.go();
    let outcome = child.outcome();
    drop(said);
    let _ = strace.wait();
    outcome
}

/// Returns the calls about the folder that a scenario makes without faults: for each name, the numbers of its calls,
/// from 1. strace numbers the calls of each thread.
pub fn calls_of(scenario: Scenario, folder: &Path) -> BTreeMap<&'static str, Vec<u32>> {
    let log = tempfile::NamedTempFile::new().expect("a file for the log");
    let names = CALLS.map(|(name, _)| format!("?{name}")).join(",");
    let path = log.path().to_string_lossy().into_owned();
    run(scenario, folder, &["-o", &path, "-s", "4096", "-e", &format!("trace={names}")]).expect("nothing fails");
    let text = fs::read_to_string(log.path()).expect("strace writes a log");
    let mut numbers: BTreeMap<(&str, &str), u32> = BTreeMap::new();
    let mut found: BTreeMap<&'static str, Vec<u32>> = BTreeMap::new();
    for line in text.lines() {
        let Some((thread, call)) = line.trim().split_once(' ') else { continue };
        let Some((name, arguments)) = call.trim().split_once('(') else { continue };
        let Some((name, _)) = CALLS.into_iter().find(|(known, _)| *known == name) else { continue };
        let number = numbers.entry((thread, name)).or_default();
        *number += 1;
        let of_call = found.entry(name).or_default();
        if arguments.contains(&*folder.to_string_lossy()) && !of_call.contains(number) {
            of_call.push(*number);
        }
    }
    found.retain(|_, numbers| !numbers.is_empty());
    found
}
