//! Texts in exported files.
