//! Texts in pictures: legends, captions and slides.

use super::text::picture as text;
use crate::game::Rule;
use crate::game::rule::Most;
use crate::number::group_count;

pub use text::*;

/// Returns the question of a title card, about the first move by a rule.
pub fn question_of_title(rule: Rule) -> &'static str {
    match rule.most {
        _ if rule.is_ring => text::which_coin(),
        Most::One => text::which_end(),
        Most::UpTo(_) | Most::Any => text::which_coins(),
    }
}

/// Returns how many coins are not drawn, on two lines: `… 12` and `more`.
pub fn more(count: usize) -> [String; 2] {
    [format!("… {}", group_count(count)), text::more().to_owned()]
}
