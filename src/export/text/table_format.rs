//! The formats of a table.

/// What a table is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableFormat {
    /// Comma-separated values by RFC 4180, a line for each cell that is written: `i`, `j`, `coin_i`, `coin_j`, `sum`,
    /// the numbers of the recurrence by their names, `pick` (`left`, `right` or `tie`; nothing for a single coin), and
    /// `step`, the number of the step that writes the cell, from 1. In UTF-8, with the minus of ASCII.
    Csv,
    /// A pipe table in the square layout, below a line that says what it holds.
    Markdown,
    /// A `tabular` with the rules of `booktabs`, to be read by `\input`.
    Latex,
    /// A `#table` with the same rules.
    Typst,
}

impl TableFormat {
    pub const ALL: [Self; 4] = [Self::Csv, Self::Markdown, Self::Latex, Self::Typst];

    /// What the screen calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Csv => "CSV",
            Self::Markdown => "Markdown",
            Self::Latex => "LaTeX",
            Self::Typst => "Typst",
        }
    }

    /// The extension of its files, without a dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Markdown => "md",
            Self::Latex => "tex",
            Self::Typst => "typ",
        }
    }

    /// The longest row that is written in it. Tables to compute with may be longer than those to read; the longest has
    /// 8,002,000 cells.
    pub fn max_coins(self) -> usize {
        match self {
            Self::Csv => 4_000,
            Self::Markdown | Self::Latex | Self::Typst => 1_000,
        }
    }
}
