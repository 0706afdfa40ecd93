//! What a file dialog of the system asks for.

use std::path::Path;

/// What a file dialog of the system asks for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// Whether a file is to be written. Otherwise one is to be read.
    pub is_to_save: bool,
    /// The kinds of files to choose from: a name for the user, and the endings of their names.
    pub kinds: &'a [(&'a str, &'a [&'a str])],
    /// The folder to begin in and, to save, the name of the file.
    pub suggested: &'a Path,
}
