//! The commands of the menu File › Course, and those of a lecture through it.

use super::{CommandText, text};

/// The menu item File › Course › New course.
pub fn new() -> CommandText {
    text("New course", "Begin a list of lessons with this session")
}

/// The menu item File › Course › Save course.
pub fn save() -> CommandText {
    text("Save course", "Save the list of lessons, and the lessons that have changed")
}

/// The menu item File › Course › Save course as…
pub fn save_as() -> CommandText {
    text("Save course as…", "Save the list of lessons to another file")
}

/// The menu item File › Course › Save for students…
pub fn save_whole() -> CommandText {
    text("Save for students…", "Save a copy of the course with all its lessons in one file")
}

/// The menu item File › Course › Add this session.
pub fn add() -> CommandText {
    text("Add this session", "Add the session to the list of lessons")
}

/// The menu item File › Course › Undo in the list.
pub fn undo() -> CommandText {
    text("Undo in the list", "Take the last change of the list of lessons back")
}

/// The menu item File › Course › Add stop here.
pub fn add_stop() -> CommandText {
    text("Add stop here", "Let the clicker of a lecture stop at what is shown now")
}

/// The menu item File › Course › List of stops.
pub fn list_stops() -> CommandText {
    text("List of stops", "Show where the clicker of a lecture stops, and change it")
}

/// In no menu: raises a hand for the third answer.
pub fn raise_third() -> CommandText {
    text("Hand for the third answer", "At a question to the class, count a hand for the third answer")
}
