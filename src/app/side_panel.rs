//! The panels on both sides of the table.

/// One of the two side panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidePanel {
    /// On the left: the row, and the lesson or the notes.
    Coins,
    /// On the right: the tabs.
    Tabs,
}

/// How many side panels the window has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Both stand beside the table.
    Both,
    /// One of them stands beside the table.
    One,
    /// The window shows one part at a time: the table, or a side panel in its place.
    OnePart,
}
