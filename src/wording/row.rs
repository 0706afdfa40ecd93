//! The texts of a row: its coins and how its game ends.

use std::fmt;

use super::text::row as text;
use super::text::rule::game;
use super::values::title_of;
use crate::game::Rule;
use crate::game::row::random::Recipe;
use crate::game::{CountFrom, Interval, Row, Scores};
use crate::limits::MAX_COINS_OF_CELL;
use crate::number::exact;

pub use text::read_as::name as read_as;
pub use text::{header_text, played_move};

/// Lists coins: `8, 15, −1`.
pub fn coins_text(coins: &[i64]) -> String {
    coins.iter().map(|coin| exact(*coin)).collect::<Vec<_>>().join(", ")
}

/// Lists the coins of an interval: `Coins 1…4:  15  3  7  9`. Returns `None` if there are too many.
pub fn listed_coins(count_from: CountFrom, row: &Row, interval: Interval) -> Option<String> {
    let coins = &row.coins()[interval.i..=interval.j];
    (coins.len() <= MAX_COINS_OF_CELL).then(|| {
        let coins: Vec<_> = coins.iter().map(|coin| exact(*coin)).collect();
        format!("{}:  {}", title_of(count_from, interval), coins.join("  "))
    })
}

/// Returns how a game by a rule with these scores ends: `First wins`, `a draw`, or `43 in all` of who plays alone.
pub fn outcome(rule: Rule, scores: Scores) -> String {
    if rule.is_alone {
        return game::total(scores.first);
    }
    rule.winner(scores).map_or_else(|| text::a_draw().to_owned(), text::wins)
}

/// Everything that is needed to draw the row again: `8 uniform coins from 1 to 20, seed 7`.
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { count, low, high, shape, seed } = self;
        f.write_str(&text::recipe(count, shape, low, high, seed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coins_of_a_cell_are_listed_if_they_are_few() {
        let row = Row::new(vec![-7; 20]).unwrap();
        assert_eq!(listed_coins(CountFrom::Zero, &row, Interval::new(3, 3)).unwrap(), "Coin 3:  −7");
        assert!(listed_coins(CountFrom::Zero, &row, Interval::new(0, 11)).is_some());
        assert_eq!(listed_coins(CountFrom::Zero, &row, Interval::new(0, 12)), None);
    }

    #[test]
    fn the_player_with_the_higher_score_wins() {
        let outcomes =
            [(2, 1), (-2, -1), (3, 3)].map(|(first, second)| outcome(Rule::CLASSIC, Scores { first, second }));
        assert_eq!(outcomes, ["First wins", "Second wins", "a draw"]);
    }
}
