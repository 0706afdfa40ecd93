//! The commands of the View menu: tabs, panels, lecture view, themes and sizes.

use super::{CommandText, text};

/// The menu item View › Tab › Show the game.
pub fn show_the_game() -> CommandText {
    text("Show the game", "Show the game move by move, with scores and margin")
}

/// The menu item View › Tab › Show the code.
pub fn show_the_code() -> CommandText {
    text("Show the code", "Show the recurrence and the fill order as code")
}

/// The menu item View › Tab › Show why it is DP.
pub fn show_why_it_is_dp() -> CommandText {
    text("Show why DP helps", "Show the recursion as a tree, a graph and a table, with its cost")
}

/// The menu item View › Tab › Show the players.
pub fn show_the_players() -> CommandText {
    text("Show the players", "Compare greedy, random and optimal players on this row and on many")
}

/// The menu item View › Tab › Show fusion.
pub fn show_fusion() -> CommandText {
    text("Show fusion", "Show the linear-time method step by step: three coins become one")
}

/// The menu item View › Tab › Large tree of calls.
pub fn large_tree() -> CommandText {
    text("Large tree of calls", "Show the tree of calls at full size, in place of the table")
}

/// The menu item View › Row and lesson.
pub fn row_and_lesson() -> CommandText {
    text("Row and lesson", "Open or close the panel on the left")
}

/// The menu item View › Game, code and more.
pub fn game_code_and_more() -> CommandText {
    text("Game, code and more", "Open or close the panel on the right")
}

/// The menu item View › Lecture view.
pub fn lecture_view() -> CommandText {
    text("Lecture view", "Show only the row, the table and the sum, as large as possible")
}

/// The menu item View › Lecture in full screen.
pub fn lecture_in_full_screen() -> CommandText {
    text("Lecture in full screen", "Show the lecture view on the whole screen")
}

/// The menu item View › Start the lecture.
pub fn start_the_lecture() -> CommandText {
    text("Start the lecture", "Show the lecture view in full screen, from the first step")
}

/// The menu item View › Spotlight.
pub fn spotlight() -> CommandText {
    text("Spotlight", "Dim everything except the current cell, what it reads and its coins")
}

/// In no menu: only in the palette, and by its key.
pub fn blank_the_table() -> CommandText {
    text("Blank the table", "Hide or show the table and the sum in the lecture view")
}

/// In no menu: only in the palette, and by its key.
pub fn black_screen() -> CommandText {
    text("Black screen", "Make the whole screen black in the lecture view, or show the slide again")
}

/// The menu item View › Title and legend on slides.
pub fn title_and_legend_on_slides() -> CommandText {
    text("Title and legend on slides", "Show the title and the legend in the lecture view")
}

/// The menu item View › Theme › Dark.
pub fn dark() -> CommandText {
    text("Dark", "Use a dark theme")
}

/// The menu item View › Theme › Light.
pub fn light() -> CommandText {
    text("Light", "Use a light theme")
}

/// The menu item View › Theme › High contrast.
pub fn high_contrast() -> CommandText {
    text("High contrast", "Use a theme of high contrast, bright on black")
}

/// The menu item View › Theme › Follow the system.
pub fn follow_the_system() -> CommandText {
    text("Follow the system", "Use a dark or a light theme, as the system does")
}

/// In no menu: only in the palette, and by its key.
pub fn next_theme() -> CommandText {
    text("Next theme", "Change the theme from dark to light to high contrast")
}

/// The menu item View › Reduced motion.
pub fn reduced_motion() -> CommandText {
    text("Reduced motion", "Show steps at once, without animation")
}

/// The menu item View › Size › Zoom in.
pub fn zoom_in() -> CommandText {
    text("Zoom in", "Make everything larger")
}

/// The menu item View › Size › Zoom out.
pub fn zoom_out() -> CommandText {
    text("Zoom out", "Make everything smaller")
}

/// The menu item View › Size › Normal size.
pub fn normal_size() -> CommandText {
    text("Normal size", "Show everything at its normal size")
}
