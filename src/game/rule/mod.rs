//! The rules of the game as data: which moves a player has, what they are worth, and who wants what.
//!
//! All are games on a row that is taken from its ends, so one table of intervals solves each of them. The recurrence
//! follows from the rule; see [`Rule::equations`].
//!
//! | module | holds |
//! | --- | --- |
//! | [`fusing`] | the smallest row on which [fusion](crate::game::fusion) fails |
//! | [`published`] | the rules by name, with their sources |
//! | `saved` | a rule in a file |
//! | [`taking`] | [`Taking`], what a move takes |
//! | [`solution`] | [`Solution`](solution::Solution): what each position is worth, and best play |

pub mod fusing;
pub mod published;
mod saved;
pub mod solution;
pub mod taking;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

pub use crate::game::recurrence::definition::Most;
use crate::game::recurrence::definition::{Definition, Extreme};
use crate::game::rule::taking::Taking;
use crate::game::{End, Recurrence, Row};

/// A rule of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    /// Its name in files and on the command line. Behind that of [`Most::UpTo`] stands the number: see [`Rule::name`].
    pub key: &'static str,
    /// What a move is worth to the player who makes it.
    pub gain: Gain,
    /// The most coins of a move, all from one end.
    pub most: Most,
    /// Whether a player wants more than the other one, or less. Who plays alone wants the largest total, or the smallest.
    pub wants: Extreme,
    /// Whether one player makes all moves.
    pub is_alone: bool,
    /// Whether the coins lie in a ring. The first move takes any one coin of it. What is left is a row.
    pub is_ring: bool,
}

/// What a move is worth, as an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gain {
    /// The sum of the coins that the move takes.
    Taken,
    /// The sum of the coins that it leaves.
    Left,
    /// The number of the coin in the order in which coins are taken, from 1: `t = n − (j − i)`.
    Turn,
    /// Two to the power of that number.
    TwoToTurn,
    Times(&'static [Self; 2]),
}

impl Gain {
    /// Its value, where `leaf` has those of what the move takes, of what it leaves and of the turn. `None` if it does not
    /// fit.
    pub fn value(self, leaf: &impl Fn(Self) -> i128) -> Option<i128> {
        match self {
            Self::Times([one, other]) => one.value(leaf)?.checked_mul(other.value(leaf)?),
            Self::TwoToTurn => 2_i128.checked_pow(u32::try_from(leaf(Self::Turn)).ok()?),
            Self::Taken | Self::Left | Self::Turn => Some(leaf(self)),
        }
    }

    /// Returns it as a formula, where `leaf` writes what the move takes and what it leaves.
    fn formula(self, leaf: &impl Fn(Self) -> String) -> String {
        match self {
            Self::Times([one, other]) => format!("{}·{}", one.formula(leaf), other.formula(leaf)),
            Self::TwoToTurn => "2^t".to_owned(),
            Self::Turn => "t".to_owned(),
            Self::Taken | Self::Left => leaf(self),
        }
    }
}

impl Recurrence {
    /// The recurrence of a rule. `None` for a ring, whose first move is no move of a row.
    pub fn of_rule(rule: Rule) -> Option<Self> {
        rule.definition().map(Self::new)
    }

    /// The recurrence that is shown for a rule. In a ring it is that of what the first move leaves.
    pub fn shown_for(rule: Rule) -> Option<Self> {
        if rule.is_ring { Some(Self::DIFFERENCE) } else { Self::of_rule(rule) }
    }

    /// The rule that it solves, if it is known. The equations must be those of the rule, apart from those of the classic one.
    pub fn rule(self) -> Option<Rule> {
        static OF_RULES: LazyLock<Vec<(Recurrence, Rule)>> = LazyLock::new(|| {
            let of = |rule| Some((Recurrence::of_rule(rule)?, rule));
            Rule::PUBLISHED.into_iter().filter_map(of).collect()
        });
        if self.meanings().is_some() {
            return Some(Rule::CLASSIC);
        }
        if let Most::UpTo(_) = self.definition().most() {
            let rule = Rule { most: self.definition().most(), ..Rule::UP_TO_TWO };
            return Some(rule).filter(|rule| rule.definition().as_ref() == Some(self.definition()));
        }
        OF_RULES.iter().find(|(recurrence, _)| *recurrence == self).map(|(_, rule)| *rule)
    }

    /// The same if it is not the classic rule.
    pub fn other_rule(self) -> Option<Rule> {
        self.rule().filter(|rule| *rule != Rule::CLASSIC)
    }
}

impl Rule {
    /// Its name in files and on the command line.
    pub fn name(self) -> String {
        match self.most {
            Most::UpTo(most) => format!("{}-{most}", self.key),
            Most::One | Most::Any => self.key.to_owned(),
        }
    }

    /// Whether [fusion](crate::game::fusion) solves it: a move takes one coin and is worth it, and the players alternate on
    /// a row. If the smaller score wins, it is the same game with the signs of all coins changed.
    pub fn fuses(self) -> bool {
        self.gain == Gain::Taken && self.most == Most::One && !self.is_alone && !self.is_ring
    }

    /// The row in which each position of a ring behind its first move is an interval: the row written twice. `None` for a
    /// rule of a row.
    pub fn around(self, row: &Row) -> Option<Row> {
        let n = row.len();
        let coins = row.coins().iter().cycle().take(2 * n - 1);
        if self.is_ring { Row::new(coins.copied().collect::<Vec<_>>()).ok() } else { None }
    }

    /// How often a coin counts that is taken in a turn, from 1. `None` where each counts once, and beyond 128 bits.
    pub fn factor(self, turn: usize) -> Option<i128> {
        let leaf = |leaf| if leaf == Gain::Turn { turn as i128 } else { 1 };
        self.gain.value(&leaf).filter(|_| matches!(self.gain, Gain::Times(_)))
    }

    /// Whether a row of `n` coins can have such a move at some time.
    pub fn may_take(self, taking: Taking, n: usize) -> bool {
        match taking {
            Taking::Coins(_, count) => (1..=self.most.of(n)).contains(&count),
            Taking::OfRing(coin) => self.is_ring && coin < n,
        }
    }

    /// The recurrences that solve it: that of the table with its base case, and before it that of the first move in a ring,
    /// in which the indices go around.
    pub fn equations(self) -> Vec<String> {
        let of_ring = self.is_ring.then(|| "d = max(v[s] − d[s+1][s−1], s = 0…n−1)".to_owned());
        of_ring.into_iter().chain([self.equation(), self.base()]).collect()
    }

    /// The same as a definition of tables, for a row.
    pub fn definition(self) -> Option<Definition> {
        (!self.is_ring).then(|| self.equations().join("; ").parse().expect("the equations of a rule are a definition"))
    }

    /// The equation for one coin.
    fn base(self) -> String {
        let leaf = |leaf: Gain| if leaf == Gain::Taken { "v[i]" } else { "0" };
        format!("{}[i][i] = {}", self.table_name(), self.gain.formula(&|of| leaf(of).to_owned()))
    }

    fn table_name(self) -> &'static str {
        if self.is_alone { "total" } else { "d" }
    }

    /// The recurrence of its table. `d` is by how much the player to move is ahead at the end, and `total` is what a player alone
    /// gets. `m` goes over the numbers of coins of a move.
    fn equation(self) -> String {
        let name = self.table_name();
        let sign = if self.is_alone { "+" } else { "−" };
        let is_one = self.most == Most::One;
        let choice = |end: End| {
            // What is taken, and the interval that is left.
            let [taken, rest] = match (end, is_one) {
                (End::Left, true) => ["v[i]", "[i+1][j]"],
                (End::Right, true) => ["v[j]", "[i][j−1]"],
                (End::Left, false) => ["sum[i][i+m−1]", "[i+m][j]"],
                (End::Right, false) => ["sum[j−m+1][j]", "[i][j−m]"],
            };
            let gain =
                self.gain.formula(&|leaf| if leaf == Gain::Taken { taken.to_owned() } else { format!("sum{rest}") });
            [gain, sign.to_owned(), format!("{name}{rest}")].join(" ")
        };
        let [left, right] = End::BOTH.map(choice);
        format!("{name}[i][j] = {}({left}, {right}{})", self.wants.name(), self.most.range())
    }
}
