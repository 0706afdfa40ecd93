//! The row as text: typing, pasting, reversing, shuffling and drawing at random, and the shortest rows.

use coin_duel::app::command::Command;
use coin_duel::app::message::Message;
use coin_duel::app::transport::{Transport, TransportAction};
use coin_duel::game::{FillOrder, Interval, Recurrence};
use coin_duel::session::Layout;
use coin_duel::session::Subject;
use coin_duel::text::said;
use coin_duel::wording;
use egui::{Event, ImeEvent, Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::support::*;

#[test]
fn a_row_that_is_entered_stays_if_escape_comes_in_the_same_frame() {
    let mut harness = app_with_row("5 5 5");
    type_row(&mut harness, "6 6 7");
    // The harness itself would run a frame for each event.
    let press_of =
        |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
    harness.input_mut().events.extend([Key::Enter, Key::Escape].map(press_of));
    harness.run_steps(3);
    assert_eq!(coins(&harness), [6, 6, 7]);
    type_row(&mut harness, "1 2");
    press(&mut harness, Key::Escape);
    assert_eq!(coins(&harness), [6, 6, 7], "only a row that is not entered is given up");
}

#[test]
fn keys_that_an_input_method_takes_run_no_command_and_its_digits_are_a_row() {
    let mut harness = app();
    // Here are no fonts of the system.
    press_with(&mut harness, CTRL, Key::L);
    let event =
        |key, pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
    let preedit = |text: &str| Event::Ime(ImeEvent::Preedit { text: text.to_owned(), active_range_chars: None });
    let is_asking_for_help = |harness: &Window| harness.state().app().dialog().is_some();
    for (number, key) in [Key::F1, Key::Enter, Key::Home, Key::F5].into_iter().enumerate() {
        // The key comes with what is composed, and in the frame after it.
        harness.input_mut().events.extend([preedit(&"８，".repeat(number + 1)), event(key, true), event(key, false)]);
        harness.run_steps(2);
        harness.input_mut().events.extend([event(key, true), event(key, false)]);
        harness.run_steps(2);
        assert!(!is_asking_for_help(&harness), "{key:?}");
        assert!(harness.state().state().lecture.is_none(), "{key:?}");
        assert!(harness.ctx.text_edit_focused(), "{key:?} stays with the input method");
    }
    let commit = Event::Ime(ImeEvent::Commit("８，１５，３".to_owned()));
    harness.input_mut().events.extend([commit, event(Key::Enter, true)]);
    harness.run_steps(3);
    assert_eq!(coins(&harness), [8, 15, 3]);
    press(&mut harness, Key::F1);
    assert!(is_asking_for_help(&harness), "the keys are commands again");
}

#[test]
fn a_field_that_is_left_while_a_text_is_composed_gives_the_keys_back() {
    let mut harness = app();
    // Here are no fonts of the system.
    press_with(&mut harness, CTRL, Key::L);
    harness.event(Event::Ime(ImeEvent::Preedit { text: "８".to_owned(), active_range_chars: None }));
    harness.run_steps(2);
    harness.ctx.memory_mut(egui::Memory::stop_text_input);
    harness.run_steps(2);
    press(&mut harness, Key::F1);
    assert!(harness.state().app().dialog().is_some());
}

#[test]
fn a_bad_row_gets_an_explanation_and_the_row_from_before_the_typing_returns() {
    let mut harness = app();
    type_row(&mut harness, "8 15");
    harness.get_by_label(wording::panels::coins::row_of_coins()).type_text(" x");
    harness.run();
    assert!(shows_part(&harness, "character 6: “x” is not a whole number"));
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
    assert_eq!(
        harness.get_by_label(wording::panels::coins::row_of_coins()).value().as_deref(),
        Some("8 15 x"),
        "nothing typed is lost"
    );
    press(&mut harness, Key::Backspace);
    assert!(!shows_part(&harness, "is not a whole number"));
    assert_eq!(coins(&harness), [8, 15]);
}

#[test]
fn a_text_of_judges_is_read_with_a_remark_and_can_be_read_otherwise() {
    let mut harness = app();
    type_row(&mut harness, "4\n4 5 1 3");
    assert_eq!(coins(&harness), [4, 5, 1, 3]);
    assert!(shows(&harness, "Read as 4 coins: the first line is the number of coins."));
    click(&mut harness, "Read 5 coins instead: each number is a coin");
    assert_eq!(coins(&harness), [4, 4, 5, 1, 3]);
    assert_eq!(
        harness.get_by_label(wording::panels::coins::row_of_coins()).value().as_deref(),
        Some("4\n4 5 1 3"),
        "nothing typed is lost"
    );
    click(&mut harness, "Read 4 coins instead: the first line is the number of coins");
    assert_eq!(coins(&harness), [4, 5, 1, 3]);
}

#[test]
fn readings_that_are_equally_good_are_offered_and_enter_takes_the_marked_one() {
    let mut harness = app();
    type_row(&mut harness, "1,250, 2,125");
    assert_eq!(coins(&harness), [8, 15, 3, 7], "nothing is taken yet");
    assert!(shows(&harness, "4 coins: 1, 250, 2, 125 (each number is a coin)"));
    assert!(shows(&harness, "2 coins: 1250, 2125 (the marks in a number group its digits)"));
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Enter);
    assert_eq!(coins(&harness), [1250, 2125]);
    assert_eq!(harness.get_by_label(wording::panels::coins::row_of_coins()).value().as_deref(), Some("1250, 2125"));

    type_row(&mut harness, "1,250, 2,125");
    click(&mut harness, "4 coins: 1, 250, 2, 125 (each number is a coin)");
    assert_eq!(coins(&harness), [1, 250, 2, 125]);
}

#[test]
fn a_number_with_decimals_over_a_good_row_leaves_that_row_and_its_texts() {
    let mut harness = app();
    let title = harness.state().state().document().title.clone();
    press_with(&mut harness, CTRL, Key::L);
    for letter in ["1", ".", "5"] {
        harness.get_by_label(wording::panels::coins::row_of_coins()).type_text(letter);
        harness.run();
    }
    assert!(shows_part(&harness, "coins are whole numbers"));
    assert_eq!((coins(&harness), &harness.state().state().document().title), (vec![8, 15, 3, 7], &title));
    press(&mut harness, Key::Escape);
    assert!(!harness.state().app().can_undo(), "nothing was changed");
    assert_eq!(harness.get_by_label(wording::panels::coins::row_of_coins()).value().as_deref(), Some("8, 15, 3, 7"));
    assert!(!shows_part(&harness, "coins are whole numbers"));
}

#[test]
fn a_minus_sign_that_is_typed_before_its_digits_keeps_the_row_so_far() {
    let mut harness = app();
    type_row(&mut harness, "4 5");
    harness.get_by_label(wording::panels::coins::row_of_coins()).type_text(" -");
    harness.run();
    assert_eq!(coins(&harness), [4, 5]);
    harness.get_by_label(wording::panels::coins::row_of_coins()).type_text("6");
    harness.run();
    assert_eq!(coins(&harness), [4, 5, -6]);
    press(&mut harness, Key::Enter);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(coins(&harness), [8, 15, 3, 7], "one step for undo");
}

#[test]
fn reverse_and_shuffle_change_the_order_and_undo_restores_it() {
    // With this many coins no shuffle keeps the order.
    let sorted: Vec<i64> = (0..40).collect();
    let reversed: Vec<i64> = sorted.iter().rev().copied().collect();
    let mut harness = app_with_row(&format!("{sorted:?}"));
    choose(&mut harness, "Rearrange", "Reverse");
    assert_eq!(coins(&harness), reversed);
    choose(&mut harness, "Rearrange", "Shuffle");
    let mut shuffled = coins(&harness);
    assert_ne!(shuffled, reversed);
    shuffled.sort_unstable();
    assert_eq!(shuffled, sorted);
    choose(&mut harness, "Edit", "Undo");
    assert_eq!(coins(&harness), reversed);
}

#[test]
fn undo_restores_the_row_and_keeps_the_view() {
    let mut harness = app_with_row("1 2 3");
    press_with(&mut harness, ALT, Key::Num3);
    press(&mut harness, Key::T);
    press_with(&mut harness, CTRL, Key::Z);
    assert_eq!(coins(&harness), [8, 15, 3, 7]);
    assert_eq!((view(&harness).recurrence, view(&harness).layout), (Recurrence::MY_TURN, Layout::Triangle));
}

#[test]
fn a_long_pasted_text_becomes_the_row_and_a_bad_one_changes_nothing() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::L);
    let numbers = (0..30_000).map(|k| (k % 90).to_string()).collect::<Vec<_>>().join(" ");
    harness.event(Event::Paste(format!("{numbers} x")));
    harness.run();
    assert!(shows_part(&harness, "The pasted text is not a row: ") && coins(&harness) == [8, 15, 3, 7]);
    harness.event(Event::Paste(numbers));
    harness.run();
    assert_eq!(coins(&harness).len(), 30_000);
    assert!(shows_part(&harness, "30,000 coins"));
}

#[test]
fn the_seed_determines_the_random_row() {
    let mut harness = app();
    click(&mut harness, "Random…");
    harness.get_by_label("Seed").click();
    harness.run();
    press_with(&mut harness, CTRL, Key::A);
    harness.get_by_label("Seed").type_text("1");
    harness.run();
    press(&mut harness, Key::Enter);
    click(&mut harness, wording::dialogs::random::use_this_row());
    assert_eq!(coins(&harness), [9, 2, 12, 5, 6, 15, 10, 4]);
    let title = harness.get_by_label(wording::panels::story::title()).value();
    assert_eq!(
        title.as_deref(),
        Some(said("row.recipe", &["8", "uniform", "1", "20", "1"])),
        "the seed stays with the row"
    );
}

#[test]
fn the_shortest_rows_work_in_every_order_recurrence_tab_and_layout() {
    for row in ["5", "5 7"] {
        let mut harness = app_with_row(row);
        for order in FillOrder::ALL {
            for recurrence in Command::RECURRENCES {
                for subject in Subject::ALL {
                    for command in [Command::of_order(order), recurrence, Command::of_subject(subject)] {
                        apply(&mut harness, command.into());
                    }
                    apply(&mut harness, Command::ToggleLayout.into());
                    let end = harness.state().state().transports.fill.end();
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
fn the_dialog_of_random_rows_starts_in_its_first_field_and_says_that_bounds_are_swapped() {
    let mut harness = app();
    click(&mut harness, "Random…");
    harness.run();
    assert!(harness.get_by_label(wording::widgets::how_many_coins()).is_focused());
    let close = harness.get_by_label(wording::dialogs::random::use_this_row()).rect();
    harness.get_by_label(wording::widgets::how_many_coins()).type_text("12");
    harness.run();
    for (field, value) in [("Smallest", "30"), ("Largest", "20")] {
        harness.get_by_label(field).click();
        harness.run();
        press_with(&mut harness, CTRL, Key::A);
        harness.get_by_label(field).type_text(value);
        harness.run();
        press(&mut harness, Key::Enter);
    }
    assert!(shows(&harness, said("dialogs.random-bounds-are-swapped", &["20", "30"])));
    assert_eq!(harness.get_by_label(wording::dialogs::random::use_this_row()).rect(), close, "nothing has moved");
    click(&mut harness, wording::dialogs::random::use_this_row());
    assert!(coins(&harness).iter().all(|coin| (20..=30).contains(coin)), "{:?}", coins(&harness));
    assert_eq!(coins(&harness).len(), 12, "what is typed replaces the number");
}

#[test]
fn return_ends_the_typing_of_a_number_and_then_uses_the_random_row() {
    let mut harness = app();
    click(&mut harness, "Random…");
    harness.run();
    harness.get_by_label(wording::widgets::how_many_coins()).type_text("3000");
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(shows(&harness, wording::dialogs::random::heading()), "a number was typed");
    press(&mut harness, Key::Enter);
    wait_until(&mut harness, "row", |harness| coins(harness).len() == 3_000);
    assert!(!shows(&harness, wording::dialogs::random::heading()));
}
