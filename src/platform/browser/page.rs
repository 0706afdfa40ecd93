//! The page around the window.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::script;

/// Whether the window is a part of a page in a browser.
pub const IS_PAGE: bool = true;

/// Sets the title of the page.
pub fn set_title(title: &str) {
    script::set_title(title);
}

/// Enters the full screen, or leaves it.
pub fn set_full_screen(on: bool) {
    script::set_full_screen(on);
}

/// Returns the part of the page's address behind `#`, with it. `None` if there is none.
pub fn fragment() -> Option<String> {
    Some(script::fragment()).filter(|fragment| fragment.len() > 1)
}

/// Returns the part of the page's address from `?` to `#`.
pub fn query() -> String {
    script::query()
}

/// Returns the address of the page, as links to it begin.
pub fn address() -> Option<String> {
    Some(script::address())
}

/// Calls `then` whenever the part of the address behind `#` changes, as long as the page is open.
pub fn on_fragment(then: impl Fn(String) + 'static) {
    let changed = Closure::<dyn Fn()>::new(move || then(script::fragment()));
    script::on_fragment(changed.as_ref().unchecked_ref());
    changed.forget();
}

/// Returns whether the pointer of this device is first of all a finger.
pub fn is_for_fingers() -> bool {
    script::prefers("(pointer:coarse)")
}

/// What the settings of the system ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    LessMotion,
    MoreContrast,
}

impl Wish {
    /// Returns whether the system asks for it.
    pub fn is_made(self) -> bool {
        script::prefers(self.query())
    }

    /// Calls `then` with whether the system asks for it whenever that changes, as long as the page is open.
    pub fn follow(self, then: impl Fn(bool) + 'static) {
        let changed = Closure::<dyn Fn(bool)>::new(then);
        script::on_preference(self.query(), changed.as_ref().unchecked_ref());
        changed.forget();
    }

    fn query(self) -> &'static str {
        match self {
            Self::LessMotion => "(prefers-reduced-motion:reduce)",
            Self::MoreContrast => "(prefers-contrast:more)",
        }
    }
}
