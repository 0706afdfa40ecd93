//! What the program reports: what it did, what it could not do, and what is missing.

use std::path::Path;

use crate::number::{exact, group_count};
use crate::platform::LocalTime;
use crate::printable::printable_path;

// ---- the session

/// The name of a session without a file and a title.
pub fn untitled() -> &'static str {
    "Untitled"
}

/// Returns the title of the window: `greedy.ron — coin-duel`, or `greedy.ron* — coin-duel` with unsaved changes.
pub fn window_title(name: &str, is_unsaved: bool) -> String {
    format!("{name}{} — coin-duel", if is_unsaved { "*" } else { "" })
}

// ---- files

/// Returns `cannot open a.ron: …`
pub fn cannot_open(path: &Path, reason: &str) -> String {
    format!("cannot open {}: {reason}", printable_path(path))
}

/// Returns `cannot save a.ron: …`
pub fn cannot_save(path: &Path, reason: &str) -> String {
    format!("cannot save {}: {reason}", printable_path(path))
}

/// The reason if the user did not wait for a file to open.
pub fn you_stopped_opening() -> &'static str {
    "you stopped waiting for it"
}

/// The reason if the user did not wait for a file to be saved.
pub fn you_stopped_saving() -> &'static str {
    "you stopped waiting for it; the file has the old or the new content"
}

/// Returns what is wrong in a file that was opened nevertheless: `a.ron: …; …`.
pub fn warnings(path: &Path, warnings: &[String]) -> String {
    format!("{}: {}", printable_path(path), warnings.join("; "))
}

/// Returns what is wrong in a link that was opened nevertheless: `The link: …; …`.
pub fn warnings_of_link(warnings: &[String]) -> String {
    format!("The link: {}", warnings.join("; "))
}

/// Returns `Cannot open the link: …`
pub fn cannot_open_link(reason: &str) -> String {
    format!("Cannot open the link: {reason}")
}

/// Returns `a.ron is no longer there. Save to write it again.`
pub fn file_is_missing(path: &Path) -> String {
    format!("{} is no longer there. Save to write it again.", printable_path(path))
}

// ---- work from last time

/// Returns `Your work from last time could not be read; it is in recovery.ron`.
pub fn earlier_work_is_damaged(path: &Path) -> String {
    format!("Your work from last time could not be read; it is in {}", printable_path(path))
}

/// Returns `…. The window shows your work from last time; save it to write the file.` `reason` is a sentence that says why
/// its file cannot be read.
pub fn file_of_earlier_work_is_unreadable(reason: &str) -> String {
    format!("{reason}. The window shows your work from last time; save it to write the file.")
}

/// Returns `“a.ron” has changed since it was open here. This is the file as it is now.`
pub fn changed_since_it_was_open(name: &str) -> String {
    format!("“{name}” has changed since it was open here. This is the file as it is now.")
}

/// What has become of work of last time that is not in the window.
pub fn earlier_work_is_recent() -> &'static str {
    "Your unsaved work from last time is in File › Recent work."
}

// ---- recent work

/// Returns `Your unsaved work “Mine” is in File › Recent work.`
pub fn work_has_left(name: &str) -> String {
    format!("Your unsaved work “{name}” is in File › Recent work.")
}

/// A piece of recent work that can't be opened.
pub fn work_is_damaged() -> &'static str {
    "This recent work cannot be read."
}

/// Returns a piece of recent work as a list shows it: `8, 15, 3, … · 6 coins · Mine · 14:05`.
pub fn recent_work(first_coins: &[i64], coins: usize, title: &str, time: LocalTime, now: LocalTime) -> String {
    let mut row: Vec<_> = first_coins.iter().map(|coin| exact(*coin)).collect();
    if coins > first_coins.len() {
        row.push(format!("… · {} coins", group_count(coins)));
    }
    let title = if title.is_empty() { untitled() } else { title };
    format!("{} · {title} · {}", row.join(", "), moment(time, now))
}

/// Returns a moment in the past as it is said `now`: `14:05`, `26 Nov 14:05` or `26 Nov 2025`.
fn moment(time: LocalTime, now: LocalTime) -> String {
    const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let LocalTime { year, month, day, hour, minute } = time;
    let month_name = MONTHS[usize::from(month.clamp(1, 12) - 1)];
    match (year == now.year, (month, day) == (now.month, now.day)) {
        (true, true) => format!("{hour:02}:{minute:02}"),
        (true, false) => format!("{day} {month_name} {hour:02}:{minute:02}"),
        (false, _) => format!("{day} {month_name} {year}"),
    }
}

/// Returns `Your work is not kept for the next start, so save it yourself: …`
pub fn work_is_not_kept(reason: &str) -> String {
    format!("Your work is not kept for the next start, so save it yourself: {reason}")
}

// ---- exports and copies

/// Returns `Wrote fill.gif: 21 pictures of 2560 × 1440 pixels, 234 kB`. `written` names the files and their sizes.
pub fn wrote(written: &str) -> String {
    format!("Wrote {written}")
}

/// The outcome of an export that the user has stopped.
pub fn export_canceled() -> &'static str {
    "Export canceled; nothing was written."
}

/// Returns `The export failed and nothing was written: …`
pub fn export_failed(reason: &str) -> String {
    format!("The export failed and nothing was written: {reason}")
}

/// Returns `Picture copied: 1280 × 720 pixels.`
pub fn picture_copied(width: u32, height: u32) -> String {
    format!("Picture copied: {width} × {height} pixels.")
}

/// Returns `Table copied as Markdown.`
pub fn table_copied(format: &str) -> String {
    format!("Table copied as {format}.")
}

/// The outcome of a copy of the steps or the moves.
pub fn text_copied() -> &'static str {
    "Copied as text."
}

/// Returns `500,500 cells are too many to copy; export them to a file.`
pub fn too_many_cells_to_copy(cells: usize) -> String {
    format!("{} cells are too many to copy; export them to a file.", group_count(cells))
}

/// Returns `Link copied: 412 characters.` A link for others leaves the private notes of stops out, and says so.
pub fn link_copied(chars: usize, leaves_notes_out: bool) -> String {
    let notes = if leaves_notes_out { " Your private notes are not in it." } else { "" };
    format!("Link copied: {} characters.{notes}", group_count(chars))
}

/// Returns `Cannot copy the link: …`
pub fn cannot_copy_link(reason: &str) -> String {
    format!("Cannot copy the link: {reason}")
}

/// Returns `Nothing was copied: …`
pub fn copy_failed(reason: &str) -> String {
    format!("Nothing was copied: {reason}")
}

// ---- the page

/// What a page says whose site has a newer version.
pub fn new_version_is_there() -> &'static str {
    "There is a new version of this page. Reload it to use the new version, after you have closed its other tabs."
}

/// Returns what a page with a plain table says about a link that is none: `Cannot open the link: …. This is …`
pub fn first_row_instead_of_link(reason: &str) -> String {
    format!("{}. This is the row of the first lesson.", cannot_open_link(reason))
}

// ---- work in the background

/// Returns `The moves could not be found: …`
pub fn moves_not_found(reason: &str) -> String {
    format!("The moves could not be found: {reason}")
}

/// Returns `the system could not start a thread: …`
pub fn no_thread(reason: &str) -> String {
    format!("the system could not start a thread: {reason}")
}

/// Returns `this page and its worker are of different versions: there is no work “map”; reload the page`.
pub fn no_such_work(kind: &str) -> String {
    format!("this page and its worker are of different versions: there is no work “{kind}”; reload the page")
}

/// The reason if a job has ended without saying why.
pub fn program_defect() -> &'static str {
    "an internal error"
}

// ---- what is missing in an answer

/// A question that asks for a number.
pub fn type_a_number() -> &'static str {
    "Type a whole number first."
}

/// A question that also asks where the number comes from.
pub fn choose_where_it_is_from() -> &'static str {
    "Choose one of the four earlier values with ↑ and ↓."
}

/// A question that asks for cells.
pub fn choose_the_cells() -> &'static str {
    "Choose the cells in the table."
}

/// A question that asks for an end.
pub fn choose_an_end() -> &'static str {
    "Choose ←, → or ↑ (both)."
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
