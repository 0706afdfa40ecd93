//! The table, the steps of its fill, and a game as text: for spreadsheets, for handouts and for documents.
//!
//! A `FilledTable` is the table at a position of its fill. It is written in one of the formats of a table. [`steps`]
//! explains the values of its cells in the words of the card, and [`game`] lists the moves of a game.

pub(in crate::export) mod filled_table;
mod lists;
mod write;

pub(in crate::export) use filled_table::FilledTable;
pub use filled_table::Separator;
pub(in crate::export) use lists::check_length;
pub use lists::{MAX_STEPS_IN_LIST, TextError, game, in_columns, moves, step_lines, steps};
pub(in crate::export) use write::write_csv;

#[cfg(test)]
pub(in crate::export) mod tests;
