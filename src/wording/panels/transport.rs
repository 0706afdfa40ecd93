//! The transport bar.
