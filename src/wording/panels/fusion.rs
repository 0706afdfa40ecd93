//! The tab *Fusion*: its controls, and the check against the table.

use super::super::names::title_of;
use crate::game::{CountFrom, Interval};
use crate::number::{exact, group_count};

/// What is computed for the tab. It stands before `could not be computed`.
pub fn the_run() -> &'static str {
    "The run of fusion"
}

/// Stands in the tab until the run is computed.
pub fn fusing() -> &'static str {
    "Fusing the row…"
}

/// Returns `step 3 of 7`.
pub fn step_of(done: u64, steps: u64) -> String {
    format!("step {} of {}", group_count(done), group_count(steps))
}

/// Returns the tooltip of a coin in the picture: `Coins 0…2: −4`.
pub fn coin(count_from: CountFrom, coins: Interval, value: i64) -> String {
    format!("{}: {}", title_of(count_from, coins), exact(value))
}

/// The heading of the argument for the method.
pub fn why_correct() -> &'static str {
    "Why fusion is correct"
}

/// The button that starts the check, and its tooltip.
pub fn check() -> &'static str {
    "Check on this row"
}

pub fn check_tooltip() -> &'static str {
    "Compute the plain table cell by cell and compare its result with the result of fusion"
}

/// What the check computes. It stands before `could not be computed`.
pub fn the_plain_table() -> &'static str {
    "The plain table"
}

/// Returns the progress of the check: `6 of 10 cells`.
pub fn cells_done(done: u64, of: u64) -> String {
    format!("{} of {} cells", group_count(done), group_count(of))
}

/// Returns the name of the progress bar: `Check against the plain table: 6 of 10 cells`.
pub fn check_progress(done: u64, of: u64) -> String {
    format!("Check against the plain table: {}", cells_done(done, of))
}

/// The button that stops the check.
pub fn stop() -> &'static str {
    "Stop"
}

/// Returns `Stopped after 6 cells, so the check has no result.`
pub fn stopped(cells: u64) -> String {
    format!("Stopped after {} cells, so the check has no result.", group_count(cells))
}

/// The button that starts the check again.
pub fn check_again() -> &'static str {
    "Check again"
}

/// Stands in place of the run while it would tell what is asked.
pub fn run_later() -> &'static str {
    "Fusion would tell the answer. It appears once the table is full."
}

/// The button that shows the run all the same.
pub fn go_to_fusion() -> &'static str {
    "Go to fusion"
}
