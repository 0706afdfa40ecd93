//! The table at a position of its fill.

use super::separator::Separator;
use crate::game::{CountFrom, Fill, Table};

/// The table of a row at a position of its fill. It holds only the cells that are filled by then, so that students can
/// fill in the rest by hand.
#[derive(Clone, Copy, Debug)]
pub struct FilledTable<'a> {
    pub(super) table: &'a Table,
    pub(super) fill: Fill,
    pub(super) head: f64,
    pub(super) count_from: CountFrom,
    pub(super) separator: Separator,
}

impl<'a> FilledTable<'a> {
    /// Returns the table at the position `head`, in steps of `fill`. At or behind the last step it is complete.
    ///
    /// # Panics
    /// If `fill` is that of a row of another length.
    pub fn new(table: &'a Table, fill: Fill, head: f64) -> Self {
        assert_eq!(fill.n, table.n(), "a table is filled by a fill of its own length");
        Self { table, fill, head, count_from: CountFrom::Zero, separator: Separator::Comma }
    }

    /// Returns the same table, with indices that count the coins like this. A new one counts them from 0.
    #[must_use]
    pub fn counting(self, count_from: CountFrom) -> Self {
        Self { count_from, ..self }
    }

    /// Returns the same table, whose values have this between them as CSV. A new one has commas.
    #[must_use]
    pub fn separated_by(self, separator: Separator) -> Self {
        Self { separator, ..self }
    }
}
