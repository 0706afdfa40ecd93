//! Which parts of the window are shown around the stage.

use crate::app::preferences::Preferences;
use crate::session::View;

/// How much room the window has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Room {
    /// A lesson that asks for a second pane gets it.
    Wide,
    #[default]
    Usual,
    /// The window shows one part at a time: the stage, or the row and the story in its place.
    OnePart,
}

/// Which parts are shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct Panels {
    pub room: Room,
    /// Whether the row and the story stand in the place of the stage, where there is room for one part alone.
    pub is_story_alone: bool,
    /// Whether the user has opened or closed the second pane. `None` follows the lesson.
    pub pane: Option<bool>,
}

impl Panels {
    /// Returns whether the row and the story are shown.
    pub fn shows_story(&self, preferences: &Preferences) -> bool {
        if self.room == Room::OnePart { self.is_story_alone } else { !preferences.story_closed }
    }

    /// Opens or closes the row and the story.
    pub fn show_story(&mut self, on: bool, preferences: &mut Preferences) {
        if self.room == Room::OnePart {
            self.is_story_alone = on;
        } else {
            preferences.story_closed = !on;
        }
    }

    /// Returns whether the stage has a second pane. `compares` is whether two tables are compared there.
    pub fn shows_pane(&self, view: View, compares: bool) -> bool {
        let is_asked_for = compares || view.beside.is_some_and(|beside| beside != view.subject);
        self.room != Room::OnePart && self.pane.unwrap_or(self.room == Room::Wide && is_asked_for)
    }
}
