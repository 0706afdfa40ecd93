//! Keyboard layouts: names keys after what they type, and after their position.
//!
//! egui names a key after its letter. On a French keyboard a digit needs Shift, and the key of 6 types a minus sign.
//! [`name_keys`] changes the events, so that the rest of the window meets digits and signs without Shift.

use egui::{Event, Key, Modifiers};

/// Where digits go in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Naming {
    /// A key at the position of a digit types that digit, whatever its letter is.
    pub digits: bool,
    /// A minus sign stays one, even at the position of a digit.
    pub minus: bool,
    /// Alt with a digit is a shortcut, and types nothing.
    pub alt: bool,
}

/// Renames the keys that were pressed, and changes the texts that they type. Returns whether a key was taken for a
/// digit because of its position.
///
/// A key with `AltGr` loses its position, because it is meant by its letter. `alt_gr` says whether `AltGr` was down before
/// these events.
pub fn name_keys(events: &mut Vec<Event>, mut alt_gr: bool, naming: Naming) -> bool {
    let texts = texts_of_keys(events);
    let (mut by_position, mut silent) = (false, Vec::new());
    for at in 0..events.len() {
        let text = texts[at].and_then(|text| text_of(&events[text])).unwrap_or_default().to_owned();
        let Event::Key { key, physical_key: position, pressed, modifiers, .. } = &mut events[at] else { continue };
        if *position == Some(Key::AltRight) {
            alt_gr = *pressed;
        }
        if !*pressed {
            continue;
        }
        // A keyboard without AltGr has a second Alt there. In a browser on Windows, AltGr is Ctrl with Alt.
        if alt_gr && (!modifiers.alt || modifiers.ctrl) {
            *position = None;
            if modifiers.alt {
                *modifiers = Modifiers { shift: modifiers.shift, ..Modifiers::NONE };
            }
        }
        if let Some(sign) = Key::from_name(&text).filter(|_| is_sign(&text)) {
            // The layout decides whether a sign needs Shift.
            *key = sign;
            modifiers.shift = false;
        }
        let Some(digit) = position.filter(|position| is_digit(*position)) else { continue };
        if naming.alt && *modifiers == Modifiers::ALT && types(*key) {
            if !is_digit(*key) {
                *key = digit;
            }
            silent.extend(texts[at]);
        } else if naming.digits
            && modifiers.is_none()
            && let Some(typed) = texts[at]
        {
            // Without a text it is a key of the numeric keypad that moves the cursor.
            let is_by_letter = matches!(text.as_bytes(), [b'0'..=b'9']) || (naming.minus && *key == Key::Minus);
            if !is_by_letter {
                *key = digit;
                events[typed] = Event::Text(digit.name().to_owned());
                by_position = true;
            }
        }
    }
    silent.sort_unstable();
    for at in silent.into_iter().rev() {
        events.remove(at);
    }
    by_position
}

/// Returns for each event the index of the text that it types. The desktop sends a text after its key, and a browser may
/// send it before.
fn texts_of_keys(events: &[Event]) -> Vec<Option<usize>> {
    let mut texts = vec![None; events.len()];
    let mut free: Vec<bool> = events.iter().map(|event| text_of(event).is_some()).collect();
    for at in 0..events.len() {
        if matches!(&events[at], Event::Key { key, pressed: true, .. } if types(*key)) {
            let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
            texts[at] = beside.into_iter().find(|text| free.get(*text).copied().unwrap_or(false));
            if let Some(text) = texts[at] {
                free[text] = false;
            }
        }
    }
    texts
}

fn text_of(event: &Event) -> Option<&str> {
    match event {
        Event::Text(text) => Some(text),
        _ => None,
    }
}

/// Returns whether a text is one digit or one sign.
fn is_sign(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_digit() || letter.is_ascii_punctuation())
        && letters.next().is_none()
}

/// Returns whether a key types a letter, a digit or a sign.
fn types(key: Key) -> bool {
    key == Key::Space || (Key::Colon..=Key::Z).contains(&key)
}

pub fn is_digit(key: Key) -> bool {
    (Key::Num0..=Key::Num9).contains(&key)
}

/// Returns whether a shortcut with this key is meant by the key's position, too: digits, signs, and what the remote of a
/// presenter sends.
pub fn counts_by_position(key: Key) -> bool {
    is_digit(key) || is_bracket(key) || matches!(key, Key::Backslash | Key::Period | Key::B | Key::Minus | Key::Equals)
}

pub fn is_bracket(key: Key) -> bool {
    matches!(key, Key::OpenBracket | Key::CloseBracket)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Naming = Naming { digits: true, minus: false, alt: true };

    /// A key that is pressed: its name by egui, its position, and what it types.
    fn press(key: Key, position: Key, modifiers: Modifiers, text: &str) -> [Event; 2] {
        let physical_key = Some(position);
        let pressed = Event::Key { key, physical_key, pressed: true, repeat: false, modifiers };
        [pressed, Event::Text(text.to_owned())]
    }

    /// Returns what the keys are named, with their modifiers, and all that they type.
    fn named(mut events: Vec<Event>, alt_gr: bool, naming: Naming) -> (Vec<(Key, Modifiers)>, String) {
        name_keys(&mut events, alt_gr, naming);
        let typed = events.iter().filter_map(text_of).collect();
        let key = |event: &Event| match event {
            Event::Key { key, modifiers, .. } => Some((*key, *modifiers)),
            _ => None,
        };
        (events.iter().filter_map(key).collect(), typed)
    }

    fn named_one(events: [Event; 2], naming: Naming) -> (Key, Modifiers, String) {
        let (keys, typed) = named(events.into(), false, naming);
        (keys[0].0, keys[0].1, typed)
    }

    #[test]
    fn a_french_digit_with_shift_is_a_plain_digit() {
        let four = press(Key::Num4, Key::Num4, Modifiers::SHIFT, "4");
        assert_eq!(named_one(four, ALL), (Key::Num4, Modifiers::NONE, "4".to_owned()));
    }

    #[test]
    fn the_position_of_a_digit_types_it_where_its_letter_is_none() {
        let none = Modifiers::NONE;
        for (key, position, text, digit) in [
            (Key::Quote, Key::Num4, "'", "4"), // French
            (Key::Minus, Key::Num6, "-", "6"), // French
            (Key::Num5, Key::Num5, "(", "5"),  // French
            (Key::Num2, Key::Num2, "é", "2"),  // French
            (Key::Plus, Key::Num1, "+", "1"),  // Czech
            (Key::Num3, Key::Num3, "š", "3"),  // Czech
            (Key::Num7, Key::Num7, "۷", "7"),  // Persian
        ] {
            assert_eq!(named_one(press(key, position, none, text), ALL), (position, none, digit.to_owned()), "{text}");
            let events = press(key, position, none, text);
            assert_eq!(named_one(events.clone(), Naming { digits: false, ..ALL }).2, text, "in a text field");
            let [pressed, typed] = events;
            assert_eq!(named_one([typed, pressed], ALL), (position, none, digit.to_owned()), "{text} in a browser");
        }
    }

    #[test]
    fn a_minus_sign_stays_where_one_can_be_an_answer() {
        let minus = press(Key::Minus, Key::Num6, Modifiers::NONE, "-");
        assert_eq!(named_one(minus, Naming { minus: true, ..ALL }), (Key::Minus, Modifiers::NONE, "-".to_owned()));
    }

    #[test]
    fn alt_with_the_position_of_a_digit_is_that_digit_and_types_nothing() {
        for (key, modifiers, text) in [
            (Key::Num4, Modifiers::ALT, "4"),
            (Key::Quote, Modifiers::ALT, "'"),
            (Key::Num4, Modifiers::ALT | Modifiers::SHIFT, "4"),
        ] {
            let events = press(key, Key::Num4, modifiers, text);
            assert_eq!(named_one(events.clone(), ALL), (Key::Num4, Modifiers::ALT, String::new()), "{text}");
            assert_eq!(named_one(events, Naming { alt: false, ..ALL }).2, text, "in a text field");
        }
    }

    #[test]
    fn a_sign_that_needs_shift_or_alt_gr_is_the_sign() {
        let point = press(Key::Period, Key::Comma, Modifiers::SHIFT, ".");
        assert_eq!(named_one(point, ALL), (Key::Period, Modifiers::NONE, ".".to_owned()), "French");
        let bracket = || press(Key::OpenBracket, Key::Num8, Modifiers::NONE, "[");
        let expected = |modifiers| (vec![(Key::OpenBracket, modifiers)], "[".to_owned());
        assert_eq!(named(bracket().into(), true, ALL), expected(Modifiers::NONE), "German");
        let on_windows = press(Key::OpenBracket, Key::Num8, Modifiers::CTRL | Modifiers::ALT, "[");
        assert_eq!(named(on_windows.into(), true, ALL), expected(Modifiers::NONE), "German, in a browser");
        // AltGr may be pressed and released between two frames.
        let alt_gr = |pressed| Event::Key {
            key: Key::AltRight,
            physical_key: Some(Key::AltRight),
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let [pressed, typed] = bracket();
        let (keys, typed) = named(vec![alt_gr(true), pressed, typed, alt_gr(false)], false, ALL);
        assert_eq!((keys[1].0, &*typed), (Key::OpenBracket, "["));
    }

    #[test]
    fn a_key_of_the_keypad_that_moves_the_cursor_is_no_digit() {
        let modifiers = Modifiers::NONE;
        let key = |key| Event::Key { key, physical_key: Some(Key::Num1), pressed: true, repeat: false, modifiers };
        assert_eq!(named(vec![key(Key::End)], false, ALL).0[0].0, Key::End);
        let digit = press(Key::Num1, Key::Num1, modifiers, "1");
        assert_eq!(named_one(digit, ALL), (Key::Num1, modifiers, "1".to_owned()));
    }

    #[test]
    fn texts_belong_to_the_keys_beside_them() {
        let digits = [("(", Key::Num5), ("è", Key::Num7)].map(|(text, key)| press(key, key, Modifiers::NONE, text));
        assert_eq!(named(digits.concat(), false, ALL).1, "57");
        let in_browser: Vec<_> = digits.into_iter().flat_map(|[key, text]| [text, key]).collect();
        assert_eq!(named(in_browser, false, ALL).1, "57");
    }
}
