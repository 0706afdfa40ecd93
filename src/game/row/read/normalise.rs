//! The first step: characters in their plain forms, without comments.
//!
//! White space keeps its kind, because some spaces group digits.

use crate::limits::MAX_COINS;
use std::borrow::Cow;

use crate::game::row::in_bounds;

/// The digits 0 of all scripts whose digits are decimal (general category Nd). The digits 1 to 9 follow each.
///
/// Source: The Unicode Standard, version 16, `DerivedNumericType.txt`.
const ZEROS: [u32; 74] = [
    0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
    0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620,
    0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10, 0x1_04a0, 0x1_0d30, 0x1_0d40, 0x1_1066, 0x1_10f0, 0x1_1136,
    0x1_11d0, 0x1_12f0, 0x1_1450, 0x1_14d0, 0x1_1650, 0x1_16c0, 0x1_16d0, 0x1_16da, 0x1_1730, 0x1_18e0, 0x1_1950,
    0x1_1bf0, 0x1_1c50, 0x1_1d50, 0x1_1da0, 0x1_1f50, 0x1_6a60, 0x1_6ac0, 0x1_6b50, 0x1_ccf0, 0x1_d7ce, 0x1_d7d8,
    0x1_d7e2, 0x1_d7ec, 0x1_d7f6, 0x1_e140, 0x1_e2f0, 0x1_e4f0, 0x1_e5f1, 0x1_e950, 0x1_fbf0,
];

/// Returns the text with each character in its plain form. O(length of the text).
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { Cow::Borrowed(text) } else { text.chars().filter_map(plain_char).collect() }
}

/// Returns the byte of `text` from which the byte `at` of [`plain`] text comes. O(length of the text).
pub fn original(text: &str, at: usize) -> usize {
    if text.is_ascii() {
        return at;
    }
    let mut plain_len = 0;
    let behind = text.char_indices().find(|(_, character)| {
        let len = plain_char(*character).map_or(0, char::len_utf8);
        plain_len += len;
        plain_len > at
    });
    behind.map_or(text.len(), |(byte, _)| byte)
}

/// Returns the plain form of a character. `None` for a mark of zero width that changes nothing.
fn plain_char(character: char) -> Option<char> {
    if character.is_ascii() {
        return Some(character);
    }
    Some(match character {
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202c}' => {
            return None;
        }
        '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' => return None,
        '\u{2010}'..='\u{2013}' | '\u{2212}' | '\u{fe63}' => '-',
        '､' | '،' => '、',
        '؛' => ';',
        '٫' => '.',
        '٬' | '‘' | '’' => '\'',
        '“' | '”' | '„' | '‟' | '«' | '»' => '"',
        '【' | '〔' => '[',
        '】' | '〕' => ']',
        '\u{3000}' => ' ',
        '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        // The forms of full width, except for what begins a comment.
        '＃' | '／' | '＊' => character,
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(character) - 0xfee0).unwrap_or(character),
        _ => digit(character).unwrap_or(character),
    })
}

/// Returns the decimal digit of any script as one of 0 to 9.
fn digit(character: char) -> Option<char> {
    let code = u32::from(character);
    let zero = ZEROS[..ZEROS.partition_point(|zero| *zero <= code)].last()?;
    char::from_digit(code - zero, 10)
}

/// Whether a character shows nothing, or changes the direction of what is behind it.
pub fn is_invisible(character: char) -> bool {
    let is_format = matches!(character,
        '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{202d}' | '\u{202e}' | '\u{2065}' | '\u{206a}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}');
    character.is_control() || is_format
}

/// Replaces each byte of comments (`//`, `#` and `/* */`) by a space. So the places of all other bytes stay the same.
/// O(length of the text), however many comments there are.
pub fn without_comments(text: Cow<'_, str>) -> Cow<'_, str> {
    // Most texts have no comment. Looking for the first bytes of these marks is the quickest test.
    let is_start = |byte: &u8| matches!(byte, b'/' | b'#');
    if !has_byte(&text, is_start) {
        return text;
    }
    let mut blanked = text.as_bytes().to_vec();
    let mut at = 0;
    while let Some(before) = blanked[at..].iter().position(is_start) {
        at += before;
        let Some(len) = comment_len(&text.as_bytes()[at..]) else {
            at += 1;
            continue;
        };
        blanked[at..at + len].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        at += len;
    }
    Cow::Owned(String::from_utf8(blanked).expect("whole characters are replaced"))
}

/// Returns the length in bytes of the comment that a text begins with. One that is never closed reaches to the end.
fn comment_len(text: &[u8]) -> Option<usize> {
    let len = match text {
        [b'/', b'*', inside @ ..] => inside.windows(2).position(|end| end == b"*/").map(|len| len + 4),
        [b'/', b'/', ..] | [b'#', ..] => text.iter().position(|byte| *byte == b'\n'),
        _ => return None,
    };
    Some(len.unwrap_or(text.len()))
}

/// Whether some byte of the text is of this kind. A chunk is tested without a branch for each byte, so that the
/// compiler can test many bytes at once.
fn has_byte(text: &str, is_of_kind: impl Fn(&u8) -> bool) -> bool {
    text.as_bytes().chunks(1024).any(|bytes| bytes.iter().fold(false, |found, byte| found | is_of_kind(byte)))
}

/// The widest coin in plain digits: 10¹².
const MAX_DIGITS: usize = 13;

/// What stands between two coins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PlainDivider {
    Blanks,
    Lines,
    Tab,
    BareComma,
    CommaAndWhite,
}

/// Reads coins of plain digits with one kind of divider, perhaps in one pair of brackets. Between two coins may be a
/// comment. `None` if the text is anything else, or could be read in another way. O(length of the text).
pub fn coins(text: &str) -> Option<Vec<i64>> {
    let bytes = text.trim_ascii().as_bytes();
    let (bytes, has_brackets) = match bytes {
        [b'[', inside @ .., b']'] | [b'{', inside @ .., b'}'] | [b'(', inside @ .., b')'] => {
            (inside.trim_ascii(), true)
        }
        _ => (bytes, false),
    };
    // A coin and its divider take at least two bytes.
    let mut coins = Vec::with_capacity((bytes.len() / 2 + 1).min(MAX_COINS));
    let mut every = None;
    // Whether each coin behind a bare comma and without a sign has the digits of a group: 1,250,125 or 12,50,125.
    let mut could_be_grouped = true;
    let mut at = 0;
    loop {
        let (coin, digits, end) = plain_coin(bytes, at)?;
        could_be_grouped &= matches!(digits, 2 | 3) || coins.is_empty() || bytes[at] == b'-';
        coins.push(coin);
        if end == bytes.len() {
            break;
        }
        let (divider, next) = divider(bytes, end)?;
        if next == bytes.len() {
            // A comma behind the last coin.
            break;
        }
        if *every.get_or_insert(divider) != divider || coins.len() == MAX_COINS {
            return None;
        }
        at = next;
    }
    let counts_rest = |skipped: usize| usize::try_from(coins[skipped]) == Ok(coins.len() - skipped - 1);
    let could_be_counted = coins.len() > 1 && (counts_rest(0) || (coins.len() > 2 && coins[0] == 1 && counts_rest(1)));
    let is_plain = match every {
        Some(PlainDivider::BareComma) => !could_be_grouped,
        Some(PlainDivider::CommaAndWhite) => true,
        Some(PlainDivider::Lines) => !could_be_counted && !has_brackets,
        Some(PlainDivider::Blanks | PlainDivider::Tab) | None => !has_brackets,
    };
    is_plain.then_some(coins)
}

/// Reads what divides two coins. Returns its kind and where it ends. Two tabs are an empty cell, so they are no divider.
fn divider(bytes: &[u8], start: usize) -> Option<(PlainDivider, usize)> {
    let white_len = |at: usize| match bytes.get(at)? {
        b' ' | b'\n' | b'\r' => Some(1),
        // A comment that reaches the end may hold the closing bracket. One with other signs may hold another end of line.
        _ => comment_len(&bytes[at..]).filter(|len| at + len < bytes.len() && bytes[at..at + len].is_ascii()),
    };
    let white = |from: usize| {
        let mut end = from;
        while let Some(len) = white_len(end) {
            end += len;
        }
        (end, bytes[from..end].contains(&b'\n'))
    };
    match bytes[start] {
        // The usual divider of a long row is known without a search for the end of the white space.
        b'\n' if bytes.get(start + 1).is_some_and(u8::is_ascii_digit) => Some((PlainDivider::Lines, start + 1)),
        b'\t' => Some((PlainDivider::Tab, start + 1)),
        b',' => {
            let (end, _) = white(start + 1);
            Some((if end == start + 1 { PlainDivider::BareComma } else { PlainDivider::CommaAndWhite }, end))
        }
        _ => {
            let (end, has_line) = white(start);
            (end > start).then_some((if has_line { PlainDivider::Lines } else { PlainDivider::Blanks }, end))
        }
    }
}

/// Reads a coin of plain digits with at most a minus sign. Returns its value, its digits, and where it ends.
fn plain_coin(bytes: &[u8], start: usize) -> Option<(i64, usize, usize)> {
    let is_negative = bytes.get(start) == Some(&b'-');
    let first = start + usize::from(is_negative);
    let read = bytes[first..].iter().take(MAX_DIGITS + 1).take_while(|byte| byte.is_ascii_digit());
    let (digits, value) = read.fold((0, 0), |(len, value), digit| (len + 1, value * 10 + i64::from(digit - b'0')));
    let is_plain = digits == 1 || ((2..=MAX_DIGITS).contains(&digits) && bytes[first] != b'0');
    (is_plain && in_bounds(value)).then_some((if is_negative { -value } else { value }, digits, first + digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_every_script_get_their_plain_form() {
        assert!(ZEROS.is_sorted());
        for zero in ZEROS {
            for value in 0..10 {
                let character = char::from_u32(zero + value).unwrap();
                assert!(character.is_numeric(), "{character:?}");
                assert_eq!(plain_char(character), char::from_digit(value, 10));
            }
        }
        assert_eq!(plain("८, १५, ３"), "8, 15, 3");
        assert_eq!(plain("8²"), "8²", "a raised digit is none of the coin");
    }

    #[test]
    fn a_place_in_the_plain_text_is_found_in_the_original() {
        let text = "\u{feff}８，x\u{200b}1";
        assert_eq!(plain(text), "8,x1");
        let places: Vec<_> = (0..=4).map(|at| &text[original(text, at)..]).collect();
        assert_eq!(places, ["８，x\u{200b}1", "，x\u{200b}1", "x\u{200b}1", "1", ""]);
    }

    #[test]
    fn a_block_comment_ends_behind_its_beginning() {
        assert_eq!(without_comments("/*/ 8 */ 15 /**/ 3".into()).trim_start(), "15      3");
    }
}
