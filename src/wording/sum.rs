//! The sum that one end is worth.

use super::names::cell_name;
use crate::game::table::recurrence::{Branch, CellRead};
use crate::game::{CountFrom, Recurrence};
use crate::number::exact;

/// The coin at one end and the numbers that are read for the rest, as the recurrence does or with a known mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    pub coin: i64,
    /// Whether the number that is read is subtracted from the coin.
    pub subtracts: bool,
    /// The numbers that are read; empty if no coin is left.
    pub reads: Vec<CellRead>,
    /// Whether the larger of several numbers counts instead of the smaller.
    pub takes_larger: bool,
}

impl Sum {
    /// Returns the sum of one end as the recurrence computes it.
    pub fn of(recurrence: Recurrence, branch: &Branch) -> Self {
        let reads = branch.reads().collect();
        Self { coin: branch.coin, subtracts: recurrence.subtracts(), reads, takes_larger: false }
    }

    /// Returns the number that is read, the one that counts of several, or 0 if none is read.
    pub fn rest(&self) -> i64 {
        let values = self.reads.iter().map(|read| read.value);
        let counts = if self.takes_larger { values.max() } else { values.min() };
        counts.unwrap_or(0)
    }

    /// Returns what taking the end is worth.
    pub fn worth(&self) -> i64 {
        if self.subtracts { self.coin - self.rest() } else { self.coin + self.rest() }
    }

    /// Returns the name of what is read: `sec[2][4]`, or `min(F[3][4], F[2][3])`.
    pub fn rest_name(&self, count_from: CountFrom) -> String {
        self.join_reads(
            &self.reads.iter().map(|read| cell_name(count_from, read.quantity, read.interval)).collect::<Vec<_>>(),
        )
    }

    /// Returns the sum with names: `15 + sec[2][4]`. If nothing is read, this is the coin.
    pub fn names(&self, count_from: CountFrom, number: impl Fn(i64) -> String) -> String {
        self.with_rest(&self.rest_name(count_from), number)
    }

    /// Returns the sum with numbers: `15 + 7`. If nothing is read, this is the coin.
    pub fn numbers(&self, number: impl Fn(i64) -> String) -> String {
        let rest = match &self.reads[..] {
            [one] if one.value < 0 => format!("({})", number(one.value)),
            reads => self.join_reads(&reads.iter().map(|read| number(read.value)).collect::<Vec<_>>()),
        };
        self.with_rest(&rest, number)
    }

    /// Returns the sum of the coin and the text `rest`: `15 + ?`. If nothing is read, this is the coin.
    pub fn with_rest(&self, rest: &str, number: impl Fn(i64) -> String) -> String {
        let coin = number(self.coin);
        if self.reads.is_empty() {
            return coin;
        }
        format!("{coin} {} {rest}", if self.subtracts { "−" } else { "+" })
    }

    /// Returns the sum without its value: `15 + sec[2][4] = 15 + 7`. If nothing is read, this is the coin.
    pub fn terms(&self, count_from: CountFrom) -> String {
        let numbers = self.numbers(exact);
        if self.reads.is_empty() { numbers } else { format!("{} = {numbers}", self.names(count_from, exact)) }
    }

    /// Returns the sum with its value: `15 + sec[2][4] = 15 + 7 = 22`.
    pub fn text(&self, count_from: CountFrom) -> String {
        if self.reads.is_empty() {
            exact(self.coin)
        } else {
            format!("{} = {}", self.terms(count_from), exact(self.worth()))
        }
    }

    fn join_reads(&self, reads: &[String]) -> String {
        match reads {
            [one] => one.clone(),
            _ => format!("{}({})", if self.takes_larger { "max" } else { "min" }, reads.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Interval;
    use crate::game::table::recurrence::Quantity;

    #[test]
    fn a_sum_shows_what_is_read_and_has_brackets_around_a_negative_number() {
        let read = |i, j, value| CellRead { quantity: Quantity::Difference, interval: Interval::new(i, j), value };
        let mut sum = Sum { coin: 4, subtracts: true, reads: vec![read(1, 1, -3)], takes_larger: false };
        assert_eq!(sum.text(CountFrom::Zero), "4 − d[1][1] = 4 − (−3) = 7");
        assert_eq!(sum.text(CountFrom::One), "4 − d[2][2] = 4 − (−3) = 7");
        sum = Sum { subtracts: false, takes_larger: true, reads: vec![read(1, 1, -3), read(0, 0, 2)], ..sum };
        assert_eq!(sum.text(CountFrom::Zero), "4 + max(d[1][1], d[0][0]) = 4 + max(−3, 2) = 6");
        sum.reads.clear();
        assert_eq!((sum.text(CountFrom::Zero), sum.worth()), ("4".to_owned(), 4));
    }
}
