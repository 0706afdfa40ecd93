//! The dialogs that ask for a file to open or to save to.

/// The heading of the dialog that opens a file.
pub fn open_heading() -> &'static str {
    "Open a session, a row as text, or a link"
}

/// The heading of the dialog that saves.
pub fn save_heading() -> &'static str {
    "Save the session"
}

/// The button that opens the file.
pub fn open() -> &'static str {
    "Open"
}

/// The name of the field with the path.
pub fn session_file() -> &'static str {
    "Session file"
}

/// The example in the empty field of the path.
pub fn example_path() -> &'static str {
    "path/to/session.ron, row.txt, or a link"
}

/// The text below the path of a file that would be replaced.
pub fn file_exists() -> &'static str {
    "This file exists. Replace it, or type another name."
}
