//! The step panel.
