//! Jobs: work in the background, each in a thread of its own, so that the window stays responsive.
//!
//! The key of a job says what it computes, such as a row. A [`Slot`] keeps one job for the key that is wanted now, and
//! drops a job of any other key. The results so far can be read at any time. The end of a job is always reported, even
//! if its work panics or the system gives it no thread.

use std::any::Any;
use std::io;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::wording::notices;

/// How long a frame waits for work that is fast on short rows, so that the window does not flicker.
pub const PATIENCE: Duration = Duration::from_millis(4);

/// Asks for another frame. It works from any thread.
#[derive(Clone)]
pub struct Waker(Arc<dyn Fn() + Send + Sync>);

impl Waker {
    /// Creates a waker that calls `wake`.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(wake))
    }

    /// Asks for another frame.
    pub fn wake(&self) {
        (self.0)();
    }
}

impl Default for Waker {
    /// Creates a waker that does nothing, for programs without frames.
    fn default() -> Self {
        Self::new(|| {})
    }
}

impl std::fmt::Debug for Waker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Waker")
    }
}

/// Whether a job runs, or how it has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    Running,
    /// Everything is found.
    Done,
    /// It was stopped. Only a part may be found.
    Stopped,
    /// It failed for this reason: its work panicked, or the system gave it no thread.
    Failed(String),
}

/// Work in the background that computes what the key `K` describes, with the results `T` so far.
///
/// Dropping a job stops its work, without waiting for the end.
pub struct Job<K, T> {
    key: K,
    shared: Arc<Shared<T>>,
}

/// The work's side of a [`Job`].
pub struct Worker<T> {
    shared: Arc<Shared<T>>,
    waker: Waker,
}

/// What a job shares with its worker.
struct Shared<T> {
    state: Mutex<JobState<T>>,
    has_ended: Condvar,
    stop: AtomicBool,
}

/// The results of a job, and its status.
struct JobState<T> {
    /// The results so far. Readers share them, so that nobody holds the lock while reading. `None` after
    /// [`Job::into_found`].
    found: Option<Arc<T>>,
    status: Status,
}

impl<T> Shared<T> {
    fn lock(&self) -> MutexGuard<'_, JobState<T>> {
        // What was found before a panic is still correct.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn end(&self, status: Status) {
        self.lock().status = status;
        self.has_ended.notify_all();
    }
}

/// What a job's thread runs.
type Run = Box<dyn FnOnce() + Send>;

impl<K, T: Clone + Send + Sync + 'static> Job<K, T> {
    /// Starts `work` in a thread of its own. `first` is the result until `work` has found more. `waker` asks for a
    /// frame after each update and at the end.
    pub fn start(waker: &Waker, key: K, first: T, work: impl FnOnce(&Worker<T>) + Send + 'static) -> Self {
        let spawn = |run: Run| thread::Builder::new().name("job".to_owned()).spawn(run).map(drop);
        Self::start_by(waker, key, first, work, spawn)
    }

    /// The same with a thread from `spawn`, which a system may refuse.
    fn start_by(
        waker: &Waker,
        key: K,
        first: T,
        work: impl FnOnce(&Worker<T>) + Send + 'static,
        spawn: impl FnOnce(Run) -> io::Result<()>,
    ) -> Self {
        let state = Mutex::new(JobState { found: Some(Arc::new(first)), status: Status::Running });
        let shared = Arc::new(Shared { state, has_ended: Condvar::new(), stop: AtomicBool::new(false) });
        let worker = Worker { shared: Arc::clone(&shared), waker: waker.clone() };
        let run = move || {
            let ended = catch_unwind(AssertUnwindSafe(|| work(&worker)));
            let status = match ended {
                Err(panic) => Status::Failed(panic_text(&*panic)),
                Ok(()) if worker.shared.is_stopped() => Status::Stopped,
                Ok(()) => Status::Done,
            };
            worker.shared.end(status);
            worker.waker.wake();
        };
        if let Err(error) = spawn(Box::new(run)) {
            shared.end(Status::Failed(notices::no_thread(&error.to_string())));
        }
        Self { key, shared }
    }

    /// Stops the job and returns what it has found. Nothing is copied if the work has ended.
    pub fn into_found(self) -> T {
        let found = self.shared.lock().found.take();
        Arc::unwrap_or_clone(found.expect("it is handed over once"))
    }
}

impl<K, T> Job<K, T> {
    /// Returns what the job computes.
    pub fn key(&self) -> &K {
        &self.key
    }

    /// Returns what is found so far. O(1).
    pub fn found(&self) -> Arc<T> {
        Arc::clone(self.shared.lock().found.as_ref().expect("it is handed over with the job"))
    }

    /// Returns the status.
    pub fn status(&self) -> Status {
        self.shared.lock().status.clone()
    }

    /// Returns whether the work has not ended.
    pub fn is_running(&self) -> bool {
        self.shared.lock().status == Status::Running
    }

    /// Waits for the end of the work, at most for this time.
    pub fn wait(&self, at_most: Duration) {
        let state = self.shared.lock();
        let is_running = |state: &mut JobState<T>| state.status == Status::Running;
        drop(self.shared.has_ended.wait_timeout_while(state, at_most, is_running));
    }

    /// Asks the work to end early, and returns immediately. What it has found stays.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

impl<K, T> Drop for Job<K, T> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl<T: Clone> Worker<T> {
    /// Changes what is found, and asks for a frame. Copies the results if somebody is reading them.
    pub fn update(&self, change: impl FnOnce(&mut T)) {
        if let Some(found) = &mut self.shared.lock().found {
            change(Arc::make_mut(found));
        }
        self.waker.wake();
    }
}

impl<T> Worker<T> {
    /// Returns `Break` once the job was stopped or dropped. Work has to ask often, and to end then.
    pub fn keep_on(&self) -> ControlFlow<()> {
        if self.shared.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Returns the message of a panic.
fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| notices::program_defect().to_owned())
}

/// A place for at most one job: the job for the key that is wanted now.
///
/// A request for another key drops the job, which stops its work.
pub struct Slot<K, T>(Option<Job<K, T>>);

impl<K, T> Default for Slot<K, T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, T> Slot<K, T> {
    /// Returns the job that computes `key`, if there is one. A job of another key is dropped.
    pub fn get(&mut self, key: &K) -> Option<&Job<K, T>> {
        self.0.take_if(|job| job.key != *key);
        self.0.as_ref()
    }

    /// Returns the job that computes `key`. If there is none, `start` starts it. A job of another key is dropped.
    pub fn get_or_start(&mut self, key: K, start: impl FnOnce(K) -> Job<K, T>) -> &Job<K, T> {
        self.0.take_if(|job| job.key != key);
        self.0.get_or_insert_with(|| start(key))
    }
}

impl<K, T> Slot<K, T> {
    /// Returns the job, whatever its key is.
    pub fn current(&self) -> Option<&Job<K, T>> {
        self.0.as_ref()
    }

    /// Replaces the present job, which is dropped, and returns the new one.
    pub fn put(&mut self, job: Job<K, T>) -> &Job<K, T> {
        self.0.insert(job)
    }

    /// Removes the job and returns it.
    pub fn take(&mut self) -> Option<Job<K, T>> {
        self.0.take()
    }

    /// Drops the job, which stops its work.
    pub fn clear(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(20);

    fn start<T: Clone + Send + Sync + 'static>(first: T, work: impl FnOnce(&Worker<T>) + Send + 'static) -> Job<u8, T> {
        Job::start(&Waker::default(), 1, first, work)
    }

    #[test]
    fn what_is_found_can_be_read_and_the_end_is_reported() {
        let job = start(0, |worker| worker.update(|found| *found = 7));
        job.wait(LONG);
        assert_eq!((job.status(), *job.found()), (Status::Done, 7));
    }

    #[test]
    fn stopping_ends_the_work_and_keeps_what_it_has_found() {
        let job = start(0_u64, |worker| {
            while worker.keep_on().is_continue() {
                worker.update(|found| *found += 1);
            }
        });
        while *job.found() == 0 {
            thread::yield_now();
        }
        job.stop();
        job.wait(LONG);
        assert_eq!(job.status(), Status::Stopped);
        assert!(*job.found() > 0);
    }

    #[test]
    fn a_job_that_is_dropped_is_stopped() {
        let (sender, receiver) = std::sync::mpsc::channel();
        drop(start((), move |worker| {
            while worker.keep_on().is_continue() {
                thread::yield_now();
            }
            let _ = sender.send(());
        }));
        assert_eq!(receiver.recv_timeout(LONG), Ok(()));
    }

    #[test]
    fn a_system_that_gives_no_thread_is_reported_as_the_end() {
        let refuse = |_: Run| Err(io::Error::other("too many threads"));
        let job: Job<u8, u8> = Job::start_by(&Waker::default(), 1, 0, |_| {}, refuse);
        let reason = "the system could not start a thread: too many threads".to_owned();
        assert_eq!((job.status(), *job.found()), (Status::Failed(reason), 0));
    }

    #[test]
    fn a_panic_is_reported_as_the_end_with_what_was_found_before() {
        let job = start(0, |worker| {
            worker.update(|found| *found = 3);
            panic!("no such cell");
        });
        job.wait(LONG);
        assert_eq!((job.status(), *job.found()), (Status::Failed("no such cell".to_owned()), 3));
    }

    #[test]
    fn the_end_asks_for_a_frame_even_after_a_panic() {
        let (sender, receiver) = std::sync::mpsc::channel();
        let waker = Waker::new(move || {
            let _ = sender.send(());
        });
        let job = Job::start(&waker, (), (), |_| panic!("defect"));
        assert_eq!(receiver.recv_timeout(LONG), Ok(()));
        assert!(matches!(job.status(), Status::Failed(_)));
    }

    #[test]
    fn what_is_read_stays_as_it_was_while_the_work_goes_on() {
        let job = start(vec![1], |worker| {
            while worker.keep_on().is_continue() {
                worker.update(|found| found[0] += 1);
            }
        });
        let before = job.found();
        let value = before[0];
        // Reading does not block the worker.
        while job.found()[0] == value {
            assert!(job.is_running());
        }
        assert_eq!(before[0], value);
    }

    #[test]
    fn a_slot_keeps_a_job_for_its_key_and_drops_it_for_another() {
        let mut slot = Slot::default();
        let wait = |key| start((), |worker| while worker.keep_on().is_continue() {}).with_key(key);
        slot.get_or_start(1, wait);
        assert!(slot.get(&1).is_some());
        assert_eq!(*slot.get_or_start(2, wait).key(), 2);
        assert!(slot.get(&1).is_none());
        assert!(slot.current().is_none());
    }

    impl<T> Job<u8, T> {
        fn with_key(mut self, key: u8) -> Self {
            self.key = key;
            self
        }
    }

    #[test]
    fn what_is_found_is_handed_over() {
        let job = start(Vec::new(), |worker| worker.update(|found| found.push(8)));
        job.wait(LONG);
        assert_eq!(job.into_found(), [8]);
    }
}
