//! The result of an export.

use std::fmt;
use std::path::PathBuf;

use crate::printable::printable_path;

/// The files that an export has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFiles {
    /// The paths in order: one, or several numbered ones.
    pub files: Vec<PathBuf>,
    /// The number of pictures in all files: 0 for texts.
    pub pictures: usize,
    /// The width and height of the pictures in pixels: `None` for texts.
    pub size: Option<(u32, u32)>,
    /// The size of all files together.
    pub bytes: u64,
}

impl WrittenFiles {
    /// Reads the sizes of the files from the disk.
    pub(super) fn new(files: Vec<PathBuf>, pictures: usize, size: Option<(u32, u32)>) -> Self {
        let bytes = files.iter().filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum();
        Self { files, pictures, size, bytes }
    }
}

/// Such as `fill.gif: 21 pictures of 2560 × 1440 pixels, 234 kB`.
impl fmt::Display for WrittenFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.files[..] {
            [first, .., last] => write!(f, "{} to {}: ", printable_path(first), printable_path(last))?,
            [file] => write!(f, "{}: ", printable_path(file))?,
            [] => {}
        }
        match (self.size, self.pictures) {
            (None, _) => {}
            (Some((width, height)), 1) => write!(f, "{width} × {height} pixels, ")?,
            (Some((width, height)), count) => write!(f, "{count} pictures of {width} × {height} pixels, ")?,
        }
        match self.bytes {
            bytes @ ..1_000 => write!(f, "{bytes} bytes"),
            bytes @ 1_000..1_000_000 => write!(f, "{:.0} kB", bytes as f64 / 1e3),
            bytes => write!(f, "{:.1} MB", bytes as f64 / 1e6),
        }
    }
}
