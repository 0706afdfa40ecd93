//! The checks of the fuzz targets, on a few inputs each: random bytes, and small changes of the stored texts. The fuzzer
//! itself looks for inputs that reach new code; `Cargo.toml` in this folder says how it is run.

mod generate;
mod messages;
mod table;
mod text;

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Pieces of rows and of sessions, which random bytes would hardly ever hit.
const PIECES: &str = "( ) [ ] { } , ; : // /* */ # \" - − _ 8i64 vec![ 9999999999999 Some( NaN";

fn piece() -> impl Strategy<Value = &'static str> {
    select(PIECES.split(' ').chain([" ", "\n"]).collect::<Vec<_>>())
}

/// The lessons, the files of earlier versions, and the seeds of the fuzzer.
fn stored_texts() -> Vec<String> {
    let mut texts = Vec::new();
    for folder in ["assets/lessons", "assets/lessons/lecture", "tests/fixtures", "tests/fuzz/seeds"] {
        let mut files: Vec<_> = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))
            .expect("the folder is there")
            .map(|file| file.expect("the folder can be read").path())
            .filter(|path| path.is_file())
            .collect();
        files.sort();
        texts.extend(files.iter().map(|file| fs::read_to_string(file).expect("it is a text")));
    }
    texts
}

/// A stored text after a few changes: a part is removed, doubled, or replaced by a piece.
fn changed_text() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<Index>(), 0..12_usize, piece(), 0..3);
    (select(stored_texts()), prop::collection::vec(change, 0..6)).prop_map(|(text, changes)| {
        let mut bytes = text.into_bytes();
        for (at, length, piece, kind) in changes {
            let at = at.index(bytes.len() + 1);
            let part = at..(at + length).min(bytes.len());
            let instead = match kind {
                0 => Vec::new(),
                1 => bytes[part.clone()].repeat(2),
                _ => piece.as_bytes().to_vec(),
            };
            bytes.splice(part, instead);
        }
        bytes
    })
}

/// A row of pieces and numbers.
fn pieces() -> impl Strategy<Value = Vec<u8>> {
    let number = any::<i64>().prop_map(|number| (number >> (number & 63)).to_string());
    let piece = prop_oneof![piece().prop_map(str::to_owned), number];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat().into_bytes())
}

fn bytes(most: usize) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..most)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4096, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_row_that_can_be_written_or_an_error_with_its_place(
        input in prop_oneof![bytes(64), pieces(), changed_text()],
    ) {
        text::row_text(&input);
    }

    #[test]
    fn any_text_is_a_session_that_can_be_saved_or_an_error_with_its_place(
        input in prop_oneof![bytes(64), pieces(), changed_text(), changed_text()],
    ) {
        text::session_ron(&input);
    }
}

/// The text of a course with the lessons that a text may be, and headings and files.
fn course() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(changed_text(), 0..3).prop_map(|texts| {
        let lessons: Vec<_> = texts.iter().map(|text| format!("session({}),", String::from_utf8_lossy(text))).collect();
        format!("(version: 1, lessons: [section(\"A\"), file(\"b.ron\"), {}])", lessons.concat()).into_bytes()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2048, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_course_that_can_be_saved_or_an_error_with_its_place(
        input in prop_oneof![changed_text(), course(), course()],
    ) {
        text::course_ron(&input);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_table_of_any_row_equals_the_definition_of_the_game(input in bytes(512)) {
        table::check(&input);
    }

    #[test]
    fn any_messages_leave_the_state_whole(input in bytes(1024)) {
        messages::check(&input);
    }
}
