//! The run of fusion on a row.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::game::Row;
use crate::game::fusion::run::FusionRun;

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
