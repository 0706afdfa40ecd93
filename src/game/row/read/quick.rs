//! A quick way to read what nearly all long texts are: plain coins in lines, or with blanks or commas between them.

use crate::game::MAX_COINS;
use crate::game::row::in_bounds;

/// The widest coin in plain digits: 10¹².
const MAX_DIGITS: usize = 13;

/// Reads coins of plain digits with one kind of divider: line ends, blanks, commas, or commas with white space behind
/// each. `None` if the text is anything else, or could be read in another way. O(length of the text).
pub fn coins(text: &str) -> Option<Vec<i64>> {
    let bytes = text.as_bytes();
    let mut coins = Vec::new();
    let mut all = None;
    // Whether each coin behind a bare comma has three digits, as a group of thousands has.
    let mut could_be_grouped = true;
    let mut at = white(bytes, 0, &mut false);
    while at < bytes.len() {
        let (coin, end) = plain_coin(&bytes[at..])?;
        coins.push(coin);
        let comma_at = at + end;
        let has_comma = bytes.get(comma_at) == Some(&b',');
        let mut has_line = false;
        let behind = comma_at + usize::from(has_comma);
        let next = white(bytes, behind, &mut has_line);
        if next == bytes.len() {
            break;
        }
        let is_bare = next == behind;
        let divider = match (has_comma, has_line) {
            (true, _) => {
                if is_bare {
                    b','
                } else {
                    b';'
                }
            }
            (false, true) => b'\n',
            (false, false) => b' ',
        };
        if *all.get_or_insert(divider) != divider || (is_bare && !has_comma) || coins.len() == MAX_COINS {
            return None;
        }
        at = next;
        could_be_grouped &= bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count() == 3;
    }
    let counts_rest = |skipped: usize| usize::try_from(coins[skipped]) == Ok(coins.len() - skipped - 1);
    let could_be_counted = coins.len() > 1 && (counts_rest(0) || (coins.len() > 2 && coins[0] == 1 && counts_rest(1)));
    let is_ambiguous = (all == Some(b'\n') && could_be_counted) || (all == Some(b',') && could_be_grouped);
    (!coins.is_empty() && !is_ambiguous).then_some(coins)
}

/// Returns the first place from `at` that is no blank or line end. Two tabs are an empty cell, so a tab ends it.
fn white(bytes: &[u8], mut at: usize, has_line: &mut bool) -> usize {
    while let Some(b' ' | b'\n' | b'\r') = bytes.get(at) {
        *has_line |= bytes[at] == b'\n';
        at += 1;
    }
    at
}

/// Reads a coin of plain digits with at most a minus sign. Returns its value and where it ends.
fn plain_coin(text: &[u8]) -> Option<(i64, usize)> {
    let negative = text.first() == Some(&b'-');
    let start = usize::from(negative);
    let digits = text[start..].iter().take(MAX_DIGITS + 1).take_while(|byte| byte.is_ascii_digit());
    let (len, value) = digits.fold((0, 0), |(len, value), digit| (len + 1, value * 10 + i64::from(digit - b'0')));
    let is_plain = (1..=MAX_DIGITS).contains(&len) && (len == 1 || text[start] != b'0') && in_bounds(value);
    is_plain.then_some((if negative { -value } else { value }, start + len))
}
