//! Which content the files of a session had, so that a later change by another program is noticed.

use std::hash::Hasher;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher13;

use crate::platform::files::FileStamp;

/// A hash of the content of a session's files. It is the same in every version of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ContentHash(u64);

impl ContentHash {
    fn of(bytes: &[u8]) -> Self {
        let mut hasher = SipHasher13::new();
        hasher.write(bytes);
        Self(hasher.finish())
    }
}

/// The state of a session's files at the moment when they were read or written: the file itself, and the text file with
/// its row if it names one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileVersion(Vec<FileState>);

/// The state of one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct FileState {
    path: PathBuf,
    /// `None` if the system gave none.
    stamp: Option<FileStamp>,
    content: ContentHash,
}

impl FileVersion {
    /// Returns the state of a file with the bytes that were read from it, and the stamp that it had before.
    pub(super) fn new(path: &Path, stamp: Option<FileStamp>, bytes: &[u8]) -> Self {
        Self(vec![FileState { path: path.to_owned(), stamp, content: ContentHash::of(bytes) }])
    }

    /// Returns this state with that of other files.
    #[must_use]
    pub(super) fn with(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Returns the hash of the content of all files.
    pub fn content(&self) -> ContentHash {
        let mut hasher = SipHasher13::new();
        for file in &self.0 {
            hasher.write_u64(file.content.0);
        }
        ContentHash(hasher.finish())
    }

    /// Returns whether no file has changed since, as far as the system tells without reading them.
    ///
    /// A file whose time of change or size is another one may still have the same content. The default state, of no
    /// file, has always changed.
    ///
    /// # Errors
    /// If the system can't tell, for example because a file is gone.
    pub fn is_unchanged(&self) -> io::Result<bool> {
        for file in &self.0 {
            if file.stamp != Some(FileStamp::of(&file.path)?) {
                return Ok(false);
            }
        }
        Ok(!self.0.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn version(path: &Path) -> FileVersion {
        FileVersion::new(path, FileStamp::of(path).ok(), &fs::read(path).unwrap())
    }

    #[test]
    fn another_file_of_the_same_size_and_time_is_a_change() {
        let folder = tempfile::tempdir().unwrap();
        let [path, other] = ["a.ron", "b.ron"].map(|name| folder.path().join(name));
        fs::write(&path, "1 2").unwrap();
        let before = version(&path);
        assert!(before.is_unchanged().unwrap());
        let time = fs::metadata(&path).unwrap().modified().unwrap();
        fs::write(&other, "1 3").unwrap();
        fs::File::options().write(true).open(&other).unwrap().set_modified(time).unwrap();
        fs::rename(&other, &path).unwrap();
        assert!(!before.is_unchanged().unwrap());
        assert_ne!(version(&path).content(), before.content());
        fs::remove_file(&path).unwrap();
        assert_eq!(before.is_unchanged().unwrap_err().kind(), io::ErrorKind::NotFound);
    }

    #[test]
    fn the_same_text_in_two_files_is_another_content_than_in_one() {
        let version = |text: &str| FileVersion::new(Path::new("a"), None, text.as_bytes());
        let (one, two) = (version("1 2 3"), version("1 2").with(version(" 3")));
        assert_ne!(one.content(), two.content());
        // Recovery files keep this number, so it must not change.
        assert_eq!(version("8 15 3 7").content(), ContentHash(17_559_885_731_460_983_235));
    }
}
