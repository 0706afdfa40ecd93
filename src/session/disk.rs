//! The bound on the size of files, and the system's reasons.

use std::io;

/// The size in bytes of the largest file that is opened.
///
/// A row of the most and the longest coins takes a quarter of it.
pub const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// How the number of an error begins in the message of the standard library.
const OS_ERROR: &str = " (os error";

/// Returns the system's message without its error number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(OS_ERROR).next().unwrap_or_default().to_owned()
}
