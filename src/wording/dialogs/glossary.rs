//! The glossary.

/// The heading.
pub fn heading() -> &'static str {
    "Glossary"
}
