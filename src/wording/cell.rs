//! The texts of one cell: its sums, the choice between them, and its numbers.

use super::recurrence::numbers_text;
use crate::game::recurrence::{Expr, Meaning};
use crate::game::table::derivation::{Branch, CellNumbers, Derivation};
use crate::game::{Cell, CountFrom, End, Phase, Pick, Recurrence};
use crate::number::{self, exact, shortened};

/// The decimals of a shortened number.
const SHORT_NUMBER_DECIMALS: usize = 1;

/// How much detail a text about a sum has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextDetail {
    /// The cells that are read have their names, followed by the numbers.
    Names,
    /// Only numbers.
    Numbers,
    /// Only numbers, and long ones are shortened.
    ShortNumbers,
}

impl TextDetail {
    /// All, from the most detail to the least.
    pub const ALL: [Self; 3] = [Self::Names, Self::Numbers, Self::ShortNumbers];

    fn number(self, value: i64) -> String {
        if self == Self::ShortNumbers { shortened(value, SHORT_NUMBER_DECIMALS) } else { exact(value) }
    }
}

/// The part of a cell's result that a text shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultPart {
    /// The first number that the recurrence stores.
    First,
    /// The second number that the recurrence stores.
    Second,
    /// Both scores, if the recurrence stores only their difference.
    Scores,
}

/// Returns the sum of one end, as far as it is computed in this phase: `take left   15 + sec[2][4]  =  15 + 7  =  22`.
pub fn branch_text(count_from: CountFrom, branch: &Branch, phase: Phase, detail: TextDetail) -> String {
    let write = |value| detail.number(value);
    let verb = match branch.end {
        End::Left => "take left ",
        End::Right => "take right",
    };
    let sum = &branch.sum;
    let (names, numbers) = (sum.names(count_from, write), sum.numbers(write));
    if matches!(sum.expr, Expr::Coin(..)) {
        // Two coins are one for each player.
        let is_pair_of_game = sum.interval.len() == 2 && sum.recurrence.meanings().is_some();
        return if is_pair_of_game {
            format!("{verb}  {numbers}, and the other player takes the rest")
        } else {
            format!("{verb}  {numbers}")
        };
    }
    let worth = number::value(branch.worth, write);
    if sum.reads_nothing() && phase >= Phase::Add {
        return format!("{verb}  {numbers}  =  {worth}");
    }
    match detail {
        _ if phase < Phase::Add => format!("{verb}  {names}"),
        TextDetail::Names => format!("{verb}  {names}  =  {numbers}  =  {worth}"),
        TextDetail::Numbers | TextDetail::ShortNumbers => format!("{verb}  {numbers}  =  {worth}"),
    }
}

/// Returns which end is taken and why; `None` for a single coin, which is no choice.
pub fn choice_text(derivation: &Derivation, detail: TextDetail) -> Option<String> {
    let first = number::value(derivation.numbers().first, |value| detail.number(value));
    let is = if derivation.takes_smaller() { "smaller" } else { "larger" };
    let text = match (derivation.pick()?, detail) {
        (Pick::Left, TextDetail::Names) => format!("{first} is {is}: take left."),
        (Pick::Right, TextDetail::Names) => format!("{first} is {is}: take right."),
        (Pick::Tie, TextDetail::Names) => "Both are equal: take either end.".to_owned(),
        (Pick::Left, _) => "Take left.".to_owned(),
        (Pick::Right, _) => "Take right.".to_owned(),
        (Pick::Tie, _) => "Take either.".to_owned(),
    };
    Some(text)
}

/// Returns the numbers of the cell, each with the cell that it is copied from: `fir = 22`, `sec = fir[2][4] = 12`.
pub fn result_texts(count_from: CountFrom, derivation: &Derivation, detail: TextDetail) -> Vec<(ResultPart, String)> {
    let write = |value| detail.number(value);
    let CellNumbers { first, second, .. } = derivation.numbers();
    let (first_table, second_table) = derivation.recurrence.quantities();
    let mut texts = vec![(ResultPart::First, format!("{} = {}", first_table.name(), number::value(first, write)))];
    if let (Some(table), Some(second)) = (second_table, second) {
        let sums = derivation.second().iter().filter(|sum| detail == TextDetail::Names && !sum.reads_nothing());
        let sums: String = sums.map(|sum| sum.names(count_from, write) + " = ").collect();
        texts.push((ResultPart::Second, format!("{} = {sums}{}", table.name(), number::value(second, write))));
    }
    if let (Some(Meaning::Lead), Some(first)) = (first_table.meaning(), first)
        && derivation.branches.is_some()
    {
        let cell = &derivation.cell;
        let (fir, sec) = (write(cell.fir()), write(cell.sec()));
        let sign = if first < 0 { "−" } else { "+" };
        let text = if detail == TextDetail::Names {
            format!("fir = ({} {sign} {}) / 2 = {fir}, sec = {sec}", write(cell.sum), write(first.abs()))
        } else {
            format!("fir = {fir}, sec = {sec}")
        };
        texts.push((ResultPart::Scores, text));
    }
    texts
}

/// Returns what best play on the whole row comes to, in the numbers of all four recurrences: `First 22 · Second 11` and
/// so on.
pub fn result_line(cell: &Cell, number: impl Fn(i64) -> String) -> String {
    let [_, others @ ..] = Recurrence::PUBLISHED;
    let others = others.map(|recurrence| numbers_text(recurrence, cell.numbers(recurrence), &number));
    format!("{}     {}", scores_line(cell, &number), others.join("     "))
}

/// Returns what both players get by best play on the whole row: `First 22 · Second 11`.
pub fn scores_line(cell: &Cell, number: impl Fn(i64) -> String) -> String {
    format!("First {} · Second {}", number(cell.fir()), number(cell.sec()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Interval, Table};

    fn derivation(row: &str, recurrence: Recurrence, interval: Interval) -> Derivation {
        Derivation::new(&Table::new(row.parse().unwrap()), recurrence, interval)
    }

    #[test]
    fn less_detail_leaves_out_names_and_then_shortens_numbers() {
        let long = derivation("999999999999 5 888888888888", Recurrence::FIR_SEC, Interval::new(0, 2));
        let [left, _] = long.branches.unwrap();
        let text = |detail| branch_text(CountFrom::Zero, &left, Phase::Write, detail);
        assert_eq!(
            text(TextDetail::Names),
            "take left   999,999,999,999 + sec[1][2]  =  999,999,999,999 + 5  =  1,000,000,000,004"
        );
        assert_eq!(text(TextDetail::Numbers), "take left   999,999,999,999 + 5  =  1,000,000,000,004");
        assert_eq!(text(TextDetail::ShortNumbers), "take left   999.9G + 5  =  1.0T");
    }

    #[test]
    fn a_negative_number_in_a_sum_has_brackets() {
        let negative = derivation("4 -3 2", Recurrence::DIFFERENCE, Interval::new(0, 1));
        let [left, _] = negative.branches.unwrap();
        let text = branch_text(CountFrom::Zero, &left, Phase::Write, TextDetail::Names);
        assert_eq!(text, "take left   4 − d[1][1]  =  4 − (−3)  =  7");
    }
}
