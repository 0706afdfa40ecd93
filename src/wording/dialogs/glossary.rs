//! The glossary.
