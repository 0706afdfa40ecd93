//! The dialog that lists all lessons, and the lessons in the command palette.

use coin_duel::wording;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;

use crate::support::*;

fn open_list(harness: &mut Window) {
    press_with(harness, Modifiers::SHIFT, Key::L);
    assert!(shows(harness, wording::dialogs::finder::find_a_lesson()));
}

fn type_words(harness: &mut Window, field: &str, words: &str) {
    harness.get_by_label(field).type_text(words);
    harness.run();
}

fn title(harness: &Window) -> String {
    harness.state().state().document().title.clone()
}

#[test]
fn the_arrows_and_enter_open_another_lesson() {
    let mut harness = app();
    open_list(&mut harness);
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowUp, Key::Enter] {
        press(&mut harness, key);
    }
    assert_eq!(title(&harness), "The smallest coin first");
    assert!(!shows(&harness, wording::dialogs::finder::find_a_lesson()));
}

#[test]
fn escape_closes_the_list_of_lessons_and_opens_nothing() {
    let mut harness = app();
    open_list(&mut harness);
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Escape);
    assert_eq!(
        (title(&harness).as_str(), shows(&harness, wording::dialogs::finder::find_a_lesson())),
        ("The 8 or the 7", false)
    );
}

#[test]
fn typing_filters_the_lessons_and_enter_opens_the_one_found() {
    let mut harness = app();
    open_list(&mut harness);
    type_words(&mut harness, wording::dialogs::finder::find_a_lesson(), "time linear");
    assert!(!shows_part(&harness, "Lesson 1 · The 8 or the 7"));
    press(&mut harness, Key::Enter);
    assert_eq!(title(&harness), "Linear time");

    open_list(&mut harness);
    type_words(&mut harness, wording::dialogs::finder::find_a_lesson(), "nothing like this");
    press(&mut harness, Key::Enter);
    assert!(shows(&harness, wording::dialogs::finder::no_lesson()));
}

#[test]
fn a_click_in_the_list_opens_a_lesson() {
    let mut harness = app();
    open_list(&mut harness);
    click(&mut harness, "Lesson 5 · The same question again");
    assert_eq!(title(&harness), "The same question again");
    assert!(!shows(&harness, wording::dialogs::finder::find_a_lesson()));
}

#[test]
fn the_list_shows_the_open_lesson_and_which_lessons_are_done() {
    let mut harness = app();
    press(&mut harness, Key::End);
    for _ in 0..22 {
        press_with(&mut harness, CTRL, Key::PageDown);
    }
    open_list(&mut harness);
    assert!(
        shows(&harness, "Lesson 1 · The 8 or the 7, done") && shows(&harness, "Lesson 2 · The smallest coin first")
    );
    let open = harness.get_by_label("Lesson 23 · Fusing, step by step, open").rect();
    let [field, first] = [wording::dialogs::finder::find_a_lesson(), "Lesson 1 · The 8 or the 7, done"]
        .map(|name| harness.get_by_label(name).rect());
    let window = harness.ctx.content_rect();
    assert!(field.bottom() < open.top() && open.bottom() < window.bottom() - 40.0, "{open} is out of view");
    assert!(first.bottom() < field.top(), "{first} is scrolled away");
}

#[test]
fn the_command_palette_opens_a_lesson() {
    let mut harness = app();
    press_with(&mut harness, CTRL, Key::K);
    type_words(&mut harness, wording::dialogs::finder::find_a_command(), "same question");
    press(&mut harness, Key::Enter);
    assert_eq!(title(&harness), "The same question again");
}
