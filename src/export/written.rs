//! What an export has written.

use std::fmt;
use std::path::PathBuf;

/// What has been written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// In their order; one, unless they are numbered.
    pub files: Vec<PathBuf>,
    /// How many pictures there are in all of them; none of texts.
    pub pictures: usize,
    /// The width and height of pictures, in pixels.
    pub size: Option<(u32, u32)>,
    /// Of all files.
    pub bytes: u64,
}

impl Written {
    /// Looks up how large the files are.
    pub(super) fn new(files: Vec<PathBuf>, pictures: usize, size: Option<(u32, u32)>) -> Self {
        let bytes = files.iter().filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum();
        Self { files, pictures, size, bytes }
    }
}

/// `fill.gif: 21 pictures of 2560 × 1440 pixels, 234 kB`.
impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.files[..] {
            [first, .., last] => write!(f, "{} to {}: ", first.display(), last.display())?,
            [file] => write!(f, "{}: ", file.display())?,
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
