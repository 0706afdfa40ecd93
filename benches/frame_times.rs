//! Where the time of a frame goes: what its thread does itself, what it waits for a processor, and what it waits for
//! something else.

use std::time::{Duration, Instant};

/// Measures times of the calling thread.
pub struct Stopwatch {
    began: Instant,
    running: Duration,
    queued: Duration,
}

/// The times of a frame.
#[derive(Clone, Copy, Debug)]
pub struct FrameTimes {
    /// The time on the clock.
    pub wall: Duration,
    /// The time on a processor. Zero where it is not known.
    pub running: Duration,
    /// The time of waiting for a processor while other threads have it. Zero where it is not known.
    pub queued: Duration,
}

impl Stopwatch {
    /// Begins to measure.
    pub fn start() -> Self {
        let (running, queued) = (running(), queued());
        Self { began: Instant::now(), running, queued }
    }

    /// Returns the times since the start.
    pub fn elapsed(&self) -> FrameTimes {
        let wall = self.began.elapsed();
        FrameTimes {
            wall,
            running: running().saturating_sub(self.running),
            queued: queued().saturating_sub(self.queued),
        }
    }
}

impl FrameTimes {
    /// The time of waiting for anything but a processor, such as a lock.
    pub fn blocked(&self) -> Duration {
        self.wall.saturating_sub(self.running + self.queued)
    }
}

#[cfg(target_os = "linux")]
fn running() -> Duration {
    use rustix::time::{ClockId, clock_gettime};

    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// Returns the second number of this file, which is in nanoseconds. Takes no memory from the heap, because that would
/// wait for work in the background that takes some.
#[cfg(target_os = "linux")]
fn queued() -> Duration {
    use std::fs::File;
    use std::io::Read;

    let mut text = [0; 128];
    let read = File::open("/proc/thread-self/schedstat").and_then(|mut file| file.read(&mut text));
    let text = std::str::from_utf8(&text[..read.unwrap_or_default()]).unwrap_or_default();
    let nanoseconds = text.split_whitespace().nth(1).and_then(|number| number.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or_default())
}

#[cfg(not(target_os = "linux"))]
fn running() -> Duration {
    Duration::ZERO
}

#[cfg(not(target_os = "linux"))]
fn queued() -> Duration {
    Duration::ZERO
}
