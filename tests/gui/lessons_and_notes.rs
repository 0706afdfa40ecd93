//! The lessons, and the title and notes of a session.

use coin_duel::wording;
use egui::Key;
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn a_click_loads_a_lesson_with_its_notes() {
    let mut harness = app();
    click(&mut harness, "Next lesson");
    assert_eq!(coins(&harness), [3, 17, 2, 1]);
    assert_eq!(
        harness.get_by_label(wording::panels::story::title()).value().as_deref(),
        Some("The smallest coin first")
    );
    assert!(harness.get_by_label(wording::panels::story::notes()).value().is_some_and(|notes| !notes.is_empty()));
}

#[test]
fn the_title_can_be_edited_and_undone() {
    let mut harness = app();
    harness.get_by_label(wording::panels::story::title()).focus();
    harness.run();
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label(wording::panels::story::title()).type_text("Mine");
    harness.run();
    press(&mut harness, Key::Escape);
    assert!(shows(&harness, "Mine* — coin-duel"));
    press_with(&mut harness, CTRL, Key::Z);
    assert!(shows(&harness, "Greedy loses — coin-duel"));
}
