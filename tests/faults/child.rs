//! The child process that does a scenario, and how its parent talks to it.

use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IoSlice, Read, Write};
use std::os::fd::AsFd;
use std::path::Path;
use std::process::{self, Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::scenario::{Outcome, Scenario};

const SCENARIO: &str = "COIN_DUEL_FAULTS_SCENARIO";
const FOLDER: &str = "COIN_DUEL_FAULTS_FOLDER";
const READY: &str = "ready to fail";
const WRITTEN: &str = "written";
const REFUSED: &str = "refused: ";
const SILENT: &str = "nothing is said";

/// Runs in the child: does the scenario that its parent asks for, when the parent says so.
#[test]
#[ignore = "other tests start it as a process of its own"]
fn child() {
    let (Some(scenario), Some(folder)) = (env::var_os(SCENARIO), env::var_os(FOLDER)) else { return };
    let run = Scenario::from_name(&scenario.to_string_lossy()).start(Path::new(&folder));
    let out = io::stdout().as_fd().try_clone_to_owned().expect("standard output is open");
    let mut out = File::from(out);
    writeln!(out, "{READY}").expect("the parent listens");
    let mut line = String::new();
    io::stdin().read_line(&mut line).expect("the parent speaks");
    let said = match run() {
        Some(Ok(())) => WRITTEN.to_owned(),
        Some(Err(reason)) => format!("{REFUSED}{}", reason.replace('\n', " ")),
        None => SILENT.to_owned(),
    };
    // By a call that does not fail, and before anything else is written.
    let _ = out.write_vectored(&[IoSlice::new(format!("{said}\n").as_bytes())]);
    process::exit(0);
}

/// A child that has prepared a scenario and waits.
pub struct Waiting {
    pub process: Child,
    to_child: ChildStdin,
    from_child: BufReader<ChildStdout>,
}

impl Waiting {
    pub fn start(scenario: Scenario, folder: &Path) -> Self {
        let mut process = Command::new(env::current_exe().expect("this program has a path"))
            .args(["--exact", "child::child", "--ignored", "--nocapture", "--test-threads=1"])
            .env(SCENARIO, scenario.name())
            .env(FOLDER, folder)
            .env("RAYON_NUM_THREADS", "1")
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the child starts");
        let to_child = process.stdin.take().expect("it is a pipe");
        let mut from_child = BufReader::new(process.stdout.take().expect("it is a pipe"));
        let mut line = String::new();
        while !line.contains(READY) {
            line.clear();
            assert_ne!(from_child.read_line(&mut line).expect("the child speaks"), 0, "the child ended early");
        }
        Self { process, to_child, from_child }
    }

    /// Lets the child go on.
    pub fn go(&mut self) {
        self.to_child.write_all(b"go\n").expect("the child listens");
    }

    /// Waits for the end. `Err` if the child has panicked or said nothing.
    pub fn outcome(mut self) -> Result<Outcome, String> {
        let mut said = String::new();
        self.from_child.read_to_string(&mut said).map_err(|error| error.to_string())?;
        let status = self.process.wait().map_err(|error| error.to_string())?;
        if !status.success() {
            return Err(format!("the child ended with {status}: {said}"));
        }
        let refused = said.lines().find_map(|line| line.split_once(REFUSED));
        match refused {
            Some((_, reason)) => Ok(Some(Err(reason.to_owned()))),
            None if said.lines().any(|line| line.ends_with(WRITTEN)) => Ok(Some(Ok(()))),
            None if said.lines().any(|line| line.ends_with(SILENT)) => Ok(None),
            None => Err(format!("the child said nothing: {said}")),
        }
    }
}

/// Runs a scenario without any fault.
pub fn run(scenario: Scenario, folder: &Path) -> Result<Outcome, String> {
    let mut child = Waiting::start(scenario, folder);
    child.go();
    child.outcome()
}
