//! The buttons that several dialogs have.

/// The button that closes a dialog.
pub fn close() -> &'static str {
    "Close"
}

/// The button that closes a dialog without doing anything.
pub fn cancel() -> &'static str {
    "Cancel"
}

/// The button that saves a session, in the file dialog and in the question about unsaved changes.
pub fn save() -> &'static str {
    "Save"
}

/// The button that writes a file in the place of another one.
pub fn replace() -> &'static str {
    "Replace"
}

/// The button that opens the file dialog of the system.
pub fn browse() -> &'static str {
    "Browse…"
}

/// The tooltip of the button that opens the file dialog of the system.
pub fn browse_tooltip() -> &'static str {
    "Choose a file in the system's own dialog"
}
