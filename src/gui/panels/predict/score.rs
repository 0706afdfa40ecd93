//! The score of the answers as text.

use crate::app::state::State;
use crate::wording::panels::predict as texts;

/// Returns the score as text, such as `First try: 3 of 4 · streak: 2`, or how to begin.
pub fn score(state: &State) -> String {
    let record = state.record();
    match record.asked() {
        0 => texts::how_to_begin().to_owned(),
        asked => texts::score(record.correct_at_first_try(), asked, record.streak()),
    }
}
