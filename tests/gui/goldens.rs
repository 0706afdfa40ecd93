//! Goldens of the window: all its texts with their accessible names, per tab, theme, menu and dialog, and a lecture.
//!
//! `tests/goldens/run` compares them, see there. They are no tests of one behaviour: they freeze what must not change while
//! code moves.

#[path = "../goldens/golden.rs"]
mod golden;

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use coin_duel::app::Start;
use coin_duel::app::command::{Command, Menu};
use coin_duel::app::message::Message;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::export::ExportSubject;
use coin_duel::session::course::Place;
use coin_duel::wording;
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, Shape};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

const THEMES: [(Command, &str); 3] =
    [(Command::Light, "light"), (Command::Dark, "dark"), (Command::HighContrast, "contrast")];
const TABS: [(Command, &str); 7] = [
    (Command::ShowGame, "game"),
    (Command::ShowTable, "table"),
    (Command::ShowCalls, "calls"),
    (Command::ShowCode, "code"),
    (Command::ShowFusion, "fusion"),
    (Command::ShowPlayers, "players"),
    (Command::ShowMap, "map"),
];

/// Frames in which the window must stay the same before it is written down: work in the background has ended then.
const STILL_FRAMES: usize = 10;
/// The same where that work takes longer: in the export dialog, and for rows of more coins than [`SHORT`].
const LONG_STILL_FRAMES: usize = 80;
const SHORT: usize = 64;

/// The folder of the sessions that the goldens show.
fn inputs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../goldens/in")
}

/// Copies the sessions into a folder of this run, and opens one.
fn open_copy(folder: &str, file: &str) -> Window {
    golden::begin();
    let folder = golden::folder_of_files(folder);
    for entry in fs::read_dir(inputs()).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
    }
    start(&Start { file: Some(folder.join(file)), ..Start::default() })
}

/// Runs frames until the window stays the same.
fn settle(harness: &mut Window) {
    let is_short = harness.state().state().n() <= SHORT;
    let frames = if is_short && harness.state().app().dialog().is_none() { STILL_FRAMES } else { LONG_STILL_FRAMES };
    let _ = harness.try_run(); // the presenter's clock goes on
    let (mut before, mut still) = (String::new(), 0);
    while still < frames {
        harness.step();
        sleep(Duration::from_millis(2));
        let now = texts(harness);
        still = if now == before { still + 1 } else { 0 };
        before = now;
    }
}

/// Returns all that a screen reader can read, a line for each node, indented below its parent.
fn texts(harness: &Window) -> String {
    fn add(node: &Node, depth: usize, text: &mut String) {
        let own = node.accesskit_node();
        let mut parts = Vec::new();
        parts.extend(own.label().map(|label| format!("{label:?}")));
        parts.extend(
            own.value().filter(|value| own.label().as_ref() != Some(value)).map(|value| format!("= {value:?}")),
        );
        parts.extend(own.numeric_value().map(|value| format!("= {value}")));
        parts.extend(own.description().map(|description| format!("({description:?})")));
        parts.extend(own.placeholder().map(|placeholder| format!("placeholder {placeholder:?}")));
        parts.extend(own.toggled().map(|toggled| if toggled == Toggled::True { "on" } else { "off" }.to_owned()));
        parts.extend(
            own.is_selected().map(|is_selected| if is_selected { "selected" } else { "not selected" }.to_owned()),
        );
        parts.extend(own.is_disabled().then(|| "disabled".to_owned()));
        parts.extend(own.is_focused().then(|| "focused".to_owned()));
        // Containers without a word only show how the window is built.
        let is_told =
            !parts.is_empty() || !matches!(own.role(), Role::GenericContainer | Role::Unknown | Role::TextRun);
        if is_told && own.role() != Role::TextRun {
            let _ = writeln!(text, "{}{:?} {}", "  ".repeat(depth), own.role(), parts.join(" "));
        }
        for child in node.children() {
            add(&child, depth + usize::from(is_told), text);
        }
    }
    let mut text = String::new();
    add(&harness.root(), 0, &mut text);
    masked(&text)
}

/// Replaces what differs between machines and moments: paths and times.
fn masked(text: &str) -> String {
    let root = fs::canonicalize(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().to_owned();
    let mut text = text.to_owned();
    for (path, name) in [(build, "BUILD"), (root, "ROOT")] {
        text = text.replace(path.to_str().unwrap(), name);
    }
    if let Some(home) = env::var("HOME").ok().filter(|home| home.len() > 1) {
        text = text.replace(&home, "HOME");
    }
    without_times(&text)
}

/// Replaces the minutes and seconds of the presenter's clock, which count frames.
fn without_times(text: &str) -> String {
    let mut masked = String::new();
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let characters: Vec<_> = text.chars().collect();
    let at = |index: usize| characters.get(index).copied();
    let mut index = 0;
    while index < characters.len() {
        if digit(at(index)) && at(index + 1) == Some(':') && digit(at(index + 2)) && digit(at(index + 3)) {
            masked.push_str("M:SS");
            index += 4;
        } else {
            masked.push(characters[index]);
            index += 1;
        }
    }
    masked
}

/// Returns all that is painted as text, with its color.
fn painted_texts(harness: &Window) -> String {
    fn add(shape: &Shape, text: &mut String) {
        match shape {
            Shape::Text(shape) => {
                let color =
                    shape.override_text_color.or(shape.galley.job.sections.first().map(|first| first.format.color));
                let [r, g, b, a] = color.unwrap_or(shape.fallback_color).to_array();
                let _ = writeln!(text, "#{r:02x}{g:02x}{b:02x}{a:02x} {:?}", shape.galley.text());
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, text)),
            _ => {}
        }
    }
    let mut text = String::new();
    for clipped in &harness.output().shapes {
        add(&clipped.shape, &mut text);
    }
    masked(&text)
}

/// Adds what the window shows now.
fn note(harness: &mut Window, name: &str, text: &mut String) {
    settle(harness);
    let _ = write!(text, "==== {name}\n{}", texts(harness));
}

/// Adds what differs from what was noted before: the lines that are gone, and the new ones.
fn note_changes(harness: &mut Window, name: &str, before: &mut String, text: &mut String) {
    settle(harness);
    let now = texts(harness);
    let _ = writeln!(text, "==== {name}");
    let lacks = |other: &str, line: &str| !other.lines().any(|other| other == line);
    for line in before.lines().filter(|line| lacks(&now, line)) {
        let _ = writeln!(text, "- {}", line.trim_start());
    }
    for line in now.lines().filter(|line| lacks(before, line)) {
        let _ = writeln!(text, "+ {}", line.trim_start());
    }
    *before = now;
}

fn send(harness: &mut Window, message: impl Into<Message>) {
    apply(harness, message.into());
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn window_with_each_tab_and_theme() {
    let mut text = String::new();
    let mut colors = String::new();
    for (file, positions) in [("4.ron", &[0, 6, 10][..]), ("16.ron", &[70])] {
        let mut harness = open_copy("window-tabs", file);
        for position in positions {
            let seek = TransportAction::Seek(f64::from(*position));
            send(&mut harness, Message::Transport(Transport::Fill, seek));
            for (tab, tab_name) in TABS {
                send(&mut harness, tab);
                let mut in_light = String::new();
                for (theme, theme_name) in THEMES {
                    send(&mut harness, theme);
                    let name = format!("{file} at {position}, {tab_name}, {theme_name}");
                    settle(&mut harness);
                    let now = texts(&harness);
                    let same = if now == in_light { "as in light\n" } else { &now };
                    let _ = write!(text, "==== {name}\n{same}");
                    if theme_name == "light" {
                        in_light.clone_from(&now);
                    }
                    if *position == 6 {
                        let _ = write!(colors, "==== {name}\n{}", painted_texts(&harness));
                    }
                }
            }
        }
    }
    golden::check("window-tabs", &text);
    golden::check("window-colors", &colors);
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn window_with_each_menu_and_dialog() {
    let mut text = String::new();
    let mut harness = open_copy("window-dialogs", "4.ron");
    settle(&mut harness);
    let mut before = texts(&harness);
    let submenus: [(Menu, &[Menu]); 6] = [
        (Menu::File, &[Menu::Course]),
        (Menu::Edit, &[]),
        (Menu::View, &[Menu::Presenter, Menu::Table, Menu::Cell, Menu::Theme, Menu::Language, Menu::Size, Menu::Stage]),
        (Menu::Play, &[]),
        (Menu::Game, &[]),
        (Menu::Help, &[]),
    ];
    for (menu, submenus) in submenus {
        let menu = menu.text();
        for submenu in std::iter::once(None).chain(submenus.iter().map(|submenu| Some(submenu.text()))) {
            harness.get_by_role_and_label(Role::Button, menu).click();
            settle(&mut harness);
            if let Some(submenu) = submenu {
                harness.get_by_role_and_label(Role::Button, submenu).click();
            }
            let name = submenu.map_or(menu.to_owned(), |submenu| format!("{menu} › {submenu}"));
            note_changes(&mut harness, &name, &mut before, &mut text);
            for _ in 0..3 {
                harness.key_press(Key::Escape);
                settle(&mut harness);
            }
            before = texts(&harness);
        }
    }
    for command in [
        Command::Open,
        Command::SaveAs,
        Command::SaveCourseAs,
        Command::SaveWholeCourse,
        Command::Random,
        Command::GoTo,
        Command::LinkAddress,
        Command::Palette,
        Command::Lessons,
        Command::EditCourse,
        Command::Shortcuts,
        Command::Glossary,
        Command::Summary,
        Command::EditCoins,
        Command::ListStops,
        Command::Predict,
        Command::Story,
        Command::Beside,
        Command::PlayTheTable,
        Command::NewGame,
    ] {
        send(&mut harness, command);
        note_changes(&mut harness, command.about().label, &mut before, &mut text);
        send(&mut harness, Message::CloseDialog);
        settle(&mut harness);
        before = texts(&harness);
    }
    // A random row is another one each time.
    let is_drawn = |line: &str| {
        let drawn = line.strip_prefix("+ Label = \"").is_some_and(|row| !row.contains(|c: char| c.is_alphabetic()));
        line.starts_with("+ SpinButton \"Seed\"") || (drawn && line.contains(", "))
    };
    let text: String = text.lines().filter(|line| !is_drawn(line)).flat_map(|line| [line, "\n"]).collect();
    golden::check("window-dialogs", &text);
}

/// Chooses what is exported. The window behind the dialog may have something of the same name.
fn choose_last(harness: &mut Window, name: &str) {
    harness.get_all_by_label(name).last().expect(name).click();
    harness.run_steps(3);
}

/// Runs frames until the chosen kind has the size of its files: what would be written is known and shown then.
fn wait_for_size(harness: &mut Window) {
    let has_size = |line: &str| line.contains("RadioButton") && line.ends_with(" on") && line.contains("; ");
    for _ in 0..20_000 {
        if texts(harness).lines().any(has_size) {
            return;
        }
        harness.step();
        sleep(Duration::from_millis(2));
    }
    panic!("the chosen kind has no size");
}

/// Replaces the sizes of files behind the description of a kind: they come from the background, one by one.
fn without_sizes(text: &str) -> String {
    let line = |line: &str| match (line.find("; "), line.rfind("\")")) {
        (Some(start), Some(end)) if line.contains("RadioButton") && start < end => {
            format!("{}{}\n", &line[..start], &line[end..])
        }
        _ => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn window_with_the_export_dialog_of_each_format_and_subject() {
    let mut text = String::new();
    let mut harness = open_copy("window-export", "4.ron");
    press_with(&mut harness, CTRL, Key::E);
    let mut before = String::new();
    let mut add = |harness: &mut Window, name: &str, text: &mut String| {
        wait_for_size(harness);
        settle(harness);
        let now = without_sizes(&texts(harness));
        let _ = writeln!(text, "==== {name}");
        for (sign, lines, other) in [('-', &before, &now), ('+', &now, &before)] {
            for line in lines.lines().filter(|line| !other.lines().any(|other| other == *line)) {
                let _ = writeln!(text, "{sign} {}", line.trim_start());
            }
        }
        before = now;
    };
    let subjects = wording::dialogs::export::subjects().lines();
    // A course of one lesson has no kind of its own, and the window can't be read here.
    let (course, window) = (ExportSubject::Course as usize, ExportSubject::Window as usize);
    for (_, subject) in subjects.enumerate().filter(|(index, _)| ![course, window].contains(index)) {
        choose_last(&mut harness, subject);
        add(&mut harness, subject, &mut text);
        let kinds = harness.query_all_by_role(Role::RadioButton);
        let kinds = kinds.filter_map(|node| node.accesskit_node().label());
        // The others are behind the dialog.
        let behind = [wording::panels::stage::subject("")];
        // Up to the name.
        let behind = behind.map(|label| label.split([' ', '·']).next().unwrap_or_default().to_owned());
        let kinds =
            kinds.filter(|kind| !behind.iter().any(|behind| kind.starts_with(behind.as_str()))).collect::<Vec<_>>();
        for kind in kinds {
            let node = harness.query_all_by_role_and_label(Role::RadioButton, &kind).next_back();
            let Some(node) = node.filter(|node| !node.accesskit_node().is_disabled()) else {
                continue;
            };
            node.click();
            harness.run_steps(3);
            add(&mut harness, &format!("{subject}: {kind}"), &mut text);
        }
    }
    golden::check("window-export", &text);
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn window_with_a_lecture_its_presenter_and_its_overview() {
    let mut text = String::new();
    let mut harness = open_copy("window-presenter", "course.ron");
    press(&mut harness, Key::F5);
    for place in 0..33 {
        note(&mut harness, &format!("course.ron, place {place}"), &mut text);
        press(&mut harness, Key::PageDown);
    }
    let mut harness = open_copy("window-presenter", "course.ron");
    press(&mut harness, Key::F7);
    note(&mut harness, "course.ron with the presenter", &mut text);
    // At a question, the presenter in the window would have the same hands as the slide behind it, which egui refuses.
    for (lesson, stops) in [(0, &[1, 2, 7, 8, 9, 10, 11, 12, 13][..]), (2, &[0, 2, 4, 5, 6])] {
        for stop in stops {
            send(&mut harness, Message::GoToPlace(lesson, Place::Stop { index: *stop, answered: false }));
            note(&mut harness, &format!("lesson {lesson}, stop {stop}, with the presenter"), &mut text);
        }
    }
    press_with(&mut harness, Modifiers::SHIFT, Key::O);
    note(&mut harness, "overview", &mut text);
    let mut harness = open_copy("window-presenter", "course.ron");
    press(&mut harness, Key::F5);
    press_with(&mut harness, Modifiers::SHIFT, Key::N);
    note(&mut harness, "notes", &mut text);
    golden::check("window-presenter", &text);
}

#[test]
#[ignore = "compares with goldens: tests/goldens/run"]
fn window_with_the_lecture_of_the_bundled_course() {
    golden::begin();
    let mut text = String::new();
    let mut harness = app();
    press(&mut harness, Key::F5);
    let mut before = String::new();
    for page in 0..400 {
        let place =
            (harness.state().state().lesson(), harness.state().state().place(), head(&harness), moves_played(&harness));
        note_changes(&mut harness, &format!("page {page}"), &mut before, &mut text);
        harness.key_press(Key::PageDown);
        settle(&mut harness);
        if place
            == (
                harness.state().state().lesson(),
                harness.state().state().place(),
                head(&harness),
                moves_played(&harness),
            )
        {
            break;
        }
    }
    golden::check("window-lecture", &text);
}

/// The language is that of a whole process, so these views are shown in another one.
#[test]
fn no_english_is_left_in_the_pseudo_language() {
    let views = ["window_with_each_menu_and_dialog", "window_with_a_lecture_its_presenter_and_its_overview"];
    let shown = std::process::Command::new(env::current_exe().unwrap())
        .args(["--ignored", "--exact"])
        .args(views.map(|view| format!("goldens::{view}")))
        .env("COIN_DUEL_GOLDENS", "pseudo")
        .output()
        .unwrap();
    let answer = String::from_utf8_lossy(&shown.stdout);
    assert!(shown.status.success() && answer.contains(&format!("{} passed", views.len())), "{answer}");
}
