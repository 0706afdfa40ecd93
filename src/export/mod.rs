//! Exports: what a session shows, as files for slides and for other programs.
//!
//! - pictures as [SVG](svg) for print, as [PNG](raster) for slides, and as an animated [GIF](gif)
//! - pictures as [PDF](pdf), one a page or on handouts with notes
//! - the table, the steps and the moves as [text]
//! - [worksheets](worksheet) for students, with empty cells and solutions
//!
//! An [`ExportRequest`] says what of a session is exported and how, and a [`CourseExport`] does for a course. All
//! [files](mod@file) are written whole or not at all.
//!
//! No export needs a window or a display, because text is drawn from the outlines of the bundled fonts. Every format
//! shows the marks that the window shows, in the same places.

mod color_table;
mod course_export;
mod diff;
mod error;
pub mod file;
mod format;
mod frame_delay;
pub mod gif;
pub mod limits;
mod options;
mod paper;
mod paths;
pub mod pdf;
mod picture_set;
pub mod raster;
mod request;
mod session_pictures;
mod source;
mod stop_picture;
pub mod svg;
pub mod text;
pub mod worksheet;
mod written;

pub use course_export::CourseExport;
pub use error::ExportError;
pub use format::{ExportFormat, UnknownFormat};
pub use limits::SCALE_RANGE;
pub use options::{ExportRange, ExportSubject, Framing, PictureStyle};
pub use paper::Paper;
pub use request::ExportRequest;
pub use stop_picture::{stop_picture, stop_picture_size};
pub use written::WrittenFiles;

#[cfg(test)]
mod tests;
