//! Different rows that are alike in difficulty.
//!
//! The difficulty of a row is these numbers. They are those of the classic rule.
//!
//! | number | why it matters |
//! | --- | --- |
//! | greedy traps: the cells in which taking the larger of both coins is worse | without one, who takes the larger coin gets every arrow right |
//! | ties: the cells of two coins or more in which both ends are equally good | a tie takes two arrows, and hides a mistake |
//! | whether the cell of the whole row is a tie | it is the first move, and the answer of the sheet |
//! | odd coins | sums of even numbers are easier; the parity of the row's sum follows |
//! | negative coins | signs |
//! | digits of all coins together | the length of the sums |
//! | the sum of the coins without their signs | the size of the scores |
//! | fusions, in a set that asks for them | each is a sum to write |
//! | the points that greedy play loses, in a set that asks what greedy gets | at least one, or there would be nothing to find |
//!
//! All rows of a set have the same number of traps, ties, odd coins, negative coins and digits. In longer rows, where that
//! would leave too few rows, these numbers are grouped: traps and ties in groups of one number per 50 cells, the others in
//! groups of one number per 20 coins. The sums are grouped by tenths of the largest possible sum, or by half the range of
//! the values if that is more. All rows of a set are in the same groups, and the first move is a tie in all of them or in
//! none.
//!
//! Each row of four coins or more has a trap. A shorter one can't have one, and neither can a row of only two values.
//!
//! The groups of a set are those that most rows belong to. If there are at most [`MAX_LISTED_ROWS`] rows in all, they are
//! counted among all. Otherwise they are counted among the first rows that the seed draws, and rows are drawn until enough
//! different ones are in these groups.

use crate::limits::MAX_COINS_OF_WORKSHEET;
use std::collections::{BTreeMap, HashSet};
use std::ops::{ControlFlow, RangeInclusive};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::error::{MAX_VARIANTS, WorksheetError};
use super::task::{Task, Tasks};
use crate::game::fusion::difference::fusions;
use crate::game::play::survey::{ROWS_PER_CHUNK, Survey};
use crate::game::row::random::{Recipe, RowShape};
use crate::game::{MAX_VALUE, Row};
use crate::wording::worksheet::AlikeNumbers;

/// The size of the group of a number that does not matter: it holds all.
const ANY: u64 = u64::MAX;
/// If there are at most this many rows, all of them are looked at.
const MAX_LISTED_ROWS: usize = 20_000;
/// Rows with fewer coins have no greedy trap: the larger coin is always a best one.
const MIN_COINS_OF_TRAP: usize = 4;
/// From so many coins on, a row to fuse has at least two fusions. One would be done at once.
const MIN_COINS_OF_TWO_FUSIONS: usize = 6;
/// Otherwise at most this many times [`ROWS_PER_CHUNK`] rows are drawn.
const MAX_CHUNKS: u64 = 100;

/// A set of rows: all that determines them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Variants {
    /// The number of coins of each row, from 1 to [`MAX_COINS_OF_WORKSHEET`].
    pub coins: usize,
    /// One bound of the values, included. It may be the larger one.
    pub low: i64,
    /// The other bound of the values, included.
    pub high: i64,
    /// The number of rows, from 1 to [`MAX_VARIANTS`].
    pub count: usize,
    pub seed: u64,
}

impl Default for Variants {
    fn default() -> Self {
        let Recipe { low, high, seed, .. } = Recipe::default();
        Self { coins: 6, low, high, count: 30, seed }
    }
}

/// The numbers that the difficulty of a row consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Difficulty {
    /// The cells in which taking the larger of both coins is worse.
    pub traps: u64,
    /// The cells of two coins or more in which both ends are equally good.
    pub ties: u64,
    /// 1 if the cell of the whole row is one of the ties, else 0.
    pub first_ties: u64,
    pub odd: u64,
    pub negative: u64,
    /// The digits of all coins together.
    pub digits: u64,
    /// The sum of the coins without their signs.
    pub magnitude: u64,
    /// How often three coins fuse.
    pub fusions: u64,
    /// The points that First loses who always takes the larger coin, against best play of Second.
    pub lost: u64,
}

impl Difficulty {
    /// Returns the difficulty of a row. O(n²).
    pub fn of(coins: &[i64]) -> Self {
        let mut found = Self::of_coins(coins);
        // `leads[i]` is d of the coins from i on, of the present length: see `Recurrence::DIFFERENCE`.
        let mut leads = coins.to_vec();
        let n = coins.len();
        // Whether best play takes the left coin of row `i` and column `j`, at `i * n + j`.
        let mut takes_left = vec![true; n * n];
        for length in 2..=n {
            for i in 0..=n - length {
                let (first, last) = (coins[i], coins[i + length - 1]);
                let (left, right) = (first - leads[i + 1], last - leads[i]);
                let is_tie = u64::from(left == right);
                found.ties += is_tie;
                found.first_ties = is_tie;
                found.traps += u64::from(left.cmp(&right) == last.cmp(&first) && first != last);
                leads[i] = left.max(right);
                takes_left[i * n + i + length - 1] = left >= right;
            }
        }
        found.fusions = fusions(coins) as u64;
        if let Some(lead) = leads.first() {
            found.lost = (lead - greedy_lead(coins, &takes_left)).unsigned_abs() / 2;
        }
        found
    }

    /// Returns the difficulty of the coins, with 0 for what the table says. O(n).
    fn of_coins(coins: &[i64]) -> Self {
        let count = |is_counted: fn(&i64) -> bool| coins.iter().copied().filter(is_counted).count() as u64;
        let digits = |coin: &i64| u64::from(coin.unsigned_abs().checked_ilog10().unwrap_or_default()) + 1;
        Self {
            traps: 0,
            ties: 0,
            first_ties: 0,
            odd: count(|coin| coin % 2 != 0),
            negative: count(|coin| *coin < 0),
            digits: coins.iter().map(digits).sum(),
            magnitude: coins.iter().map(|coin| coin.unsigned_abs()).sum(),
            fusions: 0,
            lost: 0,
        }
    }

    /// Returns the numbers of the groups, if `sizes` are the sizes of the groups.
    fn groups(self, sizes: Self) -> Self {
        self.with(sizes, |number, size| number / size)
    }

    fn with(self, other: Self, then: impl Fn(u64, u64) -> u64) -> Self {
        Self {
            traps: then(self.traps, other.traps),
            ties: then(self.ties, other.ties),
            first_ties: then(self.first_ties, other.first_ties),
            odd: then(self.odd, other.odd),
            negative: then(self.negative, other.negative),
            digits: then(self.digits, other.digits),
            magnitude: then(self.magnitude, other.magnitude),
            fusions: then(self.fusions, other.fusions),
            lost: then(self.lost, other.lost),
        }
    }
}

/// Returns by how much First is ahead at the end who always takes the larger coin. Second takes the left one where
/// `takes_left` is true, at `i * n + j`.
fn greedy_lead(coins: &[i64], takes_left: &[bool]) -> i64 {
    let n = coins.len();
    let (mut i, mut j, mut lead) = (0, n, 0);
    for ply in 0..n {
        let (left, right) = (coins[i], coins[j - 1]);
        let is_first = ply % 2 == 0;
        let is_left = if is_first { left >= right } else { takes_left[i * n + j - 1] };
        let coin = if is_left { left } else { right };
        lead += if is_first { coin } else { -coin };
        if is_left { i += 1 } else { j -= 1 }
    }
    lead
}

/// The bounds of the difficulty of all rows of a set, included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlikeRows {
    least: Difficulty,
    most: Difficulty,
}

impl From<Difficulty> for AlikeRows {
    fn from(difficulty: Difficulty) -> Self {
        Self { least: difficulty, most: difficulty }
    }
}

impl AlikeRows {
    /// Returns all ranges, for a text about them.
    pub fn numbers(&self) -> AlikeNumbers {
        AlikeNumbers {
            traps: self.range(|row| row.traps),
            ties: self.range(|row| row.ties),
            is_first_tie: self.least.first_ties > 0,
            odd: self.range(|row| row.odd),
            negative: self.range(|row| row.negative),
            digits: self.range(|row| row.digits),
            magnitude: self.range(|row| row.magnitude),
            fusions: Some(self.range(|row| row.fusions)).filter(|range| *range.end() < ANY - 1),
            lost: if self.least == self.most { Some(self.least.lost) } else { None },
            always_loses: self.least.lost > 0,
        }
    }

    /// Returns the range of a number, such as `|difficulty| difficulty.ties`.
    pub fn range(&self, number: impl Fn(&Difficulty) -> u64) -> RangeInclusive<u64> {
        number(&self.least)..=number(&self.most)
    }

    /// Returns whether a row is as difficult as the others.
    pub fn contains(&self, difficulty: &Difficulty) -> bool {
        let is_in = |number: fn(&Difficulty) -> u64| self.range(number).contains(&number(difficulty));
        is_in(|all| all.traps)
            && is_in(|all| all.ties)
            && is_in(|all| all.first_ties)
            && is_in(|all| all.odd)
            && is_in(|all| all.negative)
            && is_in(|all| all.digits)
            && is_in(|all| all.magnitude)
            && is_in(|all| all.fusions)
            && is_in(|all| all.lost)
    }
}

impl Variants {
    /// Returns the rows, which are all different, and what they have in common. The same set gives the same rows on every
    /// machine and in every version. A set with a larger count begins with the same rows.
    ///
    /// Takes time for at most `MAX_CHUNKS` × `ROWS_PER_CHUNK` rows, and usually for a hundredth of them. `keep_on` is
    /// called now and then. If it breaks, so does this function.
    ///
    /// `tasks` are what the sheets ask. It matters whether they ask for fusion, or for what greedy gets.
    ///
    /// # Errors
    /// If there are too few such rows, or a number of this set is out of its range.
    pub fn rows(
        &self,
        tasks: Tasks,
        keep_on: &impl Fn() -> ControlFlow<()>,
    ) -> Result<ControlFlow<(), (Vec<Row>, AlikeRows)>, WorksheetError> {
        self.check()?;
        let found = match self.number_of_rows() {
            Some(all) if all <= MAX_LISTED_ROWS => ControlFlow::Continue(self.listed(tasks, all)?),
            _ => self.drawn(tasks, keep_on)?,
        };
        Ok(found.map_continue(|(coins, alike)| {
            let rows = coins.into_iter().map(|coins| Row::new(coins).expect("the bounds are checked")).collect();
            (rows, alike)
        }))
    }

    /// Checks that all numbers are in their ranges.
    fn check(&self) -> Result<(), WorksheetError> {
        match *self {
            Self { coins: 0, .. } => Err(WorksheetError::NoCoins),
            Self { coins: n, .. } if n > MAX_COINS_OF_WORKSHEET => Err(WorksheetError::TooManyCoins { n }),
            Self { count, .. } if !(1..=MAX_VARIANTS).contains(&count) => Err(WorksheetError::Variants { count }),
            Self { low, high, .. } => {
                let out = [low, high].into_iter().find(|value| !(-MAX_VALUE..=MAX_VALUE).contains(value));
                out.map_or(Ok(()), |value| Err(WorksheetError::Value { value }))
            }
        }
    }

    fn bounds(&self) -> (i64, i64) {
        (self.low.min(self.high), self.low.max(self.high))
    }

    /// Returns the number of all rows, or `None` if it does not fit a `usize`.
    fn number_of_rows(&self) -> Option<usize> {
        let (low, high) = self.bounds();
        usize::try_from(high - low + 1).ok()?.checked_pow(self.coins as u32)
    }

    /// Returns the sizes of the groups of each number.
    fn group_sizes(&self, tasks: Tasks) -> Difficulty {
        let (low, high) = self.bounds();
        let n = self.coins as u64;
        let by_coins = 1 + n / 20;
        let largest = n * low.unsigned_abs().max(high.unsigned_abs());
        let by_cells = 1 + n * (n - 1) / 2 / 50;
        Difficulty {
            traps: by_cells,
            ties: by_cells,
            first_ties: 1,
            odd: by_coins,
            negative: by_coins,
            digits: by_coins,
            magnitude: largest.div_ceil(10).max((low.abs_diff(high) + 1).div_ceil(2)),
            fusions: if tasks.contains(Task::Fuse) { by_coins } else { ANY },
            lost: ANY,
        }
    }

    fn alike(&self, tasks: Tasks, groups: Difficulty) -> AlikeRows {
        let sizes = self.group_sizes(tasks);
        let mut least = groups.with(sizes, |group, size| group * size);
        least.lost = u64::from(self.must_lose(tasks));
        AlikeRows { least, most: groups.with(sizes, |group, size| group * size + (size - 1)) }
    }

    /// Whether greedy play from the start must lose points.
    fn must_lose(&self, tasks: Tasks) -> bool {
        self.coins >= MIN_COINS_OF_TRAP && tasks.contains(Task::Greedy)
    }

    /// Returns the difficulty of a row, or `None` if the row lacks a greedy trap that the tasks need.
    fn fitting(&self, tasks: Tasks, coins: &[i64]) -> Option<Difficulty> {
        let difficulty = Difficulty::of(coins);
        let has_trap = self.coins < MIN_COINS_OF_TRAP || difficulty.traps > 0;
        let has_fusions =
            self.coins < MIN_COINS_OF_TWO_FUSIONS || difficulty.fusions > 1 || !tasks.contains(Task::Fuse);
        (has_trap && has_fusions && (difficulty.lost > 0 || !self.must_lose(tasks))).then_some(difficulty)
    }

    /// Chooses among all rows, of which there are `all`.
    fn listed(&self, tasks: Tasks, all: usize) -> Result<Chosen, WorksheetError> {
        let (low, high) = self.bounds();
        let values = (high - low + 1) as usize;
        let row = |number: usize| {
            let mut rest = number;
            let mut coin = || {
                let coin = low + (rest % values) as i64;
                rest /= values;
                coin
            };
            (0..self.coins).map(|_| coin()).collect::<Vec<_>>()
        };
        let mut grouped = BTreeMap::<_, Vec<Vec<i64>>>::new();
        for row in (0..all).map(row) {
            if let Some(difficulty) = self.fitting(tasks, &row) {
                grouped.entry(difficulty.groups(self.group_sizes(tasks))).or_default().push(row);
            }
        }
        let (groups, mut rows) = most_frequent(grouped, Vec::len).ok_or(WorksheetError::NoTraps { rows: all })?;
        if rows.len() < self.count {
            return Err(WorksheetError::TooFewRows { wanted: self.count, possible: rows.len(), all });
        }
        rows.shuffle(&mut ChaCha8Rng::seed_from_u64(self.seed));
        rows.truncate(self.count);
        Ok((rows, self.alike(tasks, groups)))
    }

    /// Chooses among the rows that the seed draws.
    fn drawn(
        &self,
        tasks: Tasks,
        keep_on: &impl Fn() -> ControlFlow<()>,
    ) -> Result<ControlFlow<(), Chosen>, WorksheetError> {
        let (low, high) = self.bounds();
        let recipe = Recipe { count: self.coins, low, high, shape: RowShape::Uniform, seed: self.seed };
        let survey = Survey::new(recipe, MAX_CHUNKS * ROWS_PER_CHUNK).expect("the bounds are checked");
        let sizes = self.group_sizes(tasks);
        let mut counts = BTreeMap::new();
        survey.each_row(0, |_, coins| {
            if let Some(difficulty) = self.fitting(tasks, coins) {
                *counts.entry(difficulty.groups(sizes)).or_insert(0) += 1;
            }
        });
        let none = WorksheetError::NoTraps { rows: ROWS_PER_CHUNK as usize };
        let (groups, _) = most_frequent(counts, |count| *count).ok_or(none)?;
        let of_coins = Difficulty { traps: 0, ties: 0, first_ties: 0, fusions: 0, lost: 0, ..groups };
        let (mut rows, mut seen) = (Vec::new(), HashSet::new());
        for chunk in 0..survey.chunks() {
            if keep_on().is_break() {
                return Ok(ControlFlow::Break(()));
            }
            survey.each_row(chunk, |_, coins| {
                // The table takes the longest.
                let is_alike = || {
                    Difficulty::of_coins(coins).groups(sizes) == of_coins
                        && self.fitting(tasks, coins).is_some_and(|difficulty| difficulty.groups(sizes) == groups)
                };
                if rows.len() < self.count && is_alike() && seen.insert(coins.to_vec()) {
                    rows.push(coins.to_vec());
                }
            });
            if rows.len() == self.count {
                return Ok(ControlFlow::Continue((rows, self.alike(tasks, groups))));
            }
        }
        let drawn = MAX_CHUNKS * ROWS_PER_CHUNK;
        Err(WorksheetError::TooFewRowsFound { wanted: self.count, found: rows.len(), drawn })
    }
}

/// The coins of each chosen row, and what they have in common.
type Chosen = (Vec<Vec<i64>>, AlikeRows);

/// Returns the entry with the largest count; of several, that with the smallest key.
fn most_frequent<T>(entries: BTreeMap<Difficulty, T>, count: impl Fn(&T) -> usize) -> Option<(Difficulty, T)> {
    entries.into_iter().reduce(|most, entry| if count(&entry.1) > count(&most.1) { entry } else { most })
}
