//! The panels on both sides of the table.

/// One of the two side panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidePanel {
    /// On the left: the row, and the lesson or the notes.
    Coins,
    /// On the right: the tabs.
    Tabs,
}

impl SidePanel {
    /// Returns the panel on the other side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Coins => Self::Tabs,
            Self::Tabs => Self::Coins,
        }
    }
}
