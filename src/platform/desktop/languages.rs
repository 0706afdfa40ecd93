//! The files of the languages, which are parts of the program, and the languages of the system.

use std::borrow::Cow;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Returns the texts of a language in the form of [`choose_language`](crate::wording::choose_language).
pub fn texts(language: &str) -> Option<Cow<'static, str>> {
    FILES.iter().find(|(name, ..)| *name == language).map(|(_, texts, _)| Cow::Borrowed(*texts))
}

/// Returns the words of the bundled lessons in a language.
pub fn words(language: &str) -> Option<Cow<'static, str>> {
    FILES.iter().find(|(name, ..)| *name == language).map(|(.., words)| Cow::Borrowed(*words))
}

/// Returns the languages that the system is set to, the best first.
pub fn of_system() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Calls `then` with `true`: all languages are there.
pub fn load(_language: &str, then: impl FnOnce(bool) + 'static) {
    then(true);
}

/// Does nothing: the preferences are there before anything is shown.
pub fn remember(_language: Option<&str>) {}

/// Does nothing: threads share the language.
pub fn note(_language: &str) {}
