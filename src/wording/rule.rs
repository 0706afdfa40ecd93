//! What is said about a rule, its moves, and a row that is too much for it.

use std::borrow::Cow;
use std::fmt;

use crate::game::rule::fusing::{self, FusionFailure};
use crate::game::rule::published::{UP_TO, UnknownRule};
use crate::game::rule::solution::RuleError;
use crate::game::rule::taking::Taking;
use crate::game::rule::{Most, Rule};
use crate::game::table::derivation::Derivation;
use crate::game::{CountFrom, Game, Interval, Recurrence, Row, Scores};
use crate::notation::cell_name;
use crate::number::{Number, exact};
use crate::text::parts::Keyed;

use super::row::coins_text;
use super::text::panels::game as of_game;
pub use super::text::rule::{about, answer, error, fuses, game, short, some, stage};
use super::values::items;

impl Keyed for Rule {
    const KEYS: &'static [&'static str] =
        &["classic", "what-stays", "up-to", "any-number", "fewest-wins", "rising-prices", "doubling-prices", "circle"];

    fn key(self) -> &'static str {
        self.key
    }
}

impl Rule {
    /// Returns what the rule is, beside its name: `take the coin at one end, and get its value`.
    pub fn about(self) -> &'static str {
        about::name(self)
    }

    /// Returns what the rule is where its name is not said.
    pub fn in_words(self) -> Cow<'static, str> {
        match self.most {
            Most::UpTo(most) => some::about_up_to(most).into(),
            Most::One | Most::Any => about::name(self).into(),
        }
    }

    /// Returns the rule in a word or two: `up to two coins`.
    pub fn short_name(self) -> Cow<'static, str> {
        match self.most {
            Most::UpTo(most) => some::short_up_to(most).into(),
            Most::One | Most::Any => short::name(self).into(),
        }
    }
}

/// Returns where fusion fails under a rule: `Fusion does not serve the rule “what stays”. The row 0, 1, 1 …`.
pub fn fails(rule: Rule) -> String {
    let numbers = |FusionFailure { row, fused, worths: [worth, of_fused] }| {
        let [row, fused] = [row, fused].map(|row: Row| coins_text(row.coins()));
        fuses::fails(rule.short_name(), row, worth, fused, of_fused)
    };
    fusing::failure(rule).map(numbers).unwrap_or_default()
}

/// Returns the names of all rules: `classic, what-stays, up-to-2 … up-to-1000, …`, or as a file has them: `classic, what_stays,
/// up_to(2) … up_to(1000), …`.
pub fn known(is_in_file: bool) -> String {
    let in_file = |key: &str, most: usize| format!("{}({most})", key.replace('-', "_"));
    let name = |rule: Rule| match rule.most {
        Most::UpTo(least) if is_in_file => {
            [*UP_TO.start().max(&least), *UP_TO.end()].map(|most| in_file(rule.key, most)).join(" … ")
        }
        Most::UpTo(_) => format!("{rule} … {}-{}", rule.key, UP_TO.end()),
        _ if is_in_file => rule.key.replace('-', "_"),
        _ => rule.name(),
    };
    items(Rule::PUBLISHED.map(name))
}

/// Returns what a ring comes to, and if the table of the row written twice stands beside it, that too: in a longer way and a
/// shorter one.
pub fn results_of_ring(rule: Rule, game: &Game, has_twice: bool) -> Vec<String> {
    if let Some(error) = game.refusal() {
        return vec![error.to_string()];
    }
    let result = stage::of_rule(rule.short_name(), lead(game.guaranteed_after(0).margin()));
    let with_twice = has_twice.then(|| stage::ring(&result));
    with_twice.into_iter().chain([result.clone()]).collect()
}

/// Returns by how much First is ahead: `First gets 6 more than Second`.
fn lead(lead: Number) -> String {
    match lead {
        0 => stage::equal().to_owned(),
        1.. => stage::more(lead),
        _ => stage::less(-lead),
    }
}

/// Returns the name of a recurrence on the stage: that of its rule, or of its tables.
pub fn recurrence_name(recurrence: Recurrence) -> Cow<'static, str> {
    recurrence.other_rule().map_or_else(|| recurrence.name().into(), Rule::short_name)
}

/// Returns what a table of another rule, or of equations of one's own, comes to for the cell of the whole row: in several ways,
/// the longest one first. None if it has no value.
pub fn results(whole: &Derivation, count_from: CountFrom) -> Vec<String> {
    let Some(number) = whole.numbers().first else { return vec![] };
    let of_cell = stage::number(cell_name(count_from, whole.recurrence.quantities().0, whole.interval), number);
    let Some(rule) = whole.recurrence.rule() else { return vec![of_cell] };
    let result = if rule.is_alone { stage::alone(number) } else { lead(number) };
    vec![stage::of_rule(rule.short_name(), &result), result, of_cell]
}

/// Returns what a move from these coins takes: `left 8 15`, or `5 (coin 3)` of a ring.
pub fn takes(count_from: CountFrom, row: &Row, interval: Interval, taking: Taking) -> String {
    let coins = row.coins();
    let coin = |index: usize| exact(coins[index % coins.len()]);
    match taking {
        Taking::OfRing(index) => answer::takes_of_ring(count_from, coin(index), index),
        Taking::Coins(end, _) => answer::takes(end, coins_taken(row, interval, taking)),
    }
}

/// The most coins of a move that are listed.
const MAX_LISTED: usize = 6;

/// Returns the values of the coins that a move takes: `8 15`, or `8 15 3 7 9 2 … (12 coins)`.
pub fn coins_taken(row: &Row, interval: Interval, taking: Taking) -> String {
    let coins = row.coins();
    let values = taking.coins(interval).map(|index| exact(coins[index % coins.len()]));
    let listed = values.take(MAX_LISTED).collect::<Vec<_>>().join(" ");
    if taking.count() > MAX_LISTED { game::many(listed, taking.count()) } else { listed }
}

/// Returns an outcome: `First wins 24 to 20`, `a draw, 4 each`, or `43 in all` of who plays alone.
pub fn verdict(rule: Rule, result: Scores) -> String {
    match rule.winner(result) {
        _ if rule.is_alone => game::total(result.first),
        None => of_game::draw(result.first),
        Some(winner) => of_game::wins(winner, result.of(winner), result.of(winner.other())),
    }
}

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&error::unknown(&self.name, known(self.is_in_file)))
    }
}

impl std::error::Error for UnknownRule {}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::TooManyCoins { rule, n, most } => error::too_many(rule.name(), n, most),
            Self::TooLarge { rule, index, value, most } => error::too_large(rule.name(), *index, value, *most),
        })
    }
}

impl std::error::Error for RuleError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::said;

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

    #[test]
    fn the_verdict_names_the_winner_first() {
        let of = |rule, first, second| verdict(rule, Scores { first, second });
        assert_eq!(of(Rule::CLASSIC, 24, 20), said("panels.game-wins", &["First", "24", "20"]));
        assert_eq!(of(Rule::CIRCLE, 47, 101), said("panels.game-wins", &["Second", "101", "47"]));
        assert_eq!(of(Rule::WHAT_STAYS, 4, 4), said("panels.game-draw", &["4"]));
        assert_eq!(of(Rule::FEWEST_WINS, 47, 101), said("panels.game-wins", &["First", "47", "101"]));
        assert_eq!(of(Rule::RISING_PRICES, 43, 0), said("rule.game-total", &["43"]));
    }
}
