//! The errors of writing a text.

use std::io;

use crate::number::group_count;

/// Why a text was not written, or only in part.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The row is too long.
    #[error("{text} holds at most {} coins; this row has {}", group_count(max), group_count(n))]
    TooManyCoins {
        /// The kind of text, such as `a LaTeX table`.
        text: &'static str,
        max: usize,
        n: usize,
    },
    /// More steps are requested than a list holds.
    #[error("at most {} steps are told at once; these are {}", group_count(max), group_count(steps))]
    TooManySteps { max: u64, steps: u64 },
    /// The writer failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Checks the length of a row against the longest one that a kind of text holds.
pub(super) fn check_length(text: &'static str, max: usize, n: usize) -> Result<(), TextError> {
    if n > max { Err(TextError::TooManyCoins { text, max, n }) } else { Ok(()) }
}
