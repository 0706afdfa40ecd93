//! The check of fusion against the plain table.

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::Row;
use crate::game::fusion::run::{TableCheck, check_by_table};

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
