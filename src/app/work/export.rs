//! Files and texts that leave the program.

use crate::app::effect::Pixels;
use crate::app::job::{Work, Worker};
use crate::export::{ExportFormat, ExportPlan, ExportRecipe, Material, Preview};
use crate::limits::MAX_COINS_COPIED;
use crate::platform::files::remove_unfinished;
use crate::session::Session;
use crate::wording::notices;
use rayon::ThreadPoolBuilder;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

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
            Ok(ControlFlow::Continue(written)) => Ok(match written.missing.warning() {
                None => notices::wrote(written.to_string()),
                Some(warning) => notices::wrote_with_boxes(written.to_string(), warning),
            }),
            Ok(ControlFlow::Break(())) => Ok(notices::export_canceled().to_owned()),
            Err(error) => Err(error.to_string()),
        };
        worker.update(|progress| progress.outcome = Some(outcome));
    }

    fn reads(&self) -> Vec<PathBuf> {
        self.sources.clone()
    }
}

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

/// Makes what is copied of a session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Copy {
    pub recipe: ExportRecipe,
    pub session: Session,
}

/// The result of a job that makes something for the clipboard.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Copied {
    Nothing,
    Picture(Arc<Pixels>),
    Text(String),
    Failed(String),
}

impl Work for Copy {
    type Found = Copied;
    const KIND: &'static str = "copy";

    fn first(&self) -> Copied {
        Copied::Nothing
    }

    fn run(self, worker: &Worker<Copied>) {
        let made = made_for_clipboard(&self.recipe, &self.session).unwrap_or_else(Copied::Failed);
        worker.update(|found| *found = made);
    }
}

/// Makes the pixels or the text of a recipe. O(n²) for a table.
///
/// # Errors
/// If the table has too many cells, the picture too many pixels, or the recipe does not fit the session. The error is
/// a sentence for the user.
fn made_for_clipboard(recipe: &ExportRecipe, session: &Session) -> Result<Copied, String> {
    let n = session.document.row.len();
    if matches!(recipe.format, ExportFormat::Csv | ExportFormat::Tsv) && n > MAX_COINS_COPIED {
        return Err(notices::too_many_cells_to_copy(n * (n + 1) / 2));
    }
    if recipe.format.is_picture() {
        let raster = recipe.raster(session).map_err(|error| error.to_string())?;
        let (width, height) = raster.size();
        Ok(Copied::Picture(Arc::new(Pixels { width, height, rgba: raster.pixels().to_vec() })))
    } else {
        recipe.text(session).map(Copied::Text).map_err(|error| error.to_string())
    }
}

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
