//! Unsaved changes: the mark in the title, and the question before they would be lost.

use std::fs;

use coin_duel::session::Session;
use egui::Key;

use crate::support::*;

#[test]
fn the_title_shows_the_name_and_marks_unsaved_changes() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app();
    assert!(shows(&harness, "The 8 or the 7 — coin-duel"));
    choose(&mut harness, "Rearrange", "Reverse");
    assert!(shows(&harness, "Untitled* — coin-duel"));
    save_as(&mut harness, &folder.path().join("mine.ron"));
    assert!(shows(&harness, "mine.ron — coin-duel"));
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "mine.ron — coin-duel"), "where the fill stands is no change of the document");
}

#[test]
fn opening_a_file_asks_about_unsaved_changes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.ron");
    fs::write(&path, "(version: 1, coins: [1, 2])").unwrap();
    let mut harness = app_with_row("4 5 6");
    open(&mut harness, &path);
    assert!(shows(&harness, "Unsaved changes"));
    click(&mut harness, "Cancel");
    assert_eq!(coins(&harness), [4, 5, 6]);
    open(&mut harness, &path);
    click(&mut harness, "Don't save");
    assert_eq!(coins(&harness), [1, 2]);
}

#[test]
fn a_failed_save_cancels_the_new_session_that_was_to_follow() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("gone").join("mine.ron");
    fs::create_dir(path.parent().unwrap()).unwrap();
    let mut harness = app_with_row("4 5 6");
    save_as(&mut harness, &path);
    choose(&mut harness, "Rearrange", "Reverse");
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
    press_with(&mut harness, CTRL, Key::N);
    click(&mut harness, "Save");
    assert!(shows_part(&harness, "cannot save"));
    fs::create_dir(path.parent().unwrap()).unwrap();
    press_with(&mut harness, CTRL, Key::S);
    assert_eq!(coins(&harness), [6, 5, 4], "saved, and nothing else");
}

#[test]
fn closing_asks_about_unsaved_changes() {
    let mut harness = app_with_row("4 5 6");
    request_close(&mut harness);
    harness.run();
    assert!(shows(&harness, "Unsaved changes"));
    click(&mut harness, "Cancel");
    assert_eq!(coins(&harness), [4, 5, 6]);
}

#[test]
fn enter_answers_the_question_with_save() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut harness = app_with_row("4 5 6");
    save_as(&mut harness, &path);
    choose(&mut harness, "Rearrange", "Reverse");
    request_close(&mut harness);
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(Session::open(&path).unwrap().session.document.row.coins(), [6, 5, 4]);
}
