//! Keys to commands.

use egui::{Context, Event, FocusDirection, Id, Key, KeyboardShortcut, Modifiers, Popup};
use strum::VariantArray;

use crate::app::command::Command;
use crate::app::direction::Direction;
use crate::app::message::{Message, Reply};
use crate::app::shortcut::Shortcut;
use crate::app::state::State;
use crate::app::transport::{Transport, TransportAction};
use crate::game::Pick;
use crate::predict::AnswerForm;

/// Takes the keys that answer a question out of the input, so that they move nothing else: arrows choose an end, a cell
/// or where a number is from, and digits are a number wherever the focus is.
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
        // Also with the focus on one of the places that it may be from, which are chosen by Space.
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
                // A key that is held gives one answer.
                if !repeat || matches!(reply, Reply::Move(_)) {
                    out.push(Message::Reply(reply));
                }
                moves_focus |= is_arrow(*key);
                false
            }
            Event::Text(text) if is_number => {
                // A number has no letters: they are commands, of a presenter's remote too.
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

/// Enter goes on from a question that is settled.
fn go_on(ctx: &Context, transport: Transport, out: &mut Vec<Message>) {
    let is_free = !is_typing(ctx) && !Popup::is_any_open(ctx) && ctx.memory(|memory| memory.focused().is_none());
    if is_free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        out.push(Message::Transport(transport, TransportAction::Forward));
    }
}

/// Whether the user types a text. The field of an answer takes only digits, and leaves all other keys to the commands.
pub fn is_typing(ctx: &Context) -> bool {
    ctx.text_edit_focused() && !ctx.memory(|memory| memory.has_focus(number_field()))
}

/// Whether a key changes the number in the field, or moves in it.
fn edits_number(key: Key, modifiers: Modifiers) -> bool {
    if modifiers.command {
        return matches!(key, Key::A | Key::C | Key::V | Key::X | Key::Z);
    }
    let is_editing = matches!(key, Key::Home | Key::End | Key::Backspace | Key::Delete | Key::Enter);
    writes_number(key) || is_arrow(key) || is_editing
}

/// Whether a key is a digit or the sign before it.
fn writes_number(key: Key) -> bool {
    key == Key::Minus || key.symbol_or_name().starts_with(|letter: char| letter.is_ascii_digit())
}

fn is_arrow(key: Key) -> bool {
    matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown)
}

/// Takes the keys that are shortcuts out of the input and leaves their commands, in the order of the keys.
///
/// Shortcuts rest while a text field has the focus or a menu is open; Space also while a control has it, for
/// there it means a click. Where `arrows_take`, a step is a move in a game, and a key that is held makes no second one.
pub fn commands(ctx: &Context, arrows_take: bool, out: &mut Vec<Message>) {
    if is_typing(ctx) || Popup::is_any_open(ctx) {
        return;
    }
    let in_number = ctx.text_edit_focused();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let mut moves_focus = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, modifiers, pressed: true, repeat, .. } = event else { return true };
            if (focused && *key == Key::Space) || (in_number && edits_number(*key, *modifiers)) {
                return true;
            }
            let is_meant = |command: &Command| {
                let mut keys = command.about().keys.iter();
                keys.any(|shortcut| {
                    let KeyboardShortcut { modifiers: wanted, logical_key } = keyboard_shortcut(*shortcut);
                    *key == logical_key && modifiers.matches_exact(wanted)
                })
            };
            let Some(command) = Command::VARIANTS.iter().copied().find(is_meant) else { return true };
            let is_move = arrows_take && matches!(command, Command::Back | Command::Forward);
            if !repeat || (command.repeats() && !is_move) {
                out.push(command.into());
            }
            moves_focus |= is_arrow(*key);
            false
        });
    });
    if moves_focus {
        // egui has read the arrows as well, to move the focus by them.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
}

/// The direction of an arrow key.
fn direction(key: Key) -> Option<Direction> {
    match key {
        Key::ArrowLeft => Some(Direction::Left),
        Key::ArrowRight => Some(Direction::Right),
        Key::ArrowUp => Some(Direction::Up),
        Key::ArrowDown => Some(Direction::Down),
        _ => None,
    }
}

/// A shortcut as egui has it.
///
/// # Panics
/// If egui has no key of this name; a test goes through all commands.
fn keyboard_shortcut(shortcut: Shortcut) -> KeyboardShortcut {
    let Shortcut { command, shift, key } = shortcut;
    let mut modifiers = Modifiers::NONE;
    modifiers.command = command;
    modifiers.shift = shift;
    let key = Key::from_name(key.name()).expect("egui has a key of this name");
    KeyboardShortcut::new(modifiers, key)
}

/// Which field the number of an answer is typed into.
pub fn number_field() -> Id {
    Id::unique("number of the answer")
}

/// What it does and, if there is one, its key: `Go over to the next line of the game (B)`.
pub fn tooltip(command: Command, ctx: &Context) -> String {
    let (tooltip, key) = (command.about().tooltip, shortcut_text(command, ctx));
    if key.is_empty() { tooltip.to_owned() } else { format!("{tooltip} ({key})") }
}

/// The key as it is shown, such as `Ctrl+S`; empty if there is none.
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
    fn egui_has_the_keys_of_all_commands() {
        for command in Command::VARIANTS {
            for shortcut in command.about().keys {
                let key = keyboard_shortcut(*shortcut).logical_key;
                assert_eq!(key, Key::from_name(shortcut.key.name()).unwrap(), "{command:?}");
            }
        }
    }
}
