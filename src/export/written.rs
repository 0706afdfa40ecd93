//! The result of an export.

use std::fmt;
use std::path::PathBuf;

use crate::platform::files;
use crate::wording::export::written;

/// The files that an export has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFiles {
    /// The paths in order: one, or several numbered ones.
    pub files: Vec<PathBuf>,
    /// The number of pictures in all files: 0 for texts.
    pub pictures: usize,
    /// The width and height of the pictures in pixels: `None` for texts, and for several sizes.
    pub size: Option<(u32, u32)>,
    /// The size of all files together.
    pub bytes: u64,
}

impl WrittenFiles {
    /// Reads the sizes of the files from the disk.
    pub(super) fn new(files: Vec<PathBuf>, pictures: usize, size: Option<(u32, u32)>) -> Self {
        let bytes = files.iter().filter_map(|file| files::size(file)).sum();
        Self { files, pictures, size, bytes }
    }
}

/// Such as `fill.gif: 21 pictures of 2560 × 1440 pixels, 234 kB`.
impl fmt::Display for WrittenFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&written(&self.files, self.pictures, self.size, self.bytes))
    }
}
