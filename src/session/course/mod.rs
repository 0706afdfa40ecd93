//! Courses: ordered lists of lessons, each of which is a session. A course is a RON file that people read and edit.
//!
//! ```ron
//! (
//!     version: 1,
//!     title: "Coins in a line",
//!     author: "A. Lecturer",
//!     language: "en",
//!     minutes: 45,
//!     lessons: [
//!         section("Greedy fails"),
//!         file("greedy-loses.ron"),
//!         session((version: 7, title: "Two coins", coins: [8, 15])),
//!     ],
//! )
//! ```
//!
//! All fields but `version` and `lessons` may be left out. `file` names a session by its path from the course's folder.
//! The path leads to a file inside this folder, and no link may lead out of it. `session` holds a session itself, with
//! its coins in a list.
//!
//! A lesson that can't be used stays in the course as it is, with the reason, and the others can be used.
//!
//! A folder opens as a course, too: its session files, sorted by their names.

mod file;
mod store;
pub mod walk;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::session::document::Session;
use crate::session::version::FileVersion;

pub use file::{COURSE_VERSION, is_course};
pub use store::{SavedCourse, is_course_at};

/// A course has at most this many entries.
pub const MAX_ENTRIES: usize = 10_000;

/// An ordered list of lessons under headings.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Course {
    pub title: String,
    pub author: String,
    /// The language of its texts, as a tag such as `en` (BCP 47).
    pub language: String,
    /// How long the lecture is planned to take. 0 if nobody has said it.
    pub minutes: u32,
    pub entries: Vec<Entry>,
}

/// An entry of a course.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Entry {
    /// The heading of the lessons behind it.
    Section(String),
    Lesson(Lesson),
    /// A lesson that can't be used, and why. It stays in the file as it is.
    Unusable(EntryText, String),
}

/// A lesson of a course.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lesson {
    pub session: Arc<Session>,
    /// The path of its file from the course's folder. `None` if the course holds it.
    pub file: Option<String>,
    /// The state of its file as it was read or saved last.
    pub version: Option<FileVersion>,
    /// Whether it was changed since the course was opened or saved.
    pub is_changed: bool,
}

/// What the file of a course says about a lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum EntryText {
    /// The path of a file.
    File(String),
    /// The text of a session.
    Session(String),
}

/// A course that was read, with sentences about what its files have wrong.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenedCourse {
    pub course: Course,
    /// The first of them, and how many more there are.
    pub warnings: Vec<String>,
    /// The number of lessons that can't be used.
    pub left_out: usize,
    /// The state of its file as it was read. A folder has none.
    pub version: Option<FileVersion>,
}

impl Lesson {
    /// Returns a lesson that the course holds, and that is new in it.
    pub fn new(session: Session) -> Self {
        Self { session: Arc::new(session), file: None, version: None, is_changed: true }
    }

    /// Returns the title, or an empty text.
    pub fn title(&self) -> &str {
        &self.session.document.title
    }
}

impl Course {
    /// Returns the lessons that can be used, in order. A lesson's index is its place among these.
    pub fn lessons(&self) -> impl DoubleEndedIterator<Item = &Lesson> + Clone {
        self.entries.iter().filter_map(Entry::lesson)
    }

    /// Returns the lessons that can be used, to change them.
    pub fn lessons_mut(&mut self) -> impl Iterator<Item = &mut Lesson> {
        self.entries.iter_mut().filter_map(|entry| if let Entry::Lesson(lesson) = entry { Some(lesson) } else { None })
    }

    /// Returns the lesson with this index. O(entries).
    pub fn lesson(&self, index: usize) -> Option<&Lesson> {
        self.lessons().nth(index)
    }

    /// Returns the number of lessons that can be used.
    pub fn lesson_count(&self) -> usize {
        self.lessons().count()
    }

    /// Returns the place of a lesson among the entries.
    pub fn entry_of(&self, lesson: usize) -> Option<usize> {
        let mut lessons = self.entries.iter().enumerate().filter(|(_, entry)| entry.lesson().is_some());
        lessons.nth(lesson).map(|(place, _)| place)
    }

    /// Returns the index of the lesson at a place among the entries, or of the next one behind it.
    pub fn lesson_at(&self, place: usize) -> usize {
        self.entries[..place.min(self.entries.len())].iter().filter(|entry| entry.lesson().is_some()).count()
    }

    /// Returns the heading above a lesson. `None` if there is none.
    pub fn section_of(&self, lesson: usize) -> Option<&str> {
        let before = &self.entries[..self.entry_of(lesson)?];
        before.iter().rev().find_map(|entry| if let Entry::Section(title) = entry { Some(&**title) } else { None })
    }
}

impl Entry {
    /// Returns the lesson. `None` if it is a heading, or can't be used.
    pub fn lesson(&self) -> Option<&Lesson> {
        if let Self::Lesson(lesson) = self { Some(lesson) } else { None }
    }
}

#[cfg(test)]
mod tests;
