//! The table, the steps that fill it and a game as text: to compute with, to hand out, or to put into a document.
//!
//! A [`Sheet`] is the table at a position of its fill, in one of four [`Format`]s. [`steps`] tells how its cells come
//! to their values, in the words of the step panel, and [`game`] lists the moves of a game.

mod csv;
mod error;
mod game;
mod grid;
mod latex;
mod markdown;
mod sheet;
mod steps;
mod table_format;
mod typst;
mod write;

pub use error::TextError;
pub use game::{MAX_COINS_OF_GAME, game, moves};
pub use sheet::Sheet;
pub use steps::{MAX_COINS_OF_STEPS, MAX_STEPS, steps};
pub use table_format::TableFormat;

#[cfg(test)]
mod tests;
