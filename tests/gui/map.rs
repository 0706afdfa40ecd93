//! The map of the whole table, and the minimap.

use std::fs;

use coin_duel::app::Start;
use coin_duel::session::Zoom;
use egui::{Key, Rect, pos2, vec2};
use egui_kittest::kittest::Queryable;

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

#[test]
fn the_colors_of_the_map_are_chosen_and_explained_in_a_legend() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::W);
    wait_until(&mut harness, "map", |harness| shows_part(harness, "each pixel is one cell of"));
    assert!(shows_part(&harness, "Colours from the other player ahead to the player to move ahead:"));
    click(&mut harness, "Colour of the cells");
    click(&mut harness, "pick");
    wait_until(&mut harness, "legend", |harness| shows(harness, "take left") && shows(harness, "take right"));
    choose(&mut harness, "Lengths that are shown", "even lengths");
    wait_until(&mut harness, "caption", |harness| shows_part(harness, "all lengths even"));
    choose(&mut harness, "Colour of the cells", "who wins");
    wait_until(&mut harness, "legend", |harness| shows(harness, "mover ahead"));
}

#[test]
fn pointing_at_the_map_selects_a_cell_and_a_click_pins_it() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::W);
    harness.run_steps(3);
    let table = harness.get_by_label("Map of the table of 3,000 coins").rect();
    let at = table.center() + vec2(60.0, -60.0);
    harness.hover_at(at);
    harness.run_steps(2);
    assert!(harness.state().state().hovered.is_some());
    harness.get_by_label("Map of the table of 3,000 coins").hover();
    harness.run_steps(2);
    harness.get_by_label("Map of the table of 3,000 coins").click();
    harness.run_steps(30);
    assert!(harness.state().state().pinned.is_some());
}

#[test]
fn a_long_text_file_opens_as_its_picture_with_a_sentence_about_it() {
    let (mut harness, _folder) = app_with_picture_of(3_000);
    let is_filled = |harness: &Window| harness.state().state().transports.fill.is_at_end();
    assert!(zoom(&harness) == Zoom::Whole && is_filled(&harness));
    wait_until(&mut harness, "map", |harness| shows_part(harness, "each pixel is one cell of"));
    assert!(shows_part(&harness, "Each dot is a cell") && shows_part(&harness, "colour by the pick"));
    press(&mut harness, Key::W);
    assert!(!shows_part(&harness, "Each dot is a cell"), "the numbers say it now");
}

#[test]
fn a_long_typed_row_is_shown_as_its_picture_and_undo_returns_to_the_short_one() {
    let mut harness = six_coins_at(7);
    type_row(&mut harness, &row_text(&values(250)));
    press(&mut harness, Key::Enter);
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
