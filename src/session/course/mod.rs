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
//!         section("Play the table"),
//!         file("greedy-loses.ron"),
//!         session((version: 8, title: "Two coins", coins: [8, 15])),
//!     ],
//!     words: {"de": file("de.ron")},
//! )
//! ```
//!
//! All fields but `version` and `lessons` may be left out. `file` names a session by its path from the course's folder.
//! The path leads to a file inside this folder, and no link may lead out of it. `session` holds a session itself, with
//! its coins in a list. `words` names files with the texts of the lessons in other languages, as [`words`] describes them;
//! `words({…})` in the place of `file` holds them itself.
//!
//! A lesson that can't be used stays in the course as it is, with the reason, and the others can be used.
//!
//! A folder opens as a course, too: its session files, sorted by their names.

mod file;
mod store;
pub mod words;

pub use file::{COURSE_VERSION, is_course};
pub use store::{SavedCourse, is_course_at};

use std::borrow::Cow;
use std::sync::Arc;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::session::course::words::{CourseWords, Words};
use crate::session::document::Session;
use crate::session::stop::{Stop, StopPosition};
use crate::session::text::FileVersion;
use crate::session::view::Answers;
use crate::text::parts::keyed_by_name;

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
    /// Its texts in other languages.
    #[serde(default)]
    pub words: Vec<CourseWords>,
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

    /// Returns the course in a language, as one of this language alone. `None` if it has no words in it.
    pub fn in_language(&self, language: &str) -> Option<Self> {
        let is_in_language = |of: &&CourseWords| of.language == language && !of.words.is_empty();
        Some(self.translated(language, &self.words.iter().find(is_in_language)?.words))
    }

    /// Returns the course with the words of a language, as one of this language alone.
    #[must_use]
    pub fn translated(&self, language: &str, words: &Words) -> Self {
        let mut course = Self { language: language.to_owned(), words: Vec::new(), ..self.clone() };
        words.put_into(&mut course.title);
        for entry in &mut course.entries {
            match entry {
                Entry::Section(title) => words.put_into(title),
                Entry::Lesson(lesson) => words.translate(&mut Arc::make_mut(&mut lesson.session).document),
                Entry::Unusable(..) => {}
            }
        }
        course
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
}

impl Entry {
    /// Returns the lesson. `None` if it is a heading, or can't be used.
    pub fn lesson(&self) -> Option<&Lesson> {
        if let Self::Lesson(lesson) = self { Some(lesson) } else { None }
    }
}

/// Where a lecture stands in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Before the first stop.
    Title,
    /// At a stop. `answered` if its question was answered.
    Stop { index: usize, answered: bool },
}

impl Place {
    /// Returns the last place.
    pub fn last(stops: &[Stop]) -> Self {
        stops
            .split_last()
            .map_or(Self::Title, |(last, before)| Self::Stop { index: before.len(), answered: last.asks() })
    }

    /// Returns the place behind this one. `None` at the end of the lesson.
    #[must_use]
    pub fn next(self, stops: &[Stop]) -> Option<Self> {
        let index = match self {
            Self::Title => 0,
            Self::Stop { index, answered: false } if stops.get(index).is_some_and(Stop::asks) => {
                return Some(Self::Stop { index, answered: true });
            }
            Self::Stop { index, .. } => index + 1,
        };
        (index < stops.len()).then_some(Self::Stop { index, answered: false })
    }

    /// Returns the place before this one. `None` at the title.
    #[must_use]
    pub fn previous(self, stops: &[Stop]) -> Option<Self> {
        match self {
            Self::Title => None,
            Self::Stop { index, answered: true } => Some(Self::Stop { index, answered: false }),
            Self::Stop { index: 0, answered: false } => Some(Self::Title),
            Self::Stop { index, answered: false } => Some(Self::last(&stops[..index.min(stops.len())])),
        }
    }

    /// Returns the number of places before this one.
    pub fn number(self, stops: &[Stop]) -> usize {
        match self {
            Self::Title => 0,
            Self::Stop { index, answered } => count(&stops[..index.min(stops.len())]) + usize::from(answered),
        }
    }
}

/// A lesson at one of its stops. It depends on nothing but the lesson and the stop, so a step back undoes a step forward.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The session with the view and the positions of this stop.
    pub session: Session,
    /// The number of steps of fusion that are done.
    pub fusion: u64,
    pub stop: Stop,
}

impl Moment {
    /// Returns the lesson at a stop. `None` if it has no such stop.
    ///
    /// A transport that the stop does not move is where the last stop before moved it, or else as in the lesson.
    pub fn of(lesson: &Session, index: usize) -> Option<Self> {
        let stops = &lesson.document.stops;
        let stop = stops.get(index)?.clone();
        let mut session = lesson.clone();
        let mut fusion = 0;
        for Stop { at, .. } in &stops[..=index] {
            match *at {
                StopPosition::Fill(at) => session.fill_position = at,
                StopPosition::Game(at) => session.game_position = at,
                StopPosition::Fusion(at) => fusion = at,
            }
        }
        session.view = stop.view(lesson.view);
        let n = session.document.row.len();
        // The positions before may be those of another fill.
        let end = session.view.fill(n).steps() as f64;
        session.fill_position = session.fill_position.min(end);
        Some(Self { session, fusion, stop })
    }
}

/// Returns the places of a lesson with these stops, in order.
pub fn places(stops: &[Stop]) -> impl Iterator<Item = Place> {
    std::iter::successors(Some(Place::Title), |place| place.next(stops))
}

/// Returns the number of these places.
pub fn count(stops: &[Stop]) -> usize {
    1 + stops.len() + stops.iter().filter(|stop| stop.asks()).count()
}

/// For whom a lesson leaves the program.
///
/// | edition | private notes of stops | answers |
/// | --- | --- | --- |
/// | students | no | where they are reached; on paper, which shows all at once, not at all |
/// | answers | no | from the start |
/// | lecturer | yes | from the start on paper, else as the session says |
///
/// The answers are the result of each question of a stop, the words of the last stop, and the result of best play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    /// No private notes; answers where they are reached.
    #[default]
    Students,
    /// No private notes; all answers.
    Answers,
    /// Private notes and all answers.
    Lecturer,
}

keyed_by_name! { Edition }

impl Edition {
    pub const ALL: [Self; 3] = [Self::Students, Self::Answers, Self::Lecturer];

    /// Returns whether answers are shown before a reader has reached them.
    pub fn has_answers(self) -> bool {
        self != Self::Students
    }

    /// Returns the session as it is in this edition. Each export begins with it, so no format can show more.
    pub fn session(self, session: &Session) -> Cow<'_, Session> {
        let answers = match self {
            Self::Students => Answers::Earned,
            Self::Answers => Answers::Shown,
            Self::Lecturer => return Cow::Borrowed(session),
        };
        let has_private_notes = session.document.stops.iter().any(|stop| !stop.note.is_empty());
        if !has_private_notes && session.view.answers == answers {
            return Cow::Borrowed(session);
        }
        let mut session = session.clone();
        session.view.answers = answers;
        session.document.stops.iter_mut().for_each(|stop| stop.note.clear());
        Cow::Owned(session)
    }

    /// Returns the course as it is in this edition, with each of its lessons. Only the lecturer's has the lessons that
    /// can't be used, because nobody can say what their texts hold.
    pub fn course(self, course: &Course) -> Cow<'_, Course> {
        if self == Self::Lecturer {
            return Cow::Borrowed(course);
        }
        let mut course = course.clone();
        course.entries.retain(|entry| !matches!(entry, Entry::Unusable(..)));
        for entry in &mut course.entries {
            if let Entry::Lesson(lesson) = entry
                && let Cow::Owned(session) = self.session(&lesson.session)
            {
                lesson.session = Arc::new(session);
            }
        }
        Cow::Owned(course)
    }
}

#[cfg(test)]
mod tests;
