//! Files on a disk: replaced whole or not at all, read up to a bound.

use std::fs;
use std::io::{self, BufWriter, IntoInnerError, Read, Write};
use std::path::Path;

use atomic_write_file::AtomicWriteFile;

/// The largest file that is opened: a row of the most and the longest coins has a quarter of it.
pub const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// Replaces the file at `path`, through a link if it is one, by what `write` writes, or leaves it as it was.
///
/// # Errors
/// If `write` fails, or the new file can't be written or put in place.
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

/// The bytes of a file, or only how many it has if these are more than [`MAX_BYTES`].
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
    // A pipe or a file that grows tells no length beforehand.
    file.take(MAX_BYTES + 1).read_to_end(&mut text)?;
    Ok((bytes.max(text.len() as u64), text))
}

/// What the system says, without its number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}
