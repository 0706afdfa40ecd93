//! Cells, lists and sums as the questions and their explanations write them.

use crate::game::recurrence::{Branch, Quantity, Read};
use crate::game::{Interval, Recurrence};
use crate::picture::number::exact;

/// `sec[2][4]`.
pub fn name(quantity: Quantity, interval: Interval) -> String {
    format!("{}[{}][{}]", quantity.name(), interval.i, interval.j)
}

/// `1…4`, or `3` for a single coin.
pub fn coins(interval: Interval) -> String {
    if interval.is_single() { interval.i.to_string() } else { format!("{}…{}", interval.i, interval.j) }
}

/// What a pick leaves, in a sentence with other numbers: `1…4`, or `coin 3`.
pub fn left_over(interval: Interval) -> String {
    if interval.is_single() { format!("coin {}", interval.i) } else { coins(interval) }
}

pub fn intervals(cells: &[Interval]) -> Vec<String> {
    cells.iter().copied().map(coins).collect()
}

/// `a`, `a and b`, `a, b and c`.
pub fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

/// A coin and what is read for what follows, in the right way or in a mistaken one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    pub coin: i64,
    /// Whether what is read is taken from the coin.
    pub subtracts: bool,
    /// What is read; nothing where no coin is left to read of.
    pub reads: Vec<Read>,
    /// Whether the larger of several reads counts, and not the smaller.
    pub takes_larger: bool,
}

impl Sum {
    /// The sum of one end as the recurrence has it.
    pub fn of(recurrence: Recurrence, branch: &Branch) -> Self {
        let reads = branch.reads().collect();
        Self { coin: branch.coin, subtracts: recurrence.subtracts(), reads, takes_larger: false }
    }

    /// What is read, or the one of several that counts; 0 if nothing is.
    pub fn rest(&self) -> i64 {
        let values = self.reads.iter().map(|read| read.value);
        let counts = if self.takes_larger { values.max() } else { values.min() };
        counts.unwrap_or(0)
    }

    pub fn worth(&self) -> i64 {
        if self.subtracts { self.coin - self.rest() } else { self.coin + self.rest() }
    }

    /// `sec[2][4]`, or `min(F[3][4], F[2][3])`.
    pub fn rest_name(&self) -> String {
        self.of_reads(&self.reads.iter().map(|read| name(read.quantity, read.interval)).collect::<Vec<_>>())
    }

    /// `15 + sec[2][4] = 15 + 7`, without what it comes to; of nothing read, the coin.
    pub fn terms(&self) -> String {
        let coin = exact(self.coin);
        if self.reads.is_empty() {
            return coin;
        }
        let sign = if self.subtracts { "−" } else { "+" };
        let numbers: Vec<_> = self.reads.iter().map(|read| exact(read.value)).collect();
        let numbers = match &numbers[..] {
            [one] if one.starts_with('−') => format!("({one})"),
            numbers => self.of_reads(numbers),
        };
        format!("{coin} {sign} {} = {coin} {sign} {numbers}", self.rest_name())
    }

    /// `15 + sec[2][4] = 15 + 7 = 22`.
    pub fn text(&self) -> String {
        if self.reads.is_empty() { exact(self.coin) } else { format!("{} = {}", self.terms(), exact(self.worth())) }
    }

    fn of_reads(&self, reads: &[String]) -> String {
        match reads {
            [one] => one.clone(),
            _ => format!("{}({})", if self.takes_larger { "max" } else { "min" }, reads.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_shows_what_it_reads_and_a_negative_number_in_brackets() {
        let read = |i, j, value| Read { quantity: Quantity::Difference, interval: Interval::new(i, j), value };
        let mut sum = Sum { coin: 4, subtracts: true, reads: vec![read(1, 1, -3)], takes_larger: false };
        assert_eq!(sum.text(), "4 − d[1][1] = 4 − (−3) = 7");
        sum = Sum { subtracts: false, takes_larger: true, reads: vec![read(1, 1, -3), read(0, 0, 2)], ..sum };
        assert_eq!(sum.text(), "4 + max(d[1][1], d[0][0]) = 4 + max(−3, 2) = 6");
        sum.reads.clear();
        assert_eq!((sum.text(), sum.worth()), ("4".to_owned(), 4));
    }

    #[test]
    fn lists_end_with_and() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(
            (list(&items[..1]), list(&items[..2]), list(&items)),
            ("a".into(), "a and b".into(), "a, b and c".into())
        );
    }
}
