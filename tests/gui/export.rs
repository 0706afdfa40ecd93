//! The export dialog, and copying a picture or the table.

use std::fs;
use std::path::Path;
use std::time::Duration;

use coin_duel::app::Start;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable;
use tempfile::TempDir;

use crate::support::*;

/// Opens the export dialog and types the file's name.
fn export_dialog(harness: &mut Window, file: &Path) {
    press_with(harness, CTRL, Key::E);
    press_with(harness, CTRL, Key::A);
    harness.get_by_label("File to write").type_text(file.to_str().unwrap());
    harness.run();
}

/// Runs frames until the dialog shows this part of a message about the export, which runs in the background.
fn wait_for_message(harness: &mut Window, part: &str) {
    wait_at_most(harness, Duration::from_mins(2), part, |harness| shows_part(harness, part));
}

/// The window while it exports an animation, and the folder of that file.
fn during_a_long_export() -> (Window, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let row = (1..=40).map(|coin| (coin * 7 % 31).to_string()).collect::<Vec<_>>().join(" ");
    let mut harness = app_with_row(&row);
    export_dialog(&mut harness, &folder.path().join("long.gif"));
    click(&mut harness, "every step");
    harness.get_by_role_and_label(Role::Button, "Export").click();
    wait_for_message(&mut harness, " of 821");
    (harness, folder)
}

#[test]
fn the_dialog_exports_what_is_shown_in_the_format_of_the_file_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::Home);
    for _ in 0..5 {
        press(&mut harness, Key::ArrowRight);
    }
    let file = folder.path().join("half.svg");
    export_dialog(&mut harness, &file);
    click(&mut harness, "the table alone");
    harness.get_by_role_and_label(Role::Button, "Export").click();
    wait_for_message(&mut harness, "Wrote ");
    let text = fs::read_to_string(&file).unwrap();
    let document = resvg::usvg::roxmltree::Document::parse(&text).unwrap();
    let texts: Vec<_> = document
        .descendants()
        .filter(|node| node.has_tag_name("text"))
        .map(|node| node.text().unwrap_or_default().to_owned())
        .collect();
    assert!(texts.contains(&"15".to_owned()) && texts.contains(&"j = 3".to_owned()), "{texts:?}");
    assert!(!texts.contains(&"22".to_owned()), "the last cell is not filled yet");
}

#[test]
fn closing_the_window_during_an_export_asks_first() {
    let (mut harness, folder) = during_a_long_export();
    request_close(&mut harness);
    harness.step();
    harness.step();
    assert!(shows(&harness, "Export in progress") && shows(&harness, "Close when it is done"));
    harness.get_all_by_label("Cancel").last().unwrap().click();
    harness.step();
    harness.step();
    assert!(!shows(&harness, "Export in progress") && shows_part(&harness, " of 821"), "the export goes on");
    request_close(&mut harness);
    harness.step();
    harness.step();
    harness.get_by_label("Stop it and close").click();
    wait_at_most(&mut harness, Duration::from_mins(2), "end", |harness| {
        !harness.state().app().background().is_exporting()
    });
    assert!(fs::read_dir(&folder).unwrap().next().is_none());
}

#[test]
fn a_long_export_shows_its_progress_and_leaves_no_file_when_it_is_cancelled() {
    let (mut harness, folder) = during_a_long_export();
    harness.get_by_label("Cancel export").click();
    wait_for_message(&mut harness, "Export canceled; nothing was written.");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_failed_export_says_why_and_keeps_the_dialog_open() {
    let mut harness = app_with_row(SIX);
    export_dialog(&mut harness, Path::new("/no/such/folder/table.png"));
    harness.get_by_role_and_label(Role::Button, "Export").click();
    wait_for_message(&mut harness, "/no/such/folder");
    assert!(shows(&harness, "Export"), "another file can be named");
}

#[test]
fn replacing_a_file_asks_first() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.csv");
    fs::write(&file, "mine").unwrap();
    let mut harness = app_with_row(SIX);
    export_dialog(&mut harness, &folder.path().join("table"));
    click(&mut harness, "CSV");
    press(&mut harness, Key::Enter);
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    harness.get_by_role_and_label(Role::Button, "Replace").click();
    wait_for_message(&mut harness, "Wrote ");
    assert!(fs::read_to_string(&file).unwrap().starts_with("i,j,"));
}

#[test]
fn enter_behind_the_name_of_a_file_that_is_there_says_how_it_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.csv");
    fs::write(&file, "mine").unwrap();
    let mut harness = app_with_row(SIX);
    press_with(&mut harness, CTRL, Key::E);
    harness.event(Event::Text(file.display().to_string()));
    harness.run();
    wait_for_message(&mut harness, "Replace");
    press(&mut harness, Key::Enter);
    assert!(shows(&harness, "This file exists. Replace it, or type another name."));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn the_dialog_proposes_no_file_that_the_session_was_read_from() {
    let folder = tempfile::tempdir().unwrap();
    let row = folder.path().join("row.txt");
    fs::write(&row, "8 15 3 7").unwrap();
    let mut harness = start(&Start { file: Some(row.clone()), ..Start::default() });
    press_with(&mut harness, CTRL, Key::E);
    click(&mut harness, "text");
    harness.get_by_role_and_label(Role::Button, "Export").click();
    wait_for_message(&mut harness, "Wrote ");
    assert_eq!(fs::read_to_string(&row).unwrap(), "8 15 3 7");
    assert!(folder.path().join("row-steps.txt").exists());
}

#[test]
fn the_picture_and_the_table_can_be_copied() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    let (physical_key, modifiers) = (None, CTRL | Modifiers::SHIFT);
    harness.event(Event::Key { key: Key::C, physical_key, pressed: true, repeat: false, modifiers });
    let image = |harness: &Window| {
        harness.output().platform_output.commands.iter().find_map(|command| match command {
            OutputCommand::CopyImage(image) => Some(image.clone()),
            _ => None,
        })
    };
    harness.step();
    wait_until(&mut harness, "picture on the clipboard", |harness| image(harness).is_some());
    let image = image(&harness).expect("a picture on the clipboard");
    let theme = harness.ctx.global_style().visuals.panel_fill;
    assert!(image.size[0] > 600 && image[(0, 0)] == theme, "{:?} on {:?}", image.size, image[(0, 0)]);
    harness.run();
    let [width, height] = image.size;
    assert!(shows_part(&harness, &format!("Picture copied: {width} × {height} pixels.")));
    click(&mut harness, "File");
    harness.get_by_label_contains("Copy table").click();
    harness.step();
    wait_until(&mut harness, "text on the clipboard", |harness| copied(harness).is_some());
    let text = copied(&harness).expect("a text on the clipboard");
    assert!(text.contains("22 : 11") && text.contains("| "), "{text}");
    harness.run();
    assert!(shows_part(&harness, "Table copied as Markdown."));
}

#[test]
fn no_line_of_the_dialog_moves_when_every_step_is_chosen() {
    let mut harness = app_with_row(SIX);
    press_with(&mut harness, CTRL, Key::E);
    let places = |harness: &Window| {
        ["every step", "the table alone", "File to write", "Close"].map(|label| {
            let nodes = harness.get_all_by_label(label);
            nodes.last().map(|node| node.rect())
        })
    };
    let before = places(&harness);
    click(&mut harness, "every step");
    assert_eq!(places(&harness), before);
    click(&mut harness, "this step");
    assert_eq!(places(&harness), before);
}
