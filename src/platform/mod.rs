//! What differs between a program on the desktop and a page in a browser: files, background work, the clock, dialogs,
//! and signals. Everything above this module is the same on both.
//!
//! Both sides have the same modules with the same items:
//!
//! | module | on the desktop | in a browser |
//! | --- | --- | --- |
//! | `dialog` | the file dialog of the system | that of the browser |
//! | `files` | the file system | a store in memory, kept in the browser's storage; what is saved is a download, too |
//! | `jobs` | a thread for each job | a web worker with an instance of its own, fed by data |
//! | `latest` | a thread that handles the newest item | handled at once, or in a worker |
//! | `clock` | the system's clock | the browser's clock |
//! | `interrupt` | signals that end the program | none |
//! | `video` | the program `ffmpeg`, where it is installed | none |
//! | `page` | nothing | the page around the window: its title, its full screen, its link, what the system wishes |
//!
//! [`asked`], [`launch`], [`local_time`], [`recording`] and [`refusal`] hold the types that both share.

pub mod asked;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
pub mod launch;
pub mod local_time;
pub mod recording;
pub mod refusal;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;
