//! Reading files, and what the system says about them.

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::platform::NoFile;

/// Reads a file of at most `max_bytes`. Returns its size and its bytes; a larger file is not read to its end.
///
/// # Errors
/// If the file can't be read, or the path leads to something else than a file. That is [`NoFile`].
pub fn read_bounded(path: &Path, max_bytes: u64) -> io::Result<(u64, Vec<u8>)> {
    let (file, bytes) = open(path)?;
    let mut text = Vec::new();
    if bytes > max_bytes {
        return Ok((bytes, text));
    }
    // A file that grows can hold more than its length says.
    file.take(max_bytes + 1).read_to_end(&mut text)?;
    Ok((bytes.max(text.len() as u64), text))
}

/// Returns the first bytes of a file, at most `max_bytes`.
///
/// # Errors
/// As [`read_bounded`].
pub fn read_start(path: &Path, max_bytes: u64) -> io::Result<Vec<u8>> {
    let mut start = Vec::new();
    open(path)?.0.take(max_bytes).read_to_end(&mut start)?;
    Ok(start)
}

/// Opens a file, and returns its size. Never waits for a pipe.
fn open(path: &Path) -> io::Result<(File, u64)> {
    let check = |metadata: &Metadata| match no_file(metadata) {
        Some(kind) => Err(io::Error::new(io::ErrorKind::InvalidInput, kind)),
        None => Ok(()),
    };
    // Opening a pipe waits until another program writes to it.
    check(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    // Another program may have replaced the file meanwhile.
    let metadata = file.metadata()?;
    check(&metadata)?;
    Ok((file, metadata.len()))
}

/// Returns what a path leads to, or `None` for a regular file.
fn no_file(metadata: &Metadata) -> Option<NoFile> {
    #[cfg(unix)]
    use std::os::unix::fs::FileTypeExt;
    match metadata.file_type() {
        kind if kind.is_file() => None,
        kind if kind.is_dir() => Some(NoFile::Folder),
        #[cfg(unix)]
        kind if kind.is_fifo() => Some(NoFile::Pipe),
        #[cfg(unix)]
        kind if kind.is_socket() => Some(NoFile::Socket),
        #[cfg(unix)]
        kind if kind.is_block_device() || kind.is_char_device() => Some(NoFile::Device),
        _ => Some(NoFile::Other),
    }
}

/// Whether something is at this path.
pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// Whether nothing is at this path for certain.
pub fn is_missing(path: &Path) -> bool {
    matches!(path.try_exists(), Ok(false))
}

/// Whether something is at this path, be it a link that leads nowhere.
pub fn is_taken(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}

/// Returns the size of a file in bytes. `None` if it can't be read.
pub fn size(path: &Path) -> Option<u64> {
    path.metadata().ok().map(|metadata| metadata.len())
}

/// Returns the one absolute path of a file, without links.
///
/// # Errors
/// If nothing is there.
pub fn canonical(path: &Path) -> io::Result<PathBuf> {
    fs::canonicalize(path)
}

/// Returns the names of all that is in a folder. None if it can't be read.
pub fn names_in(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| PathBuf::from(entry.file_name())).collect()
}

/// Moves a file to another name in the same folder.
///
/// # Errors
/// If the system refuses it.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)
}

/// Removes a file.
///
/// # Errors
/// If the system refuses it.
pub fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

/// Creates a folder, with those that it is in.
///
/// # Errors
/// If the system refuses it.
pub fn create_folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)
}

/// A lock on a file, held until it is dropped or the program ends, even if it crashes.
#[derive(Debug)]
pub struct FileLock {
    _file: File,
}

/// Locks the file at `path`, which is created if it is not there. `None` if another program holds the lock.
///
/// # Errors
/// If the file can't be created or locked.
pub fn lock(path: &Path) -> io::Result<Option<FileLock>> {
    let file = File::create(path)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(FileLock { _file: file })),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// What the system says about a file. It is another one after each change of the file, except for changes within the
/// precision of the file system's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileStamp {
    bytes: u64,
    /// Device, number, and the times of the last change of the content and of the entry, in seconds and nanoseconds.
    #[cfg(unix)]
    identity: (u64, u64, (i64, i64), (i64, i64)),
    /// Volume, number, and the time of the last change of the content in units of 100 nanoseconds.
    #[cfg(windows)]
    identity: (u64, u64, Option<u64>),
    #[cfg(not(any(unix, windows)))]
    modified: Option<std::time::SystemTime>,
}

impl FileStamp {
    /// # Errors
    /// If the file is gone or its folder can't be read.
    pub fn of(path: &Path) -> io::Result<Self> {
        #[cfg(unix)]
        use std::os::unix::fs::MetadataExt;
        let metadata = fs::metadata(path)?;
        // Only an open file has a number there. Its name keeps the time of creation when it is replaced.
        #[cfg(windows)]
        let there = winapi_util::file::information(&File::open(path)?)?;
        Ok(Self {
            bytes: metadata.len(),
            #[cfg(windows)]
            identity: (there.volume_serial_number(), there.file_index(), there.last_write_time()),
            #[cfg(unix)]
            identity: (
                metadata.dev(),
                metadata.ino(),
                (metadata.mtime(), metadata.mtime_nsec()),
                (metadata.ctime(), metadata.ctime_nsec()),
            ),
            #[cfg(not(any(unix, windows)))]
            modified: metadata.modified().ok(),
        })
    }
}

// Files that another program has open.
//
// On Windows, a file that is open may not be replaced, moved or written, unless its owner allows it. Virus scanners and
// backups open a new file for a moment without that. Elsewhere no open file is in anybody's way.

/// How often `act` is called again in [`while_in_use`].
const TRIES: u32 = 7;
/// The first pause. Each further one is twice as long: all of them take 1.3 seconds.
const PAUSE: Duration = Duration::from_millis(10);

/// Calls `act` until no other program has its file open, but not for longer than 1.3 seconds. Returns its last answer.
pub fn while_in_use<T>(mut act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    for tried in 0..TRIES {
        match act() {
            Err(error) if is_in_use(&error) => sleep(PAUSE * 2_u32.pow(tried)),
            done => return done,
        }
    }
    act()
}

/// Whether an error says that another program has the file open.
#[cfg(windows)]
fn is_in_use(error: &io::Error) -> bool {
    const ERROR_ACCESS_DENIED: i32 = 5; // what replacing an open file gets
    const ERROR_SHARING_VIOLATION: i32 = 32;
    matches!(error.raw_os_error(), Some(ERROR_ACCESS_DENIED | ERROR_SHARING_VIOLATION))
}

#[cfg(not(windows))]
fn is_in_use(_error: &io::Error) -> bool {
    false
}

// Only there can a program keep others from its files.
#[cfg(all(test, windows))]
mod tests {
    use std::fs::{self, OpenOptions};
    use std::os::windows::fs::OpenOptionsExt;
    use std::sync::mpsc::channel;
    use std::thread;

    use super::super::{StagingFolder, write_atomically};
    use super::*;

    /// Runs `act` while the file at a path is open in another thread, which closes it 200 ms later.
    fn while_open_elsewhere<T>(path: &std::path::Path, act: impl FnOnce() -> T) -> T {
        let (opened, is_open) = channel();
        let held = path.to_owned();
        let holder = thread::spawn(move || {
            let file = OpenOptions::new().read(true).share_mode(0).open(held).unwrap();
            opened.send(()).unwrap();
            sleep(Duration::from_millis(200));
            drop(file);
        });
        is_open.recv().unwrap();
        let done = act();
        holder.join().unwrap();
        done
    }

    #[test]
    fn a_file_that_a_virus_scanner_has_open_is_replaced_when_it_is_closed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("row.ron");
        fs::write(&path, "old").unwrap();
        let write = || write_atomically::<_, io::Error>(&path, |out| out.write_all(b"new"));
        while_open_elsewhere(&path, write).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        let staged = StagingFolder::beside(&path).unwrap();
        staged.write(0, b"newer").unwrap();
        while_open_elsewhere(&path, || staged.place(std::slice::from_ref(&path))).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "newer");
    }

    #[test]
    fn a_file_that_stays_open_elsewhere_is_not_replaced_and_nothing_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("row.ron");
        fs::write(&path, "old").unwrap();
        let held = OpenOptions::new().read(true).share_mode(0).open(&path).unwrap();
        write_atomically::<_, io::Error>(&path, |out| out.write_all(b"new")).unwrap_err();
        drop(held);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
