//! The Why DP tab.
