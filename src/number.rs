//! Numbers as text: exact, grouped by thousands, shortened to fit, or raised as an exponent.

use std::fmt::Display;

/// The smallest room that [`fitted`] can respect: a sign, three digits and a letter.
pub const MIN_FITTED_LEN: usize = 5;

/// Writes a number in at most `room` characters, or in [`MIN_FITTED_LEN`] if `room` is smaller.
///
/// The number is exact if it fits. Otherwise it is rounded, with a letter for its power of a thousand (`k`, `M`, `G`,
/// `T`, `P`, `E`) and as many decimals as fit, at most three.
pub fn fitted(value: i64, room: usize) -> String {
    let exact = exact(value);
    // Below a thousand there is nothing to shorten.
    if exact.chars().count() <= room || value.unsigned_abs() < 1000 {
        return exact;
    }
    let sign = if value < 0 { "−" } else { "" };
    let magnitude = value.unsigned_abs() as f64;
    let shortened = |decimals: usize| {
        let mut scaled = magnitude;
        let mut letters = ["", "k", "M", "G", "T", "P", "E"].into_iter();
        let mut letter = letters.next().unwrap_or_default();
        // Rounds as the text will, so that 999,960 becomes 1.0M and not 1000.0k.
        let unit = 10_f64.powi(decimals as i32);
        while (scaled * unit).round() / unit >= 1000.0
            && let Some(next) = letters.next()
        {
            scaled /= 1000.0;
            letter = next;
        }
        format!("{sign}{scaled:.decimals$}{letter}")
    };
    let room = room.max(MIN_FITTED_LEN);
    let fits = (1..=3).rev().map(shortened).find(|text| text.chars().count() <= room);
    fits.unwrap_or_else(|| shortened(0))
}

/// Writes a number in digits, with the minus sign `−`.
pub fn exact(value: i64) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// The number of characters of [`exact`].
pub fn exact_len(value: i64) -> usize {
    let digits = value.unsigned_abs().checked_ilog10().map_or(1, |log| log as usize + 1);
    digits + usize::from(value < 0)
}

/// Writes a number with its digits grouped by thousands: `1234567` as `1,234,567`.
pub fn group_thousands(value: i64) -> String {
    let sign = if value < 0 { "−" } else { "" };
    format!("{sign}{}", group_digits(&value.unsigned_abs().to_string()))
}

/// Writes a count of any unsigned integer type with its digits grouped by thousands.
pub fn group_count(count: impl Display + Copy) -> String {
    group_digits(&count.to_string())
}

/// Groups the digits of a number by thousands. The number may be longer than any integer type.
pub fn group_digits(digits: &str) -> String {
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
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
    format!("{}.{:02} × 10{}", rounded / 100, rounded % 100, superscript(power))
}

/// Writes a mean with one decimal digit, or without it from 1,000 on.
pub fn mean(value: f64) -> String {
    if value.abs() >= 1000.0 {
        return fitted(value.round() as i64, 5);
    }
    // Rounded first, so that the text is never −0.0.
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "−" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

/// Writes a part of a whole in percent, with one decimal digit: 1 of 8 as `12.5 %`.
pub fn percent(part: u64, whole: u64) -> String {
    // The space before the sign does not break the line.
    format!("{:.1}\u{a0}%", 100.0 * part as f64 / whole as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_number_that_fits_is_exact() {
        assert_eq!(fitted(22, 3), "22");
        assert_eq!(fitted(-22, 3), "−22");
        assert_eq!(fitted(15, 1), "15", "below a thousand no letter makes it shorter");
    }

    #[test]
    fn a_number_that_does_not_fit_is_rounded_with_a_letter() {
        assert_eq!(fitted(12_345, 4), "12.3k");
        assert_eq!(fitted(12_345_678, 7), "12.346M");
        assert_eq!(fitted(12_345_678, 6), "12.35M");
        assert_eq!(fitted(-12_345_678, 5), "−12M");
        assert_eq!(fitted(-999_999, 5), "−1.0M");
        assert_eq!(fitted(999_960, 5), "1.0M");
        assert_eq!(fitted(1_000_000_000_000_000_000, 5), "1.00E");
    }

    #[test]
    fn exact_len_is_the_length_of_exact() {
        for value in [0, 9, 10, 99, 100, -1, -10, i64::MAX] {
            assert_eq!(exact_len(value), exact(value).chars().count(), "{value}");
        }
    }

    proptest! {
        #[test]
        fn no_number_is_longer_than_its_room(value: i64, room in 0..20_usize, shift in 0..63_u32) {
            let value = value >> shift;
            let text = fitted(value, room);
            prop_assert!(text.chars().count() <= room.max(MIN_FITTED_LEN), "{}", text);
        }
    }

    #[test]
    fn an_exponent_is_written_in_raised_digits() {
        assert_eq!(superscript(0), "⁰");
        assert_eq!(superscript(1_234_567_890), "¹²³⁴⁵⁶⁷⁸⁹⁰");
    }

    #[test]
    fn thousands_are_grouped_from_the_right() {
        assert_eq!(group_thousands(0), "0");
        assert_eq!(group_thousands(-999), "−999");
        assert_eq!(group_thousands(1_234_567), "1,234,567");
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
    fn a_part_is_written_in_percent_with_one_decimal_digit() {
        assert_eq!(percent(1, 8), "12.5\u{a0}%");
        assert_eq!(percent(0, 3), "0.0\u{a0}%");
    }
}
