//! The run of fusion on a long row, and its check.

use crate::app::job::{Work, Worker};
use crate::game::Row;
use crate::game::fusion::run::{FusionRun, TableCheck, check_by_table};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Runs fusion on a row. O(n).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fuse(pub Row);

impl Work for Fuse {
    type Found = Option<Arc<FusionRun>>;
    const KIND: &'static str = "fuse";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let run = Arc::new(FusionRun::new(&self.0));
        worker.update(|found| *found = Some(run));
    }

    // A run takes less time than sending it would.
    fn is_short(&self) -> bool {
        true
    }
}

/// Checks the difference by fusion against the plain table of the row. O(n²).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CheckFusion {
    pub row: Row,
    /// The difference by fusion.
    pub by_fusion: i64,
}

/// The progress of a check.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct CheckProgress {
    /// How many cells of the plain table are computed, and how many it has.
    pub done: u64,
    pub of: u64,
    /// The result, once the check is done.
    pub check: Option<TableCheck>,
}

impl Work for CheckFusion {
    type Found = CheckProgress;
    const KIND: &'static str = "check-fusion";

    fn first(&self) -> CheckProgress {
        CheckProgress::default()
    }

    fn run(self, worker: &Worker<CheckProgress>) {
        let check = check_by_table(&self.row, self.by_fusion, |done, of| {
            worker.update(|found| (found.done, found.of) = (done, of));
            worker.keep_on()
        });
        worker.update(|found| found.check = check);
    }

    fn is_short(&self) -> bool {
        self.row.len() <= 1_000
    }
}
