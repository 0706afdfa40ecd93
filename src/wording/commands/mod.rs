//! The label and the tooltip of each command, in a module for each menu.
//!
//! A label is short, because it stands in menus. A tooltip begins with a verb. The command palette searches both, so a
//! tooltip has the words that people type.

pub mod course;
pub mod edit;
pub mod file;
pub mod game;
pub mod help;
pub mod presenter;
pub mod table;
pub mod transport;
pub mod view;

/// The texts of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandText {
    pub label: &'static str,
    pub tooltip: &'static str,
}

const fn text(label: &'static str, tooltip: &'static str) -> CommandText {
    CommandText { label, tooltip }
}
