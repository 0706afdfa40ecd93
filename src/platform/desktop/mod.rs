//! The desktop: a file system, threads and signals.

#[cfg(feature = "gui")]
pub mod dialog;
pub mod files;
pub mod fonts;
pub mod jobs;
pub mod languages;
pub mod system;
pub mod video;
