//! The page around the window, the clock, and signals, of which none come to a page.

pub use web_time::Instant;

use std::io;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::platform::LocalTime;
use crate::platform::browser::script;

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

/// Lets the keyboard on the screen of a phone show digits alone, or all its keys.
pub fn show_digit_keys(on: bool) {
    script::show_digit_keys(on);
}

/// Returns the part of the page's address behind `#`, with it. Empty if there is none.
pub fn fragment() -> String {
    script::fragment()
}

/// Returns the part of the page's address from `?` to `#`.
pub fn query() -> String {
    script::query()
}

/// Returns the address of the page, as links to it begin.
pub fn page_address() -> Option<String> {
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

/// Returns the time in milliseconds since 1970.
pub fn unix_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// Returns a time in milliseconds since 1970 as it is where the user is.
pub fn local_time(unix_ms: u64) -> LocalTime {
    let time = js_sys::Date::new(&(unix_ms as f64).into());
    LocalTime {
        year: time.get_full_year() as i16,
        month: time.get_month() as u8 + 1,
        day: time.get_date() as u8,
        hour: time.get_hours() as u8,
        minute: time.get_minutes() as u8,
    }
}

/// Returns the hour and the minute of the day, where the user is.
pub fn time_of_day() -> (u8, u8) {
    let now = js_sys::Date::new_0();
    (now.get_hours() as u8, now.get_minutes() as u8)
}

/// Does nothing: no signal comes.
///
/// # Errors
/// Never.
pub fn watch_signals(_on_signal: impl FnOnce(i32) + Send + 'static) -> io::Result<()> {
    Ok(())
}
