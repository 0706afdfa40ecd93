//! The map of the whole table, and the minimap.

use coin_duel::text::said;
use coin_duel::wording;
use std::fs;

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::session::{Subject, Zoom};
use egui::accesskit::Role;
use egui::{Key, Rect, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

#[test]
fn a_click_on_the_minimap_moves_the_table() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::Home);
    let minimap = |harness: &Window| -> Rect { harness.get_by_label_contains("Minimap of the table").rect() };
    let rect = minimap(&harness);
    // The upper right corner of the minimap is that of the table.
    let at = pos2(rect.right() - 7.0, rect.top() + 7.0);
    harness.hover_at(at);
    harness.drag_at(at);
    harness.step();
    harness.drop_at(at);
    harness.run_steps(4);
    assert!(offset(&harness).0 > 2_900.0 && offset(&harness).1 < 60.0, "{:?}", offset(&harness));
    assert!(shows_cell(&harness, "to 2,9"));
    press(&mut harness, Key::W);
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("Minimap of the table").is_none(), "all is seen");
}

/// The colors of the areas on the table that are as large as most of them: those of the cells.
fn colors_of_cells(harness: &Window) -> Vec<egui::Color32> {
    let mut areas = Vec::new();
    for clipped in &harness.output().shapes {
        if let egui::Shape::Rect(rect) = &clipped.shape {
            areas.push((rect.rect.size().round(), rect.fill));
        }
    }
    let count = |size: egui::Vec2| areas.iter().filter(|(other, _)| *other == size).count();
    let size = areas.iter().map(|(size, _)| *size).max_by_key(|size| count(*size)).expect("there are areas");
    areas.into_iter().filter(|(other, _)| *other == size).map(|(_, fill)| fill).collect()
}

#[test]
fn the_map_of_a_short_row_colors_whole_cells_one_by_one() {
    for key in [None, Some(Key::T)] {
        let mut harness = app_with_row("8 15 3 7 9 2");
        if let Some(key) = key {
            press(&mut harness, key);
        }
        apply(&mut harness, Command::of_subject(Subject::Map).into());
        press(&mut harness, Key::Home);
        harness.run_steps(40);
        let empty = colors_of_cells(&harness);
        assert_eq!(empty.len(), 21);
        assert!(empty.iter().all(|color| *color == empty[0]), "nothing is written");
        for _ in 0..4 {
            press(&mut harness, Key::ArrowRight);
            harness.run_steps(90);
        }
        let colored = colors_of_cells(&harness).iter().filter(|color| **color != empty[0]).count();
        assert_eq!(colored, 4);
    }
}

#[test]
fn the_minimap_is_closed_by_its_button_and_opened_by_the_menu() {
    let (mut harness, _folder) = app_with_values(3_000);
    assert!(shows_part(&harness, "Minimap of the table"));
    click(&mut harness, wording::table_view::close_minimap());
    assert!(!shows_part(&harness, "Minimap of the table"));
    click(&mut harness, "View");
    click(&mut harness, "Table");
    // An item without a key.
    click(&mut harness, "Minimap ");
    assert!(shows_part(&harness, "Minimap of the table"));
}

#[test]
fn the_minimap_leaves_the_present_cell_in_sight_and_a_small_view_to_its_cells() {
    let mut harness = app_with_row(&row_text(&values(28)));
    press(&mut harness, Key::Home);
    let mut steps = 0;
    while steps < 60 {
        press(&mut harness, Key::ArrowRight);
        steps += 1;
        let interval = harness.state().state().progress().expect("a step").interval;
        let name = if interval.is_single() {
            format!("cell {}:", interval.i)
        } else {
            format!("cell {} to {}:", interval.i, interval.j)
        };
        let is_this =
            |cell: &egui_kittest::Node| cell.accesskit_node().label().is_some_and(|label| label.starts_with(&name));
        let cell = harness.get_all_by_role(Role::Cell).find(is_this).expect("the present cell").rect();
        let minimap = harness.get_by_label_contains("Minimap of the table").rect();
        assert!(!minimap.intersects(cell), "step {steps}: {minimap:?} covers {cell:?}");
    }
    harness.set_size(vec2(1000.0, 520.0));
    harness.run();
    assert!(!shows_part(&harness, "Minimap of the table"));
}

#[test]
fn the_header_under_the_pointer_tells_its_whole_value() {
    let mut harness = app_with_row("999999999999 -999999999999 888888888888 1 -777777777777 5 3 2 1 4 4 9 8 7");
    press(&mut harness, Key::Home);
    let cell = harness.get_by_label_contains("cell 0: ").rect();
    for at in [cell.center_top() - vec2(0.0, 20.0), cell.left_center() - vec2(25.0, 0.0)] {
        harness.hover_at(at);
        harness.run_steps(40);
        assert!(shows_part(&harness, "Coin 0 is worth 999,999,999,999."), "at {at:?}");
    }
}

#[test]
fn the_colors_of_the_map_are_chosen_and_explained_in_a_legend() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::W);
    wait_until(&mut harness, "map", |harness| shows_part(harness, "cell sampled per"));
    assert!(shows_part(&harness, "Colors by lead, from the other player to the player to move:"));
    click(&mut harness, wording::table_view::color_of_cells());
    click(&mut harness, "pick");
    wait_until(&mut harness, "legend", |harness| shows(harness, "take left, tie, take right"));
    choose(&mut harness, wording::table_view::lengths_shown(), "even lengths");
    wait_until(&mut harness, "caption", |harness| shows_part(harness, "One even-length cell sampled per"));
    choose(&mut harness, wording::table_view::color_of_cells(), "who wins");
    wait_until(&mut harness, "legend", |harness| shows(harness, "mover ahead, draw, other ahead"));
}

#[test]
fn pointing_at_the_map_selects_a_cell_and_a_click_pins_it() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::W);
    harness.run_steps(3);
    let table = harness.get_by_label(said("table_view.map-of", &["3,000"])).rect();
    let at = table.center() + vec2(60.0, -60.0);
    harness.hover_at(at);
    harness.run_steps(2);
    assert!(harness.state().state().gaze.hovered.is_some());
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run_steps(30);
    assert!(harness.state().state().gaze.pinned.is_some());
}

/// Returns whether the caption tells how much of a map is done.
fn is_being_made(harness: &Window) -> bool {
    shows_part(harness, "Map of the table:")
}

/// Waits until a whole map is shown.
fn wait_for_map(harness: &mut Window) {
    wait_until(harness, "map", |harness| shows_part(harness, "cell sampled per") && !is_being_made(harness));
}

#[test]
fn a_map_that_is_shown_again_is_not_made_again() {
    let (mut harness, _folder) = app_with_picture_of(20_000);
    wait_for_map(&mut harness);
    press(&mut harness, Key::W);
    harness.run_steps(3);
    assert!(!shows_part(&harness, "cell sampled per"), "the numbers are shown");
    press(&mut harness, Key::W);
    for frame in 0..20 {
        assert!(shows_part(&harness, "cell sampled per") && !is_being_made(&harness), "frame {frame}");
        harness.step();
    }
}

#[test]
fn the_progress_of_a_map_is_shown_from_its_first_frame() {
    // A frame does not wait for the map of so many coins.
    let (mut harness, _folder) = app_with_picture_of(100_000);
    wait_for_map(&mut harness);
    click(&mut harness, wording::table_view::color_of_cells());
    // The first frame applies the choice, and the second one begins the map.
    harness.get_by_label("pick").click();
    harness.run_steps(2);
    assert!(is_being_made(&harness), "the map before is shown, and says that another is made");
    wait_for_map(&mut harness);
}

#[test]
fn a_long_text_file_opens_as_its_picture_with_a_sentence_about_it() {
    let (mut harness, _folder) = app_with_picture_of(3_000);
    let is_filled = |harness: &Window| harness.state().state().transports.fill.is_at_end();
    assert!(zoom(&harness) == Zoom::Whole && is_filled(&harness));
    wait_until(&mut harness, "map", |harness| shows_part(harness, "cell sampled per"));
    assert!(shows_part(&harness, "Each dot is a cell") && shows_part(&harness, "color by pick"));
    press(&mut harness, Key::W);
    assert!(!shows_part(&harness, "Each dot is a cell"), "the numbers say it now");
}

#[test]
fn a_long_typed_row_is_shown_as_its_picture_and_undo_returns_to_the_short_one() {
    let mut harness = six_coins_at(7);
    enter_row(&mut harness, &row_text(&values(250)));
    assert_eq!((zoom(&harness), head(&harness)), (Zoom::Whole, 31_375.0));
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!((coins(&harness).len(), zoom(&harness), head(&harness)), (6, Zoom::Legible, 7.0));
}

#[test]
fn a_long_row_in_a_session_file_keeps_its_position() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.ron");
    let coins: Vec<_> = values(250).iter().map(i64::to_string).collect();
    fs::write(&path, format!("(version: 1, coins: [{}], fill_position: 3)", coins.join(","))).unwrap();
    let harness = start(&Start { file: Some(path), data_folder: None, ..Start::default() });
    assert_eq!((zoom(&harness), head(&harness)), (Zoom::Legible, 3.0));
}
