//! A folder for new files that are moved to their places once all of them are written.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::in_use::while_in_use;
use super::unfinished::{create_folder, is_locked_by_us, lock_of_dead, sync_folder};
use crate::platform::refusal::{PlaceError, folder_of};

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
pub fn remove_staging_folder(folder: &Path) {
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

#[cfg(test)]
mod tests {
    use super::super::remove_unfinished;
    use super::*;

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
}
