//! Something for the clipboard: a picture as pixels, anything else as text.

use crate::limits::MAX_COINS_COPIED;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::app::effect::Pixels;
use crate::app::job::{Work, Worker};
use crate::export::{ExportFormat, ExportRecipe};
use crate::session::Session;
use crate::wording::notices;

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
