//! The game and its dynamic program: pure code that knows no window, no file and no clock.
//!
//! Two players take coins from either end of a row until it is empty; both play for the highest score of
//! their own. `fir[i][j]` is what the player to move scores on the coins `i..=j` under best play, `sec[i][j]`
//! what the other one scores there.
//!
//! | module | holds |
//! | --- | --- |
//! | [`row`] | [`Row`], the coins: bounded, so that no sum overflows |
//! | [`parse`] | a row from the text that people paste |
//! | [`random`] | rows drawn from a seed |
//! | [`interval`] | [`Interval`], [`End`] and [`Pick`] |
//! | [`fusion`] | the difference of a row in linear time |
//! | [`fusing`] | the run of fusion, step by step |
//! | [`table`] | [`Table`], any window of the fir/sec table, on demand |
//! | [`viewer`] | [`Viewer`], windows that follow each other as a view is moved |
//! | [`overview`] | [`Overview`], evenly spaced cells of a table that is too large to be seen whole |
//! | [`recurrence`] | the recurrence of one cell with its numbers put in |
//! | [`fill`] | [`FillOrder`], step number to interval and back |
//! | [`memo`] | the steps of the recursion with a memo |
//! | [`count`] | how many calls the recursion without a memo makes |
//! | [`tally`] | what a fill costs, so far and in all |
//! | [`strategy`] | [`Strategy`], the rules that a player may follow |
//! | [`seats`] | even and odd seats: why First never loses on an even row |
//! | [`mod@line`] | [`Line`] and [`Duel`], what is tried beside the rules |
//! | [`duel`] | [`Game`], the moves of two players and what each of them threw away |
//! | [`ties`] | [`OptimalGames`], the games that differ only in what is taken on ties |
//! | [`pairings`] | how all pairs of strategies fare |
//! | [`sweep`] | how greedy fares on many random rows |

mod best_reply;
pub mod count;
pub mod duel;
pub mod fill;
pub mod fusing;
pub mod fusion;
pub mod interval;
pub mod line;
pub mod memo;
pub mod overview;
pub mod pairings;
pub mod parse;
pub mod random;
pub mod recurrence;
pub mod row;
pub mod seats;
pub mod strategy;
pub mod sweep;
pub mod table;
pub mod tally;
pub mod ties;
pub mod viewer;

pub use duel::{Game, Move, Player, Scores, Turn};
pub use fill::{Fill, FillOrder, Phase, Progress, Stride};
pub use interval::{End, Interval, Pick};
pub use line::{Duel, Line};
pub use memo::Action;
pub use overview::Overview;
pub use recurrence::Recurrence;
pub use row::{MAX_COINS, MAX_VALUE, Row, RowError};
pub use seats::Seats;
pub use strategy::{Misfit, Players, Strategy};
pub use table::{Cell, Table, Window};
pub use tally::Tally;
pub use ties::OptimalGames;
pub use viewer::Viewer;
