//! The errors of writing a text.

use std::io;

use crate::wording::errors::export as wording;

/// Why a text was not written, or only in part.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The row is too long.
    #[error("{}", wording::text_too_long(text, *max, *n))]
    TooManyCoins {
        /// The kind of text, such as `a LaTeX table`.
        text: String,
        max: usize,
        n: usize,
    },
    /// More steps are requested than a list holds.
    #[error("{}", wording::too_many_steps(*max, *steps))]
    TooManySteps { max: u64, steps: u64 },
    /// The writer failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Checks the length of a row against the longest one that a kind of text holds.
pub(super) fn check_length(text: &str, max: usize, n: usize) -> Result<(), TextError> {
    if n > max { Err(TextError::TooManyCoins { text: text.to_owned(), max, n }) } else { Ok(()) }
}
