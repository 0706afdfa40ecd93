//! Why nothing was exported.

use super::file::FileError;
use super::format::Format;
use super::limits::{MOST_COINS, MOST_FRAMES, SCALES, TooLarge};
use super::options::Subject;
use super::text::TextError;
use crate::number::group_thousands;

/// Why nothing was exported. What was there is as it was.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error("{} holds the table, and not a game; export the game as SVG, PNG, GIF or text", format.name())]
    NotOfGame { format: Format },
    #[error("{} is made of pixels and has no text", format.name())]
    NoText { format: Format },
    #[error(
        "pictures show rows of at most {MOST_COINS} coins, and this one has {}; a longer table is exported as CSV",
        group_thousands(*n as i64)
    )]
    TooManyCoins { n: usize },
    #[error(
        "these are more than {} pictures; take longer strides, or one step alone",
        group_thousands(MOST_FRAMES as i64)
    )]
    TooManyFrames,
    #[error(
        "there is no {} {}; the {} has {end}, so choose 0 to {end}",
        if *subject == Subject::Game { "move" } else { "step" },
        step,
        if *subject == Subject::Game { "game" } else { "fill" }
    )]
    NoSuchStep { subject: Subject, step: u64, end: u64 },
    #[error("the scale is {scale}; choose one from {} to {}", SCALES.0, SCALES.1)]
    Scale { scale: f32 },
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    #[error(transparent)]
    Text(#[from] TextError),
    #[error(transparent)]
    File(#[from] FileError),
}

impl ExportError {
    /// Whether it is what was asked for that is wrong, and not the machine.
    pub fn is_of_order(&self) -> bool {
        !matches!(self, Self::File(_) | Self::Text(TextError::Io(_)))
    }
}
