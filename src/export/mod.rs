//! What is shown, as files for slides and for other programs: pictures as [SVG](svg) for print and for drawing on,
//! [PNG](raster) for slides, [GIF](gif) for what moves; the table and the steps as [text]; and [files](mod@file) that are
//! written whole or not at all. An [`ExportOrder`] says what of a session is exported and how, and a [show] draws it.
//!
//! None of it needs a window or a display: letters are drawn from the outlines of the bundled fonts. Each way of
//! writing a picture shows the same marks in the same places, as the window does.

mod diff;
mod error;
pub mod file;
mod format;
pub mod gif;
pub mod limits;
mod options;
mod order;
mod palette;
pub mod raster;
mod shape;
pub mod show;
pub mod svg;
pub mod text;
mod written;

pub use error::ExportError;
pub use format::{Format, UnknownFormat};
pub use limits::SCALES;
pub use options::{Extent, Framing, PictureStyle, Subject};
pub use order::ExportOrder;
pub use written::Written;

#[cfg(test)]
mod tests;
