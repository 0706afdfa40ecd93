//! What each position of a row is worth under a rule, and best play from it.

use crate::game::best_of_last::BestOfLast;
use crate::game::fusion;
use crate::game::recurrence::definition::Extreme;
use crate::game::rule::taking::Taking;
use crate::game::rule::{Gain, Most, Rule};
use crate::game::{End, Interval, Pick, Player, Row, Scores};
use crate::limits::{MAX_COINS, MAX_COINS_STORED, MAX_COINS_STORED_BY_COMBS};
use crate::number::Number;

/// Coins that lie next to each other, and are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The index of the first one. In a ring, coin 0 comes behind the last one.
    pub start: usize,
    pub len: usize,
}

impl Position {
    /// Its coins, at least one. In a ring the interval may go on behind the last coin.
    pub fn interval(self) -> Interval {
        Interval::new(self.start, self.start + self.len - 1)
    }
}

/// A move that a player has, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub taking: Taking,
    /// What the move itself is worth.
    pub gain: Number,
    /// What the position is worth to the player after it: see [`Solution::worth`].
    pub worth: Number,
    pub rest: Position,
}

/// A move of best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub player: Player,
    /// The position before it.
    pub position: Position,
    pub choice: Choice,
    /// Whether another move was equally good.
    pub is_tie: bool,
}

/// Why a row has no table under a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleError {
    TooManyCoins {
        rule: Rule,
        n: usize,
        most: usize,
    },
    /// What the moves of some game add up to may not fit into 128 bits.
    TooLarge {
        rule: Rule,
        /// The index of the largest coin, and its value.
        index: usize,
        value: i64,
        /// Rows of at most this many such coins are solved.
        most: usize,
    },
}

/// The positions of a row under a rule.
///
/// Where [fusion] serves the rule, nothing is stored. For others it is a number of 16 bytes for each
/// interval.
#[derive(Clone, Debug)]
pub struct Solution {
    rule: Rule,
    coins: Vec<i64>,
    /// The sums of the first 0, 1, … coins of the row, or of the ring twice around.
    sums: Vec<i64>,
    /// For each number of coins, the worth of the positions by their starts.
    worths: Option<Vec<Vec<Number>>>,
}

impl Rule {
    /// The most coins of a row whose table is stored.
    pub fn max_coins(self) -> usize {
        match self.most {
            _ if self.fuses() => MAX_COINS,
            Most::One if !self.is_ring => MAX_COINS_STORED,
            _ => MAX_COINS_STORED_BY_COMBS,
        }
    }

    /// Checks that all numbers of all games on a row fit into 128 bits: what the moves are worth, the scores, and what is
    /// lost against best play. O(n).
    ///
    /// # Errors
    /// If they may not.
    pub fn check_bits(self, row: &Row) -> Result<(), RuleError> {
        let (n, coins) = (row.len(), row.coins());
        // No two moves of a turn differ by more than one that takes as much as this in each of its coins.
        let [largest, smallest] =
            [coins.iter().max(), coins.iter().min()].map(|coin| coin.copied().unwrap_or_default());
        let spread = Number::from(largest.max(0) - smallest.min(0));
        let mut sum: Number = 0;
        for turn in 1..=n {
            let leaf = |leaf| match leaf {
                Gain::Taken => spread * self.most.of(n) as Number,
                Gain::Turn => turn as Number,
                _ => spread * n as Number,
            };
            let Some(more) = self.gain.value(&leaf).and_then(|gain| sum.checked_add(gain)) else {
                let largest = |index: &usize| coins[*index].abs();
                let index = (0..n).rev().max_by_key(largest).unwrap_or_default();
                return Err(RuleError::TooLarge { rule: self, index, value: coins[index], most: turn - 1 });
            };
            sum = more;
        }
        Ok(())
    }

    /// Whether the two players share the sum of the coins, so that what one loses the other wins.
    pub fn shares(self) -> bool {
        self.gain == Gain::Taken && !self.is_alone
    }

    /// By how much First is ahead: has more, or less where that is better. Who plays alone is ahead by all that they have.
    pub fn lead(self, scores: Scores) -> Number {
        match self.wants {
            Extreme::Max => scores.margin(),
            Extreme::Min => -scores.margin(),
        }
    }

    /// The player who is ahead. `None` for a draw.
    pub fn winner(self, scores: Scores) -> Option<Player> {
        match self.wants {
            Extreme::Max => scores.winner(),
            Extreme::Min => scores.winner().map(Player::other),
        }
    }
}

impl Solution {
    /// Solves all positions. O(n²), or O(n) where fusion serves. If a move takes several coins and is worth something else than
    /// these, O(n²) for each of them.
    ///
    /// # Errors
    /// If the row is too long, or a number of some game may not fit into 128 bits.
    pub fn new(rule: Rule, row: &Row) -> Result<Self, RuleError> {
        let (n, most) = (row.len(), rule.max_coins());
        if n > most {
            return Err(RuleError::TooManyCoins { rule, n, most });
        }
        rule.check_bits(row)?;
        let sign = if rule.fuses() && rule.wants == Extreme::Min { -1 } else { 1 };
        let coins: Vec<_> = row.coins().iter().map(|coin| sign * coin).collect();
        let around = coins.iter().cycle().take(if rule.is_ring { 2 * n } else { n });
        let mut sums = vec![0];
        sums.extend(around.scan(0, |sum, coin| {
            *sum += coin;
            Some(*sum)
        }));
        let mut solution = Self { rule, coins, sums, worths: None };
        if rule.gain == Gain::Taken && rule.most != Most::One && !rule.is_ring {
            solution.worths = Some(solution.worths_of_combs());
        } else if !rule.fuses() {
            solution.worths = Some(vec![vec![0; n + 1]]);
            for len in 1..=n {
                let starts = 0..if rule.is_ring && len < n { n } else { n - len + 1 };
                let worths = starts.map(|start| solution.best_move(Position { start, len }).worth).collect();
                solution.worths.as_mut().expect("they are stored").push(worths);
            }
        }
        Ok(solution)
    }

    /// The rule.
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// The worth of each position of a row, where a move of several coins is worth these. O(n²).
    ///
    /// With the sums `P` of the first coins, taking left is worth `(P[s] − d(s, end)) − P[start]`, where `s` is the next start. So the
    /// best `s` is that of the best `P[s] − d(s, end)`, and each start adds one to those before. Likewise for taking right.
    fn worths_of_combs(&self) -> Vec<Vec<Number>> {
        let n = self.coins.len();
        let sum = |coins: usize| Number::from(self.sums[coins]);
        let mut worths = vec![vec![0; n + 1]];
        let best = || vec![BestOfLast::new(self.rule.wants, self.rule.most.of(n)); n + 1];
        let (mut by_end, mut by_start) = (best(), best());
        for len in 1..=n {
            let rests = &worths[len - 1];
            let after = |start: usize| if self.rule.is_alone { rests[start] } else { -rests[start] };
            let worth = |start: usize| {
                let end = start + len;
                by_end[end].push(sum(start + 1) + after(start + 1));
                by_start[start].push(after(start) - sum(end - 1));
                let [left, right] = [by_end[end].best() - sum(start), sum(end) + by_start[start].best()];
                if self.rule.wants == Extreme::Max { left.max(right) } else { left.min(right) }
            };
            let worths_of_len = (0..=n - len).map(worth).collect();
            worths.push(worths_of_len);
        }
        worths
    }

    /// The position before the first move.
    pub fn first(&self) -> Position {
        Position { start: 0, len: self.coins.len() }
    }

    /// What a position is worth: by how much the player to move is ahead in the rest of the game, if both play as well as
    /// they can. If one player makes all moves, what they get. 0 without coins. O(1), or O(len) where fusion serves.
    pub fn worth(&self, Position { start, len }: Position) -> Number {
        match &self.worths {
            Some(worths) => worths[len][start],
            None => self.sign() * Number::from(fusion::difference(&self.coins[start..start + len])),
        }
    }

    /// The coins of fusion have the other sign if the smaller score wins.
    fn sign(&self) -> Number {
        if self.worths.is_none() && self.rule.wants == Extreme::Min { -1 } else { 1 }
    }

    /// The moves of a position, the shorter ones first and left before right. In a whole ring, those of its coins in order.
    pub fn choices(&self, position: Position) -> impl Iterator<Item = Choice> {
        let Position { start, len } = position;
        let n = self.coins.len();
        let is_whole_ring = self.is_whole_ring(position);
        let of_ring = (0..n).filter(move |_| is_whole_ring).map(Taking::OfRing);
        let most = if is_whole_ring { 0 } else { self.rule.most.of(len) };
        let of_row = (1..=most).flat_map(|taken| End::BOTH.map(|end| Taking::Coins(end, taken)));
        of_ring.chain(of_row).map(move |taking| {
            let (from, taken, rest) = match taking {
                Taking::OfRing(coin) => (coin, 1, Position { start: (coin + 1) % n, len: len - 1 }),
                Taking::Coins(End::Left, taken) => {
                    let start = start + taken;
                    // A place behind the last coin of a row stays there.
                    let start = if self.rule.is_ring { start % n } else { start };
                    (position.start, taken, Position { start, len: len - taken })
                }
                Taking::Coins(End::Right, taken) => {
                    ((start + len - taken) % n, taken, Position { start, len: len - taken })
                }
            };
            let turn = n - len + 1;
            let leaf = |leaf| match leaf {
                Gain::Taken => self.sign() * Number::from(self.sum(from, taken)),
                Gain::Turn => turn as Number,
                _ => Number::from(self.sum(rest.start, rest.len)),
            };
            let gain = self.rule.gain.value(&leaf).expect("all numbers fit: they are checked");
            let after = self.worth(rest);
            let worth = if self.rule.is_alone { gain + after } else { gain - after };
            Choice { taking, gain, worth, rest }
        })
    }

    /// The first one of the best moves of a position with coins. The cost of one move for each.
    pub fn best_move(&self, position: Position) -> Choice {
        let better = |best: Choice, other: Choice| {
            let is_better = self.rule.wants.pick(best.worth, other.worth) == Pick::Right;
            if is_better { other } else { best }
        };
        self.choices(position).reduce(better).expect("a position with coins has a move")
    }

    /// Whether all coins are left of a ring, so that any one can be taken.
    pub fn is_whole_ring(&self, position: Position) -> bool {
        self.rule.is_ring && position.len == self.coins.len()
    }

    /// The different moves of a position: the same as [`Self::choices`], but from both ends all coins are one move.
    pub fn moves(&self, position: Position) -> Vec<Choice> {
        let is_again = |choice: &Choice| choice.rest.len == 0 && choice.taking.end() == Some(End::Right);
        self.choices(position).filter(|choice| !is_again(choice)).collect()
    }

    /// What the player to move gets from a position on, and what the other one does, if both play as well as they can. Where
    /// moves are equally good, the first one is made. O(1), or O(n) moves if the players do not share the coins.
    pub fn outcome(&self, position: Position) -> [Number; 2] {
        if self.rule.is_alone {
            return [self.worth(position), 0];
        }
        if self.rule.shares() {
            let sum = Number::from(self.sum(position.start, position.len)) * self.sign();
            let own = Number::midpoint(sum, self.worth(position));
            return [own, sum - own];
        }
        let (mut gets, mut position, mut mover) = ([0; 2], position, 0);
        while position.len > 0 {
            let best = self.best_move(position);
            gets[mover] += best.gain;
            (position, mover) = (best.rest, 1 - mover);
        }
        gets
    }

    /// The best moves of a position.
    pub fn best_moves(&self, position: Position) -> Vec<Choice> {
        let worth = self.worth(position);
        let mut best = self.moves(position);
        best.retain(|choice| choice.worth == worth);
        best
    }

    /// The moves of best play. Of equally good ones, the first one is made. O(1) for each move of each position, or O(n)
    /// where fusion serves.
    pub fn best_play(&self) -> Vec<Played> {
        let (mut position, mut played) = (self.first(), vec![]);
        while position.len > 0 {
            let best = self.best_moves(position);
            let mover = if self.rule.is_alone { Player::First } else { Player::to_move(played.len()) };
            played.push(Played { player: mover, position, choice: best[0], is_tie: best.len() > 1 });
            position = best[0].rest;
        }
        played
    }

    /// The sum of so many coins, from the one with this index.
    fn sum(&self, start: usize, len: usize) -> i64 {
        self.sums[start + len] - self.sums[start]
    }
}
