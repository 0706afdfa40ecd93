//! Where fusion fails: three neighboring coins `a ≤ b ≥ c` may not always be replaced by `a − b + c`, or `a ≥ b ≤ c` where less
//! is better.

use std::sync::{Mutex, PoisonError};

use crate::game::Row;
use crate::game::recurrence::definition::Extreme;
use crate::game::row::small_rows;
use crate::game::rule::Rule;
use crate::game::rule::solution::Solution;

/// Rows of up to this many coins are tried, with values from 0 up to [`MAX_VALUE`].
const MAX_COINS: u32 = 5;
const MAX_VALUE: i64 = 3;

/// A row that is worth something else after three of its coins are fused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FusionFailure {
    pub row: Row,
    pub fused: Row,
    /// What the row is worth, and what the fused one is.
    pub worths: [i128; 2],
}

/// The smallest row on which fusion fails under a rule: the shortest one, and of these the one with the smallest values from
/// the left. `None` if it fails on no row that is tried. O(1): some hundred rows, once for each rule.
pub fn failure(rule: Rule) -> Option<FusionFailure> {
    static FOUND: Mutex<Vec<(Rule, Option<FusionFailure>)>> = Mutex::new(vec![]);
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, failure)) = found.iter().find(|(of, _)| *of == rule) {
        return failure.clone();
    }
    let failure = find(rule);
    found.push((rule, failure.clone()));
    failure
}

/// The row whose fusion solves a row under a rule: the row itself, or that with the signs of all coins changed where less is
/// better. `None` where fusion does not serve. O(n).
pub fn fused_row(rule: Rule, row: &Row) -> Option<Row> {
    let negated =
        || Row::new(row.coins().iter().map(|coin| -coin).collect::<Vec<_>>()).expect("the bounds are symmetric");
    rule.fuses().then(|| if rule.wants == Extreme::Max { row.clone() } else { negated() })
}

fn find(rule: Rule) -> Option<FusionFailure> {
    let worth = |of: &Row| {
        let solution = Solution::new(rule, of).expect("few small coins are no problem");
        solution.worth(solution.first())
    };
    let rows = small_rows(3..=MAX_COINS, MAX_VALUE);
    rows.flat_map(|coins| (0..coins.len() - 2).map(move |at| (coins.clone(), at))).find_map(|(coins, at)| {
        let [a, b, c] = [coins[at], coins[at + 1], coins[at + 2]];
        // Where less is better, the signs of the coins are changed.
        let is_triple = match rule.wants {
            Extreme::Max => a <= b && b >= c,
            Extreme::Min => a >= b && b <= c,
        };
        if !is_triple {
            return None;
        }
        let fused = [&coins[..at], &[a - b + c], &coins[at + 3..]].concat();
        let [row, fused] = [coins, fused].map(|values| Row::new(values).expect("few small coins are a row"));
        let worths = [worth(&row), worth(&fused)];
        (worths[0] != worths[1]).then_some(FusionFailure { row, fused, worths })
    })
}
