//! The removal of what dead processes left.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::platform::files::remove_unfinished;

/// Removes the unfinished files that dead processes left in these folders, without a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CleanUp(pub BTreeSet<PathBuf>);

impl Work for CleanUp {
    type Found = ();
    const KIND: &'static str = "clean-up";

    fn first(&self) {}

    fn run(self, worker: &Worker<()>) {
        for folder in self.0 {
            if worker.keep_on().is_break() {
                return;
            }
            remove_unfinished(&folder);
        }
    }

    // Where there are no threads, there are no files of dead processes either.
    fn is_short(&self) -> bool {
        true
    }
}
