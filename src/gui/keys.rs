//! Turns keys into commands, and into answers to a question.

use egui::{Context, Event, FocusDirection, Id, Key, KeyboardShortcut, Modifiers, Popup};

use crate::app::App;
use crate::app::command::Command;
use crate::app::direction::Direction;
use crate::app::message::{Message, Reply};
use crate::app::shortcut::Shortcut;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::Pick;
use crate::predict::AnswerForm;
use crate::wording::window;

/// Turns keys into answers to the open question, and removes them from the input so that they do nothing else.
///
/// Arrows choose an end, a cell or an old value. Digits are added to the number, whatever has the focus.
pub fn replies(ctx: &Context, state: &State, out: &mut Vec<Message>) {
    let Some(asked) = state.open_question() else { return };
    if !state.waits_for_answer() {
        return go_on(ctx, asked.transport, out);
    }
    let in_field = ctx.memory(|memory| memory.has_focus(number_field()));
    if state.is_blank() || Popup::is_any_open(ctx) || is_typing(ctx) {
        return;
    }
    let form = asked.question.form();
    let is_number = matches!(form, AnswerForm::Number | AnswerForm::NumberFrom(_));
    let has_focus = ctx.memory(|memory| memory.focused().is_some());
    let reply = |key: Key| match (form, key) {
        (_, Key::PageDown) => Some(Reply::Reveal),
        (AnswerForm::End, Key::ArrowLeft) => Some(Reply::End(Pick::Left)),
        (AnswerForm::End, Key::ArrowRight) => Some(Reply::End(Pick::Right)),
        (AnswerForm::End, Key::ArrowUp | Key::ArrowDown) => Some(Reply::End(Pick::Tie)),
        (AnswerForm::Cells(_), arrow) if is_arrow(arrow) => direction(arrow).map(Reply::Move),
        (AnswerForm::NumberFrom(_), Key::ArrowUp | Key::ArrowDown) => direction(key).map(Reply::Move),
        (AnswerForm::Cells(_), Key::Space | Key::Enter) if !has_focus => Some(Reply::Choose),
        // Enter checks even if an old value has the focus, because Space chooses that.
        (AnswerForm::Number | AnswerForm::NumberFrom(_), Key::Enter) => Some(Reply::Check),
        _ => None,
    };
    let (mut moves_focus, mut number) = (false, String::new());
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { key, modifiers: Modifiers::NONE, pressed: true, repeat, .. } => {
                let Some(reply) = reply(*key) else {
                    return in_field || !is_number || !writes_number(*key);
                };
                // A key that is held down gives only one answer.
                if !repeat || matches!(reply, Reply::Move(_)) {
                    out.push(Message::Reply(reply));
                }
                moves_focus |= is_arrow(*key);
                false
            }
            Event::Text(text) if is_number => {
                // Letters are commands, also those of a presenter's remote.
                let is_of_number = text.chars().all(|letter| letter.is_ascii_digit() || "-−".contains(letter));
                if is_of_number && !in_field {
                    number += text;
                }
                is_of_number && in_field
            }
            _ => true,
        });
    });
    if !number.is_empty() {
        out.push(Message::Reply(Reply::Type(number)));
    }
    if moves_focus {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
}

/// Turns Enter into a step forward from a question that is settled.
fn go_on(ctx: &Context, transport: Transport, out: &mut Vec<Message>) {
    let is_free = !is_typing(ctx) && !Popup::is_any_open(ctx) && ctx.memory(|memory| memory.focused().is_none());
    if is_free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        out.push(Message::Transport(transport, TransportAction::Forward));
    }
}

/// Returns whether the user types a text. The number field of an answer does not count, because it takes only digits
/// and leaves the other keys to the commands.
pub fn is_typing(ctx: &Context) -> bool {
    ctx.text_edit_focused() && !ctx.memory(|memory| memory.has_focus(number_field()))
}

/// Returns whether a key types or edits text in a text field, or moves its cursor. All others are left to the commands:
/// function keys, and keys with Ctrl that a field has no use for.
fn edits_text(key: Key, modifiers: Modifiers) -> bool {
    let is_editing = is_arrow(key) || matches!(key, Key::Home | Key::End | Key::Backspace | Key::Delete);
    if modifiers.command {
        return is_editing
            || matches!(key, Key::A | Key::C | Key::V | Key::X | Key::Y | Key::Z | Key::H | Key::U | Key::W);
    }
    !(Key::F1..=Key::F35).contains(&key)
}

/// Returns whether a key edits the number in the field of an answer, or is a letter, which means nothing there. The
/// other keys are left to the commands, above all those of a presenter's remote.
fn edits_number(key: Key, modifiers: Modifiers) -> bool {
    if modifiers.command {
        return edits_text(key, modifiers);
    }
    let is_editing = matches!(key, Key::Home | Key::End | Key::Backspace | Key::Delete | Key::Enter);
    writes_number(key) || is_arrow(key) || is_editing || (Key::A..=Key::Z).contains(&key)
}

/// Returns whether a key is a digit or a minus sign.
fn writes_number(key: Key) -> bool {
    key == Key::Minus || key.symbol_or_name().starts_with(|letter: char| letter.is_ascii_digit())
}

fn is_arrow(key: Key) -> bool {
    matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown)
}

/// Turns shortcuts into commands, in the order of the keys, and removes them from the input.
///
/// Shortcuts do nothing while a menu is open. While a text is typed (`typing`), keys that edit text belong to its field.
/// Space does nothing while a control has the focus, because it clicks the control. Where arrows are moves in a game, an
/// arrow that is held down makes only one move. In the lecture view digits are the number of a lesson, too.
pub fn commands(ctx: &Context, app: &App, typing: bool, out: &mut Vec<Message>) {
    if Popup::is_any_open(ctx) {
        return;
    }
    let (in_lecture, arrows_take) = (app.state().lecture.is_some(), app.arrows_take());
    let has_number = !app.typed_lesson().is_empty();
    let in_number = !typing && ctx.text_edit_focused();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let mut moves_focus = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, modifiers, pressed: true, repeat, .. } = event else { return true };
            let is_of_field = (typing && edits_text(*key, *modifiers)) || (in_number && edits_number(*key, *modifiers));
            if is_of_field || (focused && *key == Key::Space) {
                return true;
            }
            let is_meant = |command: &Command| {
                let mut keys = command.about().keys.iter();
                keys.any(|shortcut| {
                    let KeyboardShortcut { modifiers: wanted, logical_key } = keyboard_shortcut(*shortcut);
                    *key == logical_key && modifiers.matches_exact(wanted)
                })
            };
            if in_lecture && *modifiers == Modifiers::NONE {
                if let Some(digit) = digit(*key) {
                    out.push(Message::LessonDigit(digit));
                } else if *key == Key::Enter && has_number {
                    out.push(Message::OpenTypedLesson);
                    return false;
                }
            }
            let Some(command) = Command::offered().find(is_meant) else { return true };
            let is_move = arrows_take && matches!(command, Command::Back | Command::Forward);
            if !repeat || (command.repeats() && !is_move) {
                out.push(command.into());
            }
            moves_focus |= is_arrow(*key);
            false
        });
    });
    if moves_focus {
        // egui has read the arrows too, and would move the focus.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
}

/// Returns whether a key is that of a command, by the names that a browser gives it.
pub fn is_of_command(typed: &str, place: &str, modifiers: Modifiers) -> bool {
    let typed = Key::from_name(typed);
    // On some keyboards the digits type other signs.
    let place = Key::from_name(place).filter(|_| typed.is_none() || place.starts_with("Digit"));
    let is_key = |shortcut: &Shortcut| {
        let KeyboardShortcut { modifiers: wanted, logical_key } = keyboard_shortcut(*shortcut);
        [typed, place].contains(&Some(logical_key)) && modifiers.matches_exact(wanted)
    };
    Command::offered().any(|command| command.about().keys.iter().any(is_key))
}

/// Returns the digit on a key.
fn digit(key: Key) -> Option<char> {
    let mut name = key.symbol_or_name().chars();
    name.next().filter(|letter| letter.is_ascii_digit() && name.next().is_none())
}

/// Returns the direction of an arrow key.
fn direction(key: Key) -> Option<Direction> {
    match key {
        Key::ArrowLeft => Some(Direction::Left),
        Key::ArrowRight => Some(Direction::Right),
        Key::ArrowUp => Some(Direction::Up),
        Key::ArrowDown => Some(Direction::Down),
        _ => None,
    }
}

/// Converts a shortcut to egui's.
///
/// # Panics
/// If egui has no key of this name. A test checks the keys of all commands.
fn keyboard_shortcut(shortcut: Shortcut) -> KeyboardShortcut {
    let Shortcut { command, shift, key } = shortcut;
    let mut modifiers = Modifiers::NONE;
    modifiers.command = command;
    modifiers.shift = shift;
    let key = Key::from_name(key.name()).expect("egui has a key of this name");
    KeyboardShortcut::new(modifiers, key)
}

/// Returns the id of the number field of an answer.
pub fn number_field() -> Id {
    Id::unique("number-of-the-answer")
}

/// Returns the tooltip of a command, with its key if it has one: `Save the session to its file (Ctrl+S)`.
pub fn tooltip(command: Command, ctx: &Context) -> String {
    let (tooltip, key) = (command.about().tooltip, shortcut_text(command, ctx));
    if key.is_empty() { tooltip.to_owned() } else { window::with_key(tooltip, &key) }
}

/// Returns the first key of a command as text, such as `Ctrl+S`. Empty if it has none.
pub fn shortcut_text(command: Command, ctx: &Context) -> String {
    let Some(shortcut) = command.about().keys.first() else { return String::new() };
    let mut text = ctx.format_shortcut(&keyboard_shortcut(*shortcut));
    for (name, sign) in [
        ("PageUp", "Page ↑"),
        ("PageDown", "Page ↓"),
        ("Period", "."),
        ("Left", "←"),
        ("Right", "→"),
        ("Up", "↑"),
        ("Down", "↓"),
        ("Plus", "+"),
        ("Minus", "−"),
        ("OpenBracket", "["),
        ("CloseBracket", "]"),
        ("Backslash", "\\"),
        // What egui names them on a Mac. Not every font has these.
        ("⏴", "←"),
        ("⏵", "→"),
        ("⏶", "↑"),
        ("⏷", "↓"),
    ] {
        if let Some(modifiers) = text.strip_suffix(name) {
            text = format!("{modifiers}{sign}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_of_a_browser_is_that_of_a_command_by_its_names() {
        let with = |ctrl: bool, shift: bool| Modifiers { ctrl, command: ctrl, shift, ..Modifiers::NONE };
        assert!(is_of_command("k", "KeyK", with(true, false)), "the palette");
        assert!(is_of_command("л", "KeyK", with(true, false)), "on a Russian keyboard");
        assert!(is_of_command("\"", "Digit3", with(true, false)), "on a French one");
        assert!(is_of_command("S", "KeyS", with(true, true)) && is_of_command("F6", "F6", Modifiers::NONE));
        assert!(!is_of_command("k", "KeyK", Modifiers::NONE) && !is_of_command("k", "KeyK", with(true, true)));
        for (typed, place) in [("c", "KeyC"), ("v", "KeyV"), ("x", "KeyX")] {
            assert!(!is_of_command(typed, place, with(true, false)), "the browser's clipboard");
        }
        assert!(
            !is_of_command("Control", "ControlLeft", with(true, false)) && !is_of_command("Dead", "", Modifiers::NONE)
        );
    }

    #[test]
    fn egui_has_the_keys_of_all_commands() {
        for command in Command::offered() {
            for shortcut in command.about().keys {
                let key = keyboard_shortcut(*shortcut).logical_key;
                assert_eq!(key, Key::from_name(shortcut.key.name()).unwrap(), "{command:?}");
            }
        }
    }
}
