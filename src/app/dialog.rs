//! Which dialog is open. What is typed in it belongs to the window.

use std::path::PathBuf;

use crate::session::Session;

/// A dialog over the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Asks for the file to open.
    Open,
    /// Asks where to save; begins with this path.
    Save(PathBuf),
    /// Asks how to export this session; begins with a file of this path.
    Export(Box<Session>, PathBuf),
    Random,
    GoTo,
    Palette,
    Shortcuts,
    /// What was right and what went wrong among the predictions.
    Summary(String),
    /// Asks what becomes of unsaved changes to what has this name.
    Unsaved(String),
}

impl Dialog {
    /// Whether it asks for a file, and so shows what is wrong with one.
    pub fn asks_for_file(&self) -> bool {
        matches!(self, Self::Open | Self::Save(_))
    }
}
