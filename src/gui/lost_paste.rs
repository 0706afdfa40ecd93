//! Tells when the keys that paste were pressed, and the system has handed nothing over.
//!
//! The window takes the pressed keys away and puts the pasted text in their place. Without a text nothing is left but the
//! release of the key. That is so if the clipboard is empty or holds a picture, and if its program is too slow: a long text
//! comes in pieces, and the next piece is not awaited for long.

use egui::{Event, Key};

/// The keys that paste, and whether their text came.
#[derive(Debug, Default)]
pub struct LostPaste {
    /// Whether the release of a key is explained: by its press, or by a text.
    is_explained: bool,
}

impl LostPaste {
    /// Returns whether the events of a frame show that nothing was handed over.
    pub fn is_seen_in(&mut self, events: &[Event]) -> bool {
        let mut is_lost = false;
        for event in events {
            match event {
                Event::Paste(_) | Event::Key { key: Key::V | Key::Insert | Key::Paste, pressed: true, .. } => {
                    self.is_explained = true;
                }
                Event::Key { key: Key::V | Key::Insert | Key::Paste, pressed: false, .. } => {
                    is_lost |= !std::mem::take(&mut self.is_explained);
                }
                _ => {}
            }
        }
        is_lost
    }
}

#[cfg(test)]
mod tests {
    use egui::Modifiers;

    use super::*;

    fn key(key: Key, pressed: bool) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
    }

    #[test]
    fn a_release_without_a_press_and_without_a_text_is_a_lost_paste() {
        let mut paste = LostPaste::default();
        let text = || Event::Paste("8 15".to_owned());
        let mut frames = |frames: Vec<Vec<Event>>| frames.iter().any(|events| paste.is_seen_in(events));
        assert!(frames(vec![vec![key(Key::V, false)]]));
        assert!(frames(vec![vec![text(), key(Key::V, false)], vec![key(Key::V, false)]]), "the second one");
        assert!(!frames(vec![vec![text()], vec![], vec![key(Key::V, false)]]));
        assert!(!frames(vec![vec![key(Key::V, true), key(Key::V, false)]]), "a letter");
        assert!(!frames(vec![vec![key(Key::A, false)]]));
    }
}
