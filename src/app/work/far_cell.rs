//! A cell of the table far from the one before.

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::table::recurrence::{Derivation, Recurrence};
use crate::game::{Interval, Table, fusion};

/// Derives a cell. Its cost is that of [`Derivation::new`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FarCell {
    pub table: Table,
    pub recurrence: Recurrence,
    pub interval: Interval,
}

impl Work for FarCell {
    /// `None` until it is derived.
    type Found = Option<Derivation>;
    const KIND: &'static str = "far-cell";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        worker.replace(Some(Derivation::by(fusion::difference, &self.table, self.recurrence, self.interval)));
    }

    /// Sending a long row to a worker that shares no memory takes longer than this.
    fn is_short(&self) -> bool {
        true
    }
}
