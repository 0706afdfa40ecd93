//! The commands of the table: what it computes, in which order, how it is shown, and which cell is pinned.

use super::{CommandText, text};

/// The menu item View › Table › Recurrence › fir / sec.
pub fn fir_sec() -> CommandText {
    text("Recurrence fir / sec", "Compute what the player to move scores, and what the other player scores")
}

/// The menu item View › Table › Recurrence › F.
pub fn two_ahead() -> CommandText {
    text("Recurrence F", "Compute the score of the player to move by looking two moves ahead")
}

/// The menu item View › Table › Recurrence › f / g.
pub fn my_turn() -> CommandText {
    text("Recurrence f / g", "Compute my score when it is my turn, and when it is the other player's turn")
}

/// The menu item View › Table › Recurrence › fir − sec.
pub fn difference() -> CommandText {
    text("Recurrence fir − sec", "Compute by how much the player to move is ahead")
}

/// The menu item View › Table › Fill order › Fill by diagonals.
pub fn by_diagonals() -> CommandText {
    text("Fill by diagonals", "Fill shorter intervals first, from the left")
}

/// The menu item View › Table › Fill order › Fill by rows.
pub fn by_rows() -> CommandText {
    text("Fill by rows", "Fill from the bottom row up, each row from the left")
}

/// The menu item View › Table › Fill order › Fill by columns.
pub fn by_columns() -> CommandText {
    text("Fill by columns", "Fill from the left column on, each column from the bottom")
}

/// The menu item View › Table › Fill order › Fill by recursion + memo.
pub fn by_recursion() -> CommandText {
    text("Fill by recursion + memo", "Fill from the whole row down, with calls, memo hits and returns")
}

/// The menu item View › Table › Square or triangle.
pub fn square_or_triangle() -> CommandText {
    text("Square or triangle", "Switch the table between a square and a triangle")
}

/// The menu item View › Table › Larger cells.
pub fn larger_cells() -> CommandText {
    text("Larger cells", "Zoom in on the table")
}

/// The menu item View › Table › Smaller cells.
pub fn smaller_cells() -> CommandText {
    text("Smaller cells", "Zoom out of the table")
}

/// The menu item View › Table › Whole table.
pub fn whole_table() -> CommandText {
    text("Whole table", "Show the whole table, or cells that are large enough to read")
}

/// In no menu: only in the palette, and by its key.
pub fn scroll_left() -> CommandText {
    text("Scroll the table left", "Show the part to the left of the visible cells")
}

/// In no menu: only in the palette, and by its key.
pub fn scroll_right() -> CommandText {
    text("Scroll the table right", "Show the part to the right of the visible cells")
}

/// In no menu: only in the palette, and by its key.
pub fn scroll_up() -> CommandText {
    text("Scroll the table up", "Show the part above the visible cells")
}

/// In no menu: only in the palette, and by its key.
pub fn scroll_down() -> CommandText {
    text("Scroll the table down", "Show the part below the visible cells")
}

/// The menu item View › Table › Go to…
pub fn go_to() -> CommandText {
    text("Go to…", "Go to a cell or a coin by its indices")
}

/// The menu item View › Table › Other lengths.
pub fn other_lengths() -> CommandText {
    text("Other lengths", "Show all, even or odd lengths in the map of the table")
}

/// The menu item View › Table › Minimap.
pub fn minimap() -> CommandText {
    text("Minimap", "Show a small picture of the whole table, and move around in it")
}

/// The menu item View › Table › Game path.
pub fn game_path() -> CommandText {
    text("Game path", "Show the path of the game through the table")
}

/// The menu item View › Table › Count coins from 1.
pub fn count_from_1() -> CommandText {
    text("Count coins from 1", "Give the first coin of the row the number 1 or 0, in the table, the texts and the code")
}

/// The menu item View › Table › Predict.
pub fn predict() -> CommandText {
    text("Predict", "Predict each step before it is shown")
}

/// The menu item View › Table › Show the answers.
pub fn show_the_answers() -> CommandText {
    text("Show the answers", "Show the result of best play now, or only once the table is full")
}

/// The menu item View › Table › Summary of predictions.
pub fn summary_of_predictions() -> CommandText {
    text("Summary of predictions", "Show which predictions were correct, and copy the summary")
}

/// The menu item View › Cell › Pin the cell on the left.
pub fn pin_left() -> CommandText {
    text("Pin the cell on the left", "Move the pin one cell to the left")
}

/// The menu item View › Cell › Pin the cell on the right.
pub fn pin_right() -> CommandText {
    text("Pin the cell on the right", "Move the pin one cell to the right")
}

/// The menu item View › Cell › Pin the cell above.
pub fn pin_above() -> CommandText {
    text("Pin the cell above", "Move the pin one cell up")
}

/// The menu item View › Cell › Pin the cell below.
pub fn pin_below() -> CommandText {
    text("Pin the cell below", "Move the pin one cell down")
}

/// The menu item View › Cell › Trace the coins.
pub fn trace_the_coins() -> CommandText {
    text("Trace the coins", "Show which coins make up the first number of the cell, then the second")
}

/// The menu item View › Cell › Unpin.
pub fn unpin() -> CommandText {
    text("Unpin", "Let the step panel follow the fill again, or leave the lecture view")
}
