//! No video can be recorded in a page: the program that does it is not there.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;

use crate::platform::{VideoError, VideoSettings};

/// Whether a video can be recorded.
pub const CAN_RECORD: bool = false;

/// Records nothing.
///
/// # Errors
/// Always, because there is no program for it.
pub fn record(
    _path: &Path,
    _settings: VideoSettings,
    _pictures: &mut dyn FnMut(&mut dyn Write) -> io::Result<ControlFlow<()>>,
) -> Result<ControlFlow<()>, VideoError> {
    Err(VideoError::NoProgram)
}
