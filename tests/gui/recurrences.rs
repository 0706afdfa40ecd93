//! The four recurrences: choosing one, and the numbers that it shows.

use std::fs;

use coin_duel::app::Start;
use coin_duel::app::command::Command;
use coin_duel::game::{Interval, Recurrence};
use coin_duel::text::said;
use egui::Key;
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn a_key_and_a_click_choose_each_recurrence() {
    for (key, recurrence, button) in [
        (Key::Num2, Recurrence::TWO_AHEAD, Command::TwoAhead),
        (Key::Num3, Recurrence::MY_TURN, Command::MyTurn),
        (Key::Num4, Recurrence::DIFFERENCE, Command::Difference),
        (Key::Num1, Recurrence::FIR_SEC, Command::FirSec),
    ] {
        let mut harness = app();
        press_with(&mut harness, ALT, Key::Num3);
        press_with(&mut harness, ALT, key);
        assert_eq!(view(&harness).recurrence, recurrence);
        press_with(&mut harness, ALT, Key::Num2);
        choose(&mut harness, "Options: Table", button.about().label);
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
        press_with(&mut harness, ALT, key);
        assert!(shows(&harness, label), "{label}");
    }
}

#[test]
fn each_recurrence_shows_its_own_numbers_in_the_card() {
    let mut harness = six_coins_at(17);
    for (key, texts) in [
        (Key::Num1, ["15 + sec[2][4] = 15 + 7 = 22", "9 + sec[1][3] = 9 + 7 = 16", "fir = 22"]),
        (
            Key::Num2,
            [
                "15 + min(F[3][4], F[2][3]) = 15 + min(9, 7) = 22",
                "9 + min(F[2][3], F[1][2]) = 9 + min(7, 15) = 16",
                "F = 22",
            ],
        ),
        (Key::Num3, ["15 + g[2][4] = 15 + 7 = 22", "9 + g[1][3] = 9 + 7 = 16", "g = min(f[2][4], f[1][3]) = 12"]),
        (Key::Num4, ["15 − d[2][4] = 15 − 5 = 10", "9 − d[1][3] = 9 − 11 = −2", "fir = (34 + 10) / 2 = 22, sec = 12"]),
    ] {
        press_with(&mut harness, ALT, key);
        for text in texts {
            assert!(shows_part(&harness, text), "{text}");
        }
    }
}

#[test]
fn the_result_is_shown_in_the_numbers_of_all_recurrences() {
    for (row, fir, sec) in [("8 15 3 7", 22, 11), ("1 100 3", 4, 100), ("2 2 2 2", 4, 4), ("1 30 100 15 2", 47, 101)] {
        let harness = app_with_row(row);
        let difference = fir - sec;
        let sign = if difference < 0 { "−" } else { "" };
        let difference = i32::abs(difference);
        let line = format!(
            "First {fir} · Second {sec}     F = {fir}     f = {fir}, g = {sec}     difference {sign}{difference}"
        );
        assert!(shows(&harness, &line), "{line}");
    }
}

#[test]
fn switching_keeps_the_row_the_position_and_the_pinned_cell() {
    let mut harness = six_coins_at(17);
    harness.get_by_label("cell 0 to 2: first 11, second 15, take either").click();
    harness.run();
    for key in [Key::Num2, Key::Num3, Key::Num4, Key::Num1] {
        press_with(&mut harness, ALT, key);
        assert_eq!(coins(&harness), [8, 15, 3, 7, 9, 2]);
        assert_eq!(head(&harness), 17.0);
        assert_eq!(harness.state().state().gaze.pinned, Some(Interval::new(0, 2)));
    }
}

#[test]
fn another_recurrence_is_an_unsaved_change_of_a_file_but_not_of_a_lesson() {
    let mut harness = app();
    press_with(&mut harness, ALT, Key::Num2);
    assert!(shows(&harness, "The 8 or the 7 — coin-duel"), "who looks around in a lesson is not asked to save it");

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, "(version: 1, coins: [8, 15])").unwrap();
    let mut harness = start(&Start { file: Some(path), data_folder: None, ..Start::default() });
    assert!(shows(&harness, "mine.ron — coin-duel"));
    press_with(&mut harness, ALT, Key::Num2);
    assert!(shows(&harness, "mine.ron* — coin-duel"));
    press_with(&mut harness, CTRL, Key::Num4);
    press_with(&mut harness, ALT, Key::Num1);
    assert!(shows(&harness, "mine.ron — coin-duel"), "the tab alone is no change");
}

#[test]
fn the_table_of_another_rule_says_its_own_result_and_the_game_follows_it() {
    for (row, command, result) in [
        ("5 3 1 4 2", Command::WhatStays, "what stays: First gets 6 more than Second"),
        ("8 -15 3 7", Command::UpToTwo, "up to two coins: First gets 17 more than Second"),
        ("8 -15 3 7", Command::UpToThree, "up to three coins: First gets 11 more than Second"),
        ("8 -15 3 7", Command::AnyNumber, "any number of coins: First gets 11 more than Second"),
        ("8 15 3 7", Command::FewestWins, "fewest wins: First gets 11 less than Second"),
        ("1 3 1 5 2", Command::RisingPrices, "rising prices: 43 in all"),
        ("4 5 0 5", Command::DoublingPrices, "doubling prices: 122 in all"),
    ] {
        let mut harness = app_with_row(row);
        click(&mut harness, "Options: Table");
        choose(&mut harness, "Rule", command.about().label);
        // The pointer leaves the cell below the menu.
        harness.hover_at(egui::pos2(2.0, 2.0));
        harness.run();
        assert!(shows_part(&harness, "The rule: "), "the card before the first step says the rule");
        press(&mut harness, Key::End);
        assert!(shows(&harness, result), "{:?}", readable(&harness));
        apply(&mut harness, Command::ShowGame.into());
        harness.run();
        assert!(!shows_part(&harness, "follows the classic rule"));
        assert!(shows_part(&harness, &format!("{}: ", result.split(':').next().unwrap())), "the board says the rule");
        apply(&mut harness, Command::ShowMap.into());
        harness.run_steps(8);
        assert!(shows(&harness, "Map follows the classic rule"));
        apply(&mut harness, Command::FirSec.into());
        harness.run_steps(8);
        assert!(!shows_part(&harness, "follows the classic rule"));
    }
}

/// They need more than 64 bits.
#[test]
fn sixty_coins_of_99_at_doubling_prices_have_all_numbers() {
    let mut harness = app_with_row(&"99 ".repeat(60));
    apply(&mut harness, Command::DoublingPrices.into());
    harness.run_steps(8);
    press(&mut harness, Key::End);
    harness.run_steps(8);
    let total = "228,278,457,912,155,701,050";
    assert!(shows(&harness, &format!("doubling prices: {total} in all")), "{:?}", readable(&harness));
    // From the map to the cells.
    apply(&mut harness, Command::WholeTable.into());
    harness.run_steps(8);
    assert!(shows_cell(&harness, &format!("cell 0 to 59: total {total}")), "{:?}", cells(&harness));
    assert!(!shows_cell(&harness, "?"), "{:?}", cells(&harness));
    assert!(shows_part(&harness, &format!("total = {total}")), "{:?}", readable(&harness));
    apply(&mut harness, Command::ShowGame.into());
    harness.run_steps(8);
    press(&mut harness, Key::End);
    harness.run_steps(8);
    assert!(shows_part(&harness, &format!("after 60 moves, First {total}")), "{:?}", readable(&harness));
}

/// Lengths in 32 bits have no room for products with such scores.
#[test]
fn the_details_of_a_game_show_the_largest_scores() {
    let mut harness = app_with_row(&"99 ".repeat(119));
    apply(&mut harness, Command::DoublingPrices.into());
    apply(&mut harness, Command::ShowGame.into());
    apply(&mut harness, Command::Details.into());
    harness.run_steps(8);
    press(&mut harness, Key::End);
    harness.run_steps(8);
    // 99 · (2¹²⁰ − 2)
    let total = "131,593,571,582,706,671,417,476,898,967,754,112,826";
    assert!(shows_part(&harness, total), "{:?}", readable(&harness));
}

#[test]
fn a_row_that_is_too_long_for_a_rule_is_told_how_many_coins_are_too_many() {
    let mut harness = app_with_row(&"5 ".repeat(1_001));
    apply(&mut harness, Command::AnyNumber.into());
    harness.run_steps(8);
    let told = said("rule.error-too-many", &["any-number", "1,001", "1,000"]);
    assert!(shows_part(&harness, told), "{:?}", readable(&harness));
}

#[test]
fn equations_of_ones_own_say_their_own_result() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.ron");
    let equations = "m[i][j] = max(m[i+1][j] + 1, m[i][j−1] + 2); m[i][i] = v[i]";
    let text = format!("(version: 9, coins: [5, 3, 1], recurrence: definition(\"{equations}\"), fill_position: 6.0)");
    fs::write(&path, text).unwrap();
    let mut harness = app();
    open(&mut harness, &path);
    assert!(shows(&harness, "m[0][2] = 9"), "{:?}", readable(&harness));
}
