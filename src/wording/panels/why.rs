//! The tab *Why DP*: the stages from tree to table, the calls, the costs and the plot of the costs.

use super::super::names::title_of;
use crate::game::{CountFrom, Interval};
use crate::number::{exact, group_count};

/// The stages, and their tooltips.
pub fn tree() -> &'static str {
    "tree"
}

pub fn tree_tooltip() -> &'static str {
    "Every call of the recursion without a memo"
}

pub fn graph() -> &'static str {
    "graph"
}

pub fn graph_tooltip() -> &'static str {
    "With a memo, each interval is computed once"
}

pub fn table() -> &'static str {
    "table"
}

pub fn table_tooltip() -> &'static str {
    "In a good fill order, no calls are needed"
}

/// Returns the name of the button of a stage: `Fold to tree`.
pub fn fold_to(stage: &str) -> String {
    format!("Fold to {stage}")
}

/// The name of the slider between the stages.
pub fn tree_to_table() -> &'static str {
    "Tree to table"
}

/// The button that shows the tree in place of the table.
pub fn full_size() -> &'static str {
    "full size"
}

/// The button that shows the table in place of the large tree.
pub fn show_the_table() -> &'static str {
    "show the table"
}

/// Returns what the frames of the calls mean during the recursion.
pub fn frames_of_calls() -> &'static str {
    "Framed calls are open, dashed ones are memo hits, and faint ones are still to come."
}

/// Returns `With a memo, 31 of 63 calls were made. The faint calls were not needed.`
pub fn saved_calls(made: u64, all: &str) -> String {
    format!("With a memo, {} of {all} calls were made. The faint calls were not needed.", group_count(made))
}

/// Returns `Without a memo: 63 calls. The same intervals come again and again.` In a row of `n` ≤ 2 coins no interval is
/// called twice.
pub fn calls_of_tree(calls: &str, n: usize) -> String {
    match n {
        1 => "Without a memo: 1 call.".to_owned(),
        2 => format!("Without a memo: {calls} calls."),
        _ => format!("Without a memo: {calls} calls. The same intervals come again and again."),
    }
}

/// Stands in place of the number of calls while it is to be counted.
pub fn calls_later() -> &'static str {
    "Each call makes the calls below it. Their number appears once the table is full."
}

/// Stands in place of the tree while a question asks which cells are read.
pub fn tree_later() -> &'static str {
    "The calls would tell which cells are read. They appear after your answer."
}

/// What is said about the graph.
pub fn about_graph() -> &'static str {
    "With a memo, each interval is computed once, and every other call is answered at once."
}

/// What is said about the table.
pub fn about_table() -> &'static str {
    "In a good fill order, all values that a cell reads are already there. No calls are needed."
}

/// Returns `Coins 3…4: below the part of the tree that is drawn.`
pub fn not_drawn(count_from: CountFrom, interval: Interval) -> String {
    format!("{}: below the part of the tree that is drawn.", title_of(count_from, interval))
}

/// Returns `Coins 0…2: the recursion two moves ahead never calls them.`
pub fn never_called(count_from: CountFrom, interval: Interval) -> String {
    let them = if interval.is_single() { "it" } else { "them" };
    format!("{}: the recursion for F never calls {them}.", title_of(count_from, interval))
}

/// Returns the numbers of an interval and how often it is called: `Coins 1…4: fir 22, sec 12. Called 2 times.`
///
/// `copies` is the number of its calls in the drawn part of the tree. It is not said if it is 0.
pub fn call_with_numbers(
    count_from: CountFrom,
    interval: Interval,
    numbers: &str,
    copies: usize,
    is_whole_tree: bool,
) -> String {
    let called = match (copies, is_whole_tree) {
        (0, _) => String::new(),
        (1, true) => " Called once.".to_owned(),
        (1, false) => " Called once in this part of the tree.".to_owned(),
        (copies, true) => format!(" Called {copies} times."),
        (copies, false) => format!(" Called {copies} times in this part of the tree."),
    };
    format!("{}: {numbers}.{called}", title_of(count_from, interval))
}

/// The name of the picture of the calls.
pub fn calls_of_recursion() -> &'static str {
    "Calls of the recursion"
}

/// Returns the name of a call for screen readers: `call 1 to 4, 2 copies, open`. The number of copies is left out if it
/// is 0.
pub fn call_name(count_from: CountFrom, interval: Interval, copies: usize, state: Option<&str>) -> String {
    let [i, j] = count_from.ends(interval);
    let count = match copies {
        0 => String::new(),
        1 => ", once".to_owned(),
        copies => format!(", {copies} times"),
    };
    let state = state.map_or_else(String::new, |state| format!(", {state}"));
    format!("call {i} to {j}{count}{state}")
}

/// The names of the costs.
pub fn calls_without_memo() -> &'static str {
    "calls without a memo"
}

pub fn calls_with_memo() -> &'static str {
    "calls with a memo"
}

pub fn memo_hits() -> &'static str {
    "of these, memo hits"
}

pub fn cells_written() -> &'static str {
    "cells written"
}

pub fn additions() -> &'static str {
    "additions"
}

pub fn comparisons() -> &'static str {
    "comparisons"
}

/// The tooltips of the costs.
pub fn calls_tooltip() -> &'static str {
    "Includes the calls on empty intervals"
}

pub fn cells_written_tooltip() -> &'static str {
    "In the current fill order"
}

pub fn additions_tooltip() -> &'static str {
    "Sums and differences of values; steps of loops do not count"
}

pub fn comparisons_tooltip() -> &'static str {
    "Comparisons of values; tests of indices do not count"
}

/// The headings of the costs.
pub fn so_far() -> &'static str {
    "so far"
}

pub fn in_all() -> &'static str {
    "in all"
}

/// Returns a cost for screen readers: `cells written, so far: 3`.
pub fn cost(name: &str, heading: &str, number: &str) -> String {
    format!("{name}, {heading}: {number}")
}

/// The lines of the plot.
pub fn without_memo() -> &'static str {
    "without a memo"
}

pub fn with_memo() -> &'static str {
    "with a memo"
}

pub fn cells_of_table() -> &'static str {
    "cells of the table"
}

pub fn n_log_n() -> &'static str {
    "n log₂ n"
}

/// Returns the name of the plot: `Calls by number of coins, 6 coins marked`.
pub fn plot_of_calls(n: usize) -> String {
    format!("Calls by number of coins, {n} {} marked", if n == 1 { "coin" } else { "coins" })
}

/// Returns the sentence on the growth of the double loop from `few` coins to twice as many.
pub fn growth(few: u64) -> String {
    let many = 2 * few;
    let cells = |n: u64| group_count(n * (n + 1) / 2);
    let n_log_n = |n: u64| exact((n as f64 * (n as f64).log2()).round() as i64);
    format!(
        "The double loop is quadratic, not n log n. From {} to {} coins, the cells multiply by 4, from {} to {}. \
         n log₂ n grows only from {} to {}.",
        group_count(few),
        group_count(many),
        cells(few),
        cells(many),
        n_log_n(few),
        n_log_n(many),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_says_how_often_it_is_drawn() {
        let name = |copies, state| call_name(CountFrom::Zero, Interval::new(1, 4), copies, state);
        assert_eq!(name(0, None), "call 1 to 4");
        assert_eq!(name(1, Some("open")), "call 1 to 4, once, open");
        assert_eq!(name(2, None), "call 1 to 4, 2 times");
    }

    #[test]
    fn the_growth_of_the_cells_is_compared_with_that_of_n_log_n() {
        assert_eq!(
            growth(1000),
            "The double loop is quadratic, not n log n. From 1,000 to 2,000 coins, the cells multiply by 4, from \
             500,500 to 2,001,000. n log₂ n grows only from 9,966 to 21,932."
        );
    }
}
