//! Building a recurrence in the window: by pointer, by keys, with hints, and with what a check says.

use coin_duel::app::command::Command;
use coin_duel::app::message::{BuildEdit, Message};
use coin_duel::game::build::Gaps;
use coin_duel::game::build::check::Verdict;
use coin_duel::game::{FillOrder, Recurrence, Rule};
use coin_duel::session::Subject;
use coin_duel::text::said;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

fn building() -> Window {
    let mut harness = app_with_row("8 15 3 7");
    apply(&mut harness, Command::ShowBuild.into());
    harness.run();
    harness
}

fn put(harness: &mut Window, block: &str) {
    click(harness, said("build.panel-put-block", &[block]));
}

fn slot<'a>(harness: &'a Window, number: &str, about: &str, block: &str) -> egui_kittest::Node<'a> {
    harness.get_by_label(said("build.panel-slot", &[number, said(about, &[]), block]))
}

#[test]
fn blocks_go_to_the_gaps_one_after_the_other_and_the_table_fills_with_them() {
    let mut harness = building();
    put(&mut harness, "fir[i+1][j]");
    put(&mut harness, "fir[i][j−1]");
    assert!(!harness.state().state().runs_build() || harness.state().state().view().recurrence.name() != "fir / sec");
    put(&mut harness, "fir[pick]");
    click(&mut harness, said("build.panel-check", &[]));
    assert!(shows(&harness, "It fails on 1 1, the smallest row: it says that First gets 2, but it is 1."));
    assert!(shows(&harness, "Right on 11 of the 20 rows of up to 2 coins with values from 0 to 3."));
    assert!(shows(&harness, "yours: 2") && shows(&harness, "the game: 1"));
    assert!(shows(&harness, "First takes 1") && shows(&harness, "Second takes 1"));
    click(&mut harness, said("build.panel-open-row", &[]));
    harness.run_steps(60);
    let state = harness.state().state();
    assert_eq!((state.row().coins(), state.view().subject), (&[1, 1][..], Subject::Table));
    assert!(state.compares(), "the right table stands beside it");
    assert!(harness.state().state().runs_build());
    // Back to the blocks: the first one is exchanged, and the verdict goes.
    apply(&mut harness, Command::ShowBuild.into());
    harness.run();
    slot(&harness, "5", "build.about-left", "fir[i+1][j]").click();
    harness.run();
    put(&mut harness, "sec[i+1][j]");
    slot(&harness, "8", "build.about-right", "fir[i][j−1]").click();
    harness.run();
    put(&mut harness, "sec[i][j−1]");
    assert!(!shows_part(&harness, "It fails on"));
    click(&mut harness, said("build.panel-check", &[]));
    assert!(shows_part(&harness, "This is fir / sec."));
    for _ in 0..2 {
        press_with(&mut harness, CTRL, Key::Z);
    }
    slot(&harness, "5", "build.about-left", "fir[i+1][j]");
}

#[test]
fn a_gap_is_filled_by_tab_and_arrows_and_emptied_by_delete() {
    let mut harness = building();
    slot(&harness, "5", "build.about-left", said("build.panel-gap", &[])).focus();
    harness.run();
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::ArrowDown);
    assert!(slot(&harness, "5", "build.about-left", "fir[i+1][j]").accesskit_node().is_focused());
    press(&mut harness, Key::ArrowUp);
    slot(&harness, "5", "build.about-left", "sec[i+1][j]");
    press(&mut harness, Key::Delete);
    let empty = slot(&harness, "5", "build.about-left", said("build.panel-gap", &[]));
    assert!(empty.accesskit_node().is_focused());
    press_with(&mut harness, Modifiers::NONE, Key::Tab);
    assert!(slot(&harness, "8", "build.about-right", said("build.panel-gap", &[])).accesskit_node().is_focused());
}

#[test]
fn a_block_is_dragged_into_any_gap_that_it_fits() {
    let mut harness = building();
    let from = harness.get_by_label(said("build.panel-put-block", &["sec[i][j−1]"])).rect().center();
    let to = slot(&harness, "8", "build.about-right", said("build.panel-gap", &[])).rect().center();
    harness.drag_at(from);
    harness.run();
    harness.hover_at(to);
    harness.run();
    harness.drop_at(to);
    harness.run();
    slot(&harness, "8", "build.about-right", "sec[i][j−1]");
    slot(&harness, "5", "build.about-left", said("build.panel-gap", &[]));
}

#[test]
fn the_hints_alone_lead_to_fir_and_sec() {
    let mut harness = building();
    for number in 1..=3 {
        click(&mut harness, said("build.panel-hint", &[&number.to_string(), "3"]));
    }
    assert!(shows(&harness, said("build.hint-other-player", &[])));
    for _ in 0..2 {
        click(&mut harness, said("build.panel-hint", &["3", "3"]));
    }
    click(&mut harness, said("build.panel-check", &[]));
    assert!(shows_part(&harness, "This is fir / sec."));
}

#[test]
fn a_stop_asks_to_build_and_its_lesson_goes_on_once_it_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lesson.ron");
    let stops = "(at: fill(0.0), words: \"Look.\"), (at: fill(4.0), words: \"Build it.\", build: (form: fir_sec, gaps: \
                 one)), (at: fill(5.0), words: \"Done.\")";
    std::fs::write(&path, format!("(version: 9, title: \"A path\", coins: [8, 15, 3, 7], stops: [{stops}])")).unwrap();
    let mut harness = app();
    open(&mut harness, &path);
    press(&mut harness, Key::PageDown);
    harness.run_steps(60);
    let state = |harness: &Window| {
        let state = harness.state().state();
        (state.view().subject, state.view().recurrence.name(), state.continues_path())
    };
    assert_eq!(state(&harness), (Subject::Build, "fir / sec", false));
    put(&mut harness, "fir[i+1][j]");
    assert_eq!(state(&harness), (Subject::Build, "fir / sec′", false), "it runs at once");
    put(&mut harness, "sec[i+1][j]");
    click(&mut harness, said("build.panel-check", &[]));
    assert_eq!(state(&harness), (Subject::Build, "fir / sec", true));
    put(&mut harness, "0");
    for (key, shown) in [(Key::PageDown, Subject::Table), (Key::PageUp, Subject::Build)] {
        press(&mut harness, key);
        harness.run_steps(60);
        assert_eq!(state(&harness).0, shown);
        assert_eq!(harness.state().state().lasting_view().recurrence.name(), "fir / sec", "other stops keep theirs");
    }
    slot(&harness, "5", "build.about-left", "0");
    // A stop is made from what is on the stage.
    press_with(&mut harness, Modifiers::SHIFT, Key::S);
    let stops = harness.state().state().stops();
    assert_eq!((stops.len(), stops[2].build), (4, stops[1].build));
}

#[test]
fn loops_are_put_in_an_order_in_which_nothing_unfilled_is_read() {
    let mut harness = building();
    apply(&mut harness, Message::Build(BuildEdit::Begin(Recurrence::FIR_SEC, Gaps::Loops)));
    harness.run();
    put(&mut harness, "i = 0…n−1");
    put(&mut harness, "j = 0…n−1");
    click(&mut harness, said("build.panel-check", &[]));
    assert!(shows(&harness, "Cell 0…1 reads cell 1, which is not filled yet."));
    assert!(shows(&harness, "Cell 0…1 would be number 2"));
    slot(&harness, "12", "build.about-outer", "i = 0…n−1").click();
    harness.run();
    put(&mut harness, "i = n−1…0");
    click(&mut harness, said("build.panel-check", &[]));
    assert!(shows(&harness, said("build.verdict-loops-right", &[])));
    let state = harness.state().state();
    assert_eq!((state.view().fill_order, state.view().recurrence), (FillOrder::Rows, Recurrence::FIR_SEC));
    press_with(&mut harness, CTRL, Key::Z);
    slot(&harness, "12", "build.about-outer", "i = 0…n−1");
}

#[test]
fn letters_in_a_gap_choose_the_block_that_begins_so_and_nothing_else_happens() {
    let mut harness = building();
    let before = harness.state().state().row().clone();
    slot(&harness, "8", "build.about-right", said("build.panel-gap", &[])).focus();
    harness.run();
    for letter in ["f", "i", "r", "[", "i", "]"] {
        harness.event(Event::Text(letter.to_owned()));
        harness.run();
    }
    slot(&harness, "8", "build.about-right", "fir[i][j−1]");
    assert_eq!((view(&harness).subject, harness.state().state().row()), (Subject::Build, &before));
    // The gap with the focus is the one that the blocks below are for.
    assert_eq!(harness.state().state().chosen_slot(), Some(7));
}

#[test]
fn under_another_rule_its_recurrence_is_built_and_a_wrong_block_has_its_own_row() {
    let mut harness = app_with_row("5 3 1 4 2");
    apply(&mut harness, Command::WhatStays.into());
    apply(&mut harness, Command::ShowBuild.into());
    harness.run();
    for block in ["v[i]", "sum[i][j−1]", "0"] {
        put(&mut harness, block);
    }
    click(&mut harness, said("build.panel-check", &[]));
    assert!(shows(&harness, said("build.verdict-says-lead", &["0 1", "First", "0", "1"])));
    assert!(shows_part(&harness, said("build.mistake-taken-counts", &[])));
    assert!(shows(&harness, said("rule.game-takes-and-gets", &["First", "0", "1"])), "what stays is the gain");
    slot(&harness, "3", "build.about-left", "v[i]").click();
    harness.run();
    put(&mut harness, "sum[i+1][j]");
    click(&mut harness, said("build.panel-check", &[]));
    assert!(shows_part(&harness, said("rule.short-what-stays", &[])));
    assert!(harness.state().state().verdict().is_some_and(Verdict::is_right));
    // Who plays alone has other words.
    apply(&mut harness, Command::RisingPrices.into());
    apply(&mut harness, Message::Build(BuildEdit::Begin(Recurrence::of_rule(Rule::RISING_PRICES).unwrap(), Gaps::One)));
    harness.run();
    put(&mut harness, "−");
    click(&mut harness, said("build.panel-check", &[]));
    assert!(shows(&harness, said("build.verdict-says-alone", &["0 1", "1", "2"])));
    assert!(shows_part(&harness, said("build.mistake-nobody-else", &[])));
}
