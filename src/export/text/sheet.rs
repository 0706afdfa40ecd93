//! A table as far as it is filled.

use crate::game::{Fill, Table};

/// The table of a row at a position of its fill: only what is written by then, so that the rest can be filled in by
/// hand.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    pub(super) table: &'a Table,
    pub(super) fill: Fill,
    pub(super) head: f64,
}

impl<'a> Sheet<'a> {
    /// The table at the position `head`, in steps of `fill`; the number of its steps and more is all of it.
    ///
    /// # Panics
    /// If `fill` is that of a row of another length.
    pub fn new(table: &'a Table, fill: Fill, head: f64) -> Self {
        assert_eq!(fill.n, table.n(), "a table is filled by a fill of its own length");
        Self { table, fill, head }
    }
}
