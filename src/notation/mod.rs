//! How cells, intervals, coins and sums are written: as in a program or on paper, without words. Languages do not differ
//! in it.
//!
//! A text that names a coin has an argument `count_from`: the number of the first coin.

pub mod fusion;

use crate::game::fill::{Phase, Stride};
use crate::game::play::survey::SurveyProgress;
use crate::game::recurrence::{Expr, Quantity};
use crate::game::row::random::RowShape;
use crate::game::row::read::ReadAs;
use crate::game::table::derivation::{CellRead, Sum};
use crate::game::table::overview::Lengths;
use crate::game::{CountFrom, End, FillAction, FillOrder, Interval, Pick, Player, Row, Strategy};
use crate::number::{self, Number, exact, group_count};
use crate::text::parts::{Keyed, keyed_by_name};

keyed_by_name! { End FillAction FillOrder Lengths Parity Phase Pick Player ReadAs RowShape Stride SurveyProgress }

impl Keyed for Strategy {
    const KEYS: &'static [&'static str] = <Self as strum::VariantNames>::VARIANTS;

    fn key(self) -> &'static str {
        self.into()
    }
}

/// Whether a number is even.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Parity {
    Even,
    Odd,
}

impl Parity {
    pub fn of(number: usize) -> Self {
        if number.is_multiple_of(2) { Self::Even } else { Self::Odd }
    }
}

/// Returns the name of a number in the table: `sec[2][4]`. It is written as in a program, so its indices have no commas.
pub fn cell_name(count_from: CountFrom, quantity: Quantity, interval: Interval) -> String {
    let [i, j] = count_from.ends(interval);
    format!("{}[{i}][{j}]", quantity.name())
}

/// Returns the indices of an interval: `1…4`, or `3` for a single coin.
pub fn interval_name(count_from: CountFrom, interval: Interval) -> String {
    let [i, j] = count_from.ends(interval).map(group_count);
    if interval.is_single() { i } else { format!("{i}…{j}") }
}

/// Returns the first coins, at most `most`: `8, 15, 3, …`
pub fn first_coins(row: &Row, most: usize) -> String {
    let first: Vec<_> = row.coins().iter().take(most).map(i64::to_string).collect();
    first.join(", ") + if row.len() > most { ", …" } else { "" }
}

impl Sum {
    /// Returns the sum with names: `15 + sec[2][4]`. If nothing is read, these are the numbers.
    pub fn names(&self, count_from: CountFrom, write: impl Fn(Number) -> String) -> String {
        self.write(|read, value, behind_sign| match read {
            Some(CellRead { quantity, interval, .. }) => cell_name(count_from, quantity, interval),
            None => in_sum(value, behind_sign, &write),
        })
    }

    /// Returns the sum with numbers: `15 + 7`.
    pub fn numbers(&self, write: impl Fn(Number) -> String) -> String {
        self.write(|_, value, behind_sign| in_sum(value, behind_sign, &write))
    }

    /// Returns the sum without its value: `15 + sec[2][4] = 15 + 7`. If nothing is read, these are the numbers.
    pub fn terms(&self, count_from: CountFrom) -> String {
        let numbers = self.numbers(exact);
        if self.reads_nothing() { numbers } else { format!("{} = {numbers}", self.names(count_from, exact)) }
    }

    /// Returns the sum with its value: `15 + sec[2][4] = 15 + 7 = 22`.
    pub fn text(&self, count_from: CountFrom) -> String {
        if matches!(self.expr, Expr::Coin(..) | Expr::Number(_)) {
            return self.numbers(exact);
        }
        format!("{} = {}", self.terms(count_from), number::value(self.worth(), exact))
    }

    fn write(&self, leaf: impl Fn(Option<CellRead>, Option<Number>, bool) -> String) -> String {
        let mut values = self.values.iter();
        self.expr.write(&mut |part, behind_sign| {
            let value = values.next().copied().flatten();
            leaf(self.read(part, value), value, behind_sign)
        })
    }
}

/// Writes a number of a sum. A minus sign behind another sign has brackets around it.
fn in_sum(value: Option<Number>, behind_sign: bool, write: &impl Fn(Number) -> String) -> String {
    let text = number::value(value, write);
    if behind_sign && value.is_some_and(|value| value < 0) { format!("({text})") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::table::derivation::Derivation;
    use crate::game::{Interval, Recurrence, Table};

    #[test]
    fn a_sum_shows_what_is_read_and_has_brackets_around_a_negative_number() {
        let sum = |row: &str, equations: &str| {
            let table = Table::new(row.parse().unwrap());
            let recurrence = Recurrence::new(equations.parse().unwrap());
            let derivation = Derivation::new(&table, recurrence, Interval::whole(table.n()));
            derivation.branches.unwrap().map(|branch| branch.sum)
        };
        let [left, _] = sum("4 -3", "d[i][j] = max(v[i] − d[i+1][j], v[j] − d[i][j−1]); d[i][i] = v[i]");
        assert_eq!(left.text(CountFrom::Zero), "4 − d[1][1] = 4 − (−3) = 7");
        assert_eq!(left.text(CountFrom::One), "4 − d[2][2] = 4 − (−3) = 7");
        let [left, right] = sum(
            "4 2 -3",
            "x[i][j] = max(v[i] + max(x[i+1][j−1], −v[j]), x[j][j]); x[i][i] = v[i]".replace("x[j][j]", "?").as_str(),
        );
        assert_eq!(left.text(CountFrom::Zero), "4 + max(x[1][1], −(−3)) = 4 + max(2, −(−3)) = 7");
        assert_eq!(right.text(CountFrom::Zero), "? = ?");
    }

    #[test]
    fn a_cell_is_named_as_in_a_program_that_counts_alike() {
        let names = CountFrom::ALL.map(|count_from| {
            cell_name(count_from, Quantity { recurrence: Recurrence::FIR_SEC, table: 1 }, Interval::new(999, 1999))
        });
        assert_eq!(names, ["sec[999][1999]", "sec[1000][2000]"]);
    }
}
