//! The session: the user's document and where its fill and its game stand, kept as a RON file.
//!
//! ```ron
//! (
//!     version: 5,
//!     title: "Greedy loses",
//!     notes: "Ask the class which end to take.",
//!     coins: [8, 15, 3, 7],
//!     first: greedy,
//!     second: random(seed: 7),
//!     lines: [[], [(0, right)]],
//!     recurrence: fir_sec,
//!     fill_order: diagonals,
//!     layout: square,
//!     tab: game,
//!     predict: (kinds: [end, first, second], often: each_sweep),
//!     reading: difference,
//!     lengths: all,
//!     zoom: legible,
//!     fill_position: 7.0,
//!     line: 1,
//!     game_position: 2,
//! )
//! ```
//!
//! `fill_position` counts the steps of the fill that are done, `game_position` the moves played of the `line` that is
//! shown, counted from 0. Each of the `lines` lists the moves that were not made by the players' rules, each as how many
//! moves were made before it and the end that was taken: a person's moves, and what was tried instead of a rule. All but
//! `version` and `coins` may be left out.
//!
//! In place of the list, `coins: "my row.txt"` names a text file with the row, by its path from the session's folder,
//! which it does not leave. Such a file is read and never written. Where the session's coins are not, or no longer, what
//! stands there, they are saved as a list.
//!
//! | field | one of |
//! | --- | --- |
//! | `recurrence` | `fir_sec`, `two_ahead`, `my_turn`, `difference` |
//! | `fill_order` | `diagonals`, `rows`, `columns`, `recursion` |
//! | `layout` | `square`, `triangle` |
//! | `tab` | `game`, `code`, `why`, `players`, `fusion` |
//! | `predict` | `None`, or what is asked before a step is shown: `(kinds: […], often: …)` |
//! | `reading` | `difference`, `winner`, `pick`: what a small cell's color shows |
//! | `lengths` | `all`, `even`, `odd`: of which intervals |
//! | `zoom` | `legible`, `whole`, or the height of a cell in points: `height(30.0)` |
//! | `kinds` | any of `sources`, `end`, `first`, `second`, `best_end` |
//! | `often` | `each_cell`, `each_sweep`, `now_and_then` |
//! | `first`, `second` | `optimal`, `greedy`, `seats`, `random(seed: 7)`, `exploiter`, `you` |
//!
//! Version 4 had its coins in a list and no `reading`, `lengths` and `zoom`, version 3 no `predict` either, version 2 no players and no lines
//! either, version 1 no `recurrence`, `layout` and `tab` either, and one `fill_order`; their files open as the first of
//! each.

pub mod disk;
mod document;
mod fault;
mod file;
pub mod recovery;
mod row_file;
mod store;
mod view;

pub use document::{Document, Opened, Session, Source};
pub use fault::{ContentError, SessionError, Warning};
pub use file::{VERSION, format, to_ron};
pub use row_file::RowFile;
pub use view::{Layout, Reading, Tab, View, Zoom};

#[cfg(test)]
mod tests;
