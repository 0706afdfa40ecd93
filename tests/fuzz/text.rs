//! Any text as a row, as a session and as a recovery file: it is read or refused, and what is read can be written.
#![allow(dead_code, reason = "each fuzz target uses one of these functions")]

use coin_duel::game::{MAX_VALUE, Row};
use coin_duel::limits::MAX_COINS;
use coin_duel::session::recovery::WorkInProgress;
use coin_duel::session::{Course, Session};

/// The size in bytes of the texts that [`long_text`] makes.
const LONG: usize = 64 * 1024;

/// Reads a text as a row. A row that is read is the same after it was written and read again.
pub fn row_text(input: &[u8]) {
    read_row(&String::from_utf8_lossy(input));
}

fn read_row(text: &str) {
    match text.parse::<Row>() {
        Ok(row) => {
            assert!((1..=MAX_COINS).contains(&row.len()));
            assert!(row.coins().iter().all(|coin| coin.abs() <= MAX_VALUE));
            assert_eq!(row.to_string().parse().as_ref(), Ok(&row), "{text:?}");
        }
        Err(error) => {
            assert!(is_place_in(text, error.at.line, error.at.column), "{error} is outside {text:?}");
            assert!(!error.problem.to_string().is_empty());
        }
    }
}

/// Reads a text as a session and as a recovery file. What is read is the same after it was written and read again.
pub fn session_ron(input: &[u8]) {
    read_session(&String::from_utf8_lossy(input));
}

fn read_session(text: &str) {
    match Session::from_ron(text) {
        Ok(opened) => assert_is_kept(&opened.session),
        Err(error) => {
            assert!(is_place_in(text, error.line, error.column), "{error} is outside {text:?}");
            assert!(!error.problem.is_empty());
        }
    }
    if let Some(work) = WorkInProgress::from_ron(text) {
        assert_eq!(WorkInProgress::from_ron(&work.to_ron()).as_ref(), Some(&work), "{text:?}");
    }
}

/// Reads a text as a course whose files are all missing. What is read is the same after it was written and read again.
pub fn course_ron(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let missing = |name: &str| Err(format!("{name} is missing"));
    match Course::from_ron(&text, missing) {
        Ok((course, _)) => {
            let written = course.to_ron(false);
            let (again, _) = Course::from_ron(&written, missing).unwrap_or_else(|error| panic!("{error} in {written}"));
            let sessions = |course: &Course| course.lessons().map(|lesson| lesson.session.clone()).collect::<Vec<_>>();
            assert_eq!(sessions(&again), sessions(&course), "{text:?}");
            assert_eq!(again.to_ron(false), written, "{text:?}");
        }
        Err(error) => assert!(is_place_in(&text, error.line, error.column), "{error} is outside {text:?}"),
    }
}

/// Checks that a session is the same after it was saved and opened.
pub fn assert_is_kept(session: &Session) {
    let text = session.to_ron();
    let again = Session::from_ron(&text).unwrap_or_else(|error| panic!("{error} in what was saved:\n{text}"));
    assert_eq!(again.warnings, [], "{text}");
    assert!(again.session == *session, "{:#?}\nwas saved as\n{text}\nand opened as\n{:#?}", session, again.session);
}

/// Reads long texts in which a part of the input is repeated: the first byte says from where. A reader that takes more
/// than linear time runs out of time.
pub fn long_text(input: &[u8]) {
    let Some((first, rest)) = input.split_first() else { return };
    let (before, repeated) = rest.split_at(usize::from(*first).min(rest.len()));
    if repeated.is_empty() {
        return;
    }
    let bytes = [before, &repeated.repeat(LONG / repeated.len() + 1)].concat();
    let text = String::from_utf8_lossy(&bytes);
    read_row(&text);
    read_session(&text);
}

/// Whether a text has this line, and this line this column, both counted from 1. The place behind the end is one, too.
fn is_place_in(text: &str, line: usize, column: usize) -> bool {
    let lines = text.matches('\n').count() + 1;
    let of_line = text.split('\n').nth(line.wrapping_sub(1));
    (1..=lines).contains(&line) && of_line.is_some_and(|of_line| (1..=of_line.chars().count() + 1).contains(&column))
}
