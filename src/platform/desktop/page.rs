//! A window of the desktop is not a part of a page.

/// Whether the window is a part of a page in a browser.
pub const IS_PAGE: bool = false;
