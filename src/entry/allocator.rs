//! The settings of glibc's allocator, for a window that is open for hours.
//!
//! Once glibc has freed a block of the size of a long row, it takes such blocks from its heaps, and each thread's heap
//! then keeps up to 64 MiB of free memory. With fixed thresholds, large blocks go back to the system when they are
//! freed. `docs/reliability.md` has the figures.

use std::env;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// Blocks of at least this many bytes are the system's own, and so much free memory is kept at the end of a heap.
const THRESHOLD: &str = "1048576";

/// The settings as glibc reads them, once, when a process starts. Each heap keeps memory that another one could use, and
/// work in the background comes from many threads: so all share two heaps.
const SETTINGS: [(&str, &str); 3] =
    [("MALLOC_MMAP_THRESHOLD_", THRESHOLD), ("MALLOC_TRIM_THRESHOLD_", THRESHOLD), ("MALLOC_ARENA_MAX", "2")];

/// Starts the program again with the settings, in the same process and with the same arguments. Returns if they are set
/// already, by this function or by the user, or if the program can't be started: then it runs without them.
pub fn restart_with_settings() {
    if SETTINGS.iter().any(|(name, _)| env::var_os(name).is_some()) {
        return;
    }
    let mut arguments = env::args_os();
    if let (Ok(program), Some(name)) = (env::current_exe(), arguments.next()) {
        let _ = Command::new(program).arg0(name).args(arguments).envs(SETTINGS).exec();
    }
}
