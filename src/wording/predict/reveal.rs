//! The correct answers with their reasons. Each stands between `Correct: ` or `Answer: ` and a full stop.

use crate::game::recurrence::Quantity;
use crate::game::table::derivation::CellRead;
use crate::game::table::derivation::Sum;
use crate::game::{CountFrom, End, Interval, Pick};
use crate::number::{self, exact};
use crate::wording::names::{cell_name, coins_name, interval_name, list};

/// Returns `cells 2…4 and 1…3: taking left leaves 2…4, taking right leaves 1…3`.
pub fn cells_read(count_from: CountFrom, cells: &[Interval], left_rest: Interval, right_rest: Interval) -> String {
    let [left, right] = [left_rest, right_rest].map(|coins| rest(count_from, coins));
    format!("{}: taking left leaves {left}, taking right leaves {right}", cells_list(count_from, cells))
}

/// Returns `cells 3…4, 2…3 and 1…2: one of them remains when the same player is to move again`.
pub fn cells_read_two_ahead(count_from: CountFrom, cells: &[Interval]) -> String {
    format!("{}: one of them remains when the same player is to move again", cells_list(count_from, cells))
}

/// Returns `take left, worth 15 + 7 = 22; right is worth 9 + 7 = 16`, with the names of the numbers that are read.
pub fn end(count_from: CountFrom, pick: Pick, left: &Sum, right: &Sum) -> String {
    let [left, right] = [left, right].map(|sum| sum.text(count_from));
    match pick {
        Pick::Left => format!("take left, worth {left}; right is worth {right}"),
        Pick::Right => format!("take right, worth {right}; left is worth {left}"),
        Pick::Tie => format!("take either end; left is worth {left}, and right is worth {right}"),
    }
}

/// Returns `22, for taking left: 15 + sec[2][4] = 15 + 7`. On a tie, `sums` has those of both ends.
pub fn first_number(count_from: CountFrom, number: i64, pick: Pick, sums: &[&Sum]) -> String {
    let end = match pick {
        Pick::Tie => "either end",
        pick => pick.name(),
    };
    let sums: Vec<_> = sums.iter().map(|sum| sum.terms(count_from)).collect();
    format!("{}, for taking {end}: {}", exact(number), sums.join(", or "))
}

/// Returns `12, the value of fir[2][4]: taking left leaves 2…4, where the other player is to move`.
pub fn second_number(
    count_from: CountFrom,
    number: i64,
    first: Quantity,
    from: &[Interval],
    taken: End,
    rest_of_taken: Interval,
) -> String {
    let value = value_of(count_from, number, first, from);
    format!(
        "{value}: taking {} leaves {}, where the other player is to move",
        taken.name(),
        rest(count_from, rest_of_taken)
    )
}

/// Returns `2, the value of fir[1][1] and of fir[0][0]: after either pick the other player is to move`.
pub fn second_number_on_tie(count_from: CountFrom, number: i64, first: Quantity, from: &[Interval]) -> String {
    format!("{}: after either pick the other player is to move", value_of(count_from, number, first, from))
}

/// Returns `12, the value of f[2][4]: the smaller of f[2][4] = 12 and f[1][3] = 18`.
pub fn smaller_number(
    count_from: CountFrom,
    number: i64,
    first: Quantity,
    from: &[Interval],
    reads: [CellRead; 2],
) -> String {
    let [below, left] = reads.map(|read| {
        format!("{} = {}", cell_name(count_from, read.quantity, read.interval), number::value(read.value, exact))
    });
    format!("{}: the smaller of {below} and {left}", value_of(count_from, number, first, from))
}

/// Returns `12, the value of fir[2][4]`.
fn value_of(count_from: CountFrom, number: i64, first: Quantity, from: &[Interval]) -> String {
    let names: Vec<_> = from.iter().map(|interval| cell_name(count_from, first, *interval)).collect();
    format!("{}, the value of {}", exact(number), names.join(" and of "))
}

/// Returns `cells 2…4 and 1…3`.
fn cells_list(count_from: CountFrom, cells: &[Interval]) -> String {
    format!("cells {}", list(cells.iter().map(|cell| interval_name(count_from, *cell))))
}

/// Returns coins that are left, for a sentence with other numbers: `1…4`, or `coin 3`.
pub(super) fn rest(count_from: CountFrom, interval: Interval) -> String {
    if interval.is_single() { coins_name(count_from, interval) } else { interval_name(count_from, interval) }
}
