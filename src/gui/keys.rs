//! Keys to commands.

use egui::{Context, Event, FocusDirection, Key, Popup};

use super::command::{Command, Message};

/// Takes the keys that are shortcuts out of the input and leaves their commands, in the order of the keys.
///
/// Shortcuts rest while a text field has the focus or a menu is open; Space also while a control has it, for
/// there it means a click. Where `arrows_take`, a step is a move in a game, and a key that is held makes no second one.
pub fn commands(ctx: &Context, arrows_take: bool, out: &mut Vec<Message>) {
    if ctx.text_edit_focused() || Popup::is_any_open(ctx) {
        return;
    }
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let mut moves_focus = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, modifiers, pressed: true, repeat, .. } = event else { return true };
            if focused && *key == Key::Space {
                return true;
            }
            let is_meant = |command: &Command| {
                let mut keys = command.about().keys.iter();
                keys.any(|shortcut| *key == shortcut.logical_key && modifiers.matches_exact(shortcut.modifiers))
            };
            let Some(command) = Command::ALL.iter().copied().find(is_meant) else { return true };
            let is_move = arrows_take && matches!(command, Command::Back | Command::Forward);
            if !repeat || (command.repeats() && !is_move) {
                out.push(command.into());
            }
            moves_focus |= matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown);
            false
        });
    });
    if moves_focus {
        // egui has read the arrows as well, to move the focus by them.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
}
