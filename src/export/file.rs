//! Writing files whole or not at all: one file, or a numbered set.

use std::fmt;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::error::{ExportError, FileError};
use super::missing::MissingLetters;
use crate::platform::files::{
    self, StagingFolder, canonical, check_replaceable, is_folder, is_taken, remove_unfinished, write_atomically,
};
use crate::platform::{VideoError, VideoSettings, folder_of, video};
use crate::printable::{Lines, printable};
use crate::wording::export::written;

/// Replaces a file by what `content` writes. If `path` is a link, the file that it leads to is replaced.
///
/// If `content` breaks, fails or panics, nothing has changed.
///
/// # Errors
/// If the folder does not exist, `content` fails, or the file can't be written or put in place.
pub fn write_with(
    path: &Path,
    content: impl FnOnce(&mut dyn Write) -> io::Result<ControlFlow<()>>,
) -> Result<ControlFlow<()>, FileError> {
    enum Interruption {
        Stopped,
        Failed(io::Error),
    }
    impl From<io::Error> for Interruption {
        fn from(error: io::Error) -> Self {
            Self::Failed(error)
        }
    }
    check(path)?;
    let written = write_atomically(path, |out| match content(out)? {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(Interruption::Stopped),
    });
    match written {
        Ok(()) => Ok(ControlFlow::Continue(())),
        Err(Interruption::Stopped) => Ok(ControlFlow::Break(())),
        Err(Interruption::Failed(source)) => Err(FileError::Write { path: path.to_owned(), source }),
    }
}

/// Replaces a file by `bytes`, like [`write_with`].
///
/// # Errors
/// If the folder does not exist, or the file can't be written or put in place.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write_with(path, |out| out.write_all(bytes).map(ControlFlow::Continue)).map(|_| ())
}

/// Returns the path of the file at `index` of `count` files.
///
/// 12 files of `fill.png` are `fill-01.png` to `fill-12.png`.
pub fn numbered(path: &Path, index: usize, count: usize) -> PathBuf {
    let digits = count.to_string().len();
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{:0digits$}", index + 1));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

/// Writes `count` files beside `path` with [numbered] names. Old files of these names are replaced. Returns the paths of
/// what was written, which is one archive in a browser.
///
/// `content` returns the bytes of the file at an index. It is called on all cores and in any order.
///
/// The files stand in a folder of their own until all are written. If `content` breaks or panics, or a file can't be
/// written, that folder is removed and nothing has changed. Then they are moved to their places one by one: if that fails
/// or the process dies, those before are new and those after are old.
///
/// # Errors
/// If the folder does not exist, or a file can't be written or put in place.
pub fn write_numbered(
    path: &Path,
    count: usize,
    content: impl Fn(usize) -> ControlFlow<(), Vec<u8>> + Sync,
) -> Result<ControlFlow<(), Vec<PathBuf>>, FileError> {
    let paths: Vec<_> = (0..count).map(|index| numbered(path, index, count)).collect();
    paths.iter().try_for_each(|path| check(path))?;
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |source| FileError::Write { path, source }
    };
    remove_unfinished(folder_of(path));
    let staging = StagingFolder::beside(path).map_err(failed(path))?;
    let written: Result<ControlFlow<()>, FileError> = (0..count)
        .into_par_iter()
        .map(|index| match content(index) {
            ControlFlow::Continue(bytes) => {
                staging.write(index, &bytes).map_err(failed(&paths[index]))?;
                Ok(ControlFlow::Continue(()))
            }
            ControlFlow::Break(()) => Ok(ControlFlow::Break(())),
        })
        // The others are not needed once one has stopped or failed.
        .find_any(|written| !matches!(written, Ok(ControlFlow::Continue(()))))
        .unwrap_or(Ok(ControlFlow::Continue(())));
    if written?.is_break() {
        return Ok(ControlFlow::Break(()));
    }
    Ok(ControlFlow::Continue(staging.place(&paths)?))
}

/// Replaces a file by a video. `pictures` writes the pixels of each picture. If it breaks or fails, nothing has changed.
///
/// # Errors
/// If the folder does not exist, the program for videos is missing or fails, or the file can't be written.
pub fn record(
    path: &Path,
    settings: VideoSettings,
    pictures: &mut dyn FnMut(&mut dyn Write) -> io::Result<ControlFlow<()>>,
) -> Result<ControlFlow<()>, ExportError> {
    check(path)?;
    remove_unfinished(folder_of(path));
    video::record(path, settings, pictures).map_err(|error| match error {
        VideoError::NoProgram => ExportError::NoVideoProgram,
        VideoError::Program(reason) => ExportError::VideoFailed { reason: printable(&reason, Lines::One).into_owned() },
        VideoError::Io(source) => FileError::Write { path: path.to_owned(), source }.into(),
        VideoError::Place(error) => FileError::from(error).into(),
    })
}

/// Checks that a file could be at `path`, and that one that is there may be replaced.
fn check(path: &Path) -> Result<(), FileError> {
    if is_folder(path) || path.file_name().is_none() {
        return Err(FileError::IsFolder { path: path.to_owned() });
    }
    let folder = folder_of(path);
    if !is_folder(folder) {
        return Err(FileError::NoFolder { path: path.to_owned(), folder: folder.to_owned() });
    }
    check_replaceable(path).map_err(|source| FileError::Write { path: path.to_owned(), source })
}

/// Whether `path` leads to one of the files `sources`, also through links or in another spelling.
pub fn is_source(path: &Path, sources: &[PathBuf]) -> bool {
    let is_path = |there: PathBuf| sources.iter().any(|source| canonical(source).is_ok_and(|here| here == there));
    canonical(path).is_ok_and(is_path)
}

/// Returns the first of the paths `row-steps.txt`, `row-steps-2.txt` and so on that is not taken. They are beside
/// `row.txt` if that is `path`, and `what` is `steps`.
pub fn another_name(path: &Path, what: &str, is_taken: impl Fn(&Path) -> bool) -> PathBuf {
    let named = |number: usize| {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(if number == 1 { format!("-{what}") } else { format!("-{what}-{number}") });
        if let Some(extension) = path.extension() {
            name.push(".");
            name.push(extension);
        }
        path.with_file_name(name)
    };
    let mut paths = (1..).map(named);
    paths.find(|path| !is_taken(path)).expect("numbers do not end")
}

/// Returns the files that an export to `path` writes, which `files_of` lists. `what` is a word for their content.
///
/// # Errors
/// If one of them is one of the sources. The error proposes another name.
pub fn checked_files(
    path: &Path,
    what: &str,
    sources: &[PathBuf],
    files_of: impl Fn(&Path) -> Vec<PathBuf>,
) -> Result<Vec<PathBuf>, ExportError> {
    let files = files_of(path);
    if let Some(file) = files.iter().find(|file| is_source(file, sources)) {
        let is_taken = |path: &Path| files_of(path).iter().any(|file| is_taken(file));
        return Err(ExportError::IsSource { path: file.clone(), proposal: another_name(path, what, is_taken) });
    }
    Ok(files)
}

/// The files that an export has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFiles {
    /// The paths in order: one, or several numbered ones.
    pub files: Vec<PathBuf>,
    /// The number of pictures in all files: 0 for texts.
    pub pictures: usize,
    /// The width and height of the pictures in pixels: `None` for texts, and for several sizes.
    pub size: Option<(u32, u32)>,
    /// The size of all files together.
    pub bytes: u64,
    /// The letters that are boxes, because no font has them.
    pub missing: MissingLetters,
}

impl WrittenFiles {
    /// Reads the sizes of the files from the disk.
    pub(super) fn new(files: Vec<PathBuf>, pictures: usize, size: Option<(u32, u32)>) -> Self {
        let bytes = files.iter().filter_map(|file| files::size(file)).sum();
        Self { files, pictures, size, bytes, missing: MissingLetters::default() }
    }
}

/// Such as `fill.gif: 21 pictures of 2560 × 1440 pixels, 234 kB`.
impl fmt::Display for WrittenFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&written(&self.files, self.pictures, self.size, self.bytes))
    }
}

#[cfg(test)]
mod tests {
    use std::panic::AssertUnwindSafe;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::{fs, panic};

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    fn content(index: usize) -> ControlFlow<(), Vec<u8>> {
        ControlFlow::Continue(format!("file {index}").into_bytes())
    }

    #[test]
    fn a_file_is_replaced_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("table.svg");
        for text in ["a long text that comes first", "short"] {
            write(&path, text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(names(folder.path()), ["table.svg"]);
    }

    #[test]
    fn a_write_that_stops_fails_or_panics_leaves_the_file_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fill.gif");
        let begin = |out: &mut dyn Write| out.write_all(b"the beginning");
        let stop = |out: &mut dyn Write| begin(out).map(ControlFlow::Break);
        let fail = |out: &mut dyn Write| begin(out).and_then(|()| Err(io::Error::other("the pen broke")));
        assert!(write_with(&path, stop).unwrap().is_break());
        assert_eq!(names(folder.path()), [""; 0]);
        fs::write(&path, "old").unwrap();
        assert!(write_with(&path, stop).unwrap().is_break());
        let panic = |out: &mut dyn Write| begin(out).map(|()| -> ControlFlow<()> { panic!("a test") });
        assert!(panic::catch_unwind(AssertUnwindSafe(|| write_with(&path, panic))).is_err());
        let error = write_with(&path, fail).unwrap_err().to_string();
        assert_eq!(error, format!("cannot write {}: the pen broke", path.display()));
        assert_eq!((fs::read_to_string(&path).unwrap(), names(folder.path())), ("old".into(), vec!["fill.gif".into()]));
    }

    #[test]
    fn a_missing_folder_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let missing = folder.path().join("slides");
        let path = missing.join("fill.png");
        let expected = format!("there is no folder {}; create it or choose another one", missing.display());
        assert_eq!(write(&path, b"").unwrap_err().to_string(), format!("cannot write {}: {expected}", path.display()));
        assert!(write_numbered(&path, 3, content).unwrap_err().to_string().ends_with(&expected));
        assert!(write(folder.path(), b"").unwrap_err().to_string().contains("that is a folder"));
    }

    #[test]
    fn numbered_files_sort_in_their_order() {
        let path = Path::new("slides/fill.png");
        assert_eq!(numbered(path, 0, 12), Path::new("slides/fill-01.png"));
        assert_eq!(numbered(path, 11, 12), Path::new("slides/fill-12.png"));
        assert_eq!(numbered(path, 0, 9), Path::new("slides/fill-1.png"));
        assert_eq!(numbered(Path::new("fill"), 7, 2080), Path::new("fill-0008"));
        let folder = tempfile::tempdir().unwrap();
        assert!(write_numbered(&folder.path().join("fill.png"), 12, content).unwrap().is_continue());
        let names = names(folder.path());
        assert_eq!((names.len(), &names[0][..], &names[11][..]), (12, "fill-01.png", "fill-12.png"));
        for (index, name) in names.iter().enumerate() {
            assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), format!("file {index}"));
        }
    }

    #[test]
    fn numbered_files_replace_those_of_their_names_and_no_others() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["fill-2.txt", "fill-9.txt"] {
            fs::write(folder.path().join(name), "old").unwrap();
        }
        assert!(write_numbered(&folder.path().join("fill.txt"), 3, content).unwrap().is_continue());
        assert_eq!(names(folder.path()), ["fill-1.txt", "fill-2.txt", "fill-3.txt", "fill-9.txt"]);
        let text = |name| fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!([text("fill-2.txt"), text("fill-9.txt")], ["file 1", "old"]);
    }

    #[test]
    fn a_set_that_stops_or_panics_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("fill-03.txt"), "old").unwrap();
        let calls = AtomicUsize::new(0);
        let stops = |index| {
            if calls.fetch_add(1, Ordering::Relaxed) == 7 { ControlFlow::Break(()) } else { content(index) }
        };
        assert!(write_numbered(&folder.path().join("fill.txt"), 20, stops).unwrap().is_break());
        assert_eq!(names(folder.path()), ["fill-03.txt"]);
        assert_eq!(fs::read_to_string(folder.path().join("fill-03.txt")).unwrap(), "old");

        let panics = |index| if index == 7 { panic!("a test") } else { content(index) };
        let write = || write_numbered(&folder.path().join("fill.txt"), 20, panics);
        assert!(panic::catch_unwind(AssertUnwindSafe(write)).is_err());
        assert_eq!(names(folder.path()), ["fill-03.txt"]);
        assert_eq!(fs::read_to_string(folder.path().join("fill-03.txt")).unwrap(), "old");
    }
}
