//! A page in a browser: no files, no threads. The page's script `assets/web/platform.js` does what takes the browser's
//! own interfaces.

pub mod dialog;
pub mod files;
pub mod fonts;
pub mod jobs;
pub mod languages;
mod script;
pub mod system;
pub mod video;
