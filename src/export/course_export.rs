//! The export of a course: a picture for each place of each lesson, in the order of a lecture.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::error::ExportError;
use super::estimate::{ByteCounter, ExportPlan, plan};
use super::file;
use super::format::ExportFormat;
use super::frame_delay::check_seconds;
use super::html::HtmlExport;
use super::options::{Framing, PictureStyle};
use super::pdf::PdfLayout;
use super::picture_output::{KeepOn, PictureOutput};
use super::preview::{Preview, preview};
use super::source::checked_files;
use super::stop_pictures::StopPictures;
use super::written::WrittenFiles;
use crate::session::{Course, Edition};

/// How many seconds an animation shows each place, unless another time is chosen.
const SECONDS: f32 = 2.0;
/// A word for the content, for the names of files.
const CONTENT: &str = "slides";

/// A request to export a course: numbered pictures as SVG or PNG, one animation, or one document.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CourseExport {
    pub format: ExportFormat,
    /// Of it, the theme, the size and the language matter.
    pub style: PictureStyle,
    /// As in [`ExportRequest`](super::ExportRequest). `None` is two seconds.
    pub seconds: Option<f32>,
    /// The pages of a PDF.
    pub pages: PdfLayout,
    /// As in [`ExportRequest`](super::ExportRequest).
    pub quiz: bool,
    pub edition: Edition,
}

impl CourseExport {
    /// Writes the title card, the stops, the questions and the answers of all lessons that can be used.
    ///
    /// `sources` are the files that the course was read from, and `keep_on` is as in
    /// [`ExportRequest::write`](super::ExportRequest::write). Files are written whole, and all of them or none.
    ///
    /// # Errors
    /// If the format holds no pictures, the course has no lesson, there are too many slides or one is too large, a file is
    /// one of the sources, or it can't be written.
    pub fn write(
        &self,
        course: &Course,
        path: &Path,
        sources: &[PathBuf],
        keep_on: KeepOn,
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        let course = &*self.edition.course(course);
        if self.format == ExportFormat::Html {
            checked_files(path, CONTENT, sources, |path| vec![path.to_owned()])?;
            let mut refused = None;
            let page = self.page();
            let written = file::write_with(path, |out| {
                page.write_course(course, out, keep_on).or_else(|error| match error {
                    ExportError::Page(error) => Err(error),
                    error => {
                        refused = Some(error);
                        Ok(ControlFlow::Break(()))
                    }
                })
            })?;
            return match refused {
                Some(error) => Err(error),
                None => Ok(written.map_continue(|()| WrittenFiles::new(vec![path.to_owned()], 0, None))),
            };
        }
        let pictures = self.pictures(course)?;
        self.output(course).write(&pictures, path, sources, keep_on)
    }

    /// Returns what [`write`](Self::write) would write. `None` if `keep_on` breaks. Some slides are drawn for it.
    ///
    /// # Errors
    /// As for [`write`](Self::write), but nothing is asked of the disk.
    pub fn plan(&self, course: &Course, path: &Path, keep_on: KeepOn) -> Result<Option<ExportPlan>, ExportError> {
        let course = &*self.edition.course(course);
        if self.format == ExportFormat::Html {
            let mut counter = ByteCounter::default();
            let written = self.page().write_course(course, &mut counter, keep_on)?;
            let (files, bytes) = (vec![path.to_owned()], Some(counter.bytes));
            return Ok(written.is_continue().then_some(ExportPlan {
                files,
                pictures: 0,
                size: None,
                bytes,
                is_exact: true,
            }));
        }
        let pictures = self.pictures(course)?;
        plan(&self.output(course), &pictures, path, keep_on)
    }

    /// Returns a look at one of the slides in at most so many pixels.
    ///
    /// # Errors
    /// As for [`write`](Self::write), but nothing is asked of the disk.
    pub fn preview(&self, course: &Course, index: usize, max: (u32, u32)) -> Result<Preview, ExportError> {
        let course = &*self.edition.course(course);
        // A page is shown as its slides.
        let format = if self.format == ExportFormat::Html { ExportFormat::Png } else { self.format };
        let pictures = Self { format, ..*self }.pictures(course)?;
        preview(&self.output(course), &pictures, index, max)
    }

    /// Prepares the slides of a course in the request's edition.
    fn pictures<'a>(&self, course: &'a Course) -> Result<StopPictures<'a>, ExportError> {
        if !self.format.is_picture() {
            return Err(ExportError::CourseNeedsPictures { format: self.format });
        }
        check_seconds(self.seconds)?;
        Ok(StopPictures::of_course(course, self.style())?.for_readers(self.edition, self.format, self.pages))
    }

    fn page(&self) -> HtmlExport {
        HtmlExport { layout: None, quiz: self.quiz, edition: self.edition }
    }

    fn output<'a>(&self, course: &'a Course) -> PictureOutput<'a> {
        let style = self.style();
        PictureOutput {
            format: self.format,
            title: course.title.trim(),
            content_name: CONTENT,
            theme: style.theme,
            size: style.size,
            is_numbered: true,
            seconds: self.seconds.or(Some(SECONDS)),
            pages: self.pages,
        }
    }

    /// Returns the style in the shape of the slides of a PDF.
    fn style(&self) -> PictureStyle {
        let size = if self.format == ExportFormat::Pdf { self.pages.picture_size() } else { self.style.size };
        PictureStyle { framing: Framing::Slide, size, ..self.style }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::PictureSize;
    use crate::session::Session;
    use crate::session::course::{Entry, Lesson};
    use crate::session::{Stop, StopPosition};

    const STYLE: PictureStyle = PictureStyle { size: PictureSize::Scale(0.25), ..PictureStyle::USUAL };
    const GO_ON: &(dyn Fn(usize, usize) -> ControlFlow<()> + Sync) = &|_, _| ControlFlow::Continue(());

    fn course(stops: usize) -> Course {
        let mut session = Session::from_ron("(version: 7, coins: [8, 15])").unwrap().session;
        session.document.stops.0 = vec![Stop::new(StopPosition::Fill(1.0)); stops];
        Course { entries: vec![Entry::Lesson(Lesson::new(session))], ..Course::default() }
    }

    fn export(
        course: &Course,
        format: ExportFormat,
        path: &Path,
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        request(format).write(course, path, &[], &GO_ON)
    }

    fn request(format: ExportFormat) -> CourseExport {
        let (pages, edition) = (PdfLayout::Picture, Edition::Students);
        CourseExport { format, style: STYLE, seconds: None, pages, quiz: false, edition }
    }

    #[test]
    fn a_course_that_cannot_be_exported_is_refused_before_a_file_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("slides.svg");
        let problem = |course: &Course, format| export(course, format, &path).unwrap_err().to_string();
        let csv = problem(&course(1), ExportFormat::Csv);
        assert!(csv.starts_with("CSV holds no pictures") && csv.ends_with(".mp4, .webm or .pdf"), "{csv}");
        assert!(problem(&Course::default(), ExportFormat::Svg).contains("no lesson that can be used"));
        let many = Course { entries: (0..10).flat_map(|_| course(1_000).entries).collect(), ..Course::default() };
        assert!(problem(&many, ExportFormat::Svg).contains("10,010 slides"));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_course_export_that_is_stopped_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        for format in ExportFormat::ALL.into_iter().filter(|format| format.is_picture() && !format.is_video()) {
            let path = folder.path().join(format!("slides.{}", format.extension()));
            let request = request(format);
            let stop =
                |done: usize, _: usize| if done > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
            assert!(request.write(&course(3), &path, &[], &stop).unwrap().is_break());
            assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "{format:?}");
        }
    }
}
