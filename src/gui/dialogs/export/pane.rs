//! The preview that is shown.

use std::sync::Arc;

use egui::TextureHandle;

use crate::app::job::Slot;
use crate::app::work::preview_export::PreviewExport;
use crate::export::Preview;

/// The picture that is shown, and the work on the next one.
#[derive(Default)]
pub struct PreviewPane {
    pub work: Slot<PreviewExport>,
    pub shown: Option<Shown>,
    /// The index of the picture that the user has chosen. `None` is one in the middle.
    pub index: Option<usize>,
}

/// A preview with its texture.
pub struct Shown {
    pub preview: Arc<Preview>,
    pub texture: Option<TextureHandle>,
}
