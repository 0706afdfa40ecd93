//! Cells of a long row, which take too long for a frame.

use crate::app::job::{Work, Worker};
use crate::game::recurrence::Recurrence;
use crate::game::table::derivation::Derivation;
use crate::game::{Interval, Table, Window, WindowCache, fusion};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Computes a window of the table. Its cost is that of [`WindowCache::window`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FarWindow {
    pub table: Table,
    pub rows: RangeInclusive<usize>,
    pub columns: RangeInclusive<usize>,
}

impl Work for FarWindow {
    /// The window, and the cache that has computed it. `None` until it is computed.
    type Found = Option<(WindowCache, Window)>;
    const KIND: &'static str = "far-window";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let mut cache = WindowCache::new();
        let window = cache.window(&self.table, self.rows, self.columns);
        worker.replace(Some((cache, window)));
    }
}

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
