//! The terminal that the program was started from, on Windows.
//!
//! Windows gives a program either a console at its start, which would stay behind the window, or none. This program gets
//! none, and takes that of the terminal. The shell does not wait for such a program: its prompt is back before the
//! answer is there. `start /wait` waits, and so does a pipe.

use std::io;
use std::os::windows::io::AsRawHandle;

use rfd::{MessageDialog, MessageLevel};
use winsafe::{AttachConsole, PidParent};

/// Makes what the program prints appear in the terminal that it was started from, if there is one. What goes to a file or
/// a pipe goes on to do so.
pub fn attach() {
    if !prints() {
        // Without a terminal there is nobody to read it.
        let _ = AttachConsole(PidParent::Parent);
    }
}

/// Shows a message in a dialog if it can't be read in a terminal or a file.
pub fn show_without_terminal(message: &str) {
    if !prints() {
        MessageDialog::new().set_level(MessageLevel::Error).set_title("coin-duel").set_description(message).show();
    }
}

/// Whether what the program prints goes anywhere.
fn prints() -> bool {
    !io::stdout().as_raw_handle().is_null()
}
