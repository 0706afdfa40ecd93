//! The lecture view.

use crate::number::{exact, group_count};

/// Returns the name of a coin of the slide: `coin 3: 7`.
pub fn coin(index: usize, value: i64) -> String {
    format!("coin {}: {}", group_count(index), exact(value))
}

/// Returns the name of the gap in a long row: `coins left out: 12`.
pub fn coins_left_out(count: usize) -> String {
    format!("coins left out: {}", group_count(count))
}
