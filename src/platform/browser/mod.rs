//! A page in a browser: no files, no threads. The page's script `assets/web/platform.js` does what takes the browser's
//! own interfaces.

pub mod clock;
pub mod dialog;
pub mod files;
pub mod interrupt;
pub mod jobs;
pub mod latest;
pub mod page;
mod script;
pub mod video;
