//! The work of a worker of the page. Its program is another one than that of the window: it has no window, but all that
//! only workers do, such as exports.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::app::work;
use crate::platform::jobs;
use crate::wording::choose_language;

/// Does the work of this kind that `bytes` describe, in a language. `files` are pairs of path and bytes.
///
/// # Errors
/// If there is no such work. The error is a text.
#[wasm_bindgen(js_name = runWork)]
pub fn run_work(kind: &str, bytes: &[u8], files: &Array, language: &str) -> Result<(), JsValue> {
    choose_language(language);
    jobs::work(files, |post| work::run(kind, bytes, post)).map_err(JsValue::from)
}
