//! The buttons of the tabs.

/// Returns the name of the button of a tab for screen readers: `Tab: Game`.
pub fn tab(name: &str) -> String {
    format!("Tab: {name}")
}

/// The menu of the tabs without a button of their own, while none of them is shown.
pub fn more() -> &'static str {
    "More"
}

/// The name of that menu for screen readers.
pub fn more_tabs() -> &'static str {
    "More tabs"
}
