//! Keys to commands.

use egui::{Context, FocusDirection, InputState, Key, KeyboardShortcut};

use super::command::{Command, Message};

/// Takes the keys that are shortcuts out of the input and leaves their commands.
///
/// Shortcuts rest while a text field has the focus or a menu is open; Space also while a control has it, for
/// there it means a click.
pub fn commands(ctx: &Context, out: &mut Vec<Message>) {
    if ctx.text_edit_focused() || ctx.any_popup_open() {
        return;
    }
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let mut moves_focus = false;
    ctx.input_mut(|input| {
        for command in Command::ALL {
            for shortcut in command.about().keys {
                if focused && shortcut.logical_key == Key::Space {
                    continue;
                }
                for _ in 0..take(input, *shortcut) {
                    out.push(command.into());
                    moves_focus |= is_arrow(shortcut.logical_key);
                }
            }
        }
    });
    if moves_focus {
        // egui has read the arrows as well, to move the focus by them.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
}

/// Removes the presses of a shortcut with just its modifiers; how many there were.
fn take(input: &mut InputState, shortcut: KeyboardShortcut) -> usize {
    let before = input.events.len();
    input.events.retain(|event| {
        !matches!(event, egui::Event::Key { key, modifiers, pressed: true, .. }
            if *key == shortcut.logical_key && modifiers.matches_exact(shortcut.modifiers))
    });
    before - input.events.len()
}

fn is_arrow(key: Key) -> bool {
    matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown)
}
