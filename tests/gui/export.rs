//! The export dialog, and copying a picture or the table.

use coin_duel::text::said;
use coin_duel::wording;
use std::fs;
use std::path::Path;

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::export_choices::ExportKind;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT, Queryable};
use tempfile::TempDir;

use crate::support::*;

/// Opens the export dialog and types the file's name.
fn export_dialog(harness: &mut Window, file: &Path) {
    press_with(harness, CTRL, Key::E);
    type_file(harness, file);
}

/// Types the file's name in place of the old one.
fn type_file(harness: &mut Window, file: &Path) {
    harness.get_by_label(wording::dialogs::export::file_to_write()).focus();
    harness.run();
    press_with(harness, CTRL, Key::A);
    harness.get_by_label(wording::dialogs::export::file_to_write()).type_text(file.to_str().unwrap());
    harness.run();
}

/// Chooses what is exported. The window behind the dialog may have something of the same name.
fn choose_subject(harness: &mut Window, name: &str) {
    harness.get_all_by_label(name).last().unwrap().click();
    harness.run_steps(3);
}

/// Runs frames until the dialog shows this part of a message about the export, which runs in the background.
fn wait_for_message(harness: &mut Window, part: &str) {
    wait_until(harness, part, |harness| shows_part(harness, part));
}

/// The window while it exports an animation, and the folder of that file.
fn during_a_long_export() -> (Window, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let row = (1..=24).map(|coin| (coin * 7 % 31).to_string()).collect::<Vec<_>>().join(" ");
    let mut harness = app_with_row(&row);
    export_dialog(&mut harness, &folder.path().join("long.gif"));
    click(&mut harness, "every step");
    harness.get_by_role_and_label(Role::Button, "Export").click();
    // The progress has the time to the end once the window's clock has moved on: seconds, or minutes on a slow machine.
    wait_for_message(&mut harness, " of 301, about ");
    assert!(shows(&harness, "Cancel export"));
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
    choose_from(&mut harness, "Content", wording::dialogs::export::the_table_alone());
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
    assert!(
        shows(&harness, wording::dialogs::questions::export_in_progress())
            && shows(&harness, wording::dialogs::questions::close_when_done())
    );
    harness.get_all_by_label("Cancel").last().unwrap().click();
    harness.step();
    harness.step();
    assert!(
        !shows(&harness, wording::dialogs::questions::export_in_progress()) && shows_part(&harness, " of 301, about "),
        "the export goes on"
    );
    request_close(&mut harness);
    harness.step();
    harness.step();
    harness.get_by_label(wording::dialogs::questions::stop_and_close()).click();
    wait_until(&mut harness, "end", |harness| !harness.state().app().background().is_exporting());
    assert!(fs::read_dir(&folder).unwrap().next().is_none());
}

#[test]
fn a_long_export_shows_its_progress_and_leaves_no_file_when_it_is_cancelled() {
    let (mut harness, folder) = during_a_long_export();
    harness.get_by_label("Cancel export").click();
    wait_for_message(&mut harness, wording::notices::export_canceled());
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
    assert!(shows_part(&harness, said("notices.table-copied", &["Markdown"])));
}

#[test]
fn no_line_of_the_dialog_moves_when_every_step_is_chosen() {
    let mut harness = app_with_row(SIX);
    press_with(&mut harness, CTRL, Key::E);
    let places = |harness: &Window| {
        ["every step", "PNG", "Background", wording::dialogs::export::file_to_write(), "Close"].map(|label| {
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

/// Chooses an item of a drop-down list, which has the name of the line that it is on.
fn choose_from(harness: &mut Window, name: &str, item: &str) {
    harness.get_by_role_and_label(Role::ComboBox, name).click();
    harness.run_steps(3);
    harness.get_all_by_label(item).last().expect(item).click();
    harness.run_steps(3);
}

/// Returns what the dialog says about a kind of file.
fn about(harness: &Window, kind: &str) -> String {
    let node = harness.get_by_role_and_label(Role::RadioButton, kind);
    node.accesskit_node().description().unwrap_or_default()
}

/// Waits until the dialog says how large a kind of file would be.
fn wait_for_size(harness: &mut Window, kind: &str) -> String {
    let has_size = |harness: &Window| ["bytes", "kB", "MB"].iter().any(|unit| about(harness, kind).contains(unit));
    wait_until(harness, kind, has_size);
    about(harness, kind)
}

/// Exports as the dialog is set, and returns the file.
fn exported(harness: &mut Window, file: &Path) -> Vec<u8> {
    harness.get_by_role_and_label(Role::Button, "Export").click();
    wait_for_message(harness, "Wrote ");
    // The job ends a moment after it has said so.
    wait_until(harness, "end of the export", |harness| shows(harness, "Close"));
    fs::read(file).unwrap()
}

#[test]
fn each_kind_of_file_says_what_it_is_for_and_how_large_it_would_be() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app_with_row("8 15 3 7");
    let file = folder.path().join("fill.png");
    export_dialog(&mut harness, &file);
    for heading in ["Slides", "Paper", "Web", "Data"] {
        assert!(shows(&harness, heading), "{heading}");
    }
    assert!(about(&harness, "GIF").starts_with(wording::dialogs::export::purpose_of_gif()));
    click(&mut harness, "every step");
    let png = wait_for_size(&mut harness, "PNG");
    assert!(png.contains("11 files, ~"), "{png}");
    // The chosen kind comes first.
    click(&mut harness, "HTML");
    let html = wait_for_size(&mut harness, "HTML");
    assert!(html.starts_with("a page to step through, as one file; ") && !html.contains("files,"), "{html}");
    // What it says of a file is true.
    click(&mut harness, "CSV");
    let csv = wait_for_size(&mut harness, "CSV");
    let bytes = exported(&mut harness, &file.with_extension("csv")).len();
    assert!(csv.ends_with(&format!("; {bytes} bytes")), "{csv}, and it has {bytes}");
}

#[test]
fn every_kind_of_file_is_reached_and_chosen_by_keyboard() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::E);
    // A fill has no worksheets and no quizzes.
    let of_worksheet = [ExportKind::PdfWorksheet, ExportKind::Moodle, ExportKind::Qti];
    let is_shown = |kind: &ExportKind| !of_worksheet.contains(kind);
    let mut kinds = ExportKind::all().filter(is_shown).map(ExportKind::name);
    let mut reached = Vec::new();
    for _ in 0..60 {
        press(&mut harness, Key::Tab);
        let focused = harness.query_all_by_role(Role::RadioButton).find(|node| node.accesskit_node().is_focused());
        reached.extend(focused.and_then(|node| node.accesskit_node().label()));
        if reached.last().is_some_and(|kind| kind == "CSV") && !is_chosen(&harness, "CSV") {
            press(&mut harness, Key::Space);
        }
    }
    assert!(kinds.all(|kind| reached.iter().any(|label| label == kind)), "{reached:?}");
    assert!(is_chosen(&harness, "CSV"));
}

#[test]
fn every_option_is_in_sight_also_with_a_warning_and_none_is_above_another() {
    let row = (1..=56).map(|coin| (coin * 7 % 89 + 10).to_string()).collect::<Vec<_>>().join(" ");
    for size in [egui::vec2(1024.0, 768.0), egui::vec2(1280.0, 800.0)] {
        let mut harness = app_with_row(&row);
        harness.set_size(size);
        harness.run();
        press_with(&mut harness, CTRL, Key::E);
        choose_subject(&mut harness, "Game");
        // The plan of a video has no bytes to count.
        click(&mut harness, "MP4");
        click(&mut harness, "every move");
        wait_for_message(&mut harness, "more than a screen shows");
        assert_in_sight(
            &harness,
            &["Content", "Table behind", "Background", "Size", wording::dialogs::export::seconds_for_each()],
        );

        choose_subject(&mut harness, "Worksheet");
        choose_from(&mut harness, "Empty cells", "at random");
        assert_in_sight(
            &harness,
            &["Empty cells", wording::dialogs::export::share_of_cells(), "Seed", "Solution", "Paper size"],
        );
    }
}

/// Asserts that the options with these names are one below the other, and above the field of the file.
fn assert_in_sight(harness: &Window, names: &[&str]) {
    let edge = harness.get_by_role_and_label(Role::Label, wording::dialogs::export::file_to_write()).rect().top();
    let mut bottom = 0.0;
    for name in names {
        let rect = harness.get_all_by_role_and_label(Role::Label, name).next_back().expect("a label").rect();
        assert!(bottom <= rect.top() && rect.bottom() + 4.0 < edge, "{name}: {rect:?}, below {bottom}, above {edge}");
        bottom = rect.bottom();
    }
}

#[test]
fn the_preview_goes_through_the_pictures_and_shows_the_sheets_of_a_handout() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::E);
    click(&mut harness, "every step");
    wait_until(&mut harness, "picture in the middle", |harness| {
        shows(harness, said("dialogs.export-picture-of", &["6", "11"]))
    });
    click(&mut harness, "Next picture");
    wait_until(&mut harness, "next picture", |harness| shows(harness, said("dialogs.export-picture-of", &["7", "11"])));
    click(&mut harness, "Picture before");
    click(&mut harness, "Picture before");
    wait_until(&mut harness, "picture before", |harness| {
        shows_part(harness, said("dialogs.export-picture-of", &["5", "11"]))
    });
    click(&mut harness, "PDF handout");
    wait_until(&mut harness, "sheets", |harness| shows_part(harness, "of 3") && shows_part(harness, "Sheet "));
}

/// Returns whether the dialog would write this kind of file.
fn is_chosen(harness: &Window, kind: &str) -> bool {
    let node = harness.get_by_role_and_label(Role::RadioButton, kind);
    node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
}

#[test]
fn the_next_dialog_begins_with_the_choices_of_the_last_one() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::E);
    click(&mut harness, "PDF handout");
    click(&mut harness, "Letter");
    click(&mut harness, "every step");
    click(&mut harness, "Close");
    press_with(&mut harness, CTRL, Key::E);
    assert!(is_chosen(&harness, "PDF handout") && !is_chosen(&harness, "PNG"));
    let preferences = &harness.state().state().preferences.export;
    assert!(preferences.shows_all && preferences.paper == coin_duel::export::Paper::Letter, "{preferences:?}");
}

#[test]
fn a_picture_larger_than_a_screen_is_warned_about_with_numbers() {
    let row = (1..=30).map(|coin| (coin * 7 % 89 + 10).to_string()).collect::<Vec<_>>().join(" ");
    let mut harness = app_with_row(&row);
    press_with(&mut harness, CTRL, Key::E);
    wait_until(&mut harness, "warning", |harness| {
        shows_part(harness, "pixels are more than a screen shows (3840 × 2160)")
    });
    choose_from(&mut harness, "Size", "1280 × 720");
    wait_until(&mut harness, "plan", |harness| {
        shows_part(harness, "1280 × 720 pixels") && !shows_part(harness, "more than a screen")
    });
}

#[test]
fn a_whole_course_is_exported_as_one_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app_with_row("8 15 3 7");
    let ctx = harness.ctx.clone();
    harness.state_mut().apply(&ctx, Command::NextLesson.into());
    harness.run_steps(3);
    let file = folder.path().join("course.html");
    export_dialog(&mut harness, &file);
    choose_subject(&mut harness, "Whole course");
    click(&mut harness, "HTML");
    let page = String::from_utf8(exported(&mut harness, &folder.path().join("course.html"))).unwrap();
    assert!(page.contains("id=\"lesson=27\"") && page.contains("lesson=3"), "{}", &page[..2000]);
}

/// Chooses the window as what is exported. Returns what asks for its picture.
fn asks_for_the_window(harness: &mut Window) -> egui::ScreenshotCallback {
    harness.get_by_label("Window").click();
    for _ in 0..5 {
        harness.step();
        let commands = harness.output().viewport_output.values().flat_map(|viewport| &viewport.commands);
        let mut asked = commands.filter_map(|command| match command {
            egui::ViewportCommand::Screenshot(callback) => Some(callback.clone()),
            _ => None,
        });
        if let Some(callback) = asked.next() {
            return callback;
        }
    }
    panic!("nothing asks for a picture of the window")
}

#[test]
fn the_window_is_exported_as_it_is_without_the_dialog() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app_with_row("8 15 3 7");
    let file = folder.path().join("window.png");
    export_dialog(&mut harness, &file);
    let callback = asks_for_the_window(&mut harness);
    assert!(!shows(&harness, wording::dialogs::export::file_to_write()), "the dialog would be in the picture");
    callback.complete(egui::ColorImage::filled([31, 17], egui::Color32::BLACK).into());
    harness.step();
    assert!(shows(&harness, wording::dialogs::export::file_to_write()));
    assert!(harness.get_by_label("GIF").accesskit_node().is_disabled() && !shows(&harness, "Content"));
    wait_until(&mut harness, "plan", |harness| shows_part(harness, "31 × 17 pixels"));
    let png = exported(&mut harness, &file);
    assert_eq!(png[16..24], [0, 0, 0, 31, 0, 0, 0, 17], "the width and the height in the header");
}

#[test]
fn a_window_that_cannot_be_read_is_said_to_be_so_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app_with_row("8 15 3 7");
    export_dialog(&mut harness, &folder.path().join("window.png"));
    drop(asks_for_the_window(&mut harness));
    wait_until(&mut harness, "dialog", |harness| shows(harness, wording::dialogs::export::file_to_write()));
    let export =
        |harness: &Window| harness.get_by_role_and_label(Role::Button, "Export").accesskit_node().is_disabled();
    assert!(export(&harness));
    choose_subject(&mut harness, "Fill");
    assert!(!export(&harness));
}

#[test]
fn a_worksheet_of_the_row_is_exported_with_its_solution() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app_with_row("8 15 3 7");
    let file = folder.path().join("sheet.md");
    export_dialog(&mut harness, &file.with_extension("svg"));
    choose_subject(&mut harness, "Worksheet");
    click(&mut harness, "Markdown");
    let text = String::from_utf8(exported(&mut harness, &file)).unwrap();
    assert!(text.contains("Solution") && text.contains("→ 22 : 11"), "{text}");
    click(&mut harness, wording::dialogs::export::on_pages_of_its_own());
    let file = folder.path().join("without.md");
    type_file(&mut harness, &file);
    let text = String::from_utf8(exported(&mut harness, &file)).unwrap();
    assert!(text.contains("## Space for sums") && !text.contains("Solution"), "{text}");
    // The kind of a worksheet is kept apart from that of the fill.
    choose_subject(&mut harness, "Fill");
    assert!(is_chosen(&harness, "SVG"));
}

#[test]
fn a_table_for_excel_in_europe_has_semicolons_and_one_to_paste_has_tabs() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app_with_row("8 15");
    let file = folder.path().join("table.csv");
    export_dialog(&mut harness, &file);
    click(&mut harness, wording::dialogs::export::semicolon());
    harness.get_by_role_and_label(Role::Button, "Export").click();
    wait_for_message(&mut harness, "Wrote ");
    assert!(fs::read_to_string(&file).unwrap().starts_with("i;j;"));
    click(&mut harness, "TSV");
    assert!(!shows(&harness, wording::dialogs::export::semicolon()));
    harness.get_by_role_and_label(Role::Button, "Export").click();
    wait_for_message(&mut harness, "table.tsv");
    assert!(fs::read_to_string(folder.path().join("table.tsv")).unwrap().starts_with("i\tj\t"));
}

#[test]
fn a_page_is_for_students_unless_another_edition_is_chosen_in_this_dialog() {
    let folder = tempfile::tempdir().unwrap();
    let session = folder.path().join("lesson.ron");
    let text = "(version: 8, title: \"T\", coins: [8, 15], stops: [(at: fill(1.0), note: \"Private.\")])";
    fs::write(&session, text).unwrap();
    let mut harness = start(&Start { file: Some(session), ..Start::default() });
    let file = folder.path().join("page.html");
    let mut exported = |edition: Option<&str>| {
        export_dialog(&mut harness, &file);
        choose_subject(&mut harness, "Stops");
        type_file(&mut harness, &file);
        if let Some(edition) = edition {
            click(&mut harness, edition);
        }
        wait_until(&mut harness, "the button to export", |harness| {
            harness.query_by_role_and_label(Role::Button, "Export").is_some()
        });
        harness.get_by_role_and_label(Role::Button, "Export").click();
        wait_until(&mut harness, "the page", |_| file.exists());
        wait_for_message(&mut harness, "Wrote ");
        press(&mut harness, Key::Escape);
        let has_note = fs::read_to_string(&file).unwrap().contains("Private.");
        fs::remove_file(&file).unwrap();
        has_note
    };
    assert!(!exported(None));
    assert!(exported(Some("yourself")));
    assert!(!exported(None), "the choice is not kept");
}

#[test]
fn a_copy_of_the_course_is_for_students_unless_another_edition_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let course = folder.path().join("course.ron");
    let text = "(version: 1, title: \"C\", lessons: [session((version: 8, coins: [8, 15], stops: [(at: fill(1.0), \
                note: \"Private.\")]))])";
    fs::write(&course, text).unwrap();
    let mut harness = start(&Start { file: Some(course), ..Start::default() });
    for (edition, is_private) in
        [(None, false), (Some(wording::dialogs::export::with_answers()), false), (Some("yourself"), true)]
    {
        apply(&mut harness, Command::SaveWholeCourse.into());
        harness.run();
        assert!(shows(&harness, wording::dialogs::file::save_copy_heading()));
        if let Some(edition) = edition {
            click(&mut harness, edition);
        }
        press(&mut harness, Key::Enter);
        if shows(&harness, "Replace") {
            click(&mut harness, "Replace");
        }
        wait_until(&mut harness, "end of saving", |harness| !harness.state().app().is_using_file());
        harness.run();
        let copy = fs::read_to_string(folder.path().join("c-for-students.ron")).unwrap();
        assert_eq!(copy.contains("Private."), is_private, "{edition:?}");
    }
}
