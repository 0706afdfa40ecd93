//! The tab “Why DP?”: the tree of calls, its folding into graph and table, the counters and the plot.

use coin_duel::game::{Interval, Table};
use coin_duel::text::said;
use coin_duel::wording;
use egui::{Key, pos2, vec2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

/// The window with a row and the tab “Why DP?”.
fn why(row: &str) -> Window {
    let mut harness = app_with_row(row);
    press_with(&mut harness, CTRL, Key::Num3);
    show_details(&mut harness);
    harness
}

#[test]
fn the_counters_are_exact_for_short_and_for_long_rows() {
    for (row, recurrence, labels) in [
        (
            SIX.to_owned(),
            Key::Num1,
            &[
                "calls without a memo, in all: 63 = 2⁶ − 1",
                "calls with a memo, in all: 31",
                "of these, memo hits, in all: 10",
                "cells written, in all: 21",
                "additions, in all: 30",
                "comparisons, in all: 15",
            ][..],
        ),
        (
            SIX.to_owned(),
            Key::Num2,
            &["calls without a memo, in all: 85 = (4⁴ − 1) / 3", "calls with a memo, in all: 37"],
        ),
        ("1 ".repeat(20), Key::Num2, &["calls without a memo, in all: 1,398,101 = (4¹¹ − 1) / 3"]),
        (
            "1 ".repeat(1000),
            Key::Num1,
            &[
                "calls without a memo, in all: 2¹⁰⁰⁰ − 1",
                "calls with a memo, in all: 999,001",
                "cells written, in all: 500,500",
            ],
        ),
    ] {
        let mut harness = why(&row);
        press_with(&mut harness, ALT, recurrence);
        for label in labels {
            assert!(shows(&harness, label), "{label}");
        }
    }
}

#[test]
fn the_counters_follow_the_fill() {
    let mut harness = why("8 15 3");
    press_with(&mut harness, ALT, Key::Num8);
    step_to(&mut harness, 9);
    for label in [
        "calls with a memo, so far: 6",
        "of these, memo hits, so far: 1",
        "cells written, so far: 3",
        "additions, so far: 2",
    ] {
        assert!(shows(&harness, label), "{label}");
    }
    press(&mut harness, Key::End);
    assert!(shows(&harness, "calls with a memo, so far: 7") && shows(&harness, "comparisons, so far: 3"));
}

#[test]
fn the_plot_marks_this_row_and_the_text_says_that_the_double_loop_is_quadratic() {
    let harness = why(SIX);
    assert!(shows(&harness, said("panels.why-plot-of-calls", &["6 coins"])));
    assert!(shows_part(&harness, "The double loop is quadratic, not n log n"));
}

#[test]
fn the_tree_folds_into_the_graph_and_into_the_table() {
    let mut harness = why(SIX);
    let place = |harness: &Window| center(harness, "call 3 to 3, 10 times");
    let tree = place(&harness);
    click(&mut harness, said("panels.why-fold-to", &["graph"]));
    let graph = place(&harness);
    click(&mut harness, said("panels.why-fold-to", &["table"]));
    let table = place(&harness);
    assert!(tree != graph && graph != table);
    let [corner, below] = ["call 0 to 5, once", "call 1 to 5, once"].map(|label| center(&harness, label));
    assert!((corner.x - below.x).abs() < 1.0 && corner.y < below.y, "taking left leads one row down");
    assert_eq!(harness.state().state().look.fold.head(), 2.0);
    let slider = harness.get_by_label(wording::panels::why::tree_to_table()).rect();
    let quarter = pos2(slider.left() + slider.width() / 4.0, slider.center().y);
    harness.drag_at(quarter);
    harness.drop_at(quarter);
    harness.run();
    let dragged = harness.state().state().look.fold.head();
    assert!((0.4..0.6).contains(&dragged), "{dragged}");
    click(&mut harness, said("panels.why-fold-to", &["tree"]));
    assert_eq!(place(&harness), tree);
}

#[test]
fn folding_is_animated() {
    let mut harness = why(SIX);
    harness.get_by_label(said("panels.why-fold-to", &["graph"])).click();
    harness.run_steps(6);
    let part = harness.state().state().look.fold.head();
    assert!(0.0 < part && part < 1.0, "{part}");
}

#[test]
fn the_wheel_zooms_the_tree_dragging_moves_it_and_a_double_click_shows_all_of_it() {
    let mut harness = why(SIX);
    let root = |harness: &Window| harness.get_by_label("call 0 to 5, once").rect();
    let whole = root(&harness);
    harness.hover_at(whole.center());
    turn_wheel(&mut harness, 200.0);
    harness.run_steps(30);
    let zoomed = root(&harness);
    assert!(zoomed.width() > 1.3 * whole.width(), "{zoomed:?} {whole:?}");

    // Start next to the node, because a drag from the node would also pin it.
    let place = zoomed.right_center() + vec2(30.0, 5.0);
    harness.drag_at(place);
    harness.hover_at(place + vec2(-20.0, 0.0));
    harness.run_steps(2);
    harness.drop_at(place + vec2(-20.0, 0.0));
    harness.run();
    assert!((root(&harness).left() - zoomed.left() + 20.0).abs() < 2.0);

    for _ in 0..2 {
        harness.drag_at(place);
        harness.drop_at(place);
        harness.run_steps(1);
    }
    harness.run();
    assert_eq!(root(&harness), whole);
}

#[test]
fn pointing_at_a_call_highlights_its_cell_and_coins_and_a_click_pins_it() {
    let mut harness = why(SIX);
    harness.get_by_label("call 1 to 4, 2 times").hover();
    harness.run();
    assert_eq!(harness.state().state().gaze.hovered, Some(Interval::new(1, 4)));
    assert!(shows(&harness, "Coins 1…4: fir 22, sec 12. Called 2 times."));
    let at = center(&harness, "call 1 to 4, 2 times");
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run();
    assert_eq!(harness.state().state().gaze.pinned, Some(Interval::new(1, 4)));
    harness.hover_at(pos2(5.0, 5.0));
    harness.run();
    assert_eq!(harness.state().state().gaze.hovered, None);
}

#[test]
fn pointing_at_a_cell_highlights_its_calls() {
    let mut harness = why(SIX);
    press(&mut harness, Key::F4);
    harness.get_by_label("cell 2 to 3: empty").hover();
    harness.run();
    assert!(shows(&harness, "Coins 2…3: fir 7, sec 3. Called 6 times."));
}

#[test]
fn a_cell_that_is_never_called_two_moves_ahead_says_so() {
    let mut harness = why(SIX);
    press_with(&mut harness, ALT, Key::Num2);
    press(&mut harness, Key::F4);
    harness.get_by_label("cell 0 to 2: empty").hover();
    harness.run();
    assert!(shows(&harness, said("panels.why-never-called", &["Coins 0…2"])));
}

#[test]
fn a_longer_row_shows_only_a_part_of_its_tree() {
    let row = "3 1 4 1 5 9 2 6 5 3 5 8";
    let mut harness = why(row);
    let table = Table::new(row.parse().unwrap());
    harness.get_by_label("call 1 to 10, 2 times").hover();
    harness.run();
    let cell = table.cell(Interval::new(1, 10));
    assert!(shows(
        &harness,
        &format!("Coins 1…10: fir {}, sec {}. Called 2 times in this part of the tree.", cell.fir(), cell.sec())
    ));
}

#[test]
fn the_folded_table_of_a_longer_row_holds_calls_that_its_tree_leaves_out() {
    let mut harness = why("3 1 4 1 5 9 2 6 5 3 5 8");
    assert!(!shows_part(&harness, "call 4 to 4"), "a single coin of twelve is deep in the tree");
    click(&mut harness, said("panels.why-fold-to", &["table"]));
    harness.get_by_label("call 4 to 4").hover();
    harness.run();
    assert!(shows(&harness, "Coin 4: fir 5, sec 0."));
}

#[test]
fn the_tree_lights_up_in_step_with_the_recursion() {
    let mut harness = why("8 15 3");
    assert!(shows(&harness, "call 0 to 2, once"), "a bottom-up order calls nothing");
    press_with(&mut harness, ALT, Key::Num8);
    // The third call is that of the last coin.
    step_to(&mut harness, 3);
    for label in ["call 0 to 2, once, open", "call 1 to 2, once, open", "call 2 to 2, once, open"] {
        assert!(shows(&harness, label), "{label}");
    }
    assert!(shows(&harness, "call 0 to 1, once, not made"));
    assert!(shows_part(&harness, "dashed ones are memo hits"));
    step_to(&mut harness, 4);
    assert!(shows(&harness, "call 2 to 2, once, returned"));
    press(&mut harness, Key::End);
    assert!(shows(&harness, "call 0 to 1, once, returned"));
    assert!(shows(&harness, said("panels.why-saved-calls", &["7", "7"])));
}
