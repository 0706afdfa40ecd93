//! The lessons, and the title and notes of a session.

use coin_duel::session::Subject;
use coin_duel::text::said;
use coin_duel::wording;
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

#[test]
fn a_row_of_ones_own_offers_what_to_do_next() {
    let offers = ["play", "fill", "predict", "compare"].map(|what| said(&format!("panels.story-{what}-it"), &[]));
    let mut harness = app();
    assert!(offers.iter().all(|offer| !shows(&harness, offer)), "a lesson has its path");
    choose(&mut harness, "File", "New");
    let [play, fill, predict, compare] = offers;
    harness.get_by_label(play).click();
    harness.run();
    assert!(view(&harness).subject == Subject::Game && harness.state().state().is_your_turn());
    harness.get_by_label(fill).click();
    harness.step();
    harness.step();
    assert!(view(&harness).subject == Subject::Table && harness.state().state().transports.fill.is_moving());
    harness.get_by_label(predict).click();
    harness.run_steps(3);
    assert!(harness.state().state().predict_settings().is_some());
    assert!(harness.get_by_label(predict).accesskit_node().is_disabled(), "it is on");
    harness.get_by_label(compare).click();
    harness.run_steps(3);
    assert_eq!(view(&harness).subject, Subject::Players);

    let mut harness = app();
    enter_row(&mut harness, "4 9 2");
    click(&mut harness, said("panels.story-back-to-lesson", &["1"]));
    assert_eq!((harness.state().state().lesson(), coins(&harness)), (Some(0), vec![8, 15, 3, 7]));
}

#[test]
fn a_click_loads_a_lesson_with_its_words() {
    let mut harness = app();
    click(&mut harness, "Next lesson");
    assert_eq!(coins(&harness), [3, 17, 2, 1]);
    assert_eq!(harness.get_by_label(wording::panels::story::title()).value().as_deref(), Some("Who gets the 17?"));
    assert!(shows(&harness, "The 17 is worth more than all other coins together. Who gets it?"));
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
    assert!(shows(&harness, "The 8 or the 7 — coin-duel"));
}
