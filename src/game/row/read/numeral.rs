//! What a number means that is written in one of many ways.

use super::error::Fault;
use super::token::{is_currency, is_group_space};
use crate::game::row::in_bounds;

/// A number longer than this is no coin, whatever its zeros.
const MAX_DIGITS: usize = 13;

/// A number as it is written: its sign, its currency, and the digits with their marks.
struct Written<'a> {
    is_negative: bool,
    currency: Option<char>,
    body: &'a str,
}

impl<'a> Written<'a> {
    fn new(text: &'a str) -> Self {
        let (sign, body) = sign_of(text);
        let mut currency = body.chars().next().filter(|first| is_currency(*first));
        let body = &body[currency.map_or(0, char::len_utf8)..];
        // The sign stands on either side of the currency.
        let (sign, body) = if sign.is_none() && currency.is_some() { sign_of(body) } else { (sign, body) };
        let last = body.chars().next_back().filter(|last| is_currency(*last));
        currency = currency.or(last);
        Self { is_negative: sign == Some('-'), currency, body: &body[..body.len() - last.map_or(0, char::len_utf8)] }
    }

    fn signed(&self, value: i64) -> i64 {
        if self.is_negative { -value } else { value }
    }
}

/// Returns the sign that a text begins with, and what is behind it.
fn sign_of(text: &str) -> (Option<char>, &str) {
    let sign = text.chars().next().filter(|first| matches!(first, '-' | '+'));
    (sign, &text[sign.map_or(0, char::len_utf8)..])
}

/// Returns the currency of a number, if it has one.
pub fn currency(text: &str) -> Option<char> {
    Written::new(text).currency
}

/// Returns a whole number that may have a sign, a currency, digit separators (`1_000`, `1'000`), a type suffix (`8L`,
/// `8i64`), zeros behind a point (`8.0`) and an exponent (`1e9`).
///
/// # Errors
/// If it is none, is not whole, or no coin has this value.
pub fn whole(text: &str) -> Result<i64, Fault> {
    let written = Written::new(text);
    let body = written.body;
    let end = body.find(|c: char| !c.is_ascii_digit() && c != '_' && c != '\'').unwrap_or(body.len());
    let (integer, rest) = body.split_at(end);
    // Rust allows `8_i64`. Anywhere else a separator must stand between two digits.
    let integer = if is_type_suffix(rest) { integer.strip_suffix('_').unwrap_or(integer) } else { integer };
    let (fraction, rest) = rest.strip_prefix('.').map_or(("", rest), digits_of);
    let has_point = body[end..].starts_with('.');
    let (exponent, rest) = exponent_of(rest);
    let is_separated = integer.split(['_', '\'']).all(|group| !group.is_empty()) || (integer.is_empty() && has_point);
    let has_suffix = !rest.is_empty() && is_type_suffix(rest) && !has_point && exponent.is_none();
    if !is_separated || (integer.is_empty() && fraction.is_empty()) || !(rest.is_empty() || has_suffix) {
        return Err(Fault::NotANumber);
    }
    let mut digits: String = integer.chars().filter(char::is_ascii_digit).collect();
    if digits.len() > 1 && digits.starts_with('0') {
        return Err(Fault::LeadingZero);
    }
    let fraction = fraction.trim_end_matches('0');
    digits.push_str(fraction);
    let significant = digits.trim_start_matches('0');
    if significant.is_empty() {
        return Ok(0);
    }
    let shift = exponent.unwrap_or(0).saturating_sub(i64::try_from(fraction.len()).unwrap_or(i64::MAX));
    let removed = usize::try_from(-shift).unwrap_or(0);
    if removed > 0 {
        let zeros = significant.len() - significant.trim_end_matches('0').len();
        if zeros < removed {
            return Err(Fault::NotWhole);
        }
    }
    let kept = &significant[..significant.len() - removed];
    let added = usize::try_from(shift).unwrap_or(0);
    if kept.len().saturating_add(added) > MAX_DIGITS {
        return Err(Fault::OutOfRange);
    }
    let value = format!("{kept}{}", "0".repeat(added)).parse().ok().filter(|value| in_bounds(*value));
    value.map(|value| written.signed(value)).ok_or(Fault::OutOfRange)
}

/// Divides a text behind the digits that it begins with.
fn digits_of(text: &str) -> (&str, &str) {
    text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()))
}

/// Returns the exponent that a text begins with, such as `e9`, and what is behind it.
fn exponent_of(text: &str) -> (Option<i64>, &str) {
    let Some(behind) = text.strip_prefix(['e', 'E']) else { return (None, text) };
    let unsigned = behind.strip_prefix(['-', '+']).unwrap_or(behind);
    let (digits, rest) = digits_of(unsigned);
    if digits.is_empty() {
        return (None, text);
    }
    let value = digits.parse().unwrap_or(i64::MAX / 2);
    (Some(if behind.starts_with('-') { -value } else { value }), rest)
}

fn is_type_suffix(suffix: &str) -> bool {
    const RUST: [&str; 12] = ["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize"];
    const C_AND_JAVA: [&str; 5] = ["l", "ll", "u", "ul", "ull"];
    RUST.contains(&suffix) || C_AND_JAVA.contains(&suffix.to_ascii_lowercase().as_str())
}

/// Returns the value of a number whose digits are in groups, with the mark between them: `1,250`, `1.250.000` or, as in
/// India, `1,25,000`. A space of any kind counts as a blank. `None` if it is not written so.
///
/// # Errors
/// If no coin has this value.
pub fn grouped(text: &str) -> Option<(char, Result<i64, Fault>)> {
    let written = Written::new(text);
    let is_mark = |character: char| matches!(character, ',' | '.') || is_group_space(character);
    let first = written.body.chars().find(|character| is_mark(*character))?;
    // Cents of zero may follow behind the other mark: 1,250.00.
    let (digits, cents) = match first {
        ',' => written.body.split_once('.'),
        '.' => written.body.split_once(','),
        _ => written.body.split_once(['.', ',']),
    }
    .unwrap_or((written.body, "0"));
    if cents.is_empty() || cents.contains(|c| c != '0') {
        return None;
    }
    let mark = if is_group_space(first) { ' ' } else { first };
    let groups: Vec<_> = digits.split(|c: char| if mark == ' ' { is_group_space(c) } else { c == mark }).collect();
    let (head, [middle @ .., last]) = groups.split_first()? else { return None };
    let is_digits = |group: &&str| group.bytes().all(|byte| byte.is_ascii_digit());
    let is_thousands = head.len() <= 3 && middle.iter().all(|group| group.len() == 3);
    let is_indian = mark == ',' && head.len() <= 2 && middle.iter().all(|group| group.len() == 2);
    let is_well_formed = groups.iter().all(is_digits)
        && !head.is_empty()
        && !head.starts_with('0')
        && last.len() == 3
        && (is_thousands || is_indian);
    if !is_well_formed {
        return None;
    }
    let value = groups.concat().parse().ok().filter(|value| in_bounds(*value));
    Some((mark, value.map(|value| written.signed(value)).ok_or(Fault::OutOfRange)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_read_in_all_their_forms() {
        for (text, value) in [
            ("-8", -8),
            ("+8", 8),
            ("-0", 0),
            ("1_000", 1000),
            ("1'000'000", 1_000_000),
            ("8L", 8),
            ("8_u32", 8),
            ("8.", 8),
            ("8.00", 8),
            ("0.0", 0),
            ("1e9", 1_000_000_000),
            ("1.5e1", 15),
            ("1500e-2", 15),
            ("0e99999999999999999999", 0),
            ("$5", 5),
            ("-$5", -5),
            ("$-5", -5),
            ("5¢", 5),
            ("1000000000000", 1_000_000_000_000),
        ] {
            assert_eq!(whole(text), Ok(value), "{text}");
        }
        for (text, fault) in [
            ("8.5", Fault::NotWhole),
            (".5", Fault::NotWhole),
            ("1e-3", Fault::NotWhole),
            ("1e13", Fault::OutOfRange),
            ("1e99999999999999999999", Fault::OutOfRange),
            ("1000000000001", Fault::OutOfRange),
            ("007", Fault::LeadingZero),
            ("1__0", Fault::NotANumber),
            ("0x1F", Fault::NotANumber),
            ("8-3", Fault::NotANumber),
            ("8²", Fault::NotANumber),
            ("8.0L", Fault::NotANumber),
            ("1..9", Fault::NotANumber),
            ("-$-5", Fault::NotANumber),
        ] {
            assert_eq!(whole(text), Err(fault), "{text}");
        }
    }

    #[test]
    fn only_well_formed_groups_of_digits_are_one_number() {
        for (text, mark, value) in [
            ("1,250", ',', 1250),
            ("-12,345,678", ',', -12_345_678),
            ("1.250", '.', 1250),
            ("1\u{202f}250", ' ', 1250),
            ("1\u{a0}250\u{2009}000", ' ', 1_250_000),
            ("1,25,000", ',', 125_000),
            ("$1,250.00", ',', 1250),
            ("1.250,00€", '.', 1250),
        ] {
            assert_eq!(grouped(text), Some((mark, Ok(value))), "{text}");
        }
        for text in ["1250", "1,25", "0,250", "1,2500", "1,250.5", "1234,567", "1,250.000,5", "8.0"] {
            assert_eq!(grouped(text), None, "{text}");
        }
        assert_eq!(grouped("1,000,000,000,001"), Some((',', Err(Fault::OutOfRange))));
    }
}
