//! Background work: a worker for each job, with a program without a window.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::Path;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use crate::form;
use crate::platform::browser::{files, languages, script};
use crate::platform::{Described, Launch, WorkerLaunch};

/// Whether a frame can wait for a job without stopping it.
pub const CAN_WAIT: bool = false;

/// Whether a job shares the memory of the program. Then its work needs no form in bytes.
pub const SHARES_MEMORY: bool = false;

type Receive = Closure<dyn FnMut(String, JsValue, JsValue)>;

thread_local! {
    /// What takes the reports of each work that runs.
    static RECEIVERS: RefCell<BTreeMap<u32, Receive>> = const { RefCell::new(BTreeMap::new()) };
}

/// A job that was started.
#[derive(Debug)]
pub struct Running {
    /// `None` if the work was done at once.
    number: Option<u32>,
}

impl Running {
    /// Ends the work at once. Returns whether it did.
    pub fn end_now(&self) -> bool {
        let Some(number) = self.number else { return false };
        script::end_work(number);
        RECEIVERS.with_borrow_mut(|receivers| receivers.remove(&number));
        true
    }
}

/// Starts work in a worker, or does short work at once.
///
/// # Errors
/// Never.
pub fn start(launch: Launch) -> io::Result<Running> {
    let WorkerLaunch { kind, describe, reads, mut receive } = match launch {
        Launch::Apart(apart) => apart,
        Launch::Here(run) => {
            run();
            return Ok(Running { number: None });
        }
    };
    let work = Uint8Array::from(&describe()[..]);
    let receive = Receive::new(move |what: String, bytes: JsValue, text: JsValue| {
        let bytes = bytes.dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
        match (&*what, bytes) {
            ("found", Ok(bytes)) => receive(Ok(&bytes)),
            ("wrote", Ok(bytes)) => files::put_written(Path::new(&text.as_string().unwrap_or_default()), bytes),
            ("failed", _) => receive(Err(text.as_string().unwrap_or_default())),
            _ => {}
        }
    });
    let files = files::beside(&reads);
    let number = script::start_work(kind, &work, &files, &languages::spoken(), receive.as_ref().unchecked_ref());
    RECEIVERS.with_borrow_mut(|receivers| receivers.insert(number, receive));
    Ok(Running { number: Some(number) })
}

/// In a worker: does the work that `run` starts, with these files, and hands over what it has written.
///
/// # Errors
/// If `run` fails.
pub fn work(files: &Array, run: impl FnOnce(fn(&[u8])) -> Result<(), String>) -> Result<(), String> {
    std::panic::set_hook(Box::new(|panic| {
        let payload = panic.payload();
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        script::post_failed(&text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default());
    }));
    files::enter_worker(files);
    run(script::post_found)?;
    for (path, bytes) in files::take_written() {
        script::post_written(&path.to_string_lossy(), &bytes);
    }
    Ok(())
}

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
        let apart = WorkerLaunch {
            kind,
            describe: Box::new(move || bytes),
            reads: Vec::new(),
            receive: Box::new(move |report| {
                let problem = report.ok().and_then(|bytes| form::read_bytes(bytes).ok());
                news.report(problem.unwrap_or_else(|| Some(defect.clone())));
            }),
        };
        *self.running.borrow_mut() = start(Launch::Apart(apart)).ok();
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
