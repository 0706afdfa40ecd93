//! The game of two players: the strategies that they play by, each move and its worth, and many games at once.
//!
//! | module | holds |
//! | --- | --- |
//! | [`strategy`] | [`Strategy`](strategy::Strategy), what a player can follow, and what then chooses the ends on a row |
//! | [`game`] | [`Game`](game::Game), the moves of two players and what each move threw away; [`Trace`](game::Trace), the coins of best play |
//! | [`optimal_games`] | the optimal games, which differ only in the ends taken on ties |
//! | [`pairings`] | the results of all pairs of strategies on a row |
//! | [`survey`] | [`Survey`](survey::Survey), the results of greedy on many random rows |
//! | [`turn`] | [`Turn`](turn::Turn), a position before a move, [`Move`](turn::Move), and [`Line`](turn::Line), moves chosen by hand |

pub mod game;
pub mod optimal_games;
pub mod pairings;
pub mod strategy;
pub mod survey;
pub mod turn;
