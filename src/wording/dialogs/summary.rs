//! The summary of the predictions.

use crate::game::Row;
use crate::wording::row::row_text;

/// The heading.
pub fn heading() -> &'static str {
    "Your predictions"
}

/// Returns the title of a summary: `Greedy loses: 8, 15, 3, 7`. `name` is that of the session.
pub fn title(name: &str, row: &Row) -> String {
    format!("{name}: {}", row_text(row))
}

/// The button that copies the summary.
pub fn copy_summary() -> &'static str {
    "Copy summary"
}
