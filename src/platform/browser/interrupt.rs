//! No signals come to a page.

use std::io;

/// Does nothing: no signal comes.
///
/// # Errors
/// Never.
pub fn watch(_on_signal: impl FnOnce(i32) + Send + 'static) -> io::Result<()> {
    Ok(())
}
