//! The text of a course's file.

use std::collections::BTreeMap;
use std::fmt::Write;

use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::de::{Error, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};

use super::words::{CourseWords, Words};
use super::{Course, Entry, EntryText, Lesson, MAX_ENTRIES, OpenedCourse};
use crate::game::Row;
use crate::printable::{Lines, printable_cut};
use crate::session::document::{OpenedSession, Session, made_printable};
use crate::session::error::ContentError;
use crate::session::file;
use crate::session::text::{BYTE_ORDER_MARK, format};
use crate::wording::errors::course as wording;

/// The newest version of the format. Version 2 has words in other languages. A course without them is written as version 1,
/// which earlier programs read.
pub const COURSE_VERSION: u32 = 2;

/// The fields of a file.
#[derive(Deserialize)]
#[serde(rename = "Course", bound(deserialize = "'de: 't"))]
struct CourseFile<'t> {
    #[serde(rename = "version", deserialize_with = "known_version")]
    _version: u32,
    #[serde(default)]
    title: String,
    #[serde(default)]
    author: String,
    #[serde(default)]
    language: String,
    #[serde(default)]
    minutes: u32,
    #[serde(borrow)]
    lessons: Vec<EntryField<'t>>,
    #[serde(default)]
    words: BTreeMap<String, WordsField>,
}

/// The words in a language.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum WordsField {
    File(String),
    Words(Words),
}

/// An entry. The text of a session is read by itself, so that a mistake in it leaves the other lessons as they are.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum EntryField<'t> {
    Section(String),
    File(String),
    #[serde(borrow)]
    Session(&'t RawValue),
}

/// The version alone. If it is unknown, all other errors follow from that.
#[derive(Deserialize)]
#[serde(rename = "Course")]
struct CourseHeader {
    #[serde(rename = "version", deserialize_with = "known_version")]
    _version: u32,
}

fn known_version<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    match u32::deserialize(deserializer)? {
        version @ 1..=COURSE_VERSION => Ok(version),
        0 => Err(D::Error::custom(wording::version_zero())),
        version => Err(D::Error::custom(wording::newer_version(version, COURSE_VERSION))),
    }
}

/// Returns whether a text is meant to be a course: it has the field `lessons`, and no coins before it.
pub fn is_course(text: &str) -> bool {
    #[derive(Deserialize)]
    #[serde(rename = "Course")]
    struct Header {
        #[serde(default)]
        lessons: Option<IgnoredAny>,
        #[serde(default)]
        coins: Option<IgnoredAny>,
    }
    let Some(lessons) = text.find("lessons") else { return false };
    match format().from_str::<Header>(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text)) {
        Ok(header) => header.lessons.is_some() && header.coins.is_none(),
        Err(_) => text.find("coins").is_none_or(|coins| lessons < coins),
    }
}

impl Course {
    /// Reads a course from the text of its file. `open` opens a session file by its path from the course's folder, or
    /// says why it can't.
    ///
    /// Returns the course, and sentences about what its file has wrong.
    ///
    /// # Errors
    /// If the text is no course, or one of a newer version. A lesson that can't be used is no error.
    pub fn from_ron(
        text: &str,
        open: impl FnMut(&str) -> Result<OpenedSession, String>,
    ) -> Result<(Self, Vec<String>), ContentError> {
        let no_file = |_: &str| Err(wording::no_file_of_words().to_owned());
        Self::read(text, open, no_file).map(|OpenedCourse { course, warnings, .. }| (course, warnings))
    }

    /// Reads a course as [`Self::from_ron`] does, and counts what is left out. `words_in` reads a file of words by its path.
    ///
    /// # Errors
    /// As of [`Self::from_ron`].
    pub fn read(
        text: &str,
        mut open: impl FnMut(&str) -> Result<OpenedSession, String>,
        words_in: impl Fn(&str) -> Result<Words, String>,
    ) -> Result<OpenedCourse, ContentError> {
        let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        let read = file::read_fields::<CourseFile>(text);
        let of_header = || file::read_fields::<CourseHeader>(text).err();
        let (file, warnings) = read.map_err(|error| of_header().unwrap_or(error))?;
        let mut warnings: Vec<_> = warnings.iter().map(ToString::to_string).collect();
        let CourseFile { mut title, mut author, mut language, minutes, lessons, words, .. } = file;
        for (field, text) in [("title", &mut title), ("author", &mut author), ("language", &mut language)] {
            warnings.extend(made_printable(text, Lines::One, field).map(|warning| warning.to_string()));
        }
        if lessons.len() > MAX_ENTRIES {
            warnings.push(wording::too_many_entries(lessons.len(), MAX_ENTRIES));
        }
        let mut has_unprintable_section = false;
        let mut number = 0;
        let mut entry = |field: EntryField| {
            let (opened, name, written) = match field {
                EntryField::Section(mut title) => {
                    if let Some(warning) = made_printable(&mut title, Lines::One, "section")
                        && !std::mem::replace(&mut has_unprintable_section, true)
                    {
                        warnings.push(warning.to_string());
                    }
                    return Entry::Section(title);
                }
                EntryField::File(name) => (open(&name), Some(name.clone()), EntryText::File(name)),
                EntryField::Session(raw) => {
                    let place = |error| placed(text, raw.get_ron(), error).to_string();
                    (session_of(raw.get_ron()).map_err(place), None, EntryText::Session(raw.get_ron().to_owned()))
                }
            };
            number += 1;
            match opened {
                Ok(OpenedSession { session, warnings: of_lesson, version, .. }) => {
                    warnings.extend(of_lesson.iter().map(|warning| wording::in_lesson(number, warning.to_string())));
                    let version = name.is_some().then_some(version);
                    Entry::Lesson(Lesson { session: session.into(), file: name, version, is_changed: false })
                }
                Err(problem) => {
                    warnings.push(wording::in_lesson(number, &problem));
                    Entry::Unusable(written, problem)
                }
            }
        };
        let more = lessons.len().saturating_sub(MAX_ENTRIES);
        let entries: Vec<_> = lessons.into_iter().take(MAX_ENTRIES).map(&mut entry).collect();
        let unusable = entries.iter().filter(|entry| matches!(entry, Entry::Unusable(..))).count();
        let words = words.into_iter().map(|(language, field)| {
            let (file, read) = match field {
                WordsField::File(name) => (Some(name.clone()), words_in(&name)),
                WordsField::Words(words) => (None, Ok(words)),
            };
            // A file that can't be read stays named.
            let words = read.unwrap_or_else(|problem| {
                warnings.push(wording::words_left_out(&language, problem));
                Words::default()
            });
            CourseWords { language, file, words: words.into() }
        });
        let words = words.collect();
        let course = Self { title, author, language, minutes, entries, words };
        Ok(OpenedCourse { course, warnings: listed(warnings), left_out: unusable + more, version: None })
    }

    /// Returns the text of the course's file. Lessons of files are named, or held by it if `holds_all`.
    pub fn to_ron(&self, holds_all: bool) -> String {
        let Self { title, author, language, minutes, entries, words } = self;
        let [title, author, language] = [title, author, language].map(quoted);
        // A file that can't be read is named where it belongs, and is no part of a copy.
        let words: Vec<_> = words.iter().filter(|of| !holds_all || !of.words.is_empty()).collect();
        let mut ron = "(\n".to_owned();
        let version = if words.is_empty() { 1 } else { COURSE_VERSION }.to_string();
        let minutes = minutes.to_string();
        for (name, value) in [
            ("version", &version),
            ("title", &title),
            ("author", &author),
            ("language", &language),
            ("minutes", &minutes),
        ] {
            let _ = writeln!(ron, "    {name}: {value},");
        }
        ron += "    lessons: [\n";
        for entry in entries {
            let line = match entry {
                Entry::Section(title) => format!("section({})", quoted(title)),
                Entry::Lesson(Lesson { file: Some(name), .. }) if !holds_all => format!("file({})", quoted(name)),
                // Its texts have lines of their own, so it is not indented.
                Entry::Lesson(lesson) => format!("session({})", lesson.session.to_ron().trim_end()),
                Entry::Unusable(EntryText::File(name), _) => format!("file({})", quoted(name)),
                Entry::Unusable(EntryText::Session(text), _) => format!("session({text})"),
            };
            let _ = writeln!(ron, "        {line},");
        }
        ron += "    ],\n";
        if !words.is_empty() {
            ron += "    words: {\n";
            for CourseWords { language, file, words } in words {
                let value = match file.as_ref().filter(|_| !holds_all) {
                    Some(name) => format!("file({})", quoted(name)),
                    None => format!("words({})", quoted(&**words)),
                };
                let _ = writeln!(ron, "        {}: {value},", quoted(language));
            }
            ron += "    },\n";
        }
        ron + ")\n"
    }
}

/// At most this many warnings about a course are listed, and each has at most this many characters.
const MAX_WARNINGS: usize = 10;
const MAX_WARNING_CHARS: usize = 300;

/// Returns the first warnings, and how many more there are. Long ones are cut.
pub(super) fn listed(mut warnings: Vec<String>) -> Vec<String> {
    let more = warnings.len().saturating_sub(MAX_WARNINGS);
    warnings.truncate(MAX_WARNINGS);
    let cut = warnings.iter().map(|warning| printable_cut(warning, MAX_WARNING_CHARS));
    cut.chain((more > 0).then(|| wording::more_warnings(more))).collect()
}

/// Returns a text in quotation marks, or words in braces.
fn quoted<T: Serialize + ?Sized>(text: &T) -> String {
    let config = PrettyConfig::new().new_line("\n").escape_strings(false);
    format().to_string_pretty(text, config).expect("a text has a RON form")
}

/// Reads a session that a course holds.
fn session_of(text: &str) -> Result<OpenedSession, ContentError> {
    let (file, warnings) = file::read::<Row>(text)?;
    Ok(Session::from(file).made_to_fit(warnings))
}

/// Returns an error in a part of a text with its place in the whole text.
fn placed(text: &str, part: &str, error: ContentError) -> ContentError {
    // A part that was copied has its own places.
    let before = (part.as_ptr() as usize).checked_sub(text.as_ptr() as usize).and_then(|at| text.get(..at));
    let Some(before) = before else { return error };
    let ContentError { line, column, problem } = error;
    let column = if line == 1 { column + before.lines().last().map_or(0, |line| line.chars().count()) } else { column };
    ContentError { line: line + before.matches('\n').count(), column, problem }
}
