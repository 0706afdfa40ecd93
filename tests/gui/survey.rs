//! The sweep over many random rows, in the players tab.

use coin_duel::game::Strategy;
use coin_duel::text::said;
use coin_duel::wording;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

/// Types a number into a field of the survey.
fn set(harness: &mut Window, field: &str, value: &str) {
    harness.get_by_label(field).click();
    harness.run();
    press_with(harness, CTRL, Key::A);
    harness.get_by_label(field).type_text(value);
    harness.run();
    press(harness, Key::Enter);
}

/// A window that is high enough for all of the players' tab, after a survey of this many rows has begun.
fn sweep_of(rows: &str) -> Window {
    let mut harness = app();
    press(&mut harness, Key::A);
    harness.set_size(vec2(1280.0, 1300.0));
    press_with(&mut harness, CTRL, Key::Num6);
    wait_until(&mut harness, "all pairs", |harness| shows_part(harness, "greedy against optimal"));
    harness.run();
    set(&mut harness, "Rows", rows);
    harness.get_by_label(wording::panels::players::run_survey()).click();
    harness.run_steps(3);
    harness
}

#[test]
fn a_stopped_sweep_keeps_what_it_has_found() {
    let mut harness = sweep_of("10000000");
    wait_until(&mut harness, "finding of the survey", |harness| shows_part(harness, "Greedy throws nothing away on"));
    // The survey asks for frames as long as it finds something, so the window does not come to rest.
    harness.run_steps(3);
    harness.get_by_label(wording::panels::players::stop_survey()).click();
    wait_until(&mut harness, "stop of the survey", |harness| shows_part(harness, "Survey stopped after "));
    harness.run();
    assert!(
        shows(&harness, "What greedy throws away, even rows")
            && shows(&harness, wording::panels::players::run_survey())
    );
}

#[test]
fn a_sweep_compares_even_and_odd_rows_and_opens_the_worst_row() {
    let mut harness = sweep_of("2000");
    wait_until(&mut harness, "end of the survey", |harness| shows(harness, "Survey done: 4,000 rows"));
    harness.run();
    assert!(shows_part(&harness, "With best play First loses 0.0\u{a0}%"), "on even rows First never loses");
    assert!(shows(&harness, "How often First loses, odd rows"));
    click(&mut harness, said("panels.players-open-worst-row-of", &["11 coins"]));
    let state = harness.state().state();
    assert_eq!((state.n(), state.document().duel.players.first), (11, Strategy::Greedy));
    let lost = state.game().thrown_away_after(11).first;
    assert_eq!(state.document().title, format!("Worst for greedy: −{lost}"));
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(coins(&harness), [8, 15, 3, 7], "undo brings the row back that was there before");
}
