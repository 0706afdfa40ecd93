//! The names of what the window shows: its tabs, and what the colors of small cells mean.

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
