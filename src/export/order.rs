//! What the window orders: an export of a session or a course, a worksheet, or a picture of the window.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::course_export::CourseExport;
use super::error::ExportError;
use super::estimate::ExportPlan;
use super::format::ExportFormat;
use super::picture_output::KeepOn;
use super::preview::Preview;
use super::request::ExportRequest;
use super::window_export::WindowExport;
use super::worksheet::{WorksheetFormat, WorksheetRequest};
use super::written::WrittenFiles;
use crate::session::course::{Entry, Lesson};
use crate::session::{Course, Session};

/// An order for an export.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ExportOrder {
    Session(ExportRequest),
    Course(CourseExport),
    Worksheet(WorksheetRequest),
    Window(WindowExport),
}

/// What is exported: a session, and the lessons of the course that it may belong to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExportSource {
    pub session: Session,
    /// The title of the course, and the lessons of it that can be used. There are none without a course.
    pub course_title: String,
    pub lessons: Vec<Arc<Session>>,
}

impl ExportSource {
    /// Returns a session without a course.
    pub fn alone(session: Session) -> Self {
        Self { session, course_title: String::new(), lessons: Vec::new() }
    }

    fn course(&self) -> Course {
        let lesson = |session: &Arc<Session>| Entry::Lesson(Lesson::new((**session).clone()));
        let entries = self.lessons.iter().map(lesson).collect();
        Course { title: self.course_title.clone(), entries, ..Course::default() }
    }
}

impl ExportOrder {
    /// Returns the format of the file.
    pub fn format(&self) -> ExportFormat {
        match self {
            Self::Session(request) => request.format,
            Self::Course(request) => request.format,
            Self::Window(request) => request.format,
            Self::Worksheet(request) => match request.format {
                WorksheetFormat::Pdf => ExportFormat::Pdf,
                WorksheetFormat::Latex => ExportFormat::Latex,
                WorksheetFormat::Typst => ExportFormat::Typst,
                WorksheetFormat::Markdown => ExportFormat::Markdown,
            },
        }
    }

    /// Returns `path`, or another name beside it if an export of the session would replace one of the sources.
    pub fn path_beside_sources(&self, path: &Path, sources: &[PathBuf]) -> PathBuf {
        match self {
            Self::Session(request) => request.path_beside_sources(path, sources),
            Self::Course(_) | Self::Window(_) => path.to_owned(),
            Self::Worksheet(request) => request.path_beside_sources(path, sources),
        }
    }

    /// Writes the export, as [`ExportRequest::write`] and the same function of the other requests do.
    ///
    /// # Errors
    /// As for these.
    pub fn write(
        &self,
        source: &ExportSource,
        path: &Path,
        sources: &[PathBuf],
        keep_on: KeepOn,
    ) -> Result<ControlFlow<(), WrittenFiles>, ExportError> {
        match self {
            Self::Session(request) => request.write(&source.session, path, sources, keep_on),
            Self::Course(request) => request.write(&source.course(), path, sources, keep_on),
            Self::Worksheet(request) => request.write(&source.session, path, sources, keep_on),
            Self::Window(request) => request.write(&source.session, path, sources, keep_on),
        }
    }

    /// Returns what would be written. `None` if `keep_on` breaks.
    ///
    /// # Errors
    /// As for writing, but nothing is asked of the disk.
    pub fn plan(&self, source: &ExportSource, path: &Path, keep_on: KeepOn) -> Result<Option<ExportPlan>, ExportError> {
        match self {
            Self::Session(request) => request.plan(&source.session, path, keep_on),
            Self::Course(request) => request.plan(&source.course(), path, keep_on),
            Self::Worksheet(request) => request.plan(&source.session, path, keep_on),
            Self::Window(request) => request.plan(&source.session, path, keep_on),
        }
    }

    /// Returns a look at a picture in at most so many pixels, or at the beginning of a text.
    ///
    /// # Errors
    /// As for writing, but nothing is asked of the disk.
    pub fn preview(&self, source: &ExportSource, index: usize, max: (u32, u32)) -> Result<Preview, ExportError> {
        match self {
            Self::Session(request) => request.preview(&source.session, index, max),
            Self::Course(request) => request.preview(&source.course(), index, max),
            Self::Worksheet(request) => request.preview(&source.session, index, max),
            Self::Window(request) => request.preview(&source.session, max),
        }
    }
}
