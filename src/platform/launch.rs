//! Work to be started in the background, in the forms that the platforms need.

use std::path::PathBuf;

/// Work to be started in the background. A platform with threads calls `run` in one.
pub struct Launch {
    /// Does the work.
    pub run: Box<dyn FnOnce() + Send>,
    /// Whether the work takes so little time that it is done at once where there are no threads.
    pub is_short: bool,
    /// The work for a worker that shares no memory. `None` where there are threads.
    pub apart: Option<Apart>,
}

/// Work for a worker that shares no memory. The platform sends it `describe`, and hands over what it reports to
/// `receive`.
pub struct Apart {
    /// The kind of the work, by which a worker finds the code that does it.
    pub kind: &'static str,
    /// Returns the bytes that describe the work.
    pub describe: Box<dyn FnOnce() -> Vec<u8>>,
    /// The files that the work reads.
    pub reads: Vec<PathBuf>,
    /// Takes what a worker reports.
    pub receive: Receive,
}

/// Takes a report of a worker: bytes about what it has found, or why it has broken down.
pub type Receive = Box<dyn FnMut(Result<&[u8], String>)>;

/// Work for a worker that shares no memory: the name by which the worker finds the code, and the bytes for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    pub kind: &'static str,
    pub bytes: Vec<u8>,
}
