//! The lecture view.

use crate::game::{CountFrom, Player, Scores};
use crate::number::{exact, group_count};

/// Returns the name of the button that leaves the view: `Leave the lecture view (Esc)`.
pub fn leave(key: &str) -> String {
    format!("Leave the lecture view ({key})")
}

/// What that button shows on a device without keys.
pub fn leave_by_finger() -> &'static str {
    "Leave"
}

/// Returns what that button shows: `Leave (Esc)`.
pub fn leave_by(key: &str) -> String {
    format!("Leave ({key})")
}

/// The black screen.
pub fn black_screen() -> &'static str {
    "Black screen"
}

/// Returns the scores of both players: `First 22, Second 11`.
pub fn scores(scores: Scores) -> String {
    let [first, second] = Player::BOTH.map(|player| format!("{} {}", player.name(), exact(scores.of(player))));
    format!("{first}, {second}")
}

/// Returns the name of a coin of the slide: `coin 3: 7`.
pub fn coin(count_from: CountFrom, index: usize, value: i64) -> String {
    format!("coin {}: {}", group_count(count_from.index(index)), exact(value))
}

/// Returns the name of the gap in a long row: `coins left out: 12`.
pub fn coins_left_out(count: usize) -> String {
    format!("coins left out: {}", group_count(count))
}

/// Returns what a title card is for screen readers: `5 of 27: Greedy loses. Which end would you take?`.
pub fn title_card(numbering: &str, title: &str, question: &str) -> String {
    match numbering {
        "" => format!("{title}. {question}"),
        _ => format!("{numbering}: {title}. {question}"),
    }
}
