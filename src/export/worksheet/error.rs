//! The errors of worksheets.

use super::limits::{MAX_COINS_OF_WORKSHEET, MAX_PAGES_OF_TABLE, MAX_VARIANTS};
use crate::game::MAX_VALUE;
use crate::wording::errors::worksheet as wording;

/// Why there are no worksheets.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorksheetError {
    #[error("{}", wording::no_coins())]
    NoCoins,
    #[error("{}", wording::too_many_coins(*n, MAX_COINS_OF_WORKSHEET))]
    TooManyCoins { n: usize },
    #[error("{}", wording::variants_out_of_range(*count, MAX_VARIANTS))]
    Variants { count: usize },
    #[error("{}", wording::value_out_of_range(*value, MAX_VALUE))]
    Value { value: i64 },
    #[error("{}", wording::no_diagonal(*length, *n))]
    NoDiagonal { length: usize, n: usize },
    #[error("{}", wording::share_out_of_range(*percent))]
    Share { percent: u8 },
    /// There are only so many different rows alike in difficulty. `all` is the number of all rows of these coins.
    #[error("{}", wording::too_few_rows(*wanted, *possible, *all))]
    TooFewRows { wanted: usize, possible: usize, all: usize },
    /// So many rows were drawn, and only `found` of them are different and alike in difficulty.
    #[error("{}", wording::too_few_rows_found(*wanted, *found, *drawn))]
    TooFewRowsFound { wanted: usize, found: usize, drawn: u64 },
    #[error("{}", wording::triangle_too_wide(*n))]
    TriangleTooWide { n: usize },
    /// A table of long numbers has only few cells on a page.
    #[error("{}", wording::too_many_pages(*pages, MAX_PAGES_OF_TABLE))]
    TooManyPages { pages: usize },
}
