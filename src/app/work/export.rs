//! An export.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::export::{ExportRecipe, Material};
use crate::wording::notices;

/// Exports what the recipe says to the file `path`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Export {
    pub recipe: ExportRecipe,
    pub material: Arc<Material>,
    pub path: PathBuf,
    /// The files that the material was read from. None of them is replaced.
    pub sources: Vec<PathBuf>,
}

/// The progress of an export in pictures, and its outcome.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportProgress {
    /// The number of pictures that are written.
    pub done: usize,
    /// The number of all pictures. 0 until it is known.
    pub total: usize,
    /// What was written, or why nothing was written, as a sentence. `None` while the export runs.
    pub outcome: Option<Result<String, String>>,
}

impl Work for Export {
    type Found = ExportProgress;
    const KIND: &'static str = "export";

    fn first(&self) -> ExportProgress {
        ExportProgress::default()
    }

    fn run(self, worker: &Worker<ExportProgress>) {
        let Self { recipe, material, path, sources } = self;
        let keep_on = |done: usize, total: usize| {
            worker.update(|progress| (progress.done, progress.total) = (progress.done.max(done), total));
            worker.keep_on()
        };
        let outcome = match recipe.write(&material, &path, &sources, &keep_on) {
            Ok(ControlFlow::Continue(written)) => Ok(notices::wrote(&written.to_string())),
            Ok(ControlFlow::Break(())) => Ok(notices::export_canceled().to_owned()),
            Err(error) => Err(error.to_string()),
        };
        worker.update(|progress| progress.outcome = Some(outcome));
    }

    fn reads(&self) -> Vec<PathBuf> {
        self.sources.clone()
    }
}
