//! The notices that stay until the user dismisses them.

/// A notice above the table, or over a slide: one or more sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Error(String),
    Info(String),
}
