//! Numbers as text: exact, grouped by thousands, shortened to fit, or raised as an exponent.

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
}
