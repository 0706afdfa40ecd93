//! Exports: what a session shows, as files for slides and for other programs.
//!
//! - pictures as [SVG](svg) for print, as [PNG](raster) for slides, and [animated](animation) as GIF or PNG
//! - pictures as [PDF](pdf), one a page or on handouts with notes
//! - the fill as an interactive [HTML page](html)
//! - the table, the steps and the moves as [text]
//! - [worksheets](worksheet) for students, with empty cells and solutions
//! - the same tasks as a [quiz] for a learning platform
//!
//! An [`ExportRecipe`] says what is exported and how. All [files](mod@file) are written whole or not at all.
//!
//! No export needs a window or a display, because text is drawn from the outlines of the bundled fonts and of those of the
//! system. Letters that no font has are [named](WrittenFiles::missing). Every format
//! shows the marks that the window shows, in the same places.

pub mod animation;
mod diff;
mod error;
mod estimate;
pub mod file;
mod format;
pub mod html;
mod markup;
mod missing;
mod options;
mod paths;
pub mod pdf;
mod picture_output;
mod pictures;
mod preview;
pub mod quiz;
pub mod raster;
mod recipe;
mod session_pictures;
pub mod size;
pub mod svg;
pub mod text;
pub mod worksheet;
mod writers;

pub use animation::frame_times::SECONDS_RANGE;
pub use error::ExportError;
pub use estimate::ExportPlan;
pub use file::WrittenFiles;
pub use format::UnknownFormat;
pub use missing::MissingLetters;
pub use options::{
    CallsLook, ExportFormat, ExportOption, ExportRange, ExportSubject, Framing, PictureStyle, TableBehind, Viewport,
};
pub use picture_output::KeepOn;
pub use pictures::{stop_picture, stop_picture_size};
pub use preview::{Preview, PreviewContent};
pub use recipe::{ExportRecipe, Material};
pub use size::Paper;
pub use size::SCALE_RANGE;
pub use size::{PictureSize, SizeError};

#[cfg(test)]
mod tests;
