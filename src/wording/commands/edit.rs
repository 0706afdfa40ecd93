//! The commands of the Edit menu.

use super::{CommandText, text};

/// The menu item Edit › Undo.
pub fn undo() -> CommandText {
    text("Undo", "Take back the last change")
}

/// The menu item Edit › Redo.
pub fn redo() -> CommandText {
    text("Redo", "Bring back what was undone")
}

/// The menu item Edit › Type a row.
pub fn edit_coins() -> CommandText {
    text("Type a row", "Go to the text field of the coins")
}

/// In no menu: only in the palette, and by its key.
pub fn add_coin() -> CommandText {
    text("Add a coin", "Add a coin at the end of the row")
}

/// The menu item Edit › Random…
pub fn random() -> CommandText {
    text("Random…", "Draw a random row: choose the number of coins, the range, the shape and the seed")
}

/// The menu item Edit › Shuffle.
pub fn shuffle() -> CommandText {
    text("Shuffle", "Put the coins in random order")
}

/// The menu item Edit › Reverse.
pub fn reverse() -> CommandText {
    text("Reverse", "Reverse the order of the coins")
}
