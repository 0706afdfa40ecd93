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

/// The name of the field with the path of a course.
pub fn course_file() -> &'static str {
    "Course file"
}

/// The list of unsaved work that has left a window.
pub fn recent_work() -> &'static str {
    "Recent work"
}

/// The example in the empty field of the path.
pub fn example_path() -> &'static str {
    "path/to/session.ron, row.txt, or a link"
}

/// The example in the empty field of the name, in a page.
pub fn example_name() -> &'static str {
    "lesson.ron, row.txt, or a link"
}

/// What a page keeps of the files that are opened and saved.
pub fn kept_by_browser() -> &'static str {
    "This browser keeps the last 20 files for this page, until somebody clears its data."
}

/// What a page does with a session that is saved.
pub fn saved_as_download() -> &'static str {
    "The file goes to your downloads. This browser keeps a copy."
}

/// The text below the path of a file that would be replaced.
pub fn file_exists() -> &'static str {
    "This file exists. Replace it, or type another name."
}

/// The heading of the dialog that saves a course.
pub fn save_course_heading() -> &'static str {
    "Save course"
}

/// The heading of the dialog that saves a copy of a course for others.
pub fn save_copy_heading() -> &'static str {
    "Save a copy of the course"
}
