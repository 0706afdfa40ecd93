//! Courses: their list, their lessons and their stops.

use std::path::Path;

use crate::number::group_count;
use crate::printable::printable_path;

/// The name of a course without a title and a file.
pub fn untitled() -> &'static str {
    "New course"
}

/// Returns `Two coins (copy)`.
pub fn copy_of(title: &str) -> String {
    format!("{title} (copy)")
}

/// Returns the name of a copy that is given to others: `Two coins for students`.
pub fn copy_for_others(title: &str) -> String {
    format!("{title} for students")
}

/// Returns why a copy for others can't replace the course that is open.
pub fn copy_over_course(path: &Path) -> String {
    format!("{} is the course itself, and a copy may leave things out; choose another name", printable_path(path))
}

/// Returns `There is no lesson 40: the course has 27.`
pub fn no_such_lesson(number: usize, count: usize) -> String {
    format!("There is no lesson {}: the course has {}.", group_count(number), group_count(count))
}

/// Stands behind the name of a course with changes that are not saved.
pub fn is_changed() -> &'static str {
    "changed"
}

/// Returns the title of a lesson that was changed: `• Two coins`.
pub fn changed(title: &str) -> String {
    format!("• {title}")
}

/// Returns the second line of a lesson: its coins, and how many stops it has.
pub fn coins_and_stops(coins: &str, stops: usize) -> String {
    match stops {
        0 => coins.to_owned(),
        1 => format!("{coins}  ·  1 stop"),
        _ => format!("{coins}  ·  {} stops", group_count(stops)),
    }
}

/// Stands in the place of the list if it is empty.
pub fn no_lessons() -> &'static str {
    "No lessons yet: add this session"
}

/// Returns the name of a heading for screen readers: `Heading: Greedy fails`.
pub fn heading(title: &str) -> String {
    format!("Heading: {title}")
}

/// Returns the name of a lesson that can't be used: `Can't be used: …`.
pub fn unusable(problem: &str) -> String {
    format!("Can't be used: {problem}")
}

/// The fields of the course itself.
pub fn details() -> &'static str {
    "About the course"
}

/// The title of the course.
pub fn title() -> &'static str {
    "Title"
}

/// Who has made the course.
pub fn author() -> &'static str {
    "Author"
}

/// The language of the course's texts.
pub fn language() -> &'static str {
    "Language"
}

/// How long the lecture is planned to take.
pub fn minutes() -> &'static str {
    "Minutes"
}

/// The tooltip of a bundled course.
pub fn bundled_tooltip() -> &'static str {
    "Open this course of the program"
}

/// The button that adds a heading.
pub fn add_heading() -> &'static str {
    "Heading"
}

/// Its tooltip.
pub fn add_heading_tooltip() -> &'static str {
    "Add a heading above the selected entry"
}

/// The name of a heading that was just added.
pub fn new_heading() -> &'static str {
    "New part"
}

/// The name of the field in which an entry is renamed.
pub fn new_name() -> &'static str {
    "New name"
}

/// The button that doubles an entry.
pub fn duplicate() -> &'static str {
    "Duplicate"
}

/// Its tooltip.
pub fn duplicate_tooltip() -> &'static str {
    "Add a copy behind the selected lesson"
}

/// The button that renames an entry.
pub fn rename() -> &'static str {
    "Rename"
}

/// Its tooltip.
pub fn rename_tooltip() -> &'static str {
    "Give the selected entry another name"
}

/// The button that moves an entry up.
pub fn up() -> &'static str {
    "Up"
}

/// Its tooltip.
pub fn up_tooltip() -> &'static str {
    "Move the selected entry up (Alt+↑), or drag it"
}

/// The button that moves an entry down.
pub fn down() -> &'static str {
    "Down"
}

/// Its tooltip.
pub fn down_tooltip() -> &'static str {
    "Move the selected entry down (Alt+↓), or drag it"
}

/// The button that removes an entry.
pub fn remove() -> &'static str {
    "Remove"
}

/// Its tooltip.
pub fn remove_tooltip() -> &'static str {
    "Remove the selected entry from the list"
}

/// The button that takes the last change back.
pub fn undo() -> &'static str {
    "Undo"
}

/// Returns where a lesson stands: `Lesson 5 of 27`.
pub fn lesson_of(index: usize, count: usize) -> String {
    format!("Lesson {} of {}", group_count(index + 1), group_count(count))
}

/// Returns what is shown while the number of a lesson is typed: `Lesson 12: press Enter`.
pub fn typed_lesson(number: &str) -> String {
    format!("Lesson {number}: press Enter")
}

/// The heading of the list of stops.
pub fn stops() -> &'static str {
    "Stops of the lecture"
}

/// Stands in the place of that list if there are none.
pub fn no_stops() -> &'static str {
    "No stops: a lecture stops at each cell or move."
}

/// The button that removes a stop.
pub fn remove_stop(number: usize) -> String {
    format!("Remove stop {}", group_count(number + 1))
}

/// The button that moves a stop up.
pub fn stop_up(number: usize) -> String {
    format!("Move stop {} up", group_count(number + 1))
}

/// The button that moves a stop down.
pub fn stop_down(number: usize) -> String {
    format!("Move stop {} down", group_count(number + 1))
}

/// The name of the field with the note of a stop.
pub fn note_of_stop(number: usize) -> String {
    format!("Note of stop {}", group_count(number + 1))
}

/// Stands in an empty note.
pub fn note_hint() -> &'static str {
    "What only you see here…"
}

/// The choice of the question of a stop.
pub fn question_of_stop(number: usize) -> String {
    format!("Question of stop {}", group_count(number + 1))
}

/// The choice of no question.
pub fn no_question() -> &'static str {
    "No question"
}

/// Returns the entry of a stop in the list: `3 · fill 6`, or `3 · move 2 · asks`. `at` is what it is about and where.
pub fn stop(index: usize, at: &str, asks: bool) -> String {
    let asks = if asks { " · asks" } else { "" };
    format!("{} · {at}{asks}", group_count(index + 1))
}

/// Returns a position of the fill: `step 6`.
pub fn at_step(steps: f64) -> String {
    if steps.fract() == 0.0 { format!("step {}", group_count(steps as usize)) } else { format!("step {steps:.2}") }
}

/// Returns a position of the game: `move 2`.
pub fn at_move(moves: usize) -> String {
    format!("move {}", group_count(moves))
}

/// Returns a position of the run of fusion: `fusion 12`.
pub fn at_fusion(steps: u64) -> String {
    format!("fusion {}", group_count(steps as usize))
}

/// Returns the title of a lesson, or that it has none.
pub fn title_or(title: &str) -> &str {
    if title.trim().is_empty() { "untitled" } else { title }
}
