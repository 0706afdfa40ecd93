//! The score of the answers as text.

use crate::app::state::State;

/// Returns the score as text, such as `3 of 4 at once · streak 2`, or how to begin.
pub fn score(state: &State) -> String {
    let record = state.record();
    match record.asked() {
        0 => "step on, and you are asked".to_owned(),
        asked => format!("{} of {asked} at once · streak {}", record.correct_at_first_try(), record.streak()),
    }
}
