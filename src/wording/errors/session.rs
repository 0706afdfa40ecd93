//! Errors and warnings about session files: opening them, saving them, and what they hold.

use std::path::Path;

use crate::game::row::read::{ReadAs, Remark};
use crate::number::group_count;
use crate::printable::{UNPRINTABLE, printable_path};
use crate::wording::panels::coins::coins as coins_of;
use crate::wording::row;

// Warnings about a file that can be opened all the same.

/// Returns ``the field `color` is not known to this version and will not be saved``.
pub fn unknown_field(field: &str) -> String {
    format!("the field `{field}` is not known to this version and will not be saved")
}

/// Returns `2 more fields are not known to this version and will not be saved`.
pub fn more_unknown_fields(count: usize) -> String {
    match count {
        1 => "1 more field is not known to this version and will not be saved".to_owned(),
        _ => format!("{} more fields are not known to this version and will not be saved", group_count(count)),
    }
}

/// Returns `read as 4 coins, because the first line is the number of coins; --read-as numbers reads 5 coins`.
pub fn read_as(remark: Remark) -> String {
    let Remark { read_as, coins, numbers } = remark;
    let read = format!("read as {}, because {}", coins_of(coins), row::read_as(read_as));
    match numbers {
        Some(numbers) => format!("{read}; --read-as {} reads {}", ReadAs::Numbers.name(), coins_of(numbers)),
        None => read,
    }
}

/// Returns `` `title` had characters that can't be shown; each of them is now a □``.
pub fn unprintable(field: &str) -> String {
    format!("`{field}` had characters that can't be shown; each of them is now a {UNPRINTABLE}")
}

/// Returns `` `fill_position` was outside the row's 3 steps and is now 3``. `unit` is `step` or `move`.
pub fn position_moved(field: &str, end: u64, unit: &str, now: u64) -> String {
    let plural = if end == 1 { "" } else { "s" };
    format!("`{field}` was outside the row's {} {unit}{plural} and is now {}", group_count(end), group_count(now))
}

/// Returns which order takes the place of one that is not possible.
pub fn order_changed(reason: &str, now: &str) -> String {
    format!("{reason} It is filled by {now}")
}

/// Returns ``stops[2]` is no number of steps and is now 0``.
pub fn no_position(field: &str) -> String {
    format!("`{field}` is no number of steps and is now 0")
}

/// Returns `the session has 5 lines more than the 10,000 that it may have; the last ones are left out`.
pub fn lines_left_out(count: usize, most: usize) -> String {
    let [count, most] = [count, most].map(group_count);
    format!("the session has {count} lines more than the {most} that it may have; the last ones are left out")
}

/// Returns `` `line` was 2, but the last line is 1; it is now 0``.
pub fn no_such_line(line: usize, last: usize) -> String {
    format!("`line` was {}, but the last line is {}; it is now 0", group_count(line), group_count(last))
}

/// Returns `line 1 had moves out of order or beyond the row's 4 moves; they are left out`.
pub fn moves_left_out(line: usize, moves: usize) -> String {
    let plural = if moves == 1 { "" } else { "s" };
    let [line, moves] = [line, moves].map(group_count);
    format!("line {line} had moves out of order or beyond the row's {moves} move{plural}; they are left out")
}

/// Returns `2 more lines had such moves; they are left out`.
pub fn more_moves_left_out(count: usize) -> String {
    match count {
        1 => "1 more line had such moves; they are left out".to_owned(),
        _ => format!("{} more lines had such moves; they are left out", group_count(count)),
    }
}

/// Returns `there are 5 stops more than the 1,000 that a session may have; the last ones are left out`.
pub fn stops_left_out(count: usize, most: usize) -> String {
    let [count, most] = [count, most].map(group_count);
    format!("the session has {count} stops more than the {most} that it may have; the last ones are left out")
}

/// Returns `2 more stops were outside the row and are now inside it`.
pub fn more_stops_moved(count: usize) -> String {
    match count {
        1 => "1 more stop was outside the row and is now inside it".to_owned(),
        _ => format!("{} more stops were outside the row and are now inside it", group_count(count)),
    }
}

// Errors of a field.

/// Returns `` `count_from` is 2; it must be 0 or 1``.
pub fn count_from_is_unknown(number: usize) -> String {
    format!("`count_from` is {}; it must be 0 or 1", group_count(number))
}

// Errors of opening and saving.

/// Returns `cannot open row.ron: permission denied`.
pub fn cannot_open(path: &Path, reason: &str) -> String {
    format!("cannot open {}: {reason}", printable_path(path))
}

/// Returns `cannot save row.ron: permission denied; the file is unchanged`. The end is left out if there was no file.
pub fn cannot_save(path: &Path, reason: &str, is_unchanged: bool) -> String {
    let unchanged = if is_unchanged { "; the file is unchanged" } else { "" };
    format!("cannot save {}: {reason}{unchanged}", printable_path(path))
}

/// Returns `cannot save row.txt: the session has its coins in this file; choose another name`.
pub fn is_row_file(path: &Path) -> String {
    format!("cannot save {}: the session has its coins in this file; choose another name", printable_path(path))
}

/// Returns `row.ron is too large: it has 70,000,000 bytes, and a file may have at most 67,108,864`.
pub fn too_large(path: &Path, bytes: u64, max_bytes: u64) -> String {
    let [bytes, max_bytes] = [bytes, max_bytes].map(group_count);
    format!("{} is too large: it has {bytes} bytes, and a file may have at most {max_bytes}", printable_path(path))
}

/// Returns an error in a file with its path: `row.ron, line 1, column 5: …`.
pub fn in_file(path: &Path, problem: &str) -> String {
    format!("{}, {problem}", printable_path(path))
}

/// Returns `row.txt is a link that leads out of the session's folder; put the file itself into the folder`.
pub fn link_out_of_folder(path: &Path) -> String {
    let path = printable_path(path);
    format!("{path} is a link that leads out of the session's folder; put the file itself into the folder")
}

/// Returns `row.ron has its coins in another file: …`.
pub fn in_row_file(path: &Path, problem: &str) -> String {
    format!("{} has its coins in another file: {problem}", printable_path(path))
}

/// Returns an error with its place: `line 1, column 5: …`.
pub fn at_place(line: usize, column: usize, problem: &str) -> String {
    format!("line {line}, column {column}: {problem}")
}

// The content of a file.

/// Returns `this is UTF-16 text; open it in an editor and save it with the encoding UTF-8`.
pub fn other_encoding(encoding: &str) -> String {
    format!("this is {encoding} text; open it in an editor and save it with the encoding UTF-8")
}

/// A text of an unknown encoding.
pub fn unknown_encoding() -> &'static str {
    "this is not UTF-8 text; open it in an editor and save it with the encoding UTF-8"
}

/// Returns `the file is empty; a session is at least (version: 8, coins: [8, 15])`.
pub fn empty_file(version: u32) -> String {
    format!("the file is empty; a session is at least (version: {version}, coins: [8, 15])")
}

/// A session of version 0.
pub fn version_zero() -> &'static str {
    "there is no version 0; sessions begin with version 1"
}

/// Returns `this session has version 8, and this program reads versions up to 7; open it with a newer coin-duel`.
pub fn newer_version(version: u32, newest: u32) -> String {
    format!(
        "this session has version {version}, and this program reads versions up to {newest}; open it with a newer \
         coin-duel"
    )
}

/// The path of the coins' file in a session.
pub fn row_path_too_long() -> &'static str {
    "the path of the coins' file is too long; put the file next to the session"
}

/// Returns `“../row.txt” is not a file in the session's folder; write its path from there, such as "row.txt"`.
pub fn row_path_out_of_folder(path: &str) -> String {
    format!("“{path}” is not a file in the session's folder; write its path from there, such as \"row.txt\"")
}

/// A path as a list of numbers, one of which is not possible.
pub fn path_unit_too_large() -> &'static str {
    "a path has an invalid character"
}

// Recovery files.

/// There is no free recovery file.
pub fn too_many_windows() -> &'static str {
    "too many windows are open"
}

/// Returns `cannot write recovery-1.ron: permission denied`.
pub fn cannot_write(path: &Path, reason: &str) -> String {
    format!("cannot write {}: {reason}", printable_path(path))
}

/// Returns `cannot write recovery-1.ron: internal error of the program`.
pub fn cannot_write_by_defect(path: &Path) -> String {
    cannot_write(path, "an internal error")
}

/// Returns `` `coins[1]`: Expected integer``. `expected` is the text of RON's library.
pub fn in_field(path: &str, expected: &str) -> String {
    format!("`{path}`: {expected}")
}

/// Returns `Expected comma; a whole number has no point`.
pub fn no_point(expected: &str) -> String {
    format!("{expected}; a whole number has no point")
}

/// Returns `Integer is out of bounds; a coin lies between −10¹² and 10¹²`.
pub fn no_coin(expected: &str) -> String {
    format!("{expected}; a coin lies between −10¹² and 10¹²")
}

/// Brackets inside brackets.
pub fn too_many_brackets() -> &'static str {
    "too many brackets are inside each other here; only a few are needed"
}

/// What a field of a position needs.
pub fn a_position() -> &'static str {
    "a number of steps or moves"
}

/// A number of steps or moves with a fraction.
pub fn position_with_fraction() -> &'static str {
    "a position is a whole number, without a point"
}

/// A list, as what a field needs.
pub fn a_list() -> &'static str {
    "a list"
}

/// A row or the path of its file, as what a field needs.
pub fn a_row_or_file() -> &'static str {
    "a list of whole numbers, or the name of a text file with them"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_more_of_a_kind_is_singular() {
        assert_eq!(more_unknown_fields(1), "1 more field is not known to this version and will not be saved");
        assert_eq!(more_moves_left_out(1), "1 more line had such moves; they are left out");
    }
}
