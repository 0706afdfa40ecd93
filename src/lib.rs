//! The coins-in-a-line game, and a window that makes its dynamic program visible.
//!
//! Two players take coins from either end of a row until it is empty. `fir[i][j]` is what the player to move scores on
//! the coins `i..=j` under best play, `sec[i][j]` what the other one does. This crate computes any part of that table,
//! shows it being filled step by step, and replays the best game.
//!
//! | module | holds | may use |
//! | --- | --- | --- |
//! | [`game`] | the pure core: rows, the table, recurrences, fill orders, games of all players | |
//! | [`wording`] | numbers, sums, a row, a cell and a call in words | `game` |
//! | [`picture`] | the looks of the table and of the recursion as lists of marks, purely laid out | `game`, `wording` |
//! | [`listing`] | the recurrence as a function in five languages, to mark line by line and to copy | `game` |
//! | [`playback`] | the transport: where a fill or a replay stands and how it moves | |
//! | [`predict`] | asking for a step before it is shown, and what is wrong with an answer | `game`, `wording` |
//! | [`session`] | the user's document and its RON file | `game`, `predict` |
//! | [`lessons`] | the bundled sessions | `session` |
//! | [`export`] | pictures, animations, tables and steps as files | `game`, `picture`, `wording`, `session` |
//! | `gui` | the window; the only part that knows egui | all of these |
//!
//! Without the feature `gui`, which is on by default, everything but the window is there, and no egui is built.
//!
//! What is shown is a function of the document, the position of the fill (`head`, in steps, with a fraction for the
//! step in progress) and the view: how far the layout and the recursion's folding have come are positions, too. Nothing
//! else moves, so that playing, scrubbing and stepping back are one thing.

pub mod app;
pub mod export;
pub mod game;
#[cfg(feature = "gui")]
pub mod gui;
pub mod lessons;
pub mod listing;
pub mod number;
pub mod picture;
pub mod predict;
pub mod session;
pub mod wording;
