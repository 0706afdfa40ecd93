//! The transport of the fill: stepping, playing, the scrubber and the speed.

use coin_duel::text::said;
use coin_duel::wording;
use egui::{Key, Modifiers, pos2};
use egui_kittest::kittest::Queryable;

use crate::support::*;
use coin_duel::app::transport::Transport;

#[test]
fn steps_go_by_cell_or_by_diagonal_and_back() {
    let mut harness = app();
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 1.0);
    press_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(head(&harness), 4.0);
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "Coins 0…1: 8 15"));
    assert!(shows(&harness, "cell 0 to 1: first 15, second 8, take right"));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(head(&harness), 4.0);
    assert!(shows(&harness, "cell 0 to 1: empty"));
    press(&mut harness, Key::End);
    press(&mut harness, Key::Home);
    assert_eq!(head(&harness), 0.0);
    assert!(shows_part(&harness, wording::panels::step::question_of_a_cell()));
}

#[test]
fn shift_and_an_arrow_step_by_diagonal_row_or_column() {
    for (key, stop, name) in
        [(Key::Num5, 6.0, "by diagonal"), (Key::Num6, 1.0, "by row"), (Key::Num7, 1.0, "by column")]
    {
        let mut harness = app_with_row(SIX);
        press_with(&mut harness, ALT, key);
        press(&mut harness, Key::Home);
        press_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
        assert_eq!(head(&harness), stop);
        choose(&mut harness, "Step", name);
    }
}

#[test]
fn playing_stops_at_the_last_cell() {
    let mut harness = app();
    press(&mut harness, Key::Plus);
    harness.key_press(Key::Space);
    harness.run_steps(16);
    assert!(head(&harness) > 0.5 && head(&harness) < 10.0);
    assert!(shows(&harness, "Pause fill"));
    harness.run_steps(240);
    assert_eq!(head(&harness), 10.0);
    assert!(shows(&harness, "Play fill"));
}

#[test]
fn the_scrubber_jumps_to_any_position() {
    let mut harness = app();
    let rail = harness.get_by_label(said("panels.transport-position-of", &["fill"])).rect();
    let middle = pos2(rail.left() + rail.width() / 2.0, rail.center().y);
    harness.drag_at(middle);
    harness.run();
    assert_eq!(head(&harness), 5.0);
    let right = pos2(rail.right(), rail.center().y);
    harness.hover_at(right);
    harness.run();
    harness.drop_at(right);
    harness.run();
    assert_eq!(head(&harness), 10.0);
}

#[test]
fn keys_and_the_menu_set_the_speed_from_a_quarter_to_sixteen() {
    let mut harness = app();
    let speed = |harness: &Window| harness.state().state().preferences.speed(Transport::Fill);
    for _ in 0..9 {
        press(&mut harness, Key::Plus);
    }
    assert_eq!(speed(&harness), 16.0);
    press(&mut harness, Key::Minus);
    assert_eq!(speed(&harness), 8.0);
    click(&mut harness, said("panels.transport-speed-of", &["fill"]));
    click(&mut harness, "0.25×");
    assert_eq!(speed(&harness), 0.25);
}

#[test]
fn transport_buttons_step_and_jump() {
    let mut harness = app();
    click(&mut harness, "Forward of fill");
    assert_eq!(head(&harness), 1.0);
    click(&mut harness, "Last step of fill");
    assert_eq!(head(&harness), 10.0);
    click(&mut harness, "Back of fill");
    assert_eq!(head(&harness), 9.0);
    click(&mut harness, "First step of fill");
    assert_eq!(head(&harness), 0.0);
}
