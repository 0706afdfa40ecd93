//! The export of the whole window as it is seen: with its panels, their plots and what is typed.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::error::ExportError;
use super::estimate::{ExportPlan, plan};
use super::format::ExportFormat;
use super::pdf::PdfLayout;
use super::picture_output::{KeepOn, PictureOutput};
use super::pictures::{PictureTexts, Pictures, title_of};
use super::preview::{Preview, preview};
use super::size::PictureSize;
use super::written::WrittenFiles;
use crate::picture::color_role::Theme;
use crate::picture::{Mark, Picture, PixelImage, Point};
use crate::session::Session;
use crate::wording::export as texts;

/// A word for the content, for the names of files.
const CONTENT: &str = "window";

/// A request to export a picture of the window. A pixel of it is a point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowExport {
    pub format: ExportFormat,
    /// What the window shows, in its pixels. There is at least one.
    pub image: PixelImage,
    /// The theme of the window. Its background is around the picture on a slide of another shape.
    pub theme: Theme,
    /// The pages of a PDF.
    pub pages: PdfLayout,
}

impl WindowExport {
    /// Writes the picture. `session` is the one in the window, `sources` are the files that it was read from, and
    /// `keep_on` is as in [`ExportRequest::write`](super::ExportRequest::write).
    ///
    /// # Errors
    /// If the format is none for this picture, the file is one of the sources, or it can't be written.
    pub fn write(
        &self,
        session: &Session,
        path: &Path,
        sources: &[PathBuf],
        keep_on: KeepOn,
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        let title = title_of(session);
        self.output(&title)?.write(&self.picture(&title), path, sources, keep_on)
    }

    /// Returns what [`write`](Self::write) would write. `None` if `keep_on` breaks.
    ///
    /// # Errors
    /// As for [`write`](Self::write), but nothing is asked of the disk.
    pub fn plan(&self, session: &Session, path: &Path, keep_on: KeepOn) -> Result<Option<ExportPlan>, ExportError> {
        let title = title_of(session);
        plan(&self.output(&title)?, &self.picture(&title), path, keep_on)
    }

    /// Returns a look at the picture in at most so many pixels.
    ///
    /// # Errors
    /// As for [`write`](Self::write), but nothing is asked of the disk.
    pub fn preview(&self, session: &Session, max: (u32, u32)) -> Result<Preview, ExportError> {
        let title = title_of(session);
        preview(&self.output(&title)?, &self.picture(&title), 0, max)
    }

    fn picture<'a>(&'a self, title: &'a str) -> WindowPicture<'a> {
        WindowPicture { image: &self.image, title }
    }

    fn output<'a>(&self, title: &'a str) -> Result<PictureOutput<'a>, ExportError> {
        if !self.format.holds_window() {
            return Err(ExportError::NotOfWindow { format: self.format });
        }
        let is_pdf = self.format == ExportFormat::Pdf;
        Ok(PictureOutput {
            format: self.format,
            title,
            content_name: CONTENT,
            theme: self.theme,
            size: if is_pdf { self.pages.picture_size() } else { PictureSize::Scale(1.0) },
            is_numbered: false,
            seconds: None,
            pages: self.pages,
        })
    }
}

/// The one picture of a window.
struct WindowPicture<'a> {
    image: &'a PixelImage,
    title: &'a str,
}

impl Pictures for WindowPicture<'_> {
    fn count(&self) -> usize {
        1
    }

    fn size(&self, _: usize) -> (f32, f32) {
        (self.image.width as f32, self.image.height as f32)
    }

    fn picture(&self, index: usize) -> Picture {
        let (width, height) = self.size(index);
        let image = self.image.clone();
        let at = Point::new(0.0, 0.0);
        let marks = vec![Mark::Image { image, at, across: Point::new(width, 0.0), down: Point::new(0.0, height) }];
        Picture { width, height, marks }
    }

    fn title(&self, _: usize) -> String {
        self.title.to_owned()
    }

    fn texts(&self, _: usize) -> PictureTexts {
        PictureTexts {
            heading: self.title.to_owned(),
            description: texts::picture_of_window(self.title),
            notes: String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::pdf::Aspect;
    use crate::export::preview::PreviewContent;

    const GO_ON: KeepOn = &|_, _| ControlFlow::Continue(());

    /// A window of 7 × 5 pixels, all of them different.
    fn request(format: ExportFormat) -> WindowExport {
        let pixels = (0..35).map(|pixel| [pixel * 7, 255 - pixel * 7, pixel * 3, 255]).collect();
        let pages = PdfLayout::Slides(Aspect::Wide);
        WindowExport { format, image: PixelImage::new(7, 5, pixels), theme: Theme::Dark, pages }
    }

    fn session() -> Session {
        Session::from_ron("(version: 7, coins: [8, 15])").unwrap().session
    }

    #[test]
    fn a_png_of_the_window_has_its_pixels() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("window.png");
        let request = request(ExportFormat::Png);
        assert!(request.write(&session(), &path, &[], GO_ON).unwrap().is_continue());
        let bytes = std::fs::read(&path).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!((info.width, info.height), (7, 5));
        let channels = pixels.len() / 35;
        for (pixel, expected) in pixels.chunks(channels).zip(request.image.rgba.iter()) {
            assert_eq!(pixel[..3], expected[..3]);
        }
        let plan = request.plan(&session(), &path, GO_ON).unwrap().unwrap();
        assert_eq!((plan.bytes, plan.is_exact, plan.size), (Some(bytes.len() as u64), true, Some((7, 5))));
    }

    #[test]
    fn the_preview_of_the_window_is_the_window() {
        let request = request(ExportFormat::Png);
        let preview = request.preview(&session(), (7, 5)).unwrap();
        let PreviewContent::Pixels { rgba, .. } = preview.content else { panic!("it is a picture") };
        assert_eq!(rgba, request.image.bytes());
    }

    #[test]
    fn a_smaller_preview_of_the_window_averages_its_pixels() {
        // Lines of one pixel, light and dark in turn: of a third of them, none would be lost or doubled.
        let pixels = (0..24 * 24).map(|at| if at % 24 % 2 == 0 { [255; 4] } else { [0, 0, 0, 255] }).collect();
        let request = WindowExport { image: PixelImage::new(24, 24, pixels), ..request(ExportFormat::Png) };
        let PreviewContent::Pixels { rgba, .. } = request.preview(&session(), (6, 6)).unwrap().content else {
            panic!()
        };
        assert!(rgba.chunks(4).all(|pixel| pixel[0].abs_diff(128) <= 1), "{rgba:?}");
    }

    #[test]
    fn the_window_is_no_animation_and_no_text() {
        for format in ExportFormat::ALL {
            let outcome = request(format).preview(&session(), (100, 100));
            assert_eq!(outcome.is_ok(), format.holds_window(), "{format:?}");
            if let Err(error) = outcome {
                assert!(error.to_string().ends_with("choose a name that ends with .svg, .png or .pdf"), "{error}");
            }
        }
    }
}
