//! The errors of an export.

use std::path::PathBuf;

use super::file::FileError;
use super::format::ExportFormat;
use super::limits::{MAX_COINS_IN_PICTURE, MAX_PICTURES, SCALE_RANGE, TooLarge};
use super::options::ExportSubject;
use super::text::TextError;
use crate::number::group_count;
use crate::printable::printable_path;

/// Why nothing was exported. The files are as they were.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error("{} holds the table, and not a game; export the game as SVG, PNG, GIF or text", format.name())]
    GameAsTable { format: ExportFormat },
    #[error(
        "{} is a source of this export and would be lost; choose another name, such as {}",
        printable_path(path),
        printable_path(proposal)
    )]
    IsSource { path: PathBuf, proposal: PathBuf },
    #[error("{} is made of pixels and has no text", format.name())]
    NoText { format: ExportFormat },
    #[error(
        "pictures show rows of at most {MAX_COINS_IN_PICTURE} coins, and this one has {}; a longer table is exported as CSV",
        group_count(n)
    )]
    TooManyCoins { n: usize },
    #[error("these are more than {} pictures; take longer strides, or one step alone", group_count(MAX_PICTURES))]
    TooManyPictures,
    #[error(
        "there is no {} {}; the {} has {end}, so choose 0 to {end}",
        if *subject == ExportSubject::Game { "move" } else { "step" },
        step,
        if *subject == ExportSubject::Game { "game" } else { "fill" }
    )]
    NoSuchStep { subject: ExportSubject, step: u64, end: u64 },
    #[error("the scale is {scale}; choose one from {} to {}", SCALE_RANGE.start(), SCALE_RANGE.end())]
    Scale { scale: f32 },
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    #[error(transparent)]
    Text(#[from] TextError),
    #[error(transparent)]
    File(#[from] FileError),
}

impl ExportError {
    /// Whether the request is wrong, and not the access to files.
    pub fn is_request_error(&self) -> bool {
        !matches!(self, Self::File(_) | Self::Text(TextError::Io(_)))
    }
}
