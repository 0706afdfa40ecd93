//! What egui's input lacks: a finger that rests, and a paste that the system does not hand over.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, TouchPhase, pos2};

/// How long a finger rests before it hovers, in seconds.
const REST: f64 = 0.4;
/// How far a resting finger may move, in points. egui calls more than 6 points a drag.
const MAX_MOVE: f32 = 6.0;
/// How far a hovering finger may move before it drags, in points.
const MAX_HOVER_MOVE: f32 = 14.0;
/// Where no control is.
const NOWHERE: Pos2 = pos2(-10_000.0, -10_000.0);

/// What the finger on the window does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum LongPress {
    /// There is none, or it drags, or there are several.
    #[default]
    None,
    /// It has pressed at a place, at a time in seconds.
    Pressed(Pos2, f64),
    /// It hovers over the place where it has pressed.
    Hovers(Pos2),
}

impl LongPress {
    /// Changes the events of a frame at `time`, in seconds, as a resting finger asks for. `is_dragging` says whether it
    /// drags something, such as the handle of a slider. Returns the time in seconds until it hovers if it goes on resting.
    pub fn change(&mut self, events: &mut Vec<Event>, time: f64, is_dragging: bool) -> Option<f64> {
        let mut changed = Vec::with_capacity(events.len());
        for event in events.drain(..) {
            match (&event, *self) {
                (Event::Touch { phase: TouchPhase::Start, .. }, Self::Hovers(at)) => {
                    // A second finger: both zoom.
                    changed.extend([press(at, true), event]);
                    *self = Self::None;
                }
                (Event::Touch { phase: TouchPhase::Start, pos, .. }, _) => {
                    let is_first = *self == Self::None && !events_have_two_fingers(&changed);
                    *self = if is_first { Self::Pressed(*pos, time) } else { Self::None };
                    changed.push(event);
                }
                (Event::Touch { phase: TouchPhase::Move, pos, .. }, Self::Pressed(at, _))
                    if pos.distance(at) > MAX_MOVE =>
                {
                    *self = Self::None;
                    changed.push(event);
                }
                (Event::Touch { phase: TouchPhase::Move, pos, .. }, Self::Hovers(at))
                    if pos.distance(at) > MAX_HOVER_MOVE =>
                {
                    changed.extend([press(at, true), Event::PointerMoved(*pos), event.clone()]);
                    *self = Self::None;
                }
                (Event::Touch { phase: TouchPhase::End | TouchPhase::Cancel, .. }, Self::Pressed(..)) => {
                    *self = Self::None;
                    changed.push(event);
                }
                (Event::Touch { phase: TouchPhase::End | TouchPhase::Cancel, .. }, Self::Hovers(_)) => {
                    *self = Self::None;
                    changed.extend([event, Event::PointerGone]);
                }
                // Its press was taken back already.
                (Event::PointerButton { pressed: false, .. }, Self::Hovers(_)) => {}
                _ => changed.push(event),
            }
        }
        *events = changed;
        let Self::Pressed(at, since) = *self else { return None };
        let left = since + REST - time;
        if is_dragging {
            *self = Self::None;
            return None;
        }
        if left > 0.0 {
            return Some(left);
        }
        // Far away it clicks nothing, and moving there and back drags nothing.
        events.extend([Event::PointerMoved(NOWHERE), press(NOWHERE, false), Event::PointerMoved(at)]);
        *self = Self::Hovers(at);
        None
    }
}

fn press(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn events_have_two_fingers(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Touch { phase: TouchPhase::Start, .. }))
}

// Tells when the keys that paste were pressed, and the system has handed nothing over.
//
// The window takes the pressed keys away and puts the pasted text in their place. Without a text nothing is left but the
// release of the key. That is so if the clipboard is empty or holds a picture, and if its program is too slow: a long text
// comes in pieces, and the next piece is not awaited for long.

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
    use egui::{TouchDeviceId, TouchId};

    use super::*;

    const AT: Pos2 = pos2(100.0, 50.0);

    fn touch(id: u64, phase: TouchPhase, pos: Pos2) -> Event {
        Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos, force: None }
    }

    /// A finger that has pressed at time 0 and has rested until it hovers.
    fn hovering() -> LongPress {
        let mut finger = LongPress::default();
        let mut events = vec![press(AT, true), touch(1, TouchPhase::Start, AT)];
        assert_eq!(finger.change(&mut events, 0.0, false), Some(REST));
        assert_eq!(events, [press(AT, true), touch(1, TouchPhase::Start, AT)]);
        let mut events = Vec::new();
        assert_eq!(finger.change(&mut events, REST, false), None);
        assert_eq!(events.last(), Some(&Event::PointerMoved(AT)));
        assert!(events.contains(&press(NOWHERE, false)), "nothing is pressed");
        finger
    }

    #[test]
    fn a_resting_finger_hovers_and_presses_nothing_when_it_is_taken_away() {
        let mut finger = hovering();
        let mut events = vec![press(AT, false), Event::PointerGone, touch(1, TouchPhase::End, AT)];
        finger.change(&mut events, 2.0, false);
        assert!(!events.iter().any(|event| matches!(event, Event::PointerButton { .. })), "{events:?}");
        assert_eq!((events.last(), finger), (Some(&Event::PointerGone), LongPress::None));
    }

    #[test]
    fn a_hovering_finger_that_moves_on_drags_from_where_it_pressed() {
        let mut finger = hovering();
        let to = AT + egui::vec2(20.0, 0.0);
        let mut events = vec![touch(1, TouchPhase::Move, to)];
        finger.change(&mut events, 1.0, false);
        assert_eq!(events[..2], [press(AT, true), Event::PointerMoved(to)]);
        assert_eq!(finger, LongPress::None);
    }

    #[test]
    fn a_finger_that_moves_drags_or_is_not_alone_never_hovers() {
        for second in [touch(1, TouchPhase::Move, AT + egui::vec2(9.0, 0.0)), touch(2, TouchPhase::Start, AT)] {
            let mut finger = LongPress::default();
            finger.change(&mut vec![press(AT, true), touch(1, TouchPhase::Start, AT)], 0.0, false);
            finger.change(&mut vec![second.clone()], 0.1, false);
            let mut events = Vec::new();
            assert_eq!(finger.change(&mut events, 1.0, false), None);
            assert!(events.is_empty(), "{second:?}");
        }
        let mut finger = LongPress::default();
        assert_eq!(finger.change(&mut vec![touch(1, TouchPhase::Start, AT)], 0.0, true), None);
        assert_eq!(finger, LongPress::None, "it drags");
    }

    #[test]
    fn a_mouse_is_left_alone() {
        let mut finger = LongPress::default();
        let all = vec![Event::PointerMoved(AT), press(AT, true)];
        let mut events = all.clone();
        assert_eq!(finger.change(&mut events, 0.0, false), None);
        assert_eq!(finger.change(&mut Vec::new(), 5.0, false), None);
        assert_eq!(events, all);
    }

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
