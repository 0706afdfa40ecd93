//! Which of the panels on both sides of the table are shown.

use crate::app::preferences::{Preferences, SidePanel};

/// How many side panels the window has room for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Room {
    /// Both stand beside the table.
    #[default]
    Both,
    /// One of them stands beside the table.
    One,
    /// The window shows one part at a time: the table, or a side panel in its place.
    OnePart,
}

/// Which side panels are shown.
#[derive(Clone, Copy, Debug)]
pub struct Panels {
    /// The one that was opened last. It is shown if there is room for only one.
    pub last: SidePanel,
    pub room: Room,
    /// The one that stands in the place of the table where there is room for one part alone.
    pub alone: Option<SidePanel>,
    /// Whether the card is shown that explains the game.
    pub shows_card: bool,
}

impl Default for Panels {
    fn default() -> Self {
        Self { last: SidePanel::Coins, room: Room::default(), alone: None, shows_card: false }
    }
}

impl Panels {
    /// Returns whether a side panel is shown.
    pub fn shows(&self, panel: SidePanel, preferences: &Preferences) -> bool {
        let is_open = !preferences.is_closed(panel);
        match self.room {
            Room::Both => is_open,
            Room::One => is_open && self.last == panel,
            Room::OnePart => self.alone == Some(panel),
        }
    }

    /// Shows a side panel. If there is room for only one, it takes the place of the other, or that of the table.
    pub fn open(&mut self, panel: SidePanel, preferences: &mut Preferences) {
        if self.room == Room::OnePart {
            self.alone = Some(panel);
        } else {
            preferences.set_closed(panel, false);
            self.last = panel;
        }
    }

    /// Opens or closes a side panel.
    pub fn toggle(&mut self, panel: SidePanel, preferences: &mut Preferences) {
        if !self.shows(panel, preferences) {
            self.open(panel, preferences);
        } else if self.room == Room::OnePart {
            self.alone = None;
        } else {
            preferences.set_closed(panel, true);
            // The other one does not come in its place.
            self.last = panel;
        }
    }
}
