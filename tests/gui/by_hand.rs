//! Filling a table by hand in the window: by keys, by pointer, from a spreadsheet, and what a check says.

use coin_duel::app::command::Command;
use coin_duel::app::message::{Message, OwnEdit};
use coin_duel::game::Interval;
use coin_duel::predict::NumberPlace;
use coin_duel::session::Subject;
use coin_duel::text::said;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::support::*;

fn by_hand(row: &str) -> Window {
    let mut harness = app_with_row(row);
    apply(&mut harness, Command::ShowOwn.into());
    harness.run();
    harness
}

fn place(table: usize, i: usize, j: usize) -> NumberPlace {
    NumberPlace { interval: Interval::new(i, j), table }
}

fn numbers(harness: &Window, places: &[NumberPlace]) -> Vec<Option<i128>> {
    let own = harness.state().state().own_table().unwrap();
    places.iter().map(|place| own.number(*place)).collect()
}

/// Types a text in one frame.
fn type_text(harness: &mut Window, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    harness.run();
}

/// Types characters, each in a frame of its own.
fn type_slowly(harness: &mut Window, text: &str) {
    for character in text.chars() {
        type_text(harness, &character.to_string());
    }
}

#[test]
fn numbers_are_typed_along_the_diagonals_as_one_writes_them() {
    let mut harness = by_hand("8 15 3");
    // Whether the frames are slow or quick.
    type_slowly(&mut harness, "8/0 15/0 3/");
    for text in ["0 1", "5/8 ", "1", "5/3 11/15"] {
        type_text(&mut harness, text);
    }
    let places = [place(0, 0, 0), place(1, 2, 2), place(0, 0, 1), place(1, 0, 1), place(0, 1, 2), place(1, 0, 2)];
    assert_eq!(numbers(&harness, &places), [Some(8), Some(0), Some(15), Some(8), Some(15), Some(15)]);
    click(&mut harness, said("own.panel-check", &[]));
    assert!(shows(&harness, said("own.panel-full", &[])));
}

#[test]
fn digits_and_keys_of_one_slow_frame_are_taken_in_their_order() {
    let mut harness = by_hand("8 15 3");
    let key = |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
    let text = |text: &str| Event::Text(text.to_owned());
    for frame in [
        vec![text("8"), key(Key::Enter), text("0"), key(Key::Tab), text("1")],
        vec![text("5"), key(Key::Enter)],
        vec![key(Key::Enter), text("3")],
    ] {
        harness.input_mut().events.extend(frame);
        harness.run();
    }
    let places = [place(0, 0, 0), place(1, 0, 0), place(0, 1, 1), place(1, 1, 1), place(0, 2, 2)];
    assert_eq!(numbers(&harness, &places), [Some(8), Some(0), Some(15), None, Some(3)]);
    // The next digit begins a number anew that was there before.
    apply(&mut harness, Message::Own(OwnEdit::GoTo(place(0, 0, 0))));
    harness.run();
    harness.input_mut().events.extend([key(Key::Enter), text("7")]);
    harness.run();
    assert_eq!(numbers(&harness, &places[..2]), [Some(8), Some(7)]);
    // Shift changes nothing about Enter.
    press_with(&mut harness, Modifiers::SHIFT, Key::Enter);
    assert!(harness.get_by_label("fir of coin 1").accesskit_node().is_focused());
}

#[test]
fn arrows_and_tab_go_from_cell_to_cell_and_undo_takes_numbers_back() {
    let mut harness = by_hand("8 15 3");
    let field = |harness: &Window, name: &str| harness.get_by_label(name).accesskit_node().is_focused();
    assert!(field(&harness, "fir of coin 0"));
    press(&mut harness, Key::ArrowRight);
    assert!(field(&harness, "fir of coins 0 to 1"));
    press(&mut harness, Key::Tab);
    assert!(field(&harness, "sec of coins 0 to 1"));
    type_slowly(&mut harness, "12");
    press_with(&mut harness, Modifiers::SHIFT, Key::Tab);
    press(&mut harness, Key::ArrowDown);
    assert!(field(&harness, "fir of coin 1"));
    type_slowly(&mut harness, "-7");
    press(&mut harness, Key::Enter);
    assert!(field(&harness, "sec of coin 1"));
    let places = [place(1, 0, 1), place(0, 1, 1)];
    assert_eq!(numbers(&harness, &places), [Some(12), Some(-7)]);
    assert!(harness.query_by_label("fir of coin 1: -7").is_some(), "screen readers hear it");
    harness.get_by_label("sec of coins 0 to 1: 12").click();
    harness.run();
    assert!(field(&harness, "sec of coins 0 to 1"));
    press(&mut harness, Key::Escape);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(numbers(&harness, &places), [Some(12), None], "a number is a step");
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(numbers(&harness, &places), [None, None]);
}

#[test]
fn tab_leaves_the_table_at_its_end() {
    let mut harness = by_hand("8");
    press(&mut harness, Key::Tab);
    assert!(harness.get_by_label("sec of coin 0").accesskit_node().is_focused());
    press(&mut harness, Key::Tab);
    harness.run();
    assert!(!harness.get_by_label("sec of coin 0").accesskit_node().is_focused());
}

#[test]
fn the_first_wrong_number_is_named_and_what_follows_is_not_blamed() {
    let mut harness = by_hand("8 15 3 7");
    // Own fir in the place of the other's sec at 0…1: 8 + 15. The rest of the row follows from it.
    type_text(&mut harness, "8/0 15/0 3/0 7/0 23/8 15/3 7/3 11/15 18/15");
    click(&mut harness, said("own.panel-check", &[]));
    assert!(shows(&harness, "fir[0][1] is not 23."));
    assert!(shows_part(&harness, "after the pick the other player is to move, so read sec, not fir."));
    assert!(harness.get_by_label("fir of coins 0 to 1: wrong").accesskit_node().is_focused());
    // fir[0][2] = 3 + 8 = 11 is what it was, but sec[0][2] = fir[0][1] would be 23.
    apply(&mut harness, Message::Own(OwnEdit::GoTo(place(1, 0, 2))));
    harness.run();
    type_text(&mut harness, "23");
    click(&mut harness, said("own.panel-check", &[]));
    assert!(shows_part(&harness, "One more number is off, but right for the numbers that you had."));
    click(&mut harness, said("own.panel-show-me", &[]));
    assert!(shows_part(&harness, "fir[0][1] is 15, for taking right"));
    assert_eq!(numbers(&harness, &[place(0, 0, 1)]), [Some(15)]);
    click(&mut harness, said("own.panel-clear", &[]));
    assert_eq!(numbers(&harness, &[place(0, 0, 1), place(0, 0, 0)]), [None, None]);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(numbers(&harness, &[place(0, 0, 1), place(0, 0, 0)]), [Some(15), Some(8)]);
}

#[test]
fn a_table_is_pasted_from_a_spreadsheet_and_a_wrong_one_changes_nothing() {
    let mut harness = by_hand("8 15 3");
    let paste = |harness: &mut Window, text: &str| {
        harness.event(Event::Paste(text.to_owned()));
        harness.run();
    };
    paste(&mut harness, "8/0\t15/8\t11/15\n\t15/0\t15/3\n\t\t3/0\n");
    let places = [place(0, 0, 0), place(0, 0, 2), place(1, 0, 2), place(1, 2, 2)];
    let all = [Some(8), Some(11), Some(15), Some(0)];
    assert_eq!(numbers(&harness, &places), all);
    paste(&mut harness, "1\tx\t\n");
    assert!(shows_part(&harness, "line 1, cell 2: “x” is no number"));
    assert_eq!(numbers(&harness, &places), all);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(numbers(&harness, &places), [None; 4]);
}

#[test]
fn it_is_saved_and_another_row_or_recurrence_begins_another_table() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("homework.ron");
    let mut harness = by_hand("8 15 3");
    type_text(&mut harness, "8/0 15");
    save_as(&mut harness, &path);
    let mut other = app();
    open(&mut other, &path);
    assert_eq!(other.state().state().view().subject, Subject::Own);
    assert_eq!(numbers(&other, &[place(0, 0, 0), place(0, 1, 1), place(1, 1, 1)]), [Some(8), Some(15), None]);
    apply(&mut other, Command::Difference.into());
    other.run();
    assert_eq!(numbers(&other, &[place(0, 0, 0)]), [None]);
    apply(&mut other, Command::FirSec.into());
    other.run();
    assert_eq!(numbers(&other, &[place(0, 0, 0)]), [Some(8)], "nothing is lost by looking at another one");
}

#[test]
fn a_long_row_says_how_long_it_may_be() {
    let harness = by_hand(&"1 ".repeat(21));
    assert!(shows(&harness, said("own.panel-too-many-coins", &["20"])));
}

#[test]
fn a_class_fills_the_table_on_a_slide() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lesson.ron");
    let stops = "(at: fill(0.0), words: \"Look.\"), (at: fill(3.0), words: \"Fill it.\", subject: own)";
    std::fs::write(&path, format!("(version: 9, title: \"A path\", coins: [8, 15, 3], stops: [{stops}])")).unwrap();
    let mut harness = app();
    open(&mut harness, &path);
    apply(&mut harness, Command::Lecture.into());
    while view(&harness).subject != Subject::Own {
        press(&mut harness, Key::PageDown);
        harness.run_steps(60);
    }
    harness.get_by_label("fir of coins 0 to 1: empty").click();
    harness.run();
    type_text(&mut harness, "15");
    press(&mut harness, Key::Escape);
    click(&mut harness, said("own.panel-check", &[]));
    assert!(shows(&harness, said("own.panel-right-so-far", &["11"])));
    assert!(harness.state().state().lecture.is_some());
}

#[test]
fn digits_go_into_the_framed_cell_whatever_has_the_focus_and_never_into_the_row() {
    let mut harness = by_hand("8 15 3");
    type_slowly(&mut harness, "8/");
    press(&mut harness, Key::Escape);
    assert!(harness.ctx.memory(|memory| memory.focused().is_none()));
    type_slowly(&mut harness, "12");
    assert_eq!(numbers(&harness, &[place(0, 0, 0), place(1, 0, 0)]), [Some(8), Some(12)]);
    assert_eq!(coins(&harness), [8, 15, 3]);
    // A click anywhere in a cell goes to the number there.
    let part = harness.get_by_label("sec of coins 0 to 2: empty").rect();
    harness.hover_at(part.right_top() + egui::vec2(-4.0, 4.0));
    harness.drag_at(part.right_top() + egui::vec2(-4.0, 4.0));
    harness.drop_at(part.right_top() + egui::vec2(-4.0, 4.0));
    harness.run();
    type_slowly(&mut harness, "5");
    assert_eq!(numbers(&harness, &[place(1, 0, 2)]), [Some(5)]);
    press_with(&mut harness, Modifiers::ALT, Key::Num4);
    assert_eq!(view(&harness).recurrence.name(), "fir − sec", "keys of commands work beside the field");
}

#[test]
fn a_verdict_moves_no_cell_and_undo_goes_to_its_number() {
    let mut harness = by_hand("8 15 3");
    type_text(&mut harness, "8/0 15/0 3/0 23/8");
    let at = |harness: &Window| harness.get_by_label("fir of coins 0 to 2: empty").rect();
    let before = at(&harness);
    click(&mut harness, said("own.panel-check", &[]));
    harness.run();
    assert!(shows(&harness, "fir[0][1] is not 23.") && at(&harness) == before);
    press(&mut harness, Key::End);
    apply(&mut harness, Message::Own(OwnEdit::GoTo(place(0, 0, 2))));
    press_with(&mut harness, CTRL, Key::Z);
    assert!(harness.get_by_label("sec of coins 0 to 1").accesskit_node().is_focused());
}

#[test]
fn what_is_typed_in_the_frame_of_a_click_belongs_to_the_number_before_it() {
    let mut harness = by_hand("8 15 3");
    harness.event(Event::Text("8".to_owned()));
    harness.get_by_label("fir of coins 0 to 1: empty").click();
    harness.run();
    assert_eq!(numbers(&harness, &[place(0, 0, 0), place(0, 0, 1)]), [Some(8), None]);
    assert!(harness.get_by_label("fir of coins 0 to 1").accesskit_node().is_focused());
}

#[test]
fn behind_the_last_number_comes_the_button_that_checks() {
    let mut harness = by_hand("8 15");
    for number in ["8", "0", "15", "0", "15"] {
        harness.event(Event::Text(number.to_owned()));
        harness.run();
        press(&mut harness, Key::Tab);
    }
    press(&mut harness, Key::Tab);
    assert!(harness.get_by_label(said("own.panel-check", &[])).accesskit_node().is_focused());
    // Enter in the last number checks, too.
    let mut harness = by_hand("8");
    for number in ["8", "0"] {
        harness.event(Event::Text(number.to_owned()));
        harness.run();
        press(&mut harness, Key::Enter);
    }
    assert!(harness.state().state().own_verdict().is_some());
}
