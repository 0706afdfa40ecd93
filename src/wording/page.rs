//! The texts of an interactive HTML page. Its steps and questions have the texts of the card and of Predict.

use super::text::page as text;
use crate::game::Fill;

pub use text::*;

/// Returns what the table shows: `6 coins · fir / sec · by diagonals`.
pub fn about(fill: Fill) -> String {
    text::about(fill.n, fill.recurrence.name(), fill.order)
}

/// Returns the keys of the page, each with what it does.
pub fn keys_and_actions() -> impl Iterator<Item = (&'static str, &'static str)> {
    text::keys_and_actions().lines().filter_map(|line| line.split_once(": "))
}
