//! The bar of a small window, which shows one part at a time.

/// The row of coins, with the story.
pub fn row() -> &'static str {
    "Row"
}

/// The table, with the sums of a cell.
pub fn table() -> &'static str {
    "Table"
}
