//! The names of cells and intervals, and lists of names.

use crate::game::Interval;
use crate::game::table::recurrence::Quantity;
use crate::number::group_count;

/// Returns the name of a number in the table: `sec[2][4]`. It is written as in a program, so its indices have no commas.
pub fn cell_name(quantity: Quantity, interval: Interval) -> String {
    format!("{}[{}][{}]", quantity.name(), interval.i, interval.j)
}

/// Returns the indices of an interval: `1…4`, or `3` for a single coin.
pub fn interval_name(interval: Interval) -> String {
    let [i, j] = [interval.i, interval.j].map(group_count);
    if interval.is_single() { i } else { format!("{i}…{j}") }
}

/// Returns the name of an interval: `coins 1…4`, or `coin 3`.
pub fn coins_name(interval: Interval) -> String {
    format!("{} {}", if interval.is_single() { "coin" } else { "coins" }, interval_name(interval))
}

/// Returns the name of an interval as a title: `Coins 1…4`, or `Coin 3`.
pub fn title_of(interval: Interval) -> String {
    coins_name(interval).replacen('c', "C", 1)
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

    #[test]
    fn the_last_two_items_of_a_list_are_joined_by_and() {
        let lists = [0, 1, 2, 3].map(|count| list(["a", "b", "c"][..count].iter().copied().map(str::to_owned)));
        assert_eq!(lists, ["", "a", "a and b", "a, b and c"]);
    }

    #[test]
    fn intervals_have_names() {
        let [one, some] = [Interval::new(3, 3), Interval::new(1, 4)];
        assert_eq!([one, some].map(interval_name), ["3", "1…4"]);
        assert_eq!([one, some].map(coins_name), ["coin 3", "coins 1…4"]);
        assert_eq!([one, some].map(title_of), ["Coin 3", "Coins 1…4"]);
    }
}
