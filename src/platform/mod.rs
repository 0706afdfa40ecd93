//! What differs between a program on the desktop and a page in a browser: files, background work, the clock, dialogs,
//! and signals. Everything above this module is the same on both.
//!
//! Both sides have the same modules with the same items:
//!
//! | module | on the desktop | in a browser |
//! | --- | --- | --- |
//! | `dialog` | the file dialog of the system | that of the browser |
//! | `fonts` | the fonts that are installed | those that the site has |
//! | `files` | the file system | a store in memory, kept in the browser's storage; what is saved is a download, too |
//! | `jobs` | a thread for each job, and one that handles the newest item | a web worker for each job, fed by data |
//! | `languages` | their files are parts of the program | their files are loaded when they are chosen |
//! | `system` | the system's clock, and signals that end the program | the browser's clock; the page around the window |
//! | `video` | the program `ffmpeg`, where it is installed | none |
//!
//! This module holds the types that both share. The sentences for the user about what is refused are in
//! [`crate::wording::errors`].

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a file dialog of the system asks for.
#[derive(Clone, Copy, Debug)]
pub struct FileQuestion<'a> {
    /// Whether a file is to be written. Otherwise one is to be read.
    pub is_to_save: bool,
    /// The kinds of files to choose from: a name for the user, and the endings of their names.
    pub kinds: &'a [(&'a str, &'a [&'a str])],
    /// The folder to begin in and, to save, the name of the file.
    pub suggested: &'a Path,
}

/// The answer of a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileAnswer {
    /// The file that the user has chosen.
    Chosen(PathBuf),
    /// The user has closed the dialog.
    Cancelled,
    /// The system has no file dialog, or none that answers.
    NoDialog,
}

impl From<Option<PathBuf>> for FileAnswer {
    fn from(chosen: Option<PathBuf>) -> Self {
        chosen.map_or(Self::Cancelled, Self::Chosen)
    }
}

/// Asks for a font that shows a character.
#[derive(Clone, Copy, Debug)]
pub struct FontQuestion<'a> {
    pub character: char,
    /// The four letters of its script (ISO 15924). `None` for a sign that several scripts share.
    pub script: Option<&'a str>,
    /// The language of the text, as a tag such as `zh` (BCP 47).
    pub language: Option<&'a str>,
    /// Families that are asked first, if they are installed.
    pub families: &'a [&'a str],
    pub is_strong: bool,
    pub is_mono: bool,
    /// Whether a font will do that has a picture of the character in place of an outline.
    pub takes_pictures: bool,
}

/// The file of a font.
#[derive(Clone)]
pub struct FontFile {
    /// The name of the font's family.
    pub family: String,
    pub data: Arc<dyn AsRef<[u8]> + Send + Sync>,
    /// The number of the font in a file with several ones.
    pub index: u32,
    /// The weight and the like of a font that has many: the name of each axis with its value.
    pub coordinates: Vec<([u8; 4], f32)>,
}

/// Work to be started.
pub enum Launch {
    /// Work that shares the memory of the program. It runs in a thread or, where there are none, at once.
    Here(Box<dyn FnOnce() + Send>),
    /// Work for a worker that shares no memory.
    Apart(WorkerLaunch),
}

/// Work for a worker that shares no memory. The platform sends it `describe`, and hands over what it reports to
/// `receive`.
pub struct WorkerLaunch {
    /// The kind of the work, by which a worker finds the code that does it.
    pub kind: &'static str,
    /// Returns the bytes that describe the work.
    pub describe: Box<dyn FnOnce() -> Vec<u8>>,
    /// The files that the work reads.
    pub reads: Vec<PathBuf>,
    /// Takes what a worker reports.
    pub receive: Receive,
}

/// Takes a report of a worker: bytes about what it has found, or why it has broken down.
pub type Receive = Box<dyn FnMut(Result<&[u8], String>)>;

/// Work for a worker that shares no memory: the name by which the worker finds the code, and the bytes for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    pub kind: &'static str,
    pub bytes: Vec<u8>,
}

/// A moment where the user is. The fields are in the order of their size, so that moments compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LocalTime {
    pub year: i16,
    /// From 1.
    pub month: u8,
    pub day: u8,
    pub hour: u8,
    pub minute: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VideoCoding {
    /// H.264 in MP4, which all slide programs and browsers play.
    Mp4,
    /// VP9 in `WebM`, which is free of patents.
    WebM,
}

/// The pictures of a video: their coding, size and times.
#[derive(Clone, Copy, Debug)]
pub struct VideoSettings {
    pub coding: VideoCoding,
    /// The width and the height of each picture in pixels.
    pub size: (u32, u32),
    /// How long each picture is shown, in milliseconds, at least 1.
    pub milliseconds: u64,
    /// How long the last one is shown, in milliseconds, at least as long.
    pub last_milliseconds: u64,
}

/// Why there is no video.
#[derive(Debug)]
pub enum VideoError {
    /// The program that writes videos is not there.
    NoProgram,
    /// That program has failed. The text is what it said last.
    Program(String),
    /// A file can't be written, or the program can't be fed.
    Io(io::Error),
    /// The finished file could not be put in its place.
    Place(PlaceError),
}

impl From<io::Error> for VideoError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Why a file may not be replaced, none can be written beside it, or a browser does not keep it.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    ReadOnly,
    Folder,
    Special(SpecialFile),
    ReadOnlyFolder(PathBuf),
    /// A browser does not keep this file.
    NotKept,
    /// A browser keeps no files for this page, for this reason.
    NoStorage(String),
}

/// Something that is neither a file nor a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecialFile {
    Pipe,
    Socket,
    /// A device, or something else that this system has.
    Device,
}

impl From<Refusal> for io::Error {
    fn from(refusal: Refusal) -> Self {
        let kind = match refusal {
            Refusal::ReadOnly | Refusal::ReadOnlyFolder(_) => io::ErrorKind::PermissionDenied,
            Refusal::Folder => io::ErrorKind::IsADirectory,
            Refusal::Special(_) => io::ErrorKind::InvalidInput,
            Refusal::NotKept => io::ErrorKind::NotFound,
            Refusal::NoStorage(_) => io::ErrorKind::Other,
        };
        Self::new(kind, refusal)
    }
}

/// What a path leads to, if it is no regular file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoFile {
    Folder,
    Pipe,
    Socket,
    Device,
    /// Something else that this system has.
    Other,
}

/// Why a file of a set could not be put in its place.
#[derive(Debug)]
pub struct PlaceError {
    /// The file at which it failed.
    pub path: PathBuf,
    pub source: io::Error,
}

/// Returns the folder of a file, which is `.` for a name alone.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
