//! Background work: a worker with an instance of its own for each job.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::{files, script};
use crate::platform::launch::{Apart, Launch};

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
    let Some(Apart { kind, describe, reads, mut receive }) = launch.apart.filter(|_| !launch.is_short) else {
        (launch.run)();
        return Ok(Running { number: None });
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
    let module = wasm_bindgen::module();
    let number = script::start_work(&module, kind, &work, &files::beside(&reads), receive.as_ref().unchecked_ref());
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
