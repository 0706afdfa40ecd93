//! Quizzes for learning platforms: the tasks of worksheets as questions that a program marks.
//!
//! | module | holds |
//! | --- | --- |
//! | `build` | the quiz of a set of worksheets |
//! | `question` | [`Quiz`]: its questions with their answers, what is said of known mistakes, and their pictures |
//! | `ask` | the questions of each kind of task |
//! | `xml` | elements, texts and attributes |
//! | `moodle` | the XML of Moodle, one file with the pictures in it |
//! | `qti` | QTI 2.1 of 1EdTech, an archive with a file for each question and picture |
//!
//! Sources: [Moodle XML format](https://docs.moodle.org/en/Moodle_XML_format), and the information model and the binding of
//! [QTI 2.1](https://www.imsglobal.org/question/index.html) with its packages.

mod ask;
mod build;
mod moodle;
mod qti;
mod question;
mod xml;

pub use moodle::moodle;
pub use qti::qti;
pub use question::{Answer, Choice, Mistake, Question, Quiz, QuizPicture};
