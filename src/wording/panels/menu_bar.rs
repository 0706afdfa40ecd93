//! The menus.
