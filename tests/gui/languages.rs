//! The window in each language, and in the pseudo-language, whose texts have two fifths more letters.

#[allow(dead_code, reason = "the other tests of the window use it, too")]
mod support;

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use coin_duel::app::command::Command;
use coin_duel::app::message::{Edit, Message};
use coin_duel::number;
use coin_duel::session::Subject;
use coin_duel::wording::{PSEUDO, choose_language, language, languages};
use egui::{Key, vec2};

use support::*;

/// Lets one test at a time choose languages.
fn alone() -> MutexGuard<'static, ()> {
    static LANGUAGE: Mutex<()> = Mutex::new(());
    LANGUAGE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the languages but English.
fn others() -> impl Iterator<Item = &'static str> {
    languages().map(|(tag, _)| tag).skip(1)
}

/// The window with six coins.
fn six_coins() -> Window {
    let mut harness = app();
    apply(&mut harness, Message::Edit(Edit::Row(SIX.parse().unwrap())));
    harness.run_steps(4);
    harness
}

/// Commands that open a dialog.
const DIALOGS: [Command; 14] = [
    Command::Open,
    Command::SaveAs,
    Command::Export,
    Command::Lessons,
    Command::EditCourse,
    Command::Random,
    Command::GoTo,
    Command::Compare,
    Command::LinkAddress,
    Command::Shortcuts,
    Command::Glossary,
    Command::Palette,
    Command::Summary,
    Command::Progress,
];

#[test]
fn no_text_is_cut_or_covers_another_in_any_language() {
    let _alone = alone();
    let mut found = Vec::new();
    for tag in others().chain([PSEUDO]) {
        assert!(choose_language(tag));
        let mut harness = six_coins();
        press(&mut harness, Key::Escape);
        for (width, height) in [
            (1280.0, 800.0),
            (1024.0, 768.0),
            (1920.0, 1080.0),
            (853.0, 533.0),
            (800.0, 600.0),
            (390.0, 844.0),
            (320.0, 568.0),
        ] {
            harness.set_size(vec2(width, height));
            for subject in Subject::ALL {
                apply(&mut harness, Command::of_subject(subject).into());
                for key in [Key::Home, Key::End] {
                    harness.key_press(key);
                    harness.run_steps(4);
                    let at = format!("{tag}, {width} × {height}, {subject:?}, {key:?}: ");
                    found.extend(covered_or_cut(&harness).into_iter().map(|text| at.clone() + &text));
                }
            }
            // The keys of controls are one text, so the pseudo-language makes only the last of them longer, by all its letters.
            let is_shown = |dialog: &Command| tag != PSEUDO || *dialog != Command::Shortcuts;
            for dialog in DIALOGS.into_iter().filter(is_shown) {
                apply(&mut harness, dialog.into());
                harness.run_steps(4);
                let at = format!("{tag}, {width} × {height}, {dialog:?}: ");
                found.extend(covered_or_cut(&harness).into_iter().map(|text| at.clone() + &text));
                apply(&mut harness, Message::CloseDialog);
                harness.run_steps(2);
            }
        }
    }
    assert!(choose_language("en"));
    assert!(found.is_empty(), "{} places:\n{}", found.len(), found[..found.len().min(100)].join("\n"));
}

/// Names of keys and formats, words of code, and words that are the same in another language.
const SAME: &str = "coin-duel Alt Ctrl Shift Page Backspace Delete End Enter Escape Home Insert Space Tab APNG CSV GIF HTML \
    LaTeX Markdown PNG SVG TSV Typst WebM fir sec max length left right Code Details Web Color diagonal";

/// Goes through the window and returns all texts that it has shown.
fn walk() -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    let mut harness = six_coins();
    for subject in Subject::ALL {
        apply(&mut harness, Command::of_subject(subject).into());
        for key in [Key::Home, Key::ArrowRight, Key::End] {
            harness.key_press(key);
            harness.run_steps(4);
            shown.extend(readable(&harness));
        }
    }
    for dialog in DIALOGS {
        apply(&mut harness, dialog.into());
        harness.run_steps(4);
        shown.extend(readable(&harness));
        apply(&mut harness, Message::CloseDialog);
        harness.run_steps(2);
    }
    shown
}

#[test]
fn no_english_is_left_in_any_language() {
    let _alone = alone();
    assert!(choose_language("en"));
    let english = walk();
    for tag in others() {
        assert!(choose_language(tag));
        let shown = walk();
        assert!(choose_language("en"));
        let left: Vec<_> = shown.intersection(&english).filter(|text| has_words(text)).collect();
        assert!(left.is_empty(), "{tag} has {} texts of English:\n{left:#?}", left.len());
    }
}

fn has_words(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.len() > 2);
    let is_path = text.contains('/') && text.ends_with(|letter: char| letter.is_ascii_lowercase());
    !is_path && words.filter(|word| !SAME.split_whitespace().any(|same| same == *word)).count() > 0
}

#[test]
fn the_menu_of_languages_changes_all_texts_at_once_and_the_open_lesson_with_them() {
    let _alone = alone();
    assert!(choose_language("en"));
    let mut harness = app();
    assert!(shows_part(&harness, "The 8 or the 7"));
    apply(&mut harness, Message::ShowLanguage(Some("de")));
    harness.run();
    assert_eq!(language(), "de");
    assert!(shows_part(&harness, "Die 8 oder die 7"), "{:?}", readable(&harness));
    assert!(!harness.state().app().title().contains('*'), "a translation is no change");
    apply(&mut harness, Message::ShowLanguage(Some("en")));
    harness.run();
    assert!(shows_part(&harness, "The 8 or the 7"));
}

#[test]
fn numbers_have_the_marks_of_the_language() {
    let _alone = alone();
    for (tag, large, small, half) in [
        ("en", "1,234,567", "1,234", "0.5"),
        ("de", "1.234.567", "1.234", "0,5"),
        ("es", "1\u{a0}234\u{a0}567", "1234", "0,5"),
    ] {
        assert!(choose_language(tag));
        assert_eq!([number::exact(1_234_567), number::exact(1_234)], [large, small], "{tag}");
        assert_eq!(number::exact_len(1_234), small.chars().count());
        assert_eq!((number::decimal(0.5, 1), number::typed_decimal(half)), (half.to_owned(), Some(0.5)));
        assert_eq!([large, small].map(number::typed), [Some(1_234_567), Some(1_234)], "{tag}");
    }
    assert!(choose_language("de"));
    assert_eq!(number::typed("1,5"), None, "it is one and a half");
    assert!(choose_language("en"));
}
