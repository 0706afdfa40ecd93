//! Numbers as text for people: exact, shortened to fit, or raised as an exponent.
//!
//! People read long numbers with the [marks](Marks) of their language: `1,234,567` or `1.234.567`. Programs read them
//! without: the formats for machines and everything that is pasted as a row write numbers with `Display`.

use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number of a table or of a game. Coins and their sums have 64 bits, but powers of two need more.
pub type Number = i128;

/// The smallest room that [`fitted`] can respect: a sign, three digits and a letter.
pub const MIN_FITTED_LEN: usize = 5;

/// The letters for powers of a thousand. Few people know those beyond, so larger numbers have a power of ten.
const LETTERS: [&str; 7] = ["", "k", "M", "G", "T", "P", "E"];
/// The largest number of decimals of a shortened number.
const MAX_DECIMALS: usize = 3;

/// The marks in numbers of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Stands between groups of three digits.
    pub group: char,
    /// Stands before the decimals.
    pub decimal: char,
    /// Numbers with fewer digits are not grouped. In Spanish it is 5: `1234`, `12.345`.
    pub least_grouped: u8,
}

impl Marks {
    pub const ENGLISH: Self = Self { group: ',', decimal: '.', least_grouped: 4 };

    const fn packed(self) -> u64 {
        (self.group as u64) << 40 | (self.decimal as u64) << 8 | self.least_grouped as u64
    }
}

/// The marks that are used. A number is written some thousand times per frame, so they are read without a lock.
static MARKS: AtomicU64 = AtomicU64::new(Marks::ENGLISH.packed());

/// Returns the marks that numbers have.
pub fn marks() -> Marks {
    let packed = MARKS.load(Ordering::Relaxed);
    let mark = |bits: u64| char::from_u32(bits as u32 & 0x1f_ffff).unwrap_or_default();
    Marks { group: mark(packed >> 40), decimal: mark(packed >> 8), least_grouped: packed as u8 }
}

/// Sets the marks of all numbers that are written from now on.
pub fn set_marks(marks: Marks) {
    MARKS.store(marks.packed(), Ordering::Relaxed);
}

/// Reads a number as people type or paste it: with marks between groups of digits, spaces, `_`, the minus sign `−` and
/// digits of full width. `None` if it is no whole number, or too large.
pub fn typed(text: &str) -> Option<Number> {
    let plain = text.chars().filter(|letter| *letter != '_' && !letter.is_whitespace());
    let plain: Vec<char> = plain
        .map(|letter| match letter {
            '−' | '－' => '-',
            '０'..='９' => char::from(b'0' + (letter as u32 - '０' as u32) as u8),
            letter => letter,
        })
        .collect();
    // The mark of decimals in another language has any number of digits behind it.
    let group = marks().group;
    let is_mark = |(place, letter): (usize, char)| {
        letter == group && plain[place + 1..].iter().take_while(|digit| digit.is_ascii_digit()).count() == 3
    };
    let digits = plain.iter().copied().enumerate().filter(|of| !is_mark(*of)).map(|(_, letter)| letter);
    digits.collect::<String>().parse().ok()
}

/// Writes a number for people in at most `room` characters, or in [`MIN_FITTED_LEN`] if `room` is smaller.
///
/// The number is [`exact`] if it fits. Otherwise it has a letter for its power of a thousand (`k`, `M`, `G`, `T`, `P`,
/// `E`), or from 10²¹ on its power of ten (`1.26e32`), and as many decimals as fit, at most three. The digits are those
/// with which the number begins: it is cut, not rounded. Rounding could write a number that it does not reach:
/// 999,999,999,999 would become 1.000T, and a smaller score would look equal to a larger one.
pub fn fitted(value: impl Into<Number>, room: usize) -> String {
    let value = value.into();
    let exact = exact(value);
    // Below a thousand there is nothing to shorten.
    if exact.chars().count() <= room || value.unsigned_abs() < 1000 {
        return exact;
    }
    let room = room.max(MIN_FITTED_LEN);
    let fits = (1..=MAX_DECIMALS).rev().map(|decimals| cut(value, decimals)).find(|text| text.chars().count() <= room);
    fits.unwrap_or_else(|| cut(value, 0))
}

/// Writes numbers that stand together, such as both scores of a cell, each in at most `room` characters.
///
/// They are all [`exact`] if all of them fit. Otherwise each number of at least a thousand is shortened, and all of
/// these have the same number of decimals.
pub fn fitted_together<const N: usize>(values: [impl Into<Number>; N], room: usize) -> [String; N] {
    let values = values.map(Into::into);
    let length = |text: &String| text.chars().count();
    let all = values.map(exact);
    if all.iter().all(|text| length(text) <= room) {
        return all;
    }
    let room = room.max(MIN_FITTED_LEN);
    let shortened = |decimals| values.map(|value| shortened(value, decimals));
    let fits = (1..=MAX_DECIMALS).rev().map(shortened).find(|texts| texts.iter().all(|text| length(text) <= room));
    fits.unwrap_or_else(|| shortened(0))
}

/// Writes a number of at least a thousand with a letter or a power of ten, and at most three decimals, as [`fitted`]
/// shortens it, and a smaller one in full. All numbers of one line are written with the same decimals.
pub fn shortened(value: impl Into<Number>, decimals: usize) -> String {
    let value = value.into();
    if value.unsigned_abs() < 1000 { exact(value) } else { cut(value, decimals.min(MAX_DECIMALS)) }
}

/// Writes a number of at least a thousand with a letter or a power of ten, and a number of decimals. The other digits are
/// cut off.
fn cut(value: Number, decimals: usize) -> String {
    let magnitude = value.unsigned_abs();
    let log = magnitude.checked_ilog10().unwrap_or_default();
    let (power, name) = match LETTERS.get(log as usize / 3) {
        Some(letter) => (log / 3 * 3, (*letter).to_owned()),
        None => (log, format!("e{log}")),
    };
    let unit = 10_u128.pow(power);
    let whole = magnitude / unit;
    let sign = if value < 0 { "−" } else { "" };
    if decimals == 0 {
        return format!("{sign}{whole}{name}");
    }
    // A unit of a thousand or more has three digits for the decimals.
    let thousandths = magnitude % unit / (unit / 1000).max(1);
    let decimals = &format!("{thousandths:03}")[..decimals];
    format!("{sign}{whole}{}{decimals}{name}", marks().decimal)
}

/// Writes a number for people: its digits in groups of three, with the minus sign `−`: in English `−1,234,567`.
pub fn exact(value: impl Into<Number>) -> String {
    let value = value.into();
    // Most numbers on the screen are so small.
    if (0..1000).contains(&value) {
        return value.to_string();
    }
    let mut text = group_digits(&value.unsigned_abs().to_string());
    if value < 0 {
        text.insert(0, '−');
    }
    text
}

/// The number of characters of [`exact`].
pub fn exact_len(value: impl Into<Number>) -> usize {
    let value = value.into();
    let digits = value.unsigned_abs().checked_ilog10().map_or(1, |log| log as usize + 1);
    let marks = if digits < usize::from(marks().least_grouped) { 0 } else { (digits - 1) / 3 };
    digits + marks + usize::from(value < 0)
}

/// Writes a count of any unsigned integer type for people, as [`exact`] does.
pub fn group_count(count: impl Display + Copy) -> String {
    group_digits(&count.to_string())
}

/// Groups the digits of a number by thousands. The number may be longer than any integer type.
pub fn group_digits(digits: &str) -> String {
    let marks = marks();
    if digits.len() < usize::from(marks.least_grouped) {
        return digits.to_owned();
    }
    // The first group has one to three digits.
    let (first, mut others) = digits.split_at(digits.len() - digits.len().saturating_sub(1) / 3 * 3);
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
    grouped.push_str(first);
    while let Some((group, rest)) = others.split_at_checked(3) {
        grouped.push(marks.group);
        grouped.push_str(group);
        others = rest;
    }
    grouped
}

/// A whole number as an exponent: `1000` as `¹⁰⁰⁰`.
pub fn superscript(number: usize) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    number.to_string().bytes().map(|digit| DIGITS[usize::from(digit - b'0')]).collect()
}

/// Writes a number of at least four digits as a power of ten: `123456789012345` as `1.23 × 10¹⁴`.
///
/// # Panics
/// If there are fewer than four digits.
pub fn power_of_ten(digits: &str) -> String {
    let rounded = digits[..4].parse::<usize>().map_or(0, |first| (first + 5) / 10);
    // 9.996 rounds up to 10.00, which is the next power.
    let (rounded, power) = if rounded < 1000 { (rounded, digits.len() - 1) } else { (rounded / 10, digits.len()) };
    format!("{}{}{:02} × 10{}", rounded / 100, marks().decimal, rounded % 100, superscript(power))
}

/// Writes a mean with one decimal digit, or without it from 1,000 on.
pub fn mean(value: f64) -> String {
    if value.abs() >= 1000.0 {
        return fitted(value.round() as i64, 5);
    }
    // Rounded first, so that the text is never −0.0.
    decimal((value * 10.0).round() / 10.0 + 0.0, 1)
}

/// Writes a number with decimals.
pub fn decimal(value: f64, decimals: usize) -> String {
    localized(&format!("{value:.decimals$}"))
}

/// Returns a number that is written as programs do, with the marks for people.
pub fn localized(number: &str) -> String {
    number.replace('.', marks().decimal.encode_utf8(&mut [0; 4])).replace('-', "−")
}

/// Reads a number with decimals as people type it, behind a point or the mark of the language.
pub fn typed_decimal(text: &str) -> Option<f64> {
    text.trim().replace(marks().decimal, ".").replace('−', "-").parse().ok()
}

/// What stands for a number without a value.
pub const NO_VALUE: &str = "?";

/// Writes a value, or [`NO_VALUE`].
pub fn value(value: Option<Number>, write: impl Fn(Number) -> String) -> String {
    value.map_or_else(|| NO_VALUE.to_owned(), write)
}

/// The number of characters of a value.
pub fn value_len(value: Option<Number>) -> usize {
    value.map_or(NO_VALUE.len(), exact_len)
}

/// Writes two values of which both are shortened in the same way.
pub fn fitted_values(values: [Option<Number>; 2], max_characters: usize) -> [String; 2] {
    match values {
        [Some(first), Some(second)] => fitted_together([first, second], max_characters),
        values => values.map(|of| value(of, |number| fitted(number, max_characters))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The value of a shortened number and one unit of its last digit.
    fn parse_shortened(text: &str) -> (Number, Number) {
        let (sign, text) = text.strip_prefix('−').map_or((1, text), |rest| (-1, rest));
        let digits = text.trim_end_matches(char::is_alphabetic);
        let (digits, power) = match text.split_once('e') {
            Some((digits, power)) => (digits, power.parse().unwrap()),
            None => (digits, 3 * LETTERS.iter().position(|letter| *letter == &text[digits.len()..]).unwrap()),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
        let unit = 10_i128.pow((power - decimals.len()) as u32);
        (sign * format!("{whole}{decimals}").parse::<Number>().unwrap() * unit, unit)
    }

    #[test]
    fn a_number_that_fits_is_exact() {
        assert_eq!(fitted(22, 3), "22");
        assert_eq!(fitted(-22, 3), "−22");
        assert_eq!(fitted(12_345, 6), "12,345");
        assert_eq!(fitted(15, 1), "15", "below a thousand no letter makes it shorter");
    }

    #[test]
    fn a_number_that_does_not_fit_is_cut_and_has_a_letter() {
        assert_eq!(fitted(12_345, 5), "12.3k");
        assert_eq!(fitted(12_345_678, 7), "12.345M");
        assert_eq!(fitted(12_345_678, 6), "12.34M");
        assert_eq!(fitted(-12_345_678, 5), "−12M");
        assert_eq!(fitted(1_000_000_000_000_000_000_i64, 5), "1.00E");
        assert_eq!(fitted(i64::MIN, 7), "−9.223E");
    }

    #[test]
    fn a_number_beyond_the_letters_has_a_power_of_ten() {
        assert_eq!(fitted(999_999_999_999_999_999_999_i128, 9), "999.999E");
        assert_eq!(fitted(1_000_000_000_000_000_000_000_i128, 9), "1.000e21");
        assert_eq!([5, 6, 7, 8].map(|room| fitted(Number::MIN, room)), ["−1e38", "−1e38", "−1.7e38", "−1.70e38"]);
        assert_eq!(fitted_together([Number::MAX, 12_345], 7), ["1.70e38", "12.34k"]);
        assert_eq!(exact(Number::MAX), "170,141,183,460,469,231,731,687,303,715,884,105,727");
    }

    #[test]
    fn a_number_just_below_a_power_does_not_reach_it() {
        assert_eq!(fitted(999_999_999_999_i64, 6), "999.9G");
        assert_eq!(fitted(999_999_999_999_i64, 5), "999G");
        assert_eq!(fitted(-999_999, 5), "−999k");
        assert_eq!(fitted(999_960, 6), "999.9k");
    }

    #[test]
    fn numbers_that_stand_together_have_one_style() {
        assert_eq!(fitted_together([1_234, 56], 5), ["1,234", "56"]);
        assert_eq!(fitted_together([1_234_567, 1_234], 7), ["1.234M", "1.234k"]);
        assert_eq!(fitted_together([123_456_789, 1_234], 6), ["123.4M", "1.2k"]);
        assert_eq!(fitted_together([123_456_789, 12], 5), ["123M", "12"]);
    }

    #[test]
    fn exact_len_is_the_length_of_exact() {
        for value in [0, 9, 10, 99, 100, 999, 1_000, 999_999, 1_000_000, -1, -10, -1_000, Number::MAX, Number::MIN] {
            assert_eq!(exact_len(value), exact(value).chars().count(), "{value}");
        }
    }

    proptest! {
        #[test]
        fn no_number_is_longer_than_its_room(value: Number, room in 0..54_usize, shift in 0..127_u32) {
            let value = value >> shift;
            let text = fitted(value, room);
            prop_assert!(text.chars().count() <= room.max(MIN_FITTED_LEN), "{}", text);
        }

        #[test]
        fn a_shortened_number_is_less_than_a_unit_of_its_last_digit_closer_to_zero(
            value: Number, room in 0..54_usize, shift in 0..127_u32
        ) {
            let value = value >> shift;
            let text = fitted(value, room);
            if text != exact(value) {
                let (shown, unit) = parse_shortened(&text);
                let missing = value.unsigned_abs() - shown.unsigned_abs();
                prop_assert!((0..unit.unsigned_abs()).contains(&missing), "{} is shown as {}", value, text);
                prop_assert_eq!(shown.signum(), value.signum());
            }
        }

        #[test]
        fn numbers_that_stand_together_are_all_exact_or_have_the_same_decimals(
            one: Number, other: Number, room in 0..54_usize, shifts in (0..127_u32, 0..127_u32)
        ) {
            let values = [one >> shifts.0, other >> shifts.1];
            let texts = fitted_together(values, room);
            prop_assert!(texts.iter().all(|text| text.chars().count() <= room.max(MIN_FITTED_LEN)), "{:?}", texts);
            if texts != values.map(exact) {
                let large = values.iter().zip(&texts).filter(|(value, _)| value.unsigned_abs() >= 1000);
                let decimals: Vec<_> = large
                    .map(|(_, text)| text.split_once('.').map_or("", |(_, decimals)| decimals))
                    .map(|decimals| decimals.chars().take_while(char::is_ascii_digit).count())
                    .collect();
                prop_assert!(decimals.windows(2).all(|pair| pair[0] == pair[1]), "{:?}", texts);
                prop_assert!(texts.iter().all(|text| !text.contains(',')), "{:?}", texts);
            }
        }
    }

    #[test]
    fn an_exponent_is_written_in_raised_digits() {
        assert_eq!(superscript(0), "⁰");
        assert_eq!(superscript(1_234_567_890), "¹²³⁴⁵⁶⁷⁸⁹⁰");
    }

    #[test]
    fn thousands_are_grouped_from_the_right() {
        assert_eq!([0, -999, 1_000, -1_234_567].map(exact), ["0", "−999", "1,000", "−1,234,567"]);
    }

    #[test]
    fn a_count_of_any_type_is_grouped() {
        assert_eq!(group_count(999_usize), "999");
        assert_eq!(group_count(1_000_u64), "1,000");
        assert_eq!(group_count(u128::MAX), "340,282,366,920,938,463,463,374,607,431,768,211,455");
    }

    #[test]
    fn a_long_number_is_rounded_to_a_power_of_ten() {
        assert_eq!(power_of_ten("53575000000000"), "5.36 × 10¹³");
        assert_eq!(power_of_ten("99960000000000"), "1.00 × 10¹⁴");
    }

    #[test]
    fn a_mean_has_one_decimal_digit_and_no_negative_zero() {
        assert_eq!([20.04, -1.46, -0.01, 123_456.0].map(mean), ["20.0", "−1.5", "0.0", "123k"]);
    }

    #[test]
    fn a_typed_number_can_have_marks_and_digits_of_full_width() {
        let numbers = ["1,234", " −12 345", "１２３", "1_000", "-12", "+12"].map(typed);
        assert_eq!(numbers, [1_234, -12_345, 123, 1_000, -12, 12].map(Some));
        assert_eq!(typed("1234567890123456789012345"), Some(1_234_567_890_123_456_789_012_345));
        assert_eq!(["", "1.5", "left", &"9".repeat(40)].map(typed), [None; 4]);
    }
}
