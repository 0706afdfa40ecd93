//! Writing a table with a line for each cell, for spreadsheets and programs.

use std::io::{self, Write};

use super::filled_table::{FilledTable, Separator};
use crate::game::recurrence::Quantity;
use crate::game::table::derivation::{CellNumbers, Numbers};
use crate::game::{Cell, Interval, Pick};
use crate::number;
use crate::text::parts::Keyed;

/// The number of table rows that are computed at once, so that a long row takes little memory.
const ROWS_PER_BAND: usize = 64;

/// The end of a line by RFC 4180.
const LINE_END: &str = "\r\n";

/// Writes the filled cells with a separator between their values. O(n²) time. Memory: 24 bytes per cell of
/// 64 table rows.
///
/// # Errors
/// If `out` fails.
pub fn write_csv(filled: &FilledTable, separator: Separator, out: &mut dyn Write) -> io::Result<()> {
    let (first, second) = filled.fill.recurrence.quantities();
    let numbers = [Some(first), second].into_iter().flatten().map(Quantity::name);
    let names = ["i", "j", "coin_i", "coin_j", "sum"].into_iter().chain(numbers).chain(["pick", "step"]);
    values(names, separator, out)?;
    let n = filled.table.n();
    for start in (0..n).step_by(ROWS_PER_BAND) {
        // The columns further left are below the diagonal.
        let window = filled.table.window(start..=(start + ROWS_PER_BAND).min(n) - 1, start..=n - 1);
        for (interval, cell) in window.iter() {
            line(filled, interval, cell, separator, out)?;
        }
    }
    Ok(())
}

/// Writes the line of a cell, if the cell is filled.
fn line(
    filled: &FilledTable,
    interval: Interval,
    cell: &Cell,
    separator: Separator,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Some(step) = filled.fill.write_step(interval).filter(|_| filled.fill.is_written(interval, filled.head)) else {
        return Ok(());
    };
    let Interval { i, j } = interval;
    let [shown_i, shown_j] = filled.count_from.ends(interval);
    let coins = filled.table.row().coins();
    let CellNumbers { first, second, pick } = Numbers::new(filled.table, filled.fill.recurrence).cell(interval, cell);
    let known = [shown_i as i64, shown_j as i64, coins[i], coins[j], cell.sum].map(|number| Some(number.into()));
    let numbers = known.into_iter().chain([first]).chain(second);
    let numbers = numbers.map(|value| number::value(value, |value| value.to_string()));
    let pick = pick.map_or("", Pick::key);
    values(numbers.chain([pick.to_owned(), (step + 1).to_string()]), separator, out)
}

/// Writes a line of values. None of them has a separator or a quotation mark in it.
fn values(
    values: impl Iterator<Item = impl std::fmt::Display>,
    separator: Separator,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut before = String::new();
    for value in values {
        write!(out, "{before}{value}")?;
        before = separator.character().into();
    }
    write!(out, "{LINE_END}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;
    use crate::export::text::tests::{Case, any_case};
    use crate::game::{FillOrder, Interval, Recurrence};

    fn csv(case: &Case) -> String {
        case.text(|table, out| write_csv(table, Separator::Comma, out))
    }

    /// Reads CSV: each line as its columns by name.
    fn read(text: &str) -> Vec<BTreeMap<String, String>> {
        csv::Reader::from_reader(text.as_bytes()).into_deserialize().map(Result::unwrap).collect()
    }

    fn assert_holds_the_filled_cells(case: &Case) {
        let text = csv(case);
        assert_eq!(text.matches("\r\n").count(), text.lines().count(), "RFC 4180 has its own line ends");
        let (mut lines, coins) = (read(&text).into_iter(), case.table.row().coins());
        for ((i, j), (step, cell)) in case.written() {
            let (first, second) = case.fill.recurrence.quantities();
            let numbers = [Some(first), second].into_iter().flatten().map(|one| {
                let value = one.meaning().unwrap().of(cell.fir().into(), cell.sec().into());
                (one.name(), value.to_string())
            });
            let pick = if i == j { "" } else { cell.pick().key() };
            let expected = [
                ("i", i.to_string()),
                ("j", j.to_string()),
                ("coin_i", coins[i].to_string()),
                ("coin_j", coins[j].to_string()),
                ("sum", case.table.sum(Interval::new(i, j)).to_string()),
                ("pick", pick.to_owned()),
                ("step", step.to_string()),
            ];
            let expected = expected.into_iter().chain(numbers).map(|(name, value)| (name.to_owned(), value)).collect();
            assert_eq!(lines.next(), Some(expected));
        }
        assert_eq!(lines.next(), None);
    }

    proptest! {
        #[test]
        fn a_reader_finds_exactly_the_filled_cells(case in any_case(12)) {
            assert_holds_the_filled_cells(&case);
        }
    }

    #[test]
    fn a_row_of_several_bands_has_all_its_cells() {
        for (share, lines) in [(1.0, 150 * 151 / 2), (0.4, 4530)] {
            let coins = (0..150).map(|index| index * 7919 % 101 - 20).collect();
            let case = Case::new(coins, FillOrder::Columns, Recurrence::MY_TURN, share);
            assert_eq!(read(&csv(&case)).len(), lines);
            assert_holds_the_filled_cells(&case);
        }
    }

    #[test]
    fn one_coin_is_a_line_without_a_pick() {
        let case = Case::new(vec![-5], FillOrder::Diagonals, Recurrence::DIFFERENCE, 1.0);
        assert_eq!(csv(&case), "i,j,coin_i,coin_j,sum,d,pick,step\r\n0,0,-5,-5,-5,-5,,1\r\n");
    }
}
