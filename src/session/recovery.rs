//! The work in progress, kept aside so that it comes back after a crash or a plain close.
//!
//! Each running program has a slot of its own, `recovery-1.ron` or a later one, which it holds by a lock, so that two
//! windows do not overwrite each other's work.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use serde::{Deserialize, Serialize};

use crate::session::disk::write_atomically;
use crate::session::document::{Document, Session};
use crate::session::file::to_ron;
use crate::session::view::View;

/// How long after a change the work is written, so that typing does not write every letter.
const DELAY_SECONDS: f64 = 1.0;

/// As many windows keep their work at the same time.
const MOST_SLOTS: usize = 16;

/// What is kept: the session as it stood, and the file that it belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Recovery")]
pub struct Work {
    pub file: Option<PathBuf>,
    /// Whether the session had changes that its file has not.
    pub unsaved: bool,
    pub session: Session,
}

/// Writes the work to its slot a moment after it has changed. Dropping it waits until the last work is written.
#[derive(Debug)]
pub struct Recovery {
    /// Dropped before the lock: the slot is free only when nothing is written to it any more.
    writer: Writer,
    /// Held until the program ends, however it ends.
    _lock: File,
    /// What was handed to the writer last.
    written: Option<Work>,
    /// What will be written, and when.
    waiting: Option<(Work, f64)>,
}

/// What was found in a slot.
#[derive(Debug, PartialEq)]
pub enum Found {
    Nothing,
    Work(Box<Work>),
    /// A file that can't be read, now at this path.
    Damaged(PathBuf),
}

impl Recovery {
    /// Takes a free slot in `folder`, one with work in it if there is one; the work is then found there.
    ///
    /// # Errors
    /// If the folder can't be written to or all slots are taken.
    pub fn new(folder: &Path) -> io::Result<(Self, Found)> {
        fs::create_dir_all(folder)?;
        let mut free = Vec::new();
        for slot in 1..=MOST_SLOTS {
            let lock = File::create(folder.join(format!("recovery-{slot}.lock")))?;
            if lock.try_lock().is_ok() {
                free.push((folder.join(format!("recovery-{slot}.ron")), lock));
            }
        }
        let with_work = free.iter().position(|(path, _)| path.exists()).unwrap_or(0);
        if free.is_empty() {
            return Err(io::Error::other("too many windows are open"));
        }
        let (path, lock) = free.swap_remove(with_work);
        let found = find(&path)?;
        let writer = Writer::new(path)?;
        Ok((Self { writer, _lock: lock, written: None, waiting: None }, found))
    }

    /// Takes note of the work as it stands at `now`, in seconds; the seconds until it will be written, if it will.
    pub fn note(&mut self, work: Work, now: f64) -> Option<f64> {
        if self.written.as_ref() == Some(&work) {
            self.waiting = None;
            return None;
        }
        let due = self.waiting.as_ref().map_or(now + DELAY_SECONDS, |(_, due)| *due);
        if now >= due {
            self.keep(work);
            return None;
        }
        self.waiting = Some((work, due));
        Some(due - now)
    }

    /// Whether the work that was noted last has this document and this view.
    pub fn has_noted(&self, document: &Document, view: View) -> bool {
        let noted = self.waiting.as_ref().map(|(work, _)| work).or(self.written.as_ref());
        noted.is_some_and(|work| work.session.document == *document && work.session.view == view)
    }

    /// Has the work written now, by a thread of its own. O(1) in the length of the row.
    pub fn keep(&mut self, work: Work) {
        self.waiting = None;
        self.writer.write(work.clone());
        self.written = Some(work);
    }
}

/// A thread that writes work to a slot, for a long row takes longer than a frame, and a disk may be slow.
#[derive(Debug)]
struct Writer {
    mailbox: Arc<Mailbox>,
    /// Some until it is dropped.
    thread: Option<JoinHandle<()>>,
}

/// Where work lies until the thread takes it up.
#[derive(Debug, Default)]
struct Mailbox {
    tray: Mutex<Tray>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Tray {
    /// The newest work, in the place of all that was not taken up before it.
    work: Option<Work>,
    /// Whether no more work will come.
    is_closed: bool,
}

impl Writer {
    /// # Errors
    /// If the system gives no thread.
    fn new(path: PathBuf) -> io::Result<Self> {
        let mailbox = Arc::new(Mailbox::default());
        let shared = mailbox.clone();
        let thread = thread::Builder::new().name("recovery".to_owned()).spawn(move || {
            while let Some(work) = shared.take() {
                // A full or read-only disk must not get in the way of the work; saving to a file tells of it.
                let _ = write_atomically(&path, |file| file.write_all(to_ron(&work).as_bytes()));
            }
        })?;
        Ok(Self { mailbox, thread: Some(thread) })
    }

    /// Leaves the work to the thread. What it has not begun to write is not written any more.
    fn write(&self, work: Work) {
        self.mailbox.change(|tray| tray.work = Some(work));
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.mailbox.change(|tray| tray.is_closed = true);
        if let Some(thread) = self.thread.take() {
            // If it has panicked, it has said so.
            let _ = thread.join();
        }
    }
}

impl Mailbox {
    fn change(&self, change: impl FnOnce(&mut Tray)) {
        change(&mut self.tray());
        self.changed.notify_one();
    }

    /// The work that is there, waiting until there is some; nothing once no more will come.
    fn take(&self) -> Option<Work> {
        let is_idle = |tray: &mut Tray| tray.work.is_none() && !tray.is_closed;
        let mut tray = self.changed.wait_while(self.tray(), is_idle).unwrap_or_else(PoisonError::into_inner);
        tray.work.take()
    }

    fn tray(&self) -> MutexGuard<'_, Tray> {
        // Whoever holds it sets one field, so that it is whole even after a panic.
        self.tray.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn find(path: &Path) -> io::Result<Found> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
        // What is no text is damaged as well.
        Err(_) => String::new(),
    };
    if let Ok(work) = crate::session::format().from_str::<Work>(&text) {
        let session = work.session.made_to_fit(Vec::new()).session;
        return Ok(Found::Work(Box::new(Work { session, ..work })));
    }
    let aside = free_path(path, "damaged");
    fs::rename(path, &aside)?;
    Ok(Found::Damaged(aside))
}

/// Saves work under a name of its own beside the slots, for another session takes its place; where it is then.
///
/// # Errors
/// If it can't be written.
pub fn put_aside(folder: &Path, work: &Work) -> Result<PathBuf, crate::session::SessionError> {
    let path = free_path(&folder.join("recovered.ron"), "work");
    work.session.save(&path).map(|()| path)
}

/// A path beside `path` that is not taken yet: `recovered-work-1.ron`.
fn free_path(path: &Path, what: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut names = (1..).map(|number| path.with_file_name(format!("{stem}-{what}-{number}.ron")));
    names.find(|name| !name.exists()).expect("numbers do not end")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Row;

    fn work(row: &str) -> Work {
        let document = Document { title: "T".to_owned(), ..row.parse::<Row>().unwrap().into() };
        Work { file: Some("a.ron".into()), unsaved: true, session: Session::new(document) }
    }

    fn found(folder: &Path) -> Found {
        Recovery::new(folder).unwrap().1
    }

    #[test]
    fn work_is_written_a_moment_after_it_changes_and_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("new");
        let (mut recovery, before) = Recovery::new(&folder).unwrap();
        assert_eq!(before, Found::Nothing);
        assert!(recovery.note(work("1 2"), 10.0).is_some());
        assert!(recovery.note(work("1 2 3"), 10.9).is_some(), "too early");
        assert_eq!(recovery.note(work("1 2 3 4"), 11.0), None);
        assert_eq!(recovery.note(work("1 2 3 4"), 13.0), None, "nothing has changed");
        drop(recovery);
        assert_eq!(found(&folder), Found::Work(Box::new(work("1 2 3 4"))));
    }

    #[test]
    fn two_windows_keep_their_work_apart() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, _) = Recovery::new(folder.path()).unwrap();
        one.keep(work("1"));
        let (mut two, found_by_two) = Recovery::new(folder.path()).unwrap();
        assert_eq!(found_by_two, Found::Nothing, "the first window still has its work");
        two.keep(work("2"));
        drop((one, two));
        let (one, found_first) = Recovery::new(folder.path()).unwrap();
        let (_two, found_second) = Recovery::new(folder.path()).unwrap();
        drop(one);
        assert_eq!([found_first, found_second], [Found::Work(Box::new(work("1"))), Found::Work(Box::new(work("2")))]);
    }

    #[test]
    fn a_damaged_file_is_put_aside_and_told() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("recovery-1.ron"), "(file: ").unwrap();
        let Found::Damaged(aside) = found(folder.path()) else { panic!("it is damaged") };
        assert_eq!(fs::read_to_string(aside).unwrap(), "(file: ");
        assert_eq!(found(folder.path()), Found::Nothing);
    }

    #[test]
    fn of_work_in_quick_succession_the_last_stays() {
        let folder = tempfile::tempdir().unwrap();
        let (mut recovery, _) = Recovery::new(folder.path()).unwrap();
        for length in 1..=50 {
            recovery.keep(work(&"7 ".repeat(length)));
        }
        drop(recovery);
        assert_eq!(found(folder.path()), Found::Work(Box::new(work(&"7 ".repeat(50)))));
    }

    #[test]
    fn a_long_row_that_is_kept_at_the_very_end_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let (mut recovery, _) = Recovery::new(folder.path()).unwrap();
        let long = work(&"-123456789012 ".repeat(200_000));
        recovery.keep(work("1 2"));
        recovery.keep(long.clone());
        drop(recovery);
        assert_eq!(found(folder.path()), Found::Work(Box::new(long)));
    }

    #[test]
    fn work_that_is_not_taken_up_yet_makes_way_for_newer_work() {
        let mailbox = Mailbox::default();
        for row in ["1", "2", "3"] {
            mailbox.change(|tray| tray.work = Some(work(row)));
        }
        assert_eq!(mailbox.take(), Some(work("3")));
        mailbox.change(|tray| tray.work = Some(work("4")));
        mailbox.change(|tray| tray.is_closed = true);
        assert_eq!([mailbox.take(), mailbox.take()], [Some(work("4")), None], "what is left is written before the end");
    }

    #[test]
    fn a_line_that_is_not_there_is_no_harm() {
        let folder = tempfile::tempdir().unwrap();
        let text = "(file: None, unsaved: true, session: (version: 3, coins: [4, 5], line: 7, game_position: 9))";
        fs::write(folder.path().join("recovery-1.ron"), text).unwrap();
        let Found::Work(work) = found(folder.path()) else { panic!("it is work") };
        assert_eq!((work.session.line, work.session.game_position), (0, 2));
    }

    #[test]
    fn work_put_aside_is_a_session_file_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let [one, two] = ["4 5", "6 7"].map(|row| put_aside(folder.path(), &work(row)).unwrap());
        assert_eq!(Session::open(&one).unwrap().session, work("4 5").session);
        assert_eq!(Session::open(&two).unwrap().session, work("6 7").session);
    }
}
