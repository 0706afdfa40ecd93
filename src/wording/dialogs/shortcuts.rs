//! The keyboard shortcuts.
