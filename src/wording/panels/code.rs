//! The Code tab.
