//! Work beside the window, which goes on being drawn: what is found of it so far can be looked at, and it ends when
//! nobody wants it any more.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

/// How long a frame waits for work that takes no time on short rows, so that it does not flicker there.
pub const PATIENCE: Duration = Duration::from_millis(4);

/// A piece of work in a thread of its own, and what it has found so far. Dropping it tells the work to stop, if it asks.
pub struct Job<T>(Arc<Shared<T>>);

/// The work's side of a [`Job`].
pub struct Worker<T> {
    shared: Arc<Shared<T>>,
    ctx: egui::Context,
}

struct Shared<T> {
    /// What is found, and whether the work has ended.
    found: Mutex<(T, bool)>,
    is_done: Condvar,
    stop: AtomicBool,
}

impl<T> Shared<T> {
    fn lock(&self) -> MutexGuard<'_, (T, bool)> {
        // What was found before a panic is still right.
        self.found.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl<T: Send + 'static> Job<T> {
    /// Starts `work`, with nothing found but `first`.
    pub fn spawn(ctx: &egui::Context, first: T, work: impl FnOnce(&Worker<T>) + Send + 'static) -> Self {
        let found = Mutex::new((first, false));
        let shared = Arc::new(Shared { found, is_done: Condvar::new(), stop: AtomicBool::new(false) });
        let worker = Worker { shared: shared.clone(), ctx: ctx.clone() };
        std::thread::spawn(move || work(&worker));
        Self(shared)
    }

    /// Looks at what is found so far.
    pub fn read<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.0.lock().0)
    }

    /// Takes something out of what is found so far.
    pub fn change<R>(&self, take: impl FnOnce(&mut T) -> R) -> R {
        take(&mut self.0.lock().0)
    }

    /// Whether the work has ended, by itself or because it was stopped.
    pub fn is_done(&self) -> bool {
        self.0.lock().1
    }

    /// Waits for the end of the work, but no longer than this.
    pub fn wait(&self, at_most: Duration) {
        let found = self.0.lock();
        let _ = self.0.is_done.wait_timeout_while(found, at_most, |(_, done)| !*done);
    }
}

impl<T> Job<T> {
    /// Tells the work to end early; what it has found stays.
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.0.stop.load(Ordering::Relaxed)
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl<T> Worker<T> {
    /// Changes what is found, and has it shown.
    pub fn update(&self, change: impl FnOnce(&mut T)) {
        change(&mut self.shared.lock().0);
        self.ctx.request_repaint();
    }

    /// Whether to go on: not where nobody wants the rest any more.
    pub fn keep_on(&self) -> ControlFlow<()> {
        if self.shared.stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl<T> Drop for Worker<T> {
    fn drop(&mut self) {
        self.shared.lock().1 = true;
        self.shared.is_done.notify_all();
        self.ctx.request_repaint();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(20);

    #[test]
    fn what_is_found_can_be_read_and_the_end_is_told() {
        let job = Job::spawn(&egui::Context::default(), 0, |worker| worker.update(|found| *found = 7));
        job.wait(LONG);
        assert!(job.is_done());
        assert_eq!(job.read(|found| *found), 7);
    }

    #[test]
    fn stopping_ends_the_work_and_keeps_what_it_has_found() {
        let job = Job::spawn(&egui::Context::default(), 0_u64, |worker| {
            while worker.keep_on().is_continue() {
                worker.update(|found| *found += 1);
            }
        });
        while job.read(|found| *found) == 0 {
            std::thread::yield_now();
        }
        job.stop();
        job.wait(LONG);
        assert!(job.is_done() && job.is_stopped());
        assert!(job.read(|found| *found) > 0);
    }

    #[test]
    fn a_job_that_is_dropped_is_stopped() {
        let (sender, receiver) = std::sync::mpsc::channel();
        drop(Job::spawn(&egui::Context::default(), (), move |worker| {
            while worker.keep_on().is_continue() {
                std::thread::yield_now();
            }
            let _ = sender.send(());
        }));
        assert_eq!(receiver.recv_timeout(LONG), Ok(()));
    }
}
