//! The names of what the window shows: its tabs, the layouts, what the colors of small cells mean, and the parts of a
//! session.

/// The tab of the game.
pub fn game_tab() -> &'static str {
    "Game"
}

/// The tab of the code.
pub fn code_tab() -> &'static str {
    "Code"
}

/// The tab that says why this is dynamic programming.
pub fn why_tab() -> &'static str {
    "Why DP?"
}

/// The tab with the results of different players.
pub fn players_tab() -> &'static str {
    "Players"
}

/// The tab of fusion.
pub fn fusion_tab() -> &'static str {
    "Fusion"
}

/// Colors that show the lead of the player to move.
pub fn reading_difference() -> &'static str {
    "difference"
}

/// Colors that show the player who is ahead.
pub fn reading_winner() -> &'static str {
    "who wins"
}

/// Colors that show the end that best play takes.
pub fn reading_pick() -> &'static str {
    "pick"
}

/// The code of the table.
pub fn code_of_table() -> &'static str {
    "Table"
}

pub fn code_of_calls() -> &'static str {
    "No memo"
}

/// The code of fusion.
pub fn code_of_fusion() -> &'static str {
    "Fusion"
}

/// The layout with rows and columns.
pub fn square_layout() -> &'static str {
    "square"
}

/// The layout with longer intervals above shorter ones.
pub fn triangle_layout() -> &'static str {
    "triangle"
}

// The parts in which two sessions can differ.

/// A part of a session.
pub fn title_part() -> &'static str {
    "title"
}

/// A part of a session.
pub fn notes_part() -> &'static str {
    "notes"
}

/// The stops, as a part that can differ.
pub fn stops_part() -> &'static str {
    "stops"
}

/// A part of a session.
pub fn row_part() -> &'static str {
    "row"
}

/// A part of a session: the players and the lines of the game.
pub fn game_part() -> &'static str {
    "game"
}

/// A part of a session.
pub fn view_part() -> &'static str {
    "view"
}

/// A part of a session: the positions of the fill and of the game.
pub fn positions_part() -> &'static str {
    "positions"
}
