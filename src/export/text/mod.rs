//! The table, the steps of its fill, and a game as text: for spreadsheets, for handouts and for documents.
//!
//! A [`FilledTable`] is the table at a position of its fill. It is written in one of the formats of a table. [`steps`]
//! explains the values of its cells in the words of the step panel, and [`game`] lists the moves of a game.

mod csv;
mod error;
pub(in crate::export) mod filled_table;
mod game;
mod steps;
mod write;

pub use error::TextError;
pub use filled_table::{FilledTable, Separator};
pub use game::{MAX_COINS_IN_MOVE_LIST, game, moves};
pub use steps::{MAX_COINS_IN_STEP_LIST, MAX_STEPS_IN_LIST, step_lines, steps};

#[cfg(test)]
pub(in crate::export) mod tests;
