//! A table in each of its formats.

use std::io::{BufWriter, Write};

use super::error::{TextError, check_length};
use super::grid::Grid;
use super::sheet::Sheet;
use super::table_format::TableFormat;
use super::{csv, latex, markdown, typst};

impl Sheet<'_> {
    /// Writes it to `out`, which needs no buffer of its own.
    ///
    /// O(n²) time. CSV takes 24 bytes for each cell of 64 rows; the others take that for all n² cells.
    ///
    /// # Errors
    /// If the row is longer than the format's [`max_coins`](TableFormat::max_coins), of which nothing is written, or if
    /// `out` fails.
    pub fn write(&self, format: TableFormat, out: &mut impl Write) -> Result<(), TextError> {
        let text = match format {
            TableFormat::Csv => "a CSV table",
            TableFormat::Markdown => "a Markdown table",
            TableFormat::Latex => "a LaTeX table",
            TableFormat::Typst => "a Typst table",
        };
        check_length(text, format.max_coins(), self.table.n())?;
        let mut out = BufWriter::new(out);
        match format {
            TableFormat::Csv => csv::write(self, &mut out)?,
            TableFormat::Markdown => markdown::write(&Grid::new(self), &mut out)?,
            TableFormat::Latex => latex::write(&Grid::new(self), &mut out)?,
            TableFormat::Typst => typst::write(&Grid::new(self), &mut out)?,
        }
        Ok(out.flush()?)
    }

    /// The text of it, to copy.
    ///
    /// # Errors
    /// If the row is longer than the format's [`max_coins`](TableFormat::max_coins).
    pub fn text(&self, format: TableFormat) -> Result<String, TextError> {
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
            (TableFormat::Csv, 4_001, "a CSV table holds at most 4,000 coins; this row has 4,001"),
            (TableFormat::Markdown, 1_001, "a Markdown table holds at most 1,000 coins; this row has 1,001"),
            (TableFormat::Latex, 1_001, "a LaTeX table holds at most 1,000 coins; this row has 1,001"),
            (TableFormat::Typst, 1_000_000, "a Typst table holds at most 1,000 coins; this row has 1,000,000"),
        ] {
            let case = Case::new(vec![1; n], FillOrder::Rows, Recurrence::FirSec, 1.0);
            let mut bytes = Vec::new();
            let error = case.sheet().write(format, &mut bytes).unwrap_err();
            assert_eq!((error.to_string().as_str(), bytes.len()), (message, 0));
        }
    }

    #[test]
    fn what_cannot_be_written_to_says_so() {
        let case = Case::new(vec![8, 15, 3, 7], FillOrder::Rows, Recurrence::FirSec, 1.0);
        for format in TableFormat::ALL {
            let mut full: &mut [u8] = &mut [0; 20];
            let error = case.sheet().write(format, &mut full).unwrap_err();
            assert!(matches!(error, TextError::Io(_)), "{error}");
        }
    }
}
