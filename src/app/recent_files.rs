//! The files that were opened or saved last.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::session::path_text;

/// How many recent files are remembered.
const MAX_RECENT: usize = 10;

/// The recent files, the newest first, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RecentFiles(#[serde(with = "path_text::list")] Vec<PathBuf>);

impl RecentFiles {
    /// Puts a file at the top.
    pub fn add(&mut self, path: &Path) {
        self.0.retain(|other| other != path);
        self.0.insert(0, path.to_owned());
        self.0.truncate(MAX_RECENT);
    }

    pub fn paths(&self) -> &[PathBuf] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_used_last_comes_first_and_none_comes_twice() {
        let mut recent = RecentFiles::default();
        for name in ["/a", "/b", "/a"] {
            recent.add(Path::new(name));
        }
        assert_eq!(recent.paths(), [PathBuf::from("/a"), PathBuf::from("/b")]);
        for k in 0..20 {
            recent.add(Path::new(&format!("/{k}")));
        }
        assert_eq!(recent.paths().len(), MAX_RECENT);
    }
}
