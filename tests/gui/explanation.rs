//! The card that explains a step or a cell.

use coin_duel::game::Stride;
use coin_duel::text::said;
use coin_duel::wording;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn a_step_by_phase_reads_adds_chooses_and_writes() {
    let mut harness = app();
    harness.get_by_label("Step").click();
    harness.run();
    click(&mut harness, "by phase");
    assert_eq!(harness.state().state().preferences.stride, Stride::Phase);
    press_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "Take 8: 15 is left, you are second there.\n8 + sec[1][1]\n"));
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "8 + sec[1][1] = 8 + 0 = 8"));
    assert!(!shows_part(&harness, "15 is more: take the 15."));
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "15 is more: take the 15."));
    assert!(!shows_part(&harness, "fir = 15"));
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "fir = 15, sec = fir[0][0] = 8"));
    assert_eq!(head(&harness), 5.0);
}

#[test]
fn the_card_asks_the_memo_before_it_shows_the_answer() {
    let mut harness = app_with_row("8 15 3");
    press_with(&mut harness, ALT, Key::Num8);
    choose(&mut harness, "Step", "by phase");
    press(&mut harness, Key::Home);
    press(&mut harness, Key::ArrowRight);
    assert!(
        shows_part(&harness, wording::table::call::is_it_known()) && !shows_part(&harness, "The memo does not know it")
    );
    for _ in 0..3 {
        press(&mut harness, Key::ArrowRight);
    }
    assert_eq!(head(&harness), 1.0);
    assert!(shows_part(&harness, "The memo does not know it"));
}

#[test]
fn the_card_says_that_both_ends_are_equal() {
    let mut harness = app_with_row("2 2");
    press(&mut harness, Key::End);
    assert!(shows_part(&harness, "Both ends are equal: take either."));
    assert!(shows_part(&harness, "sec = fir[1][1] = fir[0][0] = 2"));
}

#[test]
fn an_empty_pinned_cell_does_not_show_its_numbers() {
    let mut harness = app_with_row("8 15 3 7");
    click(&mut harness, "cell 0 to 3: empty");
    assert!(shows_part(&harness, wording::panels::step::not_filled_yet()));
    assert!(shows_part(&harness, said("panels.step-will-read", &["sec[1][3] and sec[0][2]"])));
    assert!(!shows_part(&harness, "fir ="));
}
