//! The clock.

pub use std::time::Instant;

/// Returns the hour and the minute of the day, where the user is.
pub fn time_of_day() -> (u8, u8) {
    let now = jiff::Zoned::now();
    (now.hour().unsigned_abs(), now.minute().unsigned_abs())
}
