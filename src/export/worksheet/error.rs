//! The largest worksheets, and why there are no worksheets.

use super::task::Task;
use crate::game::MAX_VALUE;
use crate::limits::MAX_COINS_OF_WORKSHEET;
use crate::wording::errors::worksheet as wording;

/// The most worksheets of a set.
pub const MAX_VARIANTS: usize = 500;

/// The most cells of a sheet that get lines for their sums in a document of text. A page has room for about so many.
pub const MAX_SUMS_IN_TEXT: usize = 24;

pub const MAX_PAGES_OF_TABLE: usize = 40;

/// Why there are no worksheets.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorksheetError {
    #[error("{}", wording::no_coins())]
    NoCoins,
    #[error("{}", wording::too_many_coins(*n, MAX_COINS_OF_WORKSHEET))]
    TooManyCoins { n: usize },
    #[error("{}", wording::variants_out_of_range(*count, MAX_VARIANTS))]
    Variants { count: usize },
    #[error("{}", wording::value_out_of_range(*value, -MAX_VALUE, MAX_VALUE))]
    Value { value: i64 },
    #[error("{}", wording::no_diagonal(*length, *n))]
    NoDiagonal { length: usize, n: usize },
    #[error("{}", wording::share_out_of_range(*percent))]
    Share { percent: u8 },
    /// The task is one of the classic rule, and the recurrence is of another one.
    #[error("{}", wording::task_of_classic_rule(task.name()))]
    OtherRule { task: Task },
    /// There is nothing to put together for the recurrence of a sheet.
    #[error("{}", wording::no_form(Task::Recurrence.name()))]
    NoForm,
    #[error("{}", wording::of_ring())]
    Ring,
    /// None of so many rows has a greedy trap.
    #[error("{}", wording::no_traps(*rows))]
    NoTraps { rows: usize },
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
