//! The game of two players: the strategies that they play by, each move and its worth, and many games at once.
//!
//! | module | holds |
//! | --- | --- |
//! | [`strategy`] | [`Strategy`](strategy::Strategy), what a player can follow |
//! | `chooser` | what chooses the ends for a player on one row, prepared from the strategy |
//! | `best_reply` | the best reply to a known strategy, by which the exploiter plays |
//! | [`seats`] | even and odd seats: why First never loses on an even row |
//! | [`mod@line`] | [`Line`](line::Line), the moves that are chosen by hand |
//! | [`duel`] | [`Duel`](duel::Duel), the players and the lines of their game |
//! | [`game`] | [`Game`](game::Game), the moves of two players and what each move threw away |
//! | [`optimal_games`] | the optimal games, which differ only in the ends taken on ties |
//! | [`pairings`] | the results of all pairs of strategies on a row |
//! | [`survey`] | [`Survey`](survey::Survey), the results of greedy on many random rows |
//! | [`trace`] | [`Trace`](trace::Trace), the coins that best play gives to each player |
//! | [`turn`] | [`Turn`](turn::Turn), a position before a move, and [`Move`](turn::Move) |

mod best_reply;
mod chooser;
pub mod duel;
pub mod game;
pub mod line;
pub mod optimal_games;
pub mod pairings;
pub mod seats;
pub mod strategy;
pub mod survey;
pub mod trace;
pub mod turn;
