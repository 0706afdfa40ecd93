//! Questions that ask learners to predict a step before they see it.
//!
//! Before a cell is written or a move of the game is made, at most one [`Question`] is asked, as [`PredictSettings`]
//! say. [`Question::check`] compares an answer with the correct one. It explains a wrong answer by the mistake that
//! leads to exactly this answer. The [`Record`] keeps the score and the wrong answers.
//!
//! | module | holds |
//! | --- | --- |
//! | [`settings`] | which kinds of question are asked, and how often |
//! | [`question`] | [`Question`], about a step of the fill or a move of the game, and [`Answer`] |
//! | [`explanation`] | [`Mistake`] and [`Explanation`]: the sentences about a wrong answer |
//! | [`check`] | [`Verdict`]: checks an answer; the correct answer with its reason |
//! | [`free`] | [`FreeQuestion`], which an author writes |
//! | [`show_of_hands`] | the answers that a class can raise its hands for, and wrong ones that have an explanation |
//! | `short` | the answer of a question in a few words, for a slide |
//! | [`own`] | [`OwnTable`], which a learner fills by hand, and its check |
//! | [`practice`] | [`Memory`](practice::Memory) of how each idea went, and exercises for it |
//! | [`record`] | [`Record`]: score, streak and summary |
//!
//! A question depends only on the settings, the row, the fill or the game, and the number of the step. So a learner who
//! steps back and forward again gets the same question. Nothing is stored for a table and nothing is random.

pub mod check;
pub mod explanation;
pub mod free;
pub mod own;
pub mod practice;
pub mod question;
pub mod record;
pub mod settings;
mod short;
pub mod show_of_hands;

pub use check::Verdict;
pub use explanation::{Explanation, Mistake};
pub use free::{Asked, ClassQuestion, FreeQuestion};
pub use own::{NumberPlace, OwnTable};
pub use question::{Answer, AnswerForm, OldValue, Question};
pub use record::{QuestionProgress, QuestionState, Record};
pub use settings::{Frequency, PredictSettings, QuestionKind};
pub use show_of_hands::HandsOption;
