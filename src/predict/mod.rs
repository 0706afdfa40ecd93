//! Asking learners to predict a step before they see it.
//!
//! Before a cell is written, or a move of the game is made, one [`Question`] is asked of it, as the [`PredictSettings`] have
//! it. An answer is checked by itself and moves nothing: [`Question::check`] says that it is right, or which mistake
//! leads to just that answer. The [`Record`] keeps the score and what went wrong.
//!
//! | module | holds |
//! | --- | --- |
//! | [`settings`] | which kinds of question are asked, and how often |
//! | [`question`] | [`Question`], from a step of the fill or a move of the game |
//! | [`answer`] | [`Answer`], what is said, and [`Source`], the cells that a second number may be from |
//! | [`mistake`] | [`Mistake`] and [`Slip`]: what is wrong with an answer |
//! | [`check`] | [`Verdict`]: checks an answer |
//! | [`record`] | [`Record`]: score, streak and summary |
//!
//! Nothing is stored for a table and nothing is drawn at random: what is asked follows from the number of the step, so
//! that who steps back and on again is asked the same.

pub mod answer;
pub mod check;
pub mod mistake;
mod numbers;
pub mod question;
pub mod record;
mod reveal;
pub mod settings;

pub use answer::{Answer, Source};
pub use check::Verdict;
pub use mistake::{Mistake, Slip};
pub use question::{Form, Question};
pub use record::{Open, Record, State};
pub use settings::{Kind, Kinds, Often, PredictSettings};
