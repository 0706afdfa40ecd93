//! Reading files: at most so many bytes are read.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use crate::wording::errors::session;

/// The size in bytes of the largest file that is opened.
///
/// A row of the most and the longest coins takes a quarter of it.
pub const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// How the number of an error begins in the message of the standard library.
const OS_ERROR: &str = " (os error";

/// What a path leads to, if it is no regular file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum NoFile {
    Folder,
    Pipe,
    Socket,
    Device,
    /// Something else that this system has.
    Other,
}

impl NoFile {
    /// Returns what a path leads to, or `None` for a regular file.
    fn of(metadata: &fs::Metadata) -> Option<Self> {
        #[cfg(unix)]
        use std::os::unix::fs::FileTypeExt;
        match metadata.file_type() {
            kind if kind.is_file() => None,
            kind if kind.is_dir() => Some(Self::Folder),
            #[cfg(unix)]
            kind if kind.is_fifo() => Some(Self::Pipe),
            #[cfg(unix)]
            kind if kind.is_socket() => Some(Self::Socket),
            #[cfg(unix)]
            kind if kind.is_block_device() || kind.is_char_device() => Some(Self::Device),
            _ => Some(Self::Other),
        }
    }

    fn message(self) -> &'static str {
        match self {
            Self::Folder => session::is_folder(),
            Self::Pipe => session::is_pipe(),
            Self::Socket => session::is_socket(),
            Self::Device => session::is_device(),
            Self::Other => session::is_no_file(),
        }
    }
}

/// Reads a file of at most [`MAX_BYTES`]. Returns its size and its bytes; a larger file is not read to its end.
///
/// # Errors
/// If the file can't be read, or the path leads to something else than a file. That is [`NoFile`].
pub fn read_bounded(path: &Path) -> io::Result<(u64, Vec<u8>)> {
    let check = |metadata: &fs::Metadata| match NoFile::of(metadata) {
        Some(kind) => Err(io::Error::new(io::ErrorKind::InvalidInput, kind)),
        None => Ok(()),
    };
    // Opening a pipe waits until another program writes to it.
    check(&fs::metadata(path)?)?;
    let file = fs::File::open(path)?;
    // Another program may have replaced the file meanwhile.
    let metadata = file.metadata()?;
    check(&metadata)?;
    let bytes = metadata.len();
    let mut text = Vec::new();
    if bytes > MAX_BYTES {
        return Ok((bytes, text));
    }
    // A file that grows can hold more than its length says.
    file.take(MAX_BYTES + 1).read_to_end(&mut text)?;
    Ok((bytes.max(text.len() as u64), text))
}

/// Returns the system's message without its error number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(OS_ERROR).next().unwrap_or_default().to_owned()
}
