//! The commands of the Game menu.

use super::{CommandText, text};

/// The menu item Game › Take left.
pub fn take_left() -> CommandText {
    text("Take left", "Take the left coin; if the game went on differently, this starts a new line")
}

/// The menu item Game › Take right.
pub fn take_right() -> CommandText {
    text("Take right", "Take the right coin; if the game went on differently, this starts a new line")
}

/// The menu item Game › Hint.
pub fn hint() -> CommandText {
    text("Hint", "Show what both ends are worth")
}

/// The menu item Game › Take back.
pub fn take_back() -> CommandText {
    text("Take back", "Take back your last move")
}

/// The menu item Game › Next line.
pub fn next_line() -> CommandText {
    text("Next line", "Go to the next line of the game")
}

/// The menu item Game › Previous optimal game.
pub fn previous_optimal_game() -> CommandText {
    text("Previous optimal game", "Go to the previous game without a mistake")
}

/// The menu item Game › Next optimal game.
pub fn next_optimal_game() -> CommandText {
    text("Next optimal game", "Go to the next game without a mistake")
}

/// The menu item Game › Next mistake.
pub fn next_mistake() -> CommandText {
    text("Next mistake", "Go to the next move that lost points")
}

/// The menu item Game › Try again from here.
pub fn try_again_from_here() -> CommandText {
    text("Try again from here", "Choose again in this position; the old moves stay as a line")
}

/// The menu item Game › New game.
pub fn new_game() -> CommandText {
    text("New game", "Start again with the same players and a single line")
}

/// The menu item Game › Stop playing.
pub fn stop_playing() -> CommandText {
    text("Stop playing", "Let the table play for you")
}

/// The menu item Game › Play against the table.
pub fn play_against_the_table() -> CommandText {
    text("Play against the table", "Play as First against an optimal Second")
}
