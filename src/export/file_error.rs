//! The errors of writing files.

use std::io;
use std::path::PathBuf;

use crate::platform::refusal::PlaceError;
use crate::session::disk::reason;
use crate::wording::errors::export as wording;

/// Why a file could not be written. It is as it was.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("{}", wording::no_folder(path, folder))]
    NoFolder { path: PathBuf, folder: PathBuf },
    #[error("{}", wording::is_folder(path))]
    IsFolder { path: PathBuf },
    #[error("{}", wording::cannot_write(path, &reason(source)))]
    Write { path: PathBuf, source: io::Error },
}

impl From<PlaceError> for FileError {
    fn from(PlaceError { path, source }: PlaceError) -> Self {
        Self::Write { path, source }
    }
}
