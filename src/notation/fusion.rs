//! The sums of a run of [fusion](crate::game::fusion::run).

use crate::game::fusion::run::{FusionPosition, FusionRun, GreedyTake, Term, Triple};

/// At most this many terms of an alternating sum are listed.
const MAX_TERMS: usize = 9;

/// Returns how the middle coin compares with both others: `4 ≤ 9 ≥ 2` if they fuse, or for example `9 > 4 ≥ 2`.
pub fn comparison_text(triple: &Triple, number: impl Fn(i64) -> String) -> String {
    let [a, b, c] = triple.values();
    let (left, right) = (if a <= b { "≤" } else { ">" }, if b >= c { "≥" } else { "<" });
    format!("{} {left} {} {right} {}", number(a), number(b), number(c))
}

/// Returns the value of three coins that fuse: `4 − 9 + 2 = −3`.
pub fn fused_text(triple: &Triple, number: impl Fn(i64) -> String) -> String {
    let [a, b, c] = triple.values();
    format!("{} − {} + {} = {}", number(a), bracketed(b, &number), bracketed(c, &number), number(triple.fused().value))
}

/// Returns a sum of terms: `4 − 9 + 2`. An ellipsis stands for the terms that are left out.
pub fn terms_text(terms: &[Term], number: impl Fn(i64) -> String) -> String {
    let mut text = String::new();
    for term in terms {
        match *term {
            Term::Coin { value, .. } if text.is_empty() => text = number(value),
            Term::Coin { adds, value } => {
                text += if adds { " + " } else { " − " };
                text += &bracketed(value, &number);
            }
            Term::LeftOut(_) => text += " …",
        }
    }
    text
}

/// Returns the difference so far as the sum of the coins that greedy has taken: `d = 15 − 8 + 7 = 14`. An ellipsis
/// stands for all but the last `max_terms` coins.
pub fn difference_text(position: &FusionPosition, max_terms: usize, number: impl Fn(i64) -> String) -> String {
    let mut text = if position.taken() > max_terms { "…".to_owned() } else { String::new() };
    for GreedyTake { coin, adds, .. } in position.last_taken(max_terms) {
        if text.is_empty() {
            text = number(coin.value);
        } else {
            text += if adds { " + " } else { " − " };
            text += &bracketed(coin.value, &number);
        }
    }
    let difference = number(position.difference());
    if position.taken() < 2 { format!("d = {difference}") } else { format!("d = {text} = {difference}") }
}

/// Returns a number to put after a sign. A negative number has brackets.
fn bracketed(value: i64, number: impl Fn(i64) -> String) -> String {
    if value < 0 { format!("({})", number(value)) } else { number(value) }
}

/// Returns the fused coin on top of the stack as a sum of coins of the row: `−3 = 4 − 9 + 2`. Returns `None` for a coin
/// of the row itself.
pub fn top_coin_text(
    run: &FusionRun,
    position: &FusionPosition,
    max_terms: usize,
    number: impl Fn(i64) -> String + Copy,
) -> Option<String> {
    let top = position.stack().next()?;
    let sum = terms_text(&top.terms(run.row(), max_terms.min(MAX_TERMS)), number);
    top.is_fused().then(|| format!("{} = {sum}", number(top.value)))
}
