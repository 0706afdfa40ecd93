//! The work in progress, kept aside so that it comes back after a crash or a plain close.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::session::{self, Session};

/// How long the work must rest before it is written.
const REST_SECONDS: f64 = 1.0;

/// What is kept: the session as it stood, and the file that it belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Recovery")]
pub struct Work {
    pub file: Option<PathBuf>,
    /// Whether the session had changes that its file has not.
    pub unsaved: bool,
    pub session: Session,
}

/// Writes the work whenever it has changed and rested for a moment.
#[derive(Debug)]
pub struct Recovery {
    path: PathBuf,
    written: Option<Work>,
    /// What will be written, and when.
    waiting: Option<(Work, f64)>,
}

impl Recovery {
    /// Keeps the work in `folder`.
    pub fn new(folder: &Path) -> Self {
        Self { path: folder.join("recovery.ron"), written: None, waiting: None }
    }

    /// The work that was kept last time. A file that can't be read is no work.
    pub fn load(&self) -> Option<Work> {
        ron::from_str(&fs::read_to_string(&self.path).ok()?).ok()
    }

    /// Puts the kept work aside under another name, for another session takes its place; where it is then.
    pub fn put_aside(&self, work: &Work) -> Option<PathBuf> {
        let path = self.path.with_file_name("recovered.ron");
        work.session.save(&path).ok()?;
        Some(path)
    }

    /// Takes note of the work as it stands at `now`, in seconds; the seconds until it will be written, if it will.
    pub fn note(&mut self, work: Work, now: f64) -> Option<f64> {
        if self.written.as_ref() == Some(&work) {
            self.waiting = None;
            return None;
        }
        let due = match &self.waiting {
            Some((waiting, due)) if *waiting == work => *due,
            _ => now + REST_SECONDS,
        };
        self.waiting = Some((work, due));
        if now >= due {
            self.write_now();
            return None;
        }
        Some(due - now)
    }

    /// Writes what is waiting.
    pub fn write_now(&mut self) {
        if let Some((work, _)) = self.waiting.take() {
            let folder = self.path.parent().unwrap_or(Path::new("."));
            // A full or read-only disk must not get in the way of the work; saving to a file tells of it.
            let _ = fs::create_dir_all(folder);
            let _ = session::write_atomically(&self.path, &session::to_ron(&work));
            self.written = Some(work);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::FillOrder;
    use crate::session::Document;

    fn work(row: &str) -> Work {
        let document = Document {
            title: "T".to_owned(),
            notes: String::new(),
            row: row.parse().unwrap(),
            fill_order: FillOrder::Diagonals,
        };
        Work { file: Some("a.ron".into()), unsaved: true, session: Session::new(document) }
    }

    #[test]
    fn work_is_written_once_it_has_rested_and_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let mut recovery = Recovery::new(&folder.path().join("new"));
        assert!(recovery.note(work("1 2"), 10.0).is_some());
        assert_eq!(recovery.load(), None, "too early");
        assert!(recovery.note(work("1 2 3"), 10.9).is_some_and(|wait| wait > 0.9), "a change waits anew");
        assert_eq!(recovery.note(work("1 2 3"), 12.0), None);
        assert_eq!(recovery.load(), Some(work("1 2 3")));
        assert_eq!(recovery.note(work("1 2 3"), 13.0), None, "nothing has changed");
    }

    #[test]
    fn a_damaged_file_is_no_work() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("recovery.ron"), "(file: ").unwrap();
        assert_eq!(Recovery::new(folder.path()).load(), None);
    }

    #[test]
    fn work_put_aside_is_a_session_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = Recovery::new(folder.path()).put_aside(&work("4 5")).unwrap();
        assert_eq!(Session::open(&path).unwrap().session, work("4 5").session);
    }
}
