//! Unsaved work after a crash.

use coin_duel::wording;
use std::fs;

use coin_duel::app::Start;
use coin_duel::session::Session;
use egui::Key;

use crate::support::*;

#[test]
fn unsaved_work_is_recovered_after_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = start(&with_data(folder.path()));
    enter_row(&mut harness, "4 5 6");
    press_with(&mut harness, CTRL, Key::Num2);
    press(&mut harness, Key::ArrowRight);
    harness.run_steps(60);
    drop(harness);
    let harness = start(&with_data(folder.path()));
    assert_eq!((coins(&harness), head(&harness)), (vec![4, 5, 6], 1.0));
}

#[test]
fn a_file_given_at_the_start_is_opened_and_recovered_work_becomes_recent_work() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("given.ron");
    fs::write(&path, "(version: 1, title: \"Given\", coins: [1, 2])").unwrap();
    for (row, text) in [("4 5 6", "4, 5, 6 · Untitled · "), ("7 8 9", "7, 8, 9 · Untitled · ")] {
        let mut harness = start(&with_data(folder.path()));
        enter_row(&mut harness, row);
        harness.run_steps(60);
        drop(harness);
        let mut harness = start(&Start { file: Some(path.clone()), ..with_data(folder.path()) });
        assert_eq!(coins(&harness), [1, 2]);
        assert!(shows_part(&harness, wording::notices::earlier_work_is_recent()));
        click(&mut harness, "File");
        click(&mut harness, "Recent work");
        assert!(shows_part(&harness, text));
    }
}

#[test]
fn unsaved_work_on_a_file_is_recovered_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, "(version: 1, coins: [1, 2])").unwrap();
    let given = Start { file: Some(path.clone()), ..with_data(folder.path()) };
    let mut harness = start(&given);
    choose(&mut harness, "Rearrange", "Reverse");
    harness.run_steps(60);
    drop(harness);
    let mut harness = start(&given);
    assert_eq!(coins(&harness), [2, 1]);
    assert!(shows(&harness, "mine.ron* — coin-duel"));
    press_with(&mut harness, CTRL, Key::S);
    assert_eq!(Session::open(&path).unwrap().session.document.row.coins(), [2, 1]);
}

#[test]
fn unsaved_work_and_a_file_that_has_changed_since_are_both_offered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, "(version: 5, coins: [1, 2])").unwrap();
    let given = Start { file: Some(path.clone()), ..with_data(folder.path()) };
    let mut harness = start(&given);
    choose(&mut harness, "Rearrange", "Reverse");
    harness.run_steps(60);
    drop(harness);
    fs::write(&path, "(version: 5, coins: [7, 8, 9])").unwrap();
    let mut harness = start(&with_data(folder.path()));
    assert_eq!(coins(&harness), [7, 8, 9]);
    assert!(
        shows(&harness, wording::dialogs::questions::work_from_last_time())
            && shows(&harness, wording::dialogs::questions::open_the_file())
    );
    click(&mut harness, wording::dialogs::questions::restore_my_work());
    assert_eq!(coins(&harness), [2, 1]);
    assert!(shows(&harness, "mine.ron* — coin-duel"));
}
