//! In the lecture hall: the lecture view, the whole main path by keyboard and by names alone, and pictures for slides.

mod shared;

use coin_duel::game::Interval;
use coin_duel::gui::window::App;
use coin_duel::session::Session;
use egui::accesskit::{Live, Role};
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use shared::*;

type Window = Harness<'static, App>;

const SIX: &str = "8 15 3 7 9 2";

fn is_lecture(harness: &Window) -> bool {
    harness.state().state().lecture.is_some()
}

/// What is announced to a screen reader.
fn announced(harness: &Window) -> String {
    let mut nodes = harness.query_all_by_role(Role::Status);
    let live = nodes.find(|node| node.accesskit_node().live() == Live::Polite);
    live.expect("an announcer").accesskit_node().label().unwrap_or_default()
}

// ---- the lecture view

#[test]
fn the_lecture_view_shows_the_row_the_table_and_the_sum_and_nothing_else() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::L);
    assert!(is_lecture(&harness));
    for gone in ["Row of coins", "Play fill", "File", "Tab: Game"] {
        assert!(!shows(&harness, gone), "{gone}");
    }
    assert!(shows(&harness, "coin 0: 8") && shows(&harness, "cell 0 to 5: empty"));
    for _ in 0..7 {
        press(&mut harness, Key::PageDown);
    }
    assert_eq!(head(&harness), 7.0);
    assert!(shows(&harness, "left 8 + 0 = 8; right 15 + 0 = 15; fir = 15; sec = 8"));
    press(&mut harness, Key::L);
    assert!(!is_lecture(&harness) && shows(&harness, "Row of coins"));
}

#[test]
fn a_presenter_starts_steps_blanks_and_leaves() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::End);
    press(&mut harness, Key::F5);
    assert!(is_lecture(&harness));
    assert_eq!(head(&harness), 0.0, "F5 starts at the first step");
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::PageUp);
    assert_eq!(head(&harness), 1.0);
    press(&mut harness, Key::Period);
    assert!(!shows_part(&harness, "cell 0"), "a blank table tells nothing, to no reader");
    assert!(shows(&harness, "coin 0: 8"), "the row stays");
    press(&mut harness, Key::Period);
    assert!(shows(&harness, "cell 0: first 8, second 0"));
    press(&mut harness, Key::Escape);
    assert!(!is_lecture(&harness));
}

#[test]
fn full_screen_is_asked_of_the_system_and_given_back() {
    let mut harness = app_with_row(SIX);
    let full_screen = |harness: &Window| {
        let viewports = &harness.output().viewport_output;
        viewports.values().flat_map(|viewport| &viewport.commands).find_map(|command| match command {
            egui::ViewportCommand::Fullscreen(on) => Some(*on),
            _ => None,
        })
    };
    let press = |harness: &mut Window, key| {
        let (physical_key, modifiers) = (None, Modifiers::NONE);
        harness.event(Event::Key { key, physical_key, pressed: true, repeat: false, modifiers });
        harness.step();
    };
    press(&mut harness, Key::F11);
    assert_eq!(full_screen(&harness), Some(true));
    assert!(is_lecture(&harness));
    press(&mut harness, Key::Escape);
    assert_eq!(full_screen(&harness), Some(false));
    assert!(!is_lecture(&harness));
}

#[test]
fn the_lecture_view_shows_the_game_with_both_scores() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::F6);
    press(&mut harness, Key::L);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::PageDown);
    assert_eq!(moves_played(&harness), 1.0);
    assert!(shows(&harness, "First took the right 7; First 7; Second 0"));
}

#[test]
fn nothing_has_to_be_scrolled_in_a_long_row() {
    let row = (1..=300).map(|coin| coin.to_string()).collect::<Vec<_>>().join(" ");
    let mut harness = app_with_row(&row);
    press(&mut harness, Key::L);
    for key in [Key::Home, Key::End] {
        press(&mut harness, key);
        press(&mut harness, Key::PageUp);
        press(&mut harness, Key::PageDown);
        let shown = harness.state().state().shown_interval().unwrap();
        let Interval { i, j } = shown;
        let name = if i == j { format!("cell {i}:") } else { format!("cell {i} to {j}:") };
        assert!(shows_part(&harness, &name), "{name}");
        assert!(!shows_part(&harness, "Scroll the table"));
    }
}

#[test]
fn typing_a_row_leaves_the_lecture_view() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::L);
    press_with(&mut harness, CTRL, Key::L);
    assert!(!is_lecture(&harness) && shows(&harness, "Row of coins"));
}

#[test]
fn the_ground_goes_from_dark_to_light_to_high_contrast() {
    let mut harness = app();
    let mut fills = Vec::new();
    for command in ["a dark theme", "a light theme", "bright on black"] {
        press_with(&mut harness, CTRL, Key::K);
        harness.get_by_label("Find a command").type_text(command);
        harness.run();
        press(&mut harness, Key::Enter);
        fills.push(harness.ctx.global_style().visuals.panel_fill);
    }
    assert_eq!(fills[2], egui::Color32::BLACK);
    assert!(fills[0] != fills[1] && fills[1] != fills[2] && fills[0] != fills[2]);
    let chosen = fills[2];
    for expected in [fills[0], fills[1], chosen] {
        press(&mut harness, Key::D);
        assert_eq!(harness.ctx.global_style().visuals.panel_fill, expected);
    }
}

#[test]
fn with_reduced_motion_a_step_is_there_at_once() {
    let mut harness = app_with_row(SIX);
    click(&mut harness, "View");
    harness.get_by_label_contains("Reduced motion").click();
    harness.run();
    press(&mut harness, Key::Home);
    for key in [Key::ArrowRight, Key::T] {
        harness.key_press(key);
        harness.step();
        harness.step();
        assert!(!harness.state().state().is_moving(), "{key:?}");
    }
    assert_eq!(head(&harness), 1.0);
    assert_eq!(harness.ctx.global_style().animation_time, 0.0);
    harness.key_press(Key::Space);
    let mut heads = Vec::new();
    for _ in 0..60 {
        harness.step();
        heads.push(head(&harness));
    }
    assert!(heads.iter().all(|head| head.fract() == 0.0), "no half of a step is shown: {heads:?}");
    assert!(heads.last() > Some(&2.0), "and yet it plays");
}

// ---- for everybody

#[test]
fn steps_moves_and_pins_are_announced_once_they_rest() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::Home);
    assert_eq!(announced(&harness), "nothing filled yet");
    harness.key_press(Key::ArrowRight);
    harness.step();
    harness.step();
    assert_eq!(announced(&harness), "nothing filled yet", "not while it moves");
    harness.run();
    assert_eq!(announced(&harness), "step 1 of 21, cell 0: first 8, second 0");
    press(&mut harness, Key::End);
    assert_eq!(announced(&harness), "step 21 of 21, cell 0 to 5: first 24, second 20, take right");
    press_with(&mut harness, CTRL, Key::ArrowDown);
    assert_eq!(announced(&harness), "pinned cell 1 to 5: first 24, second 12, take left");
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::F6);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(announced(&harness), "after 1 move, First 2, Second 0: Second to move on coins 0 to 4");
}

/// What has the keyboard focus, by its name.
fn focused(harness: &Window) -> Option<String> {
    let node = harness.root().children_recursive().find(|node| node.accesskit_node().is_focused())?;
    Some(node.accesskit_node().label().or_else(|| node.accesskit_node().value()).unwrap_or_default())
}

#[test]
fn the_focus_goes_through_the_window_in_reading_order() {
    let mut harness = app_with_row(SIX);
    let mut names = Vec::new();
    for _ in 0..200 {
        press(&mut harness, Key::Tab);
        let name = focused(&harness).unwrap_or_default();
        if names.first() == Some(&name) && names.len() > 20 {
            break;
        }
        names.push(name);
    }
    let place = |name: &str| {
        names.iter().position(|other| other.starts_with(name)).unwrap_or_else(|| panic!("{name} among {names:#?}"))
    };
    let order =
        ["File", "Row of coins", "Random", "Recurrence fir / sec", "Play fill", "Tab: Game", "Strategy of First"];
    let places = order.map(place);
    assert!(places.is_sorted(), "{order:?} at {places:?} in {names:#?}");
}

#[test]
fn the_main_path_goes_by_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("by-keyboard.ron");
    let mut harness = app();
    let keys = |harness: &mut Window, text: &str| {
        harness.event(Event::Text(text.to_owned()));
        harness.run();
    };
    // A row, its table step by step, the other layout and recurrence.
    press_with(&mut harness, CTRL, Key::L);
    keys(&mut harness, SIX);
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Home);
    for key in [Key::ArrowRight, Key::ArrowRight, Key::T, Key::Num3, Key::Num1, Key::T, Key::End] {
        press(&mut harness, key);
    }
    assert!(announced(&harness).contains("first 24, second 20"));
    // A prediction.
    press(&mut harness, Key::Home);
    press(&mut harness, Key::P);
    step_to_a_question(&mut harness);
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::P);
    press(&mut harness, Key::Escape);
    assert_eq!(head(&harness), 7.0);
    // The lecture view.
    press(&mut harness, Key::L);
    press(&mut harness, Key::PageDown);
    press(&mut harness, Key::S);
    press(&mut harness, Key::Escape);
    assert_eq!(head(&harness), 8.0);
    // The game, and a try at another end.
    press(&mut harness, Key::F6);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::OpenBracket);
    assert!(announced(&harness).starts_with("after 1 move, First 8"));
    // Saved and opened again.
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::S);
    press_with(&mut harness, CTRL, Key::A);
    keys(&mut harness, path.to_str().unwrap());
    press(&mut harness, Key::Enter);
    let saved = Session::open(&path).unwrap().session;
    assert_eq!((saved.fill_position, saved.game_position), (8.0, 1));
}

#[test]
fn the_main_path_goes_by_names_alone() {
    let mut harness = app();
    harness.get_by_label("Row of coins").click();
    harness.run();
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label("Row of coins").type_text(SIX);
    harness.run();
    click(&mut harness, "First of fill");
    click(&mut harness, "Forward of fill");
    assert!(shows(&harness, "cell 0: first 8, second 0"));
    click(&mut harness, "Last of fill");
    click(&mut harness, "cell 1 to 4: first 22, second 12, take left");
    assert!(announced(&harness).starts_with("pinned cell 1 to 4"));
    click(&mut harness, "Unpin");
    click(&mut harness, "First of game");
    click(&mut harness, "Forward of game");
    assert_eq!(moves_played(&harness), 1.0);
    choose(&mut harness, "View", "Lecture view");
    assert!(shows(&harness, "coin 5: 2") && shows(&harness, "cell 0 to 5: first 24, second 20, take right"));
}

// ---- exporting

fn export_dialog(harness: &mut Window, file: &std::path::Path) {
    press_with(harness, CTRL, Key::E);
    press_with(harness, CTRL, Key::A);
    harness.get_by_label("File to write").type_text(file.to_str().unwrap());
    harness.run();
}

/// Lets frames pass until what is exported beside the window is told.
fn wait_for(harness: &mut Window, part: &str) {
    let start = std::time::Instant::now();
    while !shows_part(harness, part) {
        assert!(start.elapsed() < std::time::Duration::from_mins(2), "{part}");
        std::thread::sleep(std::time::Duration::from_millis(5));
        harness.step();
    }
}

#[test]
fn the_dialog_exports_what_is_shown_in_the_format_of_the_name() {
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
    wait_for(&mut harness, "Wrote ");
    let text = std::fs::read_to_string(&file).unwrap();
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
fn a_long_export_tells_how_far_it_is_and_leaves_nothing_when_it_is_cancelled() {
    let folder = tempfile::tempdir().unwrap();
    let row = (1..=40).map(|coin| (coin * 7 % 31).to_string()).collect::<Vec<_>>().join(" ");
    let mut harness = app_with_row(&row);
    export_dialog(&mut harness, &folder.path().join("long.gif"));
    click(&mut harness, "all of it");
    harness.get_by_role_and_label(Role::Button, "Export").click();
    wait_for(&mut harness, " of 821");
    harness.get_by_label("Cancel export").click();
    wait_for(&mut harness, "Cancelled; nothing was written.");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn an_export_that_fails_says_why_and_keeps_the_dialog() {
    let mut harness = app_with_row(SIX);
    export_dialog(&mut harness, std::path::Path::new("/no/such/folder/table.png"));
    harness.get_by_role_and_label(Role::Button, "Export").click();
    wait_for(&mut harness, "/no/such/folder");
    assert!(shows(&harness, "Export"), "another file can be named");
}

#[test]
fn the_picture_and_the_table_are_copied() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    let (physical_key, modifiers) = (None, CTRL | Modifiers::SHIFT);
    harness.event(Event::Key { key: Key::C, physical_key, pressed: true, repeat: false, modifiers });
    harness.step();
    let image = harness.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyImage(image) => Some(image.clone()),
        _ => None,
    });
    let image = image.expect("a picture on the clipboard");
    let theme = harness.ctx.global_style().visuals.panel_fill;
    assert!(image.size[0] > 600 && image[(0, 0)] == theme, "{:?} on {:?}", image.size, image[(0, 0)]);
    harness.run();
    assert!(shows_part(&harness, "is on the clipboard"));
    click(&mut harness, "File");
    harness.get_by_label_contains("Copy table").click();
    harness.step();
    let text = copied(&harness).expect("a text on the clipboard");
    assert!(text.contains("22 : 11") && text.contains("| "), "{text}");
}

#[test]
fn every_tab_stays_inside_the_window() {
    for size in [egui::vec2(1280.0, 800.0), egui::vec2(1024.0, 768.0)] {
        let mut harness = app_with_row(SIX);
        harness.set_size(size);
        for tab in [Key::Num1, Key::Num2, Key::Num3, Key::Num4] {
            press_with(&mut harness, CTRL, tab);
            harness.run();
            for node in harness.root().children_recursive() {
                let node = node.accesskit_node();
                // Rows of a table that is clipped are as wide as they would like to be.
                let is_control = matches!(node.role(), Role::Button | Role::ComboBox | Role::Tab | Role::TextInput);
                let (true, Some(bounds)) = (is_control, node.raw_bounds()) else { continue };
                let label = node.label().or_else(|| node.value()).unwrap_or_default();
                assert!(bounds.x1 <= f64::from(size.x) + 1.0, "{label} reaches to {} at {size:?}, {tab:?}", bounds.x1);
            }
        }
    }
}

#[test]
fn a_file_that_is_there_is_replaced_only_by_a_second_word() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.csv");
    std::fs::write(&file, "mine").unwrap();
    let mut harness = app_with_row(SIX);
    export_dialog(&mut harness, &folder.path().join("table"));
    click(&mut harness, "CSV");
    press(&mut harness, Key::Enter);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
    harness.get_by_role_and_label(Role::Button, "Replace").click();
    wait_for(&mut harness, "Wrote ");
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("i,j,"));
}
