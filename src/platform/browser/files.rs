//! Files in memory, kept in the browser's storage.
//!
//! The program sees one folder without subfolders, and the folder of its own data in it. What the user opens is put
//! there. What the program saves is a download, too, because the storage belongs to the browser and not to the user.
//! Exports are only downloads.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, Cursor, Write};
use std::path::{Component, Path, PathBuf};
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};

use js_sys::{Array, Uint8Array};
use serde::{Deserialize, Serialize};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::script;
use crate::platform::{PlaceError, Refusal};

/// The folder of the program's own data, which the user does not see.
const DATA_FOLDER: &str = "data";

thread_local! {
    static STORE: RefCell<Store> = RefCell::default();
}

#[derive(Default)]
struct Store {
    files: BTreeMap<PathBuf, StoredFile>,
    /// The sizes of the files that were only downloads.
    downloads: BTreeMap<PathBuf, u64>,
    /// Counts the changes.
    changes: u64,
    /// The number of the recovery file that this page holds.
    slot: u32,
    /// What was written in a worker. `None` in the page itself.
    written: Option<Vec<(PathBuf, Vec<u8>)>>,
}

struct StoredFile {
    bytes: Rc<Vec<u8>>,
    /// The number of the change that made it.
    change: u64,
}

/// Opens the storage. Call it once, before anything else here.
pub async fn open() {
    let stored = script::open_store().await;
    let slot = script::held_slot();
    STORE.with_borrow_mut(|store| {
        store.slot = slot;
        store.add(&stored);
    });
}

/// Calls `then` when the storage begins or ceases to keep what it gets, as long as the page is open.
pub fn on_storage_problem(then: impl Fn() + 'static) {
    let changed = Closure::<dyn Fn()>::new(then);
    script::on_storage_problem(changed.as_ref().unchecked_ref());
    changed.forget();
}

/// Returns why the storage does not keep anything. `None` if it does.
pub(super) fn storage_problem() -> Option<io::Error> {
    script::storage_problem().map(|problem| Refusal::NoStorage(problem).into())
}

/// Returns the folder of the program's own data.
pub fn data_folder() -> PathBuf {
    DATA_FOLDER.into()
}

/// Makes these files those of a worker.
pub(super) fn enter_worker(files: &Array) {
    STORE.with_borrow_mut(|store| {
        *store = Store { written: Some(Vec::new()), ..Store::default() };
        store.add(files);
    });
}

/// Returns what was written in the worker since, once.
pub(super) fn take_written() -> Vec<(PathBuf, Vec<u8>)> {
    STORE.with_borrow_mut(|store| store.written.as_mut().map(std::mem::take)).unwrap_or_default()
}

/// Returns the files in the folders of `paths`, as pairs of path and bytes.
pub(super) fn beside(paths: &[PathBuf]) -> Array {
    let folders: Vec<_> = paths.iter().map(|path| plain(path).parent().map(Path::to_owned)).collect();
    STORE.with_borrow(|store| {
        let wanted = store.files.iter().filter(|(path, _)| folders.contains(&path.parent().map(Path::to_owned)));
        wanted.map(|(path, file)| pair(path, &file.bytes)).collect()
    })
}

fn pair(path: &Path, bytes: &[u8]) -> Array {
    Array::of2(&JsValue::from(&*path.to_string_lossy()), &Uint8Array::from(bytes))
}

/// Puts a file that the user has opened into the store. Returns its path.
pub fn put_opened(name: &str, bytes: Vec<u8>) -> PathBuf {
    let path = PathBuf::from(name);
    script::keep(name, &bytes);
    STORE.with_borrow_mut(|store| store.put(&path, bytes));
    path
}

/// Takes over a file that a worker has written.
pub(super) fn put_written(path: &Path, bytes: Vec<u8>) {
    // Only the work in progress can be refused. Then the next work finds that nothing is kept.
    let _ = STORE.with_borrow_mut(|store| store.write(path, bytes));
}

impl Store {
    fn add(&mut self, pairs: &Array) {
        for pair in pairs.iter().filter_map(|pair| pair.dyn_into::<Array>().ok()) {
            if let (Some(path), Ok(bytes)) = (pair.get(0).as_string(), pair.get(1).dyn_into::<Uint8Array>()) {
                self.put(Path::new(&path), bytes.to_vec());
            }
        }
    }

    fn put(&mut self, path: &Path, bytes: Vec<u8>) {
        self.changes += 1;
        self.files.insert(plain(path), StoredFile { bytes: Rc::new(bytes), change: self.changes });
    }

    /// Writes a file: the program's own data to the storage, a session also as a download, anything else only so.
    fn write(&mut self, path: &Path, bytes: Vec<u8>) -> io::Result<()> {
        let path = plain(path);
        let is_data = path.starts_with(DATA_FOLDER);
        let is_kept = is_data || path.extension().is_some_and(|extension| extension == "ron");
        self.downloads.insert(path.clone(), bytes.len() as u64);
        if let Some(written) = &mut self.written {
            written.push((path, bytes));
            return Ok(());
        }
        let name = path.to_string_lossy().into_owned();
        if is_kept {
            // Also where the storage has kept nothing last time: there may be room again.
            script::keep(&name, &bytes);
        }
        if is_data && let Some(problem) = storage_problem() {
            return Err(problem);
        }
        if !is_data {
            script::download(&name, &bytes);
        }
        if is_kept {
            self.put(&path, bytes);
        }
        Ok(())
    }
}

/// Returns a path without `.` and `/`.
fn plain(path: &Path) -> PathBuf {
    path.components().filter(|part| matches!(part, Component::Normal(_))).collect()
}

fn missing() -> io::Error {
    Refusal::NotKept.into()
}

/// Reads a file of at most `max_bytes`. Returns its size and its bytes; a larger file is not read.
///
/// # Errors
/// If the file is not there.
pub fn read_bounded(path: &Path, max_bytes: u64) -> io::Result<(u64, Vec<u8>)> {
    STORE.with_borrow(|store| {
        let file = store.files.get(&plain(path)).ok_or_else(missing)?;
        let size = file.bytes.len() as u64;
        Ok((size, if size > max_bytes { Vec::new() } else { file.bytes.to_vec() }))
    })
}

/// Returns the first bytes of a file, at most `max_bytes`.
///
/// # Errors
/// If the file is not there.
pub fn read_start(path: &Path, max_bytes: u64) -> io::Result<Vec<u8>> {
    STORE.with_borrow(|store| {
        let bytes = &store.files.get(&plain(path)).ok_or_else(missing)?.bytes;
        Ok(bytes[..bytes.len().min(max_bytes as usize)].to_vec())
    })
}

/// Whether a file is at this path.
pub fn exists(path: &Path) -> bool {
    STORE.with_borrow(|store| store.files.contains_key(&plain(path)))
}

/// Whether nothing is at this path for certain.
pub fn is_missing(path: &Path) -> bool {
    !exists(path)
}

/// Whether something is at this path.
pub fn is_taken(path: &Path) -> bool {
    exists(path)
}

pub fn is_folder(path: &Path) -> bool {
    let path = plain(path);
    path.as_os_str().is_empty() || path == Path::new(DATA_FOLDER)
}

/// Returns the size of a file in bytes. `None` if it was never there.
pub fn size(path: &Path) -> Option<u64> {
    let path = plain(path);
    STORE.with_borrow(|store| {
        let stored = store.files.get(&path).map(|file| file.bytes.len() as u64);
        stored.or_else(|| store.downloads.get(&path).copied())
    })
}

/// Returns the one path of a file or a folder.
///
/// # Errors
/// If nothing is there.
pub fn canonical(path: &Path) -> io::Result<PathBuf> {
    if is_folder(path) || exists(path) { Ok(plain(path)) } else { Err(missing()) }
}

pub fn names_in(folder: &Path) -> Vec<PathBuf> {
    let folder = plain(folder);
    let names = |store: &Store| {
        let inside = store.files.keys().filter(|path| path.parent() == Some(&folder));
        inside.filter_map(|path| path.file_name()).map(PathBuf::from).collect()
    };
    STORE.with_borrow(names)
}

/// Moves a file to another name.
///
/// # Errors
/// If it is not there.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let (from, to) = (plain(from), plain(to));
    STORE.with_borrow_mut(|store| {
        let file = store.files.remove(&from).ok_or_else(missing)?;
        script::forget(&from.to_string_lossy());
        script::keep(&to.to_string_lossy(), &file.bytes);
        store.files.insert(to, file);
        Ok(())
    })
}

/// Removes a file.
///
/// # Errors
/// If it is not there.
pub fn remove(path: &Path) -> io::Result<()> {
    let path = plain(path);
    STORE.with_borrow_mut(|store| store.files.remove(&path)).ok_or_else(missing)?;
    script::forget(&path.to_string_lossy());
    Ok(())
}

/// Checks that the storage keeps files.
///
/// # Errors
/// If it does not.
pub fn create_folder(_path: &Path) -> io::Result<()> {
    storage_problem().map_or(Ok(()), Err)
}

/// A lock on a file, held as long as the page is open.
#[derive(Debug)]
pub struct FileLock;

/// Returns the lock on a file. `None` if this page does not hold it.
///
/// # Errors
/// Never.
pub fn lock(path: &Path) -> io::Result<Option<FileLock>> {
    let slot = STORE.with_borrow(|store| store.slot);
    Ok((path.file_stem().is_some_and(|name| *name == *format!("recovery-{slot}"))).then_some(FileLock))
}

/// What is known about a file. It is another one after each change of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileStamp {
    bytes: u64,
    change: u64,
}

impl FileStamp {
    /// # Errors
    /// If the file is gone.
    pub fn of(path: &Path) -> io::Result<Self> {
        STORE.with_borrow(|store| {
            let file = store.files.get(&plain(path)).ok_or_else(missing)?;
            Ok(Self { bytes: file.bytes.len() as u64, change: file.change })
        })
    }
}

/// Checks that a file may be written.
///
/// # Errors
/// Never.
pub fn check_replaceable(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Does nothing: no file is ever unfinished.
pub fn remove_unfinished(_folder: &Path) {}

/// Replaces the file at `path` by what `write` writes.
///
/// # Errors
/// If `write` fails, or the storage does not keep the program's own data. Then the file is as it was.
pub fn write_atomically<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<T, E>,
) -> Result<T, E> {
    let mut bytes = Vec::new();
    let written = write(&mut bytes)?;
    STORE.with_borrow_mut(|store| store.write(path, bytes))?;
    Ok(written)
}

/// Files that become one archive.
#[derive(Debug)]
pub struct StagingFolder {
    archive: PathBuf,
    files: Mutex<BTreeMap<usize, Vec<u8>>>,
}

impl StagingFolder {
    /// Begins an archive with the name of `path`.
    ///
    /// # Errors
    /// Never.
    pub fn beside(path: &Path) -> io::Result<Self> {
        Ok(Self { archive: path.with_extension("zip"), files: Mutex::default() })
    }

    /// Adds the file at an index.
    ///
    /// # Errors
    /// Never.
    pub fn write(&self, index: usize, bytes: &[u8]) -> io::Result<()> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner).insert(index, bytes.to_vec());
        Ok(())
    }

    /// Writes the archive with the files under the names of `paths`. Pictures are compressed already. Returns its path.
    ///
    /// # Errors
    /// If there are too many of them for an archive.
    pub fn place(self, paths: &[PathBuf]) -> Result<Vec<PathBuf>, PlaceError> {
        let files = self.files.into_inner().unwrap_or_else(PoisonError::into_inner);
        let failed = |source| PlaceError { path: self.archive.clone(), source };
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        for (path, bytes) in paths.iter().zip(files.values()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            archive.start_file(name, options).map_err(|error| failed(error.into()))?;
            archive.write_all(bytes).map_err(failed)?;
        }
        let bytes = archive.finish().map_err(|error| failed(error.into()))?.into_inner();
        STORE.with_borrow_mut(|store| store.write(&self.archive, bytes)).map_err(failed)?;
        Ok(vec![self.archive])
    }
}
