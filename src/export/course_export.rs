//! The export of a course: a picture for each place of each lesson, in the order of a lecture.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::error::ExportError;
use super::file::numbered;
use super::format::ExportFormat;
use super::limits::{MAX_PICTURES, SCALE_RANGE, rounded_size, size_in_pixels};
use super::picture_set::PictureSet;
use super::request::title;
use super::source::checked_files;
use super::stop_picture::{stop_picture, stop_picture_size};
use super::written::WrittenFiles;
use crate::picture::Picture;
use crate::picture::color_role::Theme;
use crate::session::course::walk::{self, Place};
use crate::session::{Course, Session};

/// How long an animation shows each place.
const DELAY: Duration = Duration::from_secs(2);
/// A word for the content, for the names of files.
const CONTENT: &str = "slides";

/// A request to export a course: numbered pictures as SVG or PNG, or one animation as GIF or APNG.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CourseExport {
    pub format: ExportFormat,
    pub theme: Theme,
    /// Pixels per point, within [`SCALE_RANGE`].
    pub scale: f32,
}

/// A place of a lesson in its course.
struct Slide<'a> {
    session: &'a Session,
    place: Place,
    /// The number of the lesson, counted from 1, and the number of lessons.
    numbering: (usize, usize),
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
        keep_on: &(impl Fn(usize, usize) -> ControlFlow<()> + Sync),
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        let Self { format, theme, scale } = *self;
        if !format.is_picture() {
            return Err(ExportError::CourseNeedsPictures { format });
        }
        if !SCALE_RANGE.contains(&scale) {
            return Err(ExportError::Scale { scale });
        }
        let slides = slides(course)?;
        let count = slides.len();
        let mut sizes = Vec::with_capacity(count);
        for Slide { session, place, .. } in &slides {
            sizes.push(stop_picture_size(session, *place)?);
        }
        let is_animation = format.animation_format().is_some();
        let largest =
            sizes.iter().fold((0.0, 0.0), |(width, height): (f32, f32), size| (width.max(size.0), height.max(size.1)));
        if is_animation {
            // All frames of an animation have one size.
            sizes = vec![largest; count];
        }
        let in_pixels = |(width, height): (f32, f32)| match format {
            ExportFormat::Svg => Ok(rounded_size(width, height, scale)),
            _ => size_in_pixels(width, height, scale),
        };
        let pixels = sizes.iter().map(|size| in_pixels(*size)).collect::<Result<Vec<_>, _>>()?;
        let files = checked_files(path, CONTENT, sources, |path| {
            if is_animation {
                return vec![path.to_owned()];
            }
            (0..count).map(|index| numbered(path, index, count)).collect()
        })?;
        let picture = |index: usize| -> Picture {
            let Slide { session, place, numbering } = slides[index];
            let picture = stop_picture(session, place, Some(numbering)).expect("the place is one of the lesson");
            if is_animation { picture.fitted(largest) } else { picture }
        };
        let set = PictureSet {
            format,
            theme,
            scale,
            is_numbered: !is_animation,
            picture: &picture,
            title: &|index| title(slides[index].session),
            delay: &|_| DELAY,
        };
        let size = Some(pixels[0]).filter(|first| pixels.iter().all(|size| size == first));
        let written = set.write(path, files, count, keep_on)?;
        Ok(written.map_continue(|files| WrittenFiles::new(files, count, size)))
    }
}

/// Returns all places of all lessons, in order, at least one.
fn slides(course: &Course) -> Result<Vec<Slide<'_>>, ExportError> {
    let lessons = course.lesson_count();
    let count = course.lessons().map(|lesson| walk::count(&lesson.session.document.stops)).sum();
    match count {
        0 => return Err(ExportError::NoLesson),
        slides if slides > MAX_PICTURES => return Err(ExportError::TooManySlides { slides }),
        _ => {}
    }
    let mut slides = Vec::with_capacity(count);
    for (index, lesson) in course.lessons().enumerate() {
        let session = &*lesson.session;
        let next = |place: &Place| place.next(&session.document.stops);
        let places = std::iter::successors(Some(Place::Title), next);
        slides.extend(places.map(|place| Slide { session, place, numbering: (index + 1, lessons) }));
    }
    Ok(slides)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::course::{Entry, Lesson};
    use crate::session::{Stop, StopPosition};

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
        CourseExport { format, theme: Theme::Light, scale: 0.25 }.write(course, path, &[], &GO_ON)
    }

    #[test]
    fn a_course_that_cannot_be_exported_is_refused_before_a_file_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("slides.svg");
        let problem = |course: &Course, format| export(course, format, &path).unwrap_err().to_string();
        let csv = problem(&course(1), ExportFormat::Csv);
        assert!(csv.starts_with("CSV holds no pictures") && csv.ends_with(".svg, .png, .gif or .apng"), "{csv}");
        assert!(problem(&Course::default(), ExportFormat::Svg).contains("no lesson that can be used"));
        let many = Course { entries: (0..10).flat_map(|_| course(1_000).entries).collect(), ..Course::default() };
        assert!(problem(&many, ExportFormat::Svg).contains("10,010 slides"));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_course_export_that_is_stopped_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        for format in [ExportFormat::Svg, ExportFormat::Png, ExportFormat::Gif] {
            let path = folder.path().join(format!("slides.{}", format.extension()));
            let request = CourseExport { format, theme: Theme::Light, scale: 0.25 };
            let stop =
                |done: usize, _: usize| if done > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
            assert!(request.write(&course(3), &path, &[], &stop).unwrap().is_break());
            assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "{format:?}");
        }
    }
}
