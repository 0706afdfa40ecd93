//! The course that is open: its lessons, its file, and its list as it was before each change.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::lessons;
use crate::printable::{Lines, printable};
use crate::session::course::{Course, Entry, Lesson, OpenedCourse, SavedCourse};
use crate::session::recovery::CourseInProgress;
use crate::session::{Document, FileVersion, Session};
use crate::wording::{course as wording, language};

/// The most earlier lists that are kept for undo.
const MAX_UNDOS: usize = 200;

/// The course that is open. There is always one: at first that of the bundled lessons.
#[derive(Clone, Debug)]
pub struct OpenCourse {
    course: Arc<Course>,
    /// `None` for a course that is only read: a bundled one, or one that is shown in another language than its own.
    own: Option<OwnCourse>,
    source: Source,
    /// The number of changes so far. It tells two states of the same course apart.
    revision: u64,
}

/// Where a course comes from, so that it can be shown in another language.
#[derive(Clone, Debug)]
enum Source {
    /// The bundled course with this index.
    Bundled(usize),
    /// A course in its own language, with its file and the state of it.
    File(Arc<Course>, Option<PathBuf>, Option<FileVersion>),
    /// A course in one language.
    Own,
}

/// What a course has that can be changed.
#[derive(Clone, Debug)]
struct OwnCourse {
    path: Option<PathBuf>,
    /// The state of the file as it was read or saved last.
    version: Option<FileVersion>,
    /// The lesson that is shown. Its session may have changed since.
    shown: Option<usize>,
    is_changed: bool,
    undos: Vec<(Arc<Course>, Option<usize>)>,
}

/// A change of the list of lessons. Places are those of the entries, with headings.
#[derive(Clone, Debug, PartialEq)]
pub enum CourseEdit {
    Title(String),
    Author(String),
    Language(String),
    Minutes(u32),
    /// Adds a session behind the shown lesson, or at the end. It is the shown lesson then.
    Add(Box<Session>),
    /// Adds a heading before this place.
    AddSection(usize, String),
    Duplicate(usize),
    /// Renames a lesson or a heading.
    Rename(usize, String),
    /// Moves an entry to the place that another one has now.
    Move {
        from: usize,
        to: usize,
    },
    Remove(usize),
}

impl Default for OpenCourse {
    fn default() -> Self {
        Self::bundled(0)
    }
}

impl OpenCourse {
    /// Opens a bundled course in the language of the program.
    pub fn bundled(index: usize) -> Self {
        Self { course: Arc::new(lessons::course(index)), own: None, source: Source::Bundled(index), revision: 0 }
    }

    /// Returns the same course in the language of the program now. `None` if it has only one, or changes.
    #[must_use]
    pub fn in_language(&self) -> Option<Self> {
        match &self.source {
            _ if self.is_changed() => None,
            Source::Own => None,
            Source::Bundled(index) => Some(Self::bundled(*index)),
            Source::File(course, path, version) => {
                Some(Self::of_file(Arc::clone(course), path.clone(), version.clone()))
            }
        }
    }

    /// Returns the index of the bundled course that this is. `None` for one of the user.
    pub fn bundled_index(&self) -> Option<usize> {
        if let Source::Bundled(index) = self.source { Some(index) } else { None }
    }

    /// Opens a course that was read. In another language than its own it can only be read: a change makes a copy, so that
    /// the texts of its own language stay.
    fn of_file(course: Arc<Course>, path: Option<PathBuf>, version: Option<FileVersion>) -> Self {
        let shown = course.in_language(language());
        let source = Source::File(Arc::clone(&course), path.clone(), version.clone());
        match shown {
            Some(shown) => Self { course: Arc::new(shown), own: None, source, revision: 0 },
            None => Self { source, ..Self::own(course, path, version) },
        }
    }

    /// Opens a course of the user, with the state of its file. A new one has no file.
    pub fn own(course: Arc<Course>, path: Option<PathBuf>, version: Option<FileVersion>) -> Self {
        Self {
            course,
            own: Some(OwnCourse { path, version, shown: None, is_changed: false, undos: Vec::new() }),
            source: Source::Own,
            revision: 0,
        }
    }

    /// Opens a course that was read. A folder has no file that the course could be saved to.
    pub fn opened(path: &Path, opened: OpenedCourse) -> Self {
        let path = opened.version.is_some().then(|| path.to_owned());
        Self::of_file(Arc::new(opened.course), path, opened.version)
    }

    /// Returns what has to come back after a crash: a course of the user as it stands.
    pub fn in_progress(&self) -> Option<CourseInProgress> {
        let OwnCourse { path, version, shown, is_changed, .. } = self.own.as_ref()?;
        Some(CourseInProgress {
            file: path.clone(),
            version: version.clone(),
            course: Arc::clone(&self.course),
            shown: *shown,
            is_changed: *is_changed,
            revision: self.revision,
        })
    }

    /// Brings a course back.
    pub fn restored(work: CourseInProgress) -> Self {
        let CourseInProgress { file, version, course, shown, is_changed, .. } = work;
        let mut restored = Self::own(course, file, version);
        restored.note_shown(shown);
        if is_changed {
            restored.note_change();
        }
        restored
    }

    pub fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// Returns the lesson with this index.
    pub fn lesson(&self, index: usize) -> Option<&Lesson> {
        self.course.lesson(index)
    }

    /// Returns the number of lessons that can be used.
    pub fn count(&self) -> usize {
        self.course.lesson_count()
    }

    /// Returns whether the user can save it: it is not a bundled one.
    pub fn is_own(&self) -> bool {
        self.own.is_some()
    }

    /// Returns the file. `None` for a bundled course, a new one, and a folder.
    pub fn path(&self) -> Option<&Path> {
        self.own.as_ref()?.path.as_deref()
    }

    /// Returns the state of the file as it was read or saved last.
    pub fn version(&self) -> Option<&FileVersion> {
        self.own.as_ref()?.version.as_ref()
    }

    /// Returns whether it has changes that are not saved.
    pub fn is_changed(&self) -> bool {
        self.own.as_ref().is_some_and(|own| own.is_changed)
    }

    /// Returns the number of changes so far.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns whether the last change of the list can be undone.
    pub fn can_undo(&self) -> bool {
        self.own.as_ref().is_some_and(|own| !own.undos.is_empty())
    }

    /// Returns the name: the title, or else the name of its file.
    pub fn name(&self) -> String {
        let title = self.course.title.trim();
        let file = || self.path().and_then(Path::file_stem).map(|name| crate::printable::printable_path(name.as_ref()));
        if title.is_empty() { file().unwrap_or_else(|| wording::untitled().to_owned()) } else { title.to_owned() }
    }

    /// Returns the index of the lesson that a document is. In a bundled course it is the one with the same title and row;
    /// in a course of the user it is the one that was opened last.
    pub fn shown(&self, document: &Document) -> Option<usize> {
        if let Some(own) = &self.own {
            return own.shown;
        }
        let is_it = |lesson: &Lesson| {
            let of_lesson = &lesson.session.document;
            of_lesson.title == document.title && of_lesson.row == document.row
        };
        self.course.lessons().position(is_it)
    }

    /// Returns the index of a lesson with this document: `likely`, or else the first one.
    pub fn lesson_with(&self, document: &Document, likely: Option<usize>) -> Option<usize> {
        let is_it = |lesson: &Lesson| lesson.session.document == *document;
        likely
            .filter(|likely| self.lesson(*likely).is_some_and(is_it))
            .or_else(|| self.course.lessons().position(is_it))
    }

    /// Notes which lesson is shown. `None` if it is another session.
    pub fn note_shown(&mut self, lesson: Option<usize>) {
        if let Some(own) = &mut self.own {
            own.shown = lesson;
        }
    }

    /// Puts the shown session into the list, if it has changed there.
    pub fn keep(&mut self, session: Session) {
        let Some(shown) = self.own.as_ref().and_then(|own| own.shown) else { return };
        let Some(place) = self.course.entry_of(shown) else { return };
        let Some(old) = self.course.entries[place].lesson() else { return };
        if old.session.document == session.document && old.session.view == session.view {
            return;
        }
        let lesson = Lesson { session: Arc::new(session), is_changed: true, ..old.clone() };
        Arc::make_mut(&mut self.course).entries[place] = Entry::Lesson(lesson);
        self.note_change();
    }

    /// Notes that it was saved to a file.
    pub fn note_saved(&mut self, path: &Path, saved: SavedCourse) {
        let SavedCourse { version, lessons, holds_all } = saved;
        for entry in &mut Arc::make_mut(&mut self.course).entries {
            let Entry::Lesson(lesson) = entry else { continue };
            lesson.is_changed = false;
            if holds_all {
                // The files lie beside another file, if they are there at all.
                (lesson.file, lesson.version) = (None, None);
            } else if let Some((_, version)) = lessons.iter().find(|(name, _)| Some(name) == lesson.file.as_ref()) {
                lesson.version = Some(version.clone());
            }
        }
        if let Some(own) = &mut self.own {
            (own.path, own.version, own.is_changed) = (Some(path.to_owned()), Some(version), false);
            self.source = Source::File(Arc::clone(&self.course), own.path.clone(), own.version.clone());
        }
        self.revision += 1;
    }

    /// Notes that it has changes which are not saved, such as those of the last time.
    pub fn note_change(&mut self) {
        if let Some(own) = &mut self.own {
            own.is_changed = true;
        }
        self.revision += 1;
    }

    /// Makes a course that is only read the user's own: a copy of it, which can be changed.
    fn make_own(&mut self, shown: Option<usize>) {
        if self.own.is_none() {
            let mut copy = (*self.course).clone();
            copy.title = wording::copy_of(&copy.title);
            for entry in &mut copy.entries {
                if let Entry::Lesson(lesson) = entry {
                    // The files are not the user's.
                    lesson.file = None;
                }
            }
            if let Source::Bundled(_) = self.source {
                lessons::read_words(&mut copy);
            }
            copy.words.iter_mut().for_each(|words| words.file = None);
            *self = Self::own(Arc::new(copy), None, None);
            self.note_shown(shown);
        }
    }

    /// Changes the list. `shown` is the shown lesson. A place that does not exist changes nothing.
    pub fn edit(&mut self, edit: CourseEdit, shown: Option<usize>) {
        let count = self.course.entries.len();
        let exists = match edit {
            CourseEdit::Duplicate(place) | CourseEdit::Remove(place) | CourseEdit::Rename(place, _) => place < count,
            CourseEdit::Move { from, to } => from < count && to < count && from != to,
            _ => true,
        };
        if !exists {
            return;
        }
        self.make_own(shown);
        let Some(own) = &mut self.own else { return };
        own.undos.push((Arc::clone(&self.course), own.shown));
        if own.undos.len() > MAX_UNDOS {
            own.undos.remove(0);
        }
        let clean = |text: String| printable(&text, Lines::One).into_owned();
        let shown_place = own.shown.and_then(|shown| self.course.entry_of(shown));
        let course = Arc::make_mut(&mut self.course);
        let entries = &mut course.entries;
        // Where the shown lesson is among the entries after the change.
        let now = match edit {
            CourseEdit::Title(title) => {
                course.title = clean(title);
                shown_place
            }
            CourseEdit::Author(author) => {
                course.author = clean(author);
                shown_place
            }
            CourseEdit::Language(language) => {
                course.language = clean(language);
                shown_place
            }
            CourseEdit::Minutes(minutes) => {
                course.minutes = minutes;
                shown_place
            }
            CourseEdit::Add(session) => {
                let place = shown_place.map_or(entries.len(), |shown| shown + 1);
                entries.insert(place, Entry::Lesson(Lesson::new(*session)));
                Some(place)
            }
            CourseEdit::AddSection(place, title) => {
                let place = place.min(entries.len());
                entries.insert(place, Entry::Section(clean(title)));
                shown_place.map(|shown| shown + usize::from(shown >= place))
            }
            CourseEdit::Duplicate(place) => {
                let copy = match &entries[place] {
                    Entry::Lesson(lesson) => {
                        let mut session = (*lesson.session).clone();
                        session.document.title = wording::copy_of(&session.document.title);
                        Entry::Lesson(Lesson::new(session))
                    }
                    other => other.clone(),
                };
                entries.insert(place + 1, copy);
                shown_place.map(|shown| shown + usize::from(shown > place))
            }
            CourseEdit::Rename(place, name) => {
                match &mut entries[place] {
                    Entry::Section(title) => *title = clean(name),
                    Entry::Lesson(lesson) => {
                        Arc::make_mut(&mut lesson.session).document.title = clean(name);
                        lesson.is_changed = true;
                    }
                    Entry::Unusable(..) => {}
                }
                shown_place
            }
            CourseEdit::Move { from, to } => {
                let entry = entries.remove(from);
                entries.insert(to, entry);
                shown_place.map(|shown| match shown {
                    shown if shown == from => to,
                    shown if from < shown && shown <= to => shown - 1,
                    shown if to <= shown && shown < from => shown + 1,
                    shown => shown,
                })
            }
            CourseEdit::Remove(place) => {
                entries.remove(place);
                shown_place.filter(|shown| *shown != place).map(|shown| shown - usize::from(shown > place))
            }
        };
        own.shown = now.map(|place| self.course.lesson_at(place));
        self.note_change();
    }

    /// Takes the last change of the list back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((course, shown)) = self.own.as_mut().and_then(|own| own.undos.pop()) else { return false };
        self.course = course;
        self.note_shown(shown);
        self.note_change();
        true
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::Row;

    fn session(title: &str) -> Session {
        let row = "8 15 3 7".parse::<Row>().unwrap();
        Session::new(Document { title: title.to_owned(), ..Document::from(row) })
    }

    fn titles(course: &OpenCourse) -> Vec<&str> {
        course.course.lessons().map(Lesson::title).collect()
    }

    fn of(names: &[&str]) -> OpenCourse {
        let mut course = OpenCourse::own(Arc::default(), None, None);
        for name in names {
            course.edit(CourseEdit::Add(Box::new(session(name))), None);
        }
        course
    }

    #[test]
    fn sessions_are_added_behind_the_shown_one_and_moved_with_it() {
        let mut course = of(&["A", "B", "C"]);
        assert_eq!((titles(&course), course.shown(&session("C").document)), (vec!["A", "B", "C"], Some(2)));
        course.edit(CourseEdit::Move { from: 2, to: 0 }, None);
        assert_eq!((titles(&course), course.shown(&session("C").document)), (vec!["C", "A", "B"], Some(0)));
        course.edit(CourseEdit::Add(Box::new(session("D"))), None);
        assert_eq!(titles(&course), ["C", "D", "A", "B"]);
        course.edit(CourseEdit::AddSection(0, "Part".to_owned()), None);
        assert_eq!(course.shown(&session("D").document), Some(1));
        course.edit(CourseEdit::Remove(2), None);
        assert_eq!((titles(&course), course.shown(&session("D").document)), (vec!["C", "A", "B"], None));
    }

    #[test]
    fn a_bundled_course_is_copied_before_it_is_changed() {
        let mut course = OpenCourse::bundled(0);
        let title = course.name();
        course.edit(CourseEdit::Remove(1), Some(3));
        assert!(course.is_own() && course.is_changed() && course.path().is_none());
        assert_eq!(course.name(), wording::copy_of(&title));
        assert_eq!(course.count(), lessons::all().len() - 1);
        assert!(course.course.lessons().all(|lesson| lesson.file.is_none()));
        assert!(course.undo());
        assert_eq!(course.count(), lessons::all().len());
        assert!(!course.undo());
    }

    #[test]
    fn the_shown_session_is_kept_only_if_it_has_changed() {
        let mut course = of(&["A", "B"]);
        let saved = SavedCourse { version: FileVersion::default(), lessons: Vec::new(), holds_all: false };
        course.note_saved(Path::new("a.ron"), saved);
        course.keep(session("B"));
        assert!(!course.is_changed());
        course.keep(session("B2"));
        assert!(course.is_changed() && course.lesson(1).unwrap().is_changed && !course.lesson(0).unwrap().is_changed);
        assert_eq!(titles(&course), ["A", "B2"]);
    }

    proptest! {
        #[test]
        fn every_change_is_undone_and_the_shown_lesson_stays_the_same(
            edits in prop::collection::vec((0..5_u8, 0..7_usize, 0..7_usize), 1..12)
        ) {
            let mut course = of(&["A", "B", "C", "D"]);
            let mut before = Vec::new();
            for (kind, one, other) in edits {
                let shown = course.shown(&session("").document).map(|shown| titles(&course)[shown].to_owned());
                let state = (titles(&course).join(" "), course.revision());
                let edit = match kind {
                    0 => CourseEdit::Move { from: one, to: other },
                    1 => CourseEdit::Duplicate(one),
                    2 => CourseEdit::Remove(one),
                    3 => CourseEdit::AddSection(one, "S".to_owned()),
                    _ => CourseEdit::Minutes(one as u32),
                };
                course.edit(edit, None);
                if course.revision() > state.1 {
                    before.push(state.0);
                }
                if let (Some(now), Some(shown)) = (course.shown(&session("").document), shown) {
                    prop_assert_eq!(titles(&course)[now], shown);
                }
            }
            while let Some(titles_before) = before.pop() {
                prop_assert!(course.undo());
                prop_assert_eq!(titles(&course).join(" "), titles_before);
            }
        }
    }
}
