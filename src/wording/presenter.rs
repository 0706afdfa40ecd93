//! The presenter's window, and what is drawn and timed in a lecture.

use std::path::Path;

use crate::number::group_count;
use crate::printable::printable_path;

/// Returns `The rehearsal took 43 minutes. The minutes of each lesson are in lecture.times.ron.`
pub fn rehearsal_written(minutes: f64, path: &Path) -> String {
    let name = printable_path(path.file_name().unwrap_or_default().as_ref());
    format!("The rehearsal took {}. The minutes of each lesson are in {name}.", in_minutes(minutes.round() as usize))
}

/// Returns why the minutes of a rehearsal could not be written.
pub fn rehearsal_not_written(path: &Path, reason: &str) -> String {
    format!("Cannot write the minutes of the rehearsal to {}: {reason}", printable_path(path))
}

fn in_minutes(minutes: usize) -> String {
    if minutes == 1 { "1 minute".to_owned() } else { format!("{} minutes", group_count(minutes)) }
}

/// Returns a time in hours, minutes and seconds: `12:05`, or `1:02:05`.
pub fn time(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Returns a time below zero: `−0:30`.
pub fn time_below_zero(seconds: u64) -> String {
    format!("−{}", time(seconds))
}

/// Returns `2 min over`.
pub fn over(minutes: u32) -> String {
    format!("{minutes} min over")
}

/// Returns `2 min ahead`.
pub fn ahead(minutes: u32) -> String {
    format!("{minutes} min ahead")
}

/// The lecture takes as long as its rehearsal.
pub fn on_time() -> &'static str {
    "on time"
}

/// What is said about a time: which one it is.
pub fn elapsed() -> &'static str {
    "elapsed"
}

/// The time of the day.
pub fn clock() -> &'static str {
    "clock"
}

/// The time that is left.
pub fn left() -> &'static str {
    "left"
}

/// The time stands still.
pub fn paused() -> &'static str {
    "paused"
}

/// The title of the window.
pub fn window_title() -> &'static str {
    "coin-duel presenter"
}

/// The heading of the picture that the audience sees.
pub fn now() -> &'static str {
    "Now"
}

/// The heading of that picture while it is frozen for the audience.
pub fn now_frozen() -> &'static str {
    "Now (the audience sees the frozen picture)"
}

/// The heading of the picture that the next click shows.
pub fn next() -> &'static str {
    "Next"
}

/// Stands in the place of that picture at the end.
pub fn end_of_course() -> &'static str {
    "This is the end of the course."
}

/// The heading of the notes.
pub fn notes() -> &'static str {
    "Notes"
}

/// Stands in the place of the notes if there are none.
pub fn no_notes() -> &'static str {
    "There are no notes for this."
}

/// The heading of the answer that the class does not see yet.
pub fn answer() -> &'static str {
    "Answer"
}

/// The button that goes back.
pub fn back() -> &'static str {
    "‹ Back"
}

/// The button that goes forward.
pub fn forward() -> &'static str {
    "Forward ›"
}

/// The button that hides the table.
pub fn blank() -> &'static str {
    "Blank"
}

/// The button that makes the screen black.
pub fn black() -> &'static str {
    "Black"
}

/// The button that keeps the picture of the audience.
pub fn freeze() -> &'static str {
    "Freeze"
}

/// The button of the overview.
pub fn overview() -> &'static str {
    "Overview"
}

/// The button of the list of lessons.
pub fn lessons() -> &'static str {
    "Lessons"
}

/// The button that pauses the time.
pub fn pause() -> &'static str {
    "Pause time"
}

/// The button that ends the lecture.
pub fn end() -> &'static str {
    "End"
}

/// The button of the keys.
pub fn keys() -> &'static str {
    "Keys"
}

/// Returns the name of a small picture of a place: `Lesson 2, title`, or `Lesson 2, stop 3`.
pub fn place(lesson: usize, stop: Option<usize>) -> String {
    match stop {
        None => format!("Lesson {}, title", group_count(lesson + 1)),
        Some(stop) => format!("Lesson {}, stop {}", group_count(lesson + 1), group_count(stop + 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_hours_only_if_there_are_any() {
        assert_eq!([5, 725, 3725].map(time), ["0:05", "12:05", "1:02:05"]);
    }
}
