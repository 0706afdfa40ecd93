//! Writing a table in each of its formats.

use std::io::{BufWriter, Write};

use super::csv;
use super::error::{TextError, check_length};
use super::filled_table::{FilledTable, Separator, TableCells};
use crate::export::format::ExportFormat;
use crate::export::markup::{Latex, Markdown, Markup, Typst};
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
            ExportFormat::Tsv => csv::write(&self.separated_by(Separator::Tab), &mut out)?,
            ExportFormat::Markdown => out.write_all(Markdown::table(&TableCells::new(self)).as_bytes())?,
            ExportFormat::Latex => out.write_all(Latex::table(&TableCells::new(self)).as_bytes())?,
            ExportFormat::Typst => out.write_all(Typst::table(&TableCells::new(self)).as_bytes())?,
            _ => csv::write(self, &mut out)?,
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

#[cfg(test)]
mod tests {
    use super::super::tests::Case;
    use super::*;
    use crate::game::{FillOrder, Recurrence};

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
}
