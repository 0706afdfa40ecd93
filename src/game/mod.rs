//! The game and its dynamic program: pure code without windows, files or clocks.
//!
//! Two players take coins from either end of a row until it is empty. Both play for the highest score of their own.
//! `fir[i][j]` is what the player to move scores on the coins `i..=j` under best play. `sec[i][j]` is what the other
//! player scores there.
//!
//! | module | holds |
//! | --- | --- |
//! | [`interval`] | [`Interval`], coins that lie next to each other |
//! | [`count_from`] | [`CountFrom`], whether people count the coins from 0 or from 1 |
//! | [`pick`] | [`End`] and [`Pick`]: the end that best play takes, or both on a tie |
//! | [`player`] | [`Player`], First or Second, and a number for each of them |
//! | [`row`] | [`Row`], the coins, with bounds that keep every sum in an `i64`; rows from text and from a seed |
//! | [`fusion`] | the difference of a row in linear time, at once and step by step |
//! | [`table`] | [`Table`] and its windows, evenly spaced cells of it, the recurrences of a cell |
//! | [`fill`] | [`FillOrder`] and [`Fill`]: step number to interval and back, the recursion with a memo, costs |
//! | [`play`] | strategies and their rules, [`Game`], lines of play, ties, pairings, and surveys of random rows |
//!
//! Each module needs only modules above it.

pub mod count_from;
pub mod fill;
pub mod fusion;
pub mod interval;
pub mod packed;
pub mod pick;
pub mod play;
pub mod player;
pub mod row;
pub mod table;

pub use count_from::CountFrom;
pub use fill::memo::FillAction;
pub use fill::tally::Tally;
pub use fill::{Fill, FillOrder, FillProgress, Phase, Stride};
pub use interval::Interval;
pub use pick::{End, Pick};
pub use play::duel::Duel;
pub use play::game::Game;
pub use play::game::moves::Moves;
pub use play::line::Line;
pub use play::optimal_games::OptimalGames;
pub use play::seats::Seats;
pub use play::strategy::{Misfit, Players, Strategy};
pub use play::turn::{Move, Turn};
pub use player::{Player, Scores};
pub use row::read::RowError;
pub use row::{MAX_COINS, MAX_VALUE, Row};
pub use table::overview::Overview;
pub use table::recurrence::Recurrence;
pub use table::window_cache::WindowCache;
pub use table::{Cell, Table, Window};
