//! Every sentence about a row, a cell, a call of the recursion, a map or fusion, with its numbers.
//!
//! | module | holds |
//! | --- | --- |
//! | `game_names` | names of strategies, fill orders and lengths, and what they do |
//! | `names` | names of cells, intervals and lessons |
//! | `row` | the coins of a row, and how its game ends |
//! | [`recurrence`], `notation` | what is said about a recurrence, and why a text is none |
//! | `sum` | the sum that taking one end comes to |
//! | `cell` | how the numbers of a cell are computed |
//! | `trace` | which coins a number of a cell consists of |
//! | `call` | what a call of the recursion does |
//! | [`map`] | what a pixel of the map is |
//! | [`fusion`] | the steps of fusion, and why the method is correct |
//! | `glossary` | the terms on the screen, and what they mean |
//! | [`panels`], [`dialogs`] | the texts of each panel and each dialog |
//! | [`table_view`], [`window`] | the texts of the table and of the window around the panels |
//! | [`spoken`] | positions for screen readers |
//! | [`widgets`] | texts of the widgets that panels and dialogs share |
//! | [`view`] | the names of tabs and of the meanings of colors |
//! | [`command_tooltips`] | the label and the tooltip of each command |
//! | [`predict`] | questions, answers and explanations of wrong answers |
//! | [`notices`], [`errors`] | what the program reports, and what is wrong |
//! | [`picture`], [`export`], [`handout`], [`page`] | texts in pictures, in exported files and on paper |
//! | [`worksheet`] | texts of worksheets for students |
//! | [`course`], [`presenter`] | texts of courses and of the presenter's window |
//!
//! All of it is English. A text in another language would stand beside it, under the name of the same function.
//!
//! The step panel, the slides, the questions, the explanations of wrong answers and the exports as text use these
//! functions.

mod call;
mod cell;
pub mod command_tooltips;
pub mod course;
pub mod dialogs;
pub mod errors;
pub mod export;
pub mod fusion;
mod game_names;
mod glossary;
pub mod handout;
pub mod map;
mod names;
mod notation;
pub mod notices;
pub mod page;
pub mod panels;
pub mod picture;
pub mod predict;
pub mod presenter;
pub mod recurrence;
mod row;
pub mod spoken;
mod sum;
pub mod table_view;
mod trace;
pub mod view;
pub mod widgets;
pub mod window;
pub mod worksheet;

pub use call::{CallText, call_text};
pub use cell::{ResultPart, TextDetail, branch_text, choice_text, result_line, result_texts, scores_line};
pub use glossary::Term;
pub use names::{cell_name, coins_name, interval_name, lesson_name, list, title_of};
pub use row::{first_coins, header_text, listed_coins, outcome, row_text};
pub use trace::trace_text;
