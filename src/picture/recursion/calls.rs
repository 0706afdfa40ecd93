//! The calls that are drawn: the whole tree of a short row, the first levels of a long one, and the intervals below
//! these that graph and table have room for.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use crate::game::fill::count::CallCount;
use crate::game::fill::memo::calls_of;
use crate::game::{End, Interval, Recurrence, Table, Window};

/// Rows of up to this many coins are drawn with all their calls.
const LONGEST_WHOLE: usize = 6;
/// How many levels are drawn of a longer row: 31 calls of two each, 21 of four each.
const LEVELS_OF_TWO: usize = 5;
const LEVELS_OF_FOUR: usize = 3;
/// Rows of up to this many coins have all their intervals in the graph and the table, whatever the tree leaves out.
const LONGEST_COMPLETE: usize = 16;

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
    /// taking right leaves the coins on the left, so that intervals stand in the order of their coins. Of a hidden call
    /// the place, on the tree's last level, of the call above it whose stub it comes out of.
    pub place: usize,
    /// The number of the first call on the same interval: its own if there is none before.
    pub first_copy: usize,
    /// Whether the tree leaves it out, so that only the graph and the table show its interval.
    pub is_hidden: bool,
    /// Whether the same call also calls the same interval after the other end is taken.
    pub has_twin: bool,
}

/// The calls of the recursion on a row that are drawn, level by level, in the order in which they are made.
#[derive(Clone, Debug)]
pub struct Calls {
    recurrence: Recurrence,
    n: usize,
    /// First those of the tree, then the hidden ones.
    all: Vec<Call>,
    /// How many of them are in the tree.
    in_tree: usize,
    /// How many levels of calls on coins the tree has.
    levels: usize,
    /// The number of the first call on each interval.
    first: HashMap<Interval, usize>,
    /// How many calls on an interval the tree shows, and its number among those called more than once.
    copies: HashMap<Interval, (usize, Option<u8>)>,
}

impl Calls {
    /// The calls on a row of `n ≥ 1` coins. O(1) time and space: the tree never has more than 85, and below it there
    /// are never more than 300.
    pub fn new(recurrence: Recurrence, n: usize) -> Self {
        let levels_at_most = match recurrence {
            _ if n <= LONGEST_WHOLE => usize::MAX,
            Recurrence::TwoAhead => LEVELS_OF_FOUR,
            Recurrence::FirSec | Recurrence::MyTurn | Recurrence::Difference => LEVELS_OF_TWO,
        };
        let whole = Interval::whole(n);
        let call = Call {
            interval: Some(whole),
            caller: None,
            end: None,
            depth: 0,
            place: 0,
            first_copy: 0,
            is_hidden: false,
            has_twin: false,
        };
        let mut calls = Self {
            recurrence,
            n,
            all: vec![call],
            in_tree: 1,
            levels: 1,
            first: HashMap::from([(whole, 0)]),
            copies: HashMap::new(),
        };
        let mut next = 0;
        while next < calls.all.len() {
            if calls.all[next].depth + 1 < levels_at_most {
                calls.make_calls_of(next, false);
            }
            next += 1;
        }
        calls.in_tree = calls.all.len();
        let levels = calls.all.iter().filter(|call| call.interval.is_some()).map(|call| call.depth + 1).max();
        calls.levels = levels.unwrap_or(1);
        calls.copies = count_copies(&calls.all);
        if calls.has_all_intervals() && !calls.is_whole() {
            calls.make_hidden_calls();
        }
        calls
    }

    /// Hidden calls on empty intervals are left out, as neither graph nor table shows any.
    fn make_calls_of(&mut self, caller: usize, is_hidden: bool) {
        let Call { interval, depth, place, .. } = self.all[caller];
        let made = interval.map_or_else(Vec::new, |interval| calls_of(self.recurrence, interval));
        let drawn = made.iter().enumerate().filter(|(_, (_, interval))| interval.is_some() || !is_hidden);
        for (order, &(end, interval)) in drawn {
            let number = self.all.len();
            let place_in_tree = (place + 1) * made.len() - 1 - order;
            self.all.push(Call {
                interval,
                caller: Some(caller),
                end: Some(end),
                depth: depth + 1,
                place: interval.filter(|_| is_hidden).map_or(place_in_tree, |interval| self.place_above(interval)),
                first_copy: interval.map_or(number, |interval| *self.first.entry(interval).or_insert(number)),
                is_hidden,
                has_twin: interval.is_some() && made.iter().any(|other| other.0 != end && other.1 == interval),
            });
        }
    }

    /// The calls below the tree that a memo leaves to be made: those of the first call on each interval.
    fn make_hidden_calls(&mut self) {
        let last_level = self.levels - 1;
        let mut next = self.all.iter().position(|call| call.depth == last_level).unwrap_or(self.in_tree);
        while next < self.all.len() {
            if self.all[next].first_copy == next {
                self.make_calls_of(next, true);
            }
            next += 1;
        }
    }

    /// The place of the call on the tree's last level that leads to a deeper interval and stands most nearly above it.
    fn place_above(&self, interval: Interval) -> usize {
        // Both as parts of the picture's width.
        let taken = (self.n - interval.len()) as f32;
        let widest = ((self.all_levels() - 1) * self.coins_a_level() + 1) as f32;
        let in_graph = 0.5 + (interval.i as f32 - taken / 2.0) / widest;
        let leaves = self.branching().pow(self.levels as u32 - 1) as f32;
        let distance = |place: &usize| ((*place as f32 + 0.5) / leaves - in_graph).abs();
        let leads_to_it = |above: Interval| above.i <= interval.i && interval.j <= above.j;
        let last_level = self.tree().iter().filter(|call| call.depth + 1 == self.levels);
        let above = last_level.filter(|call| call.interval.is_some_and(leads_to_it)).map(|call| call.place);
        above.min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or_default()
    }

    pub fn recurrence(&self) -> Recurrence {
        self.recurrence
    }

    /// How many coins the row has.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The calls of the tree in the order in which they are drawn, and after them the hidden ones that graph and table
    /// show; their numbers are their places in it.
    pub fn all(&self) -> &[Call] {
        &self.all
    }

    /// The calls of the tree.
    pub fn tree(&self) -> &[Call] {
        &self.all[..self.in_tree]
    }

    /// How many calls on an interval the tree shows: none on one that is deeper than it goes.
    pub fn copies(&self, interval: Interval) -> usize {
        self.copies.get(&interval).map_or(0, |(copies, _)| *copies)
    }

    /// The number of an interval among those that are called more than once, from 0: the number of its tint.
    pub fn repeated(&self, interval: Interval) -> Option<u8> {
        self.copies.get(&interval).and_then(|(_, repeated)| *repeated)
    }

    /// The intervals that graph and table show, each once, the longest first.
    pub fn intervals(&self) -> impl Iterator<Item = Interval> {
        self.firsts().filter_map(|(_, call)| call.interval)
    }

    /// Whether graph and table show the interval.
    pub fn holds(&self, interval: Interval) -> bool {
        self.first.contains_key(&interval)
    }

    /// Whether the tree shows all calls of the recursion.
    pub fn is_whole(&self) -> bool {
        self.hidden_below_each().is_none()
    }

    /// Whether graph and table show all intervals that the recursion calls, even if the tree does not.
    pub fn has_all_intervals(&self) -> bool {
        self.n <= LONGEST_COMPLETE
    }

    /// How many calls hang below each of the last calls that are drawn, if any do. It is the same number for all.
    pub fn hidden_below_each(&self) -> Option<CallCount> {
        let last = self.tree().last()?.interval?;
        (!last.is_single()).then(|| CallCount::below(self.recurrence, last.len()))
    }

    /// The part of the table that holds every interval that graph and table show.
    pub fn window(&self, table: &Table) -> Window {
        let (rows, columns) = self.rows_and_columns();
        table.window(rows, columns)
    }

    /// How many levels of calls on coins the tree shows.
    pub(super) fn levels(&self) -> usize {
        self.levels
    }

    /// How many levels graph and table show.
    pub(super) fn levels_of_graph(&self) -> usize {
        if self.has_all_intervals() { self.all_levels() } else { self.levels }
    }

    /// How many levels there are.
    pub(super) fn all_levels(&self) -> usize {
        self.n.div_ceil(self.coins_a_level())
    }

    /// How many coins are taken from one level to the next.
    pub(super) fn coins_a_level(&self) -> usize {
        self.recurrence.reach()
    }

    /// Whether there is a level of calls on empty intervals.
    pub(super) fn has_empty(&self) -> bool {
        self.tree().last().is_some_and(|call| call.interval.is_none())
    }

    /// How many calls each call makes.
    pub(super) fn branching(&self) -> usize {
        2 * self.recurrence.reach()
    }

    /// The first call on every interval, with its number.
    pub(super) fn firsts(&self) -> impl Iterator<Item = (usize, &Call)> {
        let is_first = |(number, call): &(usize, &Call)| call.first_copy == *number && call.interval.is_some();
        self.all.iter().enumerate().filter(is_first)
    }

    /// The rows and the columns of the table that the picture shows: all of them, or its upper right corner.
    pub(super) fn rows_and_columns(&self) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
        let last_row = if self.has_all_intervals() { self.n - 1 } else { (self.levels - 1) * self.coins_a_level() };
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
                assert_eq!(calls.tree(), calls.all());
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
                let last_depth = calls.tree().last().unwrap().depth;
                let last = calls.tree().iter().filter(|call| call.depth == last_depth).count() as u128;
                let hidden = calls.hidden_below_each().and_then(CallCount::exact).unwrap();
                let all = CallCount::without_memo(recurrence, n).exact().unwrap();
                assert_eq!(calls.tree().len() as u128 + last * hidden, all, "{recurrence:?}, {n}");
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
    fn graph_and_table_of_up_to_sixteen_coins_have_every_interval_that_is_called() {
        for recurrence in Recurrence::ALL {
            for n in 1..=LONGEST_COMPLETE {
                let calls = Calls::new(recurrence, n);
                let is_called = |interval: &Interval| recurrence != Recurrence::TwoAhead || interval.len() % 2 == n % 2;
                let every = (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j))).filter(is_called);
                assert!(every.clone().all(|interval| calls.holds(interval)), "{recurrence:?}, {n}");
                assert_eq!(calls.intervals().count(), every.count(), "{recurrence:?}, {n}");
                assert!(calls.intervals().is_sorted_by_key(|interval| n - interval.len()));
            }
        }
        assert_eq!(Calls::new(Recurrence::FirSec, 16).intervals().count(), 136);
        assert_eq!(Calls::new(Recurrence::FirSec, 17).intervals().count(), 15);
    }

    #[test]
    fn what_the_tree_leaves_out_comes_out_of_a_call_that_leads_to_it() {
        for recurrence in Recurrence::ALL {
            for n in 7..=LONGEST_COMPLETE {
                let calls = Calls::new(recurrence, n);
                for call in calls.all().iter().filter(|call| call.is_hidden) {
                    let is_origin = |above: &&Call| above.depth + 1 == calls.levels() && above.place == call.place;
                    let origin = calls.tree().iter().find(is_origin).and_then(|above| above.interval).unwrap();
                    let interval = call.interval.unwrap();
                    assert!(origin.i <= interval.i && interval.j <= origin.j, "{origin:?} to {interval:?}");
                    assert_eq!((calls.copies(interval), calls.repeated(interval)), (0, None));
                }
            }
        }
    }

    #[test]
    fn below_the_tree_each_interval_makes_its_calls_once() {
        for recurrence in Recurrence::ALL {
            for n in 7..=LONGEST_COMPLETE {
                let calls = Calls::new(recurrence, n);
                for (number, first) in calls.firsts() {
                    let made = calls.all().iter().filter(|call| call.caller == Some(number));
                    let made: Vec<_> = made.filter_map(|call| Some((call.end?, call.interval?))).collect();
                    let due = calls_of(recurrence, first.interval.unwrap());
                    assert_eq!(made, due.into_iter().filter_map(|(end, to)| Some((end, to?))).collect::<Vec<_>>());
                }
            }
        }
    }

    #[test]
    fn looking_two_moves_ahead_calls_only_lengths_of_the_parity_of_the_row() {
        for n in 1..=18 {
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
            for n in [1, 2, 5, 6, 7, 8, 12, 16, 17, 30] {
                let calls = Calls::new(recurrence, n);
                let table = Table::new(vec!["7"; n].join(" ").parse().unwrap());
                let window = calls.window(&table);
                assert!(calls.intervals().all(|interval| window.cell(interval).is_some()), "{recurrence:?}, {n}");
            }
        }
    }
}
