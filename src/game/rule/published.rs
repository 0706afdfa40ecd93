//! The rules that people play and set as tasks.

use std::fmt;
use std::str::FromStr;

use crate::game::recurrence::definition::{Extreme, MAX_MOST};
use crate::game::rule::{Gain, Most, Rule};

/// The two players take an end and get its value.
const CLASSIC: Rule =
    Rule { key: "classic", gain: Gain::Taken, most: Most::One, wants: Extreme::Max, is_alone: false, is_ring: false };

/// The smallest and the largest number of coins in the name of a rule: more from one end are [`Rule::ANY_NUMBER`] for every
/// row whose table can be stored.
pub const UP_TO: std::ops::RangeInclusive<usize> = 2..=MAX_MOST;

impl Rule {
    pub const CLASSIC: Self = CLASSIC;
    /// “Stone Game VII”, task 1690 of `LeetCode`.
    pub const WHAT_STAYS: Self = Self { key: "what-stays", gain: Gain::Left, ..CLASSIC };
    pub const UP_TO_TWO: Self = Self { key: "up-to", most: Most::UpTo(2), ..CLASSIC };
    pub const UP_TO_THREE: Self = Self { key: "up-to", most: Most::UpTo(3), ..CLASSIC };
    /// “Game of Sum”, task 10891 of the `UVa` Online Judge.
    pub const ANY_NUMBER: Self = Self { key: "any-number", most: Most::Any, ..CLASSIC };
    /// It is the classic game with the signs of all coins changed.
    pub const FEWEST_WINS: Self = Self { key: "fewest-wins", wants: Extreme::Min, ..CLASSIC };
    /// “Treats for the Cows”, USACO 2006, SPOJ TRT.
    pub const RISING_PRICES: Self =
        Self { key: "rising-prices", gain: Gain::Times(&[Gain::Turn, Gain::Taken]), is_alone: true, ..CLASSIC };
    /// A row of the matrix game, NOIP 2007.
    pub const DOUBLING_PRICES: Self =
        Self { key: "doubling-prices", gain: Gain::Times(&[Gain::TwoToTurn, Gain::Taken]), is_alone: true, ..CLASSIC };
    /// The pizza of Cibulka, Kynčl, Mészáros, Stolař and Valtr, and of Knauer, Micek and Ueckerdt: who begins gets at least
    /// 4/9 of it.
    pub const CIRCLE: Self = Self { key: "circle", is_ring: true, ..CLASSIC };

    /// All rules. That of up to `k` coins stands for those with other numbers.
    pub const PUBLISHED: [Self; 8] = [
        Self::CLASSIC,
        Self::WHAT_STAYS,
        Self::UP_TO_TWO,
        Self::ANY_NUMBER,
        Self::FEWEST_WINS,
        Self::RISING_PRICES,
        Self::DOUBLING_PRICES,
        Self::CIRCLE,
    ];
}

impl Default for Rule {
    fn default() -> Self {
        Self::CLASSIC
    }
}

/// The name of no rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRule {
    pub name: String,
    /// Whether it stands in a file, in which the names are written in another way: `up_to(3)`.
    pub is_in_file: bool,
}

impl FromStr for Rule {
    type Err = UnknownRule;

    fn from_str(name: &str) -> Result<Self, UnknownRule> {
        let up_to = || {
            let number = name.strip_prefix(Self::UP_TO_TWO.key)?.strip_prefix('-')?;
            let most = number.parse().ok().filter(|most| UP_TO.contains(most))?;
            // One way to write each number.
            Some(Self { most: Most::UpTo(most), ..Self::UP_TO_TWO }).filter(|rule| rule.name() == name)
        };
        let published = Self::PUBLISHED.into_iter().find(|rule| rule.name() == name);
        published.or_else(up_to).ok_or_else(|| UnknownRule { name: name.to_owned(), is_in_file: false })
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.name())
    }
}
