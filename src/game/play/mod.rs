//! The game of two players: who plays by which rule, every move and what it is worth, and many games at once.
//!
//! | module | holds |
//! | --- | --- |
//! | [`strategy`] | [`Strategy`](strategy::Strategy), the rules that a player may follow |
//! | [`seats`] | even and odd seats: why First never loses on an even row |
//! | [`mod@line`] | [`Line`](line::Line), the moves that are chosen and not made by a rule |
//! | [`duel`] | [`Duel`](duel::Duel), the players and the lines of their game |
//! | [`game`] | [`Game`](game::Game), the moves of two players and what each of them threw away |
//! | [`ties`] | the optimal games, which differ only in what is taken on ties |
//! | [`pairings`] | the results of all pairs of strategies on a row |
//! | [`survey`] | the results of greedy on many random rows |

mod best_reply;
pub mod duel;
pub mod game;
pub mod line;
pub mod pairings;
mod rule;
pub mod seats;
pub mod strategy;
pub mod survey;
pub mod ties;
