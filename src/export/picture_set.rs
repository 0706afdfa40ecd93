//! Pictures that are written to files: to one, to numbered ones, or to an animation.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use super::animation::Animation;
use super::error::ExportError;
use super::file;
use super::format::ExportFormat;
use super::{raster, svg};
use crate::picture::Picture;
use crate::picture::color_role::Theme;

/// Pictures, by their index, and how they are written. The functions are called on any thread and in any order.
pub struct PictureSet<'a> {
    pub format: ExportFormat,
    pub theme: Theme,
    /// Pixels per point.
    pub scale: f32,
    /// Whether each picture gets a numbered file.
    pub is_numbered: bool,
    /// A picture, whose size must have been checked. All pictures of an animation have the same size.
    pub picture: &'a (dyn Fn(usize) -> Picture + Sync),
    /// The title of an SVG.
    pub title: &'a (dyn Fn(usize) -> String + Sync),
    /// How long a picture of an animation is shown.
    pub delay: &'a (dyn Fn(usize) -> Duration + Sync),
}

impl PictureSet<'_> {
    /// Writes `count` pictures to `files`, which have the name `path`, or this name with numbers. Returns the files.
    ///
    /// `keep_on` gets the number of pictures that are done and the number of all. If it breaks, nothing is written.
    ///
    /// # Errors
    /// If a file can't be written, or a frame of an animation would be too large.
    pub fn write(
        &self,
        path: &Path,
        files: Vec<PathBuf>,
        count: usize,
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<(), Vec<PathBuf>>, ExportError> {
        let done = AtomicUsize::new(0);
        let file = |index| {
            let bytes = self.bytes(index);
            keep_on(done.fetch_add(1, Ordering::Relaxed) + 1, count)?;
            ControlFlow::Continue(bytes)
        };
        if let Some(format) = self.format.animation_format() {
            let animation = Animation::new(count, self.picture, self.delay, self.theme, self.scale)?;
            let written = file::write_with(path, |out| animation.write(format, out, &|done| keep_on(done, count)))?;
            Ok(written.map_continue(|()| files))
        } else if self.is_numbered {
            Ok(file::write_numbered(path, count, file)?)
        } else {
            let ControlFlow::Continue(bytes) = file(0) else { return Ok(ControlFlow::Break(())) };
            file::write(path, &bytes)?;
            Ok(ControlFlow::Continue(files))
        }
    }

    /// Returns the file of a picture.
    fn bytes(&self, index: usize) -> Vec<u8> {
        let picture = (self.picture)(index);
        match self.format {
            ExportFormat::Svg => svg::document(&picture, &(self.title)(index), self.theme, self.scale).into_bytes(),
            _ => raster::png(picture, self.theme, self.scale).expect("its size has been checked"),
        }
    }
}
