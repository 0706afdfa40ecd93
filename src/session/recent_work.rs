//! Recent work: unsaved work that has left a window, so that nothing is lost when something else takes its place.
//!
//! Each piece is a file of its own in the folder of the recovery files, such as `work-1764140400000-1.ron`. Its name has
//! the time and the number of the window, so no window overwrites what another one keeps. The first line is a comment
//! that says what is in it. The rest is the text of a recovery file.

use std::cmp::Reverse;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::form;
use crate::platform::Described;
use crate::platform::files::{self, write_atomically};
use crate::platform::jobs::Latest;
use crate::printable::{printable_cut, printable_path};
use crate::session::error::{MAX_BYTES, reason};
use crate::session::file::read_kept;
use crate::session::recovery::{RETRY_SECONDS, WorkId, WorkInProgress};
use crate::wording::errors::session as wording;
use crate::wording::notices::program_defect;

/// The most pieces that are kept. The oldest one goes first.
const MAX_PIECES: usize = 20;

/// The seconds between two looks whether a piece is written.
const LOOK_SECONDS: f64 = 0.05;

/// What a list shows of a piece: at most so many coins, and so many characters of its title.
const MAX_FIRST_COINS: usize = 6;
const MAX_TITLE_CHARS: usize = 60;

/// The first line of a file is shorter than this, in bytes.
const MAX_FIRST_LINE: u64 = 4096;

/// The name by which a worker finds [`write_described`].
pub const KIND: &str = "keep-recent-work";

/// What a list shows of a piece of recent work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// The name of the file or the course, or else the title.
    pub title: String,
    /// How many coins the row has.
    pub coins: usize,
    pub first_coins: Vec<i64>,
}

/// A piece of recent work in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub id: WorkId,
    pub about: About,
}

type Waiting = Arc<(WorkId, WorkInProgress)>;

/// The recent work of all windows. Without a folder, it lasts as long as the window.
#[derive(Debug, Default)]
pub struct RecentWork {
    folder: Option<PathBuf>,
    /// The number of this window.
    window: u32,
    /// The newest first.
    pieces: Vec<Piece>,
    /// What is not known to be written.
    waiting: Vec<Waiting>,
    writer: Option<Latest<Vec<Waiting>>>,
    /// When to try again, in seconds.
    retry: Option<f64>,
}

impl WorkId {
    fn file_name(self) -> String {
        format!("work-{}-{}.ron", self.time_ms, self.window)
    }

    /// Returns the piece that a file has by its name.
    fn of_file(path: &Path) -> Option<Self> {
        let name = path.file_name()?.to_str()?;
        let (time, window) = name.strip_prefix("work-")?.strip_suffix(".ron")?.split_once('-')?;
        let id = Self { time_ms: time.parse().ok()?, window: window.parse().ok()? };
        (id.file_name() == name).then_some(id)
    }
}

impl About {
    fn of(work: &WorkInProgress) -> Self {
        let (document, course) = (&work.session.document, work.course.as_ref());
        let file = course.map_or(&work.file, |course| &course.file).as_ref().and_then(|file| file.file_name());
        let title = course.map_or(&document.title, |course| &course.course.title);
        let title = file.map_or_else(|| title.trim().to_owned(), |name| printable_path(name.as_ref()));
        let coins = document.row.coins();
        Self {
            title: printable_cut(&title, MAX_TITLE_CHARS),
            coins: coins.len(),
            first_coins: coins.iter().take(MAX_FIRST_COINS).copied().collect(),
        }
    }

    /// Reads the first line of a file. `None` if it is damaged.
    fn read(path: &Path) -> Option<Self> {
        let start = files::read_start(path, MAX_FIRST_LINE).ok()?;
        let line = start.split(|byte| *byte == b'\n').next()?;
        read_kept(str::from_utf8(line).ok()?.strip_prefix("// ")?)
    }
}

impl RecentWork {
    /// Opens the recent work in `folder` for the window with this number. `wake` is called from another thread when
    /// [`Self::problem`] has changed.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn new(folder: &Path, window: u32, wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        let [to, of_worker] = [folder.to_owned(), folder.to_owned()];
        let writer = Latest::start(
            move |waiting: Vec<Waiting>| write(&to, &waiting),
            move |waiting| describe(&of_worker, waiting),
            wording::cannot_write(folder, program_defect()),
            wake,
        )?;
        let mut recent = Self { folder: Some(folder.to_owned()), window, writer: Some(writer), ..Self::default() };
        recent.look();
        Ok(recent)
    }

    /// Returns the pieces, the newest first.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces[..self.pieces.len().min(MAX_PIECES)]
    }

    /// Keeps a piece, and writes it in the background. `now_ms` is the time in milliseconds since 1970. Work that is
    /// here already as [`WorkInProgress::recent`] is not kept twice.
    pub fn add(&mut self, work: WorkInProgress, now_ms: u64) -> WorkId {
        if let Some(id) = work.recent.filter(|id| self.has(*id)) {
            return id;
        }
        let newest = self.pieces.first().map_or(0, |newest| newest.id.time_ms);
        let id = WorkId { time_ms: now_ms.max(newest + 1), window: self.window };
        self.pieces.insert(0, Piece { id, about: About::of(&work) });
        self.waiting.push(Arc::new((id, work)));
        if self.folder.is_none() {
            let too_many = self.waiting.len().saturating_sub(MAX_PIECES);
            self.waiting.drain(..too_many);
            self.pieces.truncate(MAX_PIECES);
        }
        self.write_waiting();
        id
    }

    /// Returns whether a piece is here.
    pub fn has(&self, id: WorkId) -> bool {
        self.waiting(id).is_some() || self.path(id).is_some_and(|path| files::exists(&path))
    }

    /// Returns a piece that is not written yet.
    pub fn waiting(&self, id: WorkId) -> Option<&WorkInProgress> {
        self.waiting.iter().find(|waiting| waiting.0 == id).map(|waiting| &waiting.1)
    }

    /// Returns the file of a piece.
    pub fn path(&self, id: WorkId) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(id.file_name()))
    }

    /// Looks whether all is written at the time `now`, in seconds, and tries again what failed. Returns the seconds until
    /// the next look, or `None` if all is written.
    pub fn note(&mut self, now: f64) -> Option<f64> {
        if self.folder.is_none() || self.waiting.is_empty() {
            return None;
        }
        if self.forget_written() {
            self.retry = None;
            self.look();
            return None;
        }
        if self.problem().is_none() {
            return Some(LOOK_SECONDS);
        }
        let due = *self.retry.get_or_insert(now + RETRY_SECONDS);
        if now >= due {
            self.retry = None;
            self.write_waiting();
        }
        Some((due - now).max(LOOK_SECONDS))
    }

    /// Returns why a piece could not be written last time. `None` once all are.
    pub fn problem(&self) -> Option<String> {
        self.writer.as_ref()?.problem()
    }

    /// Reads what other windows have kept, and removes the oldest pieces.
    pub fn look(&mut self) {
        let Some(folder) = &self.folder else { return };
        let mut on_disk: Vec<_> = files::names_in(folder).iter().filter_map(|name| WorkId::of_file(name)).collect();
        on_disk.sort_unstable_by_key(|id| Reverse(*id));
        for old in on_disk.split_off(on_disk.len().min(MAX_PIECES)) {
            // What stays is removed another time.
            let _ = files::remove(&folder.join(old.file_name()));
        }
        let mut pieces = std::mem::take(&mut self.pieces);
        pieces.retain(|piece| on_disk.contains(&piece.id) || self.waiting(piece.id).is_some());
        on_disk.retain(|id| pieces.iter().all(|piece| piece.id != *id));
        // A damaged file is left alone until it is the oldest.
        let new = on_disk.into_iter().map(|id| (id, About::read(&folder.join(id.file_name()))));
        pieces.extend(new.filter_map(|(id, about)| Some(Piece { id, about: about? })));
        pieces.sort_unstable_by_key(|piece| Reverse(piece.id));
        self.pieces = pieces;
    }

    /// Waits until what is waiting was tried. Returns whether all is written. Nothing is written after that.
    pub fn finish(&mut self) -> bool {
        self.writer = None;
        self.folder.is_none() || self.forget_written()
    }

    /// Returns whether nothing is left to write.
    fn forget_written(&mut self) -> bool {
        let folder = self.folder.clone().unwrap_or_default();
        self.waiting.retain(|waiting| !files::exists(&folder.join(waiting.0.file_name())));
        self.waiting.is_empty()
    }

    fn write_waiting(&self) {
        if let Some(writer) = &self.writer {
            // A newer list replaces one that waits, so it has all of them.
            writer.hand_over(self.waiting.clone());
        }
    }
}

/// Reads a piece from its file. `None` if it is damaged or gone.
pub fn read(path: &Path) -> Option<WorkInProgress> {
    let (_, bytes) = files::read_bounded(path, MAX_BYTES).ok()?;
    let work = WorkInProgress::from_ron(str::from_utf8(&bytes).ok()?)?;
    Some(WorkInProgress { recent: WorkId::of_file(path), ..work })
}

/// Writes the pieces that have no file yet. Returns why it could not.
fn write(folder: &Path, waiting: &[Waiting]) -> Option<String> {
    let mut problem = None;
    for (id, work) in waiting.iter().map(|waiting| &**waiting) {
        let path = folder.join(id.file_name());
        if files::exists(&path) {
            continue;
        }
        let about = form::ron(&About::of(work)).unwrap_or_default();
        let text = format!("// {about}\n{}", work.to_ron());
        let written = write_atomically(&path, |file| file.write_all(text.as_bytes()));
        if let Err(error) = written {
            problem.get_or_insert_with(|| wording::cannot_write(&path, reason(&error)));
        }
    }
    problem
}

/// Describes writing for a worker, if it takes long.
fn describe(folder: &Path, waiting: &[Waiting]) -> Option<Described> {
    let is_long = waiting.iter().any(|waiting| waiting.1.is_long());
    // Where nothing is kept, writing at once says why.
    let bytes = (is_long && files::create_folder(folder).is_ok()).then(|| form::bytes(&(folder, waiting)))?;
    Some(Described { kind: KIND, bytes: bytes.ok()? })
}

/// In a worker: writes the pieces that `bytes` describe. `post` gets why it could not, or `None`.
///
/// # Errors
/// If the bytes describe no pieces.
#[inline] // as `app::work::run`, which calls it
pub fn write_described(bytes: &[u8], post: fn(&[u8])) -> Result<(), String> {
    let (folder, waiting): (PathBuf, Vec<Waiting>) = form::read_bytes(bytes)?;
    post(&form::bytes(&write(&folder, &waiting))?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::game::Row;
    use crate::session::document::{Document, Session};

    fn work(title: &str, row: &str) -> WorkInProgress {
        let document = Document { title: title.to_owned(), ..row.parse::<Row>().unwrap().into() };
        WorkInProgress {
            file: None,
            unsaved: true,
            saved: None,
            link: None,
            session: Session::new(document),
            course: None,
            recent: None,
        }
    }

    fn open(folder: &Path, window: u32) -> RecentWork {
        RecentWork::new(folder, window, || {}).unwrap()
    }

    fn titles(recent: &RecentWork) -> Vec<&str> {
        recent.pieces().iter().map(|piece| &*piece.about.title).collect()
    }

    #[test]
    fn a_piece_comes_back_whole_and_the_newest_stands_first() {
        let folder = tempfile::tempdir().unwrap();
        let mut recent = open(folder.path(), 1);
        let old = recent.add(work("Old", "1 2 3 4 5 6 7"), 1_000);
        assert_eq!(recent.waiting(old), Some(&work("Old", "1 2 3 4 5 6 7")), "it is there at once");
        recent.add(work("New\nline", "8 15"), 1_000);
        assert!(recent.finish());
        let recent = open(folder.path(), 2);
        assert_eq!(titles(&recent), ["New□line", "Old"]);
        let about = &recent.pieces()[1].about;
        assert_eq!((about.coins, &about.first_coins[..]), (7, &[1, 2, 3, 4, 5, 6][..]));
        let read = read(&recent.path(old).unwrap()).unwrap();
        assert_eq!(read, WorkInProgress { recent: Some(old), ..work("Old", "1 2 3 4 5 6 7") });
    }

    #[test]
    fn twenty_pieces_are_kept_and_windows_leave_each_other_theirs() {
        let folder = tempfile::tempdir().unwrap();
        let [mut one, mut two] = [1, 2].map(|window| open(folder.path(), window));
        for time in 0..15 {
            // Both at the same time.
            one.add(work(&format!("one {time}"), "1"), 100 * time);
            two.add(work(&format!("two {time}"), "2"), 100 * time);
        }
        assert!(one.finish() && two.finish());
        one.look();
        assert_eq!(one.pieces().len(), MAX_PIECES);
        assert_eq!(titles(&one)[..2], ["two 14", "one 14"]);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), MAX_PIECES);
        two.look();
        assert_eq!(titles(&two), titles(&one));
    }

    #[test]
    fn a_damaged_file_is_passed_over() {
        let folder = tempfile::tempdir().unwrap();
        let mut recent = open(folder.path(), 1);
        let [whole, cut] = [("Whole", 1), ("Cut", 2)].map(|(title, time)| recent.add(work(title, "1 2"), time));
        assert!(recent.finish());
        let path = recent.path(cut).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, &text[..text.len() - 9]).unwrap();
        fs::write(folder.path().join("work-3-1.ron"), b"\xff\xfe").unwrap();
        fs::write(folder.path().join("work-x.ron"), "").unwrap();
        let recent = open(folder.path(), 1);
        assert_eq!(titles(&recent), ["Cut", "Whole"], "a file without its first line is not in the list");
        assert!(read(&path).is_none() && read(&recent.path(whole).unwrap()).is_some());
    }

    #[test]
    fn work_that_came_from_here_is_not_kept_twice() {
        let folder = tempfile::tempdir().unwrap();
        let mut recent = open(folder.path(), 1);
        let id = recent.add(work("A", "1 2"), 1);
        let again = WorkInProgress { recent: Some(id), ..work("A", "1 2") };
        assert_eq!(recent.add(again.clone(), 2), id);
        assert!(recent.finish());
        fs::remove_file(recent.path(id).unwrap()).unwrap();
        recent.look();
        assert_ne!(recent.add(again, 2), id, "it was removed meanwhile");
        assert_eq!(titles(&recent), ["A"]);
    }

    #[test]
    fn what_cannot_be_written_waits_and_is_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let gone = folder.path().join("gone");
        let (sender, news) = std::sync::mpsc::channel();
        let mut recent = RecentWork::new(&gone, 1, move || sender.send(()).unwrap()).unwrap();
        recent.add(work("A", "1 2"), 1);
        let wait = || news.recv().unwrap();
        wait();
        assert!(recent.problem().unwrap().contains("cannot write"));
        assert_eq!(recent.note(50.0), Some(RETRY_SECONDS));
        assert_eq!(titles(&recent), ["A"]);
        fs::create_dir(&gone).unwrap();
        assert!(recent.note(50.0 + RETRY_SECONDS).is_some());
        wait();
        assert_eq!((recent.problem(), recent.note(70.0)), (None, None));
        assert_eq!(titles(&open(&gone, 2)), ["A"]);
    }

    #[test]
    fn a_worker_writes_a_long_row_from_bytes() {
        let folder = tempfile::tempdir().unwrap();
        let id = WorkId { time_ms: 7, window: 3 };
        assert_eq!(describe(folder.path(), &[Arc::new((id, work("Short", "1 2")))]), None);
        let long = work("Long", &"7 ".repeat(30_000));
        let Described { kind, bytes } = describe(folder.path(), &[Arc::new((id, long.clone()))]).unwrap();
        assert_eq!(kind, KIND);
        write_described(&bytes, |problem| assert_eq!(form::read_bytes::<Option<String>>(problem).unwrap(), None))
            .unwrap();
        let read = read(&folder.path().join("work-7-3.ron")).unwrap();
        assert_eq!(read, WorkInProgress { recent: Some(id), ..long });
    }

    #[test]
    fn without_a_folder_the_last_twenty_stay_in_memory() {
        let mut recent = RecentWork::default();
        let ids: Vec<_> = (0..25).map(|time| recent.add(work(&time.to_string(), "1"), time)).collect();
        assert_eq!((recent.pieces().len(), titles(&recent)[0]), (MAX_PIECES, "24"));
        assert!(recent.waiting(ids[24]).is_some() && recent.waiting(ids[4]).is_none());
        assert_eq!((recent.note(0.0), recent.finish()), (None, true));
    }
}
