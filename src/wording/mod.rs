//! Every text that a user reads: the window, exports, the command line, the page and worksheets.
//!
//! The texts are Fluent files in `assets/text`. `text` has a function for each, in a module for each file and group, and
//! this module shows them all: `wording::panels::story::title()` is `story-title` of `panels.ftl`. The other modules hold
//! what puts a text together from values of the program: a sum, a list of cells, a number with its unit. Some have a
//! module of texts under the same name, and show it with what they add.
//!
//! | module | puts together |
//! | --- | --- |
//! | [`names`], `values` | names of what a user chooses; coins, rows and lists as arguments of texts |
//! | [`row`], `trace`, `cell` | the coins of a row, and how the numbers of a cell are computed |
//! | [`recurrence`] | what is said about a recurrence, and why a text is none |
//! | [`rule`] | the rules of the game, and best play under them |
//! | [`build`] | what is said about a recurrence that is built from blocks |
//! | [`fusion`], [`map`] | the steps of fusion, and what a pixel of the map is |
//! | [`spoken`] | positions for screen readers |
//! | [`panels`], [`dialogs`], [`predict`] | texts of panels, dialogs and questions |
//! | [`notices`], [`errors`] | what the program reports, and what is wrong |
//! | [`picture`], [`export`], [`page`], [`worksheet`] | texts in pictures, in exported files and on paper |
//! | [`course`], [`presenter`] | texts of courses and of the presenter's window |

pub mod build;
mod cell;
pub mod course;
pub mod dialogs;
pub mod errors;
pub mod export;
pub mod fusion;
pub mod glossary;
pub mod map;
pub mod names;
pub mod notices;
pub mod page;
pub mod panels;
pub mod picture;
pub mod predict;
pub mod presenter;
pub mod recurrence;
pub mod row;
pub mod rule;
pub mod spoken;
mod text;
mod trace;
mod values;
pub mod worksheet;

pub use crate::notation::{cell_name, first_coins, interval_name};
use crate::number::{Marks, set_marks};
pub use crate::text::language::{PSEUDO, best_language, language, languages};
pub use crate::text::parts::Keyed;
pub use cell::{
    CallText, ResultPart, TextDetail, both_scores, branch_text, call_text, choice_text, result_line, result_texts,
    scores_line,
};
pub use glossary::Term;
pub use names::{lesson_name, title_or};
pub use row::{header_text, listed_coins, outcome};
pub use text::*;
pub use trace::trace_text;
pub use values::{
    coin_count, coins_name, items, labeled, list, or_list, parts, percent, row_text, sentence, sentences, title_of,
};

/// Chooses the language of all texts and numbers that are asked for from now on. Returns whether there is such a language,
/// and in a page, whether its file is there.
///
/// # Panics
/// If the file of the language is damaged.
pub fn choose_language(name: &str) -> bool {
    let is_chosen = crate::text::language::choose_language(name);
    if is_chosen {
        // The pseudo-language has its signs around the marks, too.
        let mark = |text: &str| text.trim_start_matches('[').chars().next().expect("a mark is a character");
        let digits = text::names::marks_least_grouped().trim_matches(|sign: char| !sign.is_ascii_digit());
        set_marks(Marks {
            group: mark(text::names::marks_group()),
            decimal: mark(text::names::marks_decimal()),
            least_grouped: digits.parse().expect("a number of digits"),
        });
    }
    is_chosen
}
