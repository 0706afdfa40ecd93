//! What the dialog knows so far: the picture of the window, the preview that is shown, what each kind of file would be.

use std::collections::HashMap;
use std::sync::Arc;

use egui::mutex::Mutex;
use egui::{ColorImage, Context, ScreenshotCallback, TextureHandle, ViewportCommand};

use crate::app::export_choices::ExportKind;
use crate::app::job::Slot;
use crate::app::work::export::{PlanExport, PreviewExport};
use crate::export::{ExportPlan, ExportRecipe, Preview};
use crate::picture::PixelImage;

/// The most frames that the dialog is hidden. Where no picture comes, as without a graphics driver, it says so.
const MAX_FRAMES: u32 = 30;

/// The picture of the window, once it is asked for.
#[derive(Default)]
pub enum Capture {
    #[default]
    Unasked,
    Asked {
        frames: u32,
        taken: Arc<Mutex<Option<Arc<ColorImage>>>>,
    },
    Taken(PixelImage),
    Failed,
}

impl Capture {
    /// Asks for the picture, unless that was done.
    pub fn ask(&mut self) {
        if matches!(self, Self::Unasked) {
            *self = Self::Asked { frames: 0, taken: Arc::default() };
        }
    }

    /// Returns the picture, if it is there.
    pub fn image(&self) -> Option<&PixelImage> {
        if let Self::Taken(image) = self { Some(image) } else { None }
    }

    /// Goes on with the picture. Returns whether this frame must show the window without the dialog.
    pub fn advance(&mut self, ctx: &Context) -> bool {
        let Self::Asked { frames, taken } = self else { return false };
        let image = taken.lock().take();
        if let Some(image) = image {
            *self = Self::Taken(pixels(&image));
            return false;
        }
        if *frames == MAX_FRAMES {
            *self = Self::Failed;
            return false;
        }
        if *frames == 0 {
            let taken = Arc::clone(taken);
            let keep = move |image| *taken.lock() = Some(image);
            ctx.send_viewport_cmd(ViewportCommand::Screenshot(ScreenshotCallback::new(keep)));
        }
        *frames += 1;
        ctx.request_repaint();
        true
    }
}

fn pixels(image: &ColorImage) -> PixelImage {
    let [width, height] = image.size;
    // A window is opaque, whatever its buffer says.
    let rgba = image.pixels.iter().map(|pixel| [pixel.r(), pixel.g(), pixel.b(), 255]).collect();
    PixelImage::new(width as u32, height as u32, rgba)
}

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

/// What each kind would write, as far as it is known.
#[derive(Default)]
pub struct Plans {
    pub known: HashMap<ExportKind, (ExportRecipe, Result<ExportPlan, String>)>,
    /// The plan that is made now, and its kind.
    pub job: Slot<PlanExport>,
    pub planned: Option<ExportKind>,
}
