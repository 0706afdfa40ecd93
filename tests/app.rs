//! The window, driven by what a screen reader would say of it. No pictures, no display.

mod shared;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use coin_duel::app::Start;
use coin_duel::game::{Interval, Stride, Table};
use coin_duel::gui::window::App;
use coin_duel::session::Session;
use egui::accesskit::Role;
use egui::{Key, Modifiers, ViewportId, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use shared::*;

// ---- the row

#[test]
fn a_typed_row_is_solved_and_its_last_cell_tells_the_result() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press(&mut harness, Key::End);
    assert!(shows(&harness, "cell 0 to 5: first 24, second 20, take right"));
    assert!(shows(&harness, "6 coins · sum 44 · even"));
}

#[test]
fn every_row_of_the_rules_table_shows_its_numbers() {
    for (row, label) in [
        ("8 15 3 7", "cell 0 to 3: first 22, second 11, take right"),
        ("2 2 2 2", "cell 0 to 3: first 4, second 4, take either"),
        ("20 30 2 2 2 10", "cell 0 to 5: first 42, second 24, take right"),
        ("5 3 7 10", "cell 0 to 3: first 15, second 10, take right"),
        ("3 17 2 1", "cell 0 to 3: first 18, second 5, take right"),
        ("1 3 100 2", "cell 0 to 3: first 101, second 5, take left"),
        ("1 30 100 15 2", "cell 0 to 4: first 47, second 101, take right"),
        ("5 4 8 10", "cell 0 to 3: first 15, second 12, take right"),
        ("3 9 1 2", "cell 0 to 3: first 11, second 4, take right"),
        ("1 100 3", "cell 0 to 2: first 4, second 100, take either"),
        ("15 2", "cell 0 to 1: first 15, second 2, take left"),
        ("15", "cell 0: first 15, second 0"),
    ] {
        let mut harness = app_with_row(row);
        press(&mut harness, Key::End);
        assert!(shows(&harness, label), "{row}: {label}");
    }
}

#[test]
fn the_row_is_parsed_while_it_is_typed() {
    let mut harness = app();
    type_row(&mut harness, "4");
    assert_eq!(coins(&harness), [4]);
    harness.get_by_label("Row of coins").type_text(" 5");
    harness.run();
    assert_eq!(coins(&harness), [4, 5]);
}

#[test]
fn a_bad_row_is_explained_and_the_last_good_one_stays() {
    let mut harness = app();
    type_row(&mut harness, "8 15");
    harness.get_by_label("Row of coins").type_text(" x");
    harness.run();
    assert!(shows_part(&harness, "character 6: “x” is not a whole number"));
    assert_eq!(coins(&harness), [8, 15]);
    assert_eq!(harness.get_by_label("Row of coins").value().as_deref(), Some("8 15 x"), "nothing typed is lost");
    press(&mut harness, Key::Backspace);
    assert!(!shows_part(&harness, "is not a whole number"));
}

#[test]
fn typing_is_undone_as_a_whole() {
    let mut harness = app_with_row("1 2 3");
    assert_eq!(coins(&harness), [1, 2, 3]);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
    press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::Z);
    assert_eq!(coins(&harness), [1, 2, 3]);
}

#[test]
fn reverse_and_shuffle_change_the_order_and_undo_brings_it_back() {
    // So many coins that no shuffle leaves them as they are.
    let sorted: Vec<i64> = (0..40).collect();
    let reversed: Vec<i64> = sorted.iter().rev().copied().collect();
    let mut harness = app_with_row(&format!("{sorted:?}"));
    click(&mut harness, "Reverse");
    assert_eq!(coins(&harness), reversed);
    click(&mut harness, "Shuffle");
    let mut shuffled = coins(&harness);
    assert_ne!(shuffled, reversed);
    shuffled.sort_unstable();
    assert_eq!(shuffled, sorted);
    choose(&mut harness, "Edit", "Undo");
    assert_eq!(coins(&harness), reversed);
}

#[test]
fn a_change_after_an_undo_ends_what_could_be_redone() {
    let mut harness = app();
    click(&mut harness, "Reverse");
    press_with(&mut harness, CTRL, Key::Z);
    type_row(&mut harness, "1 2");
    press(&mut harness, Key::Enter);
    press_with(&mut harness, CTRL, Key::Z);
    for _ in 0..2 {
        press_with(&mut harness, CTRL | Modifiers::SHIFT, Key::Z);
    }
    assert_eq!(coins(&harness), [1, 2]);
}

#[test]
fn titles_and_notes_are_edited_and_undone() {
    let mut harness = app();
    harness.get_by_label("Title of the session").focus();
    harness.run();
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label("Title of the session").type_text("Mine");
    harness.run();
    press(&mut harness, Key::Escape);
    assert!(shows(&harness, "Mine* — coin-duel"));
    press_with(&mut harness, CTRL, Key::Z);
    assert!(shows(&harness, "Greedy loses — coin-duel"));
}

#[test]
fn a_long_text_is_read_when_it_is_pasted_and_a_bad_one_changes_nothing() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::L);
    let numbers = (0..30_000).map(|k| (k % 90).to_string()).collect::<Vec<_>>().join(" ");
    harness.event(egui::Event::Paste(format!("{numbers} x")));
    harness.run();
    assert!(shows_part(&harness, "The pasted text is no row") && coins(&harness) == [8, 15, 3, 7]);
    harness.event(egui::Event::Paste(numbers));
    harness.run();
    assert_eq!(coins(&harness).len(), 30_000);
    assert!(shows_part(&harness, "30,000 coins"));
}

#[test]
fn a_coin_is_edited_in_place() {
    let mut harness = app();
    click(&mut harness, "coin 1: 15");
    harness.get_by_label("Value of coin 1").type_text("20");
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [8, 20, 3, 7]);
}

#[test]
fn a_bad_value_of_a_coin_is_explained_and_escape_keeps_the_old_one() {
    let mut harness = app();
    click(&mut harness, "coin 1: 15");
    harness.get_by_label("Value of coin 1").type_text("1.5");
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(shows_part(&harness, "coins are whole numbers"));
    press(&mut harness, Key::Escape);
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
    assert!(shows(&harness, "coin 1: 15"));
}

#[test]
fn a_coin_is_added() {
    let mut harness = app();
    click(&mut harness, "Add a coin");
    harness.get_by_label("Value of the new coin").type_text("9");
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [8, 15, 3, 7, 9]);
}

#[test]
fn coins_are_moved_edited_and_removed_by_keyboard() {
    let mut harness = app();
    harness.get_by_label("coin 1: 15").focus();
    harness.run();
    press_with(&mut harness, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(coins(&harness), [8, 3, 15, 7]);
    press_with(&mut harness, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(coins(&harness), [8, 3, 7, 15], "the focus goes with the coin");
    press_with(&mut harness, Modifiers::ALT, Key::ArrowLeft);
    press(&mut harness, Key::Delete);
    assert_eq!(coins(&harness), [8, 3, 7]);
    press(&mut harness, Key::F2);
    harness.get_by_label("Value of coin 2").type_text("70");
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [8, 3, 70]);
}

#[test]
fn a_coin_under_the_pointer_shows_a_cross_that_removes_it() {
    let mut harness = app();
    assert!(!shows(&harness, "Remove coin 1"));
    harness.get_by_label("coin 1: 15").hover();
    harness.run();
    click(&mut harness, "Remove coin 1");
    assert_eq!(coins(&harness), [8, 3, 7]);
}

#[test]
fn the_last_coin_cannot_be_removed() {
    let mut harness = app_with_row("5");
    harness.get_by_label("coin 0: 5").focus();
    harness.run();
    press(&mut harness, Key::Delete);
    assert_eq!(coins(&harness), [5]);
}

#[test]
fn a_coin_is_dragged_to_another_place() {
    let mut harness = app();
    let from = harness.get_by_label("coin 0: 8").rect().center();
    let to = harness.get_by_label("coin 2: 3").rect().center();
    harness.hover_at(from);
    harness.run();
    harness.drag_at(from);
    harness.run();
    for part in 1..=4_u8 {
        harness.hover_at(from + (to - from) * f32::from(part) / 4.0);
        harness.run();
    }
    harness.drop_at(to);
    harness.run();
    assert_eq!(coins(&harness), [15, 3, 8, 7]);
}

#[test]
fn escape_ends_a_drag_without_moving_the_coin() {
    let mut harness = app();
    let from = harness.get_by_label("coin 0: 8").rect().center();
    let to = harness.get_by_label("coin 2: 3").rect().center();
    harness.drag_at(from);
    harness.run();
    harness.hover_at(to);
    harness.run();
    press(&mut harness, Key::Escape);
    harness.drop_at(to);
    harness.run();
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
}

#[test]
fn a_random_row_follows_from_its_seed() {
    let mut harness = app();
    click(&mut harness, "Random…");
    harness.get_by_label("Seed").click();
    harness.run();
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label("Seed").type_text("1");
    harness.run();
    press(&mut harness, Key::Enter);
    click(&mut harness, "Use this row");
    assert_eq!(coins(&harness), [9, 2, 12, 5, 6, 15, 10, 4]);
    let title = harness.get_by_label("Title of the session").value();
    assert_eq!(title.as_deref(), Some("8 uniform coins from 1 to 20, seed 1"), "the seed stays with the row");
}

// ---- the fill

#[test]
fn steps_go_by_cell_and_by_diagonal_and_back_exactly() {
    let mut harness = app();
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 1.0);
    press_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(head(&harness), 4.0);
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "step 5 of 10"));
    assert!(shows(&harness, "cell 0 to 1: first 15, second 8, take right"));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(head(&harness), 4.0);
    assert!(shows(&harness, "cell 0 to 1: empty"));
    press(&mut harness, Key::End);
    press(&mut harness, Key::Home);
    assert_eq!(head(&harness), 0.0);
    assert!(shows(&harness, "Nothing filled yet"));
}

#[test]
fn a_step_by_phase_reads_adds_chooses_and_writes() {
    let mut harness = app();
    harness.get_by_label("Step").click();
    harness.run();
    click(&mut harness, "by phase");
    assert_eq!(harness.state().state().stride, Stride::Phase);
    press_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "take left   8 + sec[1][1]"));
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "take left   8 + sec[1][1]  =  8 + 0  =  8"));
    assert!(!shows(&harness, "15 is larger: take right."));
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "15 is larger: take right."));
    assert!(!shows(&harness, "fir = 15"));
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "fir = 15") && shows(&harness, "sec = fir[0][0] = 8"));
    assert_eq!(head(&harness), 5.0);
}

#[test]
fn playing_moves_on_and_stops_at_the_last_cell() {
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
fn the_scrubber_goes_anywhere_at_once() {
    let mut harness = app();
    let rail = harness.get_by_label("Position of fill").rect();
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
fn speed_goes_by_keys_and_by_menu_from_a_quarter_to_sixteen() {
    let mut harness = app();
    let speed = |harness: &Harness<'static, App>| harness.state().state().fill.speed();
    for _ in 0..9 {
        press(&mut harness, Key::Plus);
    }
    assert_eq!(speed(&harness), 16.0);
    press(&mut harness, Key::Minus);
    assert_eq!(speed(&harness), 8.0);
    click(&mut harness, "Speed of fill");
    click(&mut harness, "0.25×");
    assert_eq!(speed(&harness), 0.25);
}

#[test]
fn transport_buttons_step_and_jump() {
    let mut harness = app();
    click(&mut harness, "Forward of fill");
    assert_eq!(head(&harness), 1.0);
    click(&mut harness, "Last of fill");
    assert_eq!(head(&harness), 10.0);
    click(&mut harness, "Back of fill");
    assert_eq!(head(&harness), 9.0);
    click(&mut harness, "First of fill");
    assert_eq!(head(&harness), 0.0);
}

// ---- the table

#[test]
fn a_click_pins_a_cell_and_escape_lets_it_go() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    press(&mut harness, Key::End);
    click(&mut harness, "cell 1 to 4: first 22, second 12, take left");
    assert!(shows(&harness, "Coins 1…4:  15  3  7  9"));
    assert!(shows(&harness, "take left   15 + sec[2][4]  =  15 + 7  =  22"));
    assert!(shows(&harness, "take right  9 + sec[1][3]  =  9 + 7  =  16"));
    assert!(shows(&harness, "22 is larger: take left."));
    assert!(shows(&harness, "sec = fir[2][4] = 12"));
    press(&mut harness, Key::Escape);
    assert!(shows_part(&harness, "Coins 0…5"));
}

#[test]
fn pointing_at_a_cell_shows_its_coins_and_their_sum() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    harness.get_by_label("cell 1 to 3: empty").hover();
    harness.run();
    assert!(shows(&harness, "Coins 1…3 · sum 25"));
}

#[test]
fn a_cell_that_is_pinned_before_it_is_filled_gives_nothing_away() {
    let mut harness = app_with_row("8 15 3 7");
    click(&mut harness, "cell 0 to 3: empty");
    assert!(shows(&harness, "This cell is not filled yet."));
    assert!(shows(&harness, "It will read sec[1][3] and sec[0][2]."));
    assert!(!shows_part(&harness, "fir ="));
}

#[test]
fn keys_move_the_pin() {
    let mut harness = app_with_row("8 15 3 7");
    press(&mut harness, Key::End);
    press_with(&mut harness, CTRL, Key::ArrowDown);
    assert_eq!(harness.state().state().pinned, Some(Interval::new(1, 3)));
    press_with(&mut harness, CTRL, Key::ArrowLeft);
    assert_eq!(harness.state().state().pinned, Some(Interval::new(1, 2)));
    press_with(&mut harness, CTRL, Key::ArrowUp);
    press_with(&mut harness, CTRL, Key::ArrowRight);
    assert_eq!(harness.state().state().pinned, Some(Interval::new(0, 3)));
}

#[test]
fn a_tie_is_said_to_be_one() {
    let mut harness = app_with_row("2 2");
    press(&mut harness, Key::End);
    assert!(shows(&harness, "Both are equal: either end will do."));
    assert!(shows(&harness, "sec = fir[1][1] = fir[0][0] = 2"));
}

#[test]
fn a_long_row_scrolls_and_follows_the_fill_with_only_the_seen_cells_there() {
    let row: Vec<_> = (0..1000).map(|k| (k * 7 % 100).to_string()).collect();
    let mut harness = app_with_row(&row.join(" "));
    assert!(shows_part(&harness, "cell 0 to 1: empty"));
    press(&mut harness, Key::End);
    let cells = harness.query_all_by_label_contains("cell ").count();
    assert!(cells > 40 && cells < 200, "{cells} cells");
    assert!(shows_part(&harness, "cell 0 to 999: first"));
    assert!(!shows_part(&harness, "cell 0 to 1:"));
}

#[test]
fn dragging_moves_a_long_table_and_the_next_step_brings_the_fill_back() {
    let row: Vec<_> = (0..1000).map(|k| (k * 7 % 100).to_string()).collect();
    let mut harness = app_with_row(&row.join(" "));
    press(&mut harness, Key::End);
    let middle = harness.get_by_label_contains("cell 3 to 997").rect().center();
    harness.hover_at(middle);
    harness.drag_at(middle);
    harness.step();
    harness.hover_at(middle - egui::vec2(0.0, 150.0));
    harness.step();
    harness.drop_at(middle - egui::vec2(0.0, 150.0));
    harness.run_steps(4);
    assert!(!shows_cell(&harness, "cell 0 to 999:") && shows_cell(&harness, "to 999: first"));
    press(&mut harness, Key::ArrowLeft);
    assert!(shows_part(&harness, "cell 1 to 999: first"));
}

// ---- the game

#[test]
fn the_game_is_replayed_move_by_move() {
    let mut harness = app_with_row("8 15 3 7 9 2");
    assert!(shows(&harness, "First has 0 of 24, to move"));
    press(&mut harness, Key::F6);
    press(&mut harness, Key::ArrowRight);
    assert_eq!((moves_played(&harness), head(&harness)), (1.0, 0.0));
    assert!(shows(&harness, "First has 2 of 24") && shows(&harness, "Second has 0 of 20, to move"));
    assert!(shows(&harness, "game coin 5: 2, taken by First"));
    assert!(shows_part(&harness, "move 2: Second takes left 8; left was worth 20, right 20"));
    press(&mut harness, Key::End);
    assert!(shows(&harness, "First has 24 of 24") && shows(&harness, "Second has 20 of 20"));
    assert!(shows(&harness, "game over: First wins 24 to 20"));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(moves_played(&harness), 5.0);
    press(&mut harness, Key::F6);
    press(&mut harness, Key::ArrowRight);
    assert_eq!((moves_played(&harness), head(&harness)), (5.0, 1.0));
}

#[test]
fn the_game_has_a_transport_of_its_own_and_a_list_to_click() {
    let mut harness = app();
    click(&mut harness, "Forward of game");
    assert_eq!((moves_played(&harness), head(&harness)), (1.0, 0.0));
    harness.get_by_label_contains("move 4: Second takes").click();
    harness.run();
    assert_eq!(moves_played(&harness), 3.0);
    harness.get_by_label("Play game").click();
    harness.run_steps(120);
    assert_eq!(moves_played(&harness), 4.0);
}

#[test]
fn a_narrow_window_shows_the_side_of_the_transport_in_use() {
    let mut harness = app();
    harness.set_size(vec2(1000.0, 700.0));
    harness.run();
    assert!(shows(&harness, "Row of coins") && !shows(&harness, "Play game"));
    press(&mut harness, Key::F6);
    assert!(!shows(&harness, "Row of coins") && shows(&harness, "Play game"));
    press_with(&mut harness, CTRL, Key::L);
    assert!(harness.get_by_label("Row of coins").is_focused());
}

// ---- keys, palette, menus

#[test]
fn shortcuts_rest_while_a_text_field_has_the_focus() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::L);
    for key in [Key::Space, Key::ArrowRight, Key::End, Key::Plus, Key::F6, Key::G] {
        harness.key_press(key);
        harness.run();
    }
    for key in [Key::N, Key::O, Key::S, Key::K] {
        press_with(&mut harness, CTRL, key);
    }
    assert_eq!(head(&harness), 0.0);
    assert_eq!(harness.state().state().fill.speed(), 1.0);
    assert!(!shows(&harness, "Find a command") && !shows(&harness, "Open a session, or a row as text"));
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::End);
    assert_eq!(head(&harness), 10.0);
}

#[test]
fn arrows_step_and_do_not_move_the_keyboard_focus() {
    let mut harness = app();
    harness.get_by_label("coin 1: 15").focus();
    harness.run();
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 1.0);
    assert!(harness.get_by_label("coin 1: 15").is_focused());
}

#[test]
fn shortcuts_rest_while_a_menu_is_open_and_escape_closes_it() {
    let mut harness = app();
    click(&mut harness, "File");
    assert!(shows_part(&harness, "Save as…"));
    press(&mut harness, Key::End);
    assert_eq!(head(&harness), 0.0);
    press(&mut harness, Key::Escape);
    assert!(!shows_part(&harness, "Save as…"));
}

#[test]
fn keys_of_one_frame_act_in_the_order_in_which_they_were_pressed() {
    let mut harness = app();
    harness.key_press(Key::F6);
    harness.key_press(Key::End);
    harness.run();
    assert_eq!((moves_played(&harness), head(&harness)), (4.0, 0.0));
}

#[test]
fn a_key_that_is_held_steps_again_and_again_but_plays_only_once() {
    let mut harness = app();
    let held =
        |key| egui::Event::Key { key, physical_key: None, pressed: true, repeat: true, modifiers: Modifiers::NONE };
    press(&mut harness, Key::ArrowRight);
    harness.event(held(Key::ArrowRight));
    harness.run();
    assert_eq!(head(&harness), 2.0);
    harness.event(held(Key::Space));
    harness.step();
    assert!(shows(&harness, "Play fill"));
}

#[test]
fn the_palette_finds_and_runs_a_command() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::K);
    harness.get_by_label("Find a command").type_text("reverse");
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [7, 3, 15, 8]);
    assert!(!shows(&harness, "Find a command"));
}

#[test]
fn all_shortcuts_are_listed() {
    let mut harness = app();
    press(&mut harness, Key::F1);
    assert!(shows(&harness, "Keyboard shortcuts") && shows(&harness, "Ctrl+Shift+S") && shows(&harness, "F6"));
    press(&mut harness, Key::Escape);
    assert!(!shows(&harness, "Ctrl+Shift+S"));
}

#[test]
fn menus_show_shortcuts_and_run_their_commands() {
    let mut harness = app();
    click(&mut harness, "Play");
    assert!(shows_part(&harness, "Shift+"));
    harness.get_all_by_label_contains("Last").next().unwrap().click();
    harness.run();
    assert_eq!(head(&harness), 10.0);
}

#[test]
fn the_theme_is_dark_light_or_the_systems() {
    let mut harness = app();
    choose(&mut harness, "View", "Light");
    assert_eq!(harness.ctx.theme(), egui::Theme::Light);
    choose(&mut harness, "View", "Dark");
    assert_eq!(harness.ctx.theme(), egui::Theme::Dark);
    choose(&mut harness, "View", "Follow the system");
    assert_eq!(harness.ctx.options(|options| options.theme_preference), egui::ThemePreference::System);
}

#[test]
fn zoom_goes_by_keys() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::Plus);
    assert!(harness.ctx.zoom_factor() > 1.05);
    press_with(&mut harness, CTRL, Key::Num0);
    assert_eq!(harness.ctx.zoom_factor(), 1.0);
}

#[test]
fn nothing_is_repainted_while_nothing_moves() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = start(&with_data(folder.path()));
    press(&mut harness, Key::End);
    harness.run_steps(60);
    let delay = harness.output().viewport_output[&ViewportId::ROOT].repaint_delay;
    assert_eq!(delay, Duration::MAX);
}

// ---- lessons and files

#[test]
fn one_click_loads_a_lesson_with_its_notes() {
    let mut harness = app();
    click(&mut harness, "Lesson: The smallest coin first");
    assert_eq!(coins(&harness), [3, 17, 2, 1]);
    assert_eq!(harness.get_by_label("Title of the session").value().as_deref(), Some("The smallest coin first"));
    assert!(harness.get_by_label("Notes of the session").value().is_some_and(|notes| !notes.is_empty()));
}

#[test]
fn a_lesson_in_place_of_a_typed_row_can_be_undone() {
    let mut harness = app_with_row("4 5 6");
    click(&mut harness, "Lesson: The smallest coin first");
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(coins(&harness), [4, 5, 6]);
}

#[test]
fn a_session_is_saved_and_opened_again_where_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut harness = app_with_row("8 15 3 7 9 2");
    for _ in 0..3 {
        press(&mut harness, Key::ArrowRight);
    }
    click(&mut harness, "Forward of game");
    save_as(&mut harness, &path);
    let saved = Session::open(&path).unwrap().session;
    assert_eq!((saved.document.row.len(), saved.fill_position, saved.game_position), (6, 3.0, 1));

    let mut harness = app();
    open(&mut harness, &path);
    assert_eq!((coins(&harness).len(), head(&harness), moves_played(&harness)), (6, 3.0, 1.0));
}

#[test]
fn saving_again_needs_no_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut harness = app_with_row("1 2");
    save_as(&mut harness, &path);
    click(&mut harness, "Reverse");
    press_with(&mut harness, CTRL, Key::S);
    assert_eq!(Session::open(&path).unwrap().session.document.row.coins(), [2, 1]);
}

#[test]
fn replacing_another_file_takes_a_second_word() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.ron");
    fs::write(&path, "precious").unwrap();
    let mut harness = app();
    save_as(&mut harness, &path);
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    assert!(shows_part(&harness, "This file exists"));
    click(&mut harness, "Replace");
    assert!(Session::open(&path).is_ok());
}

#[test]
fn a_file_that_cannot_be_opened_is_explained_and_the_session_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.ron");
    for (content, parts) in [
        ("(version: 1, coins: [8, 15", &["bad.ron, line 1, column "][..]),
        ("(version: 9, coins: [8])", &["bad.ron, line 1, column 11", "version 9", "newer coin-duel"]),
        ("(version: 1,\n coins: [8, 2000000000000])", &["line 2, column 13", "coin 1 is 2000000000000"]),
        ("(version: 1, coins: [])", &["at least one coin"]),
        ("hello", &["line 1, column 1"]),
    ] {
        fs::write(&path, content).unwrap();
        let mut harness = app_with_row("1 2 3");
        choose(&mut harness, "Edit", "Undo");
        open(&mut harness, &path);
        for part in parts {
            assert!(shows_part(&harness, part), "{content}: {part}");
        }
        assert_eq!(coins(&harness), [8, 15, 3, 7]);
    }
}

#[test]
fn a_file_that_is_missing_or_too_large_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app();
    open(&mut harness, &folder.path().join("none.ron"));
    assert!(shows_part(&harness, "cannot open") && shows_part(&harness, "none.ron"));
    let large = folder.path().join("large.ron");
    fs::File::create(&large).unwrap().set_len(coin_duel::session::disk::MAX_BYTES + 1).unwrap();
    let mut harness = app();
    open(&mut harness, &large);
    assert!(shows_part(&harness, "large.ron is too large"));
}

#[test]
fn fields_that_are_not_known_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("extra.ron");
    fs::write(&path, "(version: 1, coins: [8, 15], colour: \"red\")").unwrap();
    let mut harness = app();
    open(&mut harness, &path);
    assert_eq!(coins(&harness), [8, 15]);
    assert!(shows_part(&harness, "`colour` is not known"));
    click(&mut harness, "Dismiss");
    assert!(!shows_part(&harness, "`colour`"));
}

#[test]
fn opening_asks_once_before_unsaved_changes_are_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.ron");
    fs::write(&path, "(version: 1, coins: [1, 2])").unwrap();
    let mut harness = app_with_row("4 5 6");
    open(&mut harness, &path);
    assert!(shows(&harness, "Unsaved changes"));
    click(&mut harness, "Cancel");
    assert_eq!(coins(&harness), [4, 5, 6]);
    open(&mut harness, &path);
    click(&mut harness, "Don't save");
    assert_eq!(coins(&harness), [1, 2]);
}

#[test]
fn a_new_session_asks_about_unsaved_changes_as_well() {
    let mut harness = app_with_row("4 5 6");
    press_with(&mut harness, CTRL, Key::N);
    click(&mut harness, "Don't save");
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
}

#[test]
fn what_was_to_follow_a_save_that_failed_does_not_follow_a_later_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("gone").join("mine.ron");
    fs::create_dir(path.parent().unwrap()).unwrap();
    let mut harness = app_with_row("4 5 6");
    save_as(&mut harness, &path);
    click(&mut harness, "Reverse");
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
    press_with(&mut harness, CTRL, Key::N);
    click(&mut harness, "Save");
    assert!(shows_part(&harness, "cannot save"));
    fs::create_dir(path.parent().unwrap()).unwrap();
    press_with(&mut harness, CTRL, Key::S);
    assert_eq!(coins(&harness), [6, 5, 4], "saved, and nothing else");
}

#[test]
fn saving_first_goes_on_with_what_was_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut harness = app_with_row("4 5 6");
    press_with(&mut harness, CTRL, Key::N);
    click(&mut harness, "Save");
    harness.get_by_role_and_label(Role::TextInput, "Session file").type_text(path.to_str().unwrap());
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(Session::open(&path).unwrap().session.document.row.coins(), [4, 5, 6]);
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
}

#[test]
fn the_title_shows_the_name_and_a_mark_while_there_are_unsaved_changes() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = app();
    assert!(shows(&harness, "Greedy loses — coin-duel"));
    click(&mut harness, "Reverse");
    assert!(shows(&harness, "Greedy loses* — coin-duel"));
    save_as(&mut harness, &folder.path().join("mine.ron"));
    assert!(shows(&harness, "mine.ron — coin-duel"));
    press(&mut harness, Key::ArrowRight);
    assert!(shows(&harness, "mine.ron — coin-duel"), "where the fill stands is no change of the document");
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn a_file_dropped_on_the_window_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dropped.ron");
    fs::write(&path, "(version: 1, coins: [1, 2, 3])").unwrap();
    let mut harness = app();
    harness.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    harness.run();
    assert_eq!(coins(&harness), [1, 2, 3]);
    assert!(shows(&harness, "dropped.ron — coin-duel"));
}

#[test]
fn recent_files_are_in_the_menu() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("recently.ron");
    let mut harness = app();
    save_as(&mut harness, &path);
    click(&mut harness, "Lesson: The smallest coin first");
    click(&mut harness, "File");
    click(&mut harness, "Open recent");
    click(&mut harness, "recently.ron");
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
}

fn close_requested(harness: &mut Harness<'static, App>) {
    let viewport = harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
    viewport.events.push(egui::ViewportEvent::Close);
    harness.step();
    harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap().events.clear();
}

#[test]
fn closing_with_unsaved_changes_asks() {
    let mut harness = app_with_row("4 5 6");
    close_requested(&mut harness);
    harness.run();
    assert!(shows(&harness, "Unsaved changes"));
    click(&mut harness, "Cancel");
    assert_eq!(coins(&harness), [4, 5, 6]);
}

#[test]
fn enter_in_the_question_about_unsaved_changes_saves() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut harness = app_with_row("4 5 6");
    save_as(&mut harness, &path);
    click(&mut harness, "Reverse");
    close_requested(&mut harness);
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(Session::open(&path).unwrap().session.document.row.coins(), [6, 5, 4]);
}

#[test]
fn closing_without_changes_does_not_ask() {
    let mut harness = app();
    close_requested(&mut harness);
    harness.run();
    assert!(!shows(&harness, "Unsaved changes"));
}

fn with_data(folder: &Path) -> Start {
    Start { file: None, data_folder: Some(folder.to_owned()) }
}

#[test]
fn after_a_crash_the_work_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = start(&with_data(folder.path()));
    type_row(&mut harness, "4 5 6");
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::ArrowRight);
    harness.run_steps(60);
    drop(harness);
    let harness = start(&with_data(folder.path()));
    assert_eq!((coins(&harness), head(&harness)), (vec![4, 5, 6], 1.0));
}

#[test]
fn a_file_as_argument_is_opened_and_unsaved_work_of_last_time_is_kept_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("given.ron");
    fs::write(&path, "(version: 1, title: \"Given\", coins: [1, 2])").unwrap();
    for (row, name) in [("4 5 6", "recovered-work-1.ron"), ("7 8 9", "recovered-work-2.ron")] {
        let mut harness = start(&with_data(folder.path()));
        type_row(&mut harness, row);
        press(&mut harness, Key::Enter);
        harness.run_steps(60);
        drop(harness);
        let harness = start(&Start { file: Some(path.clone()), ..with_data(folder.path()) });
        assert_eq!(coins(&harness), [1, 2]);
        assert!(shows_part(&harness, name));
        let aside = Session::open(&folder.path().join(name)).unwrap().session;
        assert_eq!(aside.document.row, row.parse().unwrap());
    }
}

#[test]
fn unsaved_work_on_a_file_comes_back_when_that_file_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, "(version: 1, coins: [1, 2])").unwrap();
    let given = Start { file: Some(path.clone()), ..with_data(folder.path()) };
    let mut harness = start(&given);
    click(&mut harness, "Reverse");
    harness.run_steps(60);
    drop(harness);
    let mut harness = start(&given);
    assert_eq!(coins(&harness), [2, 1]);
    assert!(shows(&harness, "mine.ron* — coin-duel"));
    press_with(&mut harness, CTRL, Key::S);
    assert_eq!(Session::open(&path).unwrap().session.document.row.coins(), [2, 1]);
}

#[test]
fn cells_are_cells_to_a_screen_reader() {
    let harness = app();
    let cell = harness.get_by_label("cell 0 to 3: empty");
    assert_eq!(cell.accesskit_node().role(), Role::Cell);
}

#[test]
fn every_control_has_a_name() {
    let harness = app();
    let controls =
        [Role::Button, Role::TextInput, Role::MultilineTextInput, Role::Slider, Role::ComboBox, Role::SpinButton];
    let mut named = 0;
    for role in controls {
        for node in harness.query_all_by_role(role) {
            let node = node.accesskit_node();
            assert!(node.label().is_some_and(|label| !label.is_empty()), "{role:?} without a name");
            named += 1;
        }
    }
    assert!(named > 30, "{named} controls");
}

#[test]
fn a_million_coins_open_with_both_ends_and_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("million.ron");
    let coins: Vec<_> = (0..1_000_000_u64).map(|k| (k * 7919 % 997).to_string()).collect();
    fs::write(&path, format!("(version: 1, coins: [{}], fill_position: 500000500000)", coins.join(","))).unwrap();
    let mut harness = start(&Start { file: Some(path), data_folder: None });
    let expected = Table::new(coins.join(" ").parse().unwrap()).result();
    let label = format!("cell 0 to 999999: first {}, second {}", expected.fir(), expected.sec());
    assert!(shows_part(&harness, &label));
    press(&mut harness, Key::Home);
    press(&mut harness, Key::ArrowRight);
    assert!(shows_part(&harness, "cell 0: first 0, second 0"));
}
