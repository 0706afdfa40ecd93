//! Items that are handled at once, or in a worker if that takes long. A newer one replaces one that is being handled.

use std::cell::RefCell;
use std::fmt;
use std::io;
use std::rc::Rc;

use super::files;
use super::jobs::{self, Running};
use crate::platform::launch::{Apart, Described, Launch};

/// Handles items. Handling returns a problem, if there was one.
pub struct Latest<T> {
    handle: Box<dyn Fn(T) -> Option<String>>,
    describe: Box<dyn Fn(&T) -> Option<Described>>,
    defect: String,
    news: Rc<News>,
    /// The worker that handles the last item.
    running: RefCell<Option<Running>>,
}

/// Why the last item could not be handled, and whom to tell.
struct News {
    problem: RefCell<Option<String>>,
    wake: Box<dyn Fn()>,
}

impl News {
    fn report(&self, problem: Option<String>) {
        if self.problem.replace(problem.clone()) != problem {
            (self.wake)();
        }
    }
}

impl<T> Latest<T> {
    /// Takes `handle`. `wake` is called when [`Self::problem`] has changed. `describe` returns the work of a worker for
    /// an item that takes longer than a frame; the worker finds a problem or `None`. `defect` is the problem if the
    /// worker breaks down.
    ///
    /// # Errors
    /// Never.
    pub fn start(
        handle: impl Fn(T) -> Option<String> + Send + 'static,
        describe: impl Fn(&T) -> Option<Described> + 'static,
        defect: String,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let news = Rc::new(News { problem: RefCell::default(), wake: Box::new(wake) });
        let (handle, describe) = (Box::new(handle), Box::new(describe));
        Ok(Self { handle, describe, defect, news, running: RefCell::default() })
    }

    /// Handles an item. One that a worker still handles is dropped.
    pub fn hand_over(&self, item: T) {
        if let Some(running) = self.running.take() {
            running.end_now();
        }
        let Some(Described { kind, bytes }) = (self.describe)(&item) else {
            return self.news.report((self.handle)(item));
        };
        let (news, defect) = (Rc::clone(&self.news), self.defect.clone());
        let apart = Apart {
            kind,
            describe: Box::new(move || bytes),
            reads: Vec::new(),
            receive: Box::new(move |report| {
                let problem = report.ok().and_then(|bytes| rmp_serde::from_slice(bytes).ok());
                news.report(problem.unwrap_or_else(|| Some(defect.clone())));
            }),
        };
        let launch = Launch { run: Box::new(|| {}), is_short: false, apart: Some(apart) };
        *self.running.borrow_mut() = jobs::start(launch).ok();
    }

    /// Returns why the last item could not be handled. `None` if it was. The storage says only later that it kept nothing.
    pub fn problem(&self) -> Option<String> {
        self.news.problem.borrow().clone().or_else(|| files::storage_problem().map(|problem| problem.to_string()))
    }
}

impl<T> fmt::Debug for Latest<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Latest")
    }
}
