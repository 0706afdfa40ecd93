//! Texts in pictures: legends, captions and slides.

use super::text::picture as text;
use crate::number::group_count;

pub use text::*;

/// Returns how many coins are not drawn, on two lines: `… 12` and `more`.
pub fn more(count: usize) -> [String; 2] {
    [format!("… {}", group_count(count)), text::more().to_owned()]
}
