//! Reading files: at most so many bytes are read.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// The size in bytes of the largest file that is opened.
///
/// A row of the most and the longest coins takes a quarter of it.
pub const MAX_BYTES: u64 = 64 * 1024 * 1024;

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
