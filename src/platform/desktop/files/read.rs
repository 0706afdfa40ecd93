//! Reading files, and what the system says about them.

use std::fs::{self, File, Metadata, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::platform::refusal::NoFile;

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

/// Whether a folder is at this path.
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
