//! What Predict asks and answers: questions, correct answers with their reasons, and explanations of wrong answers.
//!
//! | module | holds |
//! | --- | --- |
//! | [`question`] | the questions, as they are shown and as they are spoken |
//! | [`reveal`] | the correct answers with their reasons |
//! | [`cells`], [`ends`], [`numbers`], [`second_number`] | what is wrong with an answer |
//! | [`mistakes`] | the names of the mistakes |
//! | [`summary`] | the score and the wrong answers, as a text to copy |
//! | [`settings`] | which kinds of questions are asked, and how often |

pub mod cells;
pub mod ends;
pub mod mistakes;
pub mod numbers;
pub mod question;
pub mod reveal;
pub mod second_number;
pub mod settings;
pub mod show_of_hands;
pub mod summary;
