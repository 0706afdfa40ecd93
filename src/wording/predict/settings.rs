//! The kinds of questions, how often they are asked, and why none is asked.

use crate::game::recurrence::Quantity;

/// A kind of question in the menu.
pub fn cells_read() -> &'static str {
    "which cells are read"
}

/// A kind of question in the menu.
pub fn end_taken() -> &'static str {
    "which end is taken"
}

/// Returns a kind of question in the menu: `what fir is`.
pub fn first_number(first: Quantity) -> String {
    format!("what {} is", first.name())
}

/// Returns a kind of question in the menu: `what sec is, and where it comes from`. A recurrence without a second number
/// has `what the second number is`.
pub fn second_number(second: Option<Quantity>) -> String {
    match second {
        Some(second) => format!("what {} is, and where it comes from", second.name()),
        None => "what the second number is".to_owned(),
    }
}

/// A kind of question in the menu.
pub fn best_end() -> &'static str {
    "in the game, which end is best"
}

/// How often questions are asked, in the menu.
pub fn each_cell() -> &'static str {
    "each cell"
}

/// Returns how often questions are asked, in the menu: `each diagonal`.
pub fn each_sweep(sweep: &str) -> String {
    format!("each {sweep}")
}

/// How often questions are asked, in the menu.
pub fn now_and_then() -> &'static str {
    "now and then"
}

/// Why nothing is asked, in the bar of Predict.
pub fn no_kind_chosen() -> &'static str {
    "No kind of question is chosen"
}

/// Why nothing is asked, in the bar of Predict.
pub fn no_second_number() -> &'static str {
    "This recurrence stores one number per cell, so there is no second one to ask for"
}

/// Why nothing is asked, in the bar of Predict.
pub fn only_game_chosen() -> &'static str {
    "Only questions about moves of the game are chosen"
}
