//! Signals that ask the program to end.

use std::io;

/// Calls `on_signal` at the first signal that asks the program to end, in a thread of its own and with the signal's
/// number. On Unix these are SIGINT, SIGTERM, SIGHUP and SIGQUIT, and elsewhere Ctrl+C, as SIGINT.
///
/// The program has to end soon then. A second signal ends it at once, with 128 and the signal's number as its status.
/// A signal that is ignored when the program starts, as `nohup` has it for SIGHUP, stays so on Linux.
///
/// # Errors
/// If the system refuses to watch the signals, or refuses a thread.
#[cfg(unix)]
pub fn watch(on_signal: impl FnOnce(i32) + Send + 'static) -> io::Result<()> {
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
pub fn watch(on_signal: impl FnOnce(i32) + Send + 'static) -> io::Result<()> {
    const SIGINT: i32 = 2;
    let mut on_signal = Some(on_signal);
    ctrlc::set_handler(move || match on_signal.take() {
        Some(on_signal) => on_signal(SIGINT),
        None => std::process::exit(128 + SIGINT),
    })
    .map_err(io::Error::other)
}
