//! The cells around a cell that was far from the one before.

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::table::recurrence::Derivation;
use crate::game::{Interval, Table, WindowCache};

/// Makes a cache that derives a cell and those around it quickly. Its cost is that of [`WindowCache::window`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CellsAround {
    pub table: Table,
    pub interval: Interval,
}

impl Work for CellsAround {
    /// The cache. `None` until it is made.
    type Found = Option<WindowCache>;
    const KIND: &'static str = "cells-around";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let (rows, columns) = Derivation::window_of(self.interval);
        let mut cache = WindowCache::new();
        cache.window(&self.table, rows, columns);
        worker.replace(Some(cache));
    }

    /// Sending a long row to a worker that shares no memory takes longer than this.
    fn is_short(&self) -> bool {
        true
    }
}
