//! The names of cells and intervals, and lists of names.
//!
//! A text that names a coin has an argument `count_from`: the number of the first coin.

use crate::game::recurrence::Quantity;
use crate::game::{CountFrom, Interval};
use crate::number::group_count;

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

/// Returns the name of an interval: `coins 1…4`, or `coin 3`.
pub fn coins_name(count_from: CountFrom, interval: Interval) -> String {
    format!("{} {}", if interval.is_single() { "coin" } else { "coins" }, interval_name(count_from, interval))
}

/// Returns the name of an interval as a title: `Coins 1…4`, or `Coin 3`.
pub fn title_of(count_from: CountFrom, interval: Interval) -> String {
    coins_name(count_from, interval).replacen('c', "C", 1)
}

/// Returns the name of the lesson with this index: `Lesson 5 · The same question again`.
pub fn lesson_name(index: usize, title: &str) -> String {
    format!("Lesson {} · {title}", index + 1)
}

/// Joins items to a list: `a`, `a and b`, `a, b and c`.
pub fn list(items: impl IntoIterator<Item = String>) -> String {
    match &items.into_iter().collect::<Vec<_>>()[..] {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Recurrence;

    #[test]
    fn the_last_two_items_of_a_list_are_joined_by_and() {
        let lists = [0, 1, 2, 3].map(|count| list(["a", "b", "c"][..count].iter().copied().map(str::to_owned)));
        assert_eq!(lists, ["", "a", "a and b", "a, b and c"]);
    }

    #[test]
    fn intervals_have_names() {
        let [one, some] = [Interval::new(3, 3), Interval::new(1, 4)];
        assert_eq!([one, some].map(|coins| interval_name(CountFrom::Zero, coins)), ["3", "1…4"]);
        assert_eq!([one, some].map(|coins| coins_name(CountFrom::Zero, coins)), ["coin 3", "coins 1…4"]);
        assert_eq!([one, some].map(|coins| title_of(CountFrom::Zero, coins)), ["Coin 3", "Coins 1…4"]);
        assert_eq!([one, some].map(|coins| title_of(CountFrom::One, coins)), ["Coin 4", "Coins 2…5"]);
    }

    #[test]
    fn a_cell_is_named_as_in_a_program_that_counts_alike() {
        let names = CountFrom::ALL.map(|count_from| {
            cell_name(count_from, Quantity { recurrence: Recurrence::FIR_SEC, table: 1 }, Interval::new(999, 1999))
        });
        assert_eq!(names, ["sec[999][1999]", "sec[1000][2000]"]);
    }
}
