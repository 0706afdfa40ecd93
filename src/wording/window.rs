//! The window around the panels: hints, announcements for screen readers, errors at the start, and the file dialog of
//! the system.

use crate::game::{CountFrom, Interval, Player, Scores};
use crate::number::{exact, group_count};

use super::names::coins_name;

/// The button that removes the notices.
pub fn dismiss() -> &'static str {
    "Dismiss"
}

/// The button of a notice that brings work back.
pub fn undo() -> &'static str {
    "Undo"
}

/// Stands over the window while a file is dragged over it.
pub fn drop_file() -> &'static str {
    "Drop the file to open it"
}

/// Returns `Only one session can be open, so only the first dropped file is opened: lesson.ron`.
pub fn first_dropped_file(path: &str) -> String {
    format!("Only one session can be open, so only the first dropped file is opened: {path}")
}

/// Returns `If the system ends the program, your last changes may be lost:`, with the reason behind it.
pub fn changes_may_be_lost(reason: &str) -> String {
    format!("If the system ends the program, your last changes may be lost: {reason}")
}

/// Returns `The run of fusion could not be computed:`, with the reason behind it.
pub fn not_computed(what: &str, reason: &str) -> String {
    format!("{what} could not be computed: {reason}")
}

/// What the keys do while they move the fill.
pub fn keys_of_fill() -> &'static str {
    "Space fills the table · ← → step through the fill"
}

/// What the keys do while they move the run of fusion.
pub fn keys_of_fusion() -> &'static str {
    "Space fuses the coins · ← → step through fusion"
}

/// What the keys do while they move the replay of the game.
pub fn keys_of_game() -> &'static str {
    "Space plays the game · ← → step through the game"
}

/// What the keys do while it is your turn in the game.
pub fn keys_of_your_turn() -> &'static str {
    "← → take an end · Backspace takes a move back"
}

/// Returns `Space fills the table · ← → step through the fill · F6 moves the game · Ctrl+S saves · F1 all keys`.
pub fn key_hints(keys: &str, switch_key: &str, next_subject: &str, save_key: &str, all_key: &str) -> String {
    format!("{keys} · {switch_key} moves the {next_subject} · {save_key} saves · {all_key} all keys")
}

/// The announcement while a slide is blank.
pub fn table_is_hidden() -> &'static str {
    "the table is hidden"
}

/// The announcement before the first step.
pub fn nothing_filled_yet() -> &'static str {
    "nothing filled yet"
}

/// Returns `pinned cell 1 to 4: first 22, second 12, take left`.
pub fn pinned(cell: &str) -> String {
    format!("pinned {cell}")
}

/// Returns `step 17 of 21, cell 1 to 4: first 22, second 12, take left`.
pub fn step(step: u64, steps: u64, what: &str) -> String {
    format!("step {} of {}, {what}", group_count(step), group_count(steps))
}

/// Returns `solve(1, 2), the first call made by solve(0, 2): Does the memo know it?`
pub fn call(code: &str, asked_by: &str, answer: &str) -> String {
    format!("{code}, {asked_by}: {answer}")
}

/// Returns the position of the game: `after 2 moves, First 7, Second 8: First to move on coins 1 to 2`. `turn` is the
/// player to move and the coins that are left, if the game goes on.
pub fn position(count_from: CountFrom, moves: usize, scores: Scores, turn: Option<(Player, Interval)>) -> String {
    let next = turn.map_or("the end of the game".to_owned(), |(player, interval)| {
        let [i, j] = count_from.ends(interval).map(group_count);
        let coins = if interval.is_single() { coins_name(count_from, interval) } else { format!("coins {i} to {j}") };
        format!("{} to move on {coins}", player.name())
    });
    let (count, noun) = (group_count(moves), if moves == 1 { "move" } else { "moves" });
    format!("after {count} {noun}, First {}, Second {}: {next}", exact(scores.first), exact(scores.second))
}

/// Returns the tooltip of a command with its key: `Save the session to its file (Ctrl+S)`.
pub fn with_key(tooltip: &str, key: &str) -> String {
    format!("{tooltip} ({key})")
}

/// Why the window does not open without a display.
pub fn no_display() -> &'static str {
    "there is no display; use a desktop, set DISPLAY or WAYLAND_DISPLAY, or use `coin-duel solve` or `coin-duel export`, which need no display"
}

/// Returns `the display of DISPLAY=:99 can't be reached;`, and what to do.
pub fn unreachable_display(variable: &str, value: &str) -> String {
    format!(
        "the display of {variable}={value} can't be reached; correct the variable, or use `coin-duel solve` or \
         `coin-duel export`, which need no display"
    )
}

/// Returns `the display has no usable OpenGL`, with the reason in brackets, and what to do.
pub fn no_graphics(reason: &str) -> String {
    format!(
        "the display has no usable OpenGL ({reason}); install its graphics driver (on Linux also Mesa's), or use \
         `coin-duel solve` or `coin-duel export`"
    )
}

/// Returns `the window could not be opened:`, with the reason behind it.
pub fn not_opened(reason: &str) -> String {
    format!("the window could not be opened: {reason}")
}

/// The kinds of files in the file dialog of the system.
pub fn session_files() -> &'static str {
    "coin-duel session"
}

/// Turns to the part before, where a field shows a part of a long text.
pub fn earlier_part() -> &'static str {
    "‹ Earlier"
}

/// Turns to the part behind.
pub fn later_part() -> &'static str {
    "Later ›"
}

/// Returns `This text is long. You see 40% to 60% of it.`
pub fn part_of_text(from: usize, to: usize) -> String {
    format!("This text is long. You see {from}% to {to}% of it.")
}

/// Nothing came for the keys that paste.
pub fn nothing_pasted() -> &'static str {
    "Nothing was pasted: the clipboard has no text, or its program did not hand it over in time. Copy it again, or save \
     it as a file and open that."
}

/// The system has no dialog that asks for a file.
pub fn no_file_dialog() -> &'static str {
    "This system has no file dialog, or it does not answer. Type the path of the file."
}

pub fn row_files() -> &'static str {
    "Row of coins as text"
}

pub fn all_files() -> &'static str {
    "All files"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_of_the_game_says_whose_turn_it_is() {
        let scores = Scores { first: 7, second: 8 };
        let at = |moves, turn| position(CountFrom::Zero, moves, scores, turn);
        assert_eq!(
            at(2, Some((Player::First, Interval::new(1, 2)))),
            "after 2 moves, First 7, Second 8: First to move on coins 1 to 2"
        );
        assert_eq!(
            at(1, Some((Player::Second, Interval::new(1, 1)))),
            "after 1 move, First 7, Second 8: Second to move on coin 1"
        );
        assert_eq!(at(4, None), "after 4 moves, First 7, Second 8: the end of the game");
    }
}
