//! Texts of worksheets.

use std::ops::RangeInclusive;

use super::cell::{TextDetail, choice_text};
use super::names::list;
use super::recurrence::meaning_on_sheet;
use crate::game::recurrence::Expr;
use crate::game::table::derivation::{Derivation, Sum};
use crate::game::{CountFrom, End, Interval, Recurrence};
use crate::number::{self, exact, group_count};

/// The title of a worksheet.
pub fn title() -> &'static str {
    "Coins in a line"
}

/// Returns the title of a solution: `Solution: Coins in a line`.
pub fn solution_of(title: &str) -> String {
    format!("Solution: {title}")
}

/// Returns the label of a sheet and its solution: `Sheet 3 of 30 · seed 7`. `number` counts from 1.
pub fn sheet_label(number: usize, count: usize, seed: u64) -> String {
    format!("Sheet {} of {} · seed {seed}", group_count(number), group_count(count))
}

/// Returns how the row can be drawn again: `6 coins from 1 to 20`.
pub fn drawn_from(coins: usize, low: i64, high: i64) -> String {
    format!("{} from {} to {}", coin_count(coins), exact(low), exact(high))
}

fn coin_count(coins: usize) -> String {
    if coins == 1 { "1 coin".to_owned() } else { format!("{} coins", group_count(coins)) }
}

/// What students write above their solution.
pub fn name_and_date() -> [&'static str; 2] {
    ["Name", "Date"]
}

/// The rules of the game, and how both play.
pub fn rules() -> &'static str {
    "Two players take turns. The player to move takes the coin at the left or the right end of the row, and scores its \
     value. Both play for the highest score of their own."
}

/// Returns what the numbers of a cell mean. `in_square` is about the square table, which has rows and columns.
pub fn meaning(recurrence: Recurrence, in_square: bool) -> String {
    let cell = if in_square {
        "The cell in row i and column j is about the coins i to j."
    } else {
        "The cell [i, j] is about the coins i to j."
    };
    let numbers = meaning_on_sheet(recurrence);
    format!("{cell} {numbers}").trim_end().to_owned()
}

/// What students are to do.
pub fn task() -> &'static str {
    "Fill in the empty cells. In each cell of two coins or more, draw an arrow to the end that best play takes, left or \
     right. Draw both arrows if both ends are equally good."
}

/// The legend's text for a cell whose numbers are given.
pub fn given() -> &'static str {
    "given"
}

/// The legend's text for an empty cell.
pub fn to_fill_in() -> &'static str {
    "to fill in"
}

/// The legend's text for a cell of the solution that was empty.
pub fn was_empty() -> &'static str {
    "was to fill in"
}

/// The name of the value of the coin with an index.
pub fn value_of(index: &str) -> String {
    format!("v[{index}]")
}

/// Returns the row as text: `Row: 8, 15, 3, 7 (4 coins from 1 to 20)`. `origin` may be empty.
pub fn row_line(row: &str, origin: &str) -> String {
    if origin.is_empty() { format!("Row: {row}") } else { format!("Row: {row} ({origin})") }
}

/// The heading above the space for sums.
pub fn space_for_sums() -> &'static str {
    "Space for sums"
}

/// The heading above the sums of a solution.
pub fn sums() -> &'static str {
    "Sums"
}

/// Below the space for sums, if it is not enough for all empty cells.
pub fn other_sums() -> &'static str {
    "Write the other sums on the back."
}

/// In place of the space for sums, if there is none.
pub fn sums_on_back() -> &'static str {
    "Write the sums on the back."
}

/// Below the sums of a solution that has no room for more.
pub fn no_more_sums() -> &'static str {
    "The other sums are found in the same way."
}

/// Returns which part of a split table a page shows: `Rows 0 to 21, columns 22 to 43`.
pub fn part_of_table(count_from: CountFrom, rows: [usize; 2], columns: [usize; 2]) -> String {
    let range = |name: &str, [first, last]: [usize; 2]| {
        let [first, last] = [first, last].map(|index| count_from.index(index));
        if first == last { format!("{name} {first}") } else { format!("{name}s {first} to {last}") }
    };
    format!("R{}, {}", &range("row", rows)[1..], range("column", columns))
}

/// Says where the table of a long row is.
pub fn table_on_next_pages() -> &'static str {
    "The table is on the next pages."
}

/// Returns the name of a cell: `[2, 4]`.
pub fn cell_label(count_from: CountFrom, interval: Interval) -> String {
    let [i, j] = count_from.ends(interval);
    format!("[{i}, {j}]")
}

/// Returns which numbers a cell has, from the left or from the top: `In each cell: fir | sec`, or `In each cell: fir above
/// sec`.
pub fn in_each_cell(recurrence: Recurrence, is_stacked: bool) -> String {
    let numbers = recurrence.names(if is_stacked { " above " } else { " | " });
    format!("In each cell: {numbers}")
}

/// Says how given cells look, in formats without a legend.
pub fn gray_is_given() -> &'static str {
    "Gray cells are given."
}

/// The legend's text for the mark of the end that best play takes.
pub fn best_end(end: End) -> &'static str {
    match end {
        End::Left => "take left",
        End::Right => "take right",
    }
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
        let [least, most] = [*range.start(), *range.end()].map(group_count);
        if least == most { least } else { format!("{least} to {most}") }
    };
    let counted = |count: &RangeInclusive<u64>, one: &str, many: &str| {
        format!("{} {}", range(count), if *count == (1..=1) { one } else { many })
    };
    let has_negative = *negative.end() > 0;
    let mut parts = vec![
        counted(ties, "tie in the table", "ties in the table"),
        counted(odd, "odd coin", "odd coins"),
        counted(digits, "digit in all coins", "digits in all coins"),
    ];
    if has_negative {
        parts.push(counted(negative, "negative coin", "negative coins"));
    }
    let sum = if has_negative { "sum without signs" } else { "sum of the coins" };
    parts.push(format!("{sum} {}", range(magnitude)));
    format!("All sheets are alike: {}.", list(parts))
}

/// Returns what a sheet is, for screen readers: `Worksheet with the row 8, 15, 3, 7 and a table with 5 empty cells`.
pub fn description(row: &str, empty: usize) -> String {
    let cells = if empty == 1 { "cell" } else { "cells" };
    format!("Worksheet with the row {row} and a table with {} empty {cells}", group_count(empty))
}

/// Returns what the page of a solution is, for screen readers.
pub fn description_of_solution(row: &str) -> String {
    format!("The filled table of the row {row}, and the sums of its cells")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Row, Table};

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
        assert_eq!(part_of_table(CountFrom::Zero, [0, 21], [22, 43]), "Rows 0 to 21, columns 22 to 43");
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
