//! What is said about a rule, its moves, and a row that is too much for it.

use std::fmt;

use crate::game::rule::Rule;
use crate::game::rule::published::{UP_TO, UnknownRule};
use crate::game::rule::solution::{Choice, Position, RuleError, Taking};
use crate::game::table::derivation::Derivation;
use crate::game::{CountFrom, End, Recurrence, Row};
use crate::notation::cell_name;
use crate::number::exact;
use crate::text::parts::Keyed;

pub use super::text::rule::{about, answer, error, short, stage};

impl Keyed for Rule {
    const KEYS: &'static [&'static str] =
        &["classic", "what-stays", "up-to", "any-number", "fewest-wins", "rising-prices", "doubling-prices", "circle"];

    fn key(self) -> &'static str {
        self.key
    }
}

impl Rule {
    /// Returns what the rule is: `take the coin at one end, and get its value`.
    pub fn about(self) -> &'static str {
        about::name(self)
    }
}

/// Returns the names of all rules: `classic, what-stays, up-to-2 … up-to-1000, …`.
pub fn known() -> String {
    let name = |rule: Rule| match rule {
        Rule::UP_TO_TWO => format!("{rule} … {}-{}", rule.key, UP_TO.end()),
        _ => rule.name(),
    };
    Rule::PUBLISHED.map(name).join(", ")
}

/// Returns the name of a recurrence on the stage: that of its rule, or of its tables.
pub fn recurrence_name(recurrence: Recurrence) -> &'static str {
    recurrence.other_rule().map_or_else(|| recurrence.name(), short::name)
}

/// Returns what a table of another rule, or of equations of one's own, comes to for the cell of the whole row: in several ways,
/// the longest one first. None if it has no value.
pub fn results(whole: &Derivation, count_from: CountFrom) -> Vec<String> {
    let Some(number) = whole.numbers().first else { return vec![] };
    let of_cell = stage::number(cell_name(count_from, whole.recurrence.quantities().0, whole.interval), number);
    let Some(rule) = whole.recurrence.rule() else { return vec![of_cell] };
    let result = match number {
        total if rule.is_alone => stage::alone(total),
        0 => stage::equal().to_owned(),
        1.. => stage::more(number),
        _ => stage::less(number.unsigned_abs()),
    };
    vec![stage::of_rule(short::name(rule), &result), result, of_cell]
}

/// Returns what a move from a position takes: `left 8 15`, or `5, number 3` of a ring.
pub fn takes(row: &Row, position: Position, choice: &Choice) -> String {
    let coins = row.coins();
    let coin = |index: usize| exact(coins[index % coins.len()]);
    match choice.taking {
        Taking::OfRing(index) => answer::takes_of_ring(coin(index), index + 1),
        Taking::Coins(end, taken) => {
            let first = if end == End::Left { position.start } else { position.start + position.len - taken };
            answer::takes(end, (first..first + taken).map(coin).collect::<Vec<_>>().join(" "))
        }
    }
}

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&error::unknown(&self.0, known()))
    }
}

impl std::error::Error for UnknownRule {}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::TooManyCoins { rule, n, most } => error::too_many(rule.name(), n, most),
            Self::TooLarge { rule, index, value, turn } => error::too_large(rule.name(), *index, exact(*value), turn),
        })
    }
}

impl std::error::Error for RuleError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_words_of_its_own() {
        assert_eq!(Rule::PUBLISHED.map(|rule| rule.key), *Rule::KEYS);
        let words: std::collections::BTreeSet<_> = Rule::PUBLISHED.into_iter().map(Rule::about).collect();
        assert_eq!(words.len(), Rule::PUBLISHED.len());
    }

    #[test]
    fn an_unknown_rule_is_answered_with_all_names() {
        let error = "stone".parse::<Rule>().unwrap_err().to_string();
        assert!(Rule::PUBLISHED.iter().all(|rule| error.contains(&rule.name())), "{error}");
    }
}
