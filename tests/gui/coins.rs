//! The coins panel: editing, adding, moving and removing single coins.

use coin_duel::text::said;
use coin_duel::wording;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn a_coin_is_edited_in_place() {
    let mut harness = app();
    click(&mut harness, "coin 1: 15");
    harness.get_by_label(said("panels.coins-value-of-coin", &["1"])).type_text("20");
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [8, 20, 3, 7]);
}

#[test]
fn a_bad_coin_value_gets_an_explanation_and_escape_keeps_the_old_value() {
    let mut harness = app();
    click(&mut harness, "coin 1: 15");
    harness.get_by_label(said("panels.coins-value-of-coin", &["1"])).type_text("1.5");
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(shows_part(&harness, "coins are whole numbers"));
    press(&mut harness, Key::Escape);
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
    assert!(shows(&harness, "coin 1: 15"));
}

#[test]
fn a_coin_is_added() {
    let mut harness = app();
    click(&mut harness, wording::panels::coins::add_coin());
    harness.get_by_label(wording::panels::coins::value_of_new_coin()).type_text("9");
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [8, 15, 3, 7, 9]);
}

#[test]
fn coins_are_moved_edited_and_removed_by_keyboard() {
    let mut harness = app();
    harness.get_by_label("coin 1: 15").focus();
    harness.run();
    press_with(&mut harness, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(coins(&harness), [8, 3, 15, 7]);
    press_with(&mut harness, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(coins(&harness), [8, 3, 7, 15], "the focus goes with the coin");
    press_with(&mut harness, Modifiers::ALT, Key::ArrowLeft);
    press(&mut harness, Key::Delete);
    assert_eq!(coins(&harness), [8, 3, 7]);
    press(&mut harness, Key::F2);
    harness.get_by_label(said("panels.coins-value-of-coin", &["2"])).type_text("70");
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [8, 3, 70]);
}

#[test]
fn pointing_at_a_coin_shows_a_cross_that_removes_it() {
    let mut harness = app();
    assert!(!shows(&harness, said("panels.coins-remove-coin", &["1"])));
    harness.get_by_label("coin 1: 15").hover();
    harness.run();
    click(&mut harness, said("panels.coins-remove-coin", &["1"]));
    assert_eq!(coins(&harness), [8, 3, 7]);
}

#[test]
fn the_only_coin_cannot_be_removed() {
    let mut harness = app_with_row("5");
    harness.get_by_label("coin 0: 5").focus();
    harness.run();
    press(&mut harness, Key::Delete);
    assert_eq!(coins(&harness), [5]);
}

#[test]
fn a_coin_is_dragged_to_another_place() {
    let mut harness = app();
    let from = harness.get_by_label("coin 0: 8").rect().center();
    let to = harness.get_by_label("coin 2: 3").rect().center();
    harness.hover_at(from);
    harness.run();
    harness.drag_at(from);
    harness.run();
    for part in 1..=4_u8 {
        harness.hover_at(from + (to - from) * f32::from(part) / 4.0);
        harness.run();
    }
    harness.drop_at(to);
    harness.run();
    assert_eq!(coins(&harness), [15, 3, 8, 7]);
}

#[test]
fn escape_ends_a_drag_without_moving_the_coin() {
    let mut harness = app();
    let from = harness.get_by_label("coin 0: 8").rect().center();
    let to = harness.get_by_label("coin 2: 3").rect().center();
    harness.drag_at(from);
    harness.run();
    harness.hover_at(to);
    harness.run();
    press(&mut harness, Key::Escape);
    harness.drop_at(to);
    harness.run();
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
}
