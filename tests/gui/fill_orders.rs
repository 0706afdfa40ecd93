//! The four fill orders, among them the recursion with a memo in the table.

use coin_duel::app::command::Command;
use coin_duel::app::transport::Transport;
use coin_duel::game::{FillOrder, Interval};
use coin_duel::text::said;
use coin_duel::wording;
use egui::Key;
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn a_key_and_the_list_choose_each_fill_order() {
    for (key, order, item) in [
        (Key::Num6, FillOrder::Rows, Command::Rows),
        (Key::Num7, FillOrder::Columns, Command::Columns),
        (Key::Num8, FillOrder::Recursion, Command::Recursion),
        (Key::Num5, FillOrder::Diagonals, Command::Diagonals),
    ] {
        let mut harness = app();
        press_with(&mut harness, ALT, Key::Num6);
        press_with(&mut harness, ALT, key);
        assert_eq!(view(&harness).fill_order, order);
        press_with(&mut harness, ALT, Key::Num7);
        choose(&mut harness, "Options: Table", item.about().label);
        assert_eq!(view(&harness).fill_order, order);
    }
}

#[test]
fn each_fill_order_writes_its_own_cells_first_and_gives_its_reason() {
    for (key, written, empty, reason) in [
        (Key::Num5, "cell 2: first 3, second 0", "cell 4 to 5: empty", wording::names::reason::diagonals()),
        (Key::Num6, "cell 4 to 5: first 9, second 2, take left", "cell 2: empty", wording::names::reason::rows()),
        (Key::Num7, "cell 0 to 1: first 15, second 8, take right", "cell 3: empty", wording::names::reason::columns()),
    ] {
        let mut harness = app_with_row(SIX);
        press_with(&mut harness, ALT, key);
        step_to(&mut harness, 3);
        assert!(shows(&harness, written), "{written}");
        assert!(shows(&harness, empty), "{empty}");
        press(&mut harness, Key::Home);
        assert!(shows_part(&harness, reason), "{reason}");
    }
}

#[test]
fn two_moves_ahead_gives_its_own_reasons() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::Home);
    press_with(&mut harness, ALT, Key::Num2);
    assert!(shows_part(&harness, wording::names::reason::diagonals_two_ahead()));
    press_with(&mut harness, ALT, Key::Num6);
    assert!(shows_part(&harness, wording::names::reason::rows_two_ahead()));
}

#[test]
fn the_recursion_calls_hits_the_memo_and_returns_step_by_step() {
    let mut harness = app_with_row("8 15 3");
    press_with(&mut harness, ALT, Key::Num8);
    press(&mut harness, Key::Home);
    // The calls go down the last column to its single coin, which returns.
    for (call, written) in [("solve(0, 2)", false), ("solve(1, 2)", false), ("solve(2, 2)", false), ("2: 3", true)] {
        press(&mut harness, Key::ArrowRight);
        assert!(shows_part(&harness, call), "{call}");
        assert_eq!(shows(&harness, "cell 2: first 3, second 0"), written);
    }
    assert_eq!(head(&harness), 4.0);
    // The middle coin is called and returns, and so does its pair. The whole row then calls its other pair, which calls
    // the middle coin again.
    for _ in 0..4 {
        press(&mut harness, Key::ArrowRight);
    }
    assert!(shows_part(&harness, "The memo does not know it"), "the call on 0…1");
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, said("table.call-is-known", &["fir 15, sec 0"])));
    assert!(shows_part(&harness, "the first call made by solve(0, 1)"));
    press(&mut harness, Key::End);
    assert!(shows(&harness, "cell 0 to 2: first 11, second 15, take either"));
}

#[test]
fn the_recursion_two_moves_ahead_leaves_every_other_diagonal_empty() {
    let mut harness = app_with_row(SIX);
    press_with(&mut harness, ALT, Key::Num2);
    press_with(&mut harness, ALT, Key::Num8);
    press(&mut harness, Key::End);
    assert!(shows(&harness, "cell 0 to 5: F 24, take right"));
    assert!(shows(&harness, "cell 0 to 4: empty"));
    harness.get_by_label("cell 0 to 4: empty").click();
    harness.run();
    assert!(shows_part(&harness, "This cell is never filled"));
}

#[test]
fn another_fill_order_keeps_the_current_cell() {
    let mut harness = six_coins_at(17);
    for key in [Key::Num6, Key::Num7, Key::Num8, Key::Num5] {
        press_with(&mut harness, ALT, key);
        let at = harness.state().state().progress().unwrap();
        assert_eq!((at.interval, at.fraction), (Interval::new(1, 4), 1.0));
        assert!(shows(&harness, "cell 1 to 4: first 22, second 12, take left"));
    }
}

#[test]
fn switching_while_playing_continues_from_the_same_cell() {
    let mut harness = app_with_row(SIX);
    step_to(&mut harness, 9);
    press(&mut harness, Key::Plus);
    harness.key_press(Key::Space);
    harness.run_steps(4);
    for command in [Command::Rows, Command::MyTurn, Command::Columns] {
        let before = harness.state().state().progress().unwrap();
        apply(&mut harness, command.into());
        let state = harness.state().state();
        assert!(state.transports.fill.is_playing());
        assert_eq!(
            (state.progress().unwrap().interval, state.preferences.speed(Transport::Fill)),
            (before.interval, 2.0)
        );
        harness.run_steps(3);
    }
}
