//! Saving and opening: sessions, rows as text files, recent and dropped files, and files that cannot be opened.

use coin_duel::text::said;
use coin_duel::wording;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::support::*;
use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::game::{FillOrder, Recurrence};
use coin_duel::session::{Layout, Session, Subject, View};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use tempfile::TempDir;

#[test]
fn a_session_keeps_the_recurrence_the_order_the_layout_and_the_tab() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("view.ron");
    fs::write(&path, "(version: 1, coins: [8, 15, 3, 7, 9, 2])").unwrap();
    let mut harness = start(&Start { file: Some(path.clone()), data_folder: None, ..Start::default() });
    assert_eq!(view(&harness), View::default(), "a file of version 1 opens as before");
    for key in [Key::Num4, Key::Num8] {
        press_with(&mut harness, ALT, key);
    }
    press(&mut harness, Key::T);
    press_with(&mut harness, CTRL, Key::Num3);
    step_to(&mut harness, 13);
    press_with(&mut harness, CTRL, Key::S);
    let saved = Session::open(&path).unwrap();
    assert_eq!(saved.warnings, []);
    let expected = View {
        recurrence: Recurrence::DIFFERENCE,
        fill_order: FillOrder::Recursion,
        layout: Layout::Triangle,
        subject: Subject::Calls,
        predict: None,
        ..View::default()
    };
    assert_eq!((saved.session.view, saved.session.fill_position), (expected, 13.0));
    let harness = start(&Start { file: Some(path), data_folder: None, ..Start::default() });
    assert_eq!((view(&harness), head(&harness)), (expected, 13.0));
}

#[test]
fn replacing_another_file_asks_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.ron");
    fs::write(&path, "precious").unwrap();
    let mut harness = app();
    save_as(&mut harness, &path);
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    assert!(shows_part(&harness, "This file exists"));
    click(&mut harness, "Replace");
    assert!(Session::open(&path).is_ok());
}

#[test]
fn unknown_fields_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("extra.ron");
    fs::write(&path, "(version: 1, coins: [8, 15], colour: \"red\")").unwrap();
    let mut harness = app();
    open(&mut harness, &path);
    assert_eq!(coins(&harness), [8, 15]);
    assert!(shows_part(&harness, "`colour` is not known"));
    click(&mut harness, "Dismiss");
    assert!(!shows_part(&harness, "`colour`"));
}

#[test]
fn a_row_from_a_text_file_is_saved_as_a_session_in_the_same_folder() {
    let (mut harness, folder) = app_with_values(500);
    assert!(shows_part(&harness, "500 coins"));
    press_with(&mut harness, CTRL, Key::S);
    let path = harness.get_by_role_and_label(Role::TextInput, "Session file").accesskit_node().value();
    assert_eq!(path.as_deref(), folder.path().join("many.ron").to_str());
    press(&mut harness, Key::Enter);
    assert!(folder.path().join("many.ron").exists());
    assert_eq!(fs::read_to_string(folder.path().join("many.txt")).unwrap(), row_text(&values(500)));
}

#[test]
fn a_row_in_its_own_file_stays_there_until_it_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("s.ron");
    fs::write(folder.path().join("row.txt"), "8 15 3 7").unwrap();
    fs::write(&file, "(version: 5, coins: \"row.txt\")").unwrap();
    let mut harness = start(&Start { file: Some(file.clone()), ..Start::default() });
    press_with(&mut harness, ALT, Key::Num2);
    press_with(&mut harness, CTRL, Key::S);
    let saved = fs::read_to_string(&file).unwrap();
    assert!(saved.contains("coins: \"row.txt\"") && saved.contains("two_ahead"), "{saved}");
    enter_row(&mut harness, "1 2 3");
    press_with(&mut harness, CTRL, Key::S);
    let saved = fs::read_to_string(&file).unwrap();
    assert!(saved.contains("coins: [1, 2, 3]"), "{saved}");
    assert_eq!(fs::read_to_string(folder.path().join("row.txt")).unwrap(), "8 15 3 7");
}

#[test]
fn recent_files_are_in_the_menu() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("recently.ron");
    let mut harness = app();
    save_as(&mut harness, &path);
    click(&mut harness, "Next lesson");
    click(&mut harness, "File");
    click(&mut harness, "Open recent");
    click(&mut harness, "recently.ron");
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
}

/// A file that is dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn a_file_dropped_on_the_window_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dropped.ron");
    fs::write(&path, "(version: 1, coins: [1, 2, 3])").unwrap();
    let mut harness = app();
    harness.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    harness.run();
    assert_eq!(coins(&harness), [1, 2, 3]);
    assert!(shows(&harness, "dropped.ron — coin-duel"));
}

/// The window with a file that another program has replaced by `text`, when it gets the focus again, and the folder of
/// that file.
fn with_file_changed_to(text: &str) -> (Window, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.ron");
    fs::write(&path, "(version: 5, coins: [8, 15, 3])").unwrap();
    let mut harness = start(&Start { file: Some(path.clone()), ..Start::default() });
    fs::write(&path, text).unwrap();
    // A covered window gets both in one frame.
    harness.event(egui::Event::WindowFocused(false));
    harness.event(egui::Event::WindowFocused(true));
    harness.run();
    wait_until(&mut harness, "question", |harness| shows(harness, wording::dialogs::questions::the_file_has_changed()));
    (harness, folder)
}

#[test]
fn a_file_that_another_program_has_changed_is_offered_when_the_window_gets_the_focus() {
    let (mut harness, _folder) = with_file_changed_to("(version: 5, coins: [1, 2])");
    assert!(shows_part(&harness, "The file differs in: row.") && shows(&harness, "s.ron* — coin-duel"));
    for label in ["Save anyway", "Save as…", "Not now"] {
        assert!(shows(&harness, label), "{label}");
    }
    click(&mut harness, "Reload");
    assert_eq!(coins(&harness), [1, 2]);
    assert!(shows(&harness, "s.ron — coin-duel"));
}

#[test]
fn a_changed_file_that_cannot_be_read_is_not_offered_to_be_loaded_again() {
    let (harness, _folder) = with_file_changed_to("(version: 5, coins: [1, ");
    assert!(shows(&harness, "Save anyway") && !shows(&harness, "Reload"));
}

#[test]
fn a_link_in_the_open_dialog_opens_and_a_bad_one_says_why() {
    let mut harness = app_with_row(SIX);
    press_with(&mut harness, CTRL, Key::O);
    harness.get_by_label("Session file").type_text("#8,15,x");
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(shows_part(&harness, said("notices.cannot-open-link", &["it has no row: "])));
    harness.get_by_label("Session file").click();
    harness.run();
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label("Session file").type_text("https://example.org/#8,15,3,7");
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
}

#[test]
fn the_address_of_links_is_asked_once_and_checked() {
    let mut harness = app_with_row(SIX);
    apply(&mut harness, Command::CopyLink.into());
    harness.run();
    let field = wording::dialogs::site::address();
    harness.get_by_label(field).type_text("example.org");
    harness.run();
    assert!(shows(&harness, wording::dialogs::site::no_address()));
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label(field).type_text("https://example.org/duel/");
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(shows_part(&harness, "Link copied: "));
    apply(&mut harness, Command::CopyLink.into());
    harness.run();
    assert!(!shows(&harness, field), "it is asked once");
}
