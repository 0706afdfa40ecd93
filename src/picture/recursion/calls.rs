//! The calls that are drawn.
//!
//! The tree of a short row is drawn as a whole. For a longer row, the tree has the first levels of calls. The graph and
//! the table also show the intervals below these, if they have room for them.

use crate::limits::{MAX_COINS_IN_WHOLE_GRAPH, MAX_COINS_IN_WHOLE_TREE};
use std::collections::HashMap;
use std::ops::RangeInclusive;

use crate::game::fill::count::CallCount;
use crate::game::fill::memo::{FillAction, calls_of};
use crate::game::fill::recursion::OpenCalls;
use crate::game::fill::{Fill, FillOrder, FillProgress};
use crate::game::{End, Interval, Recurrence, Table, Window};
use crate::wording::picture as wording;

/// The number of levels of a longer row's tree if each call makes two calls. The tree has 31 calls.
const LEVELS_WITH_TWO_CALLS: usize = 5;
/// The number of levels if each call makes four calls. The tree has 21 calls.
const LEVELS_WITH_FOUR_CALLS: usize = 3;

/// If a move takes several coins, the tree has as many levels as leave it at most this many calls on its last level, but the
/// call on the whole row at least.
const MAX_LEAVES_OF_MOVES: usize = 40;
/// The most levels of such a tree, if calls make few calls.
const MAX_LEVELS_OF_MOVES: u32 = 5;
/// The places of a narrowest call of such a tree. One on an empty interval, which is a dot, takes one place.
pub(super) const PLACES_OF_CALL: usize = 3;
/// Such a tree has all calls of a row of at most this many coins: 45 for moves of any number.
const MAX_COINS_IN_WHOLE_TREE_OF_MOVES: usize = 4;

/// One call of the recursion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// The interval of the call. `None` for an empty interval.
    pub interval: Option<Interval>,
    /// The number of the call that makes it. `None` for the call on the whole row.
    pub caller: Option<usize>,
    /// The end that the caller's player takes before it. `None` for the call on the whole row.
    pub end: Option<End>,
    /// The number of open calls above it.
    pub depth: usize,
    /// Its place on its level, counted from 0 at the left.
    ///
    /// Calls stand in the order in which they are made: taking left comes first, and is on the left. For a hidden call, it
    /// is the place of a call on the tree's last level: the hidden call comes out of that call's stub.
    ///
    /// If a move takes several coins, the calls of a level do not make equally many calls. Then it is the place of the first
    /// one of the narrowest calls below it.
    pub place: usize,
    /// How many places it takes: one, or those of all narrowest calls below it, and `PLACES_OF_CALL` at least.
    pub span: usize,
    /// The number of the first call on the same interval. It is the call's own number if there is none before.
    pub first_copy: usize,
    /// Whether the tree leaves it out. Only the graph and the table show its interval then.
    pub is_hidden: bool,
    /// Whether its caller calls the same interval after taking the other end too.
    pub has_twin: bool,
}

/// The calls that are drawn, level by level, in the order in which the recursion makes them.
#[derive(Clone, Debug)]
pub struct Calls {
    recurrence: Recurrence,
    n: usize,
    /// The calls of the tree, then the hidden calls.
    all: Vec<Call>,
    /// The number of calls in the tree.
    in_tree: usize,
    /// The number of levels of the tree, without calls on empty intervals.
    levels: usize,
    /// The number of the first call on each interval.
    first: HashMap<Interval, usize>,
    /// The number of the tree's calls on each interval.
    copies: HashMap<Interval, usize>,
}

impl Calls {
    /// Returns the calls on a row of `n ≥ 1` coins.
    ///
    /// O(1) time and space: the tree has at most 85 calls, and there are at most 300 hidden calls, or 1,400 for moves of several
    /// coins.
    pub fn new(recurrence: Recurrence, n: usize) -> Self {
        let levels_at_most = match recurrence.calls(recurrence.definition().longest_base() + 1).len() {
            _ if recurrence.has_moves() => levels_of_moves(recurrence, n),
            _ if n <= MAX_COINS_IN_WHOLE_TREE => usize::MAX,
            ..=2 => LEVELS_WITH_TWO_CALLS,
            _ => LEVELS_WITH_FOUR_CALLS,
        };
        let whole = Interval::whole(n);
        let call = Call {
            interval: Some(whole),
            caller: None,
            end: None,
            depth: 0,
            place: 0,
            span: 1,
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
        if recurrence.has_moves() {
            calls.place_by_leaves();
        }
        let levels = calls.all.iter().filter(|call| call.interval.is_some()).map(|call| call.depth + 1).max();
        calls.levels = levels.unwrap_or(1);
        calls.copies = count_copies(&calls.all);
        if calls.has_all_intervals() && !calls.is_whole() {
            calls.make_hidden_calls();
        }
        calls
    }

    /// Adds the calls that a call makes. Hidden calls on empty intervals are left out, because nothing shows them.
    fn make_calls_of(&mut self, caller: usize, is_hidden: bool) {
        let Call { interval, depth, place, .. } = self.all[caller];
        let made = interval.map_or_else(Vec::new, |interval| calls_of(self.recurrence, interval));
        let drawn = made.iter().enumerate().filter(|(_, (_, interval))| interval.is_some() || !is_hidden);
        for (order, &(end, interval)) in drawn {
            let number = self.all.len();
            // Calls of moves get their places when all are there.
            let place_in_tree = if self.recurrence.has_moves() { 0 } else { place * self.branching() + order };
            let above = interval.filter(|_| is_hidden).map(|interval| self.place_above(interval));
            let (place, span) = above.unwrap_or((place_in_tree, 1));
            self.all.push(Call {
                interval,
                caller: Some(caller),
                end: Some(end),
                depth: depth + 1,
                place,
                span,
                first_copy: interval.map_or(number, |interval| *self.first.entry(interval).or_insert(number)),
                is_hidden,
                has_twin: interval.is_some() && made.iter().any(|other| other.0 != end && other.1 == interval),
            });
        }
    }

    /// Adds the calls below the tree that are made with a memo: those of the first call on each interval.
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

    /// Gives each call of the tree as many places as its narrowest calls need, those of taking left on the left. Of the
    /// calls on an interval, the first one is that which the recursion makes first.
    fn place_by_leaves(&mut self) {
        let mut made = vec![vec![]; self.all.len()];
        for (number, call) in self.all.iter().enumerate() {
            if let Some(caller) = call.caller {
                made[caller].push(number);
            }
        }
        for number in (0..self.all.len()).rev() {
            let spans = made[number].iter().map(|made| self.all[*made].span);
            let own = if self.all[number].interval.is_some() { PLACES_OF_CALL } else { 1 };
            self.all[number].span = spans.sum::<usize>().max(own);
        }
        for number in 0..self.all.len() {
            // The longer moves come later, and are further out.
            let (left, right): (Vec<usize>, Vec<usize>) =
                made[number].iter().partition(|made| self.all[**made].end == Some(End::Left));
            let mut place = self.all[number].place;
            for made in left.into_iter().rev().chain(right) {
                self.all[made].place = place;
                place += self.all[made].span;
            }
        }
        if self.is_whole() {
            self.first.clear();
            let mut next = vec![0];
            while let Some(number) = next.pop() {
                if let Some(interval) = self.all[number].interval {
                    self.first.entry(interval).or_insert(number);
                }
                next.extend(made[number].iter().rev());
            }
            for call in &mut self.all {
                if let Some(interval) = call.interval {
                    call.first_copy = self.first[&interval];
                }
            }
        }
    }

    /// Returns the place and the span of the call on the tree's last level that leads to a deeper interval and is nearest
    /// above it.
    fn place_above(&self, interval: Interval) -> (usize, usize) {
        // Both places are parts of the picture's width.
        let taken = (self.n - interval.len()) as f32;
        let widest = ((self.all_levels() - 1) * self.coins_per_level() + 1) as f32;
        let in_graph = 0.5 - (interval.i as f32 - taken / 2.0) / widest;
        let leaves = self.leaves() as f32;
        let distance =
            |(place, span): &(usize, usize)| ((*place as f32 + *span as f32 / 2.0) / leaves - in_graph).abs();
        let leads_to_it = |above: Interval| above.i <= interval.i && interval.j <= above.j;
        let last_level = self.tree().iter().filter(|call| call.depth + 1 == self.levels);
        let above =
            last_level.filter(|call| call.interval.is_some_and(leads_to_it)).map(|call| (call.place, call.span));
        above.min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or((0, 1))
    }

    /// Returns the recurrence of the calls.
    pub fn recurrence(&self) -> Recurrence {
        self.recurrence
    }

    /// Returns the number of coins of the row.
    pub fn n(&self) -> usize {
        self.n
    }

    /// Returns the calls of the tree in the order in which they are drawn, then the hidden calls.
    ///
    /// The number of a call is its index here.
    pub fn all(&self) -> &[Call] {
        &self.all
    }

    pub fn tree(&self) -> &[Call] {
        &self.all[..self.in_tree]
    }

    /// Returns the number of the tree's calls on an interval. It is 0 if the interval is below the tree.
    pub fn copies(&self, interval: Interval) -> usize {
        self.copies.get(&interval).copied().unwrap_or_default()
    }

    /// Returns the intervals that graph and table show, each once, the longest first.
    pub fn intervals(&self) -> impl Iterator<Item = Interval> {
        self.firsts().filter_map(|(_, call)| call.interval)
    }

    /// Returns whether graph and table show an interval.
    pub fn holds(&self, interval: Interval) -> bool {
        self.first.contains_key(&interval)
    }

    /// Returns whether the tree shows all calls of the recursion.
    pub fn is_whole(&self) -> bool {
        if self.recurrence.has_moves() {
            let all = CallCount::without_memo(self.recurrence, self.n).exact();
            return all == Some(self.in_tree as u128);
        }
        self.hidden_below_each().is_none()
    }

    /// Returns whether graph and table show all intervals that the recursion calls, even if the tree does not.
    pub fn has_all_intervals(&self) -> bool {
        self.n <= MAX_COINS_IN_WHOLE_GRAPH
    }

    /// Returns how many calls are hidden below each call on the tree's last level. It is the same number for all of
    /// them. `None` if nothing is hidden, and if a move takes several coins: then the numbers differ.
    pub fn hidden_below_each(&self) -> Option<CallCount> {
        if self.recurrence.has_moves() {
            return None;
        }
        let last = self.tree().last()?.interval?;
        (!last.is_single()).then(|| CallCount::below(self.recurrence, last.len()))
    }

    /// Returns how many calls are hidden in all, if a move takes several coins. `None` if none is.
    pub fn hidden_in_all(&self) -> Option<String> {
        let is_counted = self.recurrence.has_moves() && !self.is_whole();
        let count = is_counted.then(|| CallCount::without_memo(self.recurrence, self.n))?;
        Some(count.less_drawn(self.in_tree).to_string())
    }

    /// Returns whether calls are hidden below a call of the tree.
    pub(super) fn hides_below(&self, call: &Call) -> bool {
        let is_last = call.depth + 1 == self.levels;
        let is_single = call.interval.is_none_or(Interval::is_single);
        !self.is_whole() && is_last && !(self.recurrence.has_moves() && is_single)
    }

    /// Returns the part of the table that holds every interval that graph and table show.
    pub fn window(&self, table: &Table) -> Window {
        let (rows, columns) = self.rows_and_columns();
        table.window(rows, columns)
    }

    /// Returns the number of levels of the tree, without calls on empty intervals.
    pub(super) fn levels(&self) -> usize {
        self.levels
    }

    /// Returns the number of levels of the graph and the table.
    pub(super) fn levels_of_graph(&self) -> usize {
        if self.has_all_intervals() { self.all_levels() } else { self.last_row() / self.coins_per_level() + 1 }
    }

    /// Returns the number of levels of the whole recursion.
    pub(super) fn all_levels(&self) -> usize {
        self.n.div_ceil(self.coins_per_level())
    }

    /// Returns how many coins are taken between one level and the next, at least.
    pub(super) fn coins_per_level(&self) -> usize {
        self.recurrence.shortest_call()
    }

    /// Returns whether the tree has a level of calls on empty intervals.
    pub(super) fn has_empty(&self) -> bool {
        self.tree().last().is_some_and(|call| call.interval.is_none() && call.depth >= self.levels)
    }

    /// Returns how many calls each call makes, if all make equally many.
    pub(super) fn branching(&self) -> usize {
        if self.recurrence.has_moves() {
            return 1;
        }
        self.recurrence.calls(usize::MAX).len().max(1)
    }

    /// Returns the number of places on the last level of the tree.
    pub(super) fn leaves(&self) -> usize {
        if self.recurrence.has_moves() { self.all[0].span } else { self.branching().pow(self.levels as u32 - 1) }
    }

    /// Returns the first call on every interval, with its number.
    pub(super) fn firsts(&self) -> impl Iterator<Item = (usize, &Call)> {
        let is_first = |(number, call): &(usize, &Call)| call.first_copy == *number && call.interval.is_some();
        self.all.iter().enumerate().filter(is_first)
    }

    /// Returns the last row of the table that the picture shows.
    fn last_row(&self) -> usize {
        // The longest move of a level.
        let most = self.recurrence.definition().most().of(self.n);
        let reach = if self.recurrence.has_moves() { most } else { self.recurrence.reach() };
        if self.has_all_intervals() { self.n - 1 } else { ((self.levels - 1) * reach).min(self.n - 1) }
    }

    /// Returns the rows and the columns of the table that the picture shows: all of them, or its upper right corner.
    pub(super) fn rows_and_columns(&self) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
        let last_row = self.last_row();
        (0..=last_row, self.n - 1 - last_row..=self.n - 1)
    }
}

/// Returns the number of levels that the tree has at most, if a move takes several coins.
fn levels_of_moves(recurrence: Recurrence, n: usize) -> usize {
    if n <= MAX_COINS_IN_WHOLE_TREE_OF_MOVES {
        return usize::MAX;
    }
    let calls = recurrence.calls(n).len();
    (1..MAX_LEVELS_OF_MOVES).find(|levels| calls.pow(*levels) > MAX_LEAVES_OF_MOVES).unwrap_or(MAX_LEVELS_OF_MOVES)
        as usize
}

/// Counts the calls on each interval.
fn count_copies(calls: &[Call]) -> HashMap<Interval, usize> {
    let mut copies = HashMap::new();
    for interval in calls.iter().filter_map(|call| call.interval) {
        *copies.entry(interval).or_default() += 1;
    }
    copies
}

/// How far a call is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallState {
    /// It is not made yet. Below a call that the memo answers, it never is.
    NotMade,
    /// It is made and has not returned yet.
    Open,
    /// It has computed its values and returned them.
    Returned,
    /// The memo has answered it, or its interval is empty.
    AnsweredAtOnce,
}

impl CallState {
    /// Returns whether the caller has got the values of the call.
    pub fn has_values(self) -> bool {
        matches!(self, Self::Returned | Self::AnsweredAtOnce)
    }

    /// Returns the state in words.
    pub fn name(self) -> &'static str {
        match self {
            Self::NotMade => wording::call_not_made(),
            Self::Open => wording::call_open(),
            Self::Returned => wording::call_returned(),
            Self::AnsweredAtOnce => wording::call_answered_at_once(),
        }
    }
}

/// The state of every call in [`Calls::all`] at a position of the fill by recursion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LitCalls {
    states: Vec<CallState>,
    /// The number of the call that the present step is about.
    present: Option<usize>,
}

impl LitCalls {
    /// Returns the states at position `head` of `fill`. `None` before its first step, in bottom-up orders, which call nothing,
    /// and if a move takes several coins and the tree leaves calls out. O(calls · log n).
    pub fn new(calls: &Calls, fill: Fill, head: f64) -> Option<Self> {
        let progress = fill.progress(head).filter(|_| fill.order == FillOrder::Recursion)?;
        // Of moves of several coins, the call that computes an interval may be hidden, and a call that is drawn found it.
        if fill.recurrence.has_moves() && !calls.is_whole() {
            return None;
        }
        let open = fill.open_calls(progress.step)?;
        let mut lit = Self { states: Vec::with_capacity(calls.all().len()), present: None };
        // The number of the last call's caller, and how many of its calls there were so far.
        let mut last = (None, 0);
        for (number, call) in calls.all().iter().enumerate() {
            let index = if last.0 == call.caller { last.1 } else { 0 };
            last = (call.caller, index + 1);
            let caller = call.caller.map(|caller| (&calls.all()[caller], lit.states[caller]));
            let state = if call.first_copy == number && call.interval.is_some() {
                let is_written = call.interval.is_some_and(|interval| fill.is_written(interval, head));
                computed(call, is_written, &open)
            } else {
                caller.map_or(CallState::NotMade, |caller| at_once(caller, index, calls, &open, &progress))
            };
            let is_present = match progress.action {
                FillAction::Enter | FillAction::Write => {
                    call.first_copy == number && call.interval == Some(progress.interval)
                }
                FillAction::Hit | FillAction::Empty => {
                    index == progress.call_index
                        && caller.is_some_and(|(caller, state)| {
                            state == CallState::Open && caller.interval == Some(open.last())
                        })
                }
            };
            if is_present {
                lit.present = Some(number);
            }
            lit.states.push(state);
        }
        Some(lit)
    }

    pub fn state(&self, number: usize) -> CallState {
        self.states[number]
    }

    pub fn is_present(&self, number: usize) -> bool {
        self.present == Some(number)
    }
}

/// Returns the state of the first call on an interval. The memo does not know it, so it is computed.
fn computed(call: &Call, is_written: bool, open: &OpenCalls) -> CallState {
    if is_written {
        CallState::Returned
    } else if call.interval.is_some_and(|interval| open.contains(interval)) {
        CallState::Open
    } else {
        CallState::NotMade
    }
}

/// Returns the state of call number `index` of a caller. It is a later call on an interval, or one on an empty interval,
/// so it is answered at once.
///
/// The memo answers only calls whose caller computes, and that is the first call on the caller's interval.
fn at_once(
    (caller, state): (&Call, CallState),
    index: usize,
    calls: &Calls,
    open: &OpenCalls,
    progress: &FillProgress,
) -> CallState {
    let Some(interval) = caller.interval else { return CallState::NotMade };
    let is_made = match state {
        CallState::NotMade | CallState::AnsweredAtOnce => false,
        CallState::Returned => true,
        CallState::Open => {
            let inner = open.iter().skip_while(|other| *other != interval).nth(1);
            match inner {
                // The caller waits for this call, which it made before all those to come.
                Some(inner) => {
                    let of_caller = calls_of(calls.recurrence(), interval);
                    of_caller.iter().position(|(_, called)| *called == Some(inner)).is_some_and(|waits| index < waits)
                }
                None => match progress.action {
                    FillAction::Enter => false,
                    FillAction::Hit | FillAction::Empty => index <= progress.call_index,
                    FillAction::Write => true,
                },
            }
        }
    };
    if is_made { CallState::AnsweredAtOnce } else { CallState::NotMade }
}

#[cfg(test)]
mod tests {
    use crate::game::Rule;
    use crate::limits::MAX_COINS;

    use super::*;

    fn of_moves() -> [Recurrence; 3] {
        [Rule::UP_TO_TWO, Rule::UP_TO_THREE, Rule::ANY_NUMBER].map(|rule| Recurrence::of_rule(rule).unwrap())
    }

    #[test]
    fn the_tree_of_moves_of_several_coins_has_all_calls_of_four_coins_and_counts_the_rest() {
        for recurrence in of_moves() {
            for n in 1..=40 {
                let calls = Calls::new(recurrence, n);
                let count = CallCount::without_memo(recurrence, n).exact().unwrap();
                assert_eq!(calls.is_whole(), n <= MAX_COINS_IN_WHOLE_TREE_OF_MOVES);
                assert_eq!(calls.is_whole(), calls.tree().len() as u128 == count, "{recurrence:?}, {n}");
                if let Some(hidden) = calls.hidden_in_all().filter(|hidden| !hidden.contains("about")) {
                    let hidden: u128 = hidden.replace(',', "").parse().unwrap();
                    assert_eq!(calls.tree().len() as u128 + hidden, count, "{recurrence:?}, {n}");
                }
                assert!(calls.leaves() <= PLACES_OF_CALL * MAX_LEAVES_OF_MOVES, "{recurrence:?}, {n}");
                assert_eq!(calls.hidden_in_all().is_none(), calls.is_whole());
            }
        }
        assert_eq!(Calls::new(of_moves()[2], 4).all().len(), 45);
        assert_eq!(Calls::new(of_moves()[2], 1_000).all().len(), 1);
    }

    #[test]
    fn calls_of_long_moves_lie_beside_each_other_and_those_of_taking_left_on_the_left() {
        for recurrence in of_moves() {
            for n in 1..=12 {
                let calls = Calls::new(recurrence, n);
                let in_tree = |call: &&Call| !call.is_hidden;
                for depth in 0..calls.levels() {
                    let mut level: Vec<_> =
                        calls.all().iter().filter(in_tree).filter(|call| call.depth == depth).collect();
                    level.sort_by_key(|call| call.place);
                    assert!(level.windows(2).all(|pair| pair[0].place + pair[0].span <= pair[1].place));
                    for pair in level.windows(2).filter(|pair| pair[0].caller == pair[1].caller) {
                        let ends = |call: &Call| call.interval.map(|interval| interval.i + interval.j);
                        if let [Some(left), Some(right)] = [pair[0], pair[1]].map(ends) {
                            assert!(left > right, "{recurrence:?}, {n}");
                        }
                    }
                }
                if calls.has_all_intervals() {
                    assert_eq!(calls.intervals().count(), n * (n + 1) / 2, "{recurrence:?}, {n}");
                }
            }
        }
    }

    #[test]
    fn the_tree_of_a_short_row_has_all_calls() {
        for recurrence in Recurrence::PUBLISHED {
            for n in 1..=MAX_COINS_IN_WHOLE_TREE {
                let calls = Calls::new(recurrence, n);
                let count = CallCount::without_memo(recurrence, n).exact();
                assert_eq!(Some(calls.all().len() as u128), count, "{recurrence:?}, {n}");
                assert_eq!(calls.tree(), calls.all());
                assert!(calls.is_whole());
            }
        }
        assert_eq!(Calls::new(Recurrence::FIR_SEC, 6).all().len(), 63);
        let two_ahead = Calls::new(Recurrence::TWO_AHEAD, 6);
        assert_eq!(two_ahead.all().iter().filter(|call| call.interval.is_none()).count(), 64);
    }

    #[test]
    fn the_tree_of_the_longest_row_has_a_few_levels_and_counts_the_rest_as_a_power() {
        let hidden = |recurrence| {
            let calls = Calls::new(recurrence, MAX_COINS);
            (calls.all().len(), calls.hidden_below_each().unwrap().to_string())
        };
        assert_eq!(hidden(Recurrence::FIR_SEC), (31, "2⁹⁹⁹⁹⁹⁶ − 2".to_owned()));
        assert_eq!(hidden(Recurrence::TWO_AHEAD), (21, "(4⁴⁹⁹⁹⁹⁹ − 4) / 3".to_owned()));
    }

    #[test]
    fn drawn_and_hidden_calls_together_are_all_calls() {
        for recurrence in Recurrence::PUBLISHED {
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
    fn an_interval_is_called_once_for_each_order_of_taking_the_other_coins() {
        let calls = Calls::new(Recurrence::DIFFERENCE, 6);
        // Two coins taken on the left and two on the right: 4 over 2.
        assert_eq!(calls.copies(Interval::new(2, 3)), 6);
        assert_eq!(calls.copies(Interval::new(0, 3)), 1);
        assert_eq!(calls.intervals().count(), 21);
        assert_eq!(calls.intervals().filter(|interval| calls.copies(*interval) > 1).count(), 10);
    }

    #[test]
    fn graph_and_table_of_up_to_sixteen_coins_have_every_called_interval() {
        for recurrence in Recurrence::PUBLISHED {
            for n in 1..=MAX_COINS_IN_WHOLE_GRAPH {
                let calls = Calls::new(recurrence, n);
                let is_called =
                    |interval: &Interval| recurrence != Recurrence::TWO_AHEAD || interval.len() % 2 == n % 2;
                let every = (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j))).filter(is_called);
                assert!(every.clone().all(|interval| calls.holds(interval)), "{recurrence:?}, {n}");
                assert_eq!(calls.intervals().count(), every.count(), "{recurrence:?}, {n}");
                assert!(calls.intervals().is_sorted_by_key(|interval| n - interval.len()));
            }
        }
        assert_eq!(Calls::new(Recurrence::FIR_SEC, 16).intervals().count(), 136);
        assert_eq!(Calls::new(Recurrence::FIR_SEC, 17).intervals().count(), 15);
    }

    #[test]
    fn a_hidden_call_comes_out_of_a_call_that_leads_to_it() {
        for recurrence in Recurrence::PUBLISHED {
            for n in 7..=MAX_COINS_IN_WHOLE_GRAPH {
                let calls = Calls::new(recurrence, n);
                for call in calls.all().iter().filter(|call| call.is_hidden) {
                    let is_origin = |above: &&Call| above.depth + 1 == calls.levels() && above.place == call.place;
                    let origin = calls.tree().iter().find(is_origin).and_then(|above| above.interval).unwrap();
                    let interval = call.interval.unwrap();
                    assert!(origin.i <= interval.i && interval.j <= origin.j, "{origin:?} to {interval:?}");
                    assert_eq!(calls.copies(interval), 0);
                }
            }
        }
    }

    #[test]
    fn below_the_tree_each_interval_makes_its_calls_once() {
        for recurrence in Recurrence::PUBLISHED {
            for n in 7..=MAX_COINS_IN_WHOLE_GRAPH {
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
    fn two_moves_ahead_all_lengths_have_the_parity_of_the_row() {
        for n in 1..=18 {
            let calls = Calls::new(Recurrence::TWO_AHEAD, n);
            assert!(calls.intervals().all(|interval| interval.len() % 2 == n % 2), "{n}");
        }
    }

    #[test]
    fn taking_left_is_called_first_and_stands_on_the_left() {
        for recurrence in Recurrence::PUBLISHED.into_iter().chain(of_moves()) {
            for n in 2..=8 {
                let calls = Calls::new(recurrence, n);
                for caller in 0..calls.tree().len() {
                    let made = calls.tree().iter().filter(|call| call.caller == Some(caller));
                    let (left, right): (Vec<&Call>, Vec<&Call>) = made.partition(|call| call.end == Some(End::Left));
                    for (left, right) in left.iter().flat_map(|left| right.iter().map(move |right| (left, right))) {
                        assert!(left.place < right.place, "{recurrence:?}, {n}");
                    }
                }
                let (first, second) = (&calls.all()[1], calls.all().iter().find(|call| call.end == Some(End::Right)));
                assert_eq!(first.end, Some(End::Left), "{recurrence:?}, {n}");
                assert!(first.place < second.unwrap().place, "{recurrence:?}, {n}");
            }
        }
    }

    #[test]
    fn each_place_of_a_level_has_one_call() {
        for recurrence in [Recurrence::FIR_SEC, Recurrence::TWO_AHEAD] {
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
        for recurrence in Recurrence::PUBLISHED {
            for n in [1, 2, 5, 6, 7, 8, 12, 16, 17, 30] {
                let calls = Calls::new(recurrence, n);
                let table = Table::new(vec!["7"; n].join(" ").parse().unwrap());
                let window = calls.window(&table);
                assert!(calls.intervals().all(|interval| window.cell(interval).is_some()), "{recurrence:?}, {n}");
            }
        }
    }

    fn fill(recurrence: Recurrence, n: usize) -> Fill {
        Fill { order: FillOrder::Recursion, recurrence, n }
    }

    fn lit(recurrence: Recurrence, n: usize, head: f64) -> (Calls, LitCalls) {
        let calls = Calls::new(recurrence, n);
        let lit = LitCalls::new(&calls, fill(recurrence, n), head).unwrap();
        (calls, lit)
    }

    fn count(lit: &LitCalls, state: CallState) -> usize {
        lit.states.iter().filter(|other| **other == state).count()
    }

    #[test]
    fn nothing_is_lit_before_the_first_step_and_in_bottom_up_orders() {
        let calls = Calls::new(Recurrence::FIR_SEC, 4);
        assert_eq!(LitCalls::new(&calls, fill(Recurrence::FIR_SEC, 4), 0.0), None);
        let diagonals = Fill { order: FillOrder::Diagonals, ..fill(Recurrence::FIR_SEC, 4) };
        assert_eq!(LitCalls::new(&calls, diagonals, 3.0), None);
    }

    #[test]
    fn the_calls_that_were_made_are_those_that_the_fill_has_counted() {
        let published = Recurrence::PUBLISHED.map(|recurrence| (recurrence, 6));
        let of_moves = of_moves().map(|recurrence| (recurrence, MAX_COINS_IN_WHOLE_TREE_OF_MOVES));
        for (recurrence, most) in published.into_iter().chain(of_moves) {
            for n in 1..=most {
                let fill = fill(recurrence, n);
                for step in 1..=fill.steps() {
                    let (_, lit) = lit(recurrence, n, step as f64);
                    let made = lit.states.len() - count(&lit, CallState::NotMade);
                    assert_eq!(made as u64, fill.tally(step).calls, "{recurrence:?}, {n} coins, step {step}");
                    assert_eq!(count(&lit, CallState::Returned) as u64, fill.tally(step).cells);
                }
            }
        }
    }

    #[test]
    fn each_step_has_one_present_call() {
        let published = Recurrence::PUBLISHED.map(|recurrence| (recurrence, 6));
        for (recurrence, n) in published.into_iter().chain(of_moves().map(|recurrence| (recurrence, 4))) {
            let fill = fill(recurrence, n);
            for half in 1..=2 * fill.steps() {
                let (calls, lit) = lit(recurrence, n, half as f64 / 2.0);
                let present = lit.present.unwrap();
                assert_ne!(lit.state(present), CallState::NotMade);
                let progress = fill.progress(half as f64 / 2.0).unwrap();
                if progress.action != FillAction::Empty {
                    assert_eq!(calls.all()[present].interval, Some(progress.interval));
                }
            }
        }
    }

    #[test]
    fn open_calls_lead_from_the_whole_row_to_the_present_one() {
        // The sixth call of six coins is that of the last coin. It is written in step 7.
        let (calls, lit) = lit(Recurrence::FIR_SEC, 6, 6.0);
        let open: Vec<_> =
            calls.all().iter().zip(&lit.states).filter(|(_, state)| **state == CallState::Open).collect();
        let intervals: Vec<_> = open.iter().map(|(call, _)| call.interval.unwrap()).collect();
        assert_eq!(intervals, (0..6).map(|i| Interval::new(i, 5)).collect::<Vec<_>>());
    }
}
