//! The step panel.

use super::super::glossary::Term;
use super::super::names::{cell_name, list, title_of};
use crate::game::table::derivation::CellRead;
use crate::game::{CountFrom, Interval};
use crate::number::{exact, group_count};

/// The title before the first step.
pub fn question_of_a_cell() -> &'static str {
    "Each cell answers one question"
}

/// The terms in these questions: each phrase and what it means.
pub fn terms_of_question() -> [(&'static str, Term); 3] {
    [("coins i to j", Term::Indices), ("fir", Term::Fir), ("sec", Term::Sec)]
}

/// What follows that question in the recursion.
pub fn recursion_begins() -> &'static str {
    "The whole row is called first, and cells fill as calls return."
}

/// What follows that question in an order from the bottom up.
pub fn bottom_up_begins() -> &'static str {
    "One coin is easy; a longer interval reads shorter ones."
}

/// Returns `Long row: choose “by diagonal” to play the whole table in two minutes.`
pub fn choose_sweep_in_long_row(sweep: &str) -> String {
    format!("Long row: choose “by {sweep}” to play the whole table in two minutes.")
}

/// Returns `Each diagonal goes by too fast to read. Pause to see the sums of a cell.`
pub fn too_fast(sweep: &str) -> String {
    format!("Each {sweep} goes by too fast to read. Pause to see the sums of a cell.")
}

/// Returns `step 17 of 21`.
pub fn step_of(done: u64, steps: u64) -> String {
    format!("step {} of {}", group_count(done), group_count(steps))
}

/// Returns `diagonal 4 of 6, step 2 of 3`.
pub fn place_in_sweep(sweep_name: &str, sweep: usize, sweeps: usize, step: u64, steps: u64) -> String {
    format!("{sweep_name} {sweep} of {sweeps}, step {step} of {steps}")
}

/// Returns `Coins 1…4 · sum 34`.
pub fn interval_with_sum(count_from: CountFrom, interval: Interval, sum: i64) -> String {
    format!("{} · sum {}", title_of(count_from, interval), exact(sum))
}

/// The button that moves the fill to the pinned cell, and its tooltip.
pub fn fill_to_here() -> &'static str {
    "Fill to here"
}

pub fn fill_to_here_tooltip() -> &'static str {
    "Move the fill to this cell"
}

/// The button that unpins the cell, and its tooltip.
pub fn unpin() -> &'static str {
    "Unpin"
}

pub fn unpin_tooltip() -> &'static str {
    "Follow the fill again (Escape)"
}

/// The name of the step that makes a call of the recursion.
pub fn call() -> &'static str {
    "call"
}

/// Returns the fill order and its reason: `by diagonals: length L reads lengths below L`.
pub fn order_and_reason(order: &str, reason: &str) -> String {
    format!("by {order}: {reason}")
}

/// The terms in that text: each phrase and what it means.
pub fn terms_of_order() -> [(&'static str, Term); 2] {
    [("diagonals", Term::Diagonal), ("memo", Term::MemoHit)]
}

/// The open calls when there are none.
pub fn no_open_calls() -> &'static str {
    "open calls: none"
}

/// Returns the open calls: `open calls: 0…5 › 1…5 › 1…4`.
pub fn open_calls(names: &[String]) -> String {
    format!("open calls: {}", names.join(" › "))
}

/// Returns what stands for open calls that are left out: `12 more`.
pub fn more_calls(count: usize) -> String {
    format!("{} more", group_count(count))
}

/// The tooltip of the open calls.
pub fn open_calls_tooltip() -> &'static str {
    "The call stack: all calls that have not returned, starting with the first one"
}

/// What is said about a cell of one coin.
pub fn one_coin() -> &'static str {
    "One coin: the player to move takes it, and the other player gets nothing."
}

/// What is said about a cell that the recursion two moves ahead does not call.
pub fn never_filled() -> &'static str {
    "This cell is never filled: the recursion for F does not call it."
}

/// What is said about a cell that is not filled yet.
pub fn not_filled_yet() -> &'static str {
    "This cell is not filled yet."
}

/// Returns which cells an unfilled cell will read: `It will read sec[1][3] and sec[0][2].`
pub fn will_read(count_from: CountFrom, reads: &[CellRead]) -> String {
    format!("It will read {}.", list(reads.iter().map(|read| cell_name(count_from, read.quantity, read.interval))))
}
