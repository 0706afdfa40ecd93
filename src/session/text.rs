//! Text files: which encoding they have, the row in one, and which content they had.

use std::hash::Hasher;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher13;

use crate::game::row::read::{ReadAs, Remark, read_row};
use crate::game::{Row, RowError};
use crate::platform::files::{FileStamp, canonical, read_bounded};
use crate::session::error::{ContentError, MAX_BYTES, SessionError};
use crate::wording::errors::session;

/// The byte order mark of UTF-8, with which some editors begin a file.
pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

/// Returns the text that bytes hold, without a byte order mark.
///
/// # Errors
/// If they are no UTF-8 text. UTF-16 and UTF-32 are named, and how to save it as UTF-8.
pub fn text_from_bytes(bytes: Vec<u8>) -> Result<String, ContentError> {
    let wide = if is_utf_32(&bytes) { Some("UTF-32") } else { is_utf_16(&bytes).then_some("UTF-16") };
    if let Some(name) = wide {
        let problem = session::other_encoding(name);
        return Err(ContentError { line: 1, column: 1, problem });
    }
    let mut text = String::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let problem = session::unknown_encoding().to_owned();
        ContentError { line, column, problem }
    })?;
    if text.starts_with(BYTE_ORDER_MARK) {
        text.drain(..BYTE_ORDER_MARK.len_utf8());
    }
    Ok(text)
}

/// Whether bytes begin with the byte order mark of UTF-32.
fn is_utf_32(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0xFF, 0xFE, 0, 0]) || bytes.starts_with(&[0, 0, 0xFE, 0xFF])
}

/// Whether bytes are UTF-16 text: they begin with its byte order mark, or most of the first pairs of bytes are an ASCII
/// character and a zero.
fn is_utf_16(bytes: &[u8]) -> bool {
    const PAIRS: usize = 256;
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return true;
    }
    let pairs = || bytes.chunks_exact(2).take(PAIRS);
    let most_are_ascii = |high: usize| {
        let is_ascii = |pair: &&[u8]| pair[high] == 0 && (1..128).contains(&pair[1 - high]);
        2 * pairs().filter(is_ascii).count() > pairs().count()
    };
    most_are_ascii(0) || most_are_ascii(1)
}

/// A text file with the row of a session, inside the session's folder. It is read and never written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowFile {
    /// Its path from the session's folder, as the session file has it.
    pub(super) name: String,
    folder: PathBuf,
    path: PathBuf,
}

impl RowFile {
    pub(super) fn new(session: &Path, name: String) -> Self {
        let folder = match session.parent() {
            Some(folder) if folder != Path::new("") => folder.to_owned(),
            _ => PathBuf::from("."),
        };
        // With the separators of this system, as its messages show it.
        let inside: PathBuf = Path::new(&name).components().collect();
        Self { path: session.with_file_name(inside), folder, name }
    }

    /// Returns the path of the file itself.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the row, its numbers as `wanted`.
    ///
    /// # Errors
    /// If a link leads out of the session's folder, the file can't be read, or it holds no row. The error quotes nothing
    /// of the file: a session from someone else must not show a part of any file by naming it.
    pub(super) fn read(&self, wanted: Option<ReadAs>) -> Result<(Row, Option<Remark>, FileVersion), SessionError> {
        let path = || self.path.clone();
        let place_of =
            |path_of: &Path| canonical(path_of).map_err(|source| SessionError::Read { path: path(), source });
        if !place_of(&self.path)?.starts_with(place_of(&self.folder)?) {
            return Err(SessionError::LinkOutOfFolder { path: path() });
        }
        let (text, version) = read_text(&self.path)?;
        let refused = |error: RowError| SessionError::Row { path: path(), source: error.without_quote() };
        let (row, remark) = read_row(&text, wanted).map_err(refused)?;
        Ok((row, remark, version))
    }

    /// Whether `path` leads to this file, also through links or in another spelling.
    pub(super) fn is_at(&self, path: &Path) -> bool {
        match (canonical(path), canonical(&self.path)) {
            (Ok(there), Ok(here)) => there == here,
            _ => false,
        }
    }

    /// Returns the state of this file if a session file at `session` can name it instead of the coins of `row`.
    pub(super) fn holding(&self, session: &Path, row: &Row) -> Option<FileVersion> {
        let there = Self::new(session, self.name.clone());
        if !self.is_at(&there.path) {
            return None;
        }
        // Another program may have changed the file meanwhile.
        let (held, _, version) = there.read(None).ok()?;
        (held == *row).then_some(version)
    }
}

/// Returns the text of a file. `None` if it can't be read or is no UTF-8 text.
pub fn text_of_file(path: &Path) -> Option<String> {
    read_text(path).ok().map(|(text, _)| text)
}

/// Reads a UTF-8 text of at most [`MAX_BYTES`], and returns it with the state of the file.
///
/// # Errors
/// If the file can't be read, is too large, or is no UTF-8 text.
pub(super) fn read_text(path: &Path) -> Result<(String, FileVersion), SessionError> {
    // The stamp is taken before the content is read, so a change in between is noticed later.
    let stamp = FileStamp::of(path).ok();
    let bytes = bytes_of(path)?;
    let version = FileVersion::new(path, stamp, &bytes);
    let text = text_from_bytes(bytes).map_err(|source| SessionError::Content { path: path.to_owned(), source })?;
    Ok((text, version))
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, SessionError> {
    match read_bounded(path, MAX_BYTES) {
        Ok((bytes, _)) if bytes > MAX_BYTES => Err(SessionError::TooLarge { path: path.to_owned(), bytes }),
        Ok((_, text)) => Ok(text),
        Err(source) => Err(SessionError::Read { path: path.to_owned(), source }),
    }
}

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

/// Returns the RON dialect of the program: optional values are written without `Some`.
pub(super) fn format() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn utf_16(text: &str, bytes_of_unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes_of_unit).collect()
    }

    #[test]
    fn a_byte_order_mark_is_left_out() {
        assert_eq!(text_from_bytes(b"\xef\xbb\xbf8 15".to_vec()), Ok("8 15".to_owned()));
    }

    #[test]
    fn utf_16_of_both_byte_orders_is_named_with_and_without_a_mark() {
        for text in
            ["8 15\n3", "\u{feff}8 15", "(version: 5, title: \"Münze für €\", coins: [8, 15])", "\u{feff}монета"]
        {
            for bytes_of_unit in [u16::to_le_bytes, u16::to_be_bytes] {
                let ContentError { line, column, problem } = text_from_bytes(utf_16(text, bytes_of_unit)).unwrap_err();
                assert_eq!((line, column), (1, 1));
                assert!(problem.contains("UTF-16") && problem.contains("save it with the encoding UTF-8"), "{problem}");
            }
        }
    }

    #[test]
    fn utf_32_with_a_mark_is_named() {
        for bytes_of in [u32::to_le_bytes, u32::to_be_bytes] {
            let bytes = "\u{feff}8 15".chars().flat_map(|c| bytes_of(c.into())).collect();
            let problem = text_from_bytes(bytes).unwrap_err().problem;
            assert!(problem.starts_with("this is UTF-32 text; "), "{problem}");
        }
    }

    #[test]
    fn a_text_with_some_zero_characters_is_no_utf_16() {
        for text in ["", "8", "\0", "\0\0\0\0", "(title: \"a\0\0b\0\", coins: [8])"] {
            assert_eq!(text_from_bytes(text.as_bytes().to_vec()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn other_bytes_are_reported_with_their_place() {
        let ContentError { line, column, problem } = text_from_bytes(b"8\n\xc3\xbc \xff".to_vec()).unwrap_err();
        assert_eq!((line, column), (2, 3));
        assert!(problem.starts_with("this is not UTF-8 text; "), "{problem}");
    }

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
