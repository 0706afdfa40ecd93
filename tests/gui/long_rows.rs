//! Rows of up to a million coins: the table, the game, the plot and every view.

use coin_duel::text::said;
use std::fs;

use coin_duel::app::Start;
use coin_duel::app::message::Message;
use coin_duel::game::{Interval, Table};
use coin_duel::number::{exact, group_count};
use coin_duel::session::Zoom;
use egui::{Key, Modifiers, pos2};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn a_file_of_a_million_coins_shows_its_result_and_its_first_cell() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("million.ron");
    let coins: Vec<_> = (0..1_000_000_u64).map(|k| (k * 7919 % 997).to_string()).collect();
    fs::write(&path, format!("(version: 1, coins: [{}], fill_position: 500000500000)", coins.join(","))).unwrap();
    let mut harness = start(&Start { file: Some(path), data_folder: None, ..Start::default() });
    let expected = Table::new(coins.join(" ").parse().unwrap()).result();
    let label = format!("cell 0 to 999,999: first {}, second {}", exact(expected.fir()), exact(expected.sec()));
    assert!(shows_part(&harness, &label));
    press(&mut harness, Key::Home);
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "cell 0: first 0, second 0"));
}

#[test]
fn a_million_coins_work_with_the_recursion_the_triangle_and_every_tab() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("million.ron");
    let coins: Vec<_> = (0..1_000_000_u64).map(|k| (k * k % 1009).to_string()).collect();
    fs::write(&path, format!("(version: 2, coins: [{}], fill_order: recursion)", coins.join(","))).unwrap();
    let mut harness = start(&Start { file: Some(path), data_folder: None, ..Start::default() });
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "solve(0, 999999)"));
    press(&mut harness, Key::End);
    press(&mut harness, Key::T);
    assert!(shows_part(&harness, "cell 0 to 999,999: first"));
    press_with(&mut harness, CTRL, Key::Num4);
    assert!(shows_part(&harness, "executing line"));
    press_with(&mut harness, CTRL, Key::Num3);
    show_details(&mut harness);
    assert!(shows(&harness, "calls without a memo, in all: 2¹⁰⁰⁰⁰⁰⁰ − 1"));
    assert!(shows(&harness, "calls with a memo, so far: 999,999,000,001"));
}

/// Computes `fir − sec` of every interval that ends at the last of `values`.
///
/// By the recurrence, diagonal by diagonal, without fusion: O(n²) time, O(n) space.
fn differences_by_diagonals(values: &[i64]) -> Vec<i64> {
    let n = values.len();
    // `differences[i]` belongs to the interval that starts at i and has the current length.
    let mut differences = values.to_vec();
    let mut of_last_column = vec![0; n];
    of_last_column[n - 1] = values[n - 1];
    for length in 2..=n {
        for i in 0..=n - length {
            let j = i + length - 1;
            differences[i] = (values[i] - differences[i + 1]).max(values[j] - differences[i]);
        }
        of_last_column[n - length] = differences[n - length];
    }
    of_last_column
}

/// The name of a cell, computed from its difference: `cell i to j: first …, second …`.
fn name_of(values: &[i64], i: usize, j: usize, difference: i64) -> String {
    let sum: i64 = values[i..=j].iter().sum();
    let [first, second] = [difference, -difference].map(|part| exact(i64::midpoint(sum, part)));
    format!("cell {i} to {}: first {first}, second {second}", group_count(j))
}

#[test]
fn the_cells_of_a_million_coins_equal_those_computed_diagonal_by_diagonal() {
    const COMPUTED: usize = 20_000;
    let values = values(1_000_000);
    let (mut harness, _folder) = app_with_values(values.len());
    press(&mut harness, Key::W);
    wait_until(&mut harness, "picture", |harness| shows_part(harness, "cell sampled per"));
    // The table of the first coins is a corner of the whole table.
    let last = COMPUTED - 1;
    go_to_cell(&mut harness, &format!("0 {last}"));
    wait_until(&mut harness, "cells", |harness| {
        shows_cell(harness, &format!("cell 0 to {}: first", group_count(last)))
    });
    let expected = differences_by_diagonals(&values[..COMPUTED]);
    let mut compared = 0;
    for zooms in 0..3 {
        let names = cells(&harness);
        for (i, difference) in expected.iter().enumerate().take(12) {
            let name = name_of(&values, i, last, *difference);
            if names.iter().any(|cell| cell.starts_with(&format!("cell {i} to {}:", group_count(last)))) {
                assert!(names.iter().any(|cell| cell.starts_with(&name)), "{name} is not among {names:?}");
                compared += 1;
            }
        }
        if zooms < 2 {
            press_with(&mut harness, Modifiers::SHIFT, Key::Z);
            wait_until(&mut harness, "cells", |harness| {
                shows_cell(harness, &format!("cell 0 to {}: first", group_count(last)))
            });
        }
    }
    assert!(compared >= 12, "{compared} cells were in sight");
    // The result of the whole row, by fusion coin by coin.
    go_to_cell(&mut harness, "0 999999");
    let mut stack: Vec<i64> = Vec::new();
    for value in &values {
        let mut value = *value;
        while let [.., a, b] = stack[..]
            && a <= b
            && b >= value
        {
            value += a - b;
            stack.truncate(stack.len() - 2);
        }
        stack.push(value);
    }
    stack.sort_unstable();
    let difference = stack.into_iter().fold(0, |difference, coin| coin - difference);
    let name = name_of(&values, 0, 999_999, difference);
    wait_until(&mut harness, "result", |harness| shows_cell(harness, &name));
}

#[test]
fn the_end_of_a_long_game_is_computed_in_the_background() {
    let (mut harness, _folder) = app_with_values(30_000);
    show_moves(&mut harness);
    press(&mut harness, Key::Home);
    let found = harness.state().state().game().moves().len();
    assert!(found < 30_000, "{found} moves are found before they are asked for");
    harness.key_press(Key::End);
    harness.step();
    wait_until(&mut harness, "end of the game", |harness| harness.state().state().ply() == 30_000);
    assert!(shows_part(&harness, "game over"));
}

#[test]
fn the_values_of_a_long_row_are_plotted_and_listed() {
    let (mut harness, _folder) = app_with_values(3_000);
    assert!(shows_part(&harness, said("panels.coins-values-plot", &["3,000 coins", "−100", "899"])));
    assert!(shows_part(&harness, said("panels.coins-listed-coins", &["0", "17"])));
    let plot = harness.get_by_label_contains("Values of 3,000 coins").rect();
    let at = pos2(plot.right() - 1.0, plot.center().y);
    harness.hover_at(at);
    harness.drag_at(at);
    harness.step();
    harness.drop_at(at);
    harness.run_steps(3);
    assert!(shows_part(&harness, "coin 2,999"));
}

#[test]
fn a_cell_in_sight_far_from_all_others_is_looked_at_as_soon_as_the_pointer_is_on_it() {
    let (mut harness, _folder) = app_with_values(1_000_000);
    apply(&mut harness, Message::LookAt(Zoom::Legible, (700_000.0, 300_000.0)));
    let cell = Interval::new(300_002, 700_003);
    let name = said("table.spoken-cell", &["300,002", "700,003:"]);
    wait_until(&mut harness, "cells", |harness| shows_cell(harness, name));
    let is_looked_at = |harness: &Window| harness.state().state().looked_at_by_pointer() == Some(cell);
    let center = harness.get_by(|node| node.label().is_some_and(|label| label.starts_with(name))).rect().center();
    harness.hover_at(center);
    // The first frame finds the pointer, the second one shows the cell. A job would need a third one.
    harness.step();
    harness.step();
    assert!(is_looked_at(&harness), "{:?}", harness.state().state().lacks_far_cell());
}
