//! Predicting a step before it is shown: `bar` shows the settings and the score, `question` the open question.

mod bar;
mod question;
mod score;

pub use bar::bar;
pub use question::{QuestionSizes, question};
