//! The recurrences of the game, and how one cell gets its numbers from them.
//!
//! All recurrences are published write-ups of the same game. Each one stores other numbers in its table. These numbers
//! all follow from a [`Cell`], so no table is computed twice.

use std::ops::RangeInclusive;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::game::{Cell, End, Interval, Pick, Row, Table, Window, WindowCache, fusion};

/// The four published ways to write the table of the game. All of them give the same game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Recurrence {
    /// The scores of both players.
    ///
    /// `fir[i][j] = max(v[i] + sec[i+1][j], v[j] + sec[i][j−1])`. `sec[i][j]` is the `fir` of the interval that the
    /// pick leaves, because the other player is to move there.
    #[default]
    FirSec,
    /// F, which looks two moves ahead.
    ///
    /// `F[i][j] = max(v[i] + min(F[i+2][j], F[i+1][j−1]), v[j] + min(F[i+1][j−1], F[i][j−2]))`. For two coins it is the
    /// larger one.
    TwoAhead,
    /// f and g: my turn and their turn.
    ///
    /// `f[i][j] = max(v[i] + g[i+1][j], v[j] + g[i][j−1])`, and
    /// `g[i][j] = min(f[i+1][j], f[i][j−1])`.
    MyTurn,
    /// The lead of the player to move.
    ///
    /// `d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1])`.
    Difference,
}

impl Recurrence {
    pub const ALL: [Self; 4] = [Self::FirSec, Self::TwoAhead, Self::MyTurn, Self::Difference];

    /// Its name on the screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::FirSec => "fir / sec",
            Self::TwoAhead => "F",
            Self::MyTurn => "f / g",
            Self::Difference => "fir − sec",
        }
    }

    /// The quantities that it stores for each interval: one or two.
    pub fn quantities(self) -> (Quantity, Option<Quantity>) {
        match self {
            Self::FirSec => (Quantity::Fir, Some(Quantity::Sec)),
            Self::TwoAhead => (Quantity::TwoAhead, None),
            Self::MyTurn => (Quantity::MyTurn, Some(Quantity::TheirTurn)),
            Self::Difference => (Quantity::Difference, None),
        }
    }

    /// The names of these quantities, with `between` between two.
    pub fn names(self, between: &str) -> String {
        match self.quantities() {
            (first, Some(second)) => [first.name(), between, second.name()].concat(),
            (first, None) => first.name().to_owned(),
        }
    }

    /// The numbers that it stores in a cell.
    pub fn numbers(self, cell: &Cell) -> (i64, Option<i64>) {
        let (first, second) = self.quantities();
        (first.of(cell), second.map(|second| second.of(cell)))
    }

    /// The number of diagonals that it reads back: 1 or 2.
    pub fn reach(self) -> usize {
        if self == Self::TwoAhead { 2 } else { 1 }
    }

    /// Whether it subtracts the number of the table from the coin instead of adding it.
    pub fn subtracts(self) -> bool {
        self == Self::Difference
    }
}

/// A quantity that a recurrence stores for each interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Quantity {
    /// `fir`.
    Fir,
    /// `sec`.
    Sec,
    /// `F`.
    TwoAhead,
    /// `f`.
    MyTurn,
    /// `g`.
    TheirTurn,
    /// `d`.
    Difference,
}

impl Quantity {
    /// The name of its table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fir => "fir",
            Self::Sec => "sec",
            Self::TwoAhead => "F",
            Self::MyTurn => "f",
            Self::TheirTurn => "g",
            Self::Difference => "d",
        }
    }

    /// Its value in a cell.
    pub fn of(self, cell: &Cell) -> i64 {
        self.of_scores(cell.fir(), cell.sec())
    }

    /// Its value where these are the scores of the player to move and of the other player.
    fn of_scores(self, fir: i64, sec: i64) -> i64 {
        match self {
            Self::Fir | Self::TwoAhead | Self::MyTurn => fir,
            Self::Sec | Self::TheirTurn => sec,
            Self::Difference => fir - sec,
        }
    }
}

/// A number that a recurrence reads from a cell of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellRead {
    pub quantity: Quantity,
    pub interval: Interval,
    pub value: i64,
}

/// One of the two choices at a cell: a coin to take, and the numbers that are read for the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    pub end: End,
    /// The value of the coin at that end.
    pub coin: i64,
    /// The numbers that are read. Of two, the smaller one counts. None if the recurrence looks two moves ahead and only
    /// two coins are there.
    reads: [Option<CellRead>; 2],
    /// The worth of taking this end, in the numbers of the recurrence.
    pub worth: i64,
}

impl Branch {
    /// The numbers that are read: at most two.
    pub fn reads(&self) -> impl Iterator<Item = CellRead> + use<> {
        self.reads.into_iter().flatten()
    }

    /// The number that is added to the coin, or subtracted from it. `None` if nothing is read.
    pub fn rest(&self) -> Option<i64> {
        self.reads().map(|read| read.value).min()
    }
}

/// How a recurrence computes one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Derivation {
    pub recurrence: Recurrence,
    pub interval: Interval,
    pub cell: Cell,
    /// Taking left and taking right. `None` for a single coin, the base of every recurrence.
    pub branches: Option<[Branch; 2]>,
    /// The numbers that the second number of the cell is read from: it is the smallest of these. None if the recurrence
    /// stores only one number.
    second: [Option<CellRead>; 2],
}

impl Derivation {
    /// The derivation of the cell `interval`. It costs as much as three [differences](fusion::difference()).
    pub fn new(table: &Table, recurrence: Recurrence, interval: Interval) -> Self {
        Self::by(fusion::difference, table, recurrence, interval)
    }

    /// The derivation of the cell `interval` by a function that is called three times: for the coins that are left after
    /// two moves, which may be none. It returns the [difference](fusion::difference()) of its coins. The rest is O(1).
    pub fn by(
        difference: impl FnMut(&[i64]) -> i64,
        table: &Table,
        recurrence: Recurrence,
        interval: Interval,
    ) -> Self {
        let coins = &table.row().coins()[interval.i..=interval.j];
        // What is left after some coins from the left and some from the right.
        let rest = |left: usize, right: usize| coins.get(left..coins.len().saturating_sub(right)).unwrap_or_default();
        let lead = |coins: &[i64], after: [i64; 2]| match (coins.first(), coins.last()) {
            (Some(left), Some(right)) => (left - after[0]).max(right - after[1]),
            _ => 0,
        };
        let after_two = [(2, 0), (1, 1), (0, 2)].map(|(left, right)| rest(left, right)).map(difference);
        let after_one =
            [lead(rest(1, 0), [after_two[0], after_two[1]]), lead(rest(0, 1), [after_two[1], after_two[2]])];
        let cell = Cell::new(table.sum(interval), coins[0] - after_one[0], coins[coins.len() - 1] - after_one[1]);
        Self::from_reads(table.row(), recurrence, interval, cell, |quantity, read| {
            let taken = [read.i - interval.i, interval.j - read.j];
            let difference = match taken[0] + taken[1] {
                1 => after_one[taken[1]],
                _ => after_two[taken[1]],
            };
            let [fir, sec] = [difference, -difference].map(|difference| i64::midpoint(table.sum(read), difference));
            quantity.of_scores(fir, sec)
        })
    }

    /// The derivation of the cell `interval` by a cache, which is quick if the cell is near the last one.
    pub fn from_cache(cache: &mut WindowCache, table: &Table, recurrence: Recurrence, interval: Interval) -> Self {
        let (rows, columns) = Self::window_of(interval);
        let window = cache.window(table, rows, columns);
        Self::in_window(&window, table.row(), recurrence, interval)
    }

    /// Whether the time for [`Self::from_cache`] does not depend on the length of the row. O(1).
    pub fn is_near(cache: &WindowCache, table: &Table, interval: Interval) -> bool {
        let (rows, columns) = Self::window_of(interval);
        cache.is_near(table, &rows, &columns)
    }

    /// The rows and the columns that any recurrence reads for the cell `interval`, with its own.
    pub fn window_of(Interval { i, j }: Interval) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
        (i..=(i + 2).min(j), j.saturating_sub(2).max(i)..=j)
    }

    /// The derivation of the cell `interval` from a window of the table of `row`. O(1).
    ///
    /// # Panics
    /// If the window lacks a cell that is read. Two more rows and two more columns towards the diagonal are enough.
    pub fn in_window(window: &Window, row: &Row, recurrence: Recurrence, interval: Interval) -> Self {
        let cell_of = |interval| *window.cell(interval).expect("the window holds all that any recurrence reads");
        Self::from_reads(row, recurrence, interval, cell_of(interval), |quantity, read| quantity.of(&cell_of(read)))
    }

    /// The same if the window holds all cells that are read. `None` otherwise. O(1).
    pub fn find_in_window(window: &Window, row: &Row, recurrence: Recurrence, interval: Interval) -> Option<Self> {
        let (rows, columns) = Self::window_of(interval);
        window.holds(&rows, &columns).then(|| Self::in_window(window, row, recurrence, interval))
    }

    /// The derivation of the cell `interval`, where `value` returns the quantity of a cell that is read.
    fn from_reads(
        row: &Row,
        recurrence: Recurrence,
        interval: Interval,
        cell: Cell,
        value: impl Fn(Quantity, Interval) -> i64,
    ) -> Self {
        let none = Self { recurrence, interval, cell, branches: None, second: [None; 2] };
        let (Some(below), Some(before)) = (interval.without(End::Left), interval.without(End::Right)) else {
            return none;
        };
        let read = |quantity, interval| CellRead { quantity, interval, value: value(quantity, interval) };
        let branch = |end, rest: Interval| {
            let reads = match recurrence {
                Recurrence::FirSec => [Some(read(Quantity::Sec, rest)), None],
                Recurrence::MyTurn => [Some(read(Quantity::TheirTurn, rest)), None],
                Recurrence::Difference => [Some(read(Quantity::Difference, rest)), None],
                // The other player takes either end of the rest.
                Recurrence::TwoAhead => {
                    End::BOTH.map(|reply| rest.without(reply).map(|left| read(Quantity::TwoAhead, left)))
                }
            };
            let coin = row.coins()[interval.coin_at(end)];
            let mut branch = Branch { end, coin, reads, worth: coin };
            let rest = branch.rest().unwrap_or(0);
            branch.worth += if recurrence.subtracts() { -rest } else { rest };
            branch
        };
        let second = match recurrence {
            Recurrence::FirSec => [(End::Left, below), (End::Right, before)]
                .map(|(end, rest)| cell.pick().allows(end).then(|| read(Quantity::Fir, rest))),
            Recurrence::MyTurn => [below, before].map(|rest| Some(read(Quantity::MyTurn, rest))),
            Recurrence::TwoAhead | Recurrence::Difference => [None; 2],
        };
        Self { branches: Some([branch(End::Left, below), branch(End::Right, before)]), second, ..none }
    }

    /// The numbers that the second number of the cell is read from. For fir and sec, it is the `fir` of the interval
    /// that the pick leaves: one, or two on a tie. For f and g, it is both `f`, and the smaller one counts.
    pub fn second_reads(&self) -> impl Iterator<Item = CellRead> + use<> {
        self.second.into_iter().flatten()
    }

    /// The branches that best play allows: one, or two on a tie. None for a single coin.
    pub fn picked(&self) -> impl Iterator<Item = &Branch> {
        self.branches.iter().flatten().filter(|branch| self.cell.pick().allows(branch.end))
    }

    /// The end that best play takes. `None` for a single coin, which leaves no choice.
    pub fn pick(&self) -> Option<Pick> {
        self.branches.map(|_| self.cell.pick())
    }

    /// The numbers that the recurrence stores in the cell.
    pub fn numbers(&self) -> (i64, Option<i64>) {
        self.recurrence.numbers(&self.cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn table(text: &str) -> Table {
        Table::new(text.parse().unwrap())
    }

    fn branches(recurrence: Recurrence, i: usize, j: usize) -> [Branch; 2] {
        let derivation = Derivation::new(&table("8 15 3 7 9 2"), recurrence, Interval::new(i, j));
        derivation.branches.expect("two coins or more leave a choice")
    }

    fn reads(branch: &Branch) -> Vec<(&'static str, usize, usize, i64)> {
        branch.reads().map(|read| (read.quantity.name(), read.interval.i, read.interval.j, read.value)).collect()
    }

    #[test]
    fn the_branches_of_the_design_picture_have_its_numbers() {
        let [left, right] = branches(Recurrence::FirSec, 1, 4);
        assert_eq!((left.coin, reads(&left), left.worth), (15, vec![("sec", 2, 4, 7)], 22));
        assert_eq!((right.coin, reads(&right), right.worth), (9, vec![("sec", 1, 3, 7)], 16));
    }

    #[test]
    fn two_moves_ahead_reads_three_cells_the_middle_one_twice() {
        let [left, right] = branches(Recurrence::TwoAhead, 1, 4);
        assert_eq!((reads(&left), left.worth), (vec![("F", 3, 4, 9), ("F", 2, 3, 7)], 22));
        assert_eq!((reads(&right), right.worth), (vec![("F", 2, 3, 7), ("F", 1, 2, 15)], 16));
    }

    #[test]
    fn two_moves_ahead_two_coins_read_nothing_and_are_the_larger() {
        let [left, right] = branches(Recurrence::TwoAhead, 1, 2);
        assert_eq!((left.rest(), left.worth, right.rest(), right.worth), (None, 15, None, 3));
    }

    #[test]
    fn my_turn_reads_theirs_and_theirs_the_smaller_of_mine() {
        let [left, right] = branches(Recurrence::MyTurn, 1, 4);
        assert_eq!((reads(&left), reads(&right)), (vec![("g", 2, 4, 7)], vec![("g", 1, 3, 7)]));
        let derivation = Derivation::new(&table("8 15 3 7 9 2"), Recurrence::MyTurn, Interval::new(1, 4));
        let second: Vec<_> = derivation.second_reads().map(|read| (read.quantity.name(), read.value)).collect();
        assert_eq!(second, [("f", 12), ("f", 18)]);
        assert_eq!(derivation.numbers(), (22, Some(12)));
    }

    #[test]
    fn the_difference_subtracts_the_rest_from_the_coin() {
        let [left, right] = branches(Recurrence::Difference, 1, 4);
        assert_eq!((reads(&left), left.worth), (vec![("d", 2, 4, 5)], 10));
        assert_eq!((reads(&right), right.worth), (vec![("d", 1, 3, 11)], -2));
    }

    #[test]
    fn a_single_coin_is_the_base_of_every_recurrence() {
        for recurrence in Recurrence::ALL {
            let base = Derivation::new(&table("8 15"), recurrence, Interval::new(1, 1));
            let second = recurrence.quantities().1.map(|_| 0);
            assert_eq!((base.branches, base.pick(), base.numbers()), (None, None, (15, second)));
            assert_eq!((base.picked().count(), base.second_reads().count()), (0, 0));
        }
    }

    /// The whole table of a recurrence, bottom-up as published: the first and the second number of every interval.
    fn by_the_book(recurrence: Recurrence, v: &[i64]) -> Vec<Vec<(i64, i64)>> {
        let n = v.len();
        let mut t = vec![vec![(0, 0); n]; n];
        for len in 1..=n {
            for i in 0..=n - len {
                let j = i + len - 1;
                t[i][j] = match recurrence {
                    _ if len == 1 => (v[i], 0),
                    Recurrence::FirSec => {
                        let (left, right) = (v[i] + t[i + 1][j].1, v[j] + t[i][j - 1].1);
                        if left >= right { (left, t[i + 1][j].0) } else { (right, t[i][j - 1].0) }
                    }
                    Recurrence::TwoAhead if len == 2 => (v[i].max(v[j]), 0),
                    Recurrence::TwoAhead => {
                        let [far, both, near] = [t[i + 2][j].0, t[i + 1][j - 1].0, t[i][j - 2].0];
                        ((v[i] + far.min(both)).max(v[j] + both.min(near)), 0)
                    }
                    Recurrence::MyTurn => {
                        let mine = (v[i] + t[i + 1][j].1).max(v[j] + t[i][j - 1].1);
                        (mine, t[i + 1][j].0.min(t[i][j - 1].0))
                    }
                    Recurrence::Difference => ((v[i] - t[i + 1][j].0).max(v[j] - t[i][j - 1].0), 0),
                };
            }
        }
        t
    }

    proptest! {
        #[test]
        fn all_four_agree_on_every_cell_of_every_table(coins in prop::collection::vec(-20..21_i64, 1..12)) {
            let table = Table::new(Row::new(coins.clone()).unwrap());
            let all = table.window(0..=coins.len() - 1, 0..=coins.len() - 1);
            for recurrence in Recurrence::ALL {
                let expected = by_the_book(recurrence, &coins);
                for (interval, cell) in all.iter() {
                    let (first, second) = recurrence.numbers(cell);
                    let (book_first, book_second) = expected[interval.i][interval.j];
                    let numbers = (first, second.unwrap_or(0));
                    prop_assert_eq!(numbers, (book_first, book_second), "{:?} {:?}", recurrence, interval);
                }
            }
        }

        #[test]
        fn the_derivation_by_differences_is_that_in_a_window(coins in prop::collection::vec(-99..100_i64, 1..12)) {
            let table = Table::new(Row::new(coins).unwrap());
            let all = table.window(0..=table.n() - 1, 0..=table.n() - 1);
            for recurrence in Recurrence::ALL {
                for (interval, _) in all.iter() {
                    let expected = Derivation::in_window(&all, table.row(), recurrence, interval);
                    prop_assert_eq!(Derivation::new(&table, recurrence, interval), expected);
                }
            }
        }

        #[test]
        fn every_derivation_leads_to_the_numbers_of_its_cell(coins in prop::collection::vec(-9..10_i64, 2..10)) {
            let table = Table::new(Row::new(coins).unwrap());
            let all = table.window(0..=table.n() - 1, 0..=table.n() - 1);
            for recurrence in Recurrence::ALL {
                for (interval, cell) in all.iter().filter(|(interval, _)| !interval.is_single()) {
                    let derivation = Derivation::new(&table, recurrence, interval);
                    let [left, right] = derivation.branches.unwrap();
                    let (first, second) = recurrence.numbers(cell);
                    prop_assert_eq!(left.worth.max(right.worth), first);
                    prop_assert_eq!(Pick::of(left.worth, right.worth), cell.pick());
                    prop_assert_eq!(derivation.second_reads().map(|read| read.value).min(), second);
                    prop_assert!(derivation.picked().all(|branch| branch.worth == first));
                }
            }
        }
    }
}
