//! Background work: a thread for each job.

use std::io;
use std::thread;

use crate::platform::launch::Launch;

/// Whether a frame can wait for a job without stopping it.
pub const CAN_WAIT: bool = true;

/// Whether a job shares the memory of the program. Then its work needs no form in bytes.
pub const SHARES_MEMORY: bool = true;

/// A job that was started.
#[derive(Debug)]
pub struct Running;

impl Running {
    /// Ends the work at once, if the platform can. Returns whether it did. A thread ends when its work asks for it.
    pub fn end_now(&self) -> bool {
        false
    }
}

/// Starts work in a thread of its own.
///
/// # Errors
/// If the system gives no thread.
pub fn start(launch: Launch) -> io::Result<Running> {
    thread::Builder::new().name("job".to_owned()).spawn(launch.run).map(|_| Running)
}
