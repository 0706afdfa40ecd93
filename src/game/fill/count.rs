//! The exact number of calls that the recursion without a memo makes on a row of any length. With a memo,
//! [`Fill::tally`](crate::game::Fill::tally) counts the calls.

use std::fmt;

use crate::game::Recurrence;
use crate::number::{group_count, superscript};

/// Counts from this one on are written as a power.
const MIN_COUNT_AS_POWER: u128 = 10_000_000;

/// A number of calls without a memo: the nodes of a tree whose leaves are all equally deep.
///
/// `Display` writes a short count in digits, `1,398,101`, and a longer one as a power, `2¹⁰⁰⁰ − 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallCount {
    /// The number of calls that each call makes.
    branching: u8,
    /// The number of levels of the tree.
    levels: usize,
    /// Whether the call at the root counts too.
    with_root: bool,
}

impl CallCount {
    /// All calls of the recursion without a memo on `len ≥ 1` coins. For [`Recurrence::TwoAhead`] that includes the
    /// calls on empty intervals.
    pub fn without_memo(recurrence: Recurrence, len: usize) -> Self {
        let (branching, levels) = match recurrence {
            Recurrence::TwoAhead => (4, len / 2 + 1),
            Recurrence::FirSec | Recurrence::MyTurn | Recurrence::Difference => (2, len),
        };
        Self { branching, levels, with_root: true }
    }

    /// The calls that the call on `len ≥ 1` coins leads to. That call itself does not count.
    pub fn below(recurrence: Recurrence, len: usize) -> Self {
        Self { with_root: false, ..Self::without_memo(recurrence, len) }
    }

    /// The count. `None` if it does not fit a `u128`.
    pub fn exact(self) -> Option<u128> {
        let branching = u128::from(self.branching);
        let tree = |below: u128| below.checked_mul(branching)?.checked_add(1);
        let with_root = (0..self.levels).try_fold(0, |below, _| tree(below))?;
        Some(if self.with_root { with_root } else { with_root.saturating_sub(1) })
    }

    /// The logarithm of the count to the base 10. For no calls it is 0, as for one call.
    pub fn log10(self) -> f64 {
        if let Some(count) = self.exact() {
            return (count.max(1) as f64).log10();
        }
        // For such a large count, a few calls more or less make no difference in an `f64`.
        let branching = f64::from(self.branching);
        self.levels as f64 * branching.log10() - (branching - 1.0).log10()
    }

    /// The count as a formula with a power: `2¹⁰⁰⁰ − 1`, or `(4⁵⁰¹ − 1) / 3`.
    pub fn formula(self) -> String {
        let Self { branching, levels, with_root } = self;
        let less = if with_root { 1 } else { branching };
        let geometric = format!("{branching}{} − {less}", superscript(levels));
        if branching == 2 { geometric } else { format!("({geometric}) / {}", branching - 1) }
    }
}

impl fmt::Display for CallCount {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.exact() {
            Some(count) if count < MIN_COUNT_AS_POWER => formatter.write_str(&group_count(count)),
            _ => formatter.write_str(&self.formula()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fill::memo::calls_of;
    use crate::game::{Interval, MAX_COINS};

    fn simulate(recurrence: Recurrence, interval: Option<Interval>) -> u128 {
        let calls = interval.map_or_else(Vec::new, |interval| calls_of(recurrence, interval));
        1 + calls.into_iter().map(|(_, source)| simulate(recurrence, source)).sum::<u128>()
    }

    #[test]
    fn the_counts_without_a_memo_are_those_of_the_recursion() {
        for recurrence in Recurrence::ALL {
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
        assert_eq!([6, 10, 20].map(|n| count(Recurrence::TwoAhead, n)), ["85", "1,365", "1,398,101"]);
        assert_eq!([6, 10, 20].map(|n| count(Recurrence::FirSec, n)), ["63", "1,023", "1,048,575"]);
    }

    #[test]
    fn a_long_count_is_written_as_a_power() {
        assert_eq!(CallCount::without_memo(Recurrence::FirSec, 1000).to_string(), "2¹⁰⁰⁰ − 1");
        assert_eq!(CallCount::below(Recurrence::Difference, MAX_COINS).to_string(), "2¹⁰⁰⁰⁰⁰⁰ − 2");
        assert_eq!(CallCount::without_memo(Recurrence::TwoAhead, 1001).to_string(), "(4⁵⁰¹ − 1) / 3");
    }

    #[test]
    fn the_logarithm_of_a_long_count_continues_that_of_short_ones() {
        for recurrence in [Recurrence::FirSec, Recurrence::TwoAhead] {
            let log = |n| CallCount::without_memo(recurrence, n).log10();
            assert_eq!(log(1), 0.0);
            for n in 110..140 {
                assert!((log(n + 2) - log(n) - 4.0_f64.log10()).abs() < 1e-9, "{n}");
            }
        }
        assert!((CallCount::without_memo(Recurrence::FirSec, 1000).log10() - 1000.0 * 2.0_f64.log10()).abs() < 1e-9);
    }

    #[test]
    fn a_count_is_exact_as_long_as_it_fits() {
        let exact = |n| CallCount::without_memo(Recurrence::MyTurn, n).exact();
        assert_eq!((exact(128), exact(129)), (Some(u128::MAX), None));
        assert_eq!(CallCount::without_memo(Recurrence::TwoAhead, MAX_COINS).exact(), None);
    }
}
