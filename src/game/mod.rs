//! The game and its dynamic program: pure code without windows, files or clocks.
//!
//! Two players take coins from either end of a row until it is empty. Both play for the highest score of their own.
//! `fir[i][j]` is what the player to move scores on the coins `i..=j` under best play. `sec[i][j]` is what the other
//! player scores there.
//!
//! | module | holds |
//! | --- | --- |
//! | [`player`] | [`Player`], First or Second; [`End`] and [`Pick`]: the end that best play takes, or both on a tie |
//! | [`interval`] | [`Interval`], coins that lie next to each other, and [`CountFrom`], from 0 or from 1 |
//! | [`row`] | [`Row`], the coins, with bounds that keep every sum in an `i64`; rows from text and from a seed |
//! | [`fusion`] | the difference of a row in linear time, at once and step by step |
//! | [`recurrence`] | [`Recurrence`]: a definition as data, its notation, the published ones |
//! | [`best_of_last`] | the best one of the last numbers of a sequence, for moves of several coins |
//! | [`table`] | [`Table`] and its windows, evenly spaced cells of it, the recurrences of a cell |
//! | [`fill`] | [`FillOrder`] and [`Fill`]: step number to interval and back, the recursion with a memo, costs |
//! | [`build`] | a recurrence that is put together from blocks, and the smallest row on which it fails |
//! | [`rule`] | [`Rule`]: the games of the same family, and what each position is worth under them |
//! | [`play`] | strategies and their rules, [`Game`], lines of play, ties, pairings, and surveys of random rows |
//!
//! Each module needs only modules above it.

pub mod best_of_last;
pub mod build;
pub mod fill;
pub mod fusion;
pub mod interval;
pub mod packed;
pub mod play;
pub mod player;
pub mod recurrence;
pub mod row;
pub mod rule;
pub mod table;

pub use fill::count::Tally;
pub use fill::memo::FillAction;
pub use fill::{Fill, FillOrder, FillProgress, Phase, Stride};
pub use interval::{CountFrom, Interval};
pub use play::game::{Game, Moves};
pub use play::optimal_games::OptimalGames;
pub use play::strategy::{Duel, Misfit, Players, Seats, Strategy};
pub use play::turn::{Line, Move, Turn};
pub use player::{End, Pick, Player, Scores};
pub use recurrence::Recurrence;
pub use row::read::RowError;
pub use row::{MAX_VALUE, Row};
pub use rule::Rule;
pub use table::overview::Overview;
pub use table::window_cache::WindowCache;
pub use table::{Cell, Table, Window};
