//! Text that can be shown: control characters are replaced by a sign that every font of the program has.
//!
//! A zero character ends a program that has it in its window's title, XML forbids most control characters, and an escape
//! character changes how a terminal shows what follows.

use std::borrow::Cow;
use std::path::Path;

use unicode_width::UnicodeWidthStr;

/// The sign for a character that can't be shown. All bundled fonts have a glyph for it.
pub const UNPRINTABLE: char = '□';

/// At most this many bytes of a text are laid out at once. Longer texts are cut, or shown in parts.
pub const MAX_LAID_OUT: usize = 20_000;

/// Returns a text, or as much of its beginning as is laid out, with three dots behind it.
pub fn beginning(text: &str) -> Cow<'_, str> {
    if text.len() <= MAX_LAID_OUT {
        return text.into();
    }
    format!("{}…", &text[..text.floor_char_boundary(MAX_LAID_OUT)]).into()
}

/// How many lines a text may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    One,
    /// Line breaks and tabs stay. Line breaks of other systems become `\n`.
    Many,
}

/// Returns the text with [`UNPRINTABLE`] in the place of each control character, U+FFFE and U+FFFF, the separators of
/// lines and paragraphs, and each sign that changes the direction of text.
pub fn printable(text: &str, lines: Lines) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    if lines == Lines::Many && text.contains('\r') {
        text = text.replace("\r\n", "\n").replace('\r', "\n").into();
    }
    let is_unprintable = |c: char| match c {
        '\n' | '\t' => lines == Lines::One,
        // Those from U+202A on turn the text that follows around, even outside of this one.
        '\u{fffe}' | '\u{ffff}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        _ => c.is_control(),
    };
    if text.contains(is_unprintable) {
        text = text.chars().map(|c| if is_unprintable(c) { UNPRINTABLE } else { c }).collect();
    }
    text
}

/// Returns a text as messages show it: on one line, and cut behind `max_chars` characters.
pub fn printable_cut(text: &str, max_chars: usize) -> String {
    match text.char_indices().nth(max_chars) {
        Some((end, _)) => printable(&text[..end], Lines::One).into_owned() + "…",
        None => printable(text, Lines::One).into_owned(),
    }
}

/// Returns a path as messages show it: on one line and without control characters.
pub fn printable_path(path: &Path) -> String {
    printable(&path.to_string_lossy(), Lines::One).into_owned()
}

/// Returns how many columns a text takes in a terminal. A Chinese sign takes two.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// Returns a text with spaces behind it up to a number of columns.
pub fn padded(text: &str, columns: usize) -> String {
    let missing = columns.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(missing))
}

/// Returns a text with spaces before it up to a number of columns.
pub fn padded_before(text: &str, columns: usize) -> String {
    let missing = columns.saturating_sub(text.width());
    format!("{}{text}", " ".repeat(missing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_that_cannot_be_shown_has_a_sign() {
        for lines in [Lines::One, Lines::Many] {
            assert_eq!(printable("a\0b\u{1b}[1m\u{7f}\u{9b}\u{fffe}\u{ffff}", lines), "a□b□[1m□□□□");
            assert!(matches!(printable("Münze “€” \u{fffd} 硬币", lines), Cow::Borrowed("Münze “€” \u{fffd} 硬币")));
        }
    }

    #[test]
    fn a_sign_that_turns_text_around_is_shown_as_one_that_does_not() {
        for lines in [Lines::One, Lines::Many] {
            assert_eq!(printable("a\u{202e}nor\u{202c} \u{2067}b\u{2069}\u{2028}c\u{2029}", lines), "a□nor□ □b□□c□");
            assert_eq!(printable("שלום \u{200f}👩\u{200d}🎓", lines), "שלום \u{200f}👩\u{200d}🎓");
        }
    }

    #[test]
    fn only_a_text_of_many_lines_has_line_breaks_and_tabs() {
        assert_eq!(printable("a\tb\nc\r\nd\re\0", Lines::Many), "a\tb\nc\nd\ne□");
        assert_eq!(printable("a\tb\nc\r\nd", Lines::One), "a□b□c□□d");
    }

    #[test]
    fn a_long_text_is_cut() {
        assert_eq!(printable_cut("öü\n", 3), "öü□");
        assert_eq!(printable_cut(&"ü\n".repeat(1_000_000), 24), "ü□".repeat(12) + "…");
    }

    #[test]
    fn the_beginning_of_a_text_is_all_of_it_unless_it_is_too_long_to_be_laid_out() {
        assert!(matches!(beginning("8 15 3"), Cow::Borrowed("8 15 3")));
        for sign in ["8", "ü", "硬"] {
            let shown = beginning(&sign.repeat(MAX_LAID_OUT + 1)).into_owned();
            assert_eq!(shown, sign.repeat(MAX_LAID_OUT / sign.len()) + "…");
        }
    }

    #[test]
    fn a_path_is_shown_on_one_line() {
        assert_eq!(printable_path(Path::new("rows/a\n\u{1b}[2Jb.txt")), "rows/a□□[2Jb.txt");
    }
}
