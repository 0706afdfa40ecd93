//! The export dialog.
