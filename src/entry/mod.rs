//! How the program begins: its window on the desktop and in a page of a browser, and the workers of the page.
//!
//! Together with [`platform`](crate::platform) this is all that depends on where the program runs.

#[cfg(all(feature = "gui", target_arch = "wasm32"))]
mod browser;
#[cfg(all(feature = "gui", windows))]
pub mod console;
#[cfg(all(feature = "gui", not(target_arch = "wasm32")))]
mod desktop;
#[cfg(all(not(feature = "gui"), target_arch = "wasm32"))]
mod worker;

#[cfg(all(feature = "gui", target_arch = "wasm32"))]
pub use browser::{
    coins_of_link, is_of_command, language_is_missing, leaves_by_tab, new_version_is_there, page_asks, report_to,
    show_error, speak, start, start_again,
};
#[cfg(all(feature = "gui", not(target_arch = "wasm32")))]
pub use desktop::{StartError, run};
#[cfg(all(not(feature = "gui"), target_arch = "wasm32"))]
pub use worker::run_work;
