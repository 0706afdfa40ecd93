//! Digits, and keyboards of other layouts: a key is meant by its letter and by its position.

use coin_duel::app::transport::Transport;
use coin_duel::game::{FillOrder, Recurrence};
use coin_duel::predict::{Frequency, QuestionKind};
use coin_duel::wording;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::predict::with_questions;
use crate::support::*;

const NONE: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;

fn text_of_row(harness: &Window) -> Option<String> {
    harness.get_by_label(wording::panels::coins::row_of_coins()).value()
}

fn speed(harness: &Window) -> f64 {
    harness.state().state().preferences.speed(Transport::Fill)
}

/// Holds `AltGr` or releases it.
fn alt_gr(harness: &mut Window, pressed: bool) {
    let (key, physical_key) = (Key::AltRight, Some(Key::AltRight));
    harness.event(Event::Key { key, physical_key, pressed, repeat: false, modifiers: NONE });
    harness.run();
}

// ---- digits

#[test]
fn digits_without_the_focus_type_a_row_and_run_no_command() {
    let mut harness = app();
    let before = view(&harness);
    type_letters(&mut harness, "5 3 7 10");
    assert_eq!(coins(&harness), [5, 3, 7, 10]);
    assert_eq!(text_of_row(&harness).as_deref(), Some("5 3 7 10"));
    assert!(harness.get_by_label(wording::panels::coins::row_of_coins()).is_focused());
    assert_eq!((view(&harness).recurrence, view(&harness).fill_order), (before.recurrence, before.fill_order));
    assert!(shows(&harness, "Play fill") && speed(&harness) == 1.0, "no space plays");
}

#[test]
fn letters_that_come_in_one_frame_are_all_typed() {
    let mut harness = app();
    for letter in ["5", " ", "3", " ", "7"] {
        let key = Key::from_name(letter).unwrap();
        let pressed = Event::Key { key, physical_key: Some(key), pressed: true, repeat: false, modifiers: NONE };
        harness.input_mut().events.extend([pressed, Event::Text(letter.to_owned())]);
    }
    harness.run();
    assert_eq!(coins(&harness), [5, 3, 7]);
    assert!(shows(&harness, "Play fill"));
}

#[test]
fn a_digit_types_a_row_while_a_button_has_the_focus_and_the_panel_is_closed() {
    let mut harness = app();
    press(&mut harness, Key::F3);
    harness.get_by_label("Play fill").focus();
    harness.run();
    type_letters(&mut harness, "4 2");
    assert_eq!(coins(&harness), [4, 2]);
}

#[test]
fn escape_restores_the_row_and_redo_brings_the_typed_one_back() {
    let mut harness = app();
    let (text, title) = (text_of_row(&harness), harness.state().state().document().title.clone());
    type_letters(&mut harness, "5 3");
    press(&mut harness, Key::Escape);
    assert_eq!((coins(&harness), text_of_row(&harness)), (vec![8, 15, 3, 7], text));
    assert_eq!(harness.state().state().document().title, title);
    press_with(&mut harness, CTRL | SHIFT, Key::Z);
    assert_eq!(coins(&harness), [5, 3]);
}

#[test]
fn enter_keeps_the_focus_and_selects_the_row_and_space_and_arrows_play_and_step() {
    let mut harness = app();
    type_letters(&mut harness, "5 3");
    press(&mut harness, Key::Enter);
    assert!(harness.get_by_label(wording::panels::coins::row_of_coins()).is_focused());
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(head(&harness), 2.0);
    press_key_at(&mut harness, Key::Space, Key::Space, NONE, " ");
    assert!(coins(&harness) == [5, 3] && harness.state().state().is_moving(), "Space plays");
    press_key_at(&mut harness, Key::Space, Key::Space, NONE, " ");
    assert!(!harness.state().state().is_moving());
    type_letters(&mut harness, "9 1 4");
    assert_eq!(coins(&harness), [9, 1, 4], "typing replaces the row");
    press(&mut harness, Key::Enter);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(coins(&harness), [5, 3]);
    press(&mut harness, Key::Escape);
    assert_eq!(coins(&harness), [5, 3], "an entered row stays");
}

#[test]
fn alt_with_a_digit_chooses_in_the_field_of_the_row_and_types_nothing() {
    let mut harness = app();
    type_letters(&mut harness, "5 3");
    press_key_at(&mut harness, Key::Num4, Key::Num4, ALT, "4");
    press_key_at(&mut harness, Key::Num7, Key::Num7, ALT, "7");
    assert_eq!(text_of_row(&harness).as_deref(), Some("5 3"));
    assert_eq!((view(&harness).recurrence, view(&harness).fill_order), (Recurrence::DIFFERENCE, FillOrder::Columns));
}

#[test]
fn a_digit_types_no_row_while_another_answer_is_asked_for() {
    let mut harness = with_questions("8 15 3 7", &[QuestionKind::Sources], Frequency::EachCell);
    step_to_a_question(&mut harness);
    type_letters(&mut harness, "5");
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
}

// ---- other layouts

#[test]
fn french_digits_type_a_row_with_shift_and_by_position_and_no_key_of_a_digit_slows_down() {
    let mut harness = app();
    for (digit, text) in [(Key::Num4, "4"), (Key::Num9, "9")] {
        press_key_at(&mut harness, digit, digit, SHIFT, text);
        press_key_at(&mut harness, Key::Space, Key::Space, NONE, " ");
    }
    press_key_at(&mut harness, Key::Num6, Key::Minus, NONE, "-");
    press_key_at(&mut harness, Key::Num5, Key::Num5, SHIFT, "5");
    assert_eq!(coins(&harness), [4, 9, -5], "a row that is begun by letters goes on by letters");
    assert_eq!(speed(&harness), 1.0);

    let mut harness = app();
    for (position, key, text) in [
        (Key::Num6, Key::Minus, "-"),
        (Key::Space, Key::Space, " "),
        (Key::Num4, Key::Quote, "'"),
        (Key::Num2, Key::Num2, "é"),
    ] {
        press_key_at(&mut harness, position, key, NONE, text);
    }
    assert_eq!((coins(&harness), speed(&harness)), (vec![6, 42], 1.0));
}

#[test]
fn french_and_czech_keys_of_digits_choose_recurrences_and_orders_with_alt() {
    let mut harness = app();
    press_key_at(&mut harness, Key::Num4, Key::Quote, ALT, "'");
    press_key_at(&mut harness, Key::Num6, Key::Minus, ALT, "-");
    assert_eq!((view(&harness).recurrence, view(&harness).fill_order), (Recurrence::DIFFERENCE, FillOrder::Rows));
    press_key_at(&mut harness, Key::Num1, Key::Plus, ALT, "+");
    assert_eq!(view(&harness).recurrence, Recurrence::FIR_SEC);
    assert_eq!((coins(&harness), speed(&harness)), (vec![8, 15, 3, 7], 1.0));
}

#[test]
fn a_czech_1_types_a_row_and_does_not_speed_up() {
    let mut harness = app();
    press_key_at(&mut harness, Key::Num1, Key::Plus, NONE, "+");
    press_key_at(&mut harness, Key::Num3, Key::Num3, NONE, "š");
    assert_eq!((coins(&harness), speed(&harness)), (vec![13], 1.0));
    press(&mut harness, Key::Escape);
    press_key_at(&mut harness, Key::Num7, Key::Num7, SHIFT, "7");
    assert_eq!(coins(&harness), [7]);
}

#[test]
fn a_french_number_answers_a_question_with_and_without_shift() {
    for (keys, answer) in [
        ([(Key::Num1, Key::Num1, SHIFT, "1"), (Key::Num5, Key::Num5, SHIFT, "5")], "15"),
        ([(Key::Num1, Key::Num1, NONE, "&"), (Key::Num5, Key::Num5, NONE, "(")], "15"),
        ([(Key::Num6, Key::Minus, NONE, "-"), (Key::Num5, Key::Num5, SHIFT, "5")], "-5"),
    ] {
        let mut harness = with_questions("8 15 3 7", &[QuestionKind::First], Frequency::EachCell);
        step_to_a_question(&mut harness);
        for (position, key, modifiers, text) in keys {
            press_key_at(&mut harness, position, key, modifiers, text);
        }
        assert_eq!(harness.get_by_label("Your number").value().as_deref(), Some(answer));
        assert_eq!((coins(&harness), speed(&harness)), (vec![8, 15, 3, 7], 1.0));
    }
}

#[test]
fn the_keys_of_a_remote_blank_the_slide_by_position() {
    for (position, key, text) in [
        (Key::Period, Key::Colon, ":"),  // French
        (Key::Period, Key::Period, "ю"), // Russian
        (Key::Period, Key::Period, "."),
        (Key::Comma, Key::Semicolon, ";"), // French: not the key of a remote
    ] {
        let mut harness = app();
        press(&mut harness, Key::L);
        press_key_at(&mut harness, position, key, NONE, text);
        assert_eq!(harness.state().state().is_blank(), position == Key::Period, "{text}");
    }
    let mut harness = app();
    press(&mut harness, Key::L);
    press_key_at(&mut harness, Key::Comma, Key::Period, SHIFT, ".");
    assert!(harness.state().state().is_blank(), "the French letter");
    for (key, text) in [(Key::B, "и"), (Key::X, "x")] {
        let mut harness = app();
        press(&mut harness, Key::L);
        press_key_at(&mut harness, Key::B, key, NONE, text);
        assert!(harness.state().state().lecture.is_some_and(|lecture| lecture.is_black), "Russian and Dvorak: {text}");
    }
}

#[test]
fn german_brackets_take_coins_by_position_and_by_letter() {
    let mut harness = against_the_table("8 15 3 7");
    assert_eq!(harness.state().state().transports.active, Transport::Game);
    press_key_at(&mut harness, Key::CloseBracket, Key::Plus, NONE, "+");
    let right = lines(&harness);
    assert!(!right[0].is_empty(), "the key beside ü takes right");
    let mut harness = against_the_table("8 15 3 7");
    alt_gr(&mut harness, true);
    press_key_at(&mut harness, Key::Num9, Key::CloseBracket, NONE, "]");
    alt_gr(&mut harness, false);
    assert_eq!(lines(&harness), right, "AltGr with 9 takes right");
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
    let mut harness = against_the_table("8 15 3 7");
    press_key_at(&mut harness, Key::OpenBracket, Key::OpenBracket, NONE, "ü");
    let left = lines(&harness);
    assert!(!left[0].is_empty() && left != right, "ü takes left");
}

#[test]
fn a_plus_sign_speeds_up_where_no_coin_is_taken() {
    let mut harness = app();
    press_key_at(&mut harness, Key::CloseBracket, Key::Plus, NONE, "+");
    assert!(speed(&harness) > 1.0, "German");
    let mut harness = app();
    press_key_at(&mut harness, Key::Equals, Key::Plus, SHIFT, "+");
    assert!(speed(&harness) > 1.0, "of the USA");
}

// ---- the look of the field

#[test]
fn the_field_under_the_pointer_looks_as_without_it_and_not_as_with_the_focus() {
    let mut harness = app();
    let edges = |harness: &Window| {
        let field = harness.get_by_label(wording::panels::coins::row_of_coins()).rect();
        let edges = harness.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
            egui::Shape::Rect(rect)
                if rect.rect.expand(3.0).contains_rect(field) && field.expand(6.0).contains_rect(rect.rect) =>
            {
                Some((rect.stroke.width, rect.stroke.color))
            }
            _ => None,
        });
        edges.collect::<Vec<_>>()
    };
    harness.hover_at(egui::pos2(640.0, 400.0));
    harness.run();
    let without = edges(&harness);
    assert!(!without.is_empty());
    harness.get_by_label(wording::panels::coins::row_of_coins()).hover();
    harness.run();
    assert_eq!(edges(&harness), without);
    press_with(&mut harness, CTRL, Key::L);
    assert_ne!(edges(&harness), without);
}
