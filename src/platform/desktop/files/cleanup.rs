//! The removal of what dead processes left.

use std::fs;
use std::path::Path;

use super::staging::remove_staging_folder;
use super::unfinished::{is_unfinished, lock_of_dead};

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
    use std::path::PathBuf;

    use super::super::write_atomically;
    use super::*;

    const DEAD: &str = ".row.ron.x7Gk2a.unfinished";

    fn names(folder: &Path) -> Vec<String> {
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
        assert_eq!(names(folder.path()), ["other.txt"]);
    }

    #[test]
    fn what_a_living_process_writes_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("row.ron");
        let written = write_atomically::<_, std::io::Error>(&path, |out| {
            out.write_all(b"long")?;
            let unfinished = names(folder.path());
            assert!(matches!(&unfinished[..], [name] if is_unfinished(name.as_ref())), "{unfinished:?}");
            remove_unfinished(folder.path());
            write(&folder.path().join("other.txt"), "new");
            assert!(names(folder.path()).contains(&unfinished[0]));
            Ok(())
        });
        written.unwrap();
        assert_eq!(names(folder.path()), ["other.txt", "row.ron"]);
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
        let before = names(folder.path());
        remove_unfinished(folder.path());
        assert_eq!(names(folder.path()), before);
        assert_eq!(names(&path(".folder.x7Gk2a.unfinished")), ["mine"]);
    }
}
