//! The square and the triangle.

use coin_duel::app::command::Command;
use coin_duel::game::Interval;
use coin_duel::session::Layout;
use egui::Key;
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn a_key_and_a_click_change_the_layout() {
    let mut harness = app();
    press(&mut harness, Key::T);
    assert_eq!(view(&harness).layout, Layout::Triangle);
    let name = Command::ToggleLayout.about().label;
    choose(&mut harness, "Options: Table", name);
    assert_eq!(view(&harness).layout, Layout::Square);
    choose(&mut harness, "Options: Table", name);
    assert_eq!(view(&harness).layout, Layout::Triangle);
}

#[test]
fn in_the_triangle_a_cell_stands_centered_above_its_coins() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    press(&mut harness, Key::T);
    let [left, right] = ["cell 0: first 8, second 0", "cell 3: first 7, second 0"].map(|label| center(&harness, label));
    let apex = center(&harness, "cell 0 to 3: first 22, second 11, take right");
    assert!((apex.x - left.x.midpoint(right.x)).abs() < 1.0, "{apex:?} over {left:?} and {right:?}");
    assert!(apex.y < left.y && left.y == right.y);
}

#[test]
fn the_change_of_layout_is_animated_and_can_turn_back_half_way() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    let whole = "cell 0 to 3: first 22, second 11, take right";
    let square = center(&harness, whole);
    harness.key_press(Key::T);
    harness.run_steps(8);
    let on_the_way = center(&harness, whole);
    harness.key_press(Key::T);
    harness.run_steps(2);
    let turned = center(&harness, whole);
    harness.run();
    press(&mut harness, Key::T);
    let triangle = center(&harness, whole);
    assert!(triangle.x < on_the_way.x && on_the_way.x < square.x, "{triangle:?} {on_the_way:?} {square:?}");
    assert!((turned.x - on_the_way.x).abs() < (square.x - triangle.x) / 2.0, "it turns where it is");
}

#[test]
fn pointing_pinning_and_stepping_work_on_the_triangle() {
    let mut harness = six_coins_at(17);
    press(&mut harness, Key::T);
    let cell = "cell 1 to 3: first 18, second 7, take left";
    harness.get_by_label(cell).hover();
    harness.run();
    assert!(shows_part(&harness, "Coins 1…3: 15 3 7"));
    harness.get_by_label(cell).click();
    harness.run();
    assert_eq!(harness.state().state().gaze.pinned, Some(Interval::new(1, 3)));
    press_with(&mut harness, CTRL, Key::ArrowDown);
    assert_eq!(harness.state().state().gaze.pinned, Some(Interval::new(2, 3)));
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 18.0);
}

#[test]
fn the_triangle_of_a_long_row_scrolls_to_the_step() {
    let row: Vec<_> = (0..300).map(|k| (k * 37 % 101).to_string()).collect();
    let mut harness = app_with_row(&row.join(" "));
    press(&mut harness, Key::W);
    press(&mut harness, Key::T);
    press(&mut harness, Key::End);
    assert!(shows_part(&harness, "cell 0 to 299: first"));
    press(&mut harness, Key::Home);
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "cell 0: first 0"));
}
