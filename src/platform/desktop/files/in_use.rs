//! Files that another program has open.
//!
//! On Windows, a file that is open may not be replaced, moved or written, unless its owner allows it. Virus scanners and
//! backups open a new file for a moment without that. Elsewhere no open file is in anybody's way.

use std::io;
use std::thread::sleep;
use std::time::Duration;

/// How often `act` is called again in [`while_in_use`].
const TRIES: u32 = 7;
/// The first pause. Each further one is twice as long: all of them take 1.3 seconds.
const PAUSE: Duration = Duration::from_millis(10);

/// Calls `act` until no other program has its file open, but not for longer than 1.3 seconds. Returns its last answer.
pub fn while_in_use<T>(mut act: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    for tried in 0..TRIES {
        match act() {
            Err(error) if is_in_use(&error) => sleep(PAUSE * 2_u32.pow(tried)),
            done => return done,
        }
    }
    act()
}

/// Whether an error says that another program has the file open.
#[cfg(windows)]
fn is_in_use(error: &io::Error) -> bool {
    const ERROR_ACCESS_DENIED: i32 = 5; // what replacing an open file gets
    const ERROR_SHARING_VIOLATION: i32 = 32;
    matches!(error.raw_os_error(), Some(ERROR_ACCESS_DENIED | ERROR_SHARING_VIOLATION))
}

#[cfg(not(windows))]
fn is_in_use(_error: &io::Error) -> bool {
    false
}

// Only there can a program keep others from its files.
#[cfg(all(test, windows))]
mod tests {
    use std::fs::{self, OpenOptions};
    use std::os::windows::fs::OpenOptionsExt;
    use std::sync::mpsc::channel;
    use std::thread;

    use super::super::{StagingFolder, write_atomically};
    use super::*;

    /// Runs `act` while the file at a path is open in another thread, which closes it 200 ms later.
    fn while_open_elsewhere<T>(path: &std::path::Path, act: impl FnOnce() -> T) -> T {
        let (opened, is_open) = channel();
        let held = path.to_owned();
        let holder = thread::spawn(move || {
            let file = OpenOptions::new().read(true).share_mode(0).open(held).unwrap();
            opened.send(()).unwrap();
            sleep(Duration::from_millis(200));
            drop(file);
        });
        is_open.recv().unwrap();
        let done = act();
        holder.join().unwrap();
        done
    }

    #[test]
    fn a_file_that_a_virus_scanner_has_open_is_replaced_when_it_is_closed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("row.ron");
        fs::write(&path, "old").unwrap();
        let write = || write_atomically::<_, io::Error>(&path, |out| out.write_all(b"new"));
        while_open_elsewhere(&path, write).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        let staged = StagingFolder::beside(&path).unwrap();
        staged.write(0, b"newer").unwrap();
        while_open_elsewhere(&path, || staged.place(std::slice::from_ref(&path))).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "newer");
    }

    #[test]
    fn a_file_that_stays_open_elsewhere_is_not_replaced_and_nothing_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("row.ron");
        fs::write(&path, "old").unwrap();
        let held = OpenOptions::new().read(true).share_mode(0).open(&path).unwrap();
        write_atomically::<_, io::Error>(&path, |out| out.write_all(b"new")).unwrap_err();
        drop(held);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
