//! The functions of the page's script.

use js_sys::{Array, Function, Uint8Array};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(raw_module = "./platform.js")]
extern "C" {
    /// Opens the browser's storage. Returns the pairs of path and bytes that are in it.
    #[wasm_bindgen(js_name = openStore)]
    pub async fn open_store() -> Array;

    /// Returns the number of the recovery file that this page alone may write. 0 for none.
    #[wasm_bindgen(js_name = heldSlot)]
    pub fn held_slot() -> u32;

    /// Returns why the storage does not keep anything. `undefined` if it does.
    #[wasm_bindgen(js_name = storageProblem)]
    pub fn storage_problem() -> Option<String>;

    /// Calls `then` when the storage begins or ceases to keep what it gets.
    #[wasm_bindgen(js_name = onStorageProblem)]
    pub fn on_storage_problem(then: &Function);

    /// Keeps a file in the storage.
    pub fn keep(path: &str, bytes: &[u8]);

    /// Removes a file from the storage.
    pub fn forget(path: &str);

    /// Hands a file to the user as a download.
    pub fn download(name: &str, bytes: &[u8]);

    /// Lets the user choose a file with one of these endings. Returns its name and its bytes, or `null`.
    #[wasm_bindgen(js_name = pickFile)]
    pub async fn pick_file(accept: &str) -> JsValue;

    /// Starts work in a worker, which gets the pairs of path and bytes in `files`. Returns the number of the work.
    ///
    /// `receive` gets `"found"` and bytes, `"wrote"`, bytes and a path, `"failed"`, nothing and a reason, and at the end
    /// `"done"`.
    #[wasm_bindgen(js_name = startWork)]
    pub fn start_work(kind: &str, work: &Uint8Array, files: &Array, language: &str, receive: &Function) -> u32;

    /// Ends the work of this number at once.
    #[wasm_bindgen(js_name = endWork)]
    pub fn end_work(number: u32);

    /// In a worker: hands over what is found.
    #[wasm_bindgen(js_name = postFound)]
    pub fn post_found(bytes: &[u8]);

    /// In a worker: hands over a file that was written.
    #[wasm_bindgen(js_name = postWritten)]
    pub fn post_written(path: &str, bytes: &[u8]);

    /// In a worker: says why it breaks down.
    #[wasm_bindgen(js_name = postFailed)]
    pub fn post_failed(reason: &str);

    /// In a worker: waits for a file of the site and returns its bytes. `undefined` in the page, and if there is no such file.
    #[wasm_bindgen(js_name = siteFile)]
    pub fn site_file(name: &str) -> Option<Uint8Array>;

    /// Loads a text file of the site. Returns it, or `undefined`.
    #[wasm_bindgen(js_name = loadText)]
    pub async fn load_text(name: &str) -> JsValue;

    /// Returns the languages that the browser is set to, the best first.
    pub fn languages() -> Vec<String>;

    /// Keeps a language for the next visit. With an empty name, the browser's is used again.
    #[wasm_bindgen(js_name = rememberLanguage)]
    pub fn remember_language(name: &str);

    /// Returns the language of the page's own texts.
    #[wasm_bindgen(js_name = pageLanguage)]
    pub fn page_language() -> String;

    /// Enters the full screen, or leaves it.
    #[wasm_bindgen(js_name = setFullScreen)]
    pub fn set_full_screen(on: bool);

    /// Sets the title of the page.
    #[wasm_bindgen(js_name = setTitle)]
    pub fn set_title(title: &str);

    /// Lets the keyboard on a screen show digits alone, or all its keys.
    #[wasm_bindgen(js_name = showDigitKeys)]
    pub fn show_digit_keys(on: bool);

    /// Returns the part of the page's address behind `#`, with it. Empty if there is none.
    #[wasm_bindgen(js_name = fragment)]
    pub fn fragment() -> String;

    /// Returns the part of the page's address from `?` to `#`. Empty if there is none.
    #[wasm_bindgen(js_name = query)]
    pub fn query() -> String;

    /// Returns the address of the page without query and fragment.
    #[wasm_bindgen(js_name = address)]
    pub fn address() -> String;

    /// Returns whether the user's settings match this media query.
    #[wasm_bindgen(js_name = prefers)]
    pub fn prefers(query: &str) -> bool;

    /// Calls `then` with whether they match whenever that changes.
    #[wasm_bindgen(js_name = onPreference)]
    pub fn on_preference(query: &str, then: &Function);

    /// Calls `then` when the part of the address behind `#` changes.
    #[wasm_bindgen(js_name = onFragment)]
    pub fn on_fragment(then: &Function);
}
