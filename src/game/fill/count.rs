//! The exact number of calls that the recursion without a memo makes on a row of any length. With a memo,
//! [`Fill::tally`](crate::game::Fill::tally) counts the calls.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::game::fill::{triangular, triangular_root};
use crate::game::recurrence::{Expr, Most, RegularShape};
use crate::game::{Fill, FillOrder, Recurrence};
use crate::number::{group_count, superscript};

/// Counts from this one on are written as a power.
const MIN_COUNT_AS_POWER: u128 = 10_000_000;

/// A number of calls without a memo.
///
/// `Display` writes a short count in digits, `1,398,101`, and a longer one as a power, `2¹⁰⁰⁰ − 1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CallCount {
    tree: CallTree,
    /// Whether the call at the root counts too.
    with_root: bool,
}

/// The tree of all calls.
#[derive(Clone, Copy, Debug, PartialEq)]
enum CallTree {
    /// Each call makes as many calls, and all leaves are equally deep.
    Regular { branching: u8, levels: usize },
    /// Any other: its calls, if they fit, and the logarithm of their number to the base 10.
    Counted { calls: Option<u128>, log10: f64 },
}

impl CallCount {
    /// All calls of the recursion without a memo on `len ≥ 1` coins, those on empty intervals included. O(1) where all
    /// leaves are equally deep, else O(len).
    pub fn without_memo(recurrence: Recurrence, len: usize) -> Self {
        let tree = match recurrence.regular_calls() {
            Some(RegularShape { coins_per_call, empties }) => {
                let shortest = if coins_per_call == 2 { 2 - len % 2 } else { 1 };
                let levels = (len - shortest) / coins_per_call + 1 + usize::from(empties[shortest - 1] > 0);
                CallTree::Regular { branching: 2 * coins_per_call as u8, levels }
            }
            None => counted(recurrence, len),
        };
        Self { tree, with_root: true }
    }

    /// The calls that the call on `len ≥ 1` coins leads to. That call itself does not count.
    pub fn below(recurrence: Recurrence, len: usize) -> Self {
        Self { with_root: false, ..Self::without_memo(recurrence, len) }
    }

    /// The count without so many calls that are drawn. In a rounded count they make no difference.
    #[must_use]
    pub fn less_drawn(self, drawn: usize) -> Self {
        match self.tree {
            CallTree::Counted { calls, log10 } => {
                let calls = calls.map(|calls| calls.saturating_sub(drawn as u128));
                Self { tree: CallTree::Counted { calls, log10 }, ..self }
            }
            CallTree::Regular { .. } => self,
        }
    }

    /// The count. `None` if it does not fit a `u128`.
    pub fn exact(self) -> Option<u128> {
        let with_root = match self.tree {
            CallTree::Regular { branching, levels } => {
                let tree = |below: u128| below.checked_mul(u128::from(branching))?.checked_add(1);
                (0..levels).try_fold(0, |below, _| tree(below))?
            }
            CallTree::Counted { calls, .. } => calls?,
        };
        Some(if self.with_root { with_root } else { with_root.saturating_sub(1) })
    }

    /// The count, if it is written with its digits. `None` if it is written as a formula, because it is too large.
    pub fn in_digits(self) -> Option<u128> {
        self.exact().filter(|count| *count < MIN_COUNT_AS_POWER)
    }

    /// The logarithm of the count to the base 10. For no calls it is 0, as for one call.
    pub fn log10(self) -> f64 {
        if let Some(count) = self.exact() {
            return (count.max(1) as f64).log10();
        }
        // For such a large count, a few calls more or less make no difference in an `f64`.
        match self.tree {
            CallTree::Regular { branching, levels } => {
                let branching = f64::from(branching);
                levels as f64 * branching.log10() - (branching - 1.0).log10()
            }
            CallTree::Counted { log10, .. } => log10,
        }
    }

    /// The count as a formula with a power: `2¹⁰⁰⁰ − 1`, or `(4⁵⁰¹ − 1) / 3`. One that follows no power is rounded:
    /// `about 10²⁰⁹`.
    pub fn formula(self) -> String {
        let CallTree::Regular { branching, levels } = self.tree else {
            return format!("about 10{}", superscript(self.log10().round() as usize));
        };
        let less = if self.with_root { 1 } else { branching };
        let geometric = format!("{branching}{} − {less}", superscript(levels));
        if branching == 2 { geometric } else { format!("({geometric}) / {}", branching - 1) }
    }
}

/// Adds up the calls from the shortest intervals on: those of an interval depend only on its length. The last count is kept,
/// because it takes O(len²) if a move takes several coins.
fn counted(recurrence: Recurrence, len: usize) -> CallTree {
    static LAST: Mutex<Option<((Recurrence, usize), CallTree)>> = Mutex::new(None);
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    match *last {
        Some((of, tree)) if of == (recurrence, len) => tree,
        _ => last.insert(((recurrence, len), added_up(recurrence, len))).1,
    }
}

fn added_up(recurrence: Recurrence, len: usize) -> CallTree {
    let (mut exact, mut rounded) = (vec![Some(1_u128)], vec![1.0_f64]);
    // The rounded counts are divided by this power of ten, so that they stay within an `f64`.
    let mut power = 0.0;
    for len in 1..=len {
        let calls = recurrence.calls(len);
        let lens = calls.iter().filter_map(|call| len.checked_add_signed(-call.shift.coins_less()));
        let lens: Vec<_> = lens.filter(|called| *called < len).collect();
        exact.push(lens.iter().try_fold(1_u128, |sum, called| sum.checked_add(exact[*called]?)));
        rounded.push(lens.iter().map(|called| rounded[*called]).sum::<f64>() + 10_f64.powf(-power));
        if rounded[len] > 1e200 {
            for count in &mut rounded {
                *count /= 1e200;
            }
            power += 200.0;
        }
    }
    CallTree::Counted { calls: exact[len], log10: rounded[len].log10() + power }
}

impl fmt::Display for CallCount {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.in_digits().map_or_else(|| self.formula(), group_count);
        formatter.write_str(&text)
    }
}

/// What a fill has done up to a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Calls of the recursion, memo hits and calls on empty intervals included. Bottom-up orders call nothing.
    pub calls: u64,
    /// Calls that the memo answered.
    pub hits: u64,
    /// Cells that are written.
    pub cells: u64,
    /// Additions and subtractions of a coin and a number of the table.
    pub additions: u64,
    /// Comparisons of two values. Comparisons of indices do not count.
    pub comparisons: u64,
}

impl Fill {
    /// Counts what the first `steps` steps do. O(1), in the recursion O(log n).
    pub fn tally(self, steps: u64) -> Tally {
        let is_recursion = self.order == FillOrder::Recursion;
        let (cells, hits) = self.written(steps);
        let mut tally =
            Tally { calls: if is_recursion { steps - cells } else { 0 }, hits, cells, additions: 0, comparisons: 0 };
        if self.recurrence.has_moves() {
            for (len, count) in self.written_by_length(steps).into_iter().enumerate().filter(|(_, count)| *count > 0) {
                let [additions, comparisons] = self.operations(len);
                tally.additions += additions * count;
                tally.comparisons += comparisons * count;
            }
            return tally;
        }
        let mut others = cells;
        for len in 1..=self.recurrence.definition().longest_base() + 1 {
            let is_rule = len > self.recurrence.definition().longest_base();
            let count = if is_rule { others } else { self.written_of_length(len, steps) };
            others -= count;
            let [additions, comparisons] = self.operations(len);
            tally.additions += additions * count;
            tally.comparisons += comparisons * count;
        }
        tally
    }

    /// The additions and the comparisons for a cell of `len` coins.
    fn operations(self, len: usize) -> [u64; 2] {
        let definition = self.recurrence.definition();
        let of_table = &definition.tables()[0];
        if of_table.most != Most::One && of_table.base(len).is_none() {
            let moves = of_table.most.of(len) as u64;
            // The rule compares two choices, and here each has one way for each move.
            let [additions, comparisons] = of_table.rule.operations();
            return [additions * moves, (comparisons + 1) * moves - 1];
        }
        let exprs = (0..definition.tables().len()).map(|table| match self.order {
            FillOrder::Recursion => definition.expr_of_call(table, len),
            _ => definition.tables()[table].expr(len),
        });
        exprs.map(Expr::operations).fold([0; 2], |sum, more| [sum[0] + more[0], sum[1] + more[1]])
    }

    /// The number of cells with a choice that the first `steps` steps write. O(1), in the recursion O(log n).
    pub fn choices(self, steps: u64) -> u64 {
        let without = (1..=self.recurrence.definition().longest_base()).filter(|len| !self.recurrence.has_choice(*len));
        self.written(steps).0 - without.map(|len| self.written_of_length(len, steps)).sum::<u64>()
    }

    /// The numbers of cells and of memo hits in the first `steps` steps.
    fn written(self, steps: u64) -> (u64, u64) {
        if self.order == FillOrder::Recursion {
            let count = self.memo().count(steps);
            (count.returns, count.hits)
        } else {
            (steps, 0)
        }
    }

    /// The numbers of cells that the first `steps` steps write, by their coins. O(n), in the recursion O(steps).
    fn written_by_length(self, steps: u64) -> Vec<u64> {
        match self.order {
            FillOrder::Recursion => self.memo().written_by_length(self.n, steps),
            _ => (0..=self.n).map(|len| if len == 0 { 0 } else { self.written_of_length(len, steps) }).collect(),
        }
    }

    /// The number of cells of `len` coins that the first `steps` steps write. In the recursion, `len` is at most
    /// that of the longest base case.
    fn written_of_length(self, len: usize, steps: u64) -> u64 {
        if len > self.n {
            return 0;
        }
        if self.order == FillOrder::Recursion {
            return self.memo().written_of_length(len, steps);
        }
        if self.order == FillOrder::Diagonals {
            let start = self.sweep_start(len - 1);
            return steps.saturating_sub(start).min((self.n + 1 - len) as u64);
        }
        // Each row or column that has at least `len` cells holds one cell of that length.
        let complete = triangular_root(steps);
        let within = steps - triangular(complete);
        (complete + 1).saturating_sub(len as u64) + u64::from(within >= len as u64)
    }
}

#[cfg(test)]
mod tests {
    use crate::limits::MAX_COINS;
    use proptest::prelude::*;

    use crate::game::fill::memo::{FillAction, FillStep, calls_of};
    use crate::game::fill::tests::any_fill;
    use crate::game::{Interval, Rule};

    use super::*;

    fn simulate(recurrence: Recurrence, interval: Option<Interval>) -> u128 {
        let calls = interval.map_or_else(Vec::new, |interval| calls_of(recurrence, interval));
        1 + calls.into_iter().map(|(_, source)| simulate(recurrence, source)).sum::<u128>()
    }

    #[test]
    fn the_counts_without_a_memo_are_those_of_the_recursion() {
        for recurrence in Recurrence::PUBLISHED {
            for n in 1..=14 {
                let simulated = simulate(recurrence, Some(Interval::whole(n)));
                assert_eq!(CallCount::without_memo(recurrence, n).exact(), Some(simulated), "{recurrence:?}, {n}");
                assert_eq!(CallCount::below(recurrence, n).exact(), Some(simulated - 1), "{recurrence:?}, {n}");
            }
        }
    }

    #[test]
    fn the_published_counts_come_out() {
        let count = |recurrence, n| CallCount::without_memo(recurrence, n).to_string();
        assert_eq!([6, 10, 20].map(|n| count(Recurrence::TWO_AHEAD, n)), ["85", "1,365", "1,398,101"]);
        assert_eq!([6, 10, 20].map(|n| count(Recurrence::FIR_SEC, n)), ["63", "1,023", "1,048,575"]);
    }

    #[test]
    fn a_long_count_is_written_as_a_power() {
        assert_eq!(CallCount::without_memo(Recurrence::FIR_SEC, 1000).to_string(), "2¹⁰⁰⁰ − 1");
        assert_eq!(CallCount::below(Recurrence::DIFFERENCE, MAX_COINS).to_string(), "2¹⁰⁰⁰⁰⁰⁰ − 2");
        assert_eq!(CallCount::without_memo(Recurrence::TWO_AHEAD, 1001).to_string(), "(4⁵⁰¹ − 1) / 3");
    }

    #[test]
    fn the_logarithm_of_a_long_count_continues_that_of_short_ones() {
        for recurrence in [Recurrence::FIR_SEC, Recurrence::TWO_AHEAD] {
            let log = |n| CallCount::without_memo(recurrence, n).log10();
            assert_eq!(log(1), 0.0);
            for n in 110..140 {
                assert!((log(n + 2) - log(n) - 4.0_f64.log10()).abs() < 1e-9, "{n}");
            }
        }
        assert!((CallCount::without_memo(Recurrence::FIR_SEC, 1000).log10() - 1000.0 * 2.0_f64.log10()).abs() < 1e-9);
    }

    #[test]
    fn a_count_is_exact_as_long_as_it_fits() {
        let exact = |n| CallCount::without_memo(Recurrence::MY_TURN, n).exact();
        assert_eq!((exact(128), exact(129)), (Some(u128::MAX), None));
        assert_eq!(CallCount::without_memo(Recurrence::TWO_AHEAD, MAX_COINS).exact(), None);
    }

    proptest! {
        #[test]
        fn a_tally_is_the_count_of_the_steps(fill in any_fill(1..10)) {
            let (mut tally, mut choices) = (Tally::default(), 0);
            for step in 0..fill.steps() {
                prop_assert_eq!((fill.tally(step), fill.choices(step)), (tally, choices));
                let FillStep { action, interval, .. } = fill.step(step);
                tally.calls += u64::from(fill.order == FillOrder::Recursion && action != FillAction::Write);
                tally.hits += u64::from(action == FillAction::Hit);
                if action == FillAction::Write {
                    tally.cells += 1;
                    choices += u64::from(!interval.is_single());
                    let (additions, comparisons) = match (fill.recurrence, interval.len()) {
                        (_, 1) => (0, 0),
                        (Recurrence::TWO_AHEAD, 2) if fill.order != FillOrder::Recursion => (0, 1),
                        (Recurrence::TWO_AHEAD, _) => (2, 3),
                        (Recurrence::MY_TURN, _) => (2, 2),
                        _ => (2, 1),
                    };
                    tally.additions += additions;
                    tally.comparisons += comparisons;
                }
            }
            prop_assert_eq!(fill.tally(fill.steps()), tally);
        }
    }

    #[test]
    fn moves_of_several_coins_are_counted_one_by_one() {
        for rule in [Rule::UP_TO_TWO, Rule::UP_TO_THREE, Rule::ANY_NUMBER] {
            let recurrence = Recurrence::of_rule(rule).unwrap();
            for n in 1..=7 {
                let simulated = simulate(recurrence, Some(Interval::whole(n)));
                assert_eq!(CallCount::without_memo(recurrence, n).exact(), Some(simulated), "{rule}, {n}");
                for order in FillOrder::ALL {
                    let fill = Fill { order, recurrence, n };
                    let mut tally = Tally::default();
                    for step in 0..fill.steps() {
                        assert_eq!(fill.tally(step), tally, "{fill:?}");
                        let FillStep { action, interval, .. } = fill.step(step);
                        tally.calls += u64::from(order == FillOrder::Recursion && action != FillAction::Write);
                        tally.hits += u64::from(action == FillAction::Hit);
                        if action == FillAction::Write {
                            let moves = if interval.is_single() { 0 } else { rule.most.of(interval.len()) as u64 };
                            tally.cells += 1;
                            tally.additions += 2 * moves;
                            tally.comparisons += (2 * moves).saturating_sub(1);
                        }
                    }
                    assert_eq!(fill.tally(fill.steps()), tally);
                }
            }
        }
    }

    #[test]
    fn the_recursion_with_a_memo_makes_the_published_number_of_calls() {
        let total = |recurrence| {
            let fill = Fill { order: FillOrder::Recursion, recurrence, n: 6 };
            let Tally { calls, hits, cells, .. } = fill.tally(fill.steps());
            (calls, hits, cells)
        };
        assert_eq!(total(Recurrence::FIR_SEC), (31, 10, 21));
        // Every other diagonal: 1 + 3 + 5 cells with four calls each.
        assert_eq!(total(Recurrence::TWO_AHEAD), (37, 8, 9));
    }
}
