//! The Fusion tab.
