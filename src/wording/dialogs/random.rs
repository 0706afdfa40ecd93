//! The dialog that draws a random row.

use crate::number::exact;

/// The heading.
pub fn heading() -> &'static str {
    "A random row"
}

/// Returns `The row could not be drawn: …`
pub fn not_drawn(reason: &str) -> String {
    format!("The row could not be drawn: {reason}")
}

/// The button that takes the row.
pub fn use_this_row() -> &'static str {
    "Use this row"
}

/// Returns `The smallest coin is larger than the largest, so the coins are drawn from 20 to 30.`.
pub fn bounds_are_swapped(low: i64, high: i64) -> String {
    let (low, high) = (exact(low), exact(high));
    format!("The smallest coin is larger than the largest, so the coins are drawn from {low} to {high}.")
}
