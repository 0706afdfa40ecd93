//! Where lines end.

use unicode_linebreak::linebreaks;
use unicode_script::{Script, UnicodeScript};

use super::bundled;
use super::script::script_of;
use super::shaping::line;
use crate::picture::Face;

/// Returns the parts of a word that may stand on lines of their own.
///
/// A word of the bundled scripts is one part. Chinese and Japanese letters may end a line where Unicode allows it (UAX 14). The
/// words of Thai, Lao, Khmer and Burmese can only be told by a dictionary, so a word there is divided between letters if
/// it is wider than `room`.
pub fn pieces(face: Face, size: f32, word: &str, room: f32) -> Vec<&str> {
    if bundled::show(face, word) {
        return vec![word];
    }
    let mut pieces = Vec::new();
    let mut start = 0;
    for (end, _) in linebreaks(word) {
        push_narrow(&mut pieces, face, size, &word[start..end], room);
        start = end;
    }
    pieces
}

/// Returns the last byte before which a line may end that has no space there, as between Chinese letters. The text ends with
/// what has no room.
pub fn last_break(text: &str) -> Option<usize> {
    let is_far = |at: &usize| {
        let around = [text[..*at].chars().next_back(), text[*at..].chars().next()];
        around.into_iter().flatten().any(|character| {
            matches!(
                character.script(),
                Script::Han | Script::Hiragana | Script::Katakana | Script::Hangul | Script::Bopomofo | Script::Yi
            )
        })
    };
    if text.is_ascii() {
        return None;
    }
    linebreaks(text).map(|(at, _)| at).filter(|at| *at < text.len()).filter(is_far).last()
}

/// Adds a part, in several ones if it is too wide and its script has no spaces between words.
fn push_narrow<'a>(pieces: &mut Vec<&'a str>, face: Face, size: f32, part: &'a str, room: f32) {
    let mut used = 0.0;
    let mut start = 0;
    let is_unspaced = |script| matches!(script, Script::Thai | Script::Lao | Script::Khmer | Script::Myanmar);
    if part.chars().any(|character| script_of(character).is_some_and(is_unspaced)) {
        let line = line(face, part);
        let mut glyphs: Vec<_> = line.glyphs.iter().map(|glyph| (glyph.range.clone(), glyph.advance * size)).collect();
        glyphs.sort_by_key(|(range, _)| range.start);
        for (range, advance) in glyphs {
            used += advance;
            if used > room && range.start > start {
                pieces.push(&part[start..range.start]);
                (start, used) = (range.start, advance);
            }
        }
    }
    pieces.push(&part[start..]);
}
