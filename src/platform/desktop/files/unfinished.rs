//! The names and the locks of unfinished files: `.row.ron.x7Gk2a.unfinished` will be `row.ron`.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile, TempDir};

use crate::platform::desktop::files::read::while_in_use;
use crate::platform::{PlaceError, folder_of};

const ENDING: &str = ".unfinished";

/// The number of random letters and digits before the ending.
const RANDOM_LETTERS: usize = 6;

/// The most bytes of the finished file's name that are in the name of the unfinished one. Some systems allow 143 in all.
const MAX_NAME_BYTES: usize = 100;

/// Whether a file of this name is an unfinished one of this program.
fn is_unfinished(name: &OsStr) -> bool {
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
fn is_locked_by_us(file: &File, path: &Path) -> bool {
    // Where the file system has no locks, no other process can take it either.
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock)) && path.exists()
}

/// Locks the file at `path` if it belongs to a dead process. Returns `None` if the process lives, or if nobody can tell.
fn lock_of_dead(path: &Path) -> Option<File> {
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

/// The file that is locked while the process lives.
const LOCK: &str = "lock";
/// How the names of the new files begin. A number follows.
const NEW: &str = "new-";

/// A temporary folder for new files that are not yet in their places.
///
/// Its drop removes it with all files in it, also after a panic. If the process dies,
/// [`remove_unfinished`](super::remove_unfinished) removes it.
pub struct StagingFolder {
    folder: PathBuf,
    /// Held until only its file is left to be removed.
    lock: Option<File>,
}

impl StagingFolder {
    /// Creates the folder beside `path`, so that files can be moved there without being copied.
    ///
    /// # Errors
    /// If the folder of `path` does not exist or can't be written to.
    pub fn beside(path: &Path) -> io::Result<Self> {
        loop {
            let folder = create_folder(path)?;
            let lock_path = folder.path().join(LOCK);
            match OpenOptions::new().write(true).create(true).truncate(false).open(&lock_path) {
                Ok(lock) if is_locked_by_us(&lock, &lock_path) => {
                    return Ok(Self { folder: folder.keep(), lock: Some(lock) });
                }
                // Another process took the new folder for one of a dead process.
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Writes the new file at an index into this folder.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn write(&self, index: usize, bytes: &[u8]) -> io::Result<()> {
        let mut file = File::create(self.new_file(index))?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    /// Returns the path in this folder for the new file at an index.
    pub fn new_file(&self, index: usize) -> PathBuf {
        self.folder.join(format!("{NEW}{index}"))
    }

    /// Moves the new files to their paths, which are in the folder that this one is in, one after the other. Returns their
    /// paths.
    ///
    /// Each file is the old or the new one at any time. If this fails or the process dies, the files before are new, and
    /// those after are old.
    ///
    /// # Errors
    /// If a file can't be moved.
    pub fn place(self, paths: &[PathBuf]) -> Result<Vec<PathBuf>, PlaceError> {
        for (index, path) in paths.iter().enumerate() {
            let moved = while_in_use(|| fs::rename(self.new_file(index), path));
            moved.map_err(|source| PlaceError { path: path.clone(), source })?;
        }
        sync_folder(folder_of(&self.folder));
        Ok(paths.to_vec())
    }

    /// Removes the folder with its files.
    fn remove(&mut self) -> io::Result<()> {
        for name in names(&self.folder)?.iter().filter(|name| is_new(name)) {
            fs::remove_file(self.folder.join(name))?;
        }
        // On some file systems of Windows, a file that is open stays in its folder until it is closed.
        self.lock = None;
        fs::remove_file(self.folder.join(LOCK))?;
        fs::remove_dir(&self.folder)
    }
}

impl Drop for StagingFolder {
    fn drop(&mut self) {
        let _ = self.remove();
    }
}

/// Removes a staging folder that a dead process left. A folder with anything else in it stays as it is.
fn remove_staging_folder(folder: &Path) {
    if !names(folder).is_ok_and(|names| names.iter().all(|name| name == LOCK || is_new(name))) {
        return;
    }
    // A process that died before it had made this file left nothing else either.
    let lock_path = folder.join(LOCK);
    let _ = OpenOptions::new().write(true).create_new(true).open(&lock_path);
    if let Some(lock) = lock_of_dead(&lock_path) {
        drop(StagingFolder { folder: folder.to_owned(), lock: Some(lock) });
    }
}

fn is_new(name: &OsString) -> bool {
    name.to_str().and_then(|name| name.strip_prefix(NEW)).is_some_and(|number| number.parse::<usize>().is_ok())
}

fn names(folder: &Path) -> io::Result<Vec<OsString>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
}

/// Removes the unfinished files that dead processes left in a folder. Those of living processes stay.
///
/// What can't be removed stays without an error, because it only takes room.
pub fn remove_unfinished(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| is_unfinished(&entry.file_name())) {
        let path = entry.path();
        // The kind is that of the entry itself: no link is followed.
        let Ok(kind) = entry.file_type() else { continue };
        if kind.is_dir() {
            remove_staging_folder(&path);
        } else if kind.is_file()
            && let Some(_lock) = lock_of_dead(&path)
        {
            let _ = fs::remove_file(&path);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::platform::desktop::files::write_atomically;

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

    /// A folder with an old file in the place of the first of two new ones.
    fn set() -> (tempfile::TempDir, Vec<PathBuf>, StagingFolder) {
        let folder = tempfile::tempdir().unwrap();
        let paths: Vec<_> = (1..=2).map(|number| folder.path().join(format!("fill-{number}.txt"))).collect();
        fs::write(&paths[0], "old").unwrap();
        let staging = StagingFolder::beside(&folder.path().join("fill.txt")).unwrap();
        (0..2).for_each(|index| staging.write(index, b"new").unwrap());
        (folder, paths, staging)
    }

    /// Returns the names and the texts of all files in a folder.
    fn files(folder: &Path) -> String {
        let mut names: Vec<_> = names(folder).unwrap();
        names.sort();
        let text = |name: &OsString| fs::read_to_string(folder.join(name)).unwrap_or_default();
        let lines: Vec<_> = names.iter().map(|name| format!("{}: {}\n", name.display(), text(name))).collect();
        lines.concat()
    }

    /// Ends the work on a folder as the death of the process does: the folder stays, and its lock is free.
    fn die(mut staging: StagingFolder) {
        staging.lock = None;
        std::mem::forget(staging);
    }

    #[test]
    fn a_set_is_moved_to_its_place_and_nothing_else_is_left() {
        let (folder, paths, staging) = set();
        assert_eq!(staging.place(&paths).unwrap(), paths);
        assert_eq!(files(folder.path()), "fill-1.txt: new\nfill-2.txt: new\n");
    }

    #[test]
    fn a_set_that_is_not_placed_changes_nothing() {
        let (folder, _, staging) = set();
        drop(staging);
        assert_eq!(files(folder.path()), "fill-1.txt: old\n");
    }

    #[test]
    fn a_file_that_cannot_be_moved_is_named_and_those_before_it_are_whole() {
        let (folder, paths, staging) = set();
        fs::remove_file(staging.new_file(1)).unwrap();
        assert_eq!(staging.place(&paths).unwrap_err().path, paths[1]);
        assert_eq!(files(folder.path()), "fill-1.txt: new\n");
    }

    #[test]
    fn what_a_dead_process_left_is_removed_wherever_it_died() {
        for placed in 0..=2 {
            let (folder, paths, staging) = set();
            (0..placed).for_each(|index| fs::rename(staging.new_file(index), &paths[index]).unwrap());
            remove_unfinished(folder.path());
            assert!(staging.folder.exists(), "that of a living process stays");
            die(staging);
            remove_unfinished(folder.path());
            let expected = ["fill-1.txt: old\n", "fill-1.txt: new\n", "fill-1.txt: new\nfill-2.txt: new\n"];
            assert_eq!(files(folder.path()), expected[placed], "after {placed} files");
        }
    }

    #[test]
    fn a_folder_that_a_process_had_only_begun_is_removed_and_one_with_other_files_stays() {
        let (folder, _, staging) = set();
        for name in ["new-0", "new-1", LOCK] {
            fs::remove_file(staging.folder.join(name)).unwrap();
        }
        let planted = folder.path().join(".x.svg.AbCdEf.unfinished");
        fs::create_dir(&planted).unwrap();
        fs::write(planted.join("new-0"), "mine").unwrap();
        fs::write(planted.join("new-x"), "mine").unwrap();
        die(staging);
        remove_unfinished(folder.path());
        assert_eq!(names(folder.path()).unwrap().len(), 2, "the old file and the folder with other files");
        assert_eq!(names(&planted).unwrap().len(), 2);
    }

    const DEAD: &str = ".row.ron.x7Gk2a.unfinished";

    fn sorted_names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    fn write(path: &Path, text: &str) {
        write_atomically::<_, std::io::Error>(path, |out| out.write_all(text.as_bytes())).unwrap();
    }

    #[test]
    fn the_next_write_in_a_folder_removes_what_a_dead_process_left() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(DEAD), "half a ro").unwrap();
        write(&folder.path().join("other.txt"), "new");
        assert_eq!(sorted_names(folder.path()), ["other.txt"]);
    }

    #[test]
    fn what_a_living_process_writes_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("row.ron");
        let written = write_atomically::<_, std::io::Error>(&path, |out| {
            out.write_all(b"long")?;
            let unfinished = sorted_names(folder.path());
            assert!(matches!(&unfinished[..], [name] if is_unfinished(name.as_ref())), "{unfinished:?}");
            remove_unfinished(folder.path());
            write(&folder.path().join("other.txt"), "new");
            assert!(sorted_names(folder.path()).contains(&unfinished[0]));
            Ok(())
        });
        written.unwrap();
        assert_eq!(sorted_names(folder.path()), ["other.txt", "row.ron"]);
        assert_eq!(fs::read_to_string(path).unwrap(), "long");
    }

    #[test]
    fn files_of_other_names_and_kinds_stay() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| -> PathBuf { folder.path().join(name) };
        for name in ["kept", ".row.ron.x7Gk2a", ".x7Gk2a.unfinished"] {
            fs::write(path(name), "mine").unwrap();
        }
        fs::create_dir(path(".folder.x7Gk2a.unfinished")).unwrap();
        fs::write(path(".folder.x7Gk2a.unfinished/mine"), "mine").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink("kept", path(".link.x7Gk2a.unfinished")).unwrap();
        let before = sorted_names(folder.path());
        remove_unfinished(folder.path());
        assert_eq!(sorted_names(folder.path()), before);
        assert_eq!(sorted_names(&path(".folder.x7Gk2a.unfinished")), ["mine"]);
    }
}
