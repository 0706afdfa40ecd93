//! The lecture view and a presenter's remote.

use coin_duel::game::Interval;
use egui::{Event, Key, Modifiers};

use crate::support::*;

fn is_lecture(harness: &Window) -> bool {
    harness.state().state().lecture.is_some()
}

#[test]
fn the_lecture_view_shows_only_the_row_the_table_and_the_sum() {
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
fn the_lecture_view_of_a_long_row_needs_no_scrolling() {
    let row = (1..=300).map(|coin| coin.to_string()).collect::<Vec<_>>().join(" ");
    let mut harness = app_with_row(&row);
    press(&mut harness, Key::W);
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
fn a_remote_starts_steps_blanks_and_leaves_the_lecture_view() {
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
fn f11_enters_full_screen_and_escape_leaves_it() {
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
fn typing_a_row_leaves_the_lecture_view() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::L);
    press_with(&mut harness, CTRL, Key::L);
    assert!(!is_lecture(&harness) && shows(&harness, "Row of coins"));
}

#[test]
fn a_pin_shows_its_own_coins_and_sums_in_the_lecture_view() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::End);
    press(&mut harness, Key::L);
    press_with(&mut harness, CTRL, Key::ArrowDown);
    press_with(&mut harness, CTRL, Key::ArrowLeft);
    assert!(shows(&harness, "left 15 + 7 = 22; right 9 + 7 = 16; fir = 22; sec = 12"));
    press(&mut harness, Key::Home);
    assert!(shows(&harness, "left 15 + ?; right 9 + ?"), "a cell that is not filled gives nothing away");
}
