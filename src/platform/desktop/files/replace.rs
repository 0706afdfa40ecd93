//! Replacing one file.

use std::fs::{self, File, FileType, Metadata, OpenOptions, Permissions};
use std::io::{self, BufWriter, IntoInnerError, Write};
use std::path::{Path, PathBuf};

use super::read::while_in_use;
use super::unfinished::{create_file, remove_unfinished, sync_folder};
use crate::platform::{Refusal, SpecialFile, folder_of};

/// The most links that are followed from one to the next, as on Linux.
const MAX_LINKS: usize = 40;

/// Replaces the file at `path` by what `write` writes. If `path` is a link, the file that it leads to is replaced.
///
/// The new file has the permissions of the old one, and its owner as far as the system allows it. Once this returns,
/// the new file survives a loss of power. What dead processes left in the folder is removed.
///
/// # Errors
/// If the old file [may not be replaced](check_replaceable), `write` fails, or the new file can't be written or put in
/// place. Then the old file is as it was.
pub fn write_atomically<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    check_replaceable(path)?;
    let target = &target_of(path)?;
    remove_unfinished(folder_of(target));
    let old = fs::metadata(target).ok();
    let permissions = if old.is_some() { None } else { permissions_of_new_files() };
    let created = create_file(target, permissions.as_ref());
    let file = created.map_err(|error| without_folder_access(error, target))?;
    let mut out = BufWriter::new(file.as_file());
    let written = write(&mut out)?;
    out.into_inner().map_err(IntoInnerError::into_error)?;
    if let Some(old) = &old {
        copy_permissions(old, file.as_file())?;
    }
    file.as_file().sync_all()?;
    let mut file = Some(file);
    while_in_use(|| match file.take().map(|file| file.persist(target)) {
        Some(Err(refused)) => {
            file = Some(refused.file);
            Err(refused.error)
        }
        _ => Ok(()),
    })?;
    sync_folder(folder_of(target));
    Ok(written)
}

/// Checks that no file is at `path`, or one that may be replaced: an ordinary file that this user may write to.
///
/// If `path` is a link, this is about the file that it leads to.
///
/// # Errors
/// If something else is there: a folder, a read-only file, a pipe or a device. The error is a sentence for the user.
pub fn check_replaceable(path: &Path) -> io::Result<()> {
    // If nothing is there because nothing can be, the write itself finds out why.
    let Ok(there) = fs::metadata(path) else { return Ok(()) };
    if there.is_dir() {
        return Err(Refusal::Folder.into());
    }
    // This comes before the file is opened, because a pipe waits and a device may do anything.
    if !there.is_file() {
        return Err(Refusal::Special(special_kind(there.file_type())).into());
    }
    if there.permissions().readonly() {
        return Err(Refusal::ReadOnly.into());
    }
    match while_in_use(|| OpenOptions::new().write(true).open(path)) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Err(Refusal::ReadOnly.into()),
        Err(error) => Err(error),
    }
}

/// Returns the kind of something that is neither a file nor a folder.
fn special_kind(kind: FileType) -> SpecialFile {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt;
        if kind.is_fifo() {
            return SpecialFile::Pipe;
        }
        if kind.is_socket() {
            return SpecialFile::Socket;
        }
    }
    let _ = kind;
    SpecialFile::Device
}

/// Returns the path of the file that `path` leads to, through links. The file need not exist.
fn target_of(path: &Path) -> io::Result<PathBuf> {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&target) {
            Ok(next) => target = folder_of(&target).join(next),
            Err(_) => return Ok(target),
        }
    }
    // The links lead in a circle, and the system has a message for that.
    fs::canonicalize(path)
}

/// Returns the permissions that are asked for when a file is created. The system takes those of the umask away.
fn permissions_of_new_files() -> Option<Permissions> {
    #[cfg(unix)]
    let permissions = Some(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    #[cfg(not(unix))]
    let permissions = None;
    permissions
}

/// Gives a file the permissions of another one, and its owner and group where this user may do so.
fn copy_permissions(from: &Metadata, to: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        // Only root may give a file to another user, but everybody to another one of their groups.
        if fchown(to, Some(from.uid()), Some(from.gid())).is_err() {
            let _ = fchown(to, None, Some(from.gid()));
        }
    }
    to.set_permissions(from.permissions())
}

/// Names the folder if no file may be created in it.
fn without_folder_access(error: io::Error, target: &Path) -> io::Error {
    match error.kind() {
        io::ErrorKind::PermissionDenied => Refusal::ReadOnlyFolder(folder_of(target).to_owned()).into(),
        _ => error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(path: &Path, text: &str) -> io::Result<()> {
        write_atomically(path, |out| out.write_all(text.as_bytes()))
    }

    #[cfg(unix)]
    fn mode(path: &Path) -> u32 {
        use std::os::unix::fs::PermissionsExt;
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    #[cfg(unix)]
    #[test]
    fn a_file_keeps_its_permissions_and_a_new_one_gets_the_usual_ones() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let [new, usual, old] = ["new", "usual", "old"].map(|name| folder.path().join(name));
        write(&new, "new").unwrap();
        fs::write(&usual, "usual").unwrap();
        assert_eq!(mode(&new), mode(&usual));
        fs::write(&old, "old").unwrap();
        for kept in [0o600, 0o640, 0o666, 0o755] {
            fs::set_permissions(&old, Permissions::from_mode(kept)).unwrap();
            write(&old, "newer").unwrap();
            assert_eq!((mode(&old), &fs::read_to_string(&old).unwrap()[..]), (kept, "newer"));
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_to_the_file_that_they_lead_to() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::create_dir(path("there")).unwrap();
        symlink("there/second", path("first")).unwrap();
        symlink("file", path("there/second")).unwrap();
        for text in ["the file is not there yet", "now it is"] {
            write(&path("first"), text).unwrap();
            assert_eq!(fs::read_to_string(path("there/file")).unwrap(), text);
            assert!(path("first").is_symlink() && path("there/second").is_symlink());
        }
        symlink("circle", path("circle")).unwrap();
        assert!(write(&path("circle"), "").is_err() && path("circle").is_symlink());
    }

    #[test]
    fn a_read_only_file_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("row.ron");
        fs::write(&path, "old").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        let error = write(&path, "new").unwrap_err();
        assert_eq!(error.to_string(), "it is read-only; make it writable or choose another name");
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_a_device_and_a_folder_are_not_replaced_nor_through_links() {
        use std::os::unix::fs::{FileTypeExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let [pipe, link, device] = ["pipe", "link", "device"].map(|name| folder.path().join(name));
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        symlink("pipe", &link).unwrap();
        // Only links lead there: nothing may ever write to a real device.
        symlink("/dev/null", &device).unwrap();
        for (path, kind) in [(&pipe, "a pipe"), (&link, "a pipe"), (&device, "a device")] {
            let error = write(path, "new").unwrap_err().to_string();
            assert_eq!(error, format!("that is {kind}, which can't be replaced; choose another name"));
        }
        let is_pipe = |path| fs::symlink_metadata(path).unwrap().file_type().is_fifo();
        assert!(is_pipe(&pipe) && link.is_symlink() && device.is_symlink());
        assert_eq!(write(folder.path(), "").unwrap_err().kind(), io::ErrorKind::IsADirectory);
    }

    #[cfg(unix)]
    #[test]
    fn a_read_only_folder_is_named() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        fs::set_permissions(folder.path(), Permissions::from_mode(0o555)).unwrap();
        let result = write(&folder.path().join("row.ron"), "");
        // Root may write there all the same.
        if let Err(error) = result {
            let folder = folder.path().display();
            assert_eq!(
                error.to_string(),
                format!("the folder {folder} is read-only; make it writable or choose another one")
            );
        }
    }
}
