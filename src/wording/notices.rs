//! What the program reports: what it did, what it could not do, and what is missing.

use super::row::coins_text;
use super::text::notices as text;
use crate::platform::LocalTime;

pub use text::*;

/// Returns a piece of recent work as a list shows it: `8, 15, 3, … · 6 coins · Mine · 14:05`.
pub fn recent_work(first_coins: &[i64], coins: usize, title: &str, time: LocalTime, now: LocalTime) -> String {
    let title = if title.is_empty() { text::untitled() } else { title };
    let (row, time) = (coins_text(first_coins), moment(time, now));
    if coins > first_coins.len() {
        text::recent_work_of_long_row(row, coins, title, time)
    } else {
        text::recent_work(row, title, time)
    }
}

/// Returns a moment in the past as it is said `now`: `14:05`, `26 Nov 14:05` or `26 Nov 2025`.
fn moment(time: LocalTime, now: LocalTime) -> String {
    let LocalTime { year, month, day, hour, minute } = time;
    let month_name = text::months().lines().nth(usize::from(month.clamp(1, 12) - 1)).unwrap_or_default();
    let clock = format!("{hour:02}:{minute:02}");
    match (year == now.year, (month, day) == (now.month, now.day)) {
        (true, true) => clock,
        (true, false) => text::day_and_time(day, month_name, clock),
        (false, _) => text::day_and_year(day, month_name, year),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recent_work_is_named_by_its_first_coins_its_title_and_its_time() {
        let now = LocalTime { year: 2026, month: 11, day: 26, hour: 15, minute: 0 };
        let today = LocalTime { hour: 9, minute: 5, ..now };
        assert_eq!(recent_work(&[8, -15, 1200], 3, "Mine", today, now), "8, −15, 1,200 · Mine · 09:05");
        let yesterday = LocalTime { day: 25, ..today };
        assert_eq!(recent_work(&[8], 1_000, "", yesterday, now), "8, … · 1,000 coins · Untitled · 25 Nov 09:05");
        assert_eq!(moment(LocalTime { year: 2025, ..now }, now), "26 Nov 2025");
    }
}
