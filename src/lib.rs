//! The coins-in-a-line game, and a window that makes its dynamic program visible.
//!
//! Two players take coins from either end of a row until it is empty. `fir[i][j]` is what the player to move scores on
//! the coins `i..=j` under best play. `sec[i][j]` is what the other player scores there. This crate computes any part of
//! that table, shows how it is filled step by step, and replays the best game.
//!
//! | module | holds | may use |
//! | --- | --- | --- |
//! | [`limits`] | the largest rows, and what each limit protects | |
//! | [`number`] | how numbers are written | |
//! | [`printable`] | text without control characters | |
//! | [`form`] | values as bytes for the workers of a page, and as RON | |
//! | [`platform`] | what differs between the desktop and a browser: files, background work, the clock | `form`, `printable` |
//! | [`game`] | the pure core: rows, the table, fill orders, fusion, players and their games | `limits`, `number`, `printable` |
//! | [`text`] | the texts of `assets/text` as tables, and the language that is shown | `game` |
//! | [`notation`] | cells, intervals and sums, as on paper | `game`, `text` |
//! | [`wording`] | the functions of these texts, and what puts texts together from values | `game`, `text` |
//! | [`listing`] | the recurrences as programs in five languages | `game` |
//! | [`predict`] | questions before a step is shown, and what is wrong with an answer | `game`, `wording` |
//! | [`session`] | the document, its view, its RON file, and the work in progress | those above |
//! | [`lessons`] | the bundled sessions | `session` |
//! | [`picture`] | the table, the recursion and fusion as lists of marks | `session` and those above |
//! | [`export`] | pictures, animations, tables and steps as files | `picture` and those above |
//! | [`app`] | the life of the program without drawing: state, messages, commands, background work | all above |
//! | `gui` | the window, the only part that names egui but for its beginning | all above |
//! | `entry` | how the program begins: its window on the desktop and in a page, and the page's workers | `gui` |
//!
//! No two files use each other in a circle. The test `module_graph` checks both rules.
//!
//! Without the feature `gui`, which is on by default, everything but the window is there, and no egui is built. The
//! workers of a page are built so.
//!
//! A frame shows a function of the document, the position of the fill (`head`, in steps, with a fraction for the step in
//! progress) and the view. The changes of the layout and of the recursion's folding are positions too. Nothing else
//! moves. So playing, scrubbing and stepping back are one thing.

pub mod app;
#[cfg(any(feature = "gui", target_arch = "wasm32"))]
pub mod entry;
pub mod export;
pub mod form;
pub mod game;
#[cfg(feature = "gui")]
pub mod gui;
pub mod lessons;
pub mod limits;
pub mod listing;
pub mod notation;
pub mod number;
pub mod picture;
pub mod platform;
pub mod predict;
pub mod printable;
pub mod session;
pub mod text;
pub mod wording;
