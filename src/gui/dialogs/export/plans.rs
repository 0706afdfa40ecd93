//! What each kind of file would be, as far as it is known.

use std::collections::HashMap;

use crate::app::export_choices::ExportKind;
use crate::app::job::Slot;
use crate::app::work::preview_export::PlanExport;
use crate::export::{ExportPlan, ExportRecipe};

/// What each kind would write, as far as it is known.
#[derive(Default)]
pub struct Plans {
    pub known: HashMap<ExportKind, (ExportRecipe, Result<ExportPlan, String>)>,
    /// The plan that is made now, and its kind.
    pub job: Slot<PlanExport>,
    pub planned: Option<ExportKind>,
}
