//! The clock.

use std::time::{SystemTime, UNIX_EPOCH};

pub use std::time::Instant;

use crate::platform::local_time::LocalTime;

/// Returns the time in milliseconds since 1970.
pub fn unix_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Returns a time in milliseconds since 1970 as it is where the user is.
pub fn local_time(unix_ms: u64) -> LocalTime {
    let time = jiff::Timestamp::from_millisecond(unix_ms as i64).unwrap_or_default();
    let time = time.to_zoned(jiff::tz::TimeZone::system());
    let [month, day, hour, minute] = [time.month(), time.day(), time.hour(), time.minute()].map(i8::unsigned_abs);
    LocalTime { year: time.year(), month, day, hour, minute }
}

/// Returns the hour and the minute of the day, where the user is.
pub fn time_of_day() -> (u8, u8) {
    let now = jiff::Zoned::now();
    (now.hour().unsigned_abs(), now.minute().unsigned_abs())
}
