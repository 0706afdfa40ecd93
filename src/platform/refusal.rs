//! Why a file can't be read, replaced or put in its place, on every platform. The sentences for the user are in
//! [`crate::wording::errors`].

use std::io;
use std::path::{Path, PathBuf};

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
