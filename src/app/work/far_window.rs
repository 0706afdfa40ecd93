//! A window of the table far from the one before.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::{Table, Window, WindowCache};

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
