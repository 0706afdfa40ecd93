//! The commands of the Play menu: they move the fill, the game or fusion.

use super::{CommandText, text};

/// The menu item Play › Play or pause.
pub fn play_or_pause() -> CommandText {
    text("Play or pause", "Play the fill, the game or fusion, or pause it")
}

/// The menu item Play › Back.
pub fn back() -> CommandText {
    text("Back", "Go one step back in the fill, the game or fusion")
}

/// The menu item Play › Forward.
pub fn forward() -> CommandText {
    text("Forward", "Go one step forward in the fill, the game or fusion")
}

/// The menu item Play › Back by a sweep.
pub fn back_by_a_sweep() -> CommandText {
    text("Back by a sweep", "Go to the start of the diagonal, row or column")
}

/// The menu item Play › Forward by a sweep.
pub fn forward_by_a_sweep() -> CommandText {
    text("Forward by a sweep", "Go to the end of the diagonal, row or column")
}

/// In no menu: only in the palette, and by its key.
pub fn back_by_presenter() -> CommandText {
    text("Back (presenter)", "Go one step back in the fill or the game, even on your turn")
}

/// In no menu: only in the palette, and by its key.
pub fn forward_by_presenter() -> CommandText {
    text("Forward (presenter)", "Go one step forward in the fill or the game, even on your turn")
}

/// The menu item Play › First step.
pub fn first_step() -> CommandText {
    text("First step", "Go to the start")
}

/// The menu item Play › Last step.
pub fn last_step() -> CommandText {
    text("Last step", "Go to the end")
}

/// The menu item Play › Slower.
pub fn slower() -> CommandText {
    text("Slower", "Play at half the speed")
}

/// The menu item Play › Faster.
pub fn faster() -> CommandText {
    text("Faster", "Play at twice the speed")
}

/// The menu item Play › Step by phase.
pub fn step_by_phase() -> CommandText {
    text("Step by phase", "Step through every phase of a cell: read, add, choose and write")
}

/// The menu item Play › Step by cell.
pub fn step_by_cell() -> CommandText {
    text("Step by cell", "Step from cell to cell, or from call to call of the recursion")
}

/// The menu item Play › Step by sweep.
pub fn step_by_sweep() -> CommandText {
    text("Step by sweep", "Step by a whole diagonal, row or column")
}

/// The menu item Play › Switch fill and game.
pub fn switch_fill_and_game() -> CommandText {
    text("Switch fill and game", "Choose whether the keys move the fill or the game")
}
