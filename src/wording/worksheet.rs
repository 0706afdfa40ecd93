//! Texts of worksheets.

use std::ops::RangeInclusive;

use super::cell::{TextDetail, choice_text};
use super::names::list;
use super::picture::coin_count;
use super::recurrence::meaning_on_sheet;
use super::text::worksheet as text;
use crate::game::recurrence::Expr;
use crate::game::table::derivation::{Derivation, Sum};
use crate::game::{CountFrom, Interval, Recurrence};
use crate::number::{self, exact, group_count};

pub use text::*;

/// Returns how the row can be drawn again: `6 coins from 1 to 20`.
pub fn drawn_from(coins: usize, low: i64, high: i64) -> String {
    text::drawn_from(coin_count(coins), low, high)
}

/// What students write above their solution.
pub fn name_and_date() -> [&'static str; 2] {
    [text::name(), text::date()]
}

/// Returns what the numbers of a cell mean. `in_square` is about the square table, which has rows and columns.
pub fn meaning(recurrence: Recurrence, in_square: bool) -> String {
    let meaning = meaning_on_sheet(recurrence);
    let text = if in_square { text::about_cell_of_square(meaning) } else { text::about_cell(meaning) };
    text.trim_end().to_owned()
}

/// Returns which part of a split table a page shows: `Rows 0 to 21, columns 22 to 43`.
pub fn part_of_table(count_from: CountFrom, rows: [usize; 2], columns: [usize; 2]) -> String {
    let [rows, columns] = [rows, columns].map(|range| range.map(|index| count_from.index(index)));
    let columns = match columns {
        [first, last] if first == last => text::one_column(first),
        [first, last] => text::columns_from_to(first, last),
    };
    match rows {
        [first, last] if first == last => text::part_in_row(first, columns),
        [first, last] => text::part_in_rows(first, last, columns),
    }
}

/// Returns the name of a cell: `[2, 4]`.
pub fn cell_label(count_from: CountFrom, interval: Interval) -> String {
    let [i, j] = count_from.ends(interval);
    format!("[{i}, {j}]")
}

/// Returns which numbers a cell has, from the left or from the top: `In each cell: fir | sec`, or `In each cell: fir above
/// sec`.
pub fn in_each_cell(recurrence: Recurrence, is_stacked: bool) -> String {
    text::in_each_cell(match recurrence.quantities() {
        (first, Some(second)) if is_stacked => text::first_above_second(first, second),
        _ => recurrence.names(" | "),
    })
}

/// A part of a sum: a text, or a number, for which a sheet has a line instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SumPart {
    Text(String),
    /// `None` for a number without a value.
    Number(Option<i64>),
}

/// Returns the sums of a cell with a choice: `left 8 + 12 = 20`, `right 2 + 20 = 22`, and for f and g also
/// `g = min(12, 20) = 12`.
pub fn sums_of_cell(derivation: &Derivation) -> Vec<Vec<SumPart>> {
    let branches = derivation.branches.iter().flatten();
    let mut lines: Vec<_> = branches.map(|branch| sum_parts(&format!("{} ", branch.end.name()), &branch.sum)).collect();
    let (_, second) = derivation.recurrence.quantities();
    if let (Some(second), [sum]) = (second, derivation.second())
        && !matches!(sum.expr, Expr::Read(..) | Expr::Coin(..) | Expr::Number(_))
    {
        lines.push(sum_parts(&format!("{} = ", second.name()), sum));
    }
    lines
}

/// Returns the parts of `before`, a sum and its value. A coin alone is its own value.
fn sum_parts(before: &str, sum: &Sum) -> Vec<SumPart> {
    /// Stands for a number.
    const NUMBER: &str = "\0";
    let text = sum.expr.write(&mut |_, _| NUMBER.to_owned());
    let mut values = sum.values.iter().copied();
    // What stands before all is a column of its own.
    let mut parts = vec![SumPart::Text(before.to_owned())];
    for (place, text) in text.split(NUMBER).enumerate() {
        if place > 0 {
            parts.push(SumPart::Number(values.next().flatten()));
        }
        let (sign, rest) = text.split_at(text.rfind(' ').map_or(0, |blank| blank + 1));
        let texts = [sign, rest].into_iter().filter(|text| !text.is_empty());
        parts.extend(texts.map(|text| SumPart::Text(text.to_owned())));
    }
    if !matches!(sum.expr, Expr::Coin(..)) {
        parts.extend([SumPart::Text(" = ".to_owned()), SumPart::Number(sum.worth())]);
    }
    parts
}

/// Returns the sums of a cell in numbers: `[0, 5]  left 8 + 12 = 20, right 2 + 20 = 22. Take right.`
pub fn short_solution(count_from: CountFrom, derivation: &Derivation) -> String {
    let number = |value: Option<i64>, is_first: bool| {
        // A minus sign behind another sign has brackets around it.
        let text = number::value(value, exact);
        if value.is_some_and(|value| value < 0) && !is_first { format!("({text})") } else { text }
    };
    let text = |line: &Vec<SumPart>| {
        let mut text = String::new();
        let mut is_first = true;
        for part in line {
            match part {
                SumPart::Text(part) => {
                    text.push_str(part);
                    is_first = !part.ends_with("+ ") && !part.ends_with('−') && !part.ends_with("− ");
                }
                SumPart::Number(value) => text.push_str(&number(*value, is_first)),
            }
        }
        text
    };
    let sums: Vec<_> = sums_of_cell(derivation).iter().map(text).collect();
    let choice = choice_text(derivation, TextDetail::Numbers).unwrap_or_default();
    format!("{}  {}. {choice}", cell_label(count_from, derivation.interval), sums.join(", "))
}

/// Returns the sums of a cell with names and numbers: `left 15 + sec[2][4] = 15 + 7 = 22`, and so on.
pub fn full_solution(count_from: CountFrom, derivation: &Derivation) -> Vec<String> {
    let branches = derivation.branches.iter().flatten();
    let mut texts: Vec<_> =
        branches.map(|branch| format!("{} {}", branch.end.name(), branch.sum.text(count_from))).collect();
    let (_, second) = derivation.recurrence.quantities();
    if let (Some(second), [sum]) = (second, derivation.second())
        && !matches!(sum.expr, Expr::Read(..) | Expr::Coin(..) | Expr::Number(_))
    {
        texts.push(format!("{} = {}", second.name(), sum.text(count_from)));
    }
    texts.extend(choice_text(derivation, TextDetail::Numbers));
    texts
}

/// What the rows of a set have in common. Each number has a range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlikeNumbers {
    pub ties: RangeInclusive<u64>,
    pub odd: RangeInclusive<u64>,
    pub negative: RangeInclusive<u64>,
    pub digits: RangeInclusive<u64>,
    pub magnitude: RangeInclusive<u64>,
}

/// Returns what the rows of a set have in common: `All sheets: 2 ties in the table, 3 odd coins, 9 digits in all, sum of
/// the values 60 to 71.`
pub fn alike(numbers: &AlikeNumbers) -> String {
    let AlikeNumbers { ties, odd, negative, digits, magnitude } = numbers;
    let range = |range: &RangeInclusive<u64>| {
        let (least, most) = (*range.start(), *range.end());
        if least == most { group_count(least) } else { text::range(least, most) }
    };
    // Behind a range, the noun is that of many.
    let count = |range: &RangeInclusive<u64>| if range.start() == range.end() { *range.end() } else { u64::MAX };
    let mut parts = vec![
        text::ties(range(ties), count(ties)),
        text::odd_coins(range(odd), count(odd)),
        text::digits(range(digits), count(digits)),
    ];
    if *negative.end() > 0 {
        parts.extend([
            text::negative_coins(range(negative), count(negative)),
            text::sum_without_signs(range(magnitude)),
        ]);
    } else {
        parts.push(text::sum_of_coins(range(magnitude)));
    }
    text::alike(list(parts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Row, Table};
    use crate::text::said;

    fn derivation(recurrence: Recurrence, i: usize, j: usize) -> Derivation {
        let row: Row = "8 15 3 7 9 2".parse().unwrap();
        Derivation::new(&Table::new(row), recurrence, Interval::new(i, j))
    }

    /// Returns a sum with `blank` in the place of each number.
    fn blank_sum(line: &[SumPart], blank: &str) -> String {
        let part = |part: &SumPart| if let SumPart::Text(text) = part { text.clone() } else { blank.to_owned() };
        line.iter().map(part).collect()
    }

    #[test]
    fn the_sums_of_a_cell_have_a_blank_for_each_number() {
        let blank = |recurrence, i, j| -> Vec<String> {
            sums_of_cell(&derivation(recurrence, i, j)).iter().map(|line| blank_sum(line, "_")).collect()
        };
        assert_eq!(blank(Recurrence::FIR_SEC, 1, 4), ["left _ + _ = _", "right _ + _ = _"]);
        assert_eq!(blank(Recurrence::TWO_AHEAD, 1, 4), ["left _ + min(_, _) = _", "right _ + min(_, _) = _"]);
        assert_eq!(blank(Recurrence::TWO_AHEAD, 1, 2), ["left _", "right _"]);
        assert_eq!(blank(Recurrence::MY_TURN, 1, 4), ["left _ + _ = _", "right _ + _ = _", "g = min(_, _) = _"]);
        assert_eq!(blank(Recurrence::DIFFERENCE, 1, 4), ["left _ − _ = _", "right _ − _ = _"]);
    }

    #[test]
    fn a_solution_shows_the_sums_and_the_choice() {
        let solution = |recurrence, i, j| short_solution(CountFrom::Zero, &derivation(recurrence, i, j));
        assert_eq!(solution(Recurrence::FIR_SEC, 1, 4), "[1, 4]  left 15 + 7 = 22, right 9 + 7 = 16. Take left.");
        assert_eq!(
            full_solution(CountFrom::One, &derivation(Recurrence::MY_TURN, 1, 4)),
            [
                "left 15 + g[3][5] = 15 + 7 = 22",
                "right 9 + g[2][4] = 9 + 7 = 16",
                "g = min(f[3][5], f[2][4]) = min(12, 18) = 12",
                "Take left.",
            ]
        );
        let negative =
            Derivation::new(&Table::new("4 -3 2".parse().unwrap()), Recurrence::DIFFERENCE, Interval::new(0, 1));
        assert_eq!(
            short_solution(CountFrom::Zero, &negative),
            "[0, 1]  left 4 − (−3) = 7, right −3 − 4 = −7. Take left."
        );
    }

    #[test]
    fn parts_of_a_table_are_named_by_their_rows_and_columns() {
        assert_eq!(
            part_of_table(CountFrom::Zero, [0, 21], [22, 43]),
            said("worksheet.part-in-rows", &["0", "21", "columns 22 to 43"])
        );
        assert_eq!(part_of_table(CountFrom::One, [5, 5], [5, 5]), "Row 6, column 6");
    }

    #[test]
    fn what_all_sheets_have_in_common_is_listed() {
        let mut numbers = AlikeNumbers { ties: 1..=1, odd: 3..=3, negative: 0..=0, digits: 9..=9, magnitude: 60..=71 };
        let expected = "All sheets are alike: 1 tie in the table, 3 odd coins, 9 digits in all coins and sum of the \
                        coins 60 to 71.";
        assert_eq!(alike(&numbers), expected);
        numbers.negative = 2..=2;
        assert!(alike(&numbers).contains("2 negative coins and sum without signs 60 to 71."));
    }
}
