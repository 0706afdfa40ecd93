//! Opening and saving courses as files and folders.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::file::listed;
use super::words::Words;
use super::{Course, Entry, Lesson, MAX_ENTRIES, OpenedCourse};
use crate::platform::files::{canonical, is_folder, names_in, size};
use crate::printable::{printable_cut, printable_path};
use crate::session::document::{OpenedSession, Session, SessionSource};
use crate::session::error::SessionError;
use crate::session::file::stays_in_folder;
use crate::session::store::save;
use crate::session::text::{FileVersion, read_text};
use crate::wording::errors::course as wording;

/// The most characters of a path that a message quotes.
const MAX_NAME_CHARS: usize = 60;

/// Returns whether a path leads to a course: a folder, or a file with the text of one.
pub fn is_course_at(path: &Path) -> bool {
    // A pipe has no size. What is read from it is gone, so it is left to whoever opens it.
    let has_content = size(path).is_some_and(|bytes| bytes > 0);
    is_folder(path) || (has_content && read_text(path).is_ok_and(|(text, _)| super::is_course(&text)))
}

impl OpenedCourse {
    /// Returns the files that the course at `path` was read from: its own, those of its lessons, and those of their rows.
    pub fn sources(&self, path: &Path) -> Vec<PathBuf> {
        self.course.sources(path)
    }
}

impl Course {
    /// Returns the files that the course at `path` was read from: its own, those of its lessons, and those of their rows.
    pub fn sources(&self, path: &Path) -> Vec<PathBuf> {
        let folder = if is_folder(path) { path } else { path.parent().unwrap_or(Path::new(".")) };
        let mut sources = vec![path.to_owned()];
        for name in self.lessons().filter_map(|lesson| lesson.file.as_ref()) {
            let file = folder.join(name);
            if let Ok(OpenedSession { source: SessionSource::SessionAndRow(row_file), .. }) = Session::open(&file) {
                sources.push(row_file.path().to_owned());
            }
            sources.push(file);
        }
        sources.extend(self.words.iter().filter_map(|words| Some(folder.join(words.file.as_ref()?))));
        sources
    }
}

/// The files of a course that was saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedCourse {
    /// The state of its own file.
    pub version: FileVersion,
    /// The lessons that were written to files of their own, with the states of these.
    pub lessons: Vec<(String, FileVersion)>,
    /// Whether its file holds all lessons.
    pub holds_all: bool,
}

impl Course {
    /// Reads a course from a file, or from the session files of a folder.
    ///
    /// # Errors
    /// If the file can't be read or is no course, or the folder has no session.
    pub fn open(path: &Path) -> Result<OpenedCourse, SessionError> {
        if is_folder(path) {
            return of_folder(path);
        }
        let (text, version) = read_text(path)?;
        let folder = path.parent().unwrap_or(Path::new("."));
        let read = Self::read(&text, |name| open_in(folder, name), |name| words_in(folder, name));
        let opened = read.map_err(|source| SessionError::Content { path: path.to_owned(), source })?;
        Ok(OpenedCourse { version: Some(version), ..opened })
    }

    /// Writes the changed lessons that have files of their own, and then the course itself. At any moment each file holds
    /// all of the old or all of the new content.
    ///
    /// # Errors
    /// If a file can't be written. Then that one, and those behind it, are as they were.
    pub fn save(&self, path: &Path) -> Result<SavedCourse, SessionError> {
        let folder = path.parent().unwrap_or(Path::new("."));
        let mut lessons = Vec::new();
        for Lesson { session, file, is_changed, .. } in self.lessons() {
            if let Some(name) = file.as_ref().filter(|_| *is_changed) {
                lessons.push((name.clone(), session.save(&folder.join(name))?));
            }
        }
        Ok(SavedCourse { version: save(path, &self.to_ron(false))?, lessons, holds_all: false })
    }

    /// Returns the name of a changed lesson whose file another program has changed or removed since it was read.
    pub fn changed_outside(&self, path: &Path) -> Option<&str> {
        let folder = path.parent().unwrap_or(Path::new("."));
        let is_changed = |lesson: &&Lesson| {
            let (Some(name), Some(known)) = (&lesson.file, &lesson.version) else { return false };
            if !lesson.is_changed || matches!(known.is_unchanged(), Ok(true)) {
                return false;
            }
            let now = Session::open(&folder.join(name)).map(|opened| opened.version.content());
            !now.is_ok_and(|now| now == known.content())
        };
        self.lessons().find(is_changed).and_then(|lesson| lesson.file.as_deref())
    }

    /// Writes the course with all its lessons to one file.
    ///
    /// # Errors
    /// If the file can't be written. Then it is as it was.
    pub fn save_whole(&self, path: &Path) -> Result<SavedCourse, SessionError> {
        Ok(SavedCourse { version: save(path, &self.to_ron(true))?, lessons: Vec::new(), holds_all: true })
    }
}

/// Reads the session files of a folder, sorted by their names.
fn of_folder(folder: &Path) -> Result<OpenedCourse, SessionError> {
    let mut names: Vec<_> = names_in(folder)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron")))
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect();
    names.sort_by_key(|name| in_order(name));
    let mut warnings = Vec::new();
    let mut left_out = names.len().saturating_sub(MAX_ENTRIES);
    if names.len() > MAX_ENTRIES {
        warnings.push(wording::too_many_entries(names.len(), MAX_ENTRIES));
        names.truncate(MAX_ENTRIES);
    }
    let mut entries = Vec::new();
    for name in names {
        match open_in(folder, &name) {
            Ok(opened) => {
                warnings.extend(opened.warnings.iter().map(|warning| wording::in_file(&name, warning.to_string())));
                entries.push(Entry::Lesson(Lesson {
                    session: opened.session.into(),
                    file: Some(name),
                    version: Some(opened.version),
                    is_changed: false,
                }));
            }
            Err(problem) => {
                // A course in the folder is no lesson of it.
                let is_course = read_text(&folder.join(&name)).is_ok_and(|(text, _)| super::is_course(&text));
                left_out += usize::from(!is_course);
                warnings.push(problem);
            }
        }
    }
    if entries.is_empty() {
        return Err(SessionError::NoSessionInFolder { path: folder.to_owned() });
    }
    let title = folder.file_name().map_or_else(String::new, |name| printable_path(name.as_ref()));
    let course = Course { title, entries, ..Course::default() };
    Ok(OpenedCourse { course, warnings: listed(warnings), left_out, version: None })
}

/// Returns a key that sorts `lesson 2` before `lesson 10`: the parts of a name, its numbers by their size.
fn in_order(name: &str) -> Vec<(u64, String)> {
    let mut parts = Vec::new();
    let mut rest = name;
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let behind = &rest[digits..];
        let text = behind.find(|c: char| c.is_ascii_digit()).unwrap_or(behind.len());
        parts.push((rest[..digits].parse().unwrap_or(u64::MAX), behind[..text].to_lowercase()));
        rest = &behind[text..];
    }
    parts
}

/// Opens the session file `name` inside a folder.
fn open_in(folder: &Path, name: &str) -> Result<OpenedSession, String> {
    let path = inside(folder, name)?;
    match read_text(&path) {
        Ok((text, _)) if super::is_course(&text) => {
            return Err(wording::is_a_course(printable_cut(name, MAX_NAME_CHARS)));
        }
        _ => {}
    }
    Session::open(&path).map_err(|error| error.to_string())
}

/// Reads the file of words `name` inside a folder.
fn words_in(folder: &Path, name: &str) -> Result<Words, String> {
    let path = inside(folder, name)?;
    let (text, _) = read_text(&path).map_err(|error| error.to_string())?;
    let read = Words::from_ron(&text);
    read.map_err(|source| SessionError::Content { path, source }.to_string())
}

/// Returns the path of the file `name` inside a folder.
fn inside(folder: &Path, name: &str) -> Result<PathBuf, String> {
    let shown = printable_cut(name, MAX_NAME_CHARS);
    if !stays_in_folder(name) {
        return Err(wording::out_of_folder(&shown));
    }
    let path: PathBuf = folder.join(name);
    let place = |path: &Path| canonical(if path == Path::new("") { Path::new(".") } else { path });
    if let (Ok(file), Ok(folder)) = (place(&path), place(folder))
        && !file.starts_with(folder)
    {
        return Err(wording::link_out_of_folder(&shown));
    }
    Ok(path)
}
