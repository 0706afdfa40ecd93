//! The panels of the window.
//!
//! | module | shows |
//! | --- | --- |
//! | `menu_bar` | the menus, and the name of the session |
//! | `coins`, `story` | the left side: the row of coins; title and notes, and the way through the lessons |
//! | `card` | over the empty table: the card that explains the game |
//! | `predict` | below the stage: the bar of predicting, and the open question |
//! | `transport` | below the table and in tabs: the transport bars with buttons, scrubber, speed and stride |
//! | `game`, `code`, `why`, `players`, `fusion` | on the stage: a subject each |
//! | `lecture` | the lecture view, which replaces all of them |

pub mod card;
pub mod code;
pub mod coins;
mod counters;
pub mod fusion;
pub mod game;
pub mod lecture;
pub mod menu_bar;
pub mod players;
pub mod predict;
pub mod story;
pub mod transport;
pub mod why;
