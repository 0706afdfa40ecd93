//! Jobs: work in the background, so that the window stays responsive.
//!
//! [`Work`] is a value that says what is computed, such as the map of a row. A thread runs it on the desktop. In a
//! browser it travels to a worker as bytes, and what it finds travels back.
//!
//! A [`Slot`] keeps one job for the work that is wanted now, and drops a job of any other work. The results so far can be
//! read at any time. The end of a job is always reported, even if its work panics or the system gives it no thread.

use std::any::Any;
use std::io;
use std::mem;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::form;
use crate::platform::jobs::{self, Running};
use crate::platform::system::Instant;
use crate::platform::{Launch, WorkerLaunch};
use crate::wording::notices;

/// How long a frame waits for work that is fast on short rows, so that the window does not flicker.
pub const PATIENCE: Duration = Duration::from_millis(4);

/// A worker that shares no memory reports what it has found at most once in this time.
const REPORT_INTERVAL: Duration = Duration::from_millis(50);

/// Work for the background, described by a value. Equal values compute the same.
pub trait Work: Clone + PartialEq + Send + Serialize + DeserializeOwned + 'static {
    /// What it finds, as far as it is done.
    type Found: Clone + Send + Sync + Serialize + DeserializeOwned + 'static;

    /// The name of this kind of work. A worker that shares no memory finds the code by it.
    const KIND: &'static str;

    /// Returns the result until the work has found more.
    fn first(&self) -> Self::Found;

    /// Does the work.
    fn run(self, worker: &Worker<Self::Found>);

    /// Whether it takes so little time that it is done at once where there are no threads: far less than a frame.
    fn is_short(&self) -> bool {
        false
    }

    /// Returns the files that it reads. What is beside them counts, too: a session can name a text file there.
    fn reads(&self) -> Vec<PathBuf> {
        Vec::new()
    }
}

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    Running,
    /// Everything is found.
    Done,
    /// It was stopped. Only a part may be found.
    Stopped,
    /// It failed for this reason: its work panicked, or the system gave it no thread.
    Failed(String),
}

/// [`Work`] in the background, with the results so far.
///
/// Dropping a job stops its work, without waiting for the end.
pub struct Job<W: Work> {
    work: W,
    shared: Arc<Shared<W::Found>>,
    /// `None` if it could not be started.
    running: Option<Running>,
}

/// The work's side of a [`Job`].
pub struct Worker<T> {
    shared: Arc<Shared<T>>,
    waker: Waker,
}

impl<T> Clone for Worker<T> {
    fn clone(&self) -> Self {
        Self { shared: Arc::clone(&self.shared), waker: self.waker.clone() }
    }
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
    fn new(first: T) -> Self {
        let state = Mutex::new(JobState { found: Some(Arc::new(first)), status: Status::Running });
        Self { state, has_ended: Condvar::new(), stop: AtomicBool::new(false) }
    }

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

impl<W: Work> Job<W> {
    /// Starts the work. `waker` asks for a frame after each update and at the end.
    pub fn start(waker: &Waker, work: W) -> Self {
        let of_thread = work.clone();
        Self::start_by(waker, work, |worker| of_thread.run(worker), jobs::start)
    }

    /// The same with another way to `run` the work, and to `launch` it, which a system may refuse.
    fn start_by(
        waker: &Waker,
        work: W,
        run: impl FnOnce(&Worker<W::Found>) + Send + 'static,
        launch: impl FnOnce(Launch) -> io::Result<Running>,
    ) -> Self {
        let shared = Arc::new(Shared::new(work.first()));
        let worker = Worker { shared: Arc::clone(&shared), waker: waker.clone() };
        // Code that can't be reached is left out: the forms in bytes of all works where there are threads, and of short
        // ones in a page, whose program does not contain what only its workers do either.
        let launched = launch(if jobs::SHARES_MEMORY || work.is_short() {
            Launch::Here(Box::new(move || {
                let ended = catch_unwind(AssertUnwindSafe(|| run(&worker)));
                worker.end(match ended {
                    Err(panic) => Status::Failed(panic_text(&*panic)),
                    Ok(()) if worker.shared.is_stopped() => Status::Stopped,
                    Ok(()) => Status::Done,
                });
            }))
        } else {
            Launch::Apart(apart(work.clone(), worker))
        });
        let running = launched.map_err(|error| shared.end(Status::Failed(notices::no_thread(error.to_string()))));
        Self { work, shared, running: running.ok() }
    }

    /// Stops the job and returns what it has found. Nothing is copied if the work has ended.
    pub fn into_found(self) -> W::Found {
        let found = self.shared.lock().found.take();
        Arc::unwrap_or_clone(found.expect("it is handed over once"))
    }

    /// Returns what the job computes.
    pub fn work(&self) -> &W {
        &self.work
    }

    /// Returns what is found so far. O(1).
    pub fn found(&self) -> Arc<W::Found> {
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

    /// Waits for the end of the work, at most for this time. Does not wait where a frame can't.
    pub fn wait(&self, at_most: Duration) {
        if !jobs::CAN_WAIT {
            return;
        }
        let state = self.shared.lock();
        let is_running = |state: &mut JobState<W::Found>| state.status == Status::Running;
        drop(self.shared.has_ended.wait_timeout_while(state, at_most, is_running));
    }

    /// Waits for the end of the work. Where a frame can't wait, the work is stopped.
    pub fn finish(&self) {
        if !jobs::CAN_WAIT {
            self.stop();
        }
        while jobs::CAN_WAIT && self.is_running() {
            self.wait(Duration::from_secs(1));
        }
    }

    /// Asks the work to end early, and returns immediately. What it has found stays.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
        if self.is_running() && self.running.as_ref().is_some_and(Running::end_now) {
            self.shared.end(Status::Stopped);
        }
    }
}

impl<W: Work> Drop for Job<W> {
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

    /// Replaces what is found, and asks for a frame. A frame never waits until the results before are freed.
    pub fn replace(&self, found: T) {
        let mut found = Arc::new(found);
        if let Some(before) = &mut self.shared.lock().found {
            mem::swap(before, &mut found);
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

impl<T> Worker<T> {
    fn end(&self, status: Status) {
        self.shared.end(status);
        self.waker.wake();
    }
}

impl<T: DeserializeOwned> Worker<T> {
    /// Takes over what a worker that shares no memory has reported.
    fn receive(&self, report: Result<&[u8], String>) {
        if self.shared.is_stopped() {
            return;
        }
        match report.and_then(form::read_bytes::<(T, Status)>) {
            Ok((found, status)) => {
                let mut state = self.shared.lock();
                // It is `None` once the job has handed it over.
                if let Some(before) = &mut state.found {
                    *before = Arc::new(found);
                }
                state.status = status;
            }
            Err(reason) => self.shared.end(Status::Failed(reason)),
        }
        self.waker.wake();
    }
}

/// Returns work for a worker that shares no memory. `receiver` takes over what it reports.
fn apart<W: Work>(work: W, receiver: Worker<W::Found>) -> WorkerLaunch {
    WorkerLaunch {
        kind: W::KIND,
        reads: work.reads(),
        describe: Box::new(move || form::bytes(&work).expect("all work has a form in bytes")),
        receive: Box::new(move |report| receiver.receive(report)),
    }
}

/// Does work that came as `bytes`, in a worker that shares no memory. `post` gets what is found, from time to time and
/// at the end.
///
/// # Errors
/// If the bytes are no work of this kind.
pub fn run_described<W: Work>(bytes: &[u8], post: fn(&[u8])) -> Result<(), String> {
    let work: W = form::read_bytes(bytes)?;
    let shared = Arc::new(Shared::new(work.first()));
    let report = move |shared: &Shared<W::Found>, status: Status| {
        let state = shared.lock();
        let found = state.found.as_deref().expect("nobody takes it here");
        post(&form::bytes(&(found, status)).expect("all results have a form in bytes"));
    };
    let (of_waker, last) = (Arc::clone(&shared), Mutex::new(Instant::now()));
    let waker = Waker::new(move || {
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.elapsed() >= REPORT_INTERVAL {
            report(&of_waker, Status::Running);
            *last = Instant::now();
        }
    });
    work.run(&Worker { shared: Arc::clone(&shared), waker });
    report(&shared, Status::Done);
    Ok(())
}

/// Returns the message of a panic.
fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| notices::program_defect().to_owned())
}

/// A place for at most one job: the job for the work that is wanted now.
///
/// A request for other work drops the job, which stops it.
pub struct Slot<W: Work>(Option<Job<W>>);

impl<W: Work> Default for Slot<W> {
    fn default() -> Self {
        Self(None)
    }
}

impl<W: Work> Slot<W> {
    /// Returns the job that does `work`, if there is one. A job of other work is dropped.
    pub fn get(&mut self, work: &W) -> Option<&Job<W>> {
        self.0.take_if(|job| job.work != *work);
        self.0.as_ref()
    }

    /// Returns the job that does `work`, which is started if there is none. A new job is waited for at most for
    /// [`PATIENCE`], because work on a short row is done at once. A job of other work is dropped.
    pub fn get_or_start(&mut self, waker: &Waker, work: W) -> &Job<W> {
        self.0.take_if(|job| job.work != work);
        self.0.get_or_insert_with(|| {
            let job = Job::start(waker, work);
            job.wait(PATIENCE);
            job
        })
    }

    /// Returns the job, whatever its work is.
    pub fn current(&self) -> Option<&Job<W>> {
        self.0.as_ref()
    }

    /// Starts work in the place of the present job, which is dropped.
    pub fn start(&mut self, waker: &Waker, work: W) -> &Job<W> {
        self.0 = None;
        self.0.insert(Job::start(waker, work))
    }

    /// Starts work that changes from frame to frame, unless a job runs: if that were dropped each time, none would come to
    /// its end. Work that has failed is not tried again.
    pub fn start_in_turn(&mut self, waker: &Waker, work: W) {
        match self.0.as_ref().map(Job::status) {
            Some(Status::Running) => {}
            Some(Status::Failed(_)) if self.get(&work).is_some() => {}
            _ => {
                self.start(waker, work);
            }
        }
    }

    /// Removes a job that has come to its end. Returns its work and what it has found.
    pub fn take_done(&mut self) -> Option<(W, W::Found)> {
        let job = self.0.take_if(|job| job.status() == Status::Done)?;
        Some((job.work().clone(), job.into_found()))
    }

    /// Removes the job and returns it.
    pub fn take(&mut self) -> Option<Job<W>> {
        self.0.take()
    }

    /// Drops the job, which stops its work.
    pub fn clear(&mut self) {
        self.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use crate::text::said;
    use std::thread;

    use super::*;

    /// Work that a test does by a function of its own, with a key and the first result.
    #[derive(Clone, PartialEq, Serialize, Deserialize)]
    struct Plain<T>(u8, T);

    impl<T: Clone + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static> Work for Plain<T> {
        type Found = T;
        const KIND: &'static str = "plain";

        fn first(&self) -> T {
            self.1.clone()
        }

        fn run(self, worker: &Worker<T>) {
            // Returns as it is after a moment in which it can be replaced.
            while self.0 == 2 && worker.keep_on().is_continue() {
                thread::yield_now();
            }
            worker.update(|found| *found = self.1);
        }
    }

    fn start<T: Clone + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static>(
        first: T,
        work: impl FnOnce(&Worker<T>) + Send + 'static,
    ) -> Job<Plain<T>> {
        Job::start_by(&Waker::default(), Plain(1, first), work, jobs::start)
    }
    #[test]
    fn what_is_found_can_be_read_and_the_end_is_reported() {
        let job = start(0, |worker| worker.update(|found| *found = 7));
        job.finish();
        assert_eq!((job.status(), *job.found()), (Status::Done, 7));
    }

    #[test]
    fn what_is_replaced_is_freed_while_a_frame_reads_what_is_found() {
        static IS_FREED: AtomicBool = AtomicBool::new(false);
        static IS_READ: AtomicBool = AtomicBool::new(false);

        /// Number 1 is freed slowly: until a frame has read what is found.
        #[derive(Clone, PartialEq, Serialize, Deserialize)]
        struct Numbered(u8);

        impl Drop for Numbered {
            fn drop(&mut self) {
                IS_FREED.fetch_or(self.0 == 1, Ordering::SeqCst);
                while self.0 == 1 && !IS_READ.load(Ordering::SeqCst) {
                    thread::yield_now();
                }
            }
        }

        let job = start(Numbered(0), |worker| {
            worker.replace(Numbered(1));
            worker.replace(Numbered(2));
        });
        while !IS_FREED.load(Ordering::SeqCst) {
            thread::yield_now();
        }
        assert!(job.shared.state.try_lock().is_ok(), "a frame would wait");
        assert_eq!(job.found().0, 2);
        IS_READ.store(true, Ordering::SeqCst);
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
        job.finish();
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
        assert_eq!(receiver.recv(), Ok(()));
    }

    #[test]
    fn a_system_that_gives_no_thread_is_reported_as_the_end() {
        let refuse = |_| Err(io::Error::other("too many threads"));
        let job = Job::start_by(&Waker::default(), Plain(1, 0), |_| {}, refuse);
        let reason = said("notices.no-thread", &["too many threads"]).to_owned();
        assert_eq!((job.status(), *job.found()), (Status::Failed(reason), 0));
    }

    #[test]
    fn a_panic_is_reported_as_the_end_with_what_was_found_before() {
        let job = start(0, |worker| {
            worker.update(|found| *found = 3);
            panic!("no such cell");
        });
        job.finish();
        assert_eq!((job.status(), *job.found()), (Status::Failed("no such cell".to_owned()), 3));
    }

    #[test]
    fn the_end_asks_for_a_frame_even_after_a_panic() {
        let (sender, receiver) = std::sync::mpsc::channel();
        let waker = Waker::new(move || {
            let _ = sender.send(());
        });
        let job = Job::start_by(&waker, Plain(1, ()), |_| panic!("defect"), jobs::start);
        assert_eq!(receiver.recv(), Ok(()));
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
    fn a_slot_keeps_a_job_for_its_work_and_drops_it_for_other_work() {
        let mut slot = Slot::default();
        let waker = Waker::default();
        slot.get_or_start(&waker, Plain(2, 10));
        assert!(slot.get(&Plain(2, 10)).is_some());
        assert_eq!(slot.get_or_start(&waker, Plain(2, 11)).work().1, 11);
        assert!(slot.get(&Plain(2, 10)).is_none());
        assert!(slot.current().is_none());
    }

    #[test]
    fn what_a_worker_without_shared_memory_finds_comes_back_as_bytes() {
        static POSTED: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());
        let bytes = form::bytes(&Plain(1, vec![8, 15])).unwrap();
        run_described::<Plain<Vec<i32>>>(&bytes, |report| POSTED.lock().unwrap().push(report.to_vec())).unwrap();
        let job = start(Vec::<i32>::new(), |worker| while worker.keep_on().is_continue() {});
        let receiver = Worker { shared: Arc::clone(&job.shared), waker: Waker::default() };
        receiver.receive(Ok(POSTED.lock().unwrap().last().unwrap()));
        assert_eq!((job.status(), &*job.found()), (Status::Done, &vec![8, 15]));
    }

    #[test]
    fn a_worker_that_breaks_down_is_reported_as_the_end() {
        let job = start((), |worker| while worker.keep_on().is_continue() {});
        let receiver = Worker { shared: Arc::clone(&job.shared), waker: Waker::default() };
        receiver.receive(Err("out of memory".to_owned()));
        assert_eq!(job.status(), Status::Failed("out of memory".to_owned()));
        assert!(run_described::<Plain<u8>>(b"no work", |_| {}).is_err());
    }

    #[test]
    fn what_is_found_is_handed_over() {
        let job = start(Vec::new(), |worker| worker.update(|found| found.push(8)));
        job.finish();
        assert_eq!(job.into_found(), [8]);
    }
}
