//! The code tab: the executed line, the variables, the languages and copying.

use std::collections::HashSet;

use coin_duel::app::message::Message;
use coin_duel::game::{CountFrom, FillOrder, Interval, Recurrence};
use coin_duel::listing::{Language, Listing, Method};
use coin_duel::session::Subject;
use coin_duel::wording;
use egui::{Key, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

#[test]
fn the_executed_line_follows_the_phases_of_a_cell() {
    let mut harness = six_coins_at(16);
    press_with(&mut harness, CTRL, Key::Num4);
    choose(&mut harness, "Step", "by phase");
    for lines in [
        &["for i ← 0 to n − length; i = 1", "j ← i + length − 1; j = 4"][..],
        &["left ← v[i] + sec[i+1][j]; left = 22", "right ← v[j] + sec[i][j−1]; right = 16"],
        &["if left ≥ right; 22 ≥ 16"],
        &["fir[i][j] ← left; fir = 22", "sec[i][j] ← fir[i+1][j]; sec = 12"],
    ] {
        press(&mut harness, Key::ArrowRight);
        for line in lines {
            assert!(shows_part(&harness, line), "{line}");
        }
    }
    let code = harness.get_by_label("Code");
    let variables = "length = 4, i = 1, j = 4, left = 22, right = 16, fir = 22, sec = 12";
    assert_eq!(code.accesskit_node().description().as_deref(), Some(variables));
}

#[test]
fn code_beside_a_table_is_as_wide_as_its_lines_in_a_small_window_and_before_an_audience() {
    let mut harness = six_coins_at(17);
    harness.set_size(vec2(1024.0, 768.0));
    apply(&mut harness, Message::Pane(Subject::Code));
    for view in ["window", "lecture view"] {
        harness.run();
        let code = harness.get_by_label("Code").rect();
        assert!(code.right() <= 1024.0, "{view}: {code:?}");
        let numbers = harness.get_all_by_label("cell 1 to 4: first 22, second 12, take left").count();
        assert_eq!(numbers, 1, "the table keeps its numbers");
        press(&mut harness, Key::L);
    }
}

#[test]
fn the_outer_loop_is_marked_where_a_diagonal_begins() {
    let mut harness = six_coins_at(15);
    press_with(&mut harness, CTRL, Key::Num4);
    choose(&mut harness, "Step", "by phase");
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "for length ← 1 to n; length = 4"));
}

#[test]
fn the_recursion_marks_the_memo_test_and_both_returns() {
    let mut harness = app_with_row("8 15 3");
    press_with(&mut harness, CTRL, Key::Num4);
    press_with(&mut harness, ALT, Key::Num8);
    step_to(&mut harness, 1);
    assert!(shows_part(&harness, "if memo[i][j] is known; no"));
    step_to(&mut harness, 4);
    assert!(shows_part(&harness, "return fir, sec; fir = 3, sec = 0"));
    step_to(&mut harness, 9);
    assert!(shows_part(&harness, "return memo[i][j]; fir = 15, sec = 0"));
}

#[test]
fn the_code_follows_language_recurrence_and_order_and_can_be_copied() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::Num4);
    for (name, language) in
        [("Rust", Language::Rust), ("Python", Language::Python), ("Java", Language::Java), ("C++", Language::Cpp)]
    {
        choose(&mut harness, "Options: Code", name);
        for (keys, recurrence, order) in [
            ([Key::Num2, Key::Num8], Recurrence::TWO_AHEAD, FillOrder::Recursion),
            ([Key::Num4, Key::Num6], Recurrence::DIFFERENCE, FillOrder::Rows),
        ] {
            for key in keys {
                press_with(&mut harness, ALT, key);
            }
            let expected = Listing::new(Method::Table(recurrence, order), language, CountFrom::Zero).text();
            assert_eq!(harness.get_by_label("Code").value().as_deref(), Some(&expected[..]));
            harness.get_by_label("Options: Code").click();
            harness.run();
            harness.get_by_label("Copy code").click();
            assert_eq!(copied_within(&mut harness, 4), Some(expected), "{name}");
        }
    }
}

#[test]
fn the_code_of_fusion_follows_its_stack_in_every_language() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press_with(&mut harness, CTRL, Key::Num4);
    choose(&mut harness, "Options: Code", wording::panels::code::code_of_fusion());
    assert!(harness.query_by_label("Play fusion").is_some(), "the transport moves fusion");
    for _ in 0..4 {
        press(&mut harness, Key::ArrowRight);
    }
    assert!(shows_part(&harness, "stack[size−3] ← a − b + c; stack[0] = -4"));
    assert!(shows_part(&harness, "while size ≥ 3; no"));
    for language in Language::ALL {
        choose(&mut harness, "Options: Code", language.name());
        let expected = Listing::new(Method::Fusion, language, CountFrom::Zero).text();
        assert_eq!(harness.get_by_label("Code").value().as_deref(), Some(&expected[..]));
    }
    choose(&mut harness, "Options: Code", wording::panels::code::code_of_table());
    assert!(harness.query_by_label("Play fill").is_some(), "the transport moves the fill again");
}

#[test]
fn a_term_of_the_code_lights_the_cell_that_it_reads() {
    let mut harness = app_with_row("8 15 3 7");
    step_to(&mut harness, 10);
    press_with(&mut harness, CTRL, Key::Num4);
    apply(&mut harness, Message::Pane(Subject::Table));
    harness.run();
    let code = harness.get_by_label("Code").rect();
    let lines = (0..30).map(|line| code.top() + 12.0 * line as f32).filter(|y| *y < code.bottom());
    let places: Vec<_> =
        lines.flat_map(|y| (0..24).map(move |column| pos2(code.left() + 20.0 * column as f32, y))).collect();
    let mut lit = HashSet::new();
    for place in places {
        harness.hover_at(place);
        harness.run_steps(2);
        lit.extend(harness.state().state().pointed_read());
    }
    // The cell itself, those that it reads, and the whole row, which the last line returns.
    let expected = [(0, 3), (1, 3), (0, 2)].map(|(i, j)| Interval::new(i, j));
    assert_eq!(lit, HashSet::from(expected));
    harness.hover_at(pos2(5.0, 5.0));
    harness.run_steps(3);
    assert_eq!(harness.state().state().pointed_read(), None);
}

/// The text that is copied to the clipboard within this many frames.
fn copied_within(harness: &mut Window, frames: usize) -> Option<String> {
    (0..frames).find_map(|_| {
        harness.step();
        copied(harness)
    })
}
