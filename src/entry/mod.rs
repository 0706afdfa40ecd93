//! How the window begins: on the desktop, and in a page of a browser.
//!
//! Together with [`platform`](crate::platform) this is all that depends on where the program runs.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(windows)]
pub mod console;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(target_arch = "wasm32")]
pub use browser::{
    coins_of_link, is_of_command, leaves_by_tab, new_version_is_there, page_asks, report_to, run_work, show_error,
    speak, start, start_again,
};
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{StartError, run};
