//! A system that fails at every call in turn.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use coin_duel::app::dialog::Dialog;
use coin_duel::app::job::Waker;
use coin_duel::app::message::{ChangedChoice, Edit, Message};
use coin_duel::app::preferences::Preferences;
use coin_duel::app::{App, Start};
use coin_duel::session::Session;

use crate::folder::{Expected, Files, prepared};
use crate::scenario::{Scenario, wait};
use crate::strace;

/// What the faults of a scenario have shown.
#[derive(Default)]
struct Findings {
    runs: usize,
    refused: usize,
    written: usize,
    left: usize,
    wrong: Vec<String>,
}

impl Findings {
    /// Lets a call of the child fail, and looks at what it leaves.
    fn try_fault(&mut self, expected: &Expected, (call, error, when): (&str, &str, &str)) {
        let folder = prepared(expected.scenario);
        let fault = format!("{call}:error={error}:when={when}");
        let outcome = strace::run(
            expected.scenario,
            folder.path(),
            &["-o", "/dev/null", "-e", &format!("trace={call}"), "-e", &format!("inject={fault}")],
        );
        self.runs += 1;
        let mut wrong = Vec::new();
        let now = Files::of(folder.path());
        match outcome {
            Err(reason) => wrong.push(reason),
            Ok(outcome) => {
                wrong.extend(expected.damage(&now, outcome.as_ref().map(Result::is_ok)));
                match outcome {
                    Some(Err(message)) => {
                        self.refused += 1;
                        let names_file = message.contains(&*folder.path().to_string_lossy());
                        if !names_file || !strace::is_said(error, &message) {
                            wrong.push(format!("it says: {message}"));
                        }
                    }
                    Some(Ok(())) => self.written += 1,
                    None => {}
                }
            }
        }
        let left: Vec<_> =
            now.beside(&expected.before, &expected.after).map(|name| name.display().to_string()).collect();
        self.left += usize::from(!left.is_empty());
        for damage in expected.damage_after_a_clean_run(folder.path()) {
            wrong.push(format!("after the next run, {damage} (the fault left {left:?})"));
        }
        self.wrong.extend(wrong.into_iter().map(|wrong| format!("{:?}, {fault}: {wrong}", expected.scenario)));
    }

    fn report(&self, scenario: Scenario, calls: usize) {
        let _ = writeln!(
            io::stderr(),
            "{scenario:?}: {calls} calls, {} faults: {} refused, {} written all the same, {} left something, {} wrong",
            self.runs,
            self.refused,
            self.written,
            self.left,
            self.wrong.len()
        );
    }
}

fn every_call_fails(scenario: Scenario, errors_of_a_call: usize) -> Vec<String> {
    let expected = Expected::of(scenario);
    let folder = prepared(scenario);
    let calls = strace::calls_of(scenario, folder.path());
    let mut findings = Findings::default();
    for (name, errors) in strace::CALLS {
        for number in calls.get(name).into_iter().flatten() {
            for error in errors.iter().take(errors_of_a_call) {
                findings.try_fault(&expected, (name, error, &number.to_string()));
            }
        }
    }
    // A full or broken disk stays so. A name that can't be removed then stays, too.
    for (name, error) in [("write", "ENOSPC"), ("openat", "EROFS"), ("fsync", "EIO"), ("rename", "EIO")] {
        for number in calls.get(name).into_iter().flatten() {
            findings.try_fault(&expected, (name, error, &format!("{number}+")));
        }
    }
    findings.report(scenario, calls.values().map(Vec::len).sum());
    findings.wrong
}

#[test]
fn a_save_that_fails_at_any_call_leaves_the_old_file_and_the_work() {
    if strace::is_there() {
        let wrong = every_call_fails(Scenario::Save, 1);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
#[ignore = "takes minutes"]
fn every_call_of_every_scenario_fails_with_every_error() {
    if strace::is_there() {
        let wrong: Vec<_> =
            Scenario::ALL.into_iter().flat_map(|scenario| every_call_fails(scenario, usize::MAX)).collect();
        assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    }
}

/// A drive that takes half a second for each write. The recovery file is written in the background.
#[test]
fn a_save_to_a_slow_drive_is_whole() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let start = Start { file: None, data_folder: Some(folder.path().to_owned()), ..Start::default() };
    let mut app = App::new(&start, Preferences::default(), Waker::default());
    app.apply(Message::Edit(Edit::Title("After".to_owned())));
    app.keep_work(0.0);
    if !strace::is_there() {
        return;
    }
    let expected = Expected::of(Scenario::Recovery);
    let folder = prepared(Scenario::Recovery);
    let log = tempfile::NamedTempFile::new().expect("a file for the log");
    let delay = [
        "-o",
        &log.path().to_string_lossy(),
        "-e",
        "trace=write,fsync,fdatasync",
        "-e",
        "inject=write,fsync,fdatasync:delay_enter=500000",
    ];
    strace::run(Scenario::Recovery, folder.path(), &delay).expect("nothing fails");
    assert!(fs::read_to_string(log.path()).expect("a log").contains("DELAYED"), "no call was slow");
    assert_eq!(expected.damage(&Files::of(folder.path()), Some(true)), [] as [String; 0]);
}

fn opened(file: &Path) -> App {
    let start = Start { file: Some(file.to_owned()), data_folder: None, ..Start::default() };
    let mut app = App::new(&start, Preferences::default(), Waker::default());
    wait(&mut app);
    app.apply(Message::Edit(Edit::Title("After".to_owned())));
    app
}

fn errors(app: &App) -> Vec<&str> {
    app.notices().iter().filter(|notice| notice.is_error).map(|notice| &*notice.text).collect()
}

#[test]
fn a_save_into_a_folder_that_has_vanished_says_so_and_keeps_the_work() {
    let folder = prepared(Scenario::Save);
    let file = folder.path().join("lesson.ron");
    let mut app = opened(&file);
    let work = app.state().session();
    fs::remove_dir_all(folder.path()).expect("the folder can be removed");
    app.apply(Message::SaveTo(file.clone()));
    wait(&mut app);
    let errors = errors(&app);
    let path = file.display().to_string();
    assert!(matches!(errors[..], [error] if error.contains(&path) && error.contains("No such file")), "{errors:?}");
    assert_eq!(app.state().session(), work);
    assert!(app.title().contains('*'));
}

#[test]
fn a_file_that_another_program_has_replaced_is_saved_over_only_if_the_user_says_so() {
    let folder = prepared(Scenario::Save);
    let file = folder.path().join("lesson.ron");
    let mut app = opened(&file);
    // Another program puts a new file in the place of the old one.
    fs::write(folder.path().join("other"), "no session").expect("a file is written");
    fs::rename(folder.path().join("other"), &file).expect("it takes the place");
    app.apply(Message::SaveTo(file.clone()));
    wait(&mut app);
    assert!(matches!(app.dialog(), Some(Dialog::Changed { .. })), "{:?}", app.dialog());
    assert_eq!(fs::read_to_string(&file).expect("it is a text"), "no session");
    app.apply(Message::Changed(ChangedChoice::SaveAnyway));
    wait(&mut app);
    assert_eq!(errors(&app), [] as [&str; 0]);
    assert_eq!(Session::open(&file).expect("it opens").session, app.state().session());
}

#[test]
fn a_file_in_whose_place_is_a_folder_now_is_not_saved_and_the_work_stays() {
    let folder = prepared(Scenario::Save);
    let file = folder.path().join("lesson.ron");
    let mut app = opened(&file);
    let work = app.state().session();
    fs::remove_file(&file).expect("the file can be removed");
    fs::create_dir(&file).expect("a folder takes its place");
    app.apply(Message::SaveTo(file.clone()));
    wait(&mut app);
    assert!(matches!(app.dialog(), Some(Dialog::Changed { .. })), "{:?}", app.dialog());
    app.apply(Message::Changed(ChangedChoice::SaveAnyway));
    wait(&mut app);
    let errors = errors(&app);
    assert!(matches!(errors[..], [error] if error.contains(&file.display().to_string())), "{errors:?}");
    assert_eq!(app.state().session(), work);
    assert!(app.title().contains('*'));
    assert_eq!(fs::read_dir(folder.path()).expect("it can be read").count(), 1, "something is left beside the folder");
}
