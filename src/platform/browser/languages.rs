//! The files of the languages, which the page loads when a language is chosen, and the languages of the browser.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen_futures::spawn_local;

use crate::platform::browser::script;

include!(concat!(env!("OUT_DIR"), "/version.rs"));

thread_local! {
    /// The files that were loaded: those of this page, or of this worker.
    static LOADED: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    static SPOKEN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Returns the texts of a language in the form of [`choose_language`](crate::wording::choose_language). `None` if the page has
/// not [loaded](load) them.
pub fn texts(language: &str) -> Option<Cow<'static, str>> {
    file(&format!("languages/{language}-{VERSION}.json"))
}

/// Returns the words of the bundled lessons in a language. `None` if the page has not [loaded](load) them.
pub fn words(language: &str) -> Option<Cow<'static, str>> {
    file(&format!("languages/{language}-{VERSION}.ron"))
}

/// Returns a file that is there. A worker can wait for it.
fn file(name: &str) -> Option<Cow<'static, str>> {
    if let Some(text) = LOADED.with_borrow(|loaded| loaded.get(name).cloned()) {
        return Some(Cow::Owned(text));
    }
    let text = String::from_utf8(script::site_file(name)?.to_vec()).ok()?;
    LOADED.with_borrow_mut(|loaded| loaded.insert(name.to_owned(), text.clone()));
    Some(Cow::Owned(text))
}

/// Loads the files of a language into the page, and then calls `then` with whether they are there.
pub fn load(language: &str, then: impl FnOnce(bool) + 'static) {
    let language = language.to_owned();
    spawn_local(async move { then(loaded(&language).await) });
}

/// Loads the files of a language into the page. Returns whether they are there. English needs none.
pub async fn loaded(language: &str) -> bool {
    let endings: &[&str] = if language == "en" { &[] } else { &["json", "ron"] };
    for ending in endings {
        let name = format!("languages/{language}-{VERSION}.{ending}");
        let Some(text) = script::load_text(&name).await.as_string() else { return false };
        LOADED.with_borrow_mut(|loaded| loaded.insert(name, text));
    }
    true
}

/// Notes the language that the program speaks now. Its workers speak it, too.
pub fn note(language: &str) {
    SPOKEN.set(language.to_owned());
}

/// Returns the language that the program speaks now.
pub fn spoken() -> String {
    SPOKEN.with_borrow(Clone::clone)
}

/// Returns the languages that the browser is set to, the best first.
pub fn of_system() -> Vec<String> {
    script::languages()
}

/// Keeps a language for the next visit, or `None` to follow the browser.
pub fn remember(language: Option<&str>) {
    script::remember_language(language.unwrap_or_default());
}

/// Returns the language of the page's own texts: that of its address, or the kept one, or that of the browser.
pub fn of_page() -> String {
    script::page_language()
}
