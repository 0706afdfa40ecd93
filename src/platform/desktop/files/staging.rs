//! A folder for files that are put in their places together.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::in_use::while_in_use;
use super::unfinished::{create_folder, is_locked_by_us, lock_of_dead, sync_folder};
use crate::platform::refusal::{PlaceError, folder_of};

/// The file that is locked while the process lives.
const LOCK: &str = "lock";

/// The file with the list of [`Target`]s. It is there once the files are put in their places.
const TARGETS: &str = "targets";

const NEW: &str = "new-";
const OLD: &str = "old-";

/// A temporary folder for new files that are not yet in their places, and for old files that new ones replace.
///
/// Its drop removes it with all files in it, also after a panic. It stays if an old file could not be put back. If the
/// process dies, [`remove_unfinished`](super::remove_unfinished) puts the old files back, unless all new ones are in
/// their places.
pub struct StagingFolder {
    folder: PathBuf,
    /// Held until only its file is left to be removed.
    lock: Option<File>,
    /// Whether it holds an old file that could not be put back.
    is_kept: bool,
}

/// The place of one of the files.
#[derive(Serialize, Deserialize)]
struct Target {
    /// Its name in the folder that the staging folder is in.
    name: OsString,
    /// Whether an old file was there.
    was_there: bool,
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
                    return Ok(Self { folder: folder.keep(), lock: Some(lock), is_kept: false });
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

    fn old_file(&self, index: usize) -> PathBuf {
        self.folder.join(format!("{OLD}{index}"))
    }

    /// Moves the new files to their paths, which are in the folder that this one is in. If one of them fails, all old
    /// files are put back.
    ///
    /// Returns their paths.
    ///
    /// # Errors
    /// If a file can't be moved.
    pub fn place(mut self, paths: &[PathBuf]) -> Result<Vec<PathBuf>, PlaceError> {
        let failed = |path: &Path, source| PlaceError { path: path.to_owned(), source, kept: None };
        let targets = self.list(paths).map_err(|error| failed(&self.folder, error))?;
        for (index, path) in paths.iter().enumerate() {
            let moves = self.moves(index, path);
            if let Err(source) = moves.iter().try_for_each(|(from, to)| move_if_there(from, to, to != path)) {
                self.is_kept = self.put_back(&targets).is_err();
                let kept = self.is_kept.then(|| self.folder.clone());
                return Err(PlaceError { kept, ..failed(path, source) });
            }
        }
        // The old files go only once the new names would survive a loss of power.
        sync_folder(folder_of(&self.folder));
        Ok(paths.to_vec())
    }

    /// Returns what is moved for one file, in order: the old file from its place, and the new one to it.
    fn moves(&self, index: usize, path: &Path) -> [(PathBuf, PathBuf); 2] {
        [(path.to_owned(), self.old_file(index)), (self.new_file(index), path.to_owned())]
    }

    /// Writes the list of targets, so that the old files can be put back after the death of this process.
    fn list(&self, paths: &[PathBuf]) -> io::Result<Vec<Target>> {
        let target = |path: &PathBuf| Target {
            name: path.file_name().unwrap_or_default().to_owned(),
            was_there: is_there(path),
        };
        let targets: Vec<_> = paths.iter().map(target).collect();
        let text = ron::to_string(&targets).map_err(io::Error::other)?;
        let mut file = File::create(self.folder.join(TARGETS))?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        sync_folder(&self.folder);
        Ok(targets)
    }

    /// Puts all old files back, and takes back the new files at whose places no old ones were.
    ///
    /// This may end at any point and begin again.
    fn put_back(&self, targets: &[Target]) -> io::Result<()> {
        let place = folder_of(&self.folder);
        let put_back_one = |(index, target): (usize, &Target)| {
            let path = place.join(&target.name);
            if self.is_newer(&path) {
                // Somebody has written it since, so neither the old nor the new file takes its place.
                Ok(())
            } else if is_there(&self.old_file(index)) {
                fs::rename(self.old_file(index), path)
            } else if target.was_there || is_there(&self.new_file(index)) {
                // Nothing was moved, or the old file is back already.
                Ok(())
            } else {
                move_if_there(&path, &self.new_file(index), true)
            }
        };
        // One that fails does not keep the others from their places.
        let put_back: Vec<_> = targets.iter().enumerate().map(put_back_one).collect();
        put_back.into_iter().collect()
    }

    /// Returns whether a file was written after the list of the targets, and so after all files of the set.
    fn is_newer(&self, path: &Path) -> bool {
        let written = |path: &Path| path.symlink_metadata().and_then(|metadata| metadata.modified()).ok();
        matches!((written(path), written(&self.folder.join(TARGETS))), (Some(file), Some(list)) if file > list)
    }

    /// Puts the old files back if the process died before all new ones were in their places.
    fn restore(&self) -> io::Result<()> {
        let text = match fs::read_to_string(self.folder.join(TARGETS)) {
            Ok(text) => text,
            // Nothing was moved yet.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return self.check_no_old_file(),
            Err(error) => return Err(error),
        };
        // The process died while it wrote the list, before it moved anything.
        let Ok(targets) = ron::from_str::<Vec<Target>>(&text) else { return self.check_no_old_file() };
        // A folder from somebody else could name any file of the user.
        if !targets.iter().all(|target| is_plain_name(&target.name)) {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let is_whole = !(0..targets.len()).any(|index| is_there(&self.new_file(index)));
        if is_whole { Ok(()) } else { self.put_back(&targets) }
    }

    /// # Errors
    /// If an old file is in the folder, whose place is not known.
    fn check_no_old_file(&self) -> io::Result<()> {
        if names(&self.folder)?.iter().any(|name| is_numbered(name, OLD)) {
            return Err(io::ErrorKind::InvalidData.into());
        }
        Ok(())
    }

    /// Removes the folder with its files.
    ///
    /// The order matters if this ends half way. The list is needed as long as there are old files, and new files
    /// without it are known to be of no use.
    fn remove(&mut self) -> io::Result<()> {
        let names = names(&self.folder)?;
        let (old, others): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| is_numbered(name, OLD));
        let (new, _) = others.into_iter().partition::<Vec<_>, _>(|name| is_numbered(name, NEW));
        let [list, lock] = [TARGETS, LOCK].map(OsString::from);
        for name in old.into_iter().chain([list]).chain(new) {
            remove_if_there(&self.folder.join(name))?;
        }
        // On some file systems of Windows, a file that is open stays in its folder until it is closed.
        self.lock = None;
        remove_if_there(&self.folder.join(lock))?;
        fs::remove_dir(&self.folder)
    }
}

impl Drop for StagingFolder {
    fn drop(&mut self) {
        if !self.is_kept {
            let _ = self.remove();
        }
    }
}

/// Removes a staging folder that a dead process left. If its set of files was not wholly in place, the old files are
/// put back first. A folder with anything else in it stays as it is.
pub fn remove_staging_folder(folder: &Path) {
    let is_ours = |name: &OsString| name == LOCK || name == TARGETS || is_numbered(name, NEW) || is_numbered(name, OLD);
    if !names(folder).is_ok_and(|names| names.iter().all(is_ours)) {
        return;
    }
    // A process that died before it had made this file left nothing else either.
    let lock_path = folder.join(LOCK);
    let _ = OpenOptions::new().write(true).create_new(true).open(&lock_path);
    if let Some(lock) = lock_of_dead(&lock_path) {
        let mut staging = StagingFolder { folder: folder.to_owned(), lock: Some(lock), is_kept: true };
        staging.is_kept = staging.restore().is_err();
    }
}

/// Whether something has this path. A link that leads nowhere counts.
fn is_there(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// Moves a file. If `may_lack`, nothing happens if there is none.
fn move_if_there(from: &Path, to: &Path, may_lack: bool) -> io::Result<()> {
    match while_in_use(|| fs::rename(from, to)) {
        Err(error) if may_lack && error.kind() == io::ErrorKind::NotFound => Ok(()),
        moved => moved,
    }
}

fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Whether a name is that of a file in a folder, and no path that leads elsewhere.
fn is_plain_name(name: &OsString) -> bool {
    let mut parts = Path::new(name).components();
    matches!((parts.next(), parts.next()), (Some(Component::Normal(part)), None) if part == name)
}

fn is_numbered(name: &OsString, prefix: &str) -> bool {
    name.to_str().and_then(|name| name.strip_prefix(prefix)).is_some_and(|number| number.parse::<usize>().is_ok())
}

fn names(folder: &Path) -> io::Result<Vec<OsString>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
}

#[cfg(test)]
mod tests {
    use super::super::remove_unfinished;
    use super::*;

    /// A set of four files, of which the first and the third replace old ones, and a file that is not of the set.
    struct Set {
        folder: tempfile::TempDir,
        paths: Vec<PathBuf>,
    }

    impl Set {
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let paths: Vec<_> = (1..=4).map(|number| folder.path().join(format!("fill-{number}.txt"))).collect();
            for path in [&paths[0], &paths[2]] {
                fs::write(path, "old").unwrap();
            }
            fs::write(folder.path().join("other"), "other").unwrap();
            Self { folder, paths }
        }

        fn targets(&self) -> Vec<Target> {
            let target = |path: &PathBuf| Target { name: path.file_name().unwrap().into(), was_there: path.exists() };
            self.paths.iter().map(target).collect()
        }

        /// Returns a staging folder with all new files in it.
        fn staged(&self) -> StagingFolder {
            let staging = StagingFolder::beside(&self.folder.path().join("fill.txt")).unwrap();
            for index in 0..4 {
                fs::write(staging.new_file(index), "new").unwrap();
            }
            staging
        }

        /// Returns the names and the texts of all files in the folder.
        fn files(&self) -> String {
            let mut names: Vec<_> = names(self.folder.path()).unwrap();
            names.sort();
            let text = |name: &OsString| fs::read_to_string(self.folder.path().join(name)).unwrap_or_default();
            let lines: Vec<_> = names.iter().map(|name| format!("{}: {}\n", name.display(), text(name))).collect();
            lines.concat()
        }
    }

    const OLD_SET: &str = "fill-1.txt: old\nfill-3.txt: old\nother: other\n";
    const NEW_SET: &str = "fill-1.txt: new\nfill-2.txt: new\nfill-3.txt: new\nfill-4.txt: new\nother: other\n";

    /// Ends the work on a folder as the death of the process does: the folder stays, and its lock is free.
    fn die(mut staging: StagingFolder) {
        staging.is_kept = true;
    }

    /// Dies after so many of the eight moves. Returns false if there are no more.
    fn die_after(set: &Set, moves: usize) -> bool {
        let staging = set.staged();
        staging.list(&set.paths).unwrap();
        let all = set.paths.iter().enumerate().flat_map(|(index, path)| staging.moves(index, path));
        let all: Vec<_> = all.collect();
        for (from, to) in all.iter().take(moves) {
            move_if_there(from, to, true).unwrap();
        }
        die(staging);
        moves <= all.len()
    }

    #[test]
    fn a_set_is_wholly_old_or_wholly_new_after_a_death_between_any_two_moves() {
        for moves in 0.. {
            let set = Set::new();
            if !die_after(&set, moves) {
                assert_eq!(moves, 9);
                break;
            }
            remove_unfinished(set.folder.path());
            assert_eq!(set.files(), if moves == 8 { NEW_SET } else { OLD_SET }, "after {moves} moves");
        }
    }

    #[test]
    fn the_old_files_come_back_although_the_cleanup_dies_too() {
        for moves in 0..8 {
            for moves_back in 0..4 {
                let set = Set::new();
                die_after(&set, moves);
                let folder = unfinished_in(&set);
                let lock = lock_of_dead(&folder.join(LOCK)).unwrap();
                let staging = StagingFolder { folder, lock: Some(lock), is_kept: true };
                let text = fs::read_to_string(staging.folder.join(TARGETS)).unwrap();
                let targets: Vec<Target> = ron::from_str(&text).unwrap();
                staging.put_back(&targets[..moves_back]).unwrap();
                die(staging);
                remove_unfinished(set.folder.path());
                assert_eq!(set.files(), OLD_SET, "after {moves} moves and {moves_back} back");
            }
        }
    }

    #[test]
    fn a_removal_that_dies_half_way_is_finished_and_moves_nothing() {
        for (moves, after) in [(0, OLD_SET), (5, OLD_SET), (8, NEW_SET)] {
            for left in [&[][..], &[TARGETS], &[TARGETS, "new-1", "new-3"], &[TARGETS, "new-0", "new-1", "new-2", LOCK]]
            {
                let set = Set::new();
                die_after(&set, moves);
                let folder = unfinished_in(&set);
                let lock = lock_of_dead(&folder.join(LOCK)).unwrap();
                let staging = StagingFolder { folder: folder.clone(), lock: Some(lock), is_kept: true };
                staging.restore().unwrap();
                // The old files are removed first.
                let old = names(&folder).unwrap().into_iter().filter(|name| is_numbered(name, OLD));
                for name in old.chain(left.iter().map(OsString::from)) {
                    let _ = fs::remove_file(folder.join(name));
                }
                die(staging);
                remove_unfinished(set.folder.path());
                assert_eq!(set.files(), after, "after {moves} moves without {left:?}");
            }
        }
    }

    fn unfinished_in(set: &Set) -> PathBuf {
        let name =
            names(set.folder.path()).unwrap().into_iter().find(|name| name.display().to_string().starts_with('.'));
        set.folder.path().join(name.expect("a staging folder"))
    }

    #[test]
    fn a_death_before_the_files_are_moved_leaves_the_old_ones() {
        let set = Set::new();
        die(set.staged());
        remove_unfinished(set.folder.path());
        assert_eq!(set.files(), OLD_SET, "without a list");

        let staging = set.staged();
        fs::write(staging.folder.join(TARGETS), "[(name:Unix([102,105").unwrap();
        die(staging);
        remove_unfinished(set.folder.path());
        assert_eq!(set.files(), OLD_SET, "with half a list");

        let _ = create_folder(&set.paths[0]).unwrap().keep();
        remove_unfinished(set.folder.path());
        assert_eq!(set.files(), OLD_SET, "without a lock");
    }

    #[test]
    fn an_old_file_whose_place_is_not_known_is_kept() {
        let set = Set::new();
        die_after(&set, 3);
        let folder = unfinished_in(&set);
        fs::write(folder.join(TARGETS), "damaged").unwrap();
        remove_unfinished(set.folder.path());
        assert_eq!(fs::read_to_string(folder.join("old-0")).unwrap(), "old");
    }

    #[test]
    fn the_folder_of_a_living_process_stays() {
        let set = Set::new();
        let staging = set.staged();
        remove_unfinished(set.folder.path());
        staging.place(&set.paths).unwrap();
        assert_eq!(set.files(), NEW_SET);
    }

    #[cfg(unix)]
    #[test]
    fn names_that_are_no_unicode_come_back_too() {
        use std::os::unix::ffi::OsStrExt;
        let folder = tempfile::tempdir().unwrap();
        let paths = [folder.path().join(std::ffi::OsStr::from_bytes(b"fill\xff-1.txt"))];
        // Not every file system takes such a name.
        if fs::write(&paths[0], "old").is_ok() {
            let staging = StagingFolder::beside(&paths[0]).unwrap();
            fs::write(staging.new_file(0), "new").unwrap();
            staging.list(&paths).unwrap();
            fs::rename(&paths[0], staging.old_file(0)).unwrap();
            die(staging);
            remove_unfinished(folder.path());
            assert_eq!(
                (names(folder.path()).unwrap().len(), fs::read_to_string(&paths[0]).unwrap()),
                (1, "old".to_owned())
            );
        }
    }

    #[test]
    fn a_set_that_cannot_be_moved_to_its_place_is_removed() {
        let set = Set::new();
        let staging = set.staged();
        fs::remove_file(staging.new_file(2)).unwrap();
        let error = staging.place(&set.paths).unwrap_err();
        assert_eq!((&error.path, &error.kept), (&set.paths[2], &None));
        assert_eq!(set.files(), OLD_SET);
    }

    #[test]
    fn a_file_that_cannot_be_put_back_is_kept_and_reported() {
        let set = Set::new();
        let staging = set.staged();
        // The first new file is a folder, which no file can replace. The second one is missing.
        fs::remove_file(staging.new_file(0)).unwrap();
        fs::create_dir(staging.new_file(0)).unwrap();
        fs::write(staging.new_file(0).join("content"), "new").unwrap();
        fs::remove_file(staging.new_file(1)).unwrap();
        let error = staging.place(&set.paths).unwrap_err();
        let kept = error.kept.expect("a folder");
        assert_eq!(fs::read_to_string(kept.join("old-0")).unwrap(), "old");
        remove_unfinished(set.folder.path());
        assert_eq!(fs::read_to_string(kept.join("old-0")).unwrap(), "old", "it stays until it can be put back");
        fs::remove_dir_all(&set.paths[0]).unwrap();
        remove_unfinished(set.folder.path());
        assert_eq!(set.files(), OLD_SET);
    }

    #[test]
    fn a_list_that_names_files_elsewhere_moves_and_removes_nothing() {
        for name in ["../victim", "/victim", "a/victim", "..", "."] {
            let outer = tempfile::tempdir().unwrap();
            let folder = outer.path().join("shared");
            let planted = folder.join(".x.svg.AbCdEf.unfinished");
            fs::create_dir_all(&planted).unwrap();
            fs::write(outer.path().join("victim"), "mine").unwrap();
            fs::write(planted.join("old-0"), "evil").unwrap();
            fs::write(planted.join("new-1"), "evil").unwrap();
            let target = |name: &str| Target { name: name.into(), was_there: true };
            fs::write(planted.join(TARGETS), ron::to_string(&[target(name), target("own")]).unwrap()).unwrap();
            remove_unfinished(&folder);
            assert_eq!(fs::read_to_string(outer.path().join("victim")).unwrap(), "mine", "{name}");
            assert!(planted.join("old-0").exists(), "{name}");
        }
    }

    #[test]
    fn a_file_that_was_written_after_the_death_stays() {
        let set = Set::new();
        let staging = set.staged();
        fs::write(staging.folder.join(TARGETS), ron::to_string(&set.targets()).unwrap()).unwrap();
        fs::rename(&set.paths[0], staging.old_file(0)).unwrap();
        fs::rename(staging.new_file(0), &set.paths[0]).unwrap();
        fs::write(&set.paths[0], "mine").unwrap();
        let later = std::time::SystemTime::now() + std::time::Duration::from_secs(5);
        File::options().write(true).open(&set.paths[0]).unwrap().set_modified(later).unwrap();
        let folder = staging.folder.clone();
        die(staging);
        remove_unfinished(set.folder.path());
        assert_eq!(fs::read_to_string(&set.paths[0]).unwrap(), "mine");
        assert!(!folder.exists());
    }
}
