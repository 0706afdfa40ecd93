//! Rows of any length, driven by label: zoom and pan, the table as a picture, going to a cell, long games, text files,
//! and the cells of a table of a million coins compared with plain sweeps.

mod shared;

use std::time::{Duration, Instant};

use coin_duel::app::Start;
use coin_duel::gui::window::App;
use coin_duel::session::Zoom;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use shared::*;

const PATIENCE: Duration = Duration::from_mins(1);

/// Runs frames until work beside the window has brought what is waited for.
fn wait_for(harness: &mut Harness<'static, App>, what: &str, mut is_there: impl FnMut(&Harness<'static, App>) -> bool) {
    let start = Instant::now();
    while !is_there(harness) {
        assert!(start.elapsed() < PATIENCE, "no {what} within {PATIENCE:?}");
        std::thread::sleep(Duration::from_millis(5));
        harness.step();
    }
}

fn zoom(harness: &Harness<'static, App>) -> Zoom {
    harness.state().state().zoom
}

fn offset(harness: &Harness<'static, App>) -> (f64, f64) {
    harness.state().state().offset
}

/// The names of the cells in sight.
fn cells(harness: &Harness<'static, App>) -> Vec<String> {
    harness.query_all_by_role(Role::Cell).filter_map(|node| node.accesskit_node().label()).collect()
}

/// `n` values that look random, the same in every run.
fn values(n: usize) -> Vec<i64> {
    let next =
        |state: &u64| Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
    let states = std::iter::successors(Some(7_u64), next);
    states.skip(1).map(|state| (state >> 40) as i64 % 1_000 - 100).take(n).collect()
}

fn text(values: &[i64]) -> String {
    values.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}

/// The app with a row of this many values, from a text file.
fn app_with_values(n: usize) -> (Harness<'static, App>, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("many.txt");
    std::fs::write(&file, text(&values(n))).unwrap();
    let mut harness = start(&Start { file: Some(file), ..Start::default() });
    assert_eq!(harness.state().state().n(), n);
    press(&mut harness, Key::End);
    (harness, folder)
}

fn go_to(harness: &mut Harness<'static, App>, indices: &str) {
    press_with(harness, CTRL, Key::G);
    harness.get_by_label("Indices").type_text(indices);
    harness.run();
    press(harness, Key::Enter);
}

/// `fir − sec` of every interval that ends at the last of `values`, by the recurrence, diagonal by diagonal: O(n²) time,
/// O(n) space, and no fusion.
fn differences_by_sweep(values: &[i64]) -> Vec<i64> {
    let n = values.len();
    // `differences[i]` is that of the interval from i of the present length.
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

/// `cell i to j: first …, second …` of a difference.
fn name_of(values: &[i64], i: usize, j: usize, difference: i64) -> String {
    let sum: i64 = values[i..=j].iter().sum();
    format!("cell {i} to {j}: first {}, second {}", i64::midpoint(sum, difference), i64::midpoint(sum, -difference))
}

#[test]
fn the_cells_of_a_million_coins_are_those_of_a_plain_sweep() {
    const SWEPT: usize = 20_000;
    let values = values(1_000_000);
    let (mut harness, _folder) = app_with_values(values.len());
    press(&mut harness, Key::W);
    wait_for(&mut harness, "picture", |harness| shows_part(harness, "each pixel is one cell of"));
    // The table of the first coins is a corner of that of all of them.
    let last = SWEPT - 1;
    go_to(&mut harness, &format!("0 {last}"));
    wait_for(&mut harness, "cells", |harness| shows_cell(harness, &format!("cell 0 to {last}: first")));
    let expected = differences_by_sweep(&values[..SWEPT]);
    let mut compared = 0;
    for zooms in 0..3 {
        let names = cells(&harness);
        for (i, difference) in expected.iter().enumerate().take(12) {
            let name = name_of(&values, i, last, *difference);
            if names.iter().any(|cell| cell.starts_with(&format!("cell {i} to {last}:"))) {
                assert!(names.iter().any(|cell| cell.starts_with(&name)), "{name} is not among {names:?}");
                compared += 1;
            }
        }
        if zooms < 2 {
            press_with(&mut harness, Modifiers::SHIFT, Key::Z);
            wait_for(&mut harness, "cells", |harness| shows_cell(harness, &format!("cell 0 to {last}: first")));
        }
    }
    assert!(compared >= 12, "{compared} cells were in sight");
    // And the result of the whole row, fused coin by coin.
    go_to(&mut harness, "0 999999");
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
    wait_for(&mut harness, "result", |harness| shows_cell(harness, &name));
}

#[test]
fn the_wheel_zooms_about_the_pointer_and_a_double_click_shows_the_whole_table() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::Home);
    assert_eq!(zoom(&harness), Zoom::Legible);
    let at = harness.get_by_label("cell 1 to 2: empty").rect().center();
    harness.hover_at(at);
    turn_wheel(&mut harness, 20.0);
    harness.run_steps(30);
    let Zoom::Height(height) = zoom(&harness) else { panic!("{:?}", zoom(&harness)) };
    assert!(height > 42.0, "{height}");
    assert!(harness.get_by_label("cell 1 to 2: empty").rect().contains(at), "the cell at the pointer stays there");

    for _ in 0..2 {
        harness.get_by_label("cell 1 to 2: empty").click();
        harness.step();
    }
    harness.run_steps(4);
    assert_eq!(zoom(&harness), Zoom::Whole);
    assert_eq!(harness.state().state().pinned, None, "it asks for no cell");
    assert!(shows(&harness, "Table of 3,000 coins as a picture"));
    assert_eq!(cells(&harness).len(), 0);
    for _ in 0..2 {
        harness.get_by_label("Table of 3,000 coins as a picture").click();
        harness.step();
    }
    harness.run_steps(4);
    assert_eq!(zoom(&harness), Zoom::Legible);
}

#[test]
fn a_pinch_zooms_a_short_row_too_and_zooming_out_ends_at_the_whole_table() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    harness.get_by_label("cell 1 to 4: empty").hover();
    harness.run();
    harness.event(egui::Event::Zoom(2.0));
    harness.run_steps(4);
    assert!(matches!(zoom(&harness), Zoom::Height(_)));
    assert!(shows_cell(&harness, "cell 1 to 4") && !shows_cell(&harness, "cell 5"));
    harness.event(egui::Event::Zoom(0.2));
    harness.run_steps(4);
    assert_eq!(zoom(&harness), Zoom::Whole);
    assert_eq!(cells(&harness).len(), 21);
}

#[test]
fn keys_zoom_and_move_the_table() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::Z);
    assert!(matches!(zoom(&harness), Zoom::Height(_)));
    let before = offset(&harness);
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::ArrowRight);
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::ArrowDown);
    let after = offset(&harness);
    assert!(after.0 > before.0 && after.1 > before.1, "{before:?} {after:?}");
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::ArrowLeft);
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(offset(&harness), before);
    press(&mut harness, Key::W);
    assert_eq!(zoom(&harness), Zoom::Whole);
    press(&mut harness, Key::End);
    press(&mut harness, Key::W);
    assert_eq!(zoom(&harness), Zoom::Legible);
    assert!(shows_cell(&harness, "cell 0 to 2999: first"), "the present cell is seen again");
}

#[test]
fn smaller_cells_show_one_number_then_a_colour() {
    let mut harness = app_with_row(&text(&values(60)));
    press(&mut harness, Key::End);
    let heights: Vec<_> = std::iter::from_fn(|| {
        press_with(&mut harness, Modifiers::SHIFT, Key::Z);
        (zoom(&harness) != Zoom::Whole).then(|| (zoom(&harness), cells(&harness).len()))
    })
    .collect();
    let counts: Vec<_> = heights.iter().map(|(_, count)| *count).collect();
    assert!(counts.windows(2).all(|pair| pair[0] <= pair[1] || pair[1] == 0), "{heights:?}");
    assert_eq!(counts.last(), Some(&0), "at the end they are a picture: {heights:?}");
    assert!(shows_part(&harness, "each cell has a colour"));
}

#[test]
fn the_minimap_shows_where_one_is_and_leads_elsewhere() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::Home);
    let minimap =
        |harness: &Harness<'static, App>| -> Rect { harness.get_by_label_contains("Overview of the table").rect() };
    let rect = minimap(&harness);
    // The upper right corner of it is that of the table.
    let at = pos2(rect.right() - 7.0, rect.top() + 7.0);
    harness.hover_at(at);
    harness.drag_at(at);
    harness.step();
    harness.drop_at(at);
    harness.run_steps(4);
    assert!(offset(&harness).0 > 2_900.0 && offset(&harness).1 < 60.0, "{:?}", offset(&harness));
    assert!(shows_cell(&harness, "to 29"));
    press(&mut harness, Key::W);
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("Overview of the table").is_none(), "all is seen");
}

#[test]
fn the_picture_s_colours_are_chosen_and_told_in_numbers() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::W);
    wait_for(&mut harness, "picture", |harness| shows_part(harness, "each pixel is one cell of"));
    assert!(shows_part(&harness, "Colours from the other player ahead to the player to move ahead:"));
    choose(&mut harness, "Colour of the cells", "pick");
    wait_for(&mut harness, "legend", |harness| shows(harness, "take left") && shows(harness, "take right"));
    choose(&mut harness, "Lengths that are shown", "even lengths");
    wait_for(&mut harness, "caption", |harness| shows_part(harness, "all lengths even"));
    choose(&mut harness, "Colour of the cells", "who wins");
    wait_for(&mut harness, "legend", |harness| shows(harness, "mover ahead"));
}

#[test]
fn pointing_at_the_picture_tells_the_coins_and_a_click_pins_the_cell() {
    let (mut harness, _folder) = app_with_values(3_000);
    press(&mut harness, Key::W);
    harness.run_steps(3);
    let table = harness.get_by_label("Table of 3,000 coins as a picture").rect();
    let at = table.center() + egui::vec2(60.0, -60.0);
    harness.hover_at(at);
    harness.run_steps(2);
    assert!(harness.state().state().hovered.is_some());
    harness.get_by_label("Table of 3,000 coins as a picture").hover();
    harness.run_steps(2);
    harness.get_by_label("Table of 3,000 coins as a picture").click();
    harness.run_steps(30);
    assert!(harness.state().state().pinned.is_some());
}

#[test]
fn one_goes_to_a_cell_or_a_coin_by_typing_its_indices() {
    let (mut harness, _folder) = app_with_values(3_000);
    go_to(&mut harness, "1200, 1300");
    assert!(shows_cell(&harness, "cell 1200 to 1300: first"));
    go_to(&mut harness, "2999");
    assert!(shows_cell(&harness, "cell 2999: first"));
    assert!(shows_part(&harness, "coin 2999"), "the list of coins shows it too");
    press_with(&mut harness, CTRL, Key::G);
    harness.get_by_label("Indices").type_text("5 3000");
    harness.run();
    assert!(shows_part(&harness, "There is no coin 3,000: the last one is 2,999."));
    click(&mut harness, "Cancel");
    assert_eq!(harness.state().state().pinned.map(|pinned| pinned.i), Some(2999));
}

#[test]
fn a_pinned_cell_can_be_filled_to() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    click(&mut harness, "cell 1 to 4: empty");
    click(&mut harness, "Fill to here");
    assert_eq!(head(&harness), 17.0);
    assert_eq!(harness.state().state().pinned, None);
}

#[test]
fn the_end_of_a_long_game_is_found_beside_the_window() {
    let (mut harness, _folder) = app_with_values(30_000);
    press(&mut harness, Key::F6);
    press(&mut harness, Key::Home);
    let found = harness.state().state().game().moves().len();
    assert!(found < 30_000, "{found} moves are found before they are asked for");
    harness.key_press(Key::End);
    harness.step();
    wait_for(&mut harness, "end of the game", |harness| harness.state().state().ply() == 30_000);
    assert!(shows_part(&harness, "game over"));
}

#[test]
fn a_text_file_opens_as_a_row_that_is_saved_elsewhere() {
    let (mut harness, folder) = app_with_values(500);
    assert!(shows_part(&harness, "500 coins"));
    press_with(&mut harness, CTRL, Key::S);
    let path = harness.get_by_role_and_label(Role::TextInput, "Session file").accesskit_node().value();
    assert_eq!(path.as_deref(), folder.path().join("many.ron").to_str());
    press(&mut harness, Key::Enter);
    assert!(folder.path().join("many.ron").exists());
    assert_eq!(std::fs::read_to_string(folder.path().join("many.txt")).unwrap(), text(&values(500)));
}

#[test]
fn a_row_beside_its_session_stays_there_until_it_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("s.ron");
    std::fs::write(folder.path().join("row.txt"), "8 15 3 7").unwrap();
    std::fs::write(&file, "(version: 5, coins: \"row.txt\")").unwrap();
    let mut harness = start(&Start { file: Some(file.clone()), ..Start::default() });
    press(&mut harness, Key::Num2);
    press_with(&mut harness, CTRL, Key::S);
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.contains("coins: \"row.txt\"") && saved.contains("two_ahead"), "{saved}");
    type_row(&mut harness, "1 2 3");
    press(&mut harness, Key::Enter);
    press_with(&mut harness, CTRL, Key::S);
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.contains("coins: [1, 2, 3]"), "{saved}");
    assert_eq!(std::fs::read_to_string(folder.path().join("row.txt")).unwrap(), "8 15 3 7");
}

#[test]
fn the_values_of_a_long_row_are_plotted_and_listed() {
    let (mut harness, _folder) = app_with_values(3_000);
    assert!(shows_part(&harness, "Values of 3,000 coins, from −100 to 899"));
    assert!(shows_part(&harness, "coins 0 to 17"));
    let plot = harness.get_by_label_contains("Values of 3,000 coins").rect();
    let at = pos2(plot.right() - 1.0, plot.center().y);
    harness.hover_at(at);
    harness.drag_at(at);
    harness.step();
    harness.drop_at(at);
    harness.run_steps(3);
    assert!(shows_part(&harness, "coin 2999"));
}

#[test]
fn fusion_is_stepped_played_and_checked_like_the_fill() {
    let mut harness = app_with_row("8 15 3 7");
    press_with(&mut harness, CTRL, Key::Num5);
    harness.run_steps(20);
    assert!(shows_part(&harness, "Step 0 of "));
    let steps = harness.state().state().fusion.end();
    press(&mut harness, Key::ArrowRight);
    assert_eq!(harness.state().state().fusion.head(), 1.0);
    assert_eq!(head(&harness), 0.0, "the keys move what the tab shows");
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(harness.state().state().fusion.head(), 1.0);
    press_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    let fused = harness.state().state().fusion.head();
    assert!(shows_part(&harness, "15"), "the first fusion is that of 8, 15 and 3");
    assert!(fused > 1.0 && fused < steps);
    harness.get_by_label("Play fusion").click();
    harness.run_steps(400);
    assert_eq!(harness.state().state().fusion.head(), steps);
    assert!(shows_part(&harness, "22") && shows_part(&harness, "11"), "the scores of the table");
    click(&mut harness, "Check on this row");
    wait_for(&mut harness, "check", |harness| shows(harness, "Check again"));
    assert!(shows_part(&harness, "The claim"), "why it is right is told");
    press_with(&mut harness, CTRL, Key::Num1);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 1.0, "without the tab they move the fill again");
}
