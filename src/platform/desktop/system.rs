//! The clock, and signals that ask the program to end. A window of the desktop is not a part of a page.

pub use std::time::Instant;

use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::platform::LocalTime;

/// Returns the time in milliseconds since 1970.
pub fn unix_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Returns a time in milliseconds since 1970 as it is where the user is.
pub fn local_time(unix_ms: u64) -> LocalTime {
    let time = jiff::Timestamp::from_millisecond(unix_ms as i64).unwrap_or_default();
    let time = time.to_zoned(jiff::tz::TimeZone::system());
    let [month, day, hour, minute] = [time.month(), time.day(), time.hour(), time.minute()].map(i8::unsigned_abs);
    LocalTime { year: time.year(), month, day, hour, minute }
}

/// Returns the hour and the minute of the day, where the user is.
pub fn time_of_day() -> (u8, u8) {
    let now = jiff::Zoned::now();
    (now.hour().unsigned_abs(), now.minute().unsigned_abs())
}

/// Calls `on_signal` at the first signal that asks the program to end, in a thread of its own and with the signal's
/// number. On Unix these are SIGINT, SIGTERM, SIGHUP and SIGQUIT, and elsewhere Ctrl+C, as SIGINT.
///
/// The program has to end soon then. A second signal ends it at once, with 128 and the signal's number as its status.
/// A signal that is ignored when the program starts, as `nohup` has it for SIGHUP, stays so on Linux.
///
/// # Errors
/// If the system refuses to watch the signals, or refuses a thread.
#[cfg(unix)]
pub fn watch_signals(on_signal: impl FnOnce(i32) + Send + 'static) -> io::Result<()> {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::flag::{register, register_conditional_shutdown};
    use signal_hook::iterator::Signals;

    let ignored = ignored_signals();
    let is_watched = |signal: &i32| ignored >> (signal - 1) & 1 == 0;
    let watched: Vec<_> = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].into_iter().filter(is_watched).collect();
    let mut signals = Signals::new(&watched)?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        if let Some(signal) = signals.forever().next() {
            on_signal(signal);
        }
    })?;
    let had_one = Arc::new(AtomicBool::new(false));
    for signal in watched {
        // In this order, so that the first signal does not end the program.
        register_conditional_shutdown(signal, 128 + signal, had_one.clone())?;
        register(signal, had_one.clone())?;
    }
    Ok(())
}

/// Returns the signals that the program ignores, as a bit for each. 0 if the system does not say it.
#[cfg(unix)]
fn ignored_signals() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let bits = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    bits.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok()).unwrap_or_default()
}

#[cfg(not(unix))]
pub fn watch_signals(on_signal: impl FnOnce(i32) + Send + 'static) -> io::Result<()> {
    const SIGINT: i32 = 2;
    let mut on_signal = Some(on_signal);
    ctrlc::set_handler(move || match on_signal.take() {
        Some(on_signal) => on_signal(SIGINT),
        None => std::process::exit(128 + SIGINT),
    })
    .map_err(io::Error::other)
}

/// Whether the window is a part of a page in a browser.
pub const IS_PAGE: bool = false;

/// Does nothing: the window has a title of its own.
pub fn set_title(_title: &str) {}

/// Does nothing: the window enters the full screen by itself.
pub fn set_full_screen(_on: bool) {}

/// Does nothing: the keyboard of the system shows what it does.
pub fn show_digit_keys(_on: bool) {}

/// Returns the address of the page: there is none.
pub fn page_address() -> Option<String> {
    None
}

/// Returns whether the pointer of this device is first of all a finger: that is not known before the first touch.
pub fn is_for_fingers() -> bool {
    false
}
