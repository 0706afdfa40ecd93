//! The tabs, and windows with little room.

use coin_duel::session::Tab;
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

#[test]
fn keys_and_clicks_choose_the_tabs() {
    let mut harness = app();
    for (key, tab, name) in [
        (Key::Num2, Tab::Code, "Tab: Code"),
        (Key::Num3, Tab::Why, "Tab: Why DP?"),
        (Key::Num1, Tab::Game, "Tab: Game"),
    ] {
        press_with(&mut harness, CTRL, key);
        assert_eq!(view(&harness).tab, tab);
        press_with(&mut harness, CTRL, if tab == Tab::Game { Key::Num2 } else { Key::Num1 });
        click(&mut harness, name);
        assert_eq!(view(&harness).tab, tab);
    }
}

#[test]
fn a_window_with_room_for_one_side_shows_the_chosen_tab() {
    let mut harness = app();
    harness.set_size(vec2(900.0, 700.0));
    harness.run();
    assert!(shows(&harness, "Lessons") && !shows(&harness, "Tab: Code"));
    press_with(&mut harness, CTRL, Key::Num2);
    assert!(!shows(&harness, "Lessons") && shows(&harness, "Tab: Code"));
    press_with(&mut harness, CTRL, Key::L);
    assert!(shows(&harness, "Lessons"));
}

#[test]
fn a_narrow_window_shows_the_side_that_is_in_use() {
    let mut harness = app();
    harness.set_size(vec2(1000.0, 700.0));
    harness.run();
    assert!(shows(&harness, "Row of coins") && !shows(&harness, "Play game"));
    press(&mut harness, Key::F6);
    assert!(!shows(&harness, "Row of coins") && shows(&harness, "Play game"));
    press_with(&mut harness, CTRL, Key::L);
    assert!(harness.get_by_label("Row of coins").is_focused());
}

#[test]
fn every_tab_stays_inside_the_window() {
    for size in [vec2(1280.0, 800.0), vec2(1024.0, 768.0)] {
        let mut harness = app_with_row(SIX);
        harness.set_size(size);
        for tab in [Key::Num1, Key::Num2, Key::Num3, Key::Num4] {
            press_with(&mut harness, CTRL, tab);
            harness.run();
            for node in harness.root().children_recursive() {
                let node = node.accesskit_node();
                // Rows of a clipped table report their full width.
                let is_control = matches!(node.role(), Role::Button | Role::ComboBox | Role::Tab | Role::TextInput);
                let (true, Some(bounds)) = (is_control, node.raw_bounds()) else { continue };
                let label = node.label().or_else(|| node.value()).unwrap_or_default();
                assert!(bounds.x1 <= f64::from(size.x) + 1.0, "{label} reaches to {} at {size:?}, {tab:?}", bounds.x1);
            }
        }
    }
}

#[test]
fn long_numbers_push_no_control_out_of_the_window() {
    let mut harness = app_with_row("999999999999 -999999999999 888888888888 1 -777777777777 5");
    press(&mut harness, Key::End);
    for tab in [Key::Num1, Key::Num2, Key::Num3] {
        press_with(&mut harness, CTRL, tab);
        for key in [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num8, Key::T] {
            press(&mut harness, key);
            let side = harness.get_by_label("Tab: Game").rect().left();
            for label in ["Position of fill", "Speed of fill", "Step", "Fill order", "Layout: triangle"] {
                let right = harness.get_by_label(label).rect().right();
                assert!(right < side, "{label} after {key:?}: {right} of {side}");
            }
        }
    }
}
