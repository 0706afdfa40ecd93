//! Writing a table in each of its formats. CSV and TSV have a line for each cell, for spreadsheets and programs.

use std::io::{self, BufWriter, Write};

use super::filled_table::{FilledTable, Separator, TableCells};
use super::lists::{TextError, check_length};
use crate::export::format::ExportFormat;
use crate::export::markup::{Latex, Markdown, Markup, Typst};
use crate::game::table::recurrence::Quantity;
use crate::game::{Cell, Interval};
use crate::wording::errors::export::a_table;

impl FilledTable<'_> {
    /// Writes the table to `out`, which needs no buffer of its own.
    ///
    /// O(n²) time. Memory: CSV takes 24 bytes per cell of 64 table rows, the others 24 bytes and the text per cell of all.
    ///
    /// # Errors
    /// If the row is longer than the format holds. Then nothing is written. Or if `out` fails.
    ///
    /// # Panics
    /// If the format holds no table.
    pub fn write(&self, format: ExportFormat, out: &mut dyn Write) -> Result<(), TextError> {
        let max_coins = format.max_coins_of_table().expect("the format holds a table");
        check_length(&a_table(format.name()), max_coins, self.table.n())?;
        let mut out = BufWriter::new(out);
        match format {
            ExportFormat::Tsv => write_csv(&self.separated_by(Separator::Tab), &mut out)?,
            ExportFormat::Markdown => out.write_all(Markdown::table(&TableCells::new(self)).as_bytes())?,
            ExportFormat::Latex => out.write_all(Latex::table(&TableCells::new(self)).as_bytes())?,
            ExportFormat::Typst => out.write_all(Typst::table(&TableCells::new(self)).as_bytes())?,
            _ => write_csv(self, &mut out)?,
        }
        Ok(out.flush()?)
    }

    /// Returns the table as text.
    ///
    /// # Errors
    /// If the row is longer than the format holds.
    pub fn text(&self, format: ExportFormat) -> Result<String, TextError> {
        let mut bytes = Vec::new();
        self.write(format, &mut bytes)?;
        Ok(String::from_utf8(bytes).expect("every format is UTF-8"))
    }
}

/// The number of table rows that are computed at once, so that a long row takes little memory.
const ROWS_PER_BAND: usize = 64;

/// The end of a line by RFC 4180.
const LINE_END: &str = "\r\n";

fn write_csv(filled: &FilledTable, out: &mut impl Write) -> io::Result<()> {
    let (first, second) = filled.fill.recurrence.quantities();
    let numbers = [Some(first), second].into_iter().flatten().map(Quantity::name);
    let names = ["i", "j", "coin_i", "coin_j", "sum"].into_iter().chain(numbers).chain(["pick", "step"]);
    values(filled, names, out)?;
    let n = filled.table.n();
    for start in (0..n).step_by(ROWS_PER_BAND) {
        // The columns further left are below the diagonal.
        let window = filled.table.window(start..=(start + ROWS_PER_BAND).min(n) - 1, start..=n - 1);
        for (interval, cell) in window.iter() {
            line(filled, interval, cell, out)?;
        }
    }
    Ok(())
}

/// Writes the line of a cell, if the cell is filled.
fn line(filled: &FilledTable, interval: Interval, cell: &Cell, out: &mut impl Write) -> io::Result<()> {
    let Some(step) = filled.fill.write_step(interval).filter(|_| filled.fill.is_written(interval, filled.head)) else {
        return Ok(());
    };
    let Interval { i, j } = interval;
    let [shown_i, shown_j] = filled.count_from.ends(interval);
    let coins = filled.table.row().coins();
    let (first, second) = filled.fill.recurrence.numbers(cell);
    let numbers = [shown_i as i64, shown_j as i64, coins[i], coins[j], cell.sum, first].into_iter().chain(second);
    let pick = if interval.is_single() { "" } else { cell.pick().name() };
    values(filled, numbers.map(|number| number.to_string()).chain([pick.to_owned(), (step + 1).to_string()]), out)
}

/// Writes a line of values. None of them has a separator or a quotation mark in it.
fn values(
    filled: &FilledTable,
    values: impl Iterator<Item = impl std::fmt::Display>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut before = String::new();
    for value in values {
        write!(out, "{before}{value}")?;
        before = filled.separator.character().into();
    }
    write!(out, "{LINE_END}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;
    use crate::export::format::ExportFormat;
    use crate::export::text::tests::{Case, any_case};
    use crate::game::{FillOrder, Interval, Recurrence};

    #[test]
    fn a_row_that_is_too_long_is_refused_before_anything_is_written() {
        for (format, n, message) in [
            (ExportFormat::Csv, 4_001, "a CSV table holds at most 4,000 coins; this row has 4,001"),
            (ExportFormat::Markdown, 1_001, "a Markdown table holds at most 1,000 coins; this row has 1,001"),
            (ExportFormat::Latex, 1_001, "a LaTeX table holds at most 1,000 coins; this row has 1,001"),
            (ExportFormat::Typst, 1_000_000, "a Typst table holds at most 1,000 coins; this row has 1,000,000"),
        ] {
            let case = Case::new(vec![1; n], FillOrder::Rows, Recurrence::FirSec, 1.0);
            let mut bytes = Vec::new();
            let error = case.filled_table().write(format, &mut bytes).unwrap_err();
            assert_eq!((error.to_string().as_str(), bytes.len()), (message, 0));
        }
    }

    #[test]
    fn an_error_of_the_writer_is_returned() {
        let case = Case::new(vec![8, 15, 3, 7], FillOrder::Rows, Recurrence::FirSec, 1.0);
        for format in ExportFormat::ALL.into_iter().filter(|format| format.max_coins_of_table().is_some()) {
            let mut full: &mut [u8] = &mut [0; 20];
            let error = case.filled_table().write(format, &mut full).unwrap_err();
            assert!(matches!(error, TextError::Io(_)), "{error}");
        }
    }

    /// Reads CSV: each line as its columns by name.
    fn read(text: &str) -> Vec<BTreeMap<String, String>> {
        csv::Reader::from_reader(text.as_bytes()).into_deserialize().map(Result::unwrap).collect()
    }

    fn assert_holds_the_filled_cells(case: &Case) {
        let text = case.text(write_csv);
        assert_eq!(text.matches("\r\n").count(), text.lines().count(), "RFC 4180 has its own line ends");
        let (mut lines, coins) = (read(&text).into_iter(), case.table.row().coins());
        for ((i, j), (step, cell)) in case.written() {
            let (first, second) = case.fill.recurrence.quantities();
            let numbers =
                [Some(first), second].into_iter().flatten().map(|one| (one.name(), one.of(&cell).to_string()));
            let pick = if i == j { "" } else { cell.pick().name() };
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
            let case = Case::new(coins, FillOrder::Columns, Recurrence::MyTurn, share);
            assert_eq!(read(&case.text(write_csv)).len(), lines);
            assert_holds_the_filled_cells(&case);
        }
    }

    #[test]
    fn the_separator_stands_between_all_values_and_tsv_has_tabs() {
        let case = Case::new(vec![8, 15, 3], FillOrder::Diagonals, Recurrence::FirSec, 1.0);
        let with_commas = case.text(write_csv);
        for separator in Separator::ALL {
            let table = case.filled_table().separated_by(separator);
            let mark = separator.character().to_string();
            assert_eq!(table.text(ExportFormat::Csv).unwrap(), with_commas.replace(',', &mark));
            assert_eq!(table.text(ExportFormat::Tsv).unwrap(), with_commas.replace(',', "\t"));
        }
    }

    #[test]
    fn one_coin_is_a_line_without_a_pick() {
        let case = Case::new(vec![-5], FillOrder::Diagonals, Recurrence::Difference, 1.0);
        assert_eq!(case.text(write_csv), "i,j,coin_i,coin_j,sum,d,pick,step\r\n0,0,-5,-5,-5,-5,,1\r\n");
    }
}
