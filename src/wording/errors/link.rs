//! Errors about sessions in links. They stand behind `Cannot open the link: ` or `Cannot copy the link: `.

use crate::number::group_count;
use crate::printable::{Lines, printable};

/// Returns `it has 80,000 characters, but browsers and mail programs cut links of more than 64,000; save the
/// session as a file instead`.
pub fn too_long(chars: usize, most: usize) -> String {
    format!(
        "it has {} characters, but browsers and mail programs cut links of more than {}; save the session as a \
         file instead",
        group_count(chars),
        group_count(most)
    )
}

/// Returns `it holds more than 4,000,000 bytes; use a file for this session instead`.
pub fn holds_too_much(most: usize) -> String {
    format!("it holds more than {} bytes; use a file for this session instead", group_count(most))
}

/// A link without a session.
pub fn is_empty() -> &'static str {
    "it has no session; a row would stand behind # as in #8,15,3,7"
}

/// Returns ``it has “!” as character 4 behind s=, where only letters, digits, - and _ can stand; copy it again``.
pub fn bad_character(character: char, place: usize) -> String {
    format!(
        "it has “{}” as character {} behind s=, where only letters, digits, - and _ can stand; copy it again",
        printable(character.encode_utf8(&mut [0; 4]), Lines::One),
        group_count(place)
    )
}

/// A link that ends early or was changed.
pub fn damaged() -> &'static str {
    "it ends early or was changed; copy the whole link again"
}

/// Returns `it has no row: …`.
pub fn no_row(reason: &str) -> String {
    format!("it has no row: {reason}")
}

/// Returns `it has no session that this program can open: …`.
pub fn no_session(reason: &str) -> String {
    format!("it has no session that this program can open: {reason}")
}
