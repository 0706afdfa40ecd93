//! Work on a long row, which leaves the processors to the window while it draws a frame.
//!
//! Threads that compute all the time have a processor for some milliseconds before a frame gets it, and then again in
//! the middle of the frame. So all such work shares threads for all cores but one, and gives way to frames by itself.

use std::cell::Cell;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, OnceLock};
use std::thread;
use std::time::Duration;

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::platform::clock::Instant;
use crate::platform::jobs;

/// What is seen of a row of at most this many coins is computed within some milliseconds, and a frame waits for it. What
/// is seen of a longer row is computed on the spare cores.
pub const MAX_COINS_AT_ONCE: usize = 50_000;

/// How long work gives way to a frame. Few frames take longer. Then it goes on for as long, even if more frames begin:
/// on a screen with 240 frames a second it would stand still otherwise.
const GIVES_WAY: Duration = Duration::from_millis(4);

/// How long work goes on without a moment of sleep.
const WORKS: Duration = Duration::from_millis(1);
/// How long this moment is, to which the system adds some 50 µs.
const MOMENT: Duration = Duration::from_micros(1);
/// Only every 32nd time that it is asked, work looks at the clock, which takes longer than the rest.
const ASKED_PER_LOOK: u32 = 32;

/// What the times of frames are counted from.
static EPOCH: LazyLock<Instant> = LazyLock::new(Instant::now);
/// When the last frame began, in nanoseconds. Zero before the first one.
static LAST_FRAME: AtomicU64 = AtomicU64::new(0);

/// Does the work with threads for all cores but one, and returns what it returns. All work that is done in this way
/// shares these threads. Where the system gives no threads, the calling one does all of it.
pub fn on_spare_cores<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    match spare_cores() {
        Some(pool) => pool.install(work),
        None => work(),
    }
}

/// Frees a large value without holding up a frame: to give megabytes back to the system takes milliseconds.
pub fn free_on_spare_cores(value: impl Send + 'static) {
    if let Some(pool) = spare_cores() {
        pool.spawn(|| drop(value));
    }
}

fn spare_cores() -> Option<&'static ThreadPool> {
    static POOL: OnceLock<Option<ThreadPool>> = OnceLock::new();
    let pool = POOL.get_or_init(|| {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        ThreadPoolBuilder::new().num_threads((cores - 1).max(1)).build().ok()
    });
    pool.as_ref()
}

/// Lets other work on the spare cores go first, if some waits. Long work calls this now and then. So a cell under the
/// pointer does not wait for the end of a map.
pub fn let_others_go_first() {
    rayon::yield_now();
}

/// Tells the work that the window begins to draw a frame.
pub fn frame_begins() {
    LAST_FRAME.store((EPOCH.elapsed().as_nanos() as u64).max(1), Ordering::Relaxed);
}

/// Sleeps while the window draws a frame that has just begun, for at most half of the time. It also sleeps for a moment
/// after each millisecond of work, so that a frame that waits for this processor gets it.
///
/// Work calls this often, also just before it starts something that takes some milliseconds. Most calls take some
/// nanoseconds.
///
/// A frame must not wait for work that gives way to it.
pub fn give_way_to_frames() {
    thread_local! {
        static PACE: Pace = Pace::default();
    }
    // A worker that shares no memory knows no frames.
    if jobs::SHARES_MEMORY {
        PACE.with(|pace| {
            let frame = Duration::from_nanos(LAST_FRAME.load(Ordering::Relaxed));
            if let Some(pause) = pace.pause(frame, || EPOCH.elapsed()) {
                thread::sleep(pause);
                pace.slept.set(EPOCH.elapsed());
            }
        });
    }
}

/// What a thread knows of frames and of its own work.
#[derive(Default)]
struct Pace {
    /// When the last frame began that it knows of.
    frame: Cell<Duration>,
    /// Until when it gave way to a frame.
    gave_way: Cell<Duration>,
    /// How often it was asked since it looked at the clock.
    asked: Cell<u32>,
    /// When it slept last.
    slept: Cell<Duration>,
}

impl Pace {
    /// Returns how long to sleep, if at all, where the last frame began at `frame`.
    fn pause(&self, frame: Duration, now: impl FnOnce() -> Duration) -> Option<Duration> {
        if self.frame.replace(frame) != frame {
            let (now, drawn) = (now(), frame + GIVES_WAY);
            let has_worked = self.gave_way.get() + GIVES_WAY <= now;
            return (has_worked && now < drawn).then(|| {
                self.gave_way.set(drawn);
                drawn.saturating_sub(now)
            });
        }
        self.asked.set((self.asked.get() + 1) % ASKED_PER_LOOK);
        (self.asked.get() == 0 && now().saturating_sub(self.slept.get()) > WORKS).then_some(MOMENT)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn work_gives_way_to_a_frame_once_and_until_it_is_probably_drawn() {
        let pace = Pace::default();
        assert_eq!(pace.pause(ms(100), || ms(99) + GIVES_WAY), Some(ms(1)));
        assert_eq!(pace.pause(ms(100), || ms(99) + GIVES_WAY), None);
        // The next frame is over when the work asks again.
        assert_eq!(pace.pause(ms(116), || ms(116) + GIVES_WAY), None);
    }

    #[test]
    fn work_goes_on_for_half_of_the_time_although_frames_follow_each_other_quickly() {
        let (pace, mut slept) = (Pace::default(), Duration::ZERO);
        let mut now = ms(100);
        // A frame begins each millisecond, and the work asks in each.
        while now < ms(200) {
            let pause = pace.pause(now, || now).unwrap_or_default();
            slept += pause;
            now += pause + ms(1);
        }
        assert!((ms(44)..=ms(52)).contains(&slept), "{slept:?} of 100 ms");
    }

    #[test]
    fn work_without_frames_lets_others_have_the_processor_after_each_millisecond() {
        let pace = Pace::default();
        let pauses = |now: Duration| (0..ASKED_PER_LOOK).filter_map(|_| pace.pause(Duration::ZERO, || now)).count();
        assert_eq!(pauses(WORKS), 0);
        assert_eq!(pauses(WORKS + ms(1)), 1);
        pace.slept.set(WORKS + ms(1));
        assert_eq!(pauses(WORKS + ms(2)), 0);
        assert_eq!(pauses(WORKS + ms(3)), 1);
    }

    #[test]
    fn short_work_does_not_wait_for_the_end_of_long_work() {
        static IS_SHORT_WORK_DONE: AtomicBool = AtomicBool::new(false);
        let began = Instant::now();
        thread::scope(|scope| {
            // There are as many of them as threads.
            for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
                scope.spawn(|| {
                    on_spare_cores(|| {
                        while !IS_SHORT_WORK_DONE.load(Ordering::SeqCst) && began.elapsed() < Duration::from_secs(20) {
                            let_others_go_first();
                        }
                    });
                });
            }
            thread::sleep(ms(20));
            scope.spawn(|| on_spare_cores(|| IS_SHORT_WORK_DONE.store(true, Ordering::SeqCst)));
        });
        assert!(began.elapsed() < Duration::from_secs(20));
    }
}
