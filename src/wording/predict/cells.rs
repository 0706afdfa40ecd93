//! What is wrong with the cells of an answer.

use super::question::count_word;
use crate::game::{CountFrom, Interval};
use crate::number::group_count;
use crate::wording::names::interval_name;

/// Returns `No cell is chosen yet; two are read.`.
pub fn none_chosen(needed: usize) -> String {
    format!("No cell is chosen yet; {} are read.", count_word(needed))
}

/// Returns `That is one cell of two.`, or `That is two cells of three.`.
pub fn too_few(chosen: usize, needed: usize) -> String {
    let cells = if chosen == 1 { "cell" } else { "cells" };
    format!("That is {} {cells} of {}.", count_word(chosen), count_word(needed))
}

/// Returns `Cell 2…3 is not read.`.
pub fn is_not_read(count_from: CountFrom, cell: Interval) -> String {
    format!("{} is not read.", name(count_from, cell))
}

/// Returns `Cell 1…4 is the one that this step writes.`.
pub fn is_written(count_from: CountFrom, cell: Interval) -> String {
    format!("{} is the one that this step writes.", name(count_from, cell))
}

/// Returns `Cell 0…4 has more coins than 1…4, but a pick leaves fewer.`.
pub fn is_longer(count_from: CountFrom, cell: Interval, asked: Interval) -> String {
    format!(
        "{} has more coins than {}, but a pick leaves fewer.",
        name(count_from, cell),
        interval_name(count_from, asked)
    )
}

/// Returns `Cell 3…5 has coins outside 1…4, so no pick leads there.`.
pub fn is_outside(count_from: CountFrom, cell: Interval, asked: Interval) -> String {
    format!(
        "{} has coins outside {}, so no pick leads there.",
        name(count_from, cell),
        interval_name(count_from, asked)
    )
}

/// Returns `Cell 2…4 is one pick from 1…4, so the other player is to move there.`.
pub fn is_one_pick_away(count_from: CountFrom, cell: Interval, asked: Interval) -> String {
    format!(
        "{} is one pick from {}, so the other player is to move there.",
        name(count_from, cell),
        interval_name(count_from, asked)
    )
}

/// Returns `Cell 2…3 is two picks away from 1…4, but the step reads cells one pick away.`.
pub fn is_two_picks_away(count_from: CountFrom, cell: Interval, asked: Interval) -> String {
    format!(
        "{} is two picks away from {}, but the step reads cells one pick away.",
        name(count_from, cell),
        interval_name(count_from, asked)
    )
}

/// Returns `Cell 4 is 3 picks away from 1…4, but the step reads cells two picks away.`.
pub fn is_too_far(
    count_from: CountFrom,
    cell: Interval,
    asked: Interval,
    picks: usize,
    reads_two_ahead: bool,
) -> String {
    let needed = if reads_two_ahead { "two picks" } else { "one pick" };
    let (name, picks, asked) = (name(count_from, cell), group_count(picks), interval_name(count_from, asked));
    format!("{name} is {picks} picks away from {asked}, but the step reads cells {needed} away.")
}

/// Returns `Cell 1…4`.
fn name(count_from: CountFrom, cell: Interval) -> String {
    format!("Cell {}", interval_name(count_from, cell))
}
