//! Texts of worksheets.

use std::ops::RangeInclusive;

use super::recurrence::meaning_on_sheet;
use super::text::worksheet as text;
use super::values::list;
use crate::game::{CountFrom, Interval, Recurrence};
use crate::number::group_count;

pub use text::*;

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

/// How difficult the rows of a set are. Each number has a range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlikeNumbers {
    pub traps: RangeInclusive<u64>,
    pub ties: RangeInclusive<u64>,
    /// Whether the first move is a tie.
    pub is_first_tie: bool,
    pub odd: RangeInclusive<u64>,
    pub negative: RangeInclusive<u64>,
    pub digits: RangeInclusive<u64>,
    pub magnitude: RangeInclusive<u64>,
    /// `None` if their number differs.
    pub fusions: Option<RangeInclusive<u64>>,
    /// The points that greedy play loses. `None` if they differ.
    pub lost: Option<u64>,
    /// Whether it loses any in each row.
    pub always_loses: bool,
}

/// Returns what the rows of a set have in common: `All sheets are alike: 1 greedy trap, …`
pub fn alike(numbers: &AlikeNumbers) -> String {
    text::alike(difficulty_parts(numbers))
}

/// Returns how difficult a row is: `8, 15, 3, 7: 1 greedy trap, …`
pub fn difficulty(row: String, numbers: &AlikeNumbers) -> String {
    text::difficulty(row, difficulty_parts(numbers))
}

/// Returns the list `1 greedy trap, 2 ties in the table, no tie in the first move, 3 odd coins, …`
fn difficulty_parts(numbers: &AlikeNumbers) -> String {
    let AlikeNumbers { traps, ties, is_first_tie, odd, negative, digits, magnitude, fusions, lost, always_loses } =
        numbers;
    let range = |range: &RangeInclusive<u64>| {
        let (least, most) = (*range.start(), *range.end());
        if least == most { group_count(least) } else { text::range(least, most) }
    };
    // Behind a range, the noun is that of many.
    let count = |range: &RangeInclusive<u64>| if range.start() == range.end() { *range.end() } else { u64::MAX };
    let mut parts = vec![
        text::traps(range(traps), count(traps)),
        text::ties(range(ties), count(ties)),
        if *is_first_tie { text::first_tie() } else { text::no_first_tie() }.to_owned(),
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
    parts.extend(fusions.as_ref().map(|fusions| text::fusions(range(fusions), count(fusions))));
    match lost {
        Some(lost) => parts.push(text::greedy_loses(*lost)),
        None if *always_loses => parts.push(text::greedy_always_loses().to_owned()),
        None => {}
    }
    list(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::said;

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
        let mut numbers = AlikeNumbers {
            traps: 1..=1,
            ties: 2..=2,
            is_first_tie: false,
            odd: 3..=3,
            negative: 0..=0,
            digits: 9..=9,
            magnitude: 60..=71,
            fusions: None,
            lost: None,
            always_loses: false,
        };
        let expected = "All sheets are alike: 1 greedy trap, 2 ties in the table, no tie in the first move, 3 odd \
                        coins, 9 digits in all coins and sum of the coins 60 to 71.";
        assert_eq!(alike(&numbers), expected);
        numbers.negative = 2..=2;
        assert!(alike(&numbers).contains("2 negative coins and sum without signs 60 to 71."));
    }
}
