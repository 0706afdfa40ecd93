//! Questions to a whole class, which answers by a show of hands.

use crate::game::Pick;
use crate::number::group_count;

/// The answer that this end, or none alone, is best.
pub fn pick(pick: Pick) -> &'static str {
    match pick {
        Pick::Left => "left",
        Pick::Right => "right",
        Pick::Tie => "a tie",
    }
}

/// Returns the name of a counter: `left, 3 hands`, and whether the answer is correct once that is shown.
pub fn counter(option: &str, hands: u32, is_correct: Option<bool>) -> String {
    let hands = if hands == 1 { "1 hand".to_owned() } else { format!("{} hands", group_count(hands as usize)) };
    match is_correct {
        None => format!("{option}, {hands}"),
        Some(true) => format!("{option}, {hands}, correct"),
        Some(false) => format!("{option}, {hands}, not correct"),
    }
}

/// Returns how many were right: `12 of 20 were right.`. Empty if nobody has raised a hand.
pub fn result(correct: u32, all: u32) -> String {
    match all {
        0 => String::new(),
        _ => format!("{} of {} were right.", group_count(correct as usize), group_count(all as usize)),
    }
}
