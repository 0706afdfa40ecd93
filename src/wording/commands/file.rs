//! The commands of the File menu.

use super::{CommandText, text};

/// The menu item File › New.
pub fn new_session() -> CommandText {
    text("New", "Start a new session")
}

/// The menu item File › Open…
pub fn open() -> CommandText {
    text("Open…", "Open a session file")
}

/// The menu item File › Save.
pub fn save() -> CommandText {
    text("Save", "Save the session to its file")
}

/// The menu item File › Save as…
pub fn save_as() -> CommandText {
    text("Save as…", "Save the session to another file")
}

/// The menu item File › Export…
pub fn export() -> CommandText {
    text("Export…", "Export pictures, an animation, the table or the steps to files")
}

/// The menu item File › Copy picture.
pub fn copy_picture() -> CommandText {
    text("Copy picture", "Copy the view to the clipboard as a picture")
}

/// The menu item File › Copy table.
pub fn copy_table() -> CommandText {
    text("Copy table", "Copy the filled part of the table to the clipboard as Markdown")
}

/// The menu item File › Copy link.
pub fn copy_link() -> CommandText {
    text("Copy link", "Copy a link that opens this session in a browser")
}

/// In no menu: only in the palette.
pub fn link_address() -> CommandText {
    text("Address of links…", "Choose the web page that opens the links of sessions")
}

/// The menu item File › All lessons…
pub fn lessons() -> CommandText {
    text("All lessons…", "Choose a lesson, and see which are done")
}

/// The menu item File › Next lesson.
pub fn next_lesson() -> CommandText {
    text("Next lesson", "Open the lesson after this one")
}

/// The menu item File › Previous lesson.
pub fn previous_lesson() -> CommandText {
    text("Previous lesson", "Open the lesson before this one")
}

/// The menu item File › Quit.
pub fn quit() -> CommandText {
    text("Quit", "Close the window")
}
