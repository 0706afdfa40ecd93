//! The texts of a run of [fusion](crate::game::fusion::run): its steps, its positions, and why the method is correct.

use super::text::fusion::{argument, fusion as text};
use crate::game::fusion::run::{FusionPosition, FusionRun, FusionStep, GreedyTake, TableCheck, Triple};
use crate::game::{CountFrom, End};
use crate::number::exact;

pub use crate::notation::fusion::*;

/// A section of the argument for the method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArgumentSection {
    pub heading: &'static str,
    pub text: &'static str,
}

/// Returns why the method is correct and how long it takes, for a reader who knows the recurrence of the difference.
///
/// The argument is complete except for the other replies in the third section. Their proof is with
/// [`run`](crate::game::fusion::run).
pub fn argument() -> [ArgumentSection; 6] {
    [
        (argument::claim(), argument::claim_text()),
        (argument::coins_fuse(), argument::coins_fuse_text()),
        (argument::no_less(), argument::no_less_text()),
        (argument::stack(), argument::stack_text()),
        (argument::valley(), argument::valley_text()),
        (argument::gives(), argument::gives_text()),
    ]
    .map(|(heading, text)| ArgumentSection { heading, text })
}

/// The text of a position of the run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionText {
    /// What the last step did; `None` at the start.
    pub last_step: Option<String>,
    /// What is true now.
    pub state: String,
}

/// Returns the text of a position. During a step, use the position before it.
pub fn position_text(count_from: CountFrom, run: &FusionRun, position: &FusionPosition) -> PositionText {
    PositionText {
        last_step: position.last_step().map(|step| step_text(count_from, &step)),
        state: state_text(count_from, run, position),
    }
}

/// Returns the number and the text of a position in one line, for a reader without the picture.
pub fn summary(count_from: CountFrom, run: &FusionRun, position: &FusionPosition) -> String {
    let (done, steps) = (position.done(), run.steps());
    match position_text(count_from, run, position) {
        PositionText { last_step: Some(last), state } => text::summary(done, steps, last, state),
        PositionText { last_step: None, state } => text::at_start(done, steps, state),
    }
}

/// Returns the test of three coins: `4 ≤ 9 ≥ 2: they fuse`, or `9 > 4 ≥ 2: they do not fuse`.
pub fn test_text(triple: &Triple, number: impl Fn(i64) -> String) -> String {
    let comparison = comparison_text(triple, number);
    if triple.fuses() { text::they_fuse(comparison) } else { text::they_do_not_fuse(comparison) }
}

/// Returns the next choice of greedy, with both ends: `15 ≥ 7: take left`. Returns `None` if no coin is left.
pub fn greedy_choice(run: &FusionRun, position: &FusionPosition, number: impl Fn(i64) -> String) -> Option<String> {
    let left = position.remaining();
    if left.is_empty() {
        return None;
    }
    let [first, last] = [left.start, left.end - 1].map(|place| run.coin(place).value);
    if left.len() == 1 {
        return Some(text::last_coin(number(first)));
    }
    let (sign, end) = if first >= last { ("≥", End::Left) } else { ("<", End::Right) };
    Some(text::choice(format!("{} {sign} {}", number(first), number(last)), end))
}

/// Returns the result of a check against the table.
pub fn check_text(check: &TableCheck) -> String {
    if check.agrees() {
        text::agrees(check.by_table, check.cells)
    } else {
        text::differs(check.by_fusion, check.cells, check.by_table)
    }
}

/// Returns what a step did.
fn step_text(count_from: CountFrom, step: &FusionStep) -> String {
    match step {
        FusionStep::Push(coin) => text::pushed(count_from, coin.coins, coin.value),
        FusionStep::Fuse(triple) => text::fused(count_from, fused_text(triple, exact), triple.fused().coins),
        FusionStep::Take(GreedyTake { end, coin, adds, is_last, .. }) => {
            let change = if *adds { coin.value } else { -coin.value };
            let sign = if change < 0 { "−" } else { "+" };
            let change = format!("{sign}{}", exact(change.abs()));
            // The last coin is at both ends, so no end is named.
            if *is_last {
                text::last_taken(coin.value, *adds, change)
            } else {
                text::taken(coin.value, end, *adds, change)
            }
        }
    }
}

/// Returns what is true in a position.
fn state_text(count_from: CountFrom, run: &FusionRun, position: &FusionPosition) -> String {
    if position.taken() == run.valley_len() {
        let (difference, [fir, sec]) = (run.difference(), run.scores());
        let [plus, minus] = if difference < 0 { ["−", "+"] } else { ["+", "−"] };
        let size = difference.abs();
        return text::result(difference, run.sum(), plus, size, fir, minus, sec);
    }
    if position.is_read() {
        return if position.taken() == 0 { valley(run) } else { next_take(run, position) };
    }
    let mut stack = position.stack();
    let Some(top) = stack.next() else {
        return text::nothing_read(count_from, 0, run.row().coins()[0]);
    };
    let Some(below) = stack.next() else {
        return text::alone(top.value);
    };
    match position.triple() {
        Some(triple) if triple.fuses() => {
            let [a, b, c] = triple.values();
            let (comparison, sum) = (comparison_text(&triple, exact), fused_text(&triple, exact));
            if a == c {
                text::fuses_between_equal(comparison, a, b, sum)
            } else {
                text::fuses(comparison, a, c, b, sum)
            }
        }
        _ if below.value <= top.value => text::stays_on_the_right(top.value, below.value),
        Some(triple) => text::stays(top.value, comparison_text(&triple, exact)),
        None => text::stays_on_the_left(top.value, below.value),
    }
}

/// Returns a description of the row that is left when nothing fuses any more.
fn valley(run: &FusionRun) -> String {
    let (bottom, last) = (run.coin(run.bottom()).value, run.valley_len() - 1);
    match run.bottom() {
        _ if last == 0 => text::one_left(bottom),
        _ if last == 1 && run.coin(0).value == run.coin(1).value => text::two_equal_left(bottom),
        0 => text::rises(bottom),
        place if place == last => text::falls(bottom),
        place if place + 1 == last && run.coin(last).value == run.coin(place).value => text::falls_to_twice(bottom),
        _ => text::falls_and_rises(bottom),
    }
}

/// Returns the difference so far and the next choice of greedy.
fn next_take(run: &FusionRun, position: &FusionPosition) -> String {
    text::next(position.difference(), greedy_choice(run, position, exact).unwrap_or_default())
}

#[cfg(test)]
mod tests;
