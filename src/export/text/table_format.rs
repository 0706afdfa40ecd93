//! The formats of a table.

use serde::{Deserialize, Serialize};

/// The format of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TableFormat {
    /// Comma-separated values by RFC 4180 in UTF-8, with a line for each filled cell. Another separator can be chosen.
    ///
    /// The columns are `i`, `j`, `coin_i`, `coin_j`, `sum`, the numbers of the recurrence by their names, `pick` and
    /// `step`. `i` and `j` count the coins as the session does, from 0 or from 1. `pick` is `left`, `right` or `tie`, and empty for a single coin. `step` is the number of the step that
    /// writes the cell, counted from 1. The minus is that of ASCII.
    Csv,
    /// The same values with tabs between them.
    Tsv,
    /// A pipe table in the square layout, below a line that describes it.
    Markdown,
    /// A `tabular` with the rules of `booktabs`, for `\input`.
    Latex,
    /// A `#table` with the same rules.
    Typst,
}

impl TableFormat {
    pub const ALL: [Self; 5] = [Self::Csv, Self::Tsv, Self::Markdown, Self::Latex, Self::Typst];

    /// Returns the name on screen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Csv => "CSV",
            Self::Tsv => "TSV",
            Self::Markdown => "Markdown",
            Self::Latex => "LaTeX",
            Self::Typst => "Typst",
        }
    }

    /// Returns the extension of its files, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Tsv => "tsv",
            Self::Markdown => "md",
            Self::Latex => "tex",
            Self::Typst => "typ",
        }
    }

    /// Returns the length of the longest row that is written in it. CSV and TSV allow longer rows, because programs read it; the
    /// longest table has 8,002,000 cells.
    pub fn max_coins(self) -> usize {
        match self {
            Self::Csv | Self::Tsv => 4_000,
            Self::Markdown | Self::Latex | Self::Typst => 1_000,
        }
    }
}
