//! The panels on both sides of the table.

/// One of the two side panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidePanel {
    /// On the left: the row, and the lesson or the notes.
    Coins,
    /// On the right: the tabs.
    Tabs,
}
