//! The desktop: a file system, threads and signals.

pub mod clock;
#[cfg(feature = "gui")]
pub mod dialog;
pub mod files;
pub mod interrupt;
pub mod jobs;
pub mod latest;
pub mod page;
pub mod video;
