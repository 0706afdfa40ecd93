//! The unsaved work that is kept for the next start.

use std::path::PathBuf;

use crate::session::recent_work::RecentWork;
use crate::session::recovery::{Recovery, WorkInProgress};

/// The unsaved work that is kept for the next start.
pub(super) struct KeptWork {
    /// The files of the work in the window. `None` if unsaved work is not kept.
    pub recovery: Option<Recovery>,
    /// The work of last time, or a piece of recent work, until it is decided what becomes of it. The recovery file is not
    /// overwritten until then.
    pub earlier: Option<Box<WorkInProgress>>,
    /// The work that has left a window.
    pub recent: RecentWork,
    /// The time in milliseconds since 1970, as the window has reported it.
    pub clock_ms: u64,
    /// The folder of the files. Without one, unsaved work is not kept.
    pub folder: Option<PathBuf>,
}

impl KeptWork {
    pub fn new(clock_ms: u64, folder: Option<PathBuf>) -> Self {
        Self { recovery: None, earlier: None, recent: RecentWork::default(), clock_ms, folder }
    }
}
