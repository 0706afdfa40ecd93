//! A quick way to read what nearly all long texts are: plain coins in lines, or with blanks, tabs or commas between them.

use crate::game::MAX_COINS;
use crate::game::row::in_bounds;

/// The widest coin in plain digits: 10¹².
const MAX_DIGITS: usize = 13;

/// What stands between two coins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Divider {
    Blanks,
    Lines,
    Tab,
    BareComma,
    CommaAndWhite,
}

/// Reads coins of plain digits with one kind of divider, perhaps in one pair of brackets. `None` if the text is anything
/// else, or could be read in another way. O(length of the text).
pub fn coins(text: &str) -> Option<Vec<i64>> {
    let bytes = text.trim_ascii().as_bytes();
    let (bytes, has_brackets) = match bytes {
        [b'[', inside @ .., b']'] | [b'{', inside @ .., b'}'] | [b'(', inside @ .., b')'] => {
            (inside.trim_ascii(), true)
        }
        _ => (bytes, false),
    };
    let mut coins = Vec::new();
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
        Some(Divider::BareComma) => !could_be_grouped,
        Some(Divider::CommaAndWhite) => true,
        Some(Divider::Lines) => !could_be_counted && !has_brackets,
        Some(Divider::Blanks | Divider::Tab) | None => !has_brackets,
    };
    is_plain.then_some(coins)
}

/// Reads what divides two coins. Returns its kind and where it ends. Two tabs are an empty cell, so they are no divider.
fn divider(bytes: &[u8], start: usize) -> Option<(Divider, usize)> {
    let white = |from: usize| {
        let len = bytes[from..].iter().take_while(|byte| matches!(byte, b' ' | b'\n' | b'\r')).count();
        (from + len, bytes[from..from + len].contains(&b'\n'))
    };
    match bytes[start] {
        b'\t' => Some((Divider::Tab, start + 1)),
        b',' => {
            let (end, _) = white(start + 1);
            Some((if end == start + 1 { Divider::BareComma } else { Divider::CommaAndWhite }, end))
        }
        _ => {
            let (end, has_line) = white(start);
            (end > start).then_some((if has_line { Divider::Lines } else { Divider::Blanks }, end))
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
