//! The formulations of the table, its fill orders and layouts, the code and the recursion: in the window, by what a
//! screen reader would say of it.

mod shared;

use std::fs;

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::app::message::{Edit, Message, Transport, TransportAction};
use coin_duel::game::{FillOrder, Interval, Recurrence, Table};
use coin_duel::gui::window::App;
use coin_duel::listing::{Language, Listing};
use coin_duel::session::Layout;
use coin_duel::session::{Session, Tab, View};
use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use shared::*;

type Window = Harness<'static, App>;

const SIX: &str = "8 15 3 7 9 2";

fn view(harness: &Window) -> View {
    harness.state().state().view()
}

/// The window with the six coins of the design, the fill at the end of this step.
fn six_coins_at(step: usize) -> Window {
    let mut harness = app_with_row(SIX);
    go_to(&mut harness, step);
    harness
}

fn go_to(harness: &mut Window, step: usize) {
    press(harness, Key::Home);
    for _ in 0..step {
        press(harness, Key::ArrowRight);
    }
}

fn apply(harness: &mut Window, message: Message) {
    let ctx = harness.ctx.clone();
    harness.state_mut().apply(&ctx, message);
}

fn center(harness: &Window, label: &str) -> egui::Pos2 {
    harness.get_by_label(label).rect().center()
}

// ---- recurrences

#[test]
fn a_key_and_a_click_choose_each_recurrence() {
    for (key, recurrence, button) in [
        (Key::Num2, Recurrence::TwoAhead, "Recurrence F: "),
        (Key::Num3, Recurrence::MyTurn, "Recurrence f / g: "),
        (Key::Num4, Recurrence::Difference, "Recurrence fir − sec: "),
        (Key::Num1, Recurrence::FirSec, "Recurrence fir / sec: "),
    ] {
        let mut harness = app();
        press(&mut harness, Key::Num3);
        press(&mut harness, key);
        assert_eq!(view(&harness).recurrence, recurrence);
        press(&mut harness, Key::Num2);
        harness.get_by_label_contains(button).click();
        harness.run();
        assert_eq!(view(&harness).recurrence, recurrence);
    }
}

#[test]
fn each_recurrence_shows_its_own_numbers_in_the_cells() {
    let mut harness = six_coins_at(17);
    for (key, label) in [
        (Key::Num1, "cell 1 to 4: first 22, second 12, take left"),
        (Key::Num2, "cell 1 to 4: F 22, take left"),
        (Key::Num3, "cell 1 to 4: f 22, g 12, take left"),
        (Key::Num4, "cell 1 to 4: difference 10, take left"),
    ] {
        press(&mut harness, key);
        assert!(shows(&harness, label), "{label}");
    }
}

#[test]
fn each_recurrence_puts_its_own_numbers_into_the_step_panel() {
    let mut harness = six_coins_at(17);
    for (key, texts) in [
        (
            Key::Num1,
            ["take left   15 + sec[2][4]  =  15 + 7  =  22", "take right  9 + sec[1][3]  =  9 + 7  =  16", "fir = 22"],
        ),
        (
            Key::Num2,
            [
                "take left   15 + min(F[3][4], F[2][3])  =  15 + min(9, 7)  =  22",
                "take right  9 + min(F[2][3], F[1][2])  =  9 + min(7, 15)  =  16",
                "F = 22",
            ],
        ),
        (
            Key::Num3,
            [
                "take left   15 + g[2][4]  =  15 + 7  =  22",
                "take right  9 + g[1][3]  =  9 + 7  =  16",
                "g = min(f[2][4], f[1][3]) = 12",
            ],
        ),
        (
            Key::Num4,
            [
                "take left   15 − d[2][4]  =  15 − 5  =  10",
                "take right  9 − d[1][3]  =  9 − 11  =  −2",
                "fir = (34 + 10) / 2 = 22, sec = 12",
            ],
        ),
    ] {
        press(&mut harness, key);
        for text in texts {
            assert!(shows(&harness, text), "{text}");
        }
    }
}

#[test]
fn switching_keeps_the_row_the_position_and_the_pinned_cell() {
    let mut harness = six_coins_at(17);
    harness.get_by_label("cell 0 to 2: first 11, second 15, take either").click();
    harness.run();
    for key in [Key::Num2, Key::Num3, Key::Num4, Key::Num1] {
        press(&mut harness, key);
        assert_eq!(coins(&harness), [8, 15, 3, 7, 9, 2]);
        assert_eq!(head(&harness), 17.0);
        assert_eq!(harness.state().state().pinned, Some(Interval::new(0, 2)));
    }
}

#[test]
fn the_row_s_one_result_is_shown_in_all_four_readings() {
    for (row, fir, sec) in [("8 15 3 7", 22, 11), ("1 100 3", 4, 100), ("2 2 2 2", 4, 4), ("1 30 100 15 2", 47, 101)] {
        let harness = app_with_row(row);
        let difference = fir - sec;
        let sign = if difference < 0 { "−" } else { "" };
        for label in [
            format!("Recurrence fir / sec: fir {fir}, sec {sec}"),
            format!("Recurrence F: F = {fir}"),
            format!("Recurrence f / g: f = {fir}, g = {sec}"),
            format!("Recurrence fir − sec: difference {sign}{}", i32::abs(difference)),
        ] {
            assert!(shows(&harness, &label), "{label}");
        }
    }
}

#[test]
fn a_recurrence_is_no_change_of_a_lesson_but_one_of_a_file() {
    let mut harness = app();
    press(&mut harness, Key::Num2);
    assert!(shows(&harness, "Greedy loses — coin-duel"), "who looks around in a lesson is not asked to save it");

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, "(version: 1, coins: [8, 15])").unwrap();
    let mut harness = start(&Start { file: Some(path), data_folder: None });
    assert!(shows(&harness, "mine.ron — coin-duel"));
    press(&mut harness, Key::Num2);
    assert!(shows(&harness, "mine.ron* — coin-duel"));
    press_with(&mut harness, CTRL, Key::Num2);
    press(&mut harness, Key::Num1);
    assert!(shows(&harness, "mine.ron — coin-duel"), "the tab alone is no change");
}

// ---- fill orders

#[test]
fn a_key_and_the_list_choose_each_fill_order() {
    for (key, order, item) in [
        (Key::Num6, FillOrder::Rows, "rows"),
        (Key::Num7, FillOrder::Columns, "by columns"),
        (Key::Num8, FillOrder::Recursion, "by recursion + memo"),
        (Key::Num5, FillOrder::Diagonals, "by diagonals"),
    ] {
        let mut harness = app();
        press(&mut harness, Key::Num6);
        press(&mut harness, key);
        assert_eq!(view(&harness).fill_order, order);
        press(&mut harness, Key::Num7);
        choose(&mut harness, "Fill order", item);
        assert_eq!(view(&harness).fill_order, order);
    }
}

#[test]
fn each_fill_order_writes_its_own_cells_first_and_says_why_it_may() {
    for (key, written, empty, reason) in [
        (Key::Num5, "cell 2: first 3, second 0", "cell 4 to 5: empty", "a diagonal reads only the one before it"),
        (
            Key::Num6,
            "cell 4 to 5: first 9, second 2, take left",
            "cell 2: empty",
            "row i reads row i + 1 and its own left neighbour",
        ),
        (Key::Num7, "cell 0 to 1: first 15, second 8, take right", "cell 3: empty", "column j reads column j − 1"),
    ] {
        let mut harness = app_with_row(SIX);
        press(&mut harness, key);
        go_to(&mut harness, 3);
        assert!(shows(&harness, written), "{written}");
        assert!(shows(&harness, empty), "{empty}");
        assert!(shows_part(&harness, reason), "{reason}");
    }
}

#[test]
fn two_moves_ahead_gives_its_own_reason() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::Num2);
    assert!(shows_part(&harness, "a diagonal reads only the one two before it"));
    press(&mut harness, Key::Num6);
    assert!(shows_part(&harness, "row i reads rows i + 1 and i + 2"));
}

#[test]
fn the_recursion_calls_hits_the_memo_and_returns_step_by_step() {
    let mut harness = app_with_row("8 15 3");
    press(&mut harness, Key::Num8);
    press(&mut harness, Key::Home);
    // Down the last column, and the single coin at its end returns.
    for (open, written) in [("0…2", false), ("0…2 › 1…2", false), ("0…2 › 1…2 › 2", false), ("0…2 › 1…2", true)]
    {
        press(&mut harness, Key::ArrowRight);
        assert!(shows(&harness, &format!("open calls: {open}")), "{open}");
        assert_eq!(shows(&harness, "cell 2: first 3, second 0"), written);
    }
    assert!(shows(&harness, "step 4 of 13"));
    // The middle coin is called and returns, then the pair; the whole row calls its other pair, which asks again.
    for _ in 0..4 {
        press(&mut harness, Key::ArrowRight);
    }
    assert!(shows_part(&harness, "The memo does not know it"), "the call on 0…1");
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "The memo knows it: fir 15, sec 0. Nothing is computed."));
    assert!(shows(&harness, "the first call of solve(0, 1)"));
    press(&mut harness, Key::End);
    assert!(shows(&harness, "cell 0 to 2: first 11, second 15, take either"));
    assert!(shows(&harness, "open calls: none"));
}

#[test]
fn the_recursion_two_moves_ahead_leaves_every_other_diagonal_empty() {
    let mut harness = app_with_row(SIX);
    press(&mut harness, Key::Num2);
    press(&mut harness, Key::Num8);
    press(&mut harness, Key::End);
    assert!(shows(&harness, "cell 0 to 5: F 24, take right"));
    assert!(shows(&harness, "cell 0 to 4: empty"));
    harness.get_by_label("cell 0 to 4: empty").click();
    harness.run();
    assert!(shows_part(&harness, "This cell is never filled"));
}

#[test]
fn another_fill_order_keeps_the_cell_where_the_fill_is() {
    let mut harness = six_coins_at(17);
    for key in [Key::Num6, Key::Num7, Key::Num8, Key::Num5] {
        press(&mut harness, key);
        let at = harness.state().state().progress().unwrap();
        assert_eq!((at.interval, at.fraction), (Interval::new(1, 4), 1.0));
        assert!(shows(&harness, "cell 1 to 4: first 22, second 12, take left"));
    }
}

#[test]
fn a_sweep_is_a_diagonal_a_row_or_a_column() {
    for (key, stop, name) in
        [(Key::Num5, 6.0, "by diagonal"), (Key::Num6, 1.0, "by row"), (Key::Num7, 1.0, "by column")]
    {
        let mut harness = app_with_row(SIX);
        press(&mut harness, key);
        press(&mut harness, Key::Home);
        press_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
        assert_eq!(head(&harness), stop);
        choose(&mut harness, "Step", name);
    }
}

#[test]
fn switching_while_it_plays_goes_on_playing_from_the_same_cell() {
    let mut harness = app_with_row(SIX);
    go_to(&mut harness, 9);
    press(&mut harness, Key::Plus);
    harness.key_press(Key::Space);
    harness.run_steps(4);
    for command in [Command::Rows, Command::MyTurn, Command::Columns] {
        let before = harness.state().state().progress().unwrap();
        apply(&mut harness, command.into());
        let state = harness.state().state();
        assert!(state.fill.is_playing());
        assert_eq!((state.progress().unwrap().interval, state.fill.speed()), (before.interval, 2.0));
        harness.run_steps(3);
    }
}

#[test]
fn a_tab_leaves_a_table_where_it_was_scrolled_to() {
    let mut harness = app_with_row(&"5 ".repeat(200));
    press(&mut harness, Key::End);
    let at = harness.get_all_by_role(Role::Cell).last().expect("a cell").rect().center();
    harness.hover_at(at);
    harness.drag_at(at);
    harness.step();
    harness.hover_at(at - vec2(0.0, 100.0));
    harness.step();
    harness.drop_at(at - vec2(0.0, 100.0));
    harness.run_steps(4);
    let scrolled = harness.state().state().offset;
    assert!(scrolled.1 > 0.0);
    press_with(&mut harness, CTRL, Key::Num2);
    press(&mut harness, Key::Num3);
    assert_eq!(harness.state().state().offset.1, scrolled.1);
}

#[test]
fn a_pin_that_comes_with_a_shorter_row_is_ignored() {
    let mut harness = app_with_row(SIX);
    for message in [
        Message::Edit(Edit::Row("8 15".parse().unwrap())),
        Message::Hover(Interval::new(1, 4)),
        Message::Pin(Some(Interval::new(1, 4))),
        Message::GoTo(Interval::new(1, 4)),
    ] {
        apply(&mut harness, message);
    }
    harness.run();
    assert_eq!((harness.state().state().pinned, coins(&harness)), (None, vec![8, 15]));
}

#[test]
fn the_shortest_rows_go_through_every_look() {
    for row in ["5", "5 7"] {
        let mut harness = app_with_row(row);
        for order in FillOrder::ALL {
            for recurrence in Recurrence::ALL {
                for tab in Tab::ALL {
                    for command in [Command::of_order(order), Command::of_recurrence(recurrence), Command::of_tab(tab)]
                    {
                        apply(&mut harness, command.into());
                    }
                    apply(&mut harness, Command::ToggleLayout.into());
                    let end = harness.state().state().fill.end();
                    for head in [0.5, end - 0.4, end] {
                        apply(&mut harness, Message::Transport(Transport::Fill, TransportAction::Seek(head)));
                        harness.step();
                    }
                    let whole = Interval::whole(coins(&harness).len());
                    assert!(harness.state().state().is_written(whole));
                }
            }
        }
    }
}

#[test]
fn a_row_of_a_million_coins_is_shown_in_every_look() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("million.ron");
    let coins: Vec<_> = (0..1_000_000_u64).map(|k| (k * k % 1009).to_string()).collect();
    fs::write(&path, format!("(version: 2, coins: [{}], fill_order: recursion)", coins.join(","))).unwrap();
    let mut harness = start(&Start { file: Some(path), data_folder: None });
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "open calls: 0…999999"));
    press(&mut harness, Key::End);
    press(&mut harness, Key::T);
    assert!(shows_part(&harness, "cell 0 to 999999: first"));
    press_with(&mut harness, CTRL, Key::Num2);
    assert!(shows_part(&harness, "executing line"));
    press_with(&mut harness, CTRL, Key::Num3);
    assert!(shows(&harness, "calls without a memo, in all: 2¹⁰⁰⁰⁰⁰⁰ − 1"));
    assert!(shows(&harness, "calls with a memo, so far: 999,999,000,001"));
}

// ---- layouts

#[test]
fn a_key_and_a_click_change_the_layout() {
    let mut harness = app();
    press(&mut harness, Key::T);
    assert_eq!(view(&harness).layout, Layout::Triangle);
    click(&mut harness, "Layout: square");
    assert_eq!(view(&harness).layout, Layout::Square);
    click(&mut harness, "Layout: triangle");
    assert_eq!(view(&harness).layout, Layout::Triangle);
}

#[test]
fn in_the_triangle_each_cell_is_the_apex_over_its_coins() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    press(&mut harness, Key::T);
    let [left, right] = ["cell 0: first 8, second 0", "cell 3: first 7, second 0"].map(|label| center(&harness, label));
    let apex = center(&harness, "cell 0 to 3: first 22, second 11, take right");
    assert!((apex.x - left.x.midpoint(right.x)).abs() < 1.0, "{apex:?} over {left:?} and {right:?}");
    assert!(apex.y < left.y && left.y == right.y);
}

#[test]
fn the_change_of_layout_is_animated_and_turns_back_half_way() {
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
fn what_works_on_the_square_works_on_the_triangle() {
    let mut harness = six_coins_at(17);
    press(&mut harness, Key::T);
    let cell = "cell 1 to 3: first 18, second 7, take left";
    harness.get_by_label(cell).hover();
    harness.run();
    assert!(shows(&harness, "Coins 1…3 · sum 25"));
    harness.get_by_label(cell).click();
    harness.run();
    assert_eq!(harness.state().state().pinned, Some(Interval::new(1, 3)));
    press_with(&mut harness, CTRL, Key::ArrowDown);
    assert_eq!(harness.state().state().pinned, Some(Interval::new(2, 3)));
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 18.0);
}

#[test]
fn a_long_row_scrolls_to_the_step_in_the_triangle_too() {
    let row: Vec<_> = (0..300).map(|k| (k * 37 % 101).to_string()).collect();
    let mut harness = app_with_row(&row.join(" "));
    press(&mut harness, Key::T);
    press(&mut harness, Key::End);
    assert!(shows_part(&harness, "cell 0 to 299: first"));
    press(&mut harness, Key::Home);
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "cell 0: first 0"));
}

// ---- the code

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
fn a_tab_is_shown_in_a_window_that_has_room_for_one_side() {
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
fn the_line_that_is_executed_follows_the_phases_of_a_cell() {
    let mut harness = six_coins_at(16);
    press_with(&mut harness, CTRL, Key::Num2);
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
    let variables = "length = 4, i = 1, j = 4, left = 22, right = 16, fir = 22, sec = 12";
    assert!(shows(&harness, &variables.replace(" = ", "\u{a0}=\u{a0}")));
}

#[test]
fn the_outer_loop_is_marked_where_a_diagonal_begins() {
    let mut harness = six_coins_at(15);
    press_with(&mut harness, CTRL, Key::Num2);
    choose(&mut harness, "Step", "by phase");
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "for length ← 1 to n; length = 4"));
}

#[test]
fn the_recursion_marks_the_memo_test_the_answer_and_the_return() {
    let mut harness = app_with_row("8 15 3");
    press_with(&mut harness, CTRL, Key::Num2);
    press(&mut harness, Key::Num8);
    go_to(&mut harness, 1);
    assert!(shows_part(&harness, "if memo[i][j] is known; no"));
    go_to(&mut harness, 4);
    assert!(shows_part(&harness, "return fir, sec; fir = 3, sec = 0"));
    go_to(&mut harness, 9);
    assert!(shows_part(&harness, "return memo[i][j]; fir = 15, sec = 0"));
}

#[test]
fn the_code_is_that_of_the_language_the_recurrence_and_the_order_and_can_be_copied() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::Num2);
    for (name, language) in
        [("Rust", Language::Rust), ("Python", Language::Python), ("Java", Language::Java), ("C++", Language::Cpp)]
    {
        choose(&mut harness, "Language", name);
        for (keys, recurrence, order) in [
            ([Key::Num2, Key::Num8], Recurrence::TwoAhead, FillOrder::Recursion),
            ([Key::Num4, Key::Num6], Recurrence::Difference, FillOrder::Rows),
        ] {
            for key in keys {
                press(&mut harness, key);
            }
            let expected = Listing::new(recurrence, order, language).text();
            assert_eq!(harness.get_by_label("Code").value().as_deref(), Some(&expected[..]));
            harness.get_by_label("Copy code").click();
            assert_eq!(copied_within(&mut harness, 4), Some(expected), "{name}");
        }
    }
}

/// The text that goes to the clipboard within so many frames.
fn copied_within(harness: &mut Window, frames: usize) -> Option<String> {
    (0..frames).find_map(|_| {
        harness.step();
        harness.output().platform_output.commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    })
}

// ---- why it is dynamic programming

fn why(row: &str) -> Window {
    let mut harness = app_with_row(row);
    press_with(&mut harness, CTRL, Key::Num3);
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
                "memo hits among them, in all: 10",
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
        press(&mut harness, recurrence);
        for label in labels {
            assert!(shows(&harness, label), "{label}");
        }
    }
}

#[test]
fn the_counters_follow_the_fill() {
    let mut harness = why("8 15 3");
    press(&mut harness, Key::Num8);
    go_to(&mut harness, 9);
    for label in [
        "calls with a memo, so far: 6",
        "memo hits among them, so far: 1",
        "cells written, so far: 3",
        "additions, so far: 2",
    ] {
        assert!(shows(&harness, label), "{label}");
    }
    press(&mut harness, Key::End);
    assert!(shows(&harness, "calls with a memo, so far: 7") && shows(&harness, "comparisons, so far: 3"));
}

#[test]
fn the_tree_folds_into_the_graph_and_into_the_table() {
    let mut harness = why(SIX);
    let place = |harness: &Window| center(harness, "call 3 to 3, 10 of them");
    let tree = place(&harness);
    click(&mut harness, "Fold to graph");
    let graph = place(&harness);
    click(&mut harness, "Fold to table");
    let table = place(&harness);
    assert!(tree != graph && graph != table);
    let [corner, below] = ["call 0 to 5, 1 of them", "call 1 to 5, 1 of them"].map(|label| center(&harness, label));
    assert!((corner.x - below.x).abs() < 1.0 && corner.y < below.y, "taking left leads one row down");
    assert_eq!(harness.state().state().fold.head(), 2.0);
    let slider = harness.get_by_label("Tree to table").rect();
    let quarter = egui::pos2(slider.left() + slider.width() / 4.0, slider.center().y);
    harness.drag_at(quarter);
    harness.drop_at(quarter);
    harness.run();
    let dragged = harness.state().state().fold.head();
    assert!((0.4..0.6).contains(&dragged), "{dragged}");
    click(&mut harness, "Fold to tree");
    assert_eq!(place(&harness), tree);
}

#[test]
fn the_picture_of_the_calls_is_zoomed_by_the_wheel_moved_by_dragging_and_made_whole_by_a_double_click() {
    let mut harness = why(SIX);
    let root = |harness: &Window| harness.get_by_label("call 0 to 5, 1 of them").rect();
    let whole = root(&harness);
    harness.hover_at(whole.center());
    turn_wheel(&mut harness, 100.0);
    harness.run_steps(30);
    let zoomed = root(&harness);
    assert!(zoomed.width() > 1.3 * whole.width(), "{zoomed:?} {whole:?}");

    // Beside the node, for a drag that begins on it would pin it as well.
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
fn the_plot_marks_this_row_and_the_text_says_that_the_double_loop_is_quadratic() {
    let harness = why(SIX);
    assert!(shows(&harness, "Calls against coins, 6 marked"));
    assert!(shows_part(&harness, "The double loop is quadratic, not n log n"));
}

#[test]
fn folding_takes_time() {
    let mut harness = why(SIX);
    harness.get_by_label("Fold to graph").click();
    harness.run_steps(6);
    let part = harness.state().state().fold.head();
    assert!(0.0 < part && part < 1.0, "{part}");
}

#[test]
fn pointing_at_a_call_lights_its_cell_and_its_coins_and_a_click_pins_it() {
    let mut harness = why(SIX);
    harness.get_by_label("call 1 to 4, 2 of them").hover();
    harness.run();
    assert_eq!(harness.state().state().hovered, Some(Interval::new(1, 4)));
    assert!(shows(&harness, "Coins 1…4: fir 22, sec 12. Called 2 times."));
    let at = center(&harness, "call 1 to 4, 2 of them");
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run();
    assert_eq!(harness.state().state().pinned, Some(Interval::new(1, 4)));
    harness.hover_at(egui::pos2(5.0, 5.0));
    harness.run();
    assert_eq!(harness.state().state().hovered, None);
}

#[test]
fn of_a_cell_that_two_moves_ahead_never_calls_that_is_told() {
    let mut harness = why(SIX);
    press(&mut harness, Key::Num2);
    harness.get_by_label("cell 0 to 2: empty").hover();
    harness.run();
    assert!(shows(&harness, "Coins 0…2: never called two moves ahead."));
}

#[test]
fn the_step_panel_asks_the_memo_before_it_answers() {
    let mut harness = app_with_row("8 15 3");
    press(&mut harness, Key::Num8);
    choose(&mut harness, "Step", "by phase");
    press(&mut harness, Key::Home);
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "Does the memo know it?") && !shows_part(&harness, "The memo does not know it"));
    for _ in 0..3 {
        press(&mut harness, Key::ArrowRight);
    }
    assert_eq!(head(&harness), 1.0);
    assert!(shows_part(&harness, "The memo does not know it"));
}

#[test]
fn long_numbers_push_nothing_out_of_the_window() {
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

#[test]
fn pointing_at_a_cell_of_the_table_lights_its_calls() {
    let mut harness = why(SIX);
    harness.get_by_label("cell 2 to 3: empty").hover();
    harness.run();
    assert!(shows(&harness, "Coins 2…3: fir 7, sec 3. Called 6 times."));
}

#[test]
fn the_graph_and_the_table_of_a_longer_row_hold_what_its_tree_leaves_out() {
    let mut harness = why("3 1 4 1 5 9 2 6 5 3 5 8");
    assert!(!shows_part(&harness, "call 4 to 4"), "a single coin of twelve is deep in the tree");
    click(&mut harness, "Fold to table");
    harness.get_by_label("call 4 to 4").hover();
    harness.run();
    assert!(shows(&harness, "Coin 4: fir 5, sec 0."));
}

#[test]
fn a_long_row_shows_a_part_of_its_tree() {
    let row = "3 1 4 1 5 9 2 6 5 3 5 8";
    let mut harness = why(row);
    let table = Table::new(row.parse().unwrap());
    harness.get_by_label("call 1 to 10, 2 of them").hover();
    harness.run();
    let cell = table.cell(Interval::new(1, 10));
    assert!(shows(
        &harness,
        &format!("Coins 1…10: fir {}, sec {}. Called 2 times in this part of the tree.", cell.fir(), cell.sec())
    ));
}

// ---- sessions

#[test]
fn a_session_keeps_the_recurrence_the_order_the_layout_and_the_tab() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("view.ron");
    fs::write(&path, "(version: 1, coins: [8, 15, 3, 7, 9, 2])").unwrap();
    let mut harness = start(&Start { file: Some(path.clone()), data_folder: None });
    assert_eq!(view(&harness), View::default(), "a file of version 1 opens as before");
    for key in [Key::Num4, Key::Num8, Key::T] {
        press(&mut harness, key);
    }
    press_with(&mut harness, CTRL, Key::Num3);
    go_to(&mut harness, 13);
    press_with(&mut harness, CTRL, Key::S);
    let saved = Session::open(&path).unwrap();
    assert_eq!(saved.warnings, []);
    let expected = View {
        recurrence: Recurrence::Difference,
        fill_order: FillOrder::Recursion,
        layout: Layout::Triangle,
        tab: Tab::Why,
        predict: None,
        ..View::default()
    };
    assert_eq!((saved.session.view, saved.session.fill_position), (expected, 13.0));
    let harness = start(&Start { file: Some(path), data_folder: None });
    assert_eq!((view(&harness), head(&harness)), (expected, 13.0));
}

#[test]
fn undo_changes_the_row_and_not_how_it_is_looked_at() {
    let mut harness = app_with_row("1 2 3");
    press(&mut harness, Key::Num3);
    press(&mut harness, Key::T);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
    assert_eq!((view(&harness).recurrence, view(&harness).layout), (Recurrence::MyTurn, Layout::Triangle));
}
