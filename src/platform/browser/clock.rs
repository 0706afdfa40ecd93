//! The clock.

pub use web_time::Instant;

/// Returns the hour and the minute of the day, where the user is.
pub fn time_of_day() -> (u8, u8) {
    let now = js_sys::Date::new_0();
    (now.get_hours() as u8, now.get_minutes() as u8)
}
