//! The errors of writing files.

use std::io;
use std::path::PathBuf;

use crate::platform::refusal::PlaceError;
use crate::session::disk::reason;
use crate::wording::errors::export as wording;

/// Why a file could not be written. The old files are as they were, except for [`FileError::NotPutBack`].
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("{}", wording::no_folder(path, folder))]
    NoFolder { path: PathBuf, folder: PathBuf },
    #[error("{}", wording::is_folder(path))]
    IsFolder { path: PathBuf },
    #[error("{}", wording::cannot_write(path, &reason(source)))]
    Write { path: PathBuf, source: io::Error },
    /// Some old files are missing in their places. They are in `folder`.
    #[error("{}", wording::not_put_back(path, &reason(source), folder))]
    NotPutBack { path: PathBuf, source: io::Error, folder: PathBuf },
}

impl From<PlaceError> for FileError {
    fn from(PlaceError { path, source, kept }: PlaceError) -> Self {
        match kept {
            None => Self::Write { path, source },
            Some(folder) => Self::NotPutBack { path, source, folder },
        }
    }
}
