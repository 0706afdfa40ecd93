//! The commands of the Help menu.

use super::{CommandText, text};

/// The menu item Help › The game.
pub fn the_game() -> CommandText {
    text("The game", "Show the rules, and what a cell of the table holds")
}

/// The menu item Help › Glossary.
pub fn glossary() -> CommandText {
    text("Glossary", "Explain each term on the screen, such as interval, tie and sweep")
}

/// The menu item Help › Keyboard shortcuts.
pub fn keyboard_shortcuts() -> CommandText {
    text("Keyboard shortcuts", "Show the keys of all commands")
}

/// The menu item Help › Commands…
pub fn commands() -> CommandText {
    text("Commands…", "Find a command or a lesson by its name")
}
