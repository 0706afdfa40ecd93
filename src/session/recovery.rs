//! The recovery files: copies of the work in progress, which come back after a crash or a plain close.
//!
//! Each running window holds a slot of its own, `recovery-1.ron` to `recovery-16.ron`, by a lock on the file
//! `recovery-1.lock` beside it. So two windows never overwrite each other's work.

use crate::form;
use crate::limits::MAX_COINS_WRITTEN_AT_ONCE;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::platform::Described;
use crate::platform::files::{self, FileLock, write_atomically};
use crate::platform::jobs::Latest;
use crate::session::course::Course;
use crate::session::document::{Document, Session};
use crate::session::error::{MAX_BYTES, reason};
use crate::session::file::{read_kept, to_ron};
use crate::session::path_text;
use crate::session::text::{ContentHash, FileVersion};
use crate::session::view::View;
use crate::wording::errors::session as wording;
use crate::wording::notices::program_defect;

/// The seconds between a change and the moment it is written, so that typing does not write a file for every key.
const DELAY_SECONDS: f64 = 1.0;

/// The seconds after which work that could not be written is tried again.
pub(super) const RETRY_SECONDS: f64 = 10.0;

/// At most this many windows can keep a recovery file at once.
const MAX_SLOTS: u32 = 16;

/// The name by which a worker finds [`write_described`].
pub const KIND: &str = "keep-work";

/// The content of a recovery file: the session as it stands, and the file that it belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Recovery")]
pub struct WorkInProgress {
    #[serde(default, with = "path_text::optional")]
    pub file: Option<PathBuf>,
    /// Whether the session has changes that are not saved in its file.
    pub unsaved: bool,
    /// The content of the file when it was last read or saved. `None` without a file, and in recovery files of earlier
    /// versions.
    #[serde(default)]
    pub saved: Option<ContentHash>,
    /// The link that the session came by.
    #[serde(default)]
    pub link: Option<String>,
    pub session: Session,
    /// The course of the user that is open.
    #[serde(default)]
    pub course: Option<CourseInProgress>,
    /// The piece of recent work that this is.
    #[serde(skip)]
    pub recent: Option<WorkId>,
}

/// The name of a piece of recent work: when it left a window, in milliseconds since 1970, and the number of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct WorkId {
    pub time_ms: u64,
    pub window: u32,
}

/// A course as it stands, and the file that it belongs to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CourseInProgress {
    #[serde(default, with = "path_text::optional")]
    pub file: Option<PathBuf>,
    /// The state of the file as it was read or saved last.
    pub version: Option<FileVersion>,
    pub course: Arc<Course>,
    /// The lesson that is shown.
    pub shown: Option<usize>,
    pub is_changed: bool,
    /// The number of changes so far. Two courses of a run are equal if it is.
    #[serde(skip)]
    pub revision: u64,
}

impl PartialEq for CourseInProgress {
    fn eq(&self, other: &Self) -> bool {
        let parts = |one: &Self| (one.revision, one.shown, one.is_changed);
        parts(self) == parts(other) && self.file == other.file && self.version == other.version
    }
}

/// A slot that is held by this window. It writes the work a moment after each change.
///
/// Dropping it waits until the last work is written.
#[derive(Debug)]
pub struct Recovery {
    /// Dropped before the lock, because the slot is free only when nothing is written to it any more.
    writer: Latest<WorkInProgress>,
    slot: u32,
    /// Held until the program ends, even if it crashes.
    _lock: FileLock,
    /// The work that the writer got last.
    written: Option<WorkInProgress>,
    /// The work to write next, and the time in seconds at which to write it.
    waiting: Option<(WorkInProgress, f64)>,
}

/// What a slot held when it was taken.
#[derive(Debug, PartialEq)]
pub enum SlotContent {
    Empty,
    Work(Box<WorkInProgress>),
    /// An unreadable file, which was moved to this path.
    Damaged(PathBuf),
}

impl WorkInProgress {
    /// Returns whether writing it takes longer than a frame, where there are no threads.
    pub fn is_long(&self) -> bool {
        let lessons = self.course.iter().flat_map(|course| course.course.lessons().map(|lesson| &*lesson.session));
        let coins: usize = lessons.chain([&self.session]).map(|session| session.document.row.len()).sum();
        coins > MAX_COINS_WRITTEN_AT_ONCE
    }

    /// Returns the text of the recovery file.
    pub fn to_ron(&self) -> String {
        to_ron(self)
    }

    /// Reads the text of a recovery file. `None` if it is damaged.
    pub fn from_ron(text: &str) -> Option<Self> {
        let work = read_kept::<Self>(text)?;
        let session = work.session.made_to_fit(Vec::new()).session;
        Some(Self { session, ..work })
    }
}

impl Recovery {
    /// Takes a free slot in `folder`, and returns what it holds. A slot with work in it is taken before an empty one.
    ///
    /// `wake` is called from another thread when [`Self::problem`] has changed.
    ///
    /// # Errors
    /// If the folder can't be written to, all slots are taken, or the system refuses a thread. Then no file has changed.
    pub fn new(folder: &Path, wake: impl Fn() + Send + 'static) -> io::Result<(Self, SlotContent)> {
        files::create_folder(folder)?;
        let (slot, lock) = take_slot(folder)?.ok_or_else(|| io::Error::other(wording::too_many_windows()))?;
        let path = file_of(folder, slot);
        // Before the slot is read, because that moves a damaged file aside.
        let writer = writer(path.clone(), wake)?;
        let content = read_slot(&path)?;
        Ok((Self { writer, slot, _lock: lock, written: None, waiting: None }, content))
    }

    /// Takes note of the work as it stands at the time `now`, in seconds.
    ///
    /// Returns the seconds until it is due to be written, or `None` if nothing is left to write.
    ///
    /// Work that could not be written is due again after some seconds.
    pub fn note(&mut self, work: WorkInProgress, now: f64) -> Option<f64> {
        let delay = match (self.written.as_ref() == Some(&work), self.problem()) {
            (true, None) => {
                self.waiting = None;
                return None;
            }
            (true, Some(_)) => RETRY_SECONDS,
            (false, _) => DELAY_SECONDS,
        };
        let due = self.waiting.as_ref().map_or(f64::INFINITY, |(_, due)| *due).min(now + delay);
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

    /// Returns the number of the slot, from 1.
    pub fn slot(&self) -> u32 {
        self.slot
    }

    /// Returns why the work could not be written last time. `None` once it is written.
    pub fn problem(&self) -> Option<String> {
        self.writer.problem()
    }

    /// Writes the work now, in the background.
    pub fn keep(&mut self, work: WorkInProgress) {
        self.waiting = None;
        self.writer.hand_over(work.clone());
        self.written = Some(work);
    }
}

/// Locks a free slot and returns its number with the lock, or `None` if all are taken.
///
/// It keeps the first lock that it gets, so windows that start at the same time don't take each other's slots.
fn take_slot(folder: &Path) -> io::Result<Option<(u32, FileLock)>> {
    let (mut with_work, empty): (Vec<_>, Vec<_>) =
        (1..=MAX_SLOTS).partition(|slot| files::exists(&file_of(folder, *slot)));
    if with_work.len() > 1 {
        // After a crash of several windows, nobody should have to open as many to see what is unsaved.
        with_work.sort_by_key(|slot| !holds_unsaved(&file_of(folder, *slot)));
    }
    for slot in with_work.into_iter().chain(empty) {
        if let Some(lock) = files::lock(&file_of(folder, slot).with_extension("lock"))? {
            return Ok(Some((slot, lock)));
        }
    }
    Ok(None)
}

fn holds_unsaved(path: &Path) -> bool {
    let bytes = files::read_bounded(path, MAX_BYTES).map(|(_, bytes)| bytes).unwrap_or_default();
    WorkInProgress::from_ron(&String::from_utf8_lossy(&bytes)).is_some_and(|work| work.unsaved)
}

fn file_of(folder: &Path, slot: u32) -> PathBuf {
    folder.join(format!("recovery-{slot}.ron"))
}

/// Starts what writes work to a slot. It does not hold up a frame.
fn writer(path: PathBuf, wake: impl Fn() + Send + 'static) -> io::Result<Latest<WorkInProgress>> {
    let defect = wording::cannot_write(&path, program_defect());
    let of_worker = path.clone();
    Latest::start(move |work| write(&path, &work), move |work| describe(&of_worker, work), defect, wake)
}

/// Writes work to a slot. Returns why it could not.
fn write(path: &Path, work: &WorkInProgress) -> Option<String> {
    let written = write_atomically(path, |file| file.write_all(work.to_ron().as_bytes()));
    written.err().map(|error| wording::cannot_write(path, reason(&error)))
}

/// Describes writing for a worker, if it takes long.
fn describe(path: &Path, work: &WorkInProgress) -> Option<Described> {
    // Where nothing is kept, writing at once says why.
    let is_kept = path.parent().is_some_and(|folder| files::create_folder(folder).is_ok());
    let bytes = (work.is_long() && is_kept).then(|| form::bytes(&(path, work)))?;
    Some(Described { kind: KIND, bytes: bytes.ok()? })
}

/// In a worker: writes the work that `bytes` describe. `post` gets why it could not, or `None`.
///
/// # Errors
/// If the bytes describe no work.
#[inline] // as `app::work::run`, which calls it
pub fn write_described(bytes: &[u8], post: fn(&[u8])) -> Result<(), String> {
    let (path, work): (PathBuf, WorkInProgress) = form::read_bytes(bytes)?;
    post(&form::bytes(&write(&path, &work))?);
    Ok(())
}

/// Reads the file of a slot, and moves it aside if it is damaged.
fn read_slot(path: &Path) -> io::Result<SlotContent> {
    let text = match files::read_bounded(path, MAX_BYTES) {
        Ok((_, bytes)) => String::from_utf8(bytes).unwrap_or_default(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(SlotContent::Empty),
        // What is no file, or no text, is damaged, too.
        Err(_) => String::new(),
    };
    if let Some(work) = WorkInProgress::from_ron(&text) {
        return Ok(SlotContent::Work(Box::new(work)));
    }
    let aside = free_path(path, "damaged");
    files::rename(path, &aside)?;
    Ok(SlotContent::Damaged(aside))
}

/// Returns a path beside `path` that no file has yet, such as `recovery-1-damaged-1.ron`.
fn free_path(path: &Path, what: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut names = (1..).map(|number| path.with_file_name(format!("{stem}-{what}-{number}.ron")));
    names.find(|name| !files::exists(name)).expect("numbers do not end")
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Barrier;
    use std::thread;

    use super::*;
    use crate::game::Row;

    fn work(row: &str) -> WorkInProgress {
        let document = Document { title: "T".to_owned(), ..row.parse::<Row>().unwrap().into() };
        WorkInProgress {
            file: Some("a.ron".into()),
            unsaved: true,
            saved: None,
            link: None,
            session: Session::new(document),
            course: None,
            recent: None,
        }
    }

    fn new(folder: &Path) -> io::Result<(Recovery, SlotContent)> {
        Recovery::new(folder, || {})
    }

    fn found(folder: &Path) -> SlotContent {
        new(folder).unwrap().1
    }

    #[test]
    fn work_is_written_a_moment_after_it_changes_and_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("new");
        let (mut recovery, before) = new(&folder).unwrap();
        assert_eq!(before, SlotContent::Empty);
        assert!(recovery.note(work("1 2"), 10.0).is_some());
        assert!(recovery.note(work("1 2 3"), 10.9).is_some(), "too early");
        assert_eq!(recovery.note(work("1 2 3 4"), 11.0), None);
        assert_eq!(recovery.note(work("1 2 3 4"), 13.0), None, "nothing has changed");
        drop(recovery);
        assert_eq!(found(&folder), SlotContent::Work(Box::new(work("1 2 3 4"))));
    }

    #[test]
    fn two_windows_keep_their_work_apart() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, _) = new(folder.path()).unwrap();
        one.keep(work("1"));
        let (mut two, found_by_two) = new(folder.path()).unwrap();
        assert_eq!(found_by_two, SlotContent::Empty, "the first window still has its work");
        two.keep(work("2"));
        drop((one, two));
        let (one, found_first) = new(folder.path()).unwrap();
        let (_two, found_second) = new(folder.path()).unwrap();
        drop(one);
        assert_eq!(
            [found_first, found_second],
            [SlotContent::Work(Box::new(work("1"))), SlotContent::Work(Box::new(work("2")))]
        );
    }

    #[test]
    fn windows_that_start_at_the_same_time_all_get_slots() {
        for _ in 0..20 {
            let folder = tempfile::tempdir().unwrap();
            let start = Barrier::new(MAX_SLOTS as usize);
            let slots: Vec<_> = thread::scope(|scope| {
                let open = || {
                    start.wait();
                    new(folder.path())
                };
                let threads: Vec<_> = (0..MAX_SLOTS).map(|_| scope.spawn(open)).collect();
                threads.into_iter().map(|thread| thread.join().unwrap()).collect()
            });
            assert!(slots.iter().all(Result::is_ok), "{slots:?}");
            assert_eq!(
                new(folder.path()).unwrap_err().to_string(),
                crate::wording::errors::session::too_many_windows()
            );
        }
    }

    #[test]
    fn a_slot_with_work_is_taken_before_an_empty_one() {
        let folder = tempfile::tempdir().unwrap();
        let text = to_ron(&work("4 5"));
        fs::write(folder.path().join("recovery-3.ron"), text).unwrap();
        let (recovery, content) = new(folder.path()).unwrap();
        assert_eq!(content, SlotContent::Work(Box::new(work("4 5"))));
        assert_eq!(new(folder.path()).unwrap().1, SlotContent::Empty);
        drop(recovery);
    }

    #[test]
    fn a_slot_with_unsaved_work_is_taken_before_one_with_saved_work() {
        let folder = tempfile::tempdir().unwrap();
        let windows = ["1", "2", "3"].map(|row| {
            let mut window = new(folder.path()).unwrap().0;
            window.keep(WorkInProgress { unsaved: row == "2", ..work(row) });
            window
        });
        drop(windows);
        assert_eq!(found(folder.path()), SlotContent::Work(Box::new(work("2"))));
    }

    #[test]
    fn a_damaged_file_is_moved_aside() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("recovery-1.ron"), "(file: ").unwrap();
        let SlotContent::Damaged(aside) = found(folder.path()) else { panic!("it is damaged") };
        assert_eq!(fs::read_to_string(aside).unwrap(), "(file: ");
        assert_eq!(found(folder.path()), SlotContent::Empty);
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_the_place_of_a_file_is_moved_aside_and_never_opened() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("recovery-1.ron");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        assert!(matches!(found(folder.path()), SlotContent::Damaged(_)));
        assert!(!pipe.exists());
    }

    #[test]
    fn the_last_of_many_quick_changes_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let (mut recovery, _) = new(folder.path()).unwrap();
        for length in 1..=50 {
            recovery.keep(work(&"7 ".repeat(length)));
        }
        drop(recovery);
        assert_eq!(found(folder.path()), SlotContent::Work(Box::new(work(&"7 ".repeat(50)))));
    }

    #[test]
    fn a_long_row_is_written_before_the_program_ends() {
        let folder = tempfile::tempdir().unwrap();
        let (mut recovery, _) = new(folder.path()).unwrap();
        let long = work(&"-123456789012 ".repeat(200_000));
        recovery.keep(work("1 2"));
        recovery.keep(long.clone());
        drop(recovery);
        assert_eq!(found(folder.path()), SlotContent::Work(Box::new(long)));
    }

    #[test]
    fn a_worker_writes_the_work_of_a_long_row_from_bytes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("recovery-1.ron");
        assert_eq!(describe(&path, &work("1 2 3")), None, "a short row is written at once");
        let long = work(&"-123456789012 ".repeat(MAX_COINS_WRITTEN_AT_ONCE + 1));
        let Described { kind, bytes } = describe(&path, &long).unwrap();
        assert_eq!(kind, KIND);
        write_described(&bytes, |problem| assert_eq!(form::read_bytes::<Option<String>>(problem).unwrap(), None))
            .unwrap();
        assert_eq!(found(folder.path()), SlotContent::Work(Box::new(long)));
    }

    #[test]
    fn a_line_that_does_not_exist_is_replaced_by_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let text = "(file: None, unsaved: true, session: (version: 3, coins: [4, 5], line: 7, game_position: 9))";
        fs::write(folder.path().join("recovery-1.ron"), text).unwrap();
        let SlotContent::Work(work) = found(folder.path()) else { panic!("it is work") };
        assert_eq!((work.session.line, work.session.game_position), (0, 2));
    }

    #[test]
    fn work_that_cannot_be_written_is_reported_and_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let (sender, news) = std::sync::mpsc::channel();
        let (mut recovery, _) = Recovery::new(folder.path(), move || sender.send(()).unwrap()).unwrap();
        // A folder in the place of the file can't be replaced by a file.
        let path = folder.path().join("recovery-1.ron");
        fs::create_dir_all(path.join("in the way")).unwrap();
        recovery.keep(work("1 2"));
        let wait = || news.recv().unwrap();
        wait();
        let problem = recovery.problem().unwrap();
        assert!(problem.contains("cannot write") && problem.contains("recovery-1.ron"), "{problem}");
        assert_eq!(recovery.note(work("1 2"), 100.0), Some(RETRY_SECONDS), "the same work is due again");
        fs::remove_dir_all(&path).unwrap();
        assert_eq!(recovery.note(work("1 2"), 100.0 + RETRY_SECONDS), None);
        wait();
        assert_eq!(recovery.problem(), None);
        drop(recovery);
        assert_eq!(found(folder.path()), SlotContent::Work(Box::new(work("1 2"))));
    }

    #[test]
    fn a_recovery_file_of_an_earlier_version_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let text = "(file: Some(\"/a.ron\"), unsaved: true, session: (version: 5, coins: [4, 5]))";
        fs::write(folder.path().join("recovery-1.ron"), text).unwrap();
        let SlotContent::Work(work) = found(folder.path()) else { panic!("it is work") };
        assert_eq!((work.file, work.saved), (Some("/a.ron".into()), None));
    }
}
