//! The menu bar. The items of the menus are the labels of commands.

/// The menu of files.
pub fn file() -> &'static str {
    "File"
}

/// The submenu File › Course.
pub fn course() -> &'static str {
    "Course"
}

/// The menu of edits.
pub fn edit() -> &'static str {
    "Edit"
}

/// The menu of what is shown.
pub fn view() -> &'static str {
    "View"
}

/// The menu of the table, within that of what is shown.
pub fn table() -> &'static str {
    "Table"
}

/// The submenu View › Presenter.
pub fn presenter() -> &'static str {
    "Presenter"
}

/// The submenu View › Theme.
pub fn theme() -> &'static str {
    "Theme"
}

/// The submenu View › Tab.
pub fn tab() -> &'static str {
    "Tab"
}

/// The submenu View › Size.
pub fn size() -> &'static str {
    "Size"
}

/// The submenu View › Table › Recurrence.
pub fn recurrence() -> &'static str {
    "Recurrence"
}

/// The submenu View › Table › Fill order.
pub fn fill_order() -> &'static str {
    "Fill order"
}

/// The menu of the pinned cell, within that of what is shown.
pub fn cell() -> &'static str {
    "Cell"
}

/// The menu of playing the fill and the game.
pub fn play() -> &'static str {
    "Play"
}

/// The menu of the game.
pub fn game() -> &'static str {
    "Game"
}

/// The menu of explanations.
pub fn help() -> &'static str {
    "Help"
}

/// The menu of the files that were opened last.
pub fn open_recent() -> &'static str {
    "Open recent"
}

/// The menu of unsaved work that has left a window.
pub fn recent_work() -> &'static str {
    "Recent work"
}

/// Returns the button of all commands, with its key: `Ctrl+K  commands`.
pub fn commands(key: &str) -> String {
    format!("{key}  commands")
}
