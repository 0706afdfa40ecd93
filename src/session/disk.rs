//! Reading and writing files: at most so many bytes are read, and a file is replaced whole or not at all.

use std::fs;
use std::io::{self, BufWriter, IntoInnerError, Read, Write};
use std::path::Path;

use atomic_write_file::AtomicWriteFile;

/// The size in bytes of the largest file that is opened.
///
/// A row of the most and the longest coins takes a quarter of it.
pub const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// Replaces the file at `path` by what `write` writes. If `path` is a link, the file that it leads to is replaced.
///
/// # Errors
/// If `write` fails, or the new file can't be written or put in place. Then the old file is as it was.
pub fn write_atomically<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    let linked = || Some(path.parent()?.join(fs::read_link(path).ok()?));
    let target = fs::canonicalize(path).ok().or_else(linked).unwrap_or_else(|| path.to_owned());
    let mut file = BufWriter::new(AtomicWriteFile::open(target)?);
    let written = write(&mut file)?;
    file.into_inner().map_err(IntoInnerError::into_error)?.commit()?;
    Ok(written)
}

/// Reads a file of at most [`MAX_BYTES`]. Returns its size and its bytes; a larger file is not read to its end.
///
/// # Errors
/// If the file can't be read.
pub fn read_bounded(path: &Path) -> io::Result<(u64, Vec<u8>)> {
    let file = fs::File::open(path)?;
    let bytes = file.metadata()?.len();
    let mut text = Vec::new();
    if bytes > MAX_BYTES {
        return Ok((bytes, text));
    }
    // A pipe, or a file that grows, can hold more than its length says.
    file.take(MAX_BYTES + 1).read_to_end(&mut text)?;
    Ok((bytes.max(text.len() as u64), text))
}

/// Returns the system's message without its error number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}
