//! Why a text was not written.

use std::io;

use crate::number::group_digits;

/// Why nothing, or not all, has been written.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The row is too long.
    #[error("{text} holds at most {} coins; this row has {}", group_digits(&most.to_string()), group_digits(&n.to_string()))]
    TooManyCoins {
        /// What was to be written: `a LaTeX table`.
        text: &'static str,
        most: usize,
        n: usize,
    },
    /// More steps are asked for than are told.
    #[error("at most {} steps are told at once; these are {}", group_digits(&most.to_string()), group_digits(&steps.to_string()))]
    TooManySteps { most: u64, steps: u64 },
    /// What was written to took no more.
    #[error(transparent)]
    Io(#[from] io::Error),
}

pub(super) fn check_length(text: &'static str, most: usize, n: usize) -> Result<(), TextError> {
    if n > most { Err(TextError::TooManyCoins { text, most, n }) } else { Ok(()) }
}
