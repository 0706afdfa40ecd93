//! Turns keys into commands, into answers to a question, and into the beginning of a row.

use std::mem;

use egui::{Context, Event, FocusDirection, Id, ImeEvent, InputState, Key, KeyboardShortcut, Modifiers, Popup};

use crate::app::App;
use crate::app::command::Command;
use crate::app::direction::Direction;
use crate::app::key::Shortcut;
use crate::app::message::{Message, Reply};
use crate::app::row_draft::RowInput;
use crate::app::state::State;
use crate::app::transport::Transport;
use crate::game::Pick;
use crate::gui::keyboard_layouts::{Naming, counts_by_position, is_bracket, is_digit, name_keys};
use crate::gui::theme;
use crate::predict::AnswerForm;
use crate::session::Subject;
use crate::wording::names::key;
use crate::wording::window;

/// The keyboard, with what it has to know from one frame to the next.
#[derive(Default)]
pub struct Keyboard {
    /// Whether the user types a text in this frame, and in the last one.
    is_typing: bool,
    was_typing: bool,
    /// Whether a digit that was meant by its position has begun the row that is typed. The row goes on so.
    types_by_position: bool,
    /// Whether an input method composes a text, at the beginning of this frame and at its end.
    composes: (bool, bool),
}

/// The text field with the focus. The number field of an answer is none of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    None,
    /// The field of the row, with all of its text selected since Enter (`entered`), or not.
    Row {
        entered: bool,
    },
    Other,
}

impl Keyboard {
    /// Notes which field has the focus, and removes the keys of an input method from the input. To be called once in each
    /// pass.
    pub fn note_focus(&mut self, ctx: &Context) {
        self.leave_composing_keys(ctx);
        self.was_typing = mem::replace(&mut self.is_typing, is_typing(ctx));
        self.types_by_position &= has_focus(ctx, row_field());
    }

    /// Removes the keys that are pressed while an input method composes a text. They choose among its proposals, and some
    /// systems report them, too. egui leaves the field by Escape before this.
    fn leave_composing_keys(&mut self, ctx: &Context) {
        // All passes of a frame have the same events.
        if ctx.current_pass_index() == 0 {
            // Without a field nothing is composed, whatever the system has said last.
            self.composes.0 = self.composes.1 && ctx.text_edit_focused();
        }
        let (before, now) = &mut self.composes;
        *now = *before;
        ctx.input_mut(|input| {
            input.events.retain(|event| {
                match event {
                    Event::Ime(ImeEvent::Preedit { text, .. }) => *now = !text.is_empty(),
                    Event::Ime(ImeEvent::Commit(_)) => *now = false,
                    Event::Key { pressed: true, .. } => return !*now,
                    _ => {}
                }
                true
            });
        });
    }

    /// Turns the keys of this frame into messages, and removes them from the input. `entered` says whether the row in
    /// the focused field was just entered.
    pub fn read(&mut self, ctx: &Context, app: &App, entered: bool, out: &mut Vec<Message>) {
        let field = match (self.is_typing, self.was_typing) {
            (true, _) if has_focus(ctx, row_field()) => Field::Row { entered },
            // egui leaves a text field by Escape before this. Then Escape means nothing else.
            (true, _) | (_, true) => Field::Other,
            _ => Field::None,
        };
        // A keyboard on the screen types into fields only.
        if field == Field::None && ctx.input(|input| input.events.iter().any(is_pressed_key)) {
            ctx.data_mut(|data| data.insert_temp(has_keys(), true));
        }
        let is_mac = ctx.os().is_mac();
        let naming = Naming {
            digits: field == Field::None || (field != Field::Other && self.types_by_position),
            minus: asks_for_number(app.state()),
            // On a Mac, Alt types signs.
            alt: field == Field::None || ((field != Field::Other || has_focus(ctx, own_field())) && !is_mac),
        };
        let by_position = ctx.input_mut(|input| {
            let alt_gr = alt_gr_was_down(input);
            name_keys(&mut input.events, alt_gr, naming)
        });
        replies(ctx, app.state(), out);
        if field == Field::None && begin_number(ctx, app, out) {
            self.types_by_position = by_position;
        }
        commands(ctx, app, field, naming.alt, out);
    }
}

/// Returns whether `AltGr` was down before the events of this frame.
fn alt_gr_was_down(input: &InputState) -> bool {
    let first = input.events.iter().find_map(|event| match event {
        Event::Key { physical_key: Some(Key::AltRight), pressed, repeat: false, .. } => Some(*pressed),
        _ => None,
    });
    first.map_or_else(|| input.key_down(Key::AltRight), |pressed| !pressed)
}

/// Turns typed digits into the number of a lesson in the lecture view, or else into the beginning of a row. Returns
/// whether a row is begun.
///
/// A digit does nothing while a question is asked that has another answer, and where a part is shown alone.
fn begin_number(ctx: &Context, app: &App, out: &mut Vec<Message>) -> bool {
    if Popup::is_any_open(ctx) || ctx.text_edit_focused() || in_slot(ctx) {
        return false;
    }
    let is_number = |text: &str| text.starts_with(|letter: char| letter.is_ascii_digit());
    if by_hand(ctx, app, is_number) {
        return false;
    }
    let mut typed = String::new();
    let in_lecture = app.state().lecture.is_some();
    let asks = app.state().open_question().is_some() || app.state().waits_for_free_answer();
    let types_row = !in_lecture && app.part().is_none() && !asks;
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Text(text) if in_lecture && is_number(text) => {
                out.extend(text.chars().map(Message::LessonDigit));
                false
            }
            Event::Text(text) if types_row && (!typed.is_empty() || is_number(text)) => {
                typed += text;
                false
            }
            // What follows belongs to the row, too.
            Event::Key { pressed: true, .. } => typed.is_empty(),
            _ => true,
        });
    });
    let begins = !typed.is_empty();
    if begins {
        out.push(Message::RowInput(RowInput::Begin(typed)));
    }
    begins
}

/// Gives the focus to the field of a table that is filled by hand, if a number is typed while that is shown. Returns whether
/// it has it then.
fn by_hand(ctx: &Context, app: &App, is_number: impl Fn(&str) -> bool) -> bool {
    let state = app.state();
    let is_shown = state.subject() == Subject::Own && state.own_table().is_some() && app.dialog().is_none();
    let is_typed = |event: &Event| matches!(event, Event::Text(text) if is_number(text) || text.starts_with('-'));
    let is_typed = is_shown && ctx.input(|input| input.events.iter().any(is_typed));
    if is_typed {
        ctx.memory_mut(|memory| memory.request_focus(own_field()));
    }
    is_typed
}

fn asks_for_number(state: &State) -> bool {
    let form = state.open_question().map(|asked| asked.question.form());
    state.waits_for_answer() && matches!(form, Some(AnswerForm::Number | AnswerForm::NumberFrom(_)))
}

/// Turns keys into answers to the open question, and removes them from the input so that they do nothing else.
///
/// Arrows choose an end, a cell or an old value. Digits are added to the number, whatever has the focus.
fn replies(ctx: &Context, state: &State, out: &mut Vec<Message>) {
    let Some(asked) = state.open_question() else { return };
    if !state.waits_for_answer() {
        return go_on(ctx, state, out);
    }
    let in_field = has_focus(ctx, number_field());
    if state.is_blank() || Popup::is_any_open(ctx) || is_typing(ctx) {
        return;
    }
    let form = asked.question.form();
    let is_number = asks_for_number(state);
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
        // In a slow frame, digits come with the key behind them, which is about what they are.
        let is_check = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, .. });
        let in_field = in_field && !input.events.iter().any(is_check);
        input.events.retain(|event| match event {
            Event::Key { key, modifiers: Modifiers::NONE, pressed: true, repeat, .. } => {
                let Some(reply) = reply(*key) else {
                    return in_field || !is_number || !writes_number(*key);
                };
                // A key that is held down gives only one answer.
                if !repeat || matches!(reply, Reply::Move(_)) {
                    if !number.is_empty() {
                        out.push(Message::Reply(Reply::Type(std::mem::take(&mut number))));
                    }
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

/// Lets Enter lead on from a question that is settled.
fn go_on(ctx: &Context, state: &State, out: &mut Vec<Message>) {
    let is_free = !is_typing(ctx) && !Popup::is_any_open(ctx) && ctx.memory(|memory| memory.focused().is_none());
    if is_free && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        out.extend(state.after_question());
    }
}

/// Returns whether the user types a text. The number field of an answer does not count, because it takes only digits
/// and leaves the other keys to the commands.
fn is_typing(ctx: &Context) -> bool {
    ctx.text_edit_focused() && !has_focus(ctx, number_field())
}

fn has_focus(ctx: &Context, id: Id) -> bool {
    ctx.memory(|memory| memory.has_focus(id))
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

/// Returns whether a key can stand in the text of a block, or begin it.
fn names_block(key: Key, modifiers: Modifiers) -> bool {
    let is_sign = matches!(key, Key::Plus | Key::Equals | Key::OpenBracket | Key::CloseBracket);
    !modifiers.command && !modifiers.alt && (writes_number(key) || is_sign || (Key::A..=Key::Z).contains(&key))
}

/// Returns whether a key is a digit or a minus sign.
fn writes_number(key: Key) -> bool {
    key == Key::Minus || is_digit(key)
}

/// Returns whether a key is a shortcut in the field of a row that is entered: it plays, steps, undoes or redoes.
fn acts_on_entered_row(key: Key, modifiers: Modifiers) -> bool {
    if modifiers.command {
        return matches!(key, Key::Z | Key::Y);
    }
    !modifiers.alt && (is_arrow(key) || matches!(key, Key::Space | Key::Home | Key::End))
}

fn is_arrow(key: Key) -> bool {
    matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown)
}

/// Turns shortcuts into commands, in the order of the keys, and removes them from the input.
///
/// Shortcuts do nothing while a menu is open. While a text is typed, keys that edit text belong to its field. Space does
/// nothing while a control has the focus, because it clicks the control. Where arrows are moves in a game, an arrow that
/// is held down makes only one move.
fn commands(ctx: &Context, app: &App, field: Field, takes_alt: bool, out: &mut Vec<Message>) {
    if Popup::is_any_open(ctx) {
        return;
    }
    let arrows_take = app.arrows_take();
    let enters_lesson = app.state().lecture.is_some() && !&app.presenter().typed_lesson.is_empty();
    let takes_coins = app.state().transports.active == Transport::Game || app.state().show_of_hands().is_some();
    let in_number = field == Field::None && ctx.text_edit_focused();
    let in_slot = in_slot(ctx);
    let in_own = has_focus(ctx, own_field());
    let in_answer = in_own || has_focus(ctx, answer_field());
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let mut entered = field == Field::Row { entered: true };
    let mut moves_focus = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            if let Event::Text(text) = event {
                // A space before a row types nothing.
                entered &= text == " ";
                return !entered;
            }
            let Event::Key { key, physical_key, modifiers, pressed: true, repeat } = event else { return true };
            let is_of_field = match field {
                Field::None => {
                    (in_number && edits_number(*key, *modifiers)) || (in_slot && names_block(*key, *modifiers))
                }
                Field::Row { .. } if entered && acts_on_entered_row(*key, *modifiers) => false,
                _ if takes_alt && *modifiers == Modifiers::ALT && is_digit(*key) => false,
                // One number after the other is taken back there, not one digit.
                Field::Other if in_own && modifiers.command && matches!(key, Key::Y | Key::Z) => false,
                // A remote leads on from a question.
                Field::Other if in_answer && matches!(key, Key::PageUp | Key::PageDown) => false,
                Field::Row { .. } | Field::Other => edits_text(*key, *modifiers),
            };
            if is_of_field || (focused && !entered && *key == Key::Space) {
                return true;
            }
            if enters_lesson && *key == Key::Enter && modifiers.is_none() {
                out.push(Message::OpenTypedLesson);
                return false;
            }
            let position = physical_key.filter(|position| position != key);
            let of_bracket = position.filter(|position| takes_coins && is_bracket(*position));
            let command = of_bracket.and_then(|bracket| command_of(bracket, None, *modifiers));
            let Some(command) = command.or_else(|| command_of(*key, position, *modifiers)) else { return true };
            let is_move = arrows_take && matches!(command, Command::Back | Command::Forward);
            if !repeat || (command.row().repeats && !is_move) {
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

/// Returns whether a key of a command is pressed beside a text field, and removes it from the input. A key that edits the
/// text does not count.
pub fn take(ctx: &Context, command: Command) -> bool {
    let shortcuts = command.about().keys.iter().map(|shortcut| keyboard_shortcut(*shortcut));
    ctx.input_mut(|input| {
        shortcuts
            .filter(|shortcut| !edits_text(shortcut.logical_key, shortcut.modifiers))
            .any(|shortcut| input.consume_shortcut(&shortcut))
    })
}

/// Returns whether a key is that of a command, by the names that a browser gives it.
pub fn is_of_command(typed: &str, place: &str, modifiers: Modifiers) -> bool {
    let position = Key::from_name(place);
    let key = Key::from_name(typed).or(position);
    key.is_some_and(|key| command_of(key, position, modifiers).is_some())
}

/// Returns the command of a key: by its letter, or else by its position.
fn command_of(key: Key, position: Option<Key>, modifiers: Modifiers) -> Option<Command> {
    let of_key = |key: Key| {
        Command::offered().find(|command| {
            command.about().keys.iter().any(|shortcut| {
                let KeyboardShortcut { modifiers: wanted, logical_key } = keyboard_shortcut(*shortcut);
                key == logical_key && modifiers.matches_exact(wanted)
            })
        })
    };
    of_key(key).or_else(|| position.filter(|position| counts_by_position(*position)).and_then(of_key))
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
    let Shortcut { command, alt, shift, key } = shortcut;
    let modifiers = Modifiers { command, alt, shift, ..Modifiers::NONE };
    let key = Key::from_name(key.name()).expect("egui has a key of this name");
    KeyboardShortcut::new(modifiers, key)
}

/// Returns the id of the number field of an answer.
pub fn number_field() -> Id {
    Id::unique("number-of-the-answer")
}

/// Returns whether the field with the focus takes digits alone: a phone then shows no other keys.
pub fn types_digits(ctx: &Context, state: &State) -> bool {
    if has_focus(ctx, answer_field()) {
        return state.free_answer().is_some_and(|asked| asked.question.takes_digits());
    }
    let types_number = [number_field(), own_field()].into_iter().any(|field| has_focus(ctx, field));
    let recurrence = state.view().recurrence;
    // Equations that mean no published table may give numbers below 0 in any way.
    types_number && recurrence.meanings().is_some() && !recurrence.has_signs(state.row())
}

/// Returns the id of the field of the answer to an author's question.
pub fn answer_field() -> Id {
    Id::unique("answer-to-the-author")
}

/// Returns the id of the number field of a table that is filled by hand.
pub fn own_field() -> Id {
    Id::unique("number-of-the-own-table")
}

/// Returns where the slot of a recurrence that has the focus leaves its id.
pub fn slot_with_focus() -> Id {
    Id::unique("slot-with-focus")
}

/// Returns whether letters choose a block.
fn in_slot(ctx: &Context) -> bool {
    let slot = ctx.data(|data| data.get_temp::<Id>(slot_with_focus()));
    slot.is_some_and(|slot| has_focus(ctx, slot))
}

/// Returns the id of the text field of the row.
pub fn row_field() -> Id {
    Id::unique("coins-text")
}

/// Returns the tooltip of a command, with its key if it has one: `Save the session to its file (Ctrl+S)`.
pub fn tooltip(command: Command, ctx: &Context) -> String {
    let (tooltip, key) = (command.about().tooltip, shortcut_hint(command, ctx));
    if key.is_empty() { tooltip.to_owned() } else { window::with_key(tooltip, &key) }
}

fn is_pressed_key(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. })
}

/// Returns where it is noted that a key was pressed outside of a text field, so that there is a keyboard.
fn has_keys() -> Id {
    Id::unique("a-key-was-pressed")
}

/// Returns the key of a command beside it in menus and tooltips. Empty where only fingers were used so far.
pub fn shortcut_hint(command: Command, ctx: &Context) -> String {
    if has_keyboard(ctx) { shortcut_text(command, ctx) } else { String::new() }
}

/// Returns whether there is a keyboard: where only fingers were used so far, there may be none.
pub fn has_keyboard(ctx: &Context) -> bool {
    !theme::is_for_fingers(ctx) || ctx.data(|data| data.get_temp(has_keys()).unwrap_or(false))
}

/// Returns the first key of a command as text, such as `Ctrl+S`. Empty if it has none.
pub fn shortcut_text(command: Command, ctx: &Context) -> String {
    let Some(shortcut) = command.about().keys.first() else { return String::new() };
    let text = ctx.format_shortcut(&keyboard_shortcut(*shortcut));
    let mut text = text.split('+').map(legend).collect::<Vec<_>>().join("+");
    for (name, sign) in [
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

/// Returns what is printed on a key that egui names so. On a Mac, the signs of other keys stand before it.
fn legend(name: &str) -> String {
    let signs = name.trim_end_matches(|letter: char| letter.is_ascii_alphanumeric());
    let legend = match &name[signs.len()..] {
        "Ctrl" => key::ctrl(),
        "Shift" => key::shift(),
        "Alt" => key::alt(),
        "Backspace" => key::backspace(),
        "Delete" => key::delete(),
        "Insert" => key::insert(),
        "Enter" => key::enter(),
        "Escape" => key::escape(),
        "Space" => key::space(),
        "Tab" => key::tab(),
        "Home" => key::home(),
        "End" => key::end(),
        "PageUp" => key::page_up(),
        "PageDown" => key::page_down(),
        name => name,
    };
    [signs, legend].concat()
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    #[test]
    fn a_key_of_a_browser_is_that_of_a_command_by_its_names() {
        let with = |ctrl: bool, shift: bool| Modifiers { ctrl, command: ctrl, shift, ..Modifiers::NONE };
        assert!(is_of_command("k", "KeyK", with(true, false)), "the palette");
        assert!(is_of_command("л", "KeyK", with(true, false)), "on a Russian keyboard");
        assert!(is_of_command("\"", "Digit3", with(true, false)), "on a French one");
        assert!(is_of_command("'", "Digit4", Modifiers::ALT), "a recurrence on a French one");
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
        for command in Command::VARIANTS {
            for shortcut in [false, true].into_iter().flat_map(|is_page| command.keys_in(is_page)) {
                let key = keyboard_shortcut(*shortcut).logical_key;
                assert_eq!(key, Key::from_name(shortcut.key.name()).unwrap(), "{command:?}");
            }
        }
    }
}
