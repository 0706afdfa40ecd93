//! The choice of the tab.
