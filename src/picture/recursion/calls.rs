//! The calls that are drawn: the whole tree of a short row, the first levels of a long one.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use crate::game::count::CallCount;
use crate::game::memo::calls_of;
use crate::game::{End, Interval, Recurrence, Table, Window};

/// Rows of up to this many coins are drawn with all their calls.
const LONGEST_WHOLE: usize = 6;
/// How many levels are drawn of a longer row: 31 calls of two each, 21 of four each.
const LEVELS_OF_TWO: usize = 5;
const LEVELS_OF_FOUR: usize = 3;

/// One call of the recursion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// What it is called on; `None` for an empty interval.
    pub interval: Option<Interval>,
    /// The number of the call that makes it; `None` for the call on the whole row.
    pub caller: Option<usize>,
    /// The end that the player to move takes on the way here; `None` for the call on the whole row.
    pub end: Option<End>,
    /// How many calls are open above it.
    pub depth: usize,
    /// Where it stands on its level, from 0 at the left. The later of two calls stands to the left of the earlier:
    /// taking right leaves the coins on the left, so that intervals stand in the order of their coins.
    pub place: usize,
    /// The number of the first call on the same interval: its own if there is none before.
    pub first_copy: usize,
}

/// The calls of the recursion on a row that are drawn, level by level, in the order in which they are made.
#[derive(Clone, Debug)]
pub struct Calls {
    recurrence: Recurrence,
    n: usize,
    all: Vec<Call>,
    /// How many levels of calls on coins there are.
    levels: usize,
    /// How many calls on an interval are drawn, and its number among those called more than once.
    copies: HashMap<Interval, (usize, Option<u8>)>,
}

impl Calls {
    /// The calls on a row of `n ≥ 1` coins. O(1) time and space: never more than 85 are drawn.
    pub fn new(recurrence: Recurrence, n: usize) -> Self {
        let levels_at_most = match recurrence {
            _ if n <= LONGEST_WHOLE => usize::MAX,
            Recurrence::TwoAhead => LEVELS_OF_FOUR,
            Recurrence::FirSec | Recurrence::MyTurn | Recurrence::Difference => LEVELS_OF_TWO,
        };
        let whole = Some(Interval::whole(n));
        let mut calls = vec![Call { interval: whole, caller: None, end: None, depth: 0, place: 0, first_copy: 0 }];
        let mut next = 0;
        while next < calls.len() {
            let Call { interval, depth, place, .. } = calls[next];
            if let Some(interval) = interval
                && depth + 1 < levels_at_most
            {
                let made = calls_of(recurrence, interval);
                for (order, (end, interval)) in made.iter().enumerate() {
                    let number = calls.len();
                    let same = |call: &Call| interval.is_some() && call.interval == *interval;
                    calls.push(Call {
                        interval: *interval,
                        caller: Some(next),
                        end: Some(*end),
                        depth: depth + 1,
                        place: (place + 1) * made.len() - 1 - order,
                        first_copy: calls.iter().position(same).unwrap_or(number),
                    });
                }
            }
            next += 1;
        }
        let levels = calls.iter().filter(|call| call.interval.is_some()).map(|call| call.depth + 1).max();
        let copies = count_copies(&calls);
        Self { recurrence, n, all: calls, levels: levels.unwrap_or(1), copies }
    }

    pub fn recurrence(&self) -> Recurrence {
        self.recurrence
    }

    /// How many coins the row has.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The calls in the order in which they are drawn; their numbers are their places in it.
    pub fn all(&self) -> &[Call] {
        &self.all
    }

    /// How many calls on an interval are drawn.
    pub fn copies(&self, interval: Interval) -> usize {
        self.copies.get(&interval).map_or(0, |(copies, _)| *copies)
    }

    /// The number of an interval among those that are called more than once, from 0: the number of its tint.
    pub fn repeated(&self, interval: Interval) -> Option<u8> {
        self.copies.get(&interval).and_then(|(_, repeated)| *repeated)
    }

    /// The intervals that are drawn, each once, the longest first.
    pub fn intervals(&self) -> impl Iterator<Item = Interval> {
        self.firsts().filter_map(|(_, call)| call.interval)
    }

    /// Whether all calls of the recursion are drawn.
    pub fn is_whole(&self) -> bool {
        self.hidden_below_each().is_none()
    }

    /// How many calls hang below each of the last calls that are drawn, if any do. It is the same number for all.
    pub fn hidden_below_each(&self) -> Option<CallCount> {
        let last = self.all.last()?.interval?;
        (!last.is_single()).then(|| CallCount::below(self.recurrence, last.len()))
    }

    /// The part of the table that holds every interval that is drawn.
    pub fn window(&self, table: &Table) -> Window {
        let (rows, columns) = self.rows_and_columns();
        table.window(rows, columns)
    }

    /// How many levels of calls on coins are drawn.
    pub(super) fn levels(&self) -> usize {
        self.levels
    }

    /// Whether there is a level of calls on empty intervals.
    pub(super) fn has_empty(&self) -> bool {
        self.all.last().is_some_and(|call| call.interval.is_none())
    }

    /// How many calls each call makes.
    pub(super) fn branching(&self) -> usize {
        if self.recurrence == Recurrence::TwoAhead { 4 } else { 2 }
    }

    /// The first call on every interval, with its number.
    pub(super) fn firsts(&self) -> impl Iterator<Item = (usize, &Call)> {
        let is_first = |(number, call): &(usize, &Call)| call.first_copy == *number && call.interval.is_some();
        self.all.iter().enumerate().filter(is_first)
    }

    /// The rows and the columns of the table that the picture shows: all of them, or its upper right corner.
    pub(super) fn rows_and_columns(&self) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
        if self.is_whole() {
            return (0..=self.n - 1, 0..=self.n - 1);
        }
        let last_row = self.intervals().map(|interval| interval.i).max().unwrap_or_default();
        (0..=last_row, self.n - 1 - last_row..=self.n - 1)
    }
}

fn count_copies(calls: &[Call]) -> HashMap<Interval, (usize, Option<u8>)> {
    let mut copies = HashMap::new();
    for interval in calls.iter().filter_map(|call| call.interval) {
        copies.entry(interval).or_insert((0, None)).0 += 1;
    }
    let mut repeated = 0;
    for call in calls {
        if let Some((2.., number @ None)) = call.interval.and_then(|interval| copies.get_mut(&interval)) {
            *number = Some(repeated);
            repeated += 1;
        }
    }
    copies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::MAX_COINS;

    #[test]
    fn short_rows_are_drawn_with_all_their_calls() {
        for recurrence in Recurrence::ALL {
            for n in 1..=LONGEST_WHOLE {
                let calls = Calls::new(recurrence, n);
                let count = CallCount::without_memo(recurrence, n).exact();
                assert_eq!(Some(calls.all().len() as u128), count, "{recurrence:?}, {n}");
                assert!(calls.is_whole());
            }
        }
        assert_eq!(Calls::new(Recurrence::FirSec, 6).all().len(), 63);
        let two_ahead = Calls::new(Recurrence::TwoAhead, 6);
        assert_eq!(two_ahead.all().iter().filter(|call| call.interval.is_none()).count(), 64);
    }

    #[test]
    fn the_longest_row_is_drawn_to_a_few_levels_with_the_rest_as_a_power() {
        let hidden = |recurrence| {
            let calls = Calls::new(recurrence, MAX_COINS);
            (calls.all().len(), calls.hidden_below_each().unwrap().to_string())
        };
        assert_eq!(hidden(Recurrence::FirSec), (31, "2⁹⁹⁹⁹⁹⁶ − 2".to_owned()));
        assert_eq!(hidden(Recurrence::TwoAhead), (21, "(4⁴⁹⁹⁹⁹⁹ − 4) / 3".to_owned()));
    }

    #[test]
    fn drawn_and_hidden_calls_are_all_calls() {
        for recurrence in Recurrence::ALL {
            for n in 7..=40 {
                let calls = Calls::new(recurrence, n);
                let last_depth = calls.all().last().unwrap().depth;
                let last = calls.all().iter().filter(|call| call.depth == last_depth).count() as u128;
                let hidden = calls.hidden_below_each().and_then(CallCount::exact).unwrap();
                let all = CallCount::without_memo(recurrence, n).exact().unwrap();
                assert_eq!(calls.all().len() as u128 + last * hidden, all, "{recurrence:?}, {n}");
            }
        }
    }

    #[test]
    fn an_interval_is_called_as_often_as_there_are_orders_of_the_coins_taken() {
        let calls = Calls::new(Recurrence::Difference, 6);
        // Two coins taken on the left and two on the right: 4 over 2.
        assert_eq!(calls.copies(Interval::new(2, 3)), 6);
        assert_eq!(calls.copies(Interval::new(0, 3)), 1);
        assert_eq!(calls.intervals().count(), 21);
        assert_eq!(calls.intervals().filter(|interval| calls.repeated(*interval).is_some()).count(), 10);
    }

    #[test]
    fn looking_two_moves_ahead_calls_only_lengths_of_the_parity_of_the_row() {
        for n in 1..=12 {
            let calls = Calls::new(Recurrence::TwoAhead, n);
            assert!(calls.intervals().all(|interval| interval.len() % 2 == n % 2), "{n}");
        }
    }

    #[test]
    fn the_places_of_a_level_are_taken_once_each() {
        for recurrence in [Recurrence::FirSec, Recurrence::TwoAhead] {
            let calls = Calls::new(recurrence, 6);
            for depth in 0..=calls.all().last().unwrap().depth {
                let mut places: Vec<_> =
                    calls.all().iter().filter(|call| call.depth == depth).map(|call| call.place).collect();
                places.sort_unstable();
                assert!(places.iter().copied().eq(0..calls.branching().pow(depth as u32)));
            }
        }
    }

    #[test]
    fn the_window_holds_every_interval_that_is_drawn() {
        for recurrence in Recurrence::ALL {
            for n in [1, 2, 5, 6, 7, 8, 30] {
                let calls = Calls::new(recurrence, n);
                let table = Table::new(vec!["7"; n].join(" ").parse().unwrap());
                let window = calls.window(&table);
                assert!(calls.intervals().all(|interval| window.cell(interval).is_some()), "{recurrence:?}, {n}");
            }
        }
    }
}
