//! Numbers in little room.

/// A number in at most `room` characters: exact if it fits, and otherwise rounded, with a letter for its power
/// of a thousand (`k`, `M`, `G`, `T`, `P`, `E`). Never longer than five characters where `room` is less.
pub fn fitted(value: i64, room: usize) -> String {
    let exact = exact(value);
    if exact.chars().count() <= room {
        return exact;
    }
    let magnitude = value.unsigned_abs() as f64;
    let sign = if value < 0 { "−" } else { "" };
    let mut scaled = magnitude;
    let mut letters = ["", "k", "M", "G", "T", "P", "E"].into_iter();
    let mut letter = letters.next().unwrap_or_default();
    while scaled >= 999.5
        && let Some(next) = letters.next()
    {
        scaled /= 1000.0;
        letter = next;
    }
    let decimals = usize::from(room >= 5 && scaled < 99.95);
    format!("{sign}{scaled:.decimals$}{letter}")
}

/// A number with a proper minus sign.
pub fn exact(value: i64) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// How many characters [`exact`] takes.
pub fn exact_len(value: i64) -> usize {
    let digits = value.unsigned_abs().checked_ilog10().map_or(1, |log| log as usize + 1);
    digits + usize::from(value < 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_fits_is_exact() {
        assert_eq!(fitted(22, 3), "22");
        assert_eq!(fitted(-22, 3), "−22");
    }

    #[test]
    fn a_number_that_does_not_fit_is_rounded_with_a_letter() {
        assert_eq!(fitted(12_345, 4), "12k");
        assert_eq!(fitted(12_345_678, 6), "12.3M");
        assert_eq!(fitted(-999_999, 5), "−1.0M");
        assert_eq!(fitted(999_600, 4), "1M");
        assert_eq!(fitted(1_000_000_000_000_000_000, 5), "1.0E");
    }

    #[test]
    fn a_length_is_that_of_the_text() {
        for value in [0, 9, 10, 99, 100, -1, -10, i64::MAX] {
            assert_eq!(exact_len(value), exact(value).chars().count(), "{value}");
        }
    }
}
