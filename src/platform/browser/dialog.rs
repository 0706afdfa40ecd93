//! The file dialog of the browser. It only opens files.

use std::cell::Cell;
use std::io;
use std::rc::Rc;
use std::task::Poll;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

use super::{files, script};
use crate::platform::{FileAnswer, FileQuestion};

/// Whether the browser asks where a file is saved. It does that by itself, or never.
pub const ASKS_WHERE_TO_SAVE: bool = false;

/// The file dialog of the browser. Its answer is awaited as long as this value exists.
pub struct SystemDialog {
    answer: Rc<Cell<Option<FileAnswer>>>,
}

impl SystemDialog {
    /// Opens the dialog. The chosen file is in the store when `wake` is called.
    ///
    /// # Errors
    /// Never.
    pub fn open(asked: &FileQuestion<'_>, wake: impl FnOnce() + Send + 'static) -> io::Result<Self> {
        let endings = asked.kinds.iter().flat_map(|(_, endings)| endings.iter()).filter(|ending| **ending != "*");
        let accept = endings.map(|ending| format!(".{ending}")).collect::<Vec<_>>().join(",");
        let answer = Rc::new(Cell::new(None));
        let answered = Rc::clone(&answer);
        spawn_local(async move {
            let picked = script::pick_file(&accept).await;
            let path = picked.dyn_ref::<Array>().and_then(|pair| {
                let bytes = pair.get(1).dyn_into::<Uint8Array>().ok()?;
                Some(files::put_opened(&pair.get(0).as_string()?, bytes.to_vec()))
            });
            answered.set(Some(path.into()));
            wake();
        });
        Ok(Self { answer })
    }

    /// Returns the answer once the dialog is closed. Never waits.
    pub fn answer(&self) -> Poll<FileAnswer> {
        self.answer.take().map_or(Poll::Pending, Poll::Ready)
    }
}
