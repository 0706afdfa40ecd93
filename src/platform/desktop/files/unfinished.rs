//! The names and the locks of unfinished files: `.row.ron.x7Gk2a.unfinished` will be `row.ron`.

use std::ffi::OsStr;
use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::io;
use std::path::Path;

use tempfile::{Builder, NamedTempFile, TempDir};

use crate::platform::refusal::folder_of;

const ENDING: &str = ".unfinished";

/// The number of random letters and digits before the ending.
const RANDOM_LETTERS: usize = 6;

/// The most bytes of the finished file's name that are in the name of the unfinished one. Some systems allow 143 in all.
const MAX_NAME_BYTES: usize = 100;

/// Whether a file of this name is an unfinished one of this program.
pub fn is_unfinished(name: &OsStr) -> bool {
    let parts = || name.to_str()?.strip_prefix('.')?.strip_suffix(ENDING)?.rsplit_once('.');
    parts().is_some_and(|(finished, random)| {
        !finished.is_empty()
            && random.len() == RANDOM_LETTERS
            && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

/// Creates a file beside `target` and locks it. Without `permissions`, only this user can read it.
///
/// # Errors
/// If the folder does not exist or can't be written to.
pub fn create_file(target: &Path, permissions: Option<&Permissions>) -> io::Result<NamedTempFile> {
    loop {
        let prefix = prefix(target);
        let mut names = Builder::new();
        names.prefix(&prefix).rand_bytes(RANDOM_LETTERS).suffix(ENDING);
        if let Some(permissions) = permissions {
            names.permissions(permissions.clone());
        }
        let file = names.tempfile_in(folder_of(target))?;
        if is_locked_by_us(file.as_file(), file.path()) {
            return Ok(file);
        }
    }
}

/// Creates a folder beside `target`.
///
/// # Errors
/// If the folder of `target` does not exist or can't be written to.
pub fn create_folder(target: &Path) -> io::Result<TempDir> {
    Builder::new().prefix(&prefix(target)).rand_bytes(RANDOM_LETTERS).suffix(ENDING).tempdir_in(folder_of(target))
}

/// Returns how the name of the unfinished file of `target` begins.
fn prefix(target: &Path) -> String {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    format!(".{}.", &name[..name.floor_char_boundary(MAX_NAME_BYTES)])
}

/// Locks a file that this process has created at `path`, until its handle is closed.
///
/// Returns false if another process took the file for one of a dead process before it was locked.
pub fn is_locked_by_us(file: &File, path: &Path) -> bool {
    // Where the file system has no locks, no other process can take it either.
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock)) && path.exists()
}

/// Locks the file at `path` if it belongs to a dead process. Returns `None` if the process lives, or if nobody can tell.
pub fn lock_of_dead(path: &Path) -> Option<File> {
    // A handle for writing never waits for the other end of a pipe.
    let file = OpenOptions::new().read(true).write(true).open(path).ok()?;
    file.try_lock().ok()?;
    Some(file)
}

/// Makes sure that the new names in a folder survive a loss of power.
pub fn sync_folder(folder: &Path) {
    // The files are in their places already, and not every system can do this.
    #[cfg(unix)]
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    #[cfg(not(unix))]
    let _ = folder;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_exactly_this_pattern_are_unfinished() {
        for name in [".row.ron.x7Gk2a.unfinished", ".a.000000.unfinished", "..b.x7Gk2a.unfinished"] {
            assert!(is_unfinished(OsStr::new(name)), "{name}");
        }
        for name in [
            "row.ron.x7Gk2a.unfinished",
            ".row.ron.x7Gk2a",
            ".row.ron.x7Gk2.unfinished",
            ".row.ron.x7Gk2ab.unfinished",
            ".row.ron.x7Gk2-.unfinished",
            ".row.ron.x7Gk2a.unfinished~",
            ".x7Gk2a.unfinished",
            "..x7Gk2a.unfinished",
            ".unfinished",
        ] {
            assert!(!is_unfinished(OsStr::new(name)), "{name}");
        }
    }

    #[test]
    fn an_unfinished_file_has_a_name_of_the_pattern_however_long_its_own_is() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["row.ron".to_owned(), "ü".repeat(127), "x".repeat(255)] {
            let file = create_file(&folder.path().join(name), None).unwrap();
            assert!(is_unfinished(file.path().file_name().unwrap()), "{}", file.path().display());
        }
    }
}
