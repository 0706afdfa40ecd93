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

/// How long work gives way to a frame, at least. Few frames take longer.
const GIVES_WAY: Duration = Duration::from_millis(4);
/// How long work gives way to a frame, at most: it must go on although a frame is slow, or is never laid out because the
/// window is hidden.
const GIVES_WAY_AT_MOST: Duration = Duration::from_millis(8);
/// How long it usually takes, at most, to turn a frame that is laid out into triangles.
const PAINTS: Duration = Duration::from_millis(2);
/// How often work looks whether a long frame is laid out. A look takes some microseconds.
const LOOKS: Duration = Duration::from_millis(1);

/// How long work goes on, about, without offering its processor to other threads.
const WORKS: Duration = Duration::from_millis(1);
/// Only every 32nd time that it is asked, work looks at the clock, which takes longer than the rest.
const ASKED_PER_LOOK: u32 = 32;

/// What the times of frames are counted from.
static EPOCH: LazyLock<Instant> = LazyLock::new(Instant::now);
/// When the last frame began, in nanoseconds. Zero before the first one.
static LAST_FRAME: AtomicU64 = AtomicU64::new(0);
/// When a frame was last laid out, in nanoseconds. Zero before the first one.
static LAST_LAYOUT: AtomicU64 = AtomicU64::new(0);

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
        pool.spawn(|| {
            give_way_to_frames();
            drop(value);
        });
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
    LAST_FRAME.store(since_epoch(), Ordering::Relaxed);
}

/// Tells the work that all of the window is laid out. Then it only has to be painted.
pub fn frame_is_laid_out() {
    LAST_LAYOUT.store(since_epoch(), Ordering::Relaxed);
}

fn since_epoch() -> u64 {
    (EPOCH.elapsed().as_nanos() as u64).max(1)
}

/// Sleeps while the window draws a frame that has just begun, for at most half of the time. It also offers its processor
/// to other threads after each millisecond or so of work, so that a frame that waits for this processor gets it.
///
/// Work calls this when it starts, and then again and again, some ten microseconds apart. A thread that was interrupted by a frame
/// may have the processor again in the middle of that frame, and keeps it for a tick of the system if it does not ask.
/// Most calls take some nanoseconds.
///
/// A frame must not wait for work that gives way to it.
pub fn give_way_to_frames() {
    thread_local! {
        static PACE: Pace = Pace::default();
    }
    // A worker that shares no memory knows no frames.
    if jobs::SHARES_MEMORY {
        PACE.with(|pace| {
            let frame = || Frame {
                begun: Duration::from_nanos(LAST_FRAME.load(Ordering::Relaxed)),
                laid_out: Duration::from_nanos(LAST_LAYOUT.load(Ordering::Relaxed)),
            };
            while let Some(rest) = pace.rest(frame(), || EPOCH.elapsed()) {
                match rest {
                    Rest::Sleep(time) => thread::sleep(time),
                    Rest::Yield => thread::yield_now(),
                }
            }
        });
    }
}

/// The last frame.
#[derive(Clone, Copy)]
struct Frame {
    /// When it began.
    begun: Duration,
    /// When a frame was last laid out. If that was before `begun`, this one is not laid out yet.
    laid_out: Duration,
}

impl Frame {
    /// How long work still gives way to it. Zero if it is probably drawn, or takes too long.
    fn time_left(self, now: Duration) -> Duration {
        let painted = if self.laid_out >= self.begun { self.laid_out + PAINTS } else { now + LOOKS };
        painted.clamp(self.begun + GIVES_WAY, self.begun + GIVES_WAY_AT_MOST).saturating_sub(now)
    }
}

/// What a thread does before it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rest {
    /// It sleeps for so long.
    Sleep(Duration),
    /// It lets a thread that waits for this processor go first. A sleep, however short, would have another effect: when
    /// a thread wakes up, the system lets it interrupt others, such as a frame that has just begun.
    Yield,
}

/// What a thread knows of frames and of its own work.
#[derive(Default)]
struct Pace {
    /// When the last frame that it has given way to began.
    frame: Cell<Duration>,
    /// Since when it gives way to this frame. `None` if it does not, or not any more.
    gives_way_since: Cell<Option<Duration>>,
    /// Until when it works, even if more frames begin: for as long as it gave way to the last one. On a screen with 240
    /// frames a second it would stand still otherwise.
    works_until: Cell<Duration>,
    /// How often it was asked since it looked at the clock.
    asked: Cell<u32>,
    /// When it last rested.
    rested: Cell<Duration>,
}

impl Pace {
    /// Returns what to do before the work goes on, if anything.
    fn rest(&self, frame: Frame, now: impl Fn() -> Duration) -> Option<Rest> {
        if self.gives_way_since.get().is_none() && self.frame.get() != frame.begun {
            let now = now();
            if now >= self.works_until.get() {
                self.frame.set(frame.begun);
                self.gives_way_since.set(Some(now));
            }
        }
        if let Some(since) = self.gives_way_since.get() {
            let now = now();
            // The frame that it gives way to, even if the next one has begun.
            let left = Frame { begun: self.frame.get(), ..frame }.time_left(now);
            if !left.is_zero() {
                return Some(Rest::Sleep(left));
            }
            self.gives_way_since.set(None);
            self.works_until.set(now + now.saturating_sub(since));
            self.rested.set(now);
        }
        self.asked.set((self.asked.get() + 1) % ASKED_PER_LOOK);
        if self.asked.get() > 0 {
            return None;
        }
        let now = now();
        let is_due = now.saturating_sub(self.rested.get()) > WORKS;
        is_due.then(|| {
            self.rested.set(now);
            Rest::Yield
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize};

    use super::*;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn frame(begun: u64, laid_out: u64) -> Frame {
        Frame { begun: ms(begun), laid_out: ms(laid_out) }
    }

    #[test]
    fn work_sleeps_until_a_short_frame_is_drawn_and_then_goes_on() {
        let pace = Pace::default();
        assert_eq!(pace.rest(frame(100, 90), || ms(101)), Some(Rest::Sleep(GIVES_WAY.saturating_sub(ms(1)))));
        assert_eq!(pace.rest(frame(100, 101), || ms(100) + GIVES_WAY), None);
        // The next frame is over when the work asks again.
        assert_eq!(pace.rest(frame(116, 117), || ms(116) + GIVES_WAY), None);
    }

    #[test]
    fn work_sleeps_until_a_long_frame_is_laid_out_and_painted() {
        let pace = Pace::default();
        assert_eq!(pace.rest(frame(100, 90), || ms(100)), Some(Rest::Sleep(GIVES_WAY)));
        assert_eq!(pace.rest(frame(100, 90), || ms(104)), Some(Rest::Sleep(LOOKS)));
        assert_eq!(pace.rest(frame(100, 105), || ms(105)), Some(Rest::Sleep(PAINTS)));
        assert_eq!(pace.rest(frame(100, 105), || ms(105) + PAINTS), None);
    }

    #[test]
    fn work_gives_way_to_a_frame_that_began_while_it_was_owed_time() {
        let pace = Pace::default();
        assert_eq!(pace.rest(frame(100, 99), || ms(100)), Some(Rest::Sleep(GIVES_WAY)));
        assert_eq!(pace.rest(frame(100, 101), || ms(104)), None);
        assert_eq!(pace.rest(frame(107, 101), || ms(107)), None, "it works for as long as it slept");
        assert_eq!(pace.rest(frame(107, 101), || ms(108)), Some(Rest::Sleep(ms(3))));
    }

    #[test]
    fn work_goes_on_before_the_longest_frames_are_drawn() {
        let pace = Pace::default();
        assert_eq!(pace.rest(frame(100, 90), || ms(99) + GIVES_WAY_AT_MOST), Some(Rest::Sleep(ms(1))));
        assert_eq!(pace.rest(frame(100, 90), || ms(100) + GIVES_WAY_AT_MOST), None);
    }

    #[test]
    fn work_goes_on_for_half_of_the_time_although_frames_follow_each_other_quickly() {
        // A frame begins each millisecond, and the work asks in each. Some are laid out at once, some never.
        for layout in [0, 1000] {
            let (pace, mut slept) = (Pace::default(), Duration::ZERO);
            let mut now = ms(1000);
            while now < ms(1200) {
                let begun = now.as_millis() as u64;
                match pace.rest(frame(begun, begun - layout), || now) {
                    Some(Rest::Sleep(time)) => {
                        slept += time;
                        now += time;
                    }
                    _ => now += ms(1),
                }
            }
            assert!((ms(90)..=ms(110)).contains(&slept), "{slept:?} of 200 ms");
        }
    }

    #[test]
    fn work_offers_its_processor_after_each_millisecond() {
        let pace = Pace::default();
        let rests = |now: Duration| {
            let rests = (0..ASKED_PER_LOOK).filter_map(|_| pace.rest(frame(0, 0), || now));
            rests.inspect(|rest| assert_eq!(*rest, Rest::Yield)).count()
        };
        assert_eq!(rests(WORKS), 0);
        assert_eq!(rests(WORKS + ms(1)), 1);
        assert_eq!(rests(WORKS + ms(2)), 0);
        assert_eq!(rests(WORKS + ms(3)), 1);
    }

    #[test]
    fn short_work_does_not_wait_for_the_end_of_long_work() {
        static IS_SHORT_WORK_DONE: AtomicBool = AtomicBool::new(false);
        static LONG_WORKS: AtomicUsize = AtomicUsize::new(0);
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            // There are at least as many of them as threads, and each thread has begun one.
            for _ in 0..cores {
                scope.spawn(|| {
                    on_spare_cores(|| {
                        LONG_WORKS.fetch_add(1, Ordering::SeqCst);
                        while !IS_SHORT_WORK_DONE.load(Ordering::SeqCst) {
                            let_others_go_first();
                        }
                    });
                });
            }
            while LONG_WORKS.load(Ordering::SeqCst) < (cores - 1).max(1) {
                thread::yield_now();
            }
            scope.spawn(|| on_spare_cores(|| IS_SHORT_WORK_DONE.store(true, Ordering::SeqCst)));
        });
    }
}
