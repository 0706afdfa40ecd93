//! The files that an export never replaces: those that its session was read from.

use std::path::{Path, PathBuf};

use super::error::ExportError;
use crate::platform::files::{canonical, is_taken};

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
