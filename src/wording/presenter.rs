//! The presenter's window, and what is drawn and timed in a lecture.

use std::path::Path;

use super::text::presenter as text;

pub use text::*;

/// Returns `The rehearsal took 43 minutes. The minutes of each lesson are in lecture.times.ron.`
pub fn rehearsal_written(minutes: f64, path: &Path) -> String {
    text::rehearsal_written(minutes.round() as usize, Path::new(path.file_name().unwrap_or_default()))
}

/// Returns a time in hours, minutes and seconds: `12:05`, or `1:02:05`.
pub fn time(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Returns the name of a small picture of a place: `Lesson 2, title`, or `Lesson 2, stop 3`.
pub fn place(lesson: usize, stop: Option<usize>) -> String {
    stop.map_or_else(|| text::place_of_title(lesson), |stop| text::place_of_stop(lesson, stop))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_hours_only_if_there_are_any() {
        assert_eq!([5, 725, 3725].map(time), ["0:05", "12:05", "1:02:05"]);
    }
}
