//! Background work: a thread for each job.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use crate::platform::{Described, Launch};

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
/// If the system gives no thread, and for work of a worker: threads share the memory.
pub fn start(launch: Launch) -> io::Result<Running> {
    let Launch::Here(run) = launch else { return Err(io::ErrorKind::Unsupported.into()) };
    thread::Builder::new().name("job".to_owned()).spawn(run).map(|_| Running)
}

/// Handles items in a thread of its own, because it may take longer than a frame. Handling returns a problem, if there
/// was one.
///
/// Dropping it waits until the last item is handled.
#[derive(Debug)]
pub struct Latest<T> {
    mailbox: Arc<Mailbox<T>>,
    /// `None` only while it is dropped.
    thread: Option<JoinHandle<()>>,
}

/// Hands items over to the thread. A newer one replaces an older one that the thread has not taken yet.
#[derive(Debug)]
struct Mailbox<T> {
    state: Mutex<MailboxState<T>>,
    changed: Condvar,
}

#[derive(Debug)]
struct MailboxState<T> {
    item: Option<T>,
    /// Whether no more items will come.
    is_closed: bool,
    /// Why the last item could not be handled.
    problem: Option<String>,
}

impl<T: Send + 'static> Latest<T> {
    /// Starts the thread. `wake` is called from it when [`Self::problem`] has changed. `defect` is the problem if
    /// `handle` panics; later items are handled all the same. A thread needs no description of its items.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(
        handle: impl Fn(T) -> Option<String> + Send + 'static,
        _describe: impl Fn(&T) -> Option<Described> + 'static,
        defect: String,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        Self::start_in(thread::Builder::new().name("latest".to_owned()), handle, defect, wake)
    }

    fn start_in(
        thread: thread::Builder,
        handle: impl Fn(T) -> Option<String> + Send + 'static,
        defect: String,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let mailbox = Arc::new(Mailbox::default());
        let shared = mailbox.clone();
        let thread = thread.spawn(move || {
            while let Some(item) = shared.take() {
                let handled = catch_unwind(AssertUnwindSafe(|| handle(item)));
                if shared.report(handled.unwrap_or_else(|_| Some(defect.clone()))) {
                    wake();
                }
            }
        })?;
        Ok(Self { mailbox, thread: Some(thread) })
    }

    /// Hands an item over. An older one that the thread has not taken yet is dropped.
    pub fn hand_over(&self, item: T) {
        self.mailbox.change(|state| state.item = Some(item));
    }

    /// Returns why the last item could not be handled. `None` if it was.
    pub fn problem(&self) -> Option<String> {
        self.mailbox.state().problem.clone()
    }
}

impl<T> Drop for Latest<T> {
    fn drop(&mut self) {
        self.mailbox.change(|state| state.is_closed = true);
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has printed its message already.
            let _ = thread.join();
        }
    }
}

impl<T> Default for Mailbox<T> {
    fn default() -> Self {
        let state = MailboxState { item: None, is_closed: false, problem: None };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }
}

impl<T> Mailbox<T> {
    fn change(&self, change: impl FnOnce(&mut MailboxState<T>)) {
        change(&mut self.state());
        self.changed.notify_one();
    }

    /// Records why the last item could not be handled. Returns whether that is news.
    fn report(&self, problem: Option<String>) -> bool {
        let mut state = self.state();
        let is_news = state.problem != problem;
        state.problem = problem;
        is_news
    }

    /// Waits for an item and takes it. Returns `None` once the mailbox is closed and empty.
    fn take(&self) -> Option<T> {
        let is_idle = |state: &mut MailboxState<T>| state.item.is_none() && !state.is_closed;
        let mut state = self.changed.wait_while(self.state(), is_idle).unwrap_or_else(PoisonError::into_inner);
        state.item.take()
    }

    fn state(&self) -> MutexGuard<'_, MailboxState<T>> {
        // Each change sets one field, so the state is whole even after a panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_item_replaces_one_that_waits() {
        let mailbox = Mailbox::default();
        for item in [1, 2, 3] {
            mailbox.change(|state| state.item = Some(item));
        }
        assert_eq!(mailbox.take(), Some(3));
        mailbox.change(|state| state.item = Some(4));
        mailbox.change(|state| state.is_closed = true);
        assert_eq!([mailbox.take(), mailbox.take()], [Some(4), None], "what is left is handled before the end");
    }

    #[test]
    fn a_refused_thread_is_an_error() {
        // No system has room for a stack of this size.
        let refused = thread::Builder::new().stack_size(1 << 60);
        assert!(Latest::<u8>::start_in(refused, |_| None, String::new(), || {}).is_err());
    }

    #[test]
    fn after_a_panic_later_items_are_handled() {
        let (sender, news) = std::sync::mpsc::channel();
        let handle = |item: u8| if item == 0 { panic!("zero") } else { None };
        let latest = Latest::start(handle, |_| None, "defect".to_owned(), move || sender.send(()).unwrap()).unwrap();
        latest.hand_over(0);
        news.recv().unwrap();
        assert_eq!(latest.problem(), Some("defect".to_owned()));
        latest.hand_over(1);
        news.recv().unwrap();
        assert_eq!(latest.problem(), None);
    }
}
