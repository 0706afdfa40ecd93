//! A look at an export, and what it would write.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use rayon::ThreadPoolBuilder;
use serde::{Deserialize, Serialize};

use crate::app::job::{Work, Worker};
use crate::export::{ExportPlan, ExportRecipe, Material, Preview};

/// Does the work with a thread of its own, so that it neither waits for an export nor holds one up. Where there are no
/// threads, it is done at once.
fn alone<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    match ThreadPoolBuilder::new().num_threads(1).build() {
        Ok(pool) => pool.install(work),
        Err(_) => work(),
    }
}

/// Draws a picture of an export in small.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PreviewExport {
    pub recipe: ExportRecipe,
    pub material: Arc<Material>,
    pub index: usize,
    /// The most pixels of the picture.
    pub max: (u32, u32),
}

impl Work for PreviewExport {
    type Found = Option<Result<Arc<Preview>, String>>;
    const KIND: &'static str = "preview-export";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let Self { recipe, material, index, max } = self;
        let made = alone(|| recipe.preview(&material, index, max)).map(Arc::new).map_err(|error| error.to_string());
        worker.update(|found| *found = Some(made));
    }
}

/// Finds out what an export would write. Some pictures are drawn for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlanExport {
    pub recipe: ExportRecipe,
    pub material: Arc<Material>,
    pub path: PathBuf,
}

impl Work for PlanExport {
    type Found = Option<Result<ExportPlan, String>>;
    const KIND: &'static str = "plan-export";

    fn first(&self) -> Self::Found {
        None
    }

    fn run(self, worker: &Worker<Self::Found>) {
        let Self { recipe, material, path } = self;
        let keep_on = |_: usize, _: usize| -> ControlFlow<()> { worker.keep_on() };
        match alone(|| recipe.plan(&material, &path, &keep_on)) {
            Ok(None) => {}
            Ok(Some(plan)) => worker.update(|found| *found = Some(Ok(plan))),
            Err(error) => worker.update(|found| *found = Some(Err(error.to_string()))),
        }
    }
}
