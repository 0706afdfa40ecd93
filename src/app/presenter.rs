//! What only the lecturer sees: the window of the presenter, the time, the pen, and the minutes of the rehearsal.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::course::OpenCourse;
use crate::app::origin::file_name;
use crate::lessons;
use crate::picture::slide::Ink;
use crate::platform::files::{read_bounded, write_atomically};
use crate::session::read_kept;

/// A file of minutes has at most this many bytes.
const MAX_BYTES: u64 = 1_000_000;

/// The time that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeShown {
    /// The time since the lecture has begun.
    #[default]
    Elapsed,
    /// The time of the day.
    Clock,
    /// The time that is left of the planned minutes.
    Remaining,
}

impl TimeShown {
    /// Returns the time that is shown after this one. What is left is known only if the minutes are planned.
    #[must_use]
    pub fn next(self, is_planned: bool) -> Self {
        match self {
            Self::Elapsed => Self::Clock,
            Self::Clock if is_planned => Self::Remaining,
            Self::Clock | Self::Remaining => Self::Elapsed,
        }
    }
}

/// The minutes that each lesson took in a rehearsal, by the names of the lessons.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rehearsal {
    pub minutes: BTreeMap<String, f64>,
}

impl Rehearsal {
    /// Returns the file of a course's minutes: beside the course, or in the folder of the program's own data.
    pub fn path(course: &OpenCourse, data_folder: Option<&Path>) -> Option<PathBuf> {
        let own = course.path().map(|path| path.with_extension("times.ron"));
        let in_data = || Some(data_folder?.join(file_name(&course.name())).with_extension("times.ron"));
        own.or_else(in_data)
    }

    /// Reads the minutes. There are none if the file is missing or damaged: they can be measured again.
    pub fn read(path: &Path) -> Self {
        let bytes = read_bounded(path, MAX_BYTES).ok().map(|(_, bytes)| bytes);
        bytes.and_then(|bytes| read_kept(str::from_utf8(&bytes).ok()?)).unwrap_or_default()
    }

    /// Writes the minutes.
    ///
    /// # Errors
    /// If the file can't be written. Then it is as it was.
    pub fn write(&self, path: &Path) -> std::io::Result<()> {
        let config = ron::ser::PrettyConfig::new().new_line("\n");
        let text = ron::ser::to_string_pretty(self as &dyn erased_serde::Serialize, config).unwrap_or_default();
        write_atomically(path, |file| file.write_all(text.as_bytes()))
    }
}

/// What the lecturer does with the pointer on a slide.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    pub ink: Ink,
    /// Whether dragging draws.
    pub has_pen: bool,
    /// Whether the pointer is a large spot.
    pub has_spot: bool,
}

/// The state of a lecture that only the lecturer sees.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Presenter {
    /// Whether the window of the presenter is open.
    pub is_open: bool,
    /// Whether the notes are shown on the only screen.
    pub shows_notes: bool,
    /// Whether the picture of the audience stays as it is.
    pub is_frozen: bool,
    /// Whether all places are shown as small pictures.
    pub shows_overview: bool,
    pub time_shown: TimeShown,
    /// Whether the time stands still.
    pub is_paused: bool,
    /// Whether the minutes of this lecture are written down at its end.
    pub is_rehearsal: bool,
    /// The seconds of this lecture in each lesson.
    seconds: BTreeMap<String, f64>,
    /// When the time went on last.
    last: Option<f64>,
    /// The minutes of the last rehearsal.
    pub rehearsal: Rehearsal,
    pub drawing: Drawing,
    /// The number of a lesson as it is typed so far.
    pub typed_lesson: String,
}

/// How a lecture is in time: by how many minutes it is over what the rehearsal took so far, or ahead of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    OnTime,
    Over(u32),
    Ahead(u32),
}

impl Presenter {
    /// Lets the time pass up to `now`, in seconds from any start. `lesson` is the name of the lesson that is shown in the
    /// lecture view.
    pub fn tick(&mut self, now: f64, lesson: Option<&str>) {
        let passed = self.last.replace(now).map_or(0.0, |last| (now - last).max(0.0));
        if let Some(lesson) = lesson.filter(|_| !self.is_paused) {
            *self.seconds.entry(lesson.to_owned()).or_default() += passed;
        }
    }

    /// Starts the time again.
    pub fn restart(&mut self) {
        self.seconds.clear();
        self.is_paused = false;
    }

    /// Returns the seconds of the lecture so far.
    pub fn elapsed(&self) -> f64 {
        self.seconds.values().sum()
    }

    /// Returns the seconds in a lesson so far.
    pub fn in_lesson(&self, lesson: &str) -> f64 {
        self.seconds.get(lesson).copied().unwrap_or(0.0)
    }

    /// Returns the minutes of this lecture, to write them down.
    pub fn minutes(&self) -> Rehearsal {
        let minutes = |seconds: &f64| (seconds / 6.0).round() / 10.0;
        Rehearsal { minutes: self.seconds.iter().map(|(name, seconds)| (name.clone(), minutes(seconds))).collect() }
    }

    /// Compares the time with that of the rehearsal. `lessons` are the names of the lessons in order, and `shown` is the
    /// index of the one that is shown. `None` without a rehearsal.
    pub fn pace(&self, lessons: &[String], shown: usize) -> Option<Pace> {
        let of = |name: &String| self.rehearsal.minutes.get(name).copied().unwrap_or(0.0);
        if self.rehearsal.minutes.is_empty() || shown >= lessons.len() {
            return None;
        }
        let before: f64 = lessons[..shown].iter().map(of).sum();
        let elapsed = self.elapsed() / 60.0;
        let over = elapsed - before - of(&lessons[shown]);
        let ahead = before - elapsed;
        Some(match (over, ahead) {
            (over, _) if over >= 1.0 => Pace::Over(over as u32),
            (_, ahead) if ahead >= 1.0 => Pace::Ahead(ahead as u32),
            _ => Pace::OnTime,
        })
    }
}

/// Returns the names of the lessons of a course, by which their minutes are kept.
pub fn lesson_names(course: &OpenCourse) -> Vec<String> {
    course.course().lessons().map(|lesson| lessons::key(&lesson.session.document)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_in_the_lesson_that_is_shown_unless_it_is_paused() {
        let mut presenter = Presenter::default();
        presenter.tick(10.0, Some("a"));
        presenter.tick(40.0, Some("a"));
        presenter.tick(100.0, Some("b"));
        presenter.is_paused = true;
        presenter.tick(500.0, Some("b"));
        presenter.is_paused = false;
        presenter.tick(560.0, None);
        presenter.tick(590.0, Some("b"));
        assert_eq!((presenter.in_lesson("a"), presenter.in_lesson("b"), presenter.elapsed()), (30.0, 90.0, 120.0));
        assert_eq!(presenter.minutes().minutes["b"], 1.5);
        presenter.restart();
        assert_eq!(presenter.elapsed(), 0.0);
    }

    #[test]
    fn a_lecture_is_compared_with_its_rehearsal() {
        let mut presenter = Presenter::default();
        let lessons = ["a", "b"].map(str::to_owned);
        assert_eq!(presenter.pace(&lessons, 0), None);
        presenter.rehearsal.minutes = [("a".to_owned(), 4.0), ("b".to_owned(), 5.0)].into();
        presenter.tick(0.0, Some("a"));
        presenter.tick(6.5 * 60.0, Some("a"));
        assert_eq!(presenter.pace(&lessons, 0), Some(Pace::Over(2)));
        assert_eq!(presenter.pace(&lessons, 1), Some(Pace::OnTime));
        presenter.restart();
        assert_eq!(presenter.pace(&lessons, 1), Some(Pace::Ahead(4)));
    }

    #[test]
    fn the_minutes_are_read_as_they_were_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.times.ron");
        assert_eq!(Rehearsal::read(&path), Rehearsal::default());
        let rehearsal = Rehearsal { minutes: [("a".to_owned(), 1.5)].into() };
        rehearsal.write(&path).unwrap();
        assert_eq!(Rehearsal::read(&path), rehearsal);
    }
}
