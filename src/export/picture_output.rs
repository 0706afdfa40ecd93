//! Writes pictures: to one file, to numbered ones, or as an animation.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use super::animation::frame_times::delay;
use super::animation::{Animation, AnimationFormat};
use super::error::ExportError;
use super::file::{self, WrittenFiles, checked_files};
use super::options::{ExportFormat, ExportOption};
use super::pdf::{PdfDocument, PdfLayout, PdfPage, SheetPicture};
use super::pictures::{PictureTexts, Pictures};
use super::raster::{MAX_KEPT_BYTES, Raster};
use super::size::PictureSize;
use crate::picture::Picture;
use crate::picture::color_role::Theme;
use crate::platform::{VideoCoding, VideoSettings};

/// What an export calls with the number of pictures that are done and the number of all, on any thread. If it breaks, the
/// export stops.
pub type KeepOn<'a> = &'a (dyn Fn(usize, usize) -> ControlFlow<()> + Sync);

type Written = io::Result<ControlFlow<()>>;

/// What writes the pictures of a format.
#[derive(Clone, Copy)]
pub enum PictureWriter {
    /// Returns the file of a picture with its title, at so many pixels per point. Several pictures get numbered files.
    Each(fn(Picture, &str, Theme, f32) -> Vec<u8>),
    /// Writes all pictures to one file.
    Together(fn(&PictureOutput, &dyn Pictures, &mut dyn Write, KeepOn) -> Written),
    /// Another program writes all pictures to one file.
    Video(VideoCoding),
}

/// How pictures are written.
#[derive(Clone, Copy, Debug)]
pub struct PictureOutput<'a> {
    pub format: ExportFormat,
    /// The title of the whole.
    pub title: &'a str,
    /// The language of the course, as a tag of BCP 47, if it says one.
    pub language: Option<&'a str>,
    /// A word for the content, for the names of files.
    pub content_name: &'a str,
    pub theme: Theme,
    pub size: PictureSize,
    /// Whether each picture gets a numbered file, if the format holds one picture.
    pub is_numbered: bool,
    /// How many seconds an animation shows each picture. `None` depends on the number of pictures.
    pub seconds: Option<f32>,
    pub pages: PdfLayout,
}

impl PictureOutput<'_> {
    /// Writes the pictures to `path`, or to files of this name with numbers. Each file is whole at any time. They are moved to
    /// their places once all are written.
    ///
    /// None of the files `sources` is replaced. If `keep_on` breaks, nothing is written.
    ///
    /// # Errors
    /// If a picture would be too large, a file is one of the sources, or it can't be written.
    pub fn write(
        &self,
        pictures: &dyn Pictures,
        path: &Path,
        sources: &[PathBuf],
        keep_on: KeepOn,
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        let count = pictures.count();
        let sizes = self.sizes(pictures)?;
        let files = checked_files(path, self.content_name, sources, |path| self.files(path, count))?;
        let written = if let PictureWriter::Video(coding) = self.writer() {
            self.write_video(coding, pictures, path, keep_on)?
        } else if self.is_numbered() {
            let done = AtomicUsize::new(0);
            let file = |index| {
                let bytes = self.bytes(pictures, index);
                keep_on(done.fetch_add(1, Ordering::Relaxed) + 1, count)?;
                ControlFlow::Continue(bytes)
            };
            return Ok(file::write_numbered(path, count, file)?
                .map_continue(|files| WrittenFiles::new(files, count, self.one_size(&sizes))));
        } else {
            file::write_with(path, |out| self.write_to(pictures, out, keep_on))?
        };
        Ok(written.map_continue(|()| WrittenFiles::new(files, count, self.one_size(&sizes))))
    }

    pub fn files(&self, path: &Path, count: usize) -> Vec<PathBuf> {
        if self.is_numbered() {
            (0..count).map(|index| file::numbered(path, index, count)).collect()
        } else {
            vec![path.to_owned()]
        }
    }

    /// Returns the sizes of all pictures in pixels.
    ///
    /// # Errors
    /// If one of them would be too large. An SVG has no pixels to store, so it may have any size.
    pub fn sizes(&self, pictures: &dyn Pictures) -> Result<Vec<(u32, u32)>, ExportError> {
        let count = pictures.count();
        if self.format.is_animation() {
            return Ok(vec![self.size.of(largest(pictures))?.0; count]);
        }
        let sizes = (0..count).map(|index| pictures.size(index));
        if self.format.has_pixels() {
            sizes.map(|size| Ok(self.size.of(size)?.0)).collect()
        } else {
            Ok(sizes.map(|size| self.size.unlimited(size).0).collect())
        }
    }

    /// Returns the size of all pictures in pixels, if they have the same. The pages of a document have no pixels.
    pub fn one_size(&self, sizes: &[(u32, u32)]) -> Option<(u32, u32)> {
        let first = sizes.first().copied().filter(|_| self.format.has(ExportOption::Size));
        first.filter(|first| sizes.iter().all(|size| size == first))
    }

    /// Returns a picture in the size and at the scale at which it is written.
    pub fn sized(&self, pictures: &dyn Pictures, index: usize) -> (Picture, f32) {
        let picture = pictures.picture(index);
        // All pictures of an animation have the same size.
        let points = if self.format.is_animation() { largest(pictures) } else { (picture.width, picture.height) };
        let (_, scale) = self.size.unlimited(points);
        let fitted = self.size.fitted(points);
        (if fitted == (picture.width, picture.height) { picture } else { picture.fitted(fitted) }, scale)
    }

    /// Whether each picture gets a numbered file.
    pub fn is_numbered(&self) -> bool {
        self.is_numbered && self.format.is_numbered()
    }

    /// # Panics
    /// If the format holds no pictures.
    fn writer(&self) -> PictureWriter {
        self.format.picture_writer().expect("the format holds pictures")
    }

    /// Writes the one file that holds the pictures to `out`. It is no video, and `sizes` must have found no error.
    ///
    /// # Errors
    /// If `out` can't be written to.
    pub fn write_to(&self, pictures: &dyn Pictures, out: &mut dyn Write, keep_on: KeepOn) -> Written {
        if let PictureWriter::Together(write) = self.writer() {
            return write(self, pictures, out, keep_on);
        }
        let bytes = self.bytes(pictures, 0);
        if keep_on(1, pictures.count()).is_break() {
            return Ok(ControlFlow::Break(()));
        }
        out.write_all(&bytes).map(ControlFlow::Continue)
    }

    /// Writes the pictures as an animation.
    ///
    /// # Errors
    /// If `out` can't be written to.
    pub fn animate(
        &self,
        format: AnimationFormat,
        pictures: &dyn Pictures,
        out: &mut dyn Write,
        keep_on: KeepOn,
    ) -> Written {
        let count = pictures.count();
        let picture = |index| self.sized(pictures, index).0;
        let delay = |index| delay(index, count, self.seconds);
        let (_, scale) = self.sized(pictures, 0);
        let animation = Animation::new(count, &picture, &delay, self.theme, scale).map_err(io::Error::other)?;
        animation.write(format, out, &|done| keep_on(done, count))
    }

    /// Returns a sheet of a handout, and the number of all sheets. `None` if the output is no handout.
    pub fn sheet(&self, pictures: &dyn Pictures, index: usize) -> Option<(SheetPicture, usize)> {
        let pages = matches!(self.pages, PdfLayout::Handout { .. }).then(|| pdf_pages(pictures))?;
        self.document(&pages, &|index| self.sized(pictures, index).0).sheet(index)
    }

    fn document<'a>(&'a self, pages: &'a [PdfPage], picture: &'a (dyn Fn(usize) -> Picture + Sync)) -> PdfDocument<'a> {
        PdfDocument {
            title: self.title,
            language: self.language,
            theme: self.theme,
            layout: self.pages,
            pages,
            picture,
        }
    }

    fn write_video(
        &self,
        coding: VideoCoding,
        pictures: &dyn Pictures,
        path: &Path,
        keep_on: KeepOn,
    ) -> Result<ControlFlow<()>, ExportError> {
        let count = pictures.count();
        let (first, scale) = self.sized(pictures, 0);
        let mut raster = Raster::new(&first, self.theme, scale)?;
        raster.keep(MAX_KEPT_BYTES);
        let milliseconds = |index| delay(index, count, self.seconds).as_millis() as u64;
        let settings = VideoSettings {
            coding,
            size: raster.size(),
            milliseconds: milliseconds(0),
            last_milliseconds: milliseconds(count - 1),
        };
        let mut draw = |out: &mut dyn Write| {
            for index in 0..count {
                raster.draw(self.sized(pictures, index).0);
                out.write_all(raster.pixels())?;
                if keep_on(index + 1, count).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            Ok(ControlFlow::Continue(()))
        };
        file::record(path, settings, &mut draw)
    }

    /// Returns the file of a picture.
    ///
    /// # Panics
    /// If the format has no file for each picture.
    pub fn bytes(&self, pictures: &dyn Pictures, index: usize) -> Vec<u8> {
        let (picture, scale) = self.sized(pictures, index);
        let PictureWriter::Each(file) = self.writer() else { panic!("pictures share a file") };
        file(picture, &pictures.title(index), self.theme, scale)
    }
}

/// Writes the pictures as a PDF.
///
/// # Errors
/// If `out` can't be written to.
pub fn write_document(
    output: &PictureOutput,
    pictures: &dyn Pictures,
    out: &mut dyn Write,
    keep_on: KeepOn,
) -> Written {
    let (pages, count) = (pdf_pages(pictures), pictures.count());
    output.document(&pages, &|index| output.sized(pictures, index).0).write(out, &|done| keep_on(done, count))
}

/// Returns the texts of all pictures, as a PDF has them.
fn pdf_pages(pictures: &dyn Pictures) -> Vec<PdfPage> {
    let page = |index| {
        let PictureTexts { heading, description, notes } = pictures.texts(index);
        PdfPage { title: heading, description, notes }
    };
    (0..pictures.count()).map(page).collect()
}

/// Returns the least width and height in points that hold each of the pictures.
fn largest(pictures: &dyn Pictures) -> (f32, f32) {
    let sizes = (0..pictures.count()).map(|index| pictures.size(index));
    sizes.fold((0.0, 0.0), |(width, height): (f32, f32), size| (width.max(size.0), height.max(size.1)))
}
