//! The words of the lessons in other languages.

use std::collections::BTreeSet;

use super::*;
use crate::session::course::Entry;
use crate::session::words::{Block, Span, Values, blocks, plain};

/// Returns the languages, without the one that the lessons are written in.
fn others() -> impl Iterator<Item = (&'static str, Arc<Words>)> {
    crate::wording::languages()
        .skip(1)
        .map(|(language, _)| (language, super::super::words(language).expect("a language has its words")))
}

/// Returns all texts of the bundled courses that people read.
fn all_texts() -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    for course in courses() {
        texts.insert(course.title.clone());
        texts.extend(course.entries.iter().filter_map(|entry| match entry {
            Entry::Section(title) => Some(title.clone()),
            _ => None,
        }));
        for lesson in course.lessons() {
            let mut document = lesson.session.document.clone();
            texts.insert(document.title.clone());
            texts.extend(document.stops.iter_mut().flat_map(Stop::texts_mut).map(|text| text.clone()));
        }
    }
    texts.remove("");
    texts
}

/// Returns the values in braces.
fn values(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|part| Some(part.split_once('}')?.0)).collect()
}

#[test]
fn each_text_of_the_lessons_is_in_each_language_and_no_other() {
    let texts = all_texts();
    for (language, words) in others() {
        let missing: Vec<_> = texts.iter().filter(|text| words.of(text).is_none()).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
        let gone: Vec<_> = words.pairs().map(|(text, _)| text).filter(|text| !texts.contains(*text)).collect();
        assert!(gone.is_empty(), "{language} has what no lesson says: {gone:#?}");
    }
}

#[test]
fn a_text_in_another_language_has_the_same_values_and_the_same_emphasis() {
    let table = Table::new(row("8 15 3 7 9 2"));
    let scores = || None;
    let of = Values { table: &table, scores: &scores, rule: Rule::CLASSIC, recurrence: Recurrence::FIR_SEC };
    let looks = |text: &str| {
        let spans = |block: &Block| match block {
            Block::Paragraph(spans) | Block::Item(spans) => {
                spans.iter().filter(|Span { is_emphasized, .. }| *is_emphasized).count()
            }
            Block::Formula(_) | Block::Rows(_) => 1,
        };
        let blocks = blocks(text, of);
        (blocks.len(), blocks.iter().map(spans).sum::<usize>())
    };
    for (language, words) in others() {
        for (text, translated) in words.pairs() {
            assert_eq!(values(text), values(translated), "{language}: {translated}");
            assert_eq!(looks(text), looks(translated), "{language}: {translated}");
            assert!(!plain(translated, of).contains('*'), "{language}: {translated}");
        }
    }
}

#[test]
fn the_choices_of_a_question_stay_different_and_the_answer_among_them() {
    for (language, words) in others() {
        for lesson in courses().iter().flat_map(|course| course.lessons()) {
            let right = |document: &Document| -> Vec<Vec<bool>> {
                let table = Table::new(document.row.clone());
                let view = lesson.session.view;
                let questions =
                    document.stops.iter().filter_map(|stop| stop.free_question(&table, Rule::CLASSIC, view));
                questions.map(|question| question.options().iter().map(|option| option.is_correct).collect()).collect()
            };
            let mut document = lesson.session.document.clone();
            words.translate(&mut document);
            assert_eq!(right(&document), right(&lesson.session.document), "{language}: {}", document.title);
        }
    }
}

/// Returns the numbers of two digits and more in a text, without the marks that languages put between their digits. Languages
/// differ in which smaller ones are words.
fn numbers_in(text: &str) -> BTreeSet<String> {
    let letters: Vec<_> = text.chars().collect();
    let is_digit = |place: usize| letters.get(place).is_some_and(char::is_ascii_digit);
    let is_mark = |place: usize| {
        let has_digits =
            place > 0 && is_digit(place - 1) && is_digit(place + 1) && is_digit(place + 2) && is_digit(place + 3);
        ",.\u{a0}".contains(letters[place]) && has_digits && !is_digit(place + 4)
    };
    let plain = (0..letters.len()).filter(|place| !is_mark(*place)).map(|place| letters[place]);
    let plain: String = plain.collect();
    let numbers = plain.split(|letter: char| !letter.is_ascii_digit()).filter(|number| number.len() > 1);
    numbers.map(str::to_owned).collect()
}

#[test]
fn a_text_in_another_language_has_the_same_large_numbers() {
    for (language, words) in others() {
        for (text, translated) in words.pairs() {
            let (numbers, of_language) = (numbers_in(text), numbers_in(translated));
            assert!(numbers.is_subset(&of_language), "{language}: {translated}");
            let more = of_language.difference(&numbers).find(|number| number.len() > 2);
            assert_eq!(more, None, "{language}: {translated}");
        }
    }
}

#[test]
fn a_lesson_is_found_by_its_title_in_any_language() {
    for (_, words) in others() {
        for (index, lesson) in all().iter().enumerate() {
            let mut document = lesson.document.clone();
            words.translate(&mut document);
            assert_eq!(index_of(&document), Some(index));
        }
    }
}
