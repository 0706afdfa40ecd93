//! A window of the desktop is not a part of a page.

/// Whether the window is a part of a page in a browser.
pub const IS_PAGE: bool = false;

/// Does nothing: the window has a title of its own.
pub fn set_title(_title: &str) {}

/// Does nothing: the window enters the full screen by itself.
pub fn set_full_screen(_on: bool) {}

/// Returns the address of the page: there is none.
pub fn address() -> Option<String> {
    None
}

/// Returns whether the pointer of this device is first of all a finger: that is not known before the first touch.
pub fn is_for_fingers() -> bool {
    false
}
