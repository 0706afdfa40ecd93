//! Errors and warnings about courses.

use std::path::Path;

use crate::number::group_count;
use crate::printable::printable_path;

/// A course of version 0.
pub fn version_zero() -> &'static str {
    "there is no version 0; courses begin with version 1"
}

/// Returns `this course has version 2, and this program reads versions up to 1; open it with a newer coin-duel`.
pub fn newer_version(version: u32, newest: u32) -> String {
    format!(
        "this course has version {version}, and this program reads versions up to {newest}; open it with a newer \
         coin-duel"
    )
}

/// Returns `the course has 10,001 entries and may have 10,000; the last ones are left out`.
pub fn too_many_entries(count: usize, most: usize) -> String {
    let [count, most] = [count, most].map(group_count);
    format!("the course has {count} entries and may have {most}; the last ones are left out")
}

/// Returns `12 more problems`.
pub fn more_warnings(count: usize) -> String {
    match count {
        1 => "1 more problem".to_owned(),
        _ => format!("{} more problems", group_count(count)),
    }
}

/// Returns `2 lessons can't be used and are left out`.
pub fn lessons_left_out(count: usize) -> String {
    match count {
        1 => "1 lesson can't be used and is left out".to_owned(),
        _ => format!("{} lessons can't be used and are left out", group_count(count)),
    }
}

/// Returns `course.ron is a course, and its lessons are solved one by one; …`.
pub fn solves_no_course(path: &Path) -> String {
    let path = printable_path(path);
    format!("{path} is a course, not a row; solve the file of one of its lessons, or export the course")
}

/// Returns a problem of a lesson with its number: `lesson 3: …`.
pub fn in_lesson(number: usize, problem: &str) -> String {
    format!("lesson {}: {problem}", group_count(number))
}

/// Returns a problem of a lesson with its file: `greedy.ron: …`.
pub fn in_file(name: &str, problem: &str) -> String {
    format!("{name}: {problem}")
}

/// Returns `“../a.ron” is not a file in the course's folder; copy it there, and write its path from there`.
pub fn out_of_folder(name: &str) -> String {
    format!("“{name}” is not a file in the course's folder; copy it there, and write its path from there")
}

/// Returns `a.ron is a link that leads out of the course's folder; put the file itself into the folder`.
pub fn link_out_of_folder(name: &str) -> String {
    format!("{name} is a link that leads out of the course's folder; put the file itself into the folder")
}

/// Returns `a.ron is a course, and a lesson is a session; list its lessons here instead`.
pub fn is_a_course(name: &str) -> String {
    format!("{name} is a course, and a lesson is a session; list its lessons here instead")
}

/// Returns `lectures has no session; a folder with sessions (.ron) opens as a course`.
pub fn no_session_in_folder(path: &Path) -> String {
    format!("{} has no session; a folder with sessions (.ron) opens as a course", printable_path(path))
}

/// Returns why a bundled course can't be read: `no lesson is named 01-a.ron`.
pub fn unknown_lesson(name: &str) -> String {
    format!("no lesson is named {name}")
}
