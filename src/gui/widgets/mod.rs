//! The widgets and helpers that panels and dialogs share.

pub mod controls;
pub mod long_text;
pub mod paint;
pub mod tooltip;
