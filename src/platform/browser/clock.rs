//! The clock.

pub use web_time::Instant;

use crate::platform::local_time::LocalTime;

/// Returns the time in milliseconds since 1970.
pub fn unix_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// Returns a time in milliseconds since 1970 as it is where the user is.
pub fn local_time(unix_ms: u64) -> LocalTime {
    let time = js_sys::Date::new(&(unix_ms as f64).into());
    LocalTime {
        year: time.get_full_year() as i16,
        month: time.get_month() as u8 + 1,
        day: time.get_date() as u8,
        hour: time.get_hours() as u8,
        minute: time.get_minutes() as u8,
    }
}

/// Returns the hour and the minute of the day, where the user is.
pub fn time_of_day() -> (u8, u8) {
    let now = js_sys::Date::new_0();
    (now.get_hours() as u8, now.get_minutes() as u8)
}
