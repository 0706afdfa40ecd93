//! What the user should know until it is dismissed.

/// A sentence above the table, or over a slide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Error(String),
    Info(String),
}
