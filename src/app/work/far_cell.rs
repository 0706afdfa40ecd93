//! A cell of the table far from the one before.

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::app::work::spare_cores::{give_way_to_frames, on_spare_cores};
use crate::game::table::recurrence::Derivation;
use crate::game::{Interval, Row, Table, WindowCache};

/// Makes a cache that derives a cell quickly. Its cost is that of [`WindowCache::window`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FarCell {
    pub row: Row,
    pub interval: Interval,
}

impl Work for FarCell {
    /// The cache. `None` until it is made.
    type Found = Option<WindowCache>;
    const KIND: &'static str = "far-cell";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let (rows, columns) = Derivation::window_of(self.interval);
        let mut cache = WindowCache::new();
        on_spare_cores(|| {
            give_way_to_frames();
            cache.window(&Table::new(self.row), rows, columns)
        });
        worker.replace(Some(cache));
    }

    /// Sending a long row to a worker that shares no memory takes longer than this.
    fn is_short(&self) -> bool {
        true
    }
}
