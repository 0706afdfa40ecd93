//! The questions before something would be lost, and the text while a file is read or written.

use crate::game::Row;
use crate::wording::row::row_text;

// ---- unsaved changes

/// The heading.
pub fn unsaved_changes() -> &'static str {
    "Unsaved changes"
}

/// Returns `“greedy.ron” has changes that are not saved. Save them first?`
pub fn save_changes_first(name: &str) -> String {
    format!("“{name}” has changes that are not saved. Save them first?")
}

/// The answer that gives the changes up.
pub fn do_not_save() -> &'static str {
    "Don't save"
}

// ---- a file that another program has changed

/// The heading.
pub fn the_file_has_changed() -> &'static str {
    "The file has changed"
}

/// Returns `Another program has changed “greedy.ron”, and it cannot be read: …`
pub fn changed_and_unreadable(name: &str, reason: &str) -> String {
    format!("Another program has changed “{name}”, and it cannot be read: {reason}")
}

/// Returns `Another program has changed “greedy.ron”, but not the session in it.`
pub fn changed_without_difference(name: &str) -> String {
    format!("Another program has changed “{name}”, but not the session in it.")
}

/// Returns `Another program has changed “greedy.ron”. The file differs in: row and title.`
pub fn changed(name: &str, difference: &str) -> String {
    format!("Another program has changed “{name}”. The file differs in: {difference}.")
}

/// The answer that asks for another file.
pub fn save_as() -> &'static str {
    "Save as…"
}

/// The answer that replaces the file.
pub fn save_anyway() -> &'static str {
    "Save anyway"
}

/// The answer that opens the file in the place of the session.
pub fn reload() -> &'static str {
    "Reload"
}

/// The answer that leaves everything as it is.
pub fn not_now() -> &'static str {
    "Not now"
}

// ---- unsaved work from last time

/// The heading.
pub fn work_from_last_time() -> &'static str {
    "Work from last time"
}

/// Returns the question about unsaved work on the file `name`, which has changed since. `rows` are the rows of the work
/// and of the file, if they differ.
pub fn earlier_work(name: &str, difference: &str, rows: Option<(&Row, &Row)>) -> String {
    let rows = rows.map_or_else(String::new, |(work, file)| {
        format!("\nRow of your work: {}\nRow of the file: {}", row_text(work), row_text(file))
    });
    format!(
        "You have unsaved work on “{name}” from last time, and the file has changed since. They differ in: \
         {difference}.{rows}\n“{}” keeps your work in File › Recent work.",
        open_the_file()
    )
}

/// The answer that continues the work.
pub fn restore_my_work() -> &'static str {
    "Restore my work"
}

/// The answer that opens the file. The work becomes recent work.
pub fn open_the_file() -> &'static str {
    "Open the file"
}

// ---- closing during an export

/// The heading.
pub fn export_in_progress() -> &'static str {
    "Export in progress"
}

/// The question.
pub fn an_export_is_running() -> &'static str {
    "An export is running. If you stop it, nothing is written."
}

/// The answer that waits for the end of the export.
pub fn close_when_done() -> &'static str {
    "Close when it is done"
}

/// The answer that stops the export.
pub fn stop_and_close() -> &'static str {
    "Stop it and close"
}

// ---- a file that takes long

/// While recent work is opened.
pub fn opening_recent_work() -> &'static str {
    "Opening recent work…"
}

/// Returns `Opening greedy.ron…`
pub fn opening(name: &str) -> String {
    format!("Opening {name}…")
}

/// Returns `Saving greedy.ron…`
pub fn saving(name: &str) -> String {
    format!("Saving {name}…")
}

/// The button that stops waiting.
pub fn stop() -> &'static str {
    "Stop"
}

/// Returns `Another program has changed the file of the course “Coins” since it was opened here.`
pub fn course_has_changed(name: &str) -> String {
    format!("Another program has changed the file of the course “{name}” since it was opened here.")
}

/// Returns `Another program has changed “a.ron”, a lesson of “Coins”, since it was opened here.`
pub fn lesson_has_changed(file: &str, course: &str) -> String {
    format!("Another program has changed “{file}”, a lesson of “{course}”, since it was opened here.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_of_the_work_and_of_the_file_are_compared_if_they_differ() {
        let end = "\n“Open the file” keeps your work in File › Recent work.";
        let start = "You have unsaved work on “a.ron” from last time, and the file has changed since. They differ in: ";
        assert_eq!(earlier_work("a.ron", "title", None), format!("{start}title.{end}"));
        let [work, file] = ["8 15 3 7", "8 15"].map(|coins| coins.parse::<Row>().unwrap());
        let rows = "\nRow of your work: 8, 15, 3, 7\nRow of the file: 8, 15";
        assert_eq!(earlier_work("a.ron", "row", Some((&work, &file))), format!("{start}row.{rows}{end}"));
    }
}
